"""Group commit on PostgreSQL: one statement for a group, which is a transaction of its own.

It locks the rows of the tables first and leaves out those that somebody else has locked. So it never waits
for anybody, and two processes cannot get into each other's way. Triggers notify the other processes, as of
everything that is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenka.server.storage.group_commit import Append, Outcome
from tenka.server.storage.model import StorageDown, StoredEntry

STATEMENT: Final = """WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[])
        AS one("table", seq, key, payload, updated, result)
), ready AS (
    SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE {locked}
), added AS (
    INSERT INTO entries ("table", seq, key, payload)
    SELECT "table", seq, key, CAST(payload AS json) FROM given JOIN ready ON id = "table"
    ON CONFLICT DO NOTHING RETURNING "table"
), changed AS (
    UPDATE tables SET
        updated = COALESCE(given.updated, tables.updated),
        result = COALESCE(CAST(given.result AS json), tables.result),
        status = CASE WHEN given.result IS NULL THEN status ELSE 'over' END
    FROM given JOIN added USING ("table")
    WHERE tables.id = given."table" AND (given.updated IS NOT NULL OR given.result IS NOT NULL)
), timed AS (
    UPDATE seats SET time_left = clock.time_left, deadline = clock.deadline
    FROM unnest($7::text[], $8::int[], $9::float8[], $10::float8[])
        AS clock("table", seat, time_left, deadline) JOIN added USING ("table")
    WHERE seats."table" = clock."table" AND seats.seat = clock.seat
)
SELECT id, EXISTS (SELECT FROM added WHERE added."table" = ready.id) FROM ready"""
READY: Final = STATEMENT.format(locked="SKIP LOCKED")
PATIENT: Final = STATEMENT.format(locked="")
READ: Final = """SELECT seq, key, CAST(payload AS text) FROM entries
    WHERE "table" = $1 AND seq >= $2 ORDER BY seq"""
BAD: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
"""What is wrong with one entry and not with the database."""
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server's last words were heard, the end of the line not yet
    OSError,
)
"""How a connection says that it is no more."""
FAILED: Final = (asyncpg.PostgresError, SQLAlchemyError, *LOST)


class PostgresAppender:
    """Implements `Appender`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._idle: list[AsyncConnection] = []
        """Connections that are kept, because to look each time whether one still lives takes a question."""

    async def write(self, group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        try:
            rows = await self._fetch(PATIENT if patient else READY, *_columns(group))
        except BAD:
            return ["refused"] if len(group) == 1 else ["busy"] * len(group)  # each has to try alone
        left_out: Outcome = "refused" if patient else "busy"  # its row is locked, or there is none
        known: dict[str, Outcome] = {row[0]: "stored" if row[1] else "refused" for row in rows}
        return [known.get(one.table, left_out) for one in group]

    async def read(self, table: str, since: int) -> list[StoredEntry]:
        """What was stored at a table from an entry on: every process asks that for every move of others."""
        rows = await self._fetch(READ, table, since)
        return [StoredEntry(row[0], row[1], msgspec.json.decode(row[2])) for row in rows]

    async def close(self) -> None:
        while self._idle:
            with suppress(*FAILED):
                await self._idle.pop().close()

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement gives. StorageDown, or what is wrong with its values.

        A kept connection may have died unnoticed: only what fails on a new one is down. An entry that was
        stored although its connection was lost is found by its key.
        """
        while True:
            is_kept = bool(self._idle)
            try:
                return await self._fetch_once(statement, *values)
            except BAD:
                raise
            except FAILED as error:
                if not (is_kept and isinstance(error, LOST)):
                    raise StorageDown(type(error).__name__) from error

    async def _fetch_once(self, statement: str, *values: Any) -> list[Any]:
        connection, driver = await self._connected()
        try:
            rows: list[Any] = await driver.fetch(statement, *values)
        except BAD:
            self._idle.append(connection)
            raise
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        self._idle.append(connection)
        return rows

    async def _connected(self) -> tuple[AsyncConnection, Any]:
        while True:
            connection = self._idle.pop() if self._idle else await self._engine.connect()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            if not driver.is_closed():
                return connection, driver
            await connection.invalidate()
            await connection.close()


def _columns(group: Sequence[Append]) -> list[list[Any]]:
    entries = [list(column) for column in zip(*(one[:6] for one in group), strict=True)]
    clocks = [(one.table, *clock) for one in group for clock in one.clocks]
    return entries + [list(column) for column in zip(*clocks, strict=True)] if clocks else entries + [[]] * 4
