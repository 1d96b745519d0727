"""Group commit on PostgreSQL: one statement for a group, which is a transaction of its own.

It locks the rows of the tables first and leaves out those that somebody else has locked. So it never waits
for anybody, and two processes cannot get into each other's way. Triggers notify the other processes, as of
everything that is stored. What was stored at many tables is read in one statement, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from tenka.server.storage.batches import Batches
from tenka.server.storage.group_commit import Append, Outcome
from tenka.server.storage.model import StoredEntry
from tenka.server.storage.postgres_line import BAD, PostgresLine

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
READ: Final = """SELECT number, seq, key, payload
    FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted("table", since, number)
    CROSS JOIN LATERAL (
        SELECT seq, key, CAST(payload AS text) AS payload FROM entries
        WHERE entries."table" = wanted."table" AND seq >= since ORDER BY seq
    ) AS found ORDER BY number, seq"""
READS: Final = 100
"""Tables that are read in one statement."""
PATIENT_AT_ONCE: Final = 4
"""Connections that wait for somebody else's lock."""


class PostgresAppender:
    """Implements `Appender`. It keeps two connections, one to write and one to read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.writing = PostgresLine(engine)
        self._reading = PostgresLine(engine)
        self._reads = Batches(self._read, READS)
        self._waiting = asyncio.Semaphore(PATIENT_AT_ONCE)

    async def write(self, group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        try:
            rows = await (self._fetch_patiently if patient else self._fetch_ready)(*_columns(group))
        except BAD:
            return ["refused"] if patient else ["busy"] * len(group)  # each has to try alone
        left_out: Outcome = "refused" if patient else "busy"  # its row is locked, or there is none
        known: dict[str, Outcome] = {row[0]: "stored" if row[1] else "refused" for row in rows}
        return [known.get(one.table, left_out) for one in group]

    async def read(self, table: str, since: int) -> list[StoredEntry]:
        """What was stored at a table from an entry on: every process asks that for every move of others."""
        return await self._reads.add((table, since))

    async def close(self) -> None:
        await self._reads.close()
        await self._reading.close()
        await self.writing.close()

    async def _fetch_ready(self, *columns: list[Any]) -> list[Any]:
        return await self.writing.fetch(READY, *columns)

    async def _fetch_patiently(self, *columns: list[Any]) -> list[Any]:
        async with self._waiting:
            line = PostgresLine(self._engine)
            try:
                return await line.fetch(PATIENT, *columns)
            finally:
                await line.close()

    async def _read(self, wanted: list[tuple[str, int]]) -> list[list[StoredEntry]]:
        found: list[list[StoredEntry]] = [[] for _ in wanted]
        for number, seq, key, payload in await self._reading.fetch(
            READ, *map(list, zip(*wanted, strict=True))
        ):
            found[number - 1].append(StoredEntry(seq, key, msgspec.json.decode(payload)))
        return found


def _columns(group: Sequence[Append]) -> list[list[Any]]:
    entries = [list(column) for column in zip(*(one[:6] for one in group), strict=True)]
    clocks = [(one.table, *clock) for one in group for clock in one.clocks]
    return entries + [list(column) for column in zip(*clocks, strict=True)] if clocks else entries + [[]] * 4
