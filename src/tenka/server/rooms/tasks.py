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

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish this even if the connection that asked for it breaks off."""
        return await asyncio.shield(self.start(work))
