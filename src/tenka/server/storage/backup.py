"""Copies of everything that is stored, and back again.

A portable backup holds one JSON object a line: a head, every row of every table, and an end that tells how
many rows there were, so that half a file is noticed. It can be restored into SQLite and PostgreSQL alike,
and by a later version of the program. A SQLite database can also be copied as it is, while it is in use.

Both hold the secret of the server, without which no guest's cookie would be known any more: a portable one in
its head, a copy in a table of its own.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.core.errors import TenkaError
from tenka.server.storage import schema
from tenka.server.storage.migrating import (
    bring_up_to_date,
    copy_sqlite,
    known_versions,
    lock,
    migrate,
    schema_version,
)
from tenka.server.storage.transactions import create_engine, failures

T = TypeVar("T")
FORMAT: Final = 2
PORTABLE: Final = ".jsonl"
SQLITE_MAGIC: Final = b"SQLite format 3\0"
KEY_TABLE: Final = "tenka_secret"
ROWS_AT_ONCE: Final = 500


class BadBackup(TenkaError):
    """A backup that cannot be made or restored."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tenka_backup: int
    schema: str
    secret: str = ""
    """Empty in backups of the first format."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int


# --- making one --------------------------------------------------------------------------------------


async def back_up(url: URL, path: Path, secret: str = "") -> None:
    """Write a new file: portable if its name ends in `.jsonl`, else a copy of the SQLite database."""
    if path.suffix == PORTABLE:
        await _dump(url, path, secret)
    elif url.get_backend_name() == "sqlite":
        _copy(url, path, secret)
    else:
        raise BadBackup(f"A backup of PostgreSQL is portable; its name ends in {PORTABLE}.")


def _copy(url: URL, path: Path, secret: str) -> None:
    source = Path(url.database or "")
    if not source.is_file():
        raise BadBackup(f"There is no database at {source}.")
    with _new_file(path) as draft:
        copy_sqlite(source, draft)
        with closing(sqlite3.connect(draft)) as copied, copied:
            copied.execute(f"CREATE TABLE {KEY_TABLE} (secret TEXT NOT NULL)")
            copied.execute(f"INSERT INTO {KEY_TABLE} VALUES (?)", (secret,))  # noqa: S608 - a name of ours


async def _dump(url: URL, path: Path, secret: str) -> None:
    engine = create_engine(url)
    try:
        async with failures(), engine.connect() as connection:
            await _freeze(connection)
            version = await connection.run_sync(schema_version)
            if version != schema.VERSION:
                raise BadBackup(f"The database is at version {version}; start the server once to migrate it.")
            with _new_file(path) as draft, draft.open("wb") as file:
                await _write(connection, file, Head(FORMAT, version, secret))
    finally:
        await engine.dispose()


async def _freeze(connection: AsyncConnection) -> None:
    """All that follows sees one moment, whatever others write meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def _write(connection: AsyncConnection, file: BinaryIO, head: Head) -> None:
    _line(file, head)
    rows = 0
    for table in _kept():
        names = [str(column.name) for column in table.columns]
        async for row in await connection.stream(select(table).order_by(*table.primary_key)):
            _line(file, Row(str(table.name), dict(zip(names, row, strict=True))))
            rows += 1
    _line(file, End(rows))
    file.flush()
    os.fsync(file.fileno())


def _kept() -> list[Table]:
    left_out = (*schema.FLEETING, *schema.DERIVED)
    return [table for table in schema.metadata.sorted_tables if table not in left_out]


def _line(file: BinaryIO, content: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(content) + b"\n")


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file that only its owner may read, and that is there completely or not at all."""
    if path.exists():
        raise BadBackup(f"{path} is there already; nothing is overwritten.")
    draft = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield draft
        draft.replace(path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)


# --- and back ----------------------------------------------------------------------------------------


async def restore(url: URL, path: Path, keep: Callable[[str], None] = lambda _secret: None) -> int:
    """Put a backup into an empty database and bring it up to date; how many rows it has then.

    `keep` is given the secret before anything is final: if it fails, nothing has changed.
    """
    try:
        with path.open("rb") as file:
            copied = file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}.") from None
    engine = create_engine(url)
    try:
        async with failures(), engine.begin() as connection:
            await connection.run_sync(lock)
            await connection.run_sync(_check_empty)
            if not copied:
                keep(await connection.run_sync(_read_into, path))
        if copied:
            _copy_back(path, url, keep)
        async with failures(), engine.begin() as connection:
            await connection.run_sync(bring_up_to_date)
            return await connection.run_sync(count_rows)
    finally:
        await engine.dispose()


def _copy_back(path: Path, url: URL, keep: Callable[[str], None]) -> None:
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadBackup(f"A copy of a SQLite file fits no PostgreSQL; a backup {PORTABLE} does.")
    try:
        with closing(sqlite3.connect(path)) as old, closing(old.execute("PRAGMA integrity_check")) as found:
            if found.fetchone() != ("ok",):
                raise BadBackup(f"{path} is damaged.")
            keep(_secret_in(old))
        copy_sqlite(path, Path(url.database))
        with closing(sqlite3.connect(url.database)) as new, new:
            new.execute(f"DROP TABLE IF EXISTS {KEY_TABLE}")
    except sqlite3.DatabaseError:
        raise BadBackup(f"{path} is damaged.") from None


def _secret_in(copied: sqlite3.Connection) -> str:
    known = copied.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (KEY_TABLE,)).fetchone()
    found = copied.execute(f"SELECT secret FROM {KEY_TABLE}").fetchone() if known else None  # noqa: S608
    return str(found[0]) if found else ""


def _check_empty(connection: Connection) -> None:
    if schema_version(connection) is not None and count_rows(connection):
        raise BadBackup("The database is not empty; a backup is restored into a new one.")


def count_rows(connection: Connection) -> int:
    here = MetaData()
    here.reflect(connection)
    ours = (here.tables[name] for name in schema.metadata.tables if name in here.tables)
    return sum(len(connection.execute(select(*table.primary_key)).all()) for table in ours)


def _read_into(connection: Connection, path: Path) -> str:
    """The secret that came with it."""
    with path.open("rb") as file:
        head = _decode(file.readline(), Head)
        if head.tenka_backup > FORMAT or head.schema not in known_versions():
            raise BadBackup("This backup was made by a newer version of Tenka.")
        if schema_version(connection) not in (None, head.schema):
            raise BadBackup("This backup is older than the database; restore it into a new one.")
        migrate(connection, head.schema)
        rows = 0
        for name, batch in _batches(file):
            if name == "":
                _check_end(batch[0], rows, file)
                return head.secret
            table = Table(name, MetaData(), autoload_with=connection)
            connection.execute(insert(table), batch)
            rows += len(batch)
    raise BadBackup("This backup breaks off.")


def _check_end(end: dict[str, Any], rows: int, file: BinaryIO) -> None:
    if end["rows"] != rows or file.read(1):
        raise BadBackup("This backup is damaged.")


def _batches(file: BinaryIO) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table, many at a time; the end comes as a batch of no table."""
    for name, lines in groupby(map(_row, file), key=lambda row: row.table):
        while batch := [line.row for line in islice(lines, ROWS_AT_ONCE)]:
            yield name, batch


def _row(line: bytes) -> Row:
    if line.startswith(b'{"rows":'):
        return Row("", {"rows": _decode(line, End).rows})
    row = _decode(line, Row)
    if row.table not in schema.metadata.tables:
        raise BadBackup(f"This backup has rows of an unknown table '{row.table:.40}'.")
    return row


def _decode(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup("This file is not a complete backup of Tenka.") from None
