"""The part of the storage that counts how often somebody asks: token buckets that all processes share."""

from __future__ import annotations

import hmac
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Float, case, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.moments import now
from tenka.server.storage import schema
from tenka.server.storage.rows import upsert
from tenka.server.storage.transactions import Transactions

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


class Buckets:
    salt: str = ""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def hashed_key(self, name: str, key: str) -> str:
        return hmac.digest(self.salt.encode(), f"{name}\0{key}".encode(errors="replace"), "sha256").hex()

    async def take(self, key: str, rate: float, burst: float, moment: float | None = None) -> bool:
        async with self._transactions.writing() as connection:
            return await _take(connection, Bucket(key, rate, burst), 1, moment)

    async def take_many(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        if self._transactions.postgres_buckets is not None:
            return await self._transactions.postgres_buckets.take(key, rate, burst, most, least)
        bucket = Bucket(key, rate, burst)
        async with self._transactions.writing() as connection:
            for count in dict.fromkeys((most, least)):
                if await _take(connection, bucket, count):
                    return count, 0.0
            missing = least - bucket.content(_moment(connection))
            found = await connection.execute(select(missing / rate).where(schema.buckets.c.key == key))
            return 0, max(0.001, float(found.scalar() or 0.0))

    async def note_written(self) -> None:
        """Write something that nobody reads: StorageDown where nothing can be stored."""
        async with self._transactions.writing() as connection:
            row = {"key": WRITTEN, "tokens": 0.0, "at": _moment(connection)}
            add = upsert(connection.dialect.name, schema.buckets).values(row)
            await connection.execute(
                add.on_conflict_do_update(index_elements=["key"], set_={"at": row["at"]})
            )

    async def fill(self, key: str) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(delete(schema.buckets).where(schema.buckets.c.key == key))

    async def forget(self, before: float) -> None:
        async with self._transactions.writing() as connection:
            at = schema.buckets.c.at
            await connection.execute(delete(schema.buckets).where(or_(at < before, at > before + 2 * DAY)))


async def _take(connection: AsyncConnection, bucket: Bucket, count: int, moment: float | None = None) -> bool:
    """One statement, so that of two who come at once each takes other tokens."""
    rows, at = schema.buckets, _moment(connection, moment)
    ahead = update(rows).where(rows.c.key == bucket.key, rows.c.at > at)
    await connection.execute(ahead.values(at=at))  # by a clock that was: else it would not fill until then
    first = {"key": bucket.key, "tokens": bucket.burst - count, "at": at}
    content = bucket.content(at)
    taken = (
        upsert(connection.dialect.name, rows)
        .values(first)
        .on_conflict_do_update(
            index_elements=["key"], set_={"tokens": content - count, "at": at}, where=content >= count
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
    return now()
