"""The part of the storage that hosts need: people and tables to find, bans, and what hosts have done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update

from tenka.server.storage import schema
from tenka.server.storage.interface import StoredTable
from tenka.server.storage.rows import Rows, now


class Ban(msgspec.Struct, frozen=True):
    id: str
    identity: str | None
    address: str | None
    """A network."""
    name: str
    """Of the one who is banned, as it was then."""
    reason: str
    until: str | None
    created: str
    by: str


class Deed(msgspec.Struct, frozen=True):
    """Something that a host has done."""

    id: str
    at: str
    by: str
    action: str
    target: str
    reason: str


class Found(msgspec.Struct, frozen=True):
    """Somebody who was looked for."""

    id: str
    name: str
    role: str | None
    """None for a guest."""
    created: str
    tables: int


class HostRows(Rows):
    """Mixed into the `Database`."""

    # --- finding -----------------------------------------------------------------------------------

    async def find_people(self, text: str, limit: int) -> list[Found]:
        people, accounts, seats = schema.identities, schema.accounts, schema.seats
        tables = select(func.count()).where(seats.c.identity == people.c.id).scalar_subquery()
        query = (
            select(people.c.id, people.c.name, accounts.c.role, people.c.created, tables.label("tables"))
            .outerjoin(accounts, accounts.c.identity == people.c.id)
            .where(or_(people.c.name.icontains(text, autoescape=True), people.c.id == text))
            .order_by(people.c.created.desc(), people.c.id)
            .limit(limit)
        )
        async with self._reading() as connection:
            return [Found(*row) for row in await connection.execute(query)]

    async def find_tables(self, text: str, limit: int) -> list[StoredTable]:
        """By id, game, or the name of somebody who sits there; last changed first."""
        tables, seats = schema.tables, schema.seats
        sitting = select(seats.c.table).where(seats.c.name.icontains(text, autoescape=True))
        query = (
            select(tables.c.id)
            .where(or_(tables.c.id == text, tables.c.game == text, tables.c.id.in_(sitting)))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._tables_in_order(query)

    async def count_tables(self) -> dict[str, int]:
        """By status."""
        tables = schema.tables
        query = select(tables.c.status, func.count()).where(tables.c.closed.is_(None))
        async with self._reading() as connection:
            rows = (await connection.execute(query.group_by(tables.c.status))).all()
        return {row[0]: row[1] for row in rows}

    # --- acting ------------------------------------------------------------------------------------

    async def close_table(self, table: str, reason: str, deed: Deed) -> bool:
        """Whether it was there, and not closed or over."""
        tables = schema.tables
        change = update(tables).where(tables.c.id == table, tables.c.closed.is_(None))
        async with self._writing() as connection:
            done = await connection.execute(change.where(tables.c.status != "over").values(closed=reason))
            if done.rowcount:
                await connection.execute(_note(deed))
                await self._tell_of_table(connection, table)
        return bool(done.rowcount)

    async def add_ban(self, ban: Ban, deed: Deed) -> None:
        """The sessions of an account end with it."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.bans).values(msgspec.structs.asdict(ban)))
            await connection.execute(_note(deed))
            if ban.identity is not None:
                gone = delete(schema.sessions).where(schema.sessions.c.identity == ban.identity)
                await connection.execute(gone)
            await self._tell_of_person(connection, ban.identity or "")

    async def remove_ban(self, ban: str, deed: Deed) -> bool:
        async with self._writing() as connection:
            done = await connection.execute(delete(schema.bans).where(schema.bans.c.id == ban))
            if done.rowcount:
                await connection.execute(_note(deed))
        return bool(done.rowcount)

    async def note(self, deed: Deed) -> None:
        async with self._writing() as connection:
            await connection.execute(_note(deed))

    # --- looking -----------------------------------------------------------------------------------

    async def bans(self, identity: str | None = None) -> list[Ban]:
        """Those that hold now, newest first: all, or those of an identity and of addresses."""
        rows = schema.bans
        query = select(rows).where(or_(rows.c.until.is_(None), rows.c.until > now()))
        if identity is not None:
            query = query.where(or_(rows.c.identity == identity, rows.c.address.is_not(None)))
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(rows.c.created.desc(), rows.c.id))
            return [Ban(**row._asdict()) for row in found]

    async def deeds(self, limit: int) -> list[Deed]:
        rows = schema.audit
        query = select(rows).order_by(rows.c.at.desc(), rows.c.id).limit(limit)
        async with self._reading() as connection:
            return [Deed(**row._asdict()) for row in await connection.execute(query)]


def _note(deed: Deed) -> Any:
    return insert(schema.audit).values(msgspec.structs.asdict(deed))
