"""The part of the storage that tells somebody all that is kept of them, and forgets it."""

from __future__ import annotations

import hashlib

from sqlalchemy import ColumnElement, Update, and_, delete, or_, select, update

from tenka.server.identity.names import NOBODY
from tenka.server.storage import schema
from tenka.server.storage.contests import forget_contests
from tenka.server.storage.lobby import forget_wishes
from tenka.server.storage.model import OwnLine, OwnNotes
from tenka.server.storage.puzzles import forget_puzzles
from tenka.server.storage.results import forget_of_person
from tenka.server.storage.transactions import Transactions


class Privacy:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def chat_of(self, identity: str) -> list[OwnLine]:
        lines = schema.said
        query = select(lines.c.table, lines.c.at, lines.c.name, lines.c.text)
        query = query.where(_lines_of(identity), lines.c.text != "").order_by(lines.c.at)
        async with self._transactions.reading() as connection:
            return [OwnLine(*row) for row in await connection.execute(query)]

    async def notes_of(self, identity: str) -> list[OwnNotes]:
        seats, own = schema.seats, schema.seats.alias()
        query = (
            select(seats.c.table, seats.c.seat, seats.c.notes)
            .join(own, own.c.table == seats.c.table)
            .where(own.c.identity == identity, seats.c.notes != "")
            .where(or_(seats.c.seat == own.c.seat, seats.c.screen == own.c.seat))
            .order_by(seats.c.table, seats.c.seat)
        )
        async with self._transactions.reading() as connection:
            return [OwnNotes(*row) for row in await connection.execute(query)]

    async def erase(self, identity: str) -> None:
        lines = schema.said
        silence = update(lines).where(_lines_of(identity)).values(text="", name=NOBODY, identity=None)
        async with self._transactions.writing() as connection:
            await connection.execute(silence)
            await connection.run_sync(forget_of_person, identity)
            for statement in (
                *forget_puzzles(identity),
                *_leave_seats(identity),
                *forget_contests(identity),
                *forget_wishes(identity),
            ):
                await connection.execute(statement)
            gone = schema.identities
            await connection.execute(delete(gone).where(gone.c.id == identity))
            await self._transactions.notify_of_person(connection, identity)


def _lines_of(identity: str) -> ColumnElement[bool]:
    """A line from before its author was stored with it can be known by its key, if a spectator said it."""
    lines = schema.said
    key = hashlib.sha256(identity.encode()).hexdigest()[:16]
    unsigned = and_(lines.c.identity.is_(None), lines.c.seat < 0, lines.c.key.startswith(f"{key}:"))
    return or_(lines.c.identity == identity, unsigned)


def _leave_seats(identity: str) -> list[Update]:
    seats, own = schema.seats, schema.seats.alias()
    blank = {"name": NOBODY, "notes": "", "votes": [], "shared": False}
    brought = select(own.c.seat).where(
        own.c.identity == identity, own.c.table == seats.c.table, own.c.seat == seats.c.screen
    )
    return [
        update(seats).where(brought.correlate(seats).exists()).values(blank),
        update(seats).where(seats.c.identity == identity).values({**blank, "identity": None}),
    ]
