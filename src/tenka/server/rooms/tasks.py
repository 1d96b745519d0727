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


async def until_one_ends(work: Coroutine[Any, Any, None], beside: Coroutine[Any, Any, None]) -> None:
    """Both at once; when one of them ends, the other is cancelled. Raises what went wrong in any."""
    here, other = asyncio.current_task(), asyncio.create_task(beside)
    if here is None:
        raise RuntimeError("there is no task")

    over = stopped = False

    def stop(_done: asyncio.Task[None]) -> None:
        nonlocal stopped
        if not over:
            stopped = here.cancel()

    other.add_done_callback(stop)
    try:
        await work
    except asyncio.CancelledError:
        if not stopped or here.cancelling() > 1:  # somebody else wants all of it to end
            raise
    finally:
        over = True  # both may end in the same moment
        if stopped:
            here.uncancel()
        other.cancel()
        await asyncio.wait([other])
    if not other.cancelled() and (error := other.exception()) is not None:
        raise error
