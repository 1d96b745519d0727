"""The coach: the same answer twice, from an Observation alone; a blunder looks worse than the best move."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tenka import games
from tenka.bots.coach import Advice, advise, is_same, shared
from tenka.core import record as records
from tenka.core.chance import FastChance
from tenka.core.decisions import Decision, decisions
from tests.games.zipang.positions import position

GOLDEN = Path(__file__).parents[1] / "games"
FEW = 12
RECORDS = {
    "zipang": "zipang/golden/3.json",
    "shitenno": "shitenno/golden/3.json",
    "shogun": "shogun/golden/all-draft-5.json",
}
QUESTIONS = {
    "zipang": {"turn", "react"},
    "shitenno": {"turn", "offer", "lot"},
    "shogun": {"claim", "group", "plan", "special", "battle", "move", "chamber", "leader_here"},
}


def found(name: str, seat: int = 0) -> list[Decision]:
    record = records.decode((GOLDEN / RECORDS[name]).read_bytes())
    return decisions(records.load_game(record, games.load), record, seat)


@pytest.mark.parametrize("name", RECORDS)
def test_every_question_of_a_game_gets_an_answer_that_could_be_played(name: str) -> None:
    """One decision of each kind: `sharp`'s choice is legal from its first move on, and so are the figures."""
    kinds = {one.observation.step: one for one in reversed(found(name, seat=1))}
    assert set(kinds) >= QUESTIONS[name]
    for one in kinds.values():
        advice = advise(one.observation, one.moves, one.played, simulations=FEW)
        assert advice.best[0] in one.moves
        assert advice.played_chance is not None
        assert 0 <= advice.played_chance <= 1
        assert abs(advice.chance - advice.played_chance - advice.gain) < 1e-9
        assert advice.same == is_same(name, one.played, advice.best)


@pytest.mark.parametrize("name", RECORDS)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    one = next(one for one in found(name) if len(one.moves) > 2)
    first, second = (advise(one.observation, one.moves, one.played, simulations=FEW) for _ in range(2))
    assert first == second
    assert first.worlds == FEW // 2


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_hidden_does_not_matter(name: str) -> None:
    """Two worlds that a seat cannot tell apart give it the same advice."""
    game = games.load(name, 3)
    chance, dice = FastChance(5), random.Random(5)
    state = game.start(chance)
    for _ in range(70 if name == "shogun" else 12):
        seat = game.actors(state)[0]
        game.play(state, seat, dice.choice(game.moves(state, seat)), chance)
    seat = game.actors(state)[0]
    other = game.resample(game.observe(state, seat), FastChance(77))
    assert any(game.observe(state, one) != game.observe(other, one) for one in range(3) if one != seat)

    def told(world: Any) -> Advice:
        moves = [move.name for move in game.moves(world, seat)]
        return advise(game.observe(world, seat), moves, None, simulations=FEW)

    assert told(state) == told(other)


def test_giving_honor_away_on_the_last_turn_costs_something() -> None:
    table = position(["emperor nobleman peasant", "bandit captain"], supply="", last_turn=True)
    advice = advise(table.game.observe(table.state, 0), table.moves(), ["emperor"], simulations=60)
    assert advice.best == ["peasant"]
    assert advice.gain > advice.error
    assert advice.verdict() in ("slip", "mistake")


def test_offering_nothing_but_the_best_tile_is_a_mistake() -> None:
    """A Tairō who gives the highest title away with an empty lot has given it away."""
    one = next(one for one in found("shitenno") if one.played == ["offer:4"])
    advice = advise(one.observation, one.moves, one.played, simulations=60)
    assert advice.verdict() == "mistake"
    assert len(advice.best) > 1


def test_a_plan_of_nothing_but_chests_is_a_mistake_and_is_compared_as_a_whole() -> None:
    game = games.load("shogun", 3)
    state = game.start(FastChance(3))
    seat = game.actors(state)[0]
    seen, moves = game.observe(state, seat), [move.name for move in game.moves(state, seat)]
    spaces = game.rules.space_ids  # type: ignore[attr-defined]
    cards = sorted(seen.hand, key=lambda card: (not card.startswith("chest"), card))
    played = [f"plan:{space}:{card}" for space, card in zip(spaces, cards, strict=False)]
    advice = advise(seen, moves, played, simulations=60)
    assert advice.verdict() == "mistake"
    assert [name.split(":")[1] for name in advice.best] == list(spaces)


def test_a_plan_that_is_begun_is_gone_on_with() -> None:
    game = games.load("shogun", 3)
    chance = FastChance(4)
    state = game.start(chance)
    for _ in range(3):
        game.play(state, 0, game.moves(state, 0)[1], chance)
    seen = game.observe(state, 0)
    advice = advise(seen, [move.name for move in game.moves(state, 0)], simulations=FEW)
    spaces = list(game.rules.space_ids)  # type: ignore[attr-defined]
    assert [name.split(":")[1] for name in advice.best] == spaces[len(seen.draft) :]


def test_chest_cards_are_all_the_same_but_for_the_bid() -> None:
    one = ["plan:castle:chest0", "plan:taxes:aki", "plan:auction:chest1"]
    assert is_same("shogun", one, ["plan:castle:chest3", *one[1:]])
    assert shared("shogun", one, [*one[:2], "plan:auction:chest2"]) == [True, True, False]
    assert is_same("shitenno", ["add:bushi", "add:koku1", "offer:2"], ["add:koku1", "add:bushi", "offer:2"])
    assert not is_same("shitenno", ["add:bushi", "offer:2"], ["offer:2"])


@pytest.mark.parametrize(
    ("gain", "error", "verdict"),
    [(0.01, 0.0, "equal"), (0.05, 0.06, "equal"), (0.03, 0.01, "slip"), (0.2, 0.1, "mistake")],
)
def test_only_what_is_large_and_sure_gets_a_name(gain: float, error: float, verdict: str) -> None:
    assert Advice(["a"], 0.5, 9, 0.5 - gain, gain, error).verdict() == verdict
    better = "better" if verdict in ("slip", "mistake") else "equal"
    assert Advice(["a"], 0.5, 9, 0.5 + gain, -gain, error).verdict() == better
    assert Advice(["a"], 0.5, 9, 0.5, same=True).verdict() == "same"
