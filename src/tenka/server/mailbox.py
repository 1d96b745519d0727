"""A queue for one reader. There are two for every connection, and asyncio's takes 3 kB."""

from __future__ import annotations

from asyncio import Future, get_running_loop
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

    def is_awaited(self) -> bool:
        """Whether its reader has taken everything, and waits."""
        return not self._items and self._reader is not None and not self._reader.done()

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
