"""Training: features come from the guide itself, and fitting finds the weights that gave the answers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tenka import games
from tenka.core.chance import FastChance
from tenka.games.zipang.bots.guide import BELIEFS, POLICY, VALUE, ZipangGuide
from tenka.games.zipang.bots.master import SAME_DECK
from tenka.search.guide import chances
from tenka.search.weights import read_weights
from tools.train.__main__ import MODELS, main
from tools.train.fit import fit
from tools.train.selfplay import Lessons


@pytest.mark.parametrize("name", list(MODELS))
def test_features_times_weights_are_the_guides_priors(name: str) -> None:
    model, chance = MODELS[name], FastChance(1)
    guide, teacher = model.make(model.policy, model.value, model.beliefs), model.teacher()
    game = games.load(name, 3)
    state = game.start(chance)
    for _ in range(30):
        seat = game.actors(state)[0]
        moves = game.moves(state, seat)
        told = teacher.of_moves(state, seat, moves) @ np.array(model.policy)
        assert told == pytest.approx(guide.priors(state, seat, moves))
        game.play(state, seat, guide.choose(state, seat, moves, chance), chance)
    assert teacher.of_seats(state) @ np.array(model.value) == pytest.approx(guide.outlooks(state))


def test_features_times_weights_are_the_guides_beliefs() -> None:
    model, chance = MODELS["zipang"], FastChance(1)
    weights = [float(weight) for weight in np.random.default_rng(1).normal(size=BELIEFS)]
    guide, teacher = model.make(model.policy, model.value, weights), model.teacher()
    game = games.load("zipang", 3)
    state = game.start(chance)
    for _ in range(30):
        seat = game.actors(state)[0]
        told = teacher.of_worlds([state], seat) @ np.array(weights)
        assert told == pytest.approx([guide.log_belief(state, seat)])
        game.play(state, seat, guide.choose(state, seat, game.moves(state, seat), chance), chance)


def test_fitting_finds_the_weights_behind_the_answers() -> None:
    dice, true, lessons = np.random.default_rng(1), [1.0, -2.0, 0.5], Lessons()
    for _ in range(400):
        features = dice.normal(size=(4, 3))
        lessons.add(features, np.array(chances([float(score) for score in features @ np.array(true)])))
    found, before, after = fit(lessons, [0.0, 0.0, 0.0])
    assert found == pytest.approx(true, abs=0.05)
    assert after < before


@pytest.mark.parametrize("quick", ["0", "2"])
def test_training_writes_weights_that_a_bot_can_read(tmp_path: Path, quick: str) -> None:
    (tmp_path / "zipang/bots").mkdir(parents=True)
    few = ["--rounds", "1", "--games", "1", "--quick", quick, "--simulations", "2", "--folder", str(tmp_path)]
    assert main(["zipang", *few]) == 0
    learned = read_weights(tmp_path / "zipang/bots/master.npz")
    sizes = {"policy": POLICY, "value": VALUE, "beliefs": BELIEFS}
    assert {name: len(rows[0]) for name, rows in learned.items()} == sizes
    assert {len(rows) for rows in learned.values()} == {len(SAME_DECK)}
    ZipangGuide(*(learned[name][0] for name in sizes))
