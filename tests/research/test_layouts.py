"""Rows of numbers tell apart exactly what a seat can tell apart."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from tenka.core.chance import FastChance
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.games import load, plugin_of
from tenka.research.match import Match, encoded
from tests.kit.kit import walk

MODULES = ["tennos_court", "samurai", "military_leaders", "chambers"]
TABLES: list[tuple[str, int, Options]] = [
    ("zipang", 2, {}),
    ("zipang", 6, {}),
    ("shitenno", 2, {}),
    ("shitenno", 4, {}),
    ("shogun", 3, {"side": "moon"}),
    ("shogun", 4, {"tower": "simple"}),
    ("shogun", 5, {"side": "moon", "modules": MODULES}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_rows_are_equal_exactly_where_observations_are(name: str, seats: int, options: Options) -> None:
    """In two worlds that a seat cannot tell apart, and from one decision to the next."""
    game = load(name, seats, options)
    layout = plugin_of(name).layout(game)
    bounds = np.array(layout.bounds())
    chance = FastChance(5)
    seen: dict[bytes, bytes] = {}
    for number, (state, _, _) in enumerate(walk(game, FastChance(6))):
        for viewer in range(seats):
            observation = game.observe(state, viewer)
            row, told = encoded(layout, observation), text(observation)
            assert row.shape == (layout.size,)
            assert row.min() >= 0
            assert (row <= bounds).all()
            assert seen.setdefault(row.tobytes(), told) == told
        if number % 40 == 0:
            check_worlds(game, layout, state, chance)
    assert len(seen) == len(set(seen.values()))


def check_worlds(game: AnyGame, layout: Any, state: Any, chance: FastChance) -> None:
    """Another world for one seat looks the same to it; to others it does if their Observations do."""
    for viewer in range(game.seats):
        other = game.resample(game.observe(state, viewer), chance)
        for seat in range(game.seats):
            mine, theirs = game.observe(state, seat), game.observe(other, seat)
            same = np.array_equal(encoded(layout, mine), encoded(layout, theirs))
            assert same == (text(mine) == text(theirs))
            assert same or seat != viewer


def text(observation: Any) -> bytes:
    return msgspec.json.encode(observation)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_fields_have_names_of_their_own(name: str, seats: int, options: Options) -> None:
    layout = plugin_of(name).layout(load(name, seats, options))
    assert len(layout.slices()) == len(layout.fields)
    assert all(field.about and field.size > 0 for field in layout.fields)


def test_masks_are_the_legal_moves() -> None:
    match = Match("zipang", 4, seed=3)
    seat = match.next_actor()
    legal = [move.index for move in match.moves(seat)]
    assert np.flatnonzero(match.mask(seat)).tolist() == sorted(legal)
    assert not match.mask((seat + 1) % 4).any()


def test_the_whole_state_comes_only_on_demand_and_as_a_copy() -> None:
    match = Match("zipang", 4, seed=3)
    match.oracle().coins[0] = 99
    assert match.oracle().coins[0] != 99
