"""Work that goes on whether or not somebody still waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin, and keep it until it is done."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait until all that has begun is done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish this even if the connection that asked for it breaks off."""
        return await asyncio.shield(self.start(work))


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Several at once; when the first one ends, the others are cancelled. Raises what went wrong in any."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
