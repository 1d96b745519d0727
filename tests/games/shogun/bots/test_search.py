"""Shogun's bots that search: legal at every question, reproducible, in time, from Observations alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenka import bots, games
from tenka.bots import AnyBot, Clock
from tenka.core.chance import FastChance
from tenka.core.moves import Move
from tenka.games.shogun.bots.master import FILE
from tenka.games.shogun.bots.successive_halving import Budget, Runner, SuccessiveHalving
from tenka.games.shogun.bots.value import FEATURES
from tenka.games.shogun.bots.world_sampler import WorldSampler
from tenka.games.shogun.observation import Observation
from tenka.search.weights import read_weights
from tools.train import shogun as train

MODULES = ["tennos_court", "samurai", "military_leaders", "chambers"]
FEW = 12
"""Simulations for each decision: enough to go through everything."""
LEVELS = [level for level in bots.levels("shogun") if bots.make("shogun", level, 0).simulations]


class Ticking(Clock):
    """Every look at it takes a hundredth of a second."""

    def __init__(self, seconds: float) -> None:
        super().__init__(0)
        self.rest = seconds

    def left(self) -> float:
        self.rest -= 0.01
        return max(0.0, self.rest)


def asked(seats: int, options: dict[str, Any], bot: AnyBot, seed: int, most: int) -> list[str]:
    """What a bot answers at seat 0 of a game with `random`s; every answer must be legal."""
    game = games.load("shogun", seats, options)
    chance = FastChance(seed)
    state = game.start(chance)
    seated = [bot, *(bots.make("shogun", "random", seat) for seat in range(1, seats))]
    answers: list[str] = []
    while (actors := game.actors(state)) and len(answers) < most:
        seat = actors[0]
        seen, moves = game.observe(state, seat), game.moves(state, seat)
        assert isinstance(seen, Observation)
        move = seated[seat].decide(seen, list(moves), None)
        assert move in moves
        if seat == 0:
            answers.append(move.name)
        game.play(state, seat, move, chance)
    return answers


@pytest.mark.parametrize(
    ("level", "seats", "options", "most"),
    [
        ("sharp", 3, {"side": "moon", "modules": MODULES}, 10_000),
        ("master", 5, {"modules": MODULES}, 10_000),
        ("sharp", 4, {"may_decline_moves": True}, 40),
    ],
)
def test_every_question_gets_a_legal_answer(
    level: str, seats: int, options: dict[str, Any], most: int
) -> None:
    answers = asked(seats, options, bots.make("shogun", level, 1, FEW), 5, most)
    assert {name.partition(":")[0] for name in answers} >= {"plan", "special", "march"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_number_of_simulations_give_the_same_answers(level: str) -> None:
    one, other = (asked(4, {}, bots.make("shogun", level, 7, 40), 3, 14) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_have_planned_does_not_matter(level: str) -> None:
    """Two worlds that look the same to the seat get the same answer."""
    game = games.load("shogun", 3)
    chance = FastChance(2)
    state = game.start(chance)
    while game.observe(state, game.actors(state)[0]).step == "plan":
        seat = game.actors(state)[0]
        moves = game.moves(state, seat)
        game.play(state, seat, moves[chance.pick("test", len(moves))], chance)
    seat = game.actors(state)[0]
    world = game.resample(game.observe(state, seat), FastChance(9))
    assert world.board != state.board
    moves = game.moves(state, seat)
    answers = {
        bots.make("shogun", level, 5, FEW).decide(game.observe(position, seat), moves, None)
        for position in (state, world)
    }
    assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.6])
def test_a_search_ends_when_its_time_is_up(level: str, seconds: float) -> None:
    game = games.load("shogun", 4)
    state = game.start(FastChance(1))
    clock = Ticking(seconds)
    moves = game.moves(state, 0)
    bot = bots.make("shogun", level, 1, 10**9)
    assert bot.decide(game.observe(state, 0), moves, clock) in moves
    assert clock.rest > -0.02


def test_a_race_finds_the_best_and_tries_the_worse_half_less() -> None:
    tried: list[int] = []

    def simulate(choice: int, world: int) -> float:
        tried.append(choice)
        return choice + world % 3

    runners = [Runner(choice) for choice in range(16)]
    best = SuccessiveHalving(simulate, Budget(10_000, None), 4, 32).run(runners, 2)
    assert best[0].choice == 15
    assert tried.count(15) == 32
    assert tried.count(0) == 4


def test_a_race_keeps_to_its_budget() -> None:
    tried: list[int] = []

    def simulate(choice: int, world: int) -> float:
        tried.append(world)
        return float(choice)

    runners = [Runner(choice) for choice in range(5)]
    assert SuccessiveHalving(simulate, Budget(13, None), 4, 64).run(runners, 1)[0].choice == 4
    assert len(tried) == 13


def test_worlds_agree_with_what_is_seen() -> None:
    game = games.load("shogun", 4, {"modules": MODULES})
    chance = FastChance(4)
    state = game.start(chance)
    looked = 0
    while (actors := game.actors(state)) and looked < 12:
        seat = actors[0]
        moves: list[Move] = game.moves(state, seat)
        seen = game.observe(state, seat)
        if seen.step in ("special", "battle", "move") and len(moves) > 1:
            sampler = WorldSampler(seen, [move.name for move in moves], looked, None)
            assert game.observe(sampler.world(0), seat) == seen
            assert [move.name for move in game.moves(sampler.world(1), seat)] == [move.name for move in moves]
            looked += 1
        game.play(state, seat, moves[chance.pick("test", len(moves))], chance)
    assert looked == 12


def test_learned_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    np.savez(tmp_path / "some.npz", weights=np.array([[1.5, -2], [0, 4]]), spread=np.array([3.0, 1]))
    assert read_weights(tmp_path / "some.npz") == {"weights": [[1.5, -2], [0, 4]], "spread": [[3, 1]]}
    np.savez(tmp_path / "other.npz", weights=np.array([1, 2]))
    with pytest.raises(ValueError, match="in another way"):
        read_weights(tmp_path / "other.npz")
    assert len(read_weights(FILE)["weights"][0]) == len(FEATURES)


def test_training_makes_weights_for_every_round(tmp_path: Path) -> None:
    assert train.main(["--games", "3", "--seed", "5", "--into", str(tmp_path / "new.npz")]) == 0
    found = read_weights(tmp_path / "new.npz")
    assert [any(row) for row in found["weights"]] == [False] + [True] * 6
