"""Tables that nobody uses: when they leave the memory, and that nothing stays of them."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.protocol.socket import Play
from tenka.server.rooms import table_factory
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.room import Room
from tenka.server.rooms.settings import RoomLimits
from tenka.server.storage.model import StoredTable
from tests.server.rooms.memory import MemoryStorage, environment
from tests.server.rooms.test_alone import ANN, two_pages, until

AT_ONCE = RoomLimits(unused_seconds=0.0)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """As on a server, where a full collection comes rarely: what is in a circle stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def opened(other: SeatSpec, **settings: Any) -> tuple[Hub, StoredTable]:
    """A table of Ann's and somebody else's, and the hub that it is in."""
    storage = MemoryStorage()
    stored = table_factory.new_table(CreateTable("zipang", [SeatSpec("me"), other]), ANN)
    storage.tables[stored.id] = stored
    around = environment(storage)
    return Hub(replace(around, settings=replace(around.settings, **settings)), lambda _: None), stored


async def one_move(room: Room, stored: StoredTable) -> int:
    """Two people come, one of them moves, both leave. The version that they have seen."""
    (mover, view), (other, _) = await two_pages(room, stored)
    await room.command(mover, Play(view["version"], "key", view["moves"][0]))
    version = int((await until(other, "step"))["version"])
    for page in (mover, other):
        await room.leave(page)
    return version


def test_nothing_stays_of_a_table_that_nobody_uses(uncollected: None) -> None:
    async def scene() -> None:
        hub, stored = opened(SeatSpec("open"), limits=AT_ONCE, notice_seconds=0.0)
        async with hub.room(stored.id) as room:
            version = await one_move(room, stored)
            kept = [weakref.ref(one) for one in (room, room._writer, room._writer.position)]
            await hub.let_go()
            assert hub.is_loaded(stored.id), "it is in use"
        await asyncio.sleep(0)  # the reminder is sent
        del room
        await hub.let_go()
        assert (hub.is_loaded(stored.id), [one() for one in kept]) == (False, [None] * 3)
        async with hub.room(stored.id) as again:
            assert (await until(await again.enter(ANN.id), "view"))["version"] == version
        await hub.close()

    asyncio.run(scene())


def test_a_table_is_kept_for_a_while() -> None:
    async def scene() -> None:
        hub, stored = opened(SeatSpec("open"), limits=RoomLimits(unused_seconds=1000.0), notice_seconds=0.0)
        async with hub.room(stored.id) as room:
            await one_move(room, stored)
        await asyncio.sleep(0)
        await hub.let_go()
        assert hub.is_loaded(stored.id)
        await hub.close()

    asyncio.run(scene())


def test_a_table_is_kept_until_its_bots_have_moved() -> None:
    async def scene() -> None:
        hub, stored = opened(
            SeatSpec("bot", "random"), limits=AT_ONCE, bot_seconds=1000.0, notice_seconds=0.0
        )
        async with hub.room(stored.id) as room:
            page = await room.enter(ANN.id)
            view = await until(page, "view")
            while view["moves"]:
                await room.command(page, Play(view["version"], str(view["version"]), view["moves"][0]))
                view = await until(page, "step")
            await room.leave(page)
        await asyncio.sleep(0)
        await hub.let_go()
        assert hub.is_loaded(stored.id)
        await hub.close()

    asyncio.run(scene())


def test_a_table_is_kept_until_who_has_left_is_reminded() -> None:
    async def scene() -> None:
        hub, stored = opened(SeatSpec("open"), limits=AT_ONCE, notice_seconds=1000.0)
        async with hub.room(stored.id) as room:
            await one_move(room, stored)
        await hub.let_go()
        assert hub.is_loaded(stored.id)
        await hub.close()

    asyncio.run(scene())
