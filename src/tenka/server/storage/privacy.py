"""The part of the storage that tells somebody all that is kept of them, and forgets it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import and_, delete, or_, select, update

from tenka.server.identity.names import NOBODY
from tenka.server.storage import schema
from tenka.server.storage.interface import StorageError
from tenka.server.storage.rows import Rows


class Said(msgspec.Struct, frozen=True):
    table: str
    at: str
    name: str
    text: str


class Noted(msgspec.Struct, frozen=True):
    table: str
    seat: int
    text: str


class DataRows(Rows):
    """Mixed into the `Database`."""

    async def damages(self) -> list[str]:
        """What SQLite finds in its file, in its words; nothing for PostgreSQL, which has no such question."""
        try:
            async with self._reading() as connection:
                if connection.dialect.name != "sqlite":
                    return []
                found = list((await connection.exec_driver_sql("PRAGMA integrity_check")).scalars())
        except StorageError as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    async def can_read(self, name: str) -> bool:
        """Whether every row of a table can be read."""
        try:
            async with self._reading() as connection:
                async for _ in await connection.stream(select(schema.metadata.tables[name])):
                    pass
        except (StorageError, ValueError, TypeError):
            return False
        return True

    async def tables_at(self, identity: str) -> list[str]:
        """All tables where somebody has a seat, the oldest first."""
        seats, tables = schema.seats, schema.tables
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        query = query.where(seats.c.identity == identity).order_by(tables.c.created, tables.c.id)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def said_by(self, identity: str) -> list[Said]:
        lines = schema.said
        query = select(lines.c.table, lines.c.at, lines.c.name, lines.c.text)
        query = query.where(_lines_of(identity), lines.c.text != "").order_by(lines.c.at)
        async with self._reading() as connection:
            return [Said(*row) for row in await connection.execute(query)]

    async def noted_by(self, identity: str) -> list[Noted]:
        """Notes of the seats at somebody's screen."""
        seats, own = schema.seats, schema.seats.alias()
        query = (
            select(seats.c.table, seats.c.seat, seats.c.notes)
            .join(own, own.c.table == seats.c.table)
            .where(own.c.identity == identity, seats.c.notes != "")
            .where(or_(seats.c.seat == own.c.seat, seats.c.screen == own.c.seat))
            .order_by(seats.c.table, seats.c.seat)
        )
        async with self._reading() as connection:
            return [Noted(*row) for row in await connection.execute(query)]

    async def erase(self, identity: str) -> None:
        """Forget somebody. What they played stays, under no name; nobody has their seats any more."""
        lines = schema.said
        silence = update(lines).where(_lines_of(identity)).values(text="", name=NOBODY, identity=None)
        async with self._writing() as connection:
            await connection.execute(silence)
            for statement in _leave_seats(identity):
                await connection.execute(statement)
            gone = schema.identities
            await connection.execute(delete(gone).where(gone.c.id == identity))
            await self._tell_of_person(connection, identity)


def _lines_of(identity: str) -> Any:
    """A line from before its author was stored with it can be known by its key, if a spectator said it."""
    lines = schema.said
    key = hashlib.sha256(identity.encode()).hexdigest()[:16]
    unsigned = and_(lines.c.identity.is_(None), lines.c.seat < 0, lines.c.key.startswith(f"{key}:"))
    return or_(lines.c.identity == identity, unsigned)


def _leave_seats(identity: str) -> list[Any]:
    seats, own = schema.seats, schema.seats.alias()
    blank = {"name": NOBODY, "notes": "", "votes": [], "shared": False}
    brought = select(own.c.seat).where(
        own.c.identity == identity, own.c.table == seats.c.table, own.c.seat == seats.c.screen
    )
    return [
        update(seats).where(brought.correlate(seats).exists()).values(blank),
        update(seats).where(seats.c.identity == identity).values({**blank, "identity": None}),
    ]
