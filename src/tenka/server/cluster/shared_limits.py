"""How often somebody may ask, counted by all processes together: token buckets in the database."""

from __future__ import annotations

from collections.abc import Callable

from tenka.server.storage.interface import BucketStorage


class SharedBuckets:
    """A bucket for each key holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(
        self,
        storage: BucketStorage,
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
        return await self._storage.take(self._key(key), self._rate, self._burst, moment)

    async def fill(self, key: str) -> None:
        """Forget what was taken."""
        await self._storage.fill(self._key(key))

    def _key(self, key: str) -> str:
        return self._storage.hashed_key(self._name, key)
