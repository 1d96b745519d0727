"""Limits that refuse: how often one person, and everybody at one address, may ask for something.

One process counts for itself. Processes that share a PostgreSQL count together: each fetches some tokens at a
time from the bucket in the database and spends them here, so that most requests cost no question there. While
the database does not answer, every process counts for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

from tenka.server.ops.limits import MANY, TokenBuckets
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Limits
from tenka.server.storage.interface import BucketStorage
from tenka.server.storage.model import StorageError

CROWD: Final = 10
"""People who may come from one address before they get into each other's way."""
WORKING: Final = 5
"""The same of people who all ask for as much work as they can."""
FRESH: Final = 5.0
"""Seconds after which fetched tokens are void."""
PARTS: Final = 8
"""How many times a full bucket can be fetched from."""


class Prefetched(NamedTuple):
    """Tokens that can be spent until a moment; with none, there are none before it."""

    tokens: int
    until: float


class PrefetchedBuckets:
    """Tokens of a bucket in the database, by key."""

    def __init__(
        self,
        storage: BucketStorage,
        name: str,
        rate: float,
        burst: int,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._storage = storage
        self._name = name
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._share = max(1, min(burst // PARTS, int(rate)))
        self._prefetched: dict[str, Prefetched] = {}
        self._many = MANY
        self._fetching: dict[str, asyncio.Event] = {}
        """By key, while somebody fetches: others at the same address wait, and spend what was fetched."""

    async def wait(self, key: str, cost: int = 1) -> float:
        """Take as many tokens: 0, or how many seconds there will not be enough."""
        while key in self._fetching:
            await self._fetching[key].wait()
        now = self._clock()
        found = self._prefetched.pop(key, Prefetched(0, now))
        if found.until > now and found.tokens == 0:
            self._keep(key, found)
            return found.until - now
        held = found.tokens if found.until > now else 0
        if held < cost:
            with self._noted(key):
                return await self._fetch(key, now, cost, held)
        if held > cost:
            self._keep(key, Prefetched(held - cost, found.until))
        return 0.0

    @contextmanager
    def _noted(self, key: str) -> Iterator[None]:
        self._fetching[key] = asyncio.Event()
        try:
            yield
        finally:
            self._fetching.pop(key).set()

    async def _fetch(self, key: str, now: float, cost: int, held: int) -> float:
        """What is held is not enough. Who cannot pay much may still pay for something small."""
        hashed, least = self._storage.hashed_key(self._name, key), cost - held
        most = max(self._share, least)
        taken, wait = await self._storage.take_many(hashed, self._rate, self._burst, most, least)
        left = held + taken - cost if taken else held
        if left:
            self._keep(key, Prefetched(left, now + FRESH))
        elif not taken and cost == 1:
            self._keep(key, Prefetched(0, now + wait))
        return wait

    def _keep(self, key: str, held: Prefetched) -> None:
        if len(self._prefetched) >= self._many:
            now = self._clock()
            self._prefetched = {key: one for key, one in self._prefetched.items() if one.until > now}
            self._many = max(MANY, 2 * len(self._prefetched))
        self._prefetched[key] = held


class Limit:
    """A bucket of `burst` tokens for each person, which gains `rate` of them a second; one `crowd` times as
    large for each address. With a storage, all processes on it count together."""

    def __init__(
        self,
        name: str,
        rate: float,
        burst: int,
        code: str,
        storage: BucketStorage | None = None,
        *,
        crowd: int = CROWD,
    ) -> None:
        self._code = code
        self._own = _Bucket(name, rate, burst, storage)
        self._crowd = _Bucket(f"{name} at", rate * crowd, burst * crowd, storage)

    async def check(self, sender: str, address: str = "", cost: int = 1) -> None:
        """Take tokens of a person, and of an address. Problem if there are not enough left."""
        wait = await self.wait(sender, address, cost)
        if wait:
            raise Problem(self._code, wait=wait)

    async def wait(self, sender: str, address: str = "", cost: int = 1) -> float:
        """Take them if there are enough, and return 0; else in how many seconds there will be."""
        wait = await self._own.wait(sender, cost)
        return await self._crowd.wait(address, cost) if address and not wait else wait

    def owe(self, sender: str, address: str, cost: float) -> None:
        """Take tokens for what was done already."""
        self._own.owe(sender, cost)
        self._crowd.owe(address, cost)


class _Bucket:
    def __init__(self, name: str, rate: float, burst: int, storage: BucketStorage | None) -> None:
        self._here = TokenBuckets(rate, burst)
        self._shared = PrefetchedBuckets(storage, name, rate, burst) if storage is not None else None

    async def wait(self, key: str, cost: int) -> float:
        debt = self._here.debt(key)
        if debt or self._shared is None:
            return debt or self._here.wait(key, cost)
        try:
            return await self._shared.wait(key, cost)
        except StorageError:
            return self._here.wait(key, cost)

    def owe(self, key: str, cost: float) -> None:
        """Each process remembers for itself."""
        self._here.owe(key, cost)


class RateLimits:
    """All of them, as the settings say; without a storage this process counts alone."""

    def __init__(self, limits: Limits, storage: BucketStorage | None) -> None:
        self._limits = limits
        self._storage = storage
        self.requests = self._limit("requests")
        self.messages = self._limit("messages", "too-many-messages")
        self.work = self._limit("work", crowd=WORKING)
        self.questions = self._limit("questions")
        self.hints = self._limit("hints")
        self.lines = self._limit("lines")
        self.letters = self._limit("letters")
        self.invitations = self._limit("invitations")
        self.new_tables = self._limit("tables", "too-many-tables")
        self.uploads = self._limit("uploads")

    def _limit(self, name: str, code: str = "too-many-requests", *, crowd: int = CROWD) -> Limit:
        rate, burst = getattr(self._limits, f"{name}_a_second"), getattr(self._limits, f"{name}_at_once")
        return Limit(name, rate, burst, code, self._storage, crowd=crowd)
