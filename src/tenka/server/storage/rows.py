"""Rows that several parts of the storage read and write."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, cast

import msgspec
from sqlalchemy import BindParameter, Connection, Select, Table, bindparam, insert, select, update
from sqlalchemy.dialects.sqlite import Insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Row

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import AuditEntry, Identity, StoredEntry, StoredSeat, StoredTable

_WANTED: Final[BindParameter[list[str]]] = bindparam("wanted", expanding=True)
_TABLES: Final = select(schema.tables).where(schema.tables.c.id.in_(_WANTED))
_SITTING: Final = (
    select(schema.seats)
    .where(schema.seats.c.table.in_(_WANTED))
    .order_by(schema.seats.c.table, schema.seats.c.seat)
)
_ADD_TABLE: Final = insert(schema.tables)
_ADD_SEATS: Final = insert(schema.seats)
_NOTE_ACCOUNTS: Final = (
    update(schema.seats)
    .where(
        schema.seats.c.table == bindparam("at"),
        schema.seats.c.identity.in_(_WANTED),
        schema.seats.c.identity.in_(select(schema.accounts.c.identity)),
    )
    .values(account=True)
)
"""Made once: to make a statement takes longer than to execute it."""


def upsert(dialect: str, table: Table) -> Insert:
    """The INSERT that can also update; each database has its own, written the same."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - slow to import, and rarely needed

        return cast("Insert", postgresql.insert(table))
    return sqlite_insert(table)


@cache
def _put_identity(dialect: str) -> Insert:
    add = upsert(dialect, schema.identities)
    return add.on_conflict_do_update(index_elements=["id"], set_={"name": add.excluded.name})


def put_identity(connection: Connection, identity: Identity) -> None:
    row = {"id": identity.id, "name": identity.name, "created": timestamp()}
    connection.execute(_put_identity(connection.dialect.name), row)


def put_audit_entry(connection: Connection, entry: AuditEntry) -> None:
    connection.execute(insert(schema.audit).values(msgspec.structs.asdict(entry)))


def put_table(connection: Connection, table: StoredTable) -> None:
    row = msgspec.structs.asdict(table)
    seats = [
        {"table": table.id, "seat": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(row.pop("seats"))
    ]
    connection.execute(_ADD_TABLE, row)
    connection.execute(_ADD_SEATS, seats)
    note_accounts(connection, table.id, [seat.identity for seat in table.seats if seat.identity])


def note_accounts(connection: Connection, table: str, people: list[str]) -> None:
    """Keep which of them had an account when they sat down: what they bring along later does not count."""
    if people:
        connection.execute(_NOTE_ACCOUNTS, {"at": table, "wanted": people})


def put_entries(connection: Connection, table: str, entries: Iterable[StoredEntry]) -> None:
    rows = [{"table": table, **msgspec.structs.asdict(entry)} for entry in entries]
    if rows:
        connection.execute(insert(schema.entries), rows)


def read_tables(connection: Connection, ids: Iterable[str]) -> list[StoredTable]:
    wanted = {"wanted": list(ids)}
    rows = connection.execute(_TABLES, wanted).all()
    sitting = connection.execute(_SITTING, wanted)
    at: dict[str, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in sitting:
        at[seat.table].append(
            StoredSeat(**{name: getattr(seat, name) for name in StoredSeat.__struct_fields__})
        )
    return [_table(row, at[row.id]) for row in rows]


def read_tables_in_order(connection: Connection, ids: Select[str]) -> list[StoredTable]:
    wanted = list(connection.execute(ids).scalars())
    found = {table.id: table for table in read_tables(connection, wanted)}
    return [found[table] for table in wanted if table in found]


def _table(row: Row[Any], seats: list[StoredSeat]) -> StoredTable:
    return StoredTable(**row._asdict(), seats=seats)
