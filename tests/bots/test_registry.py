"""Bots are found by game and level; wrong wishes get a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenka import bots, games
from tenka.core.errors import BadOptions
from tenka.texts import Texts

LADDER = ["random", "steady", "sharp", "master"]


@pytest.mark.parametrize("game", list(games.PLUGINS))
def test_every_game_has_a_ladder_that_begins_with_random(game: str) -> None:
    assert bots.levels(game)[0] == "random"


@pytest.mark.parametrize("game", list(games.PLUGINS))
def test_every_level_has_a_name_and_says_how_it_plays(game: str) -> None:
    wanted = [f"bot-{said}-{level}" for level in bots.levels(game) for said in ("level", "about")]
    assert [message for message in wanted if not Texts().has(message)] == []


def test_levels_are_listed_weakest_first() -> None:
    assert [level for level in bots.levels("zipang") if level in LADDER] == LADDER


def test_unknown_level_is_named_with_the_known_ones() -> None:
    known = ", ".join(bots.levels("zipang"))
    with pytest.raises(BadOptions, match=re.escape(f"no bot 'genius' for zipang. There is: {known}.")):
        bots.make("zipang", "genius", 1)


def test_unknown_game_is_named() -> None:
    with pytest.raises(BadOptions, match="no bots for a game 'chess'"):
        bots.levels("chess")
    with pytest.raises(BadOptions, match="no bots for a game 'chess'"):
        bots.make("chess", "random", 1)


def test_a_clock_runs_out_and_stays_there() -> None:
    assert 0 < bots.Clock(60).left() <= 60
    assert bots.Clock(-1).left() == 0


@pytest.mark.parametrize("game", [name for name, plugin in games.PLUGINS.items() if plugin.strength])
def test_the_strength_that_people_are_told_is_the_measured_one(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs/ladder.md").read_text("utf-8")
    table = page.partition(f"\n## {Texts()(f'game-{game}')}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)`.* \| 3 × `(\w+)`.*? \| \d+ \| ([\d.]+)% ", table, re.MULTILINE)
    assert games.PLUGINS[game].strength == {level: round(float(share) / 10) for level, _, share in rows}
    known = bots.levels(game)
    assert [weaker for _, weaker, _ in rows] == known[:-1]
