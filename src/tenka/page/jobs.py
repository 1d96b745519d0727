"""What takes long is done in another worker of the page: it gets a job as bytes and gives its result so."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar, cast

from tenka.core.errors import TenkaError
from tenka.server.identity.asker import Asker
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.pool import WorkerLost

T = TypeVar("T")
Ask = Callable[[bytes], Awaitable[bytes]]
SLOWER: Final = 5
"""So many times may a job take what it may take at a server, where rules are compiled."""
START: Final = 30.0
"""Seconds until a worker is there."""
SECONDS: Final = 10.0


class PagePool:
    """One worker, which is started when there is something to do. Implements `Pool`."""

    def __init__(self, ask: Ask, end: Callable[[], None]) -> None:
        """`ask` hands a job to the worker; `end` ends it, whatever it is doing."""
        self._ask, self._end = ask, end
        self._turn = asyncio.Semaphore(1)
        self._started = False

    async def run(self, seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> T:
        job = pickle.dumps((work, args, named))
        async with self._turn:
            patience = SLOWER * seconds + (0 if self._started else START)
            try:
                result, error = pickle.loads(await asyncio.wait_for(self._ask(job), patience))  # noqa: S301 - our own
            except (TimeoutError, asyncio.CancelledError) as ended:
                self.end()
                if isinstance(ended, TimeoutError):
                    raise WorkerLost("a job took too long") from None
                raise
            self._started = True
        if error is not None:
            raise error
        return cast("T", result)

    def end(self) -> None:
        self._started = False
        self._end()


def perform(job: bytes) -> bytes:
    """In the worker."""
    work, args, named = pickle.loads(job)  # noqa: S301 - from our own page
    try:
        return pickle.dumps((work(*args, **named), None))
    except TenkaError as error:
        return pickle.dumps((None, error))
    except Exception as error:  # noqa: BLE001 - its text might tell a hand
        return pickle.dumps((None, RuntimeError(type(error).__name__)))


class PageJobs:
    """What goes through a whole game."""

    def __init__(self, pool: PagePool) -> None:
        self._pool = pool

    async def run(self, asker: Asker, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Problem."""
        try:
            return await self._pool.run(SECONDS, work, *args, **named)
        except WorkerLost:
            raise Problem("too-long") from None
