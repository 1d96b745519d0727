"""A queue for one reader, and an event. Every connection has two queues and an event for as long as it lasts,
and asyncio's take 3 kB and 1 kB."""

from __future__ import annotations

from asyncio import Future, get_running_loop, shield
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """As much of `asyncio.Queue` as is needed, and `clear`."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        return self._items.pop(0)

    async def get(self) -> T:
        while not self._items:
            self._reader = get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)

    def clear(self) -> None:
        self._items.clear()


class Gate:
    """As much of `asyncio.Event` as is needed; but it is set at first."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: Future[None] | None = None

    def is_set(self) -> bool:
        return self._opening is None

    def clear(self) -> None:
        self._opening = self._opening or get_running_loop().create_future()

    def set(self) -> None:
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.set_result(None)

    async def wait(self) -> None:
        while self._opening is not None:
            await shield(self._opening)
