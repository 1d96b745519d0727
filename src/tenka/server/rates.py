"""Limits that refuse: how often one person, and everybody at one address, may ask for something.

One process counts for itself. Processes that share a PostgreSQL count together: each fetches some tokens at a
time from the bucket in the database and spends them here, so that most requests cost no question there. While
the database does not answer, every process counts for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from tenka.server.limits import MANY, Buckets
from tenka.server.problems import Refusal
from tenka.server.settings import Limits
from tenka.server.shared_limits import BucketRows
from tenka.server.storage import StorageError

CROWD: Final = 10
"""People who may come from one address before they get into each other's way."""
FRESH: Final = 5.0
"""Seconds after which fetched tokens are void."""
PARTS: Final = 8
"""How many times a full bucket can be fetched from."""


class Purse(NamedTuple):
    """Tokens that can be spent until a moment; with none, there are none before it."""

    tokens: int
    until: float


class Purses:
    """Tokens of a bucket in the database, by key."""

    def __init__(
        self, storage: BucketRows, name: str, rate: float, burst: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self._storage = storage
        self._name = name
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._share = max(1, min(burst // PARTS, int(rate)))
        self._purses: dict[str, Purse] = {}

    async def wait(self, key: str) -> float:
        """Take a token: 0, or how many seconds there will be none."""
        now = self._clock()
        purse = self._purses.pop(key, Purse(0, now))
        if purse.until <= now:
            return await self._fetch(key, now)
        if purse.tokens == 0:
            self._keep(key, purse)
            return purse.until - now
        if purse.tokens > 1:
            self._keep(key, Purse(purse.tokens - 1, purse.until))
        return 0.0

    async def _fetch(self, key: str, now: float) -> float:
        hashed = self._storage.hidden(self._name, key)
        taken, wait = await self._storage.take_tokens(hashed, self._rate, self._burst, self._share)
        if taken != 1:
            self._keep(key, Purse(taken - 1, now + FRESH) if taken else Purse(0, now + wait))
        return wait

    def _keep(self, key: str, purse: Purse) -> None:
        if len(self._purses) >= MANY:
            now = self._clock()
            self._purses = {key: purse for key, purse in self._purses.items() if purse.until > now}
        self._purses[key] = purse


class Limit:
    """A bucket of `burst` tokens for each person, which gains `rate` of them a second; a larger one for each
    address. With a storage, all processes on it count together."""

    def __init__(
        self, name: str, rate: float, burst: int, code: str, storage: BucketRows | None = None
    ) -> None:
        self._code = code
        self._own = _Bucket(name, rate, burst, storage)
        self._crowd = _Bucket(f"{name} at", rate * CROWD, burst * CROWD, storage)

    async def check(self, sender: str, address: str = "") -> None:
        """Take a token of a person, and of an address. Refusal if there is none left."""
        wait = await self.wait(sender)
        if not wait and address:
            wait = await self._crowd.wait(address)
        if wait:
            raise Refusal(self._code, wait=wait)

    async def wait(self, sender: str) -> float:
        """Take a token of a person: 0, or how many seconds there will be none."""
        return await self._own.wait(sender)


class _Bucket:
    def __init__(self, name: str, rate: float, burst: int, storage: BucketRows | None) -> None:
        self._here = Buckets(rate, burst)
        self._shared = Purses(storage, name, rate, burst) if storage is not None else None

    async def wait(self, key: str) -> float:
        if self._shared is not None:
            try:
                return await self._shared.wait(key)
            except StorageError:
                pass
        return self._here.wait(key)


def limit_of(name: str, limits: Limits, storage: BucketRows | None, code: str = "too-many-requests") -> Limit:
    """The limit that settings give a name; without a storage this process counts alone."""
    rate, burst = getattr(limits, f"{name}_a_second"), getattr(limits, f"{name}_at_once")
    return Limit(name, rate, burst, code, storage)
