"""Token buckets on PostgreSQL: what many ask for at the same time is taken in one statement.

It locks the rows in the order of their keys, so that two processes cannot get into each other's way. Tokens
need not survive a power cut, so nobody waits for the disk.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from tenka.server.storage.batches import Batches
from tenka.server.storage.postgres_line import PostgresLine

TAKE: Final = """WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::float8[], $3::float8[], $4::int[], $5::int[])
        AS one(key, rate, burst, most, least)
), held AS (
    SELECT key, tokens, at FROM buckets WHERE key = ANY($1::text[]) ORDER BY key FOR UPDATE
), clock AS MATERIALIZED (
    SELECT CAST(EXTRACT(epoch FROM clock_timestamp()) AS float8) AS moment,
        set_config('synchronous_commit', 'off', true)
), counted AS (
    SELECT wanted.*, moment, LEAST(burst, tokens + GREATEST(0, moment - at) * rate) AS content
    FROM wanted JOIN held USING (key) CROSS JOIN clock
), decided AS (
    SELECT *, CASE WHEN content >= most THEN most WHEN content >= least THEN least ELSE 0 END AS taken
    FROM counted
)
UPDATE buckets SET tokens = content - taken, at = moment FROM decided WHERE buckets.key = decided.key
RETURNING buckets.key, taken, GREATEST(0.001, (least - content) / rate)"""
ADD: Final = """INSERT INTO buckets (key, tokens, at)
SELECT key, burst, EXTRACT(epoch FROM clock_timestamp())
FROM unnest($1::text[], $2::float8[]) AS one(key, burst) ORDER BY key ON CONFLICT DO NOTHING"""
AT_ONCE: Final = 200
"""Buckets in one statement."""
Taken = tuple[int, float]
"""How many tokens; with none, how many seconds there will not be enough."""


class Wanted(NamedTuple):
    """The most tokens of a bucket, else the least, else none."""

    key: str
    rate: float
    burst: float
    most: int
    least: int


class PostgresBuckets:
    """It keeps one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._line = PostgresLine(engine)
        self._batches = Batches(self._take_all, AT_ONCE)

    async def take(self, key: str, rate: float, burst: float, most: int, least: int) -> Taken:
        """StorageDown."""
        return await self._batches.add(Wanted(key, rate, burst, most, least))

    async def close(self) -> None:
        await self._batches.close()
        await self._line.close()

    async def _take_all(self, wanted: list[Wanted]) -> list[Taken]:
        """A bucket that is not there is added first; one that is wanted twice has to be asked twice."""
        results: dict[int, Taken] = {}
        left = dict(enumerate(wanted))
        while left:
            numbers = {one.key: number for number, one in left.items()}
            for key, taken, wait in await self._take([wanted[number] for number in numbers.values()]):
                number = numbers.pop(key)
                results[number] = (taken, 0.0 if taken else wait)
                del left[number]
            if numbers:
                await self._add([wanted[number] for number in numbers.values()])
        return [results[number] for number in range(len(wanted))]

    async def _take(self, wanted: list[Wanted]) -> list[tuple[str, int, float]]:
        return await self._line.fetch(TAKE, *map(list, zip(*wanted, strict=True)))

    async def _add(self, wanted: list[Wanted]) -> None:
        await self._line.fetch(ADD, [one.key for one in wanted], [one.burst for one in wanted])
