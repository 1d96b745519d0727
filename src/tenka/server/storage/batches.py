"""Does in one go what many ask for at the same time: while one batch is under way, the next one gathers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tenka.server.storage.model import StorageDown

LAST_WORK: Final = 10.0
"""Seconds that work under way gets before everything is closed."""
Item = TypeVar("Item")
Result = TypeVar("Result")


class _Waiting(NamedTuple):
    item: Any
    result: asyncio.Future[Any]


class Batches(Generic[Item, Result]):
    def __init__(self, work: Callable[[list[Item]], Awaitable[Sequence[Result]]], most: int) -> None:
        """`work` gives a result for each item of a batch; no batch has more than `most`, so that the first of
        them does not wait for too many others."""
        self._work = work
        self._most = most
        self._gathered: list[_Waiting] = []
        self._working = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def add(self, item: Item) -> Result:
        """The result of one item. StorageDown."""
        waiting = _Waiting(item, asyncio.get_running_loop().create_future())
        self._gathered.append(waiting)
        if not self._working:
            self._working = True
            self._start(self._work_all())
        result: Result = await waiting.result
        return result

    async def apart(self, work: Coroutine[Any, Any, Result]) -> Result:
        """What has to be done beside the batches. Like them, it goes on if nobody waits for it any more."""
        return await asyncio.shield(self._start(work))

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_WORK)

    async def _work_all(self) -> None:
        """One batch after the other, until nothing is left."""
        try:
            while self._gathered:
                batch, self._gathered = self._gathered[: self._most], self._gathered[self._most :]
                await self._answer(batch)
        finally:
            self._working = False

    async def _answer(self, batch: list[_Waiting]) -> None:
        try:
            results = await self._work([one.item for one in batch])
        except BaseException as error:
            for one in batch:
                _fail(one.result, error)
            if not isinstance(error, Exception):
                raise
            return
        for one, result in zip(batch, results, strict=True):
            if not one.result.done():
                one.result.set_result(result)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _fail(result: asyncio.Future[Any], error: BaseException) -> None:
    if not result.done():
        why = str(error) if isinstance(error, StorageDown) else type(error).__name__
        result.set_exception(StorageDown(why))
