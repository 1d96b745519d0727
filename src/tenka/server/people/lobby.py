"""A table for people who wait: who could play together, and the table once everybody has said yes."""

from __future__ import annotations

import random
from typing import Final

from msgspec.structs import replace

from tenka import games
from tenka.server import moments
from tenka.server.protocol import circle as wire
from tenka.server.protocol.http import CreateTable, SeatSpec, TableSettings, TimeControl
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import table_factory
from tenka.server.storage.circle_model import Group, Proposal, Wish
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Identity, StoredSeat, StoredTable

LOST: Final = 150.0
"""Seconds after which somebody whose page says nothing waits no more. A page in the background may speak
only once a minute."""
ANSWER: Final = 60.0
"""Seconds to say yes."""
MORE: Final = 30
"""Seconds that a clock gains with each decision."""


def matched(waiting: list[Wish], barred: set[frozenset[str]]) -> list[Group]:
    """The longest waiting person comes first, and a larger table before a smaller one."""
    groups, left = [], list(waiting)
    for one in waiting:
        group = _group_of(one, left, barred) if one in left else None
        if group is not None:
            groups.append(group)
            left = [other for other in left if other.identity not in group.identities]
    return groups


def _group_of(one: Wish, waiting: list[Wish], barred: set[frozenset[str]]) -> Group | None:
    wishes = [(seats, game) for game, numbers in one.games.items() for seats in numbers]
    for seats, game in sorted(wishes, key=lambda wish: -wish[0]):
        group = [one]
        for other in waiting:
            fits = other not in group and seats in other.games.get(game, ())
            if len(group) < seats and fits and not _bars(other, group, barred):
                group.append(other)
        if len(group) == seats:
            return Group(game, [person.identity for person in group])
    return None


def _bars(other: Wish, group: list[Wish], barred: set[frozenset[str]]) -> bool:
    return any(frozenset((other.identity, member.identity)) in barred for member in group)


def checked(wished: dict[str, list[int]]) -> dict[str, list[int]]:
    """What somebody wishes for. Problem for what nobody can play; and a table for one is none."""
    if not wished or not all(wished.values()):
        raise Problem("bad-request")
    for game, numbers in wished.items():
        if game not in games.PLUGINS:
            raise Problem("unknown-game")
        if not set(numbers) <= {number for number in games.PLUGINS[game].seats if number > 1}:
            raise Problem("bad-seats")
    return {game: sorted(set(numbers)) for game, numbers in wished.items()}


async def advance(storage: Storage) -> list[Proposal]:
    """Propose what can be, and seat whom everybody waits for. The new proposals."""
    now = moments.now()
    fresh = await storage.lobby.advance(now, now - LOST, now + ANSWER, matched)
    for proposal in await storage.lobby.settled():
        await storage.lobby.seat(proposal.id, new_table(proposal))
    return fresh


def new_table(proposal: Proposal) -> StoredTable:
    """With everybody seated, in an order drawn by lot, and with a clock."""
    people = [Identity(identity, name) for identity, name, _ in proposal.people]
    random.SystemRandom().shuffle(people)
    each = games.PLUGINS[proposal.game].minutes[-1] * 60 // proposal.seats
    settings = TableSettings(time_control=TimeControl("live", each, MORE))
    seats = [SeatSpec("me"), *[SeatSpec("open") for _ in people[1:]]]
    table = table_factory.new_table(CreateTable(proposal.game, seats, settings=settings), people[0])
    seated = [StoredSeat("person", person.name, identity=person.id) for person in people]
    return table_factory.with_start(replace(table, seats=seated, status="playing"))


async def of_person(storage: Storage, identity: str) -> wire.LobbyInfo:
    wish = await storage.lobby.wish(identity, moments.now())
    proposal = await storage.lobby.proposal(identity) if wish is not None else None
    return wire.LobbyInfo(
        wishes=wish.games if wish is not None else {},
        waiting=await storage.lobby.count(),
        proposal=_told(proposal, identity) if proposal is not None else None,
        table=wish.seated if wish is not None else None,
    )


async def kept_of(storage: Storage, identity: str) -> dict[str, object] | None:
    """What is kept of somebody who waits: others have no part in it."""
    wish = await storage.lobby.wish(identity)
    if wish is None:
        return None
    proposal = await storage.lobby.proposal(identity)
    return {
        "games": wish.games,
        "since": moments.moment_of(wish.since),
        "table": wish.seated,
        "proposed": None if proposal is None else proposal.game,
    }


def _told(proposal: Proposal, identity: str) -> wire.ProposalInfo:
    return wire.ProposalInfo(
        proposal.id,
        proposal.game,
        seconds=max(0.0, round(proposal.deadline - moments.now(), 1)),
        people=[wire.ProposedPerson(name, yes, one == identity) for one, name, yes in proposal.people],
    )
