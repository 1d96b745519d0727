"""How often somebody may ask, counted by all processes together: token buckets in the database."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from time import time
from typing import Final

from sqlalchemy import case, delete

from tenka.server import schema
from tenka.server.rows import Rows, upsert

DAY: Final = 24 * 3600.0


class BucketRows(Rows):
    """Mixed into the `Database`."""

    async def take_token(self, key: str, rate: float, burst: float, moment: float) -> bool:
        """One statement, so that of two who come at once each takes another token."""
        rows = schema.buckets
        async with self._writing() as connection:
            add = upsert(connection.dialect.name)(rows).values(key=key, tokens=burst - 1, at=moment)
            passed = case((rows.c.at < moment, moment - rows.c.at), else_=0.0)
            grown = rows.c.tokens + passed * rate
            full = case((grown > burst, burst), else_=grown)
            taken = add.on_conflict_do_update(
                index_elements=["key"], set_={"tokens": full - 1, "at": moment}, where=full >= 1
            )
            return (await connection.execute(taken.returning(rows.c.tokens))).one_or_none() is not None

    async def fill_bucket(self, key: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(schema.buckets).where(schema.buckets.c.key == key))

    async def forget_buckets(self, before: float) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(schema.buckets).where(schema.buckets.c.at < before))


class SharedBuckets:
    """A bucket for each key holds up to `burst` tokens and gains `rate` of them a second.

    Keys are stored as hashes: neither addresses nor names can be read from them.
    """

    def __init__(
        self, storage: BucketRows, name: str, rate: float, burst: int, clock: Callable[[], float] = time
    ) -> None:
        """`name` sets its keys apart from those of other limits."""
        self._storage = storage
        self._name = name
        self._rate = rate
        self._burst = burst
        self._clock = clock

    async def take(self, key: str) -> bool:
        """Whether there was a token left."""
        return await self._storage.take_token(self._key(key), self._rate, float(self._burst), self._clock())

    async def fill(self, key: str) -> None:
        """Forget what was taken."""
        await self._storage.fill_bucket(self._key(key))

    def _key(self, key: str) -> str:
        return hashlib.sha256(f"{self._name}\0{key}".encode(errors="replace")).hexdigest()
