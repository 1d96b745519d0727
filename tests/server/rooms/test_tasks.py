"""Two works at once, of which the first that ends ends the other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tenka.server.rooms.tasks import until_one_ends


class Works:
    def __init__(self) -> None:
        self.ended: list[str] = []

    async def short(self) -> None:
        await asyncio.sleep(0)
        self.ended.append("short")

    async def endless(self) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.ended.append("endless")
            raise

    async def wrong(self) -> None:
        await asyncio.sleep(0)
        raise KeyError("wrong")

    def both(self, one: str, other: str) -> Coroutine[Any, Any, None]:
        return until_one_ends(getattr(self, one)(), getattr(self, other)())


@pytest.mark.parametrize("order", [("short", "endless"), ("endless", "short")])
def test_when_one_ends_the_other_is_cancelled(order: tuple[str, str]) -> None:
    async def scene() -> None:
        works = Works()
        await works.both(*order)
        assert works.ended == ["short", "endless"]
        await asyncio.sleep(0)  # whoever asked for it is not cancelled

    asyncio.run(scene())


@pytest.mark.parametrize("first", [0, 1])
def test_both_may_end_in_the_same_moment(first: int) -> None:
    async def scene() -> None:
        ends = asyncio.Event(), asyncio.Event()
        both = asyncio.create_task(until_one_ends(wait(ends[0]), wait(ends[1])))
        await asyncio.sleep(0.01)
        ends[first].set()
        ends[1 - first].set()
        await both
        assert both.cancelling() == 0

    async def wait(end: asyncio.Event) -> None:
        await end.wait()

    asyncio.run(scene())


@pytest.mark.parametrize("order", [("wrong", "endless"), ("endless", "wrong")])
def test_what_goes_wrong_is_raised(order: tuple[str, str]) -> None:
    works = Works()
    with pytest.raises(KeyError):
        asyncio.run(works.both(*order))
    assert works.ended == ["endless"]


def test_cancelled_from_outside_both_end() -> None:
    async def scene() -> None:
        works = Works()
        task = asyncio.create_task(works.both("endless", "endless"))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert works.ended == ["endless", "endless"]

    asyncio.run(scene())
