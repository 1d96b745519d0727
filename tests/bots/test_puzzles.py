"""Puzzles: those that come with the games still hold, can be found again, and know what one seat knew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenka import games
from tenka.bots.puzzles import find
from tenka.core import record as records
from tenka.core.chance import FastChance
from tenka.core.decisions import Decision, decisions
from tenka.core.puzzle import MARGIN, Puzzle, by_idea, runner_up

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/games/zipang/golden/3.json"
WITH_PUZZLES = [name for name, plugin in games.PLUGINS.items() if plugin.puzzles]


def bundled(name: str) -> list[Puzzle]:
    return games.plugin_of(name).bundled_puzzles()


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_stored_puzzle_still_has_the_same_moves_in_another_possible_world(name: str) -> None:
    found = bundled(name)
    assert len(found) >= 10
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        game = games.load(puzzle.game, puzzle.seats, puzzle.options, puzzle.version)
        seen = game.read_observation(puzzle.observation)
        world = game.resample(seen, FastChance(7))
        assert game.observe(world, seen.viewer) == seen
        assert [move.name for move in game.moves(world, seen.viewer)] == puzzle.moves
        assert seen.viewer in game.actors(world)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_best_choice_is_clear_and_every_choice_cites_a_paragraph(name: str) -> None:
    guide = games.plugin_of(name).puzzles
    assert guide is not None
    rules = (ROOT / f"docs/rules/{name}.en.md").read_text("utf-8")
    for puzzle in bundled(name):
        seen = games.load(name, puzzle.seats, puzzle.options).read_observation(puzzle.observation)
        assert sorted(one.move for one in puzzle.tried) == sorted(puzzle.moves)
        second = runner_up(guide, puzzle)
        assert second.gain - second.error >= MARGIN
        ideas = by_idea(guide, puzzle.tried)
        assert puzzle.tried[0].is_right()
        assert not any(one.is_right() for one in list(ideas.values())[1:])
        cited = {guide.paragraph(seen, move).partition("/")[2] for move in puzzle.moves}
        assert all(f"### {paragraph} · " in rules for paragraph in cited)


def test_odds_are_told_where_something_is_left_to_chance() -> None:
    told = []
    for name in WITH_PUZZLES:
        guide = games.plugin_of(name).puzzles
        assert guide is not None
        for puzzle in bundled(name):
            game = games.load(name, puzzle.seats, puzzle.options)
            seen = game.read_observation(puzzle.observation)
            told += [
                (name, odds) for move in puzzle.moves if (odds := guide.success(game, seen, move)) is not None
            ]
    assert {name for name, _ in told} == {"zipang", "shogun"}, "no move of Shitennō can fail"
    assert all(0 <= one <= 1 for _, one in told)
    assert any(0 < one < 1 for name, one in told if name == "zipang")
    assert any(0 < one < 1 for name, one in told if name == "shogun")


def test_what_others_hold_makes_no_difference_to_a_puzzle() -> None:
    """Two worlds that the seat cannot tell apart give the same puzzle, with the same numbers."""
    record = records.decode(RECORD.read_bytes())
    game, guide = records.load_game(record, games.load), games.plugin_of("zipang").puzzles
    assert guide is not None
    decision, puzzle = next(
        (one, puzzle)
        for seat in range(3)
        for one in decisions(game, record, seat)
        if (puzzle := find(game, guide, record, one, "bots")) is not None
    )
    seat = decision.observation.viewer
    world = game.resample(decision.observation, FastChance(3))
    there = game.observe(world, seat)
    moves = [move.name for move in game.moves(world, seat)]
    assert find(game, guide, record, Decision(0, decision.played, there, moves), "bots") == puzzle
