"""Duplicate: the same deal at every table of a round, draw by draw, until somebody chooses differently."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tenka.core.table import AnyTable
from tenka.server.people.contest_plans import round_tables
from tenka.server.people.rounds import next_round
from tenka.server.protocol.contests import ContestPlan
from tenka.server.rooms.table_factory import open_table
from tenka.server.storage.model import StoredTable
from tests.server.people.contest_play import decided, entered, with_round

DIFFERENT = 8
"""The choice at which one table goes another way."""


def tables_of(plan: ContestPlan, players: int) -> list[StoredTable]:
    whole = entered(players)
    following = next_round(whole, plan)
    assert following is not None
    return round_tables(whole, plan, following)[0]


def played(stored: StoredTable, choices: int, *, different: bool) -> AnyTable:
    live, choice = open_table(stored), random.Random(3)
    for number in range(choices):
        if live.is_over():
            break
        seat = live.actors()[0]
        moves = live.moves(seat)
        wanted = choice.randrange(1000) + (different and number >= DIFFERENT)
        live.play(seat, moves[wanted % len(moves)])
    return live


@pytest.mark.parametrize("game", ["zipang", "shitenno"])
def test_draws_are_the_same_until_the_first_different_choice(game: str) -> None:
    plan = ContestPlan("Evening", game, 4, duplicate=True)
    one, other = (
        played(table, 3 * DIFFERENT, different=different)
        for table, different in zip(tables_of(plan, 8), (False, True), strict=True)
    )
    assert one.start == other.start
    pairs = list(zip(record(one), record(other), strict=False))
    first = next(number for number, (left, right) in enumerate(pairs) if left != right)
    assert first >= DIFFERENT, "everything is drawn alike up to there"
    assert pairs[first][0]["move"] != pairs[first][1]["move"], "and nothing differs before a choice does"


def record(live: AnyTable) -> list[Any]:
    """As it is stored."""
    return [msgspec.to_builtins(entry) for entry in live.entries]


def test_without_duplicate_and_from_round_to_round_deals_differ() -> None:
    plan = ContestPlan("Evening", "zipang", 4)
    assert len({table.seed for table in tables_of(plan, 16)}) == 4
    plan = replace(plan, duplicate=True)
    (first,) = {table.seed for table in tables_of(plan, 16)}
    whole = with_round(entered(16), plan)
    assert whole is not None
    whole = decided(whole, random.Random(1))
    following = next_round(whole, plan)
    assert following is not None
    (second,) = {table.seed for table in round_tables(whole, plan, following)[0]}
    assert first != second
    assert all(table.sealed and table.contest for table in tables_of(plan, 16))
