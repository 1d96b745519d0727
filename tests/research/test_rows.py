"""Rows straight from States equal the layouts' by Observation, and know no secrets.

That two worlds which a seat cannot tell apart have the same row, `tests/kit/secrecy.py` checks for every game
and table of the compliance kit.
"""

from __future__ import annotations

from typing import Any

import pytest

from tenka import games
from tenka.core.chance import FastChance
from tenka.core.record import Options
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.zipang.state import State
from tests.example_game.plugin import HighestPlugin
from tests.kit import rows
from tests.kit.kit import walk

ALL: Options = {"modules": MODULE_NAMES}
TABLES: list[tuple[str, int, Options]] = [
    *(("zipang", seats, {}) for seats in (2, 3, 4, 5, 6)),
    *(("shitenno", seats, {}) for seats in (2, 3, 4)),
    *(("shogun", seats, {}) for seats in (3, 4, 5)),
    ("shogun", 3, {"setup": "draft"}),
    ("shogun", 4, {"side": "moon", "tower": "simple"}),
    *(("shogun", 4, dict[str, Any](modules=[module])) for module in MODULE_NAMES),
    ("shogun", 5, {"side": "moon", **ALL}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_rows_are_those_of_the_layout_in_whole_games(name: str, seats: int, options: Options) -> None:
    assert rows.check_whole_game(name, seats, options, seed=seats) > 10


def test_plain_python_writes_the_same_rows() -> None:
    rows.check_plain([("zipang", 4, {}), ("shitenno", 3, {}), ("shogun", 4, {}), ("shogun", 3, ALL)])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_row(
    name: str, seats: int, options: Options
) -> None:
    game, chance, differed = load(name, seats, options), FastChance(3), 0
    both = rows.rows_of(game)
    for number, (state, _, _) in enumerate(walk(game, FastChance(4))):
        for viewer in range(seats) if number % 9 == 0 else ():
            other = game.resample(game.observe(state, viewer), chance)
            assert both.written(other, viewer) == both.written(state, viewer)
            differed += others_differ(both, state, other, viewer)
    assert differed, "the worlds were all the same, so nothing was shown"


def others_differ(both: rows.Rows, state: Any, other: Any, viewer: int) -> bool:
    """Whether somebody else sees that it is another world."""
    seats = [seat for seat in range(both.game.seats) if seat != viewer]
    return any(both.written(other, seat) != both.written(state, seat) for seat in seats)


def test_a_writer_that_looks_at_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself: somebody's hidden card in the row makes two worlds differ."""
    game = load("zipang", 3)
    both = rows.Rows(game)
    honest = both.written
    monkeypatch.setattr(both, "written", lambda state, seat: [*honest(state, seat), *hidden(state, seat)])
    state = game.start(FastChance(1))
    seen = game.observe(state, 0)
    worlds = [game.resample(seen, FastChance(seed)) for seed in range(20)]
    assert any(both.written(world, 0) != both.written(state, 0) for world in worlds)
    assert all(honest(world, 0) == honest(state, 0) for world in worlds)


def hidden(state: State, seat: int) -> list[int]:
    return state.hands[(seat + 1) % state.seats]


def test_a_game_with_a_layout_alone_has_rows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PLUGINS, "highest", HighestPlugin())
    assert rows.check_whole_game("highest", 3, {}, seed=1) == 9
