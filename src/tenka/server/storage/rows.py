"""Rows that several parts of the storage read and write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from sqlalchemy import Select, Table, insert, select
from sqlalchemy.dialects.sqlite import Insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import AuditEntry, Identity, StoredSeat, StoredTable


def upsert(dialect: str, table: Table) -> Insert:
    """The INSERT that can also update; each database has its own, written the same."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - slow to import, and rarely needed

        return cast("Insert", postgresql.insert(table))
    return sqlite_insert(table)


async def put_identity(connection: AsyncConnection, identity: Identity) -> None:
    row = {"id": identity.id, "name": identity.name, "created": timestamp()}
    add = upsert(connection.dialect.name, schema.identities).values(row)
    await connection.execute(add.on_conflict_do_update(index_elements=["id"], set_={"name": identity.name}))


async def put_audit_entry(connection: AsyncConnection, entry: AuditEntry) -> None:
    await connection.execute(insert(schema.audit).values(msgspec.structs.asdict(entry)))


async def put_table(connection: AsyncConnection, table: StoredTable) -> None:
    row = msgspec.structs.asdict(table)
    seats = [
        {"table": table.id, "seat": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(row.pop("seats"))
    ]
    await connection.execute(insert(schema.tables).values(row))
    await connection.execute(insert(schema.seats), seats)


async def read_tables(connection: AsyncConnection, ids: Iterable[str]) -> list[StoredTable]:
    wanted = list(ids)
    seats = schema.seats
    found = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(wanted)))
    rows = found.all()
    sitting = await connection.execute(
        select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.table, seats.c.seat)
    )
    at: dict[str, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in sitting:
        at[seat.table].append(
            StoredSeat(**{name: getattr(seat, name) for name in StoredSeat.__struct_fields__})
        )
    return [_table(row, at[row.id]) for row in rows]


async def read_tables_in_order(connection: AsyncConnection, ids: Select[str]) -> list[StoredTable]:
    wanted = list((await connection.execute(ids)).scalars())
    found = {table.id: table for table in await read_tables(connection, wanted)}
    return [found[table] for table in wanted if table in found]


def _table(row: Row[Any], seats: list[StoredSeat]) -> StoredTable:
    return StoredTable(**row._asdict(), seats=seats)
