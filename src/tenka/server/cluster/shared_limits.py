"""How often somebody may ask, counted by all processes together: token buckets in the database."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Float, case, cast, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server import moments
from tenka.server.storage import schema
from tenka.server.storage.rows import Rows, upsert

DAY: Final = 24 * 3600.0
WRITTEN: Final = "written"
"""A key that is no hash, of the row that is written to see whether it can be."""
Moment = float | ColumnElement[float]


class Bucket(NamedTuple):
    key: str
    rate: float
    burst: float

    def content(self, moment: Moment) -> ColumnElement[float]:
        """How many tokens are in it at a moment, of one that was taken from before."""
        rows = schema.buckets
        passed = case((rows.c.at < moment, moment - rows.c.at), else_=0.0)
        grown = rows.c.tokens + passed * self.rate
        return case((grown > self.burst, self.burst), else_=grown)


class BucketRows(Rows):
    """Mixed into the `Database`."""

    salt: str = ""
    """The server's secret, for what must not be read from a key."""

    def hidden(self, name: str, key: str) -> str:
        """A key as it is stored: who has the database alone cannot find an address by trying them all."""
        return hmac.digest(self.salt.encode(), f"{name}\0{key}".encode(errors="replace"), "sha256").hex()

    async def take_token(self, key: str, rate: float, burst: float, moment: float | None = None) -> bool:
        async with self._writing() as connection:
            return await _take(connection, Bucket(key, rate, burst), 1, moment)

    async def take_tokens(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        """The most, else the least; how many, and with none how many seconds there will not be enough."""
        bucket = Bucket(key, rate, burst)
        async with self._writing() as connection:
            await _in_a_hurry(connection)
            for count in dict.fromkeys((most, least)):
                if await _take(connection, bucket, count):
                    return count, 0.0
            missing = least - bucket.content(_moment(connection))
            found = await connection.execute(select(missing / rate).where(schema.buckets.c.key == key))
            return 0, max(0.001, float(found.scalar() or 0.0))

    async def note_written(self) -> None:
        """Write something that nobody reads: StorageDown where nothing can be stored."""
        async with self._writing() as connection:
            row = {"key": WRITTEN, "tokens": 0.0, "at": _moment(connection)}
            add = upsert(connection.dialect.name)(schema.buckets).values(row)
            await connection.execute(
                add.on_conflict_do_update(index_elements=["key"], set_={"at": row["at"]})
            )

    async def fill_bucket(self, key: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(schema.buckets).where(schema.buckets.c.key == key))

    async def forget_buckets(self, before: float) -> None:
        async with self._writing() as connection:
            at = schema.buckets.c.at
            await connection.execute(delete(schema.buckets).where(or_(at < before, at > before + 2 * DAY)))


async def _take(connection: AsyncConnection, bucket: Bucket, count: int, moment: float | None = None) -> bool:
    """One statement, so that of two who come at once each takes other tokens."""
    rows, now = schema.buckets, _moment(connection, moment)
    ahead = update(rows).where(rows.c.key == bucket.key, rows.c.at > now)
    await connection.execute(ahead.values(at=now))  # by a clock that was: else it would not fill until then
    first = {"key": bucket.key, "tokens": bucket.burst - count, "at": now}
    content = bucket.content(now)
    taken = (
        upsert(connection.dialect.name)(rows)
        .values(first)
        .on_conflict_do_update(
            index_elements=["key"], set_={"tokens": content - count, "at": now}, where=content >= count
        )
        .returning(rows.c.tokens)
    )
    return (await connection.execute(taken)).one_or_none() is not None


def _moment(connection: AsyncConnection, moment: float | None = None) -> Moment:
    """The clock of the database, which is one for all; alone, one that does not jump."""
    if moment is not None:
        return moment
    if connection.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()), Float)
    return moments.now()


async def _in_a_hurry(connection: AsyncConnection) -> None:
    """Tokens need not survive a power cut, so nobody waits for the disk."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL synchronous_commit TO OFF"))


class SharedBuckets:
    """A bucket for each key holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(
        self,
        storage: BucketRows,
        name: str,
        rate: float,
        burst: int,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`name` sets its keys apart from those of other limits."""
        self._storage = storage
        self._name = name
        self._rate = rate
        self._burst = burst
        self._clock = clock

    async def take(self, key: str) -> bool:
        """Whether there was a token left."""
        moment = self._clock() if self._clock is not None else None
        return await self._storage.take_token(self._key(key), self._rate, self._burst, moment)

    async def fill(self, key: str) -> None:
        """Forget what was taken."""
        await self._storage.fill_bucket(self._key(key))

    def _key(self, key: str) -> str:
        return self._storage.hidden(self._name, key)
