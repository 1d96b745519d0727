"""What a seat plans is in nobody else's bytes; what is redrawn agrees with all that was seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenka.core.chance import FastChance
from tenka.core.events import PUBLIC
from tenka.core.playout import playout
from tenka.core.record import Player
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tenka.games.shogun.material import SPACES
from tests.games.shogun.kit import SEATS, invariant
from tests.kit.kit import walk

SEED = b"planning" * 4


def open_table(seats: int) -> AnyTable:
    return Table.open(
        load("shogun", seats), [Player(f"Seat {seat}", "person") for seat in range(seats)], SEED
    )


def plan(table: AnyTable, seat: int, chance: FastChance, spaces: int = SPACES) -> None:
    for _ in range(spaces):
        moves = table.moves(seat)
        table.play(seat, moves[chance.pick("plan", len(moves))])


def known(table: AnyTable, viewer: int) -> bytes:
    """Every byte that a viewer has: view, log, version, own moves, who is asked."""
    things = (
        table.observe(viewer),
        table.log(viewer),
        table.version(viewer),
        table.moves(viewer),
        table.actors(),
    )
    return msgspec.json.encode(things)


@pytest.mark.parametrize("seats", SEATS)
def test_other_plans_give_the_same_bytes_to_everybody_else(seats: int) -> None:
    tables = [open_table(seats) for _ in range(3)]
    for seat in range(seats - 1):
        for number, table in enumerate(tables):
            plan(table, seat, FastChance(100 * seat + number))
        for viewer in range(seat + 1, seats):
            assert len({known(table, viewer) for table in tables}) == 1
        assert len({known(table, PUBLIC) for table in tables}) == 1
        assert len({known(table, seat) for table in tables}) == 3


def test_how_far_a_plan_is_and_how_often_it_changed_cannot_be_seen() -> None:
    quiet, busy, begun = open_table(3), open_table(3), open_table(3)
    for table in (quiet, busy):
        plan(table, 0, FastChance(1))
    plan(begun, 1, FastChance(2), spaces=7)
    fresh = open_table(3)
    for viewer in (0, 2, PUBLIC):
        assert known(begun, viewer) == known(fresh, viewer)
    busy.play(0, "unseal")
    plan(busy, 0, FastChance(3))
    for viewer in (1, 2, PUBLIC):
        assert msgspec.json.encode(busy.observe(viewer)) == msgspec.json.encode(quiet.observe(viewer))
        assert busy.moves(viewer) == quiet.moves(viewer)


def test_a_stale_plan_is_not_the_fault_of_others_planning() -> None:
    table = open_table(3)
    version = table.version(0)
    plan(table, 1, FastChance(1))
    plan(table, 2, FastChance(1), spaces=4)
    assert table.check(0, table.moves(0)[0], version).moves


@pytest.mark.parametrize("seats", SEATS)
def test_redrawn_worlds_are_possible_and_can_be_played_on(seats: int) -> None:
    game = load("shogun", seats, {"setup": "draft"})
    chance = FastChance(seats)
    for decision, (state, _, _) in enumerate(walk(game, FastChance(seats + 10))):
        if decision % 23:
            continue
        for viewer in range(PUBLIC, seats):
            world = game.resample(game.observe(state, viewer), chance)
            invariant(game, world)
            check_hidden(state, world, viewer)
            playout(game, world, chance)
            assert len(world.past_events) == 8


def check_hidden(state: Any, world: Any, viewer: int) -> None:
    """A revealed, lost or newly won card does not lie face down; what was seen lies where it was seen."""
    for seat in range(state.seats):
        for space, card in enumerate(world.board[seat]):
            if seat == viewer or state.shown[seat][space]:
                assert card == state.board[seat][space]
            elif card < 45:
                assert world.owner[card] == seat
                assert not state.fresh[card]


def test_redrawn_plans_differ() -> None:
    table = open_table(3)
    for seat in (1, 2):
        plan(table, seat, FastChance(seat))
    chance = FastChance(9)
    worlds = [table.game.resample(table.observe(0), chance) for _ in range(20)]
    assert len({str(world.board) for world in worlds}) > 15
