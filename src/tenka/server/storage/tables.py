"""The part of the storage that makes, finds and removes tables."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Select, delete, func, or_, select, update

from tenka.server.storage import schema
from tenka.server.storage.model import AuditEntry, Clash, Identity, StoredEntry, StoredTable
from tenka.server.storage.rows import (
    put_audit_entry,
    put_entries,
    put_identity,
    put_table,
    read_tables,
    read_tables_in_order,
)
from tenka.server.storage.transactions import Transactions


class Tables:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # --- making ------------------------------------------------------------------------------------

    async def add(self, table: StoredTable, owner: Identity, entries: Collection[StoredEntry] = ()) -> None:
        await self._transactions.write(_add, table, owner, entries)

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        tables = schema.tables
        first = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None))
        async with self._transactions.writing() as connection:
            if (await connection.execute(first.values(rematch=rematch.id))).rowcount == 1:
                await connection.run_sync(_add, rematch, owner)
                return rematch.id
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(found.scalar_one())

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        try:
            await self._transactions.write(_add, table, None, entries)
        except Clash:
            if await self.get(table.id) is None:
                raise

    # --- finding -----------------------------------------------------------------------------------

    async def get(self, table: str) -> StoredTable | None:
        found = await self.several([table])
        return found[0] if found else None

    async def several(self, tables: Collection[str]) -> list[StoredTable]:
        return await self._transactions.glance(read_tables, tables)

    async def of_player(self, identity: str, limit: int) -> list[StoredTable]:
        seats, tables = schema.seats, schema.tables
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.identity == identity)
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._in_order(query)

    async def ids_of_player(self, identity: str) -> list[str]:
        seats, tables = schema.seats, schema.tables
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        query = query.where(seats.c.identity == identity).order_by(tables.c.created, tables.c.id)
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def listed(self, limit: int) -> list[StoredTable]:
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.listed, tables.c.closed.is_(None))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._in_order(query)

    async def overdue(self, moment: float, limit: int) -> list[str]:
        seats, tables = schema.seats, schema.tables
        query = (
            select(seats.c.table)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.deadline <= moment, tables.c.status == "playing", tables.c.closed.is_(None))
            .order_by(seats.c.deadline)
            .limit(limit)
        )
        async with self._transactions.reading() as connection:
            return list(dict.fromkeys((await connection.execute(query)).scalars()))

    async def find(self, text: str, limit: int) -> list[StoredTable]:
        tables, seats = schema.tables, schema.seats
        sitting = select(seats.c.table).where(seats.c.name.icontains(text, autoescape=True))
        query = (
            select(tables.c.id)
            .where(or_(tables.c.id == text, tables.c.game == text, tables.c.id.in_(sitting)))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._in_order(query)

    async def count(self) -> dict[str, int]:
        tables = schema.tables
        query = select(tables.c.status, func.count()).where(tables.c.closed.is_(None))
        async with self._transactions.reading() as connection:
            rows = (await connection.execute(query.group_by(tables.c.status))).all()
        return {row[0]: row[1] for row in rows}

    async def _in_order(self, ids: Select[str]) -> list[StoredTable]:
        return await self._transactions.read(read_tables_in_order, ids)

    # --- ending ------------------------------------------------------------------------------------

    async def remove_waiting(self, before: str, besides: Collection[str]) -> int:
        tables = schema.tables
        attended = select(schema.presence.c.table)
        old = delete(tables).where(tables.c.status == "waiting", tables.c.updated < before)
        async with self._transactions.writing() as connection:
            done = await connection.execute(
                old.where(tables.c.id.not_in(attended), tables.c.id.not_in(list(besides)))
            )
        return done.rowcount

    async def close(self, table: str, reason: str, entry: AuditEntry) -> bool:
        tables = schema.tables
        change = update(tables).where(tables.c.id == table, tables.c.closed.is_(None))
        async with self._transactions.writing() as connection:
            done = await connection.execute(change.where(tables.c.status != "over").values(closed=reason))
            if done.rowcount:
                await connection.run_sync(put_audit_entry, entry)
                await self._transactions.notify_of_table(connection, table)
        return bool(done.rowcount)


def _add(
    connection: Connection, table: StoredTable, owner: Identity | None, entries: Collection[StoredEntry] = ()
) -> None:
    if owner is not None:
        put_identity(connection, owner)
    put_table(connection, table)
    put_entries(connection, table.id, entries)
