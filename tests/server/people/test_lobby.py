"""A table for people who wait: proposed as soon as it can be, begun when everybody has said yes."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.engine import URL

from tenka.server.people import lobby
from tenka.server.storage.circle_model import Group, Wish
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity
from tests.server.storage.test_storage import ANN, BEN

CLEO = Identity("cleo-id", "Cleo")
PAIR = {"zipang": [2]}

pytestmark = pytest.mark.anyio


def wish(name: str, **games: list[int]) -> Wish:
    return Wish(name, name, games, 0.0)


def test_the_longest_waiting_come_first_at_the_largest_table() -> None:
    waiting = [
        wish("a", zipang=[2, 3], shogun=[3]),
        wish("b", shogun=[4]),
        wish("c", zipang=[2, 3]),
        wish("d", zipang=[3]),
        wish("e", shogun=[4]),
    ]
    assert lobby.matched(waiting, set()) == [Group("zipang", ["a", "c", "d"])]
    assert lobby.matched(waiting[:3], set()) == [Group("zipang", ["a", "c"])]
    assert lobby.matched(waiting[:2], set()) == []


def test_nobody_is_matched_with_somebody_they_block() -> None:
    waiting = [wish(name, zipang=[2]) for name in "abc"]
    barred = {frozenset("ab")}
    assert lobby.matched(waiting, barred) == [Group("zipang", ["a", "c"])]
    assert lobby.matched(waiting[:2], barred) == []


async def proposed(storage: Database, *people: Identity) -> str:
    for moment, person in enumerate(people):
        await storage.lobby.wait(person, PAIR, 10.0 + moment)
    (proposal,) = await storage.lobby.advance(20.0, 0.0, 80.0, lobby.matched)
    return proposal.id


async def test_everybody_says_yes_and_sits_at_one_table(storage: Database, url: URL) -> None:
    """Two processes at once: one table comes of it."""
    found = await proposed(storage, ANN, BEN)
    other = Database(url)
    for person in (ANN, BEN):
        assert await storage.lobby.confirm(found, person.id)
    assert not await storage.lobby.confirm(found, CLEO.id)
    (settled,) = await storage.lobby.settled()
    seated = await asyncio.gather(
        *(one.lobby.seat(found, lobby.new_table(settled)) for one in (storage, other))
    )
    await other.close()
    assert sorted(seated) == [False, True]
    told = [await storage.lobby.wish(person.id, 30.0) for person in (ANN, BEN)]
    (table,) = await storage.tables.of_player(ANN.id, 9)
    assert [one.seated for one in told if one is not None] == [table.id, table.id]
    assert table.status == "playing"
    assert {seat.identity for seat in table.seats} == {ANN.id, BEN.id}
    assert await storage.lobby.count() == {}


async def test_who_does_not_answer_is_out_and_the_others_go_on(storage: Database) -> None:
    found = await proposed(storage, ANN, BEN)
    await storage.lobby.confirm(found, BEN.id)
    assert await storage.lobby.advance(79.0, 0.0, 99.0, lobby.matched) == []
    await storage.lobby.wait(CLEO, PAIR, 50.0)
    (again,) = await storage.lobby.advance(80.0, 0.0, 140.0, lobby.matched)
    assert {one for one, _, _ in again.people} == {BEN.id, CLEO.id}
    assert await storage.lobby.wish(ANN.id, 81.0) is None


async def test_who_leaves_or_is_forgotten_leaves_nothing_half_made(storage: Database) -> None:
    found = await proposed(storage, ANN, BEN)
    for person in (ANN, BEN):
        await storage.lobby.confirm(found, person.id)
    (settled,) = await storage.lobby.settled()
    await storage.lobby.leave(BEN.id)
    assert not await storage.lobby.seat(found, lobby.new_table(settled))
    assert await storage.tables.of_player(ANN.id, 9) == []
    assert await again(storage)
    await storage.privacy.erase(ANN.id)
    assert await storage.lobby.settled() == []
    assert await storage.lobby.advance(99.0, 0.0, 199.0, lobby.matched) == []
    assert await storage.lobby.proposal(BEN.id) is None


async def again(storage: Database) -> str:
    """Ann still waits; Ben comes back."""
    await storage.lobby.wait(BEN, PAIR, 30.0)
    (proposal,) = await storage.lobby.advance(31.0, 0.0, 90.0, lobby.matched)
    return proposal.id


async def test_who_is_not_seen_any_more_does_not_wait(storage: Database) -> None:
    await storage.lobby.wait(ANN, PAIR, 10.0)
    await storage.lobby.wait(BEN, PAIR, 20.0)
    assert await storage.lobby.advance(30.0, 15.0, 90.0, lobby.matched) == []
    assert await storage.lobby.count() == {"zipang": 1}
