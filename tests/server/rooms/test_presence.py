"""Other processes know who is here, whoever comes, goes and is looked for at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any

from tenka.server.cluster.bus import LocalBus
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.rooms import table_factory
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.room import Room
from tests.server.rooms.memory import MemoryStorage, environment
from tests.server.rooms.test_alone import ANN

MOMENTS = 20
"""Of the loop, in which everything happens that does not wait for something."""


class SlowBus(LocalBus):
    """Who is announced here is known elsewhere. One thing takes its time, until everything is to go on."""

    def __init__(self, slow: str) -> None:
        self.announced: set[str] = set()
        self._slow = slow
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def came(self, table: str, identity: str) -> None:
        self.announced.add(identity)

    async def went(self, table: str, identity: str) -> None:
        await self._take_time("went")
        self.announced.discard(identity)

    async def elsewhere(self, table: str, here: Collection[str]) -> Collection[str]:
        """As all processes do, it announces again who is not known."""
        await self._take_time("elsewhere")
        self.announced.update(here)
        return ()

    async def _take_time(self, what: str) -> None:
        if what == self._slow:
            await self.go_on.wait()


Scene = Callable[[Room, SlowBus], Awaitable[None]]


def at_a_table(scene: Scene, slow: str) -> None:
    async def run() -> None:
        storage, bus = MemoryStorage(), SlowBus(slow)
        stored = table_factory.new_table(CreateTable("zipang", [SeatSpec("me"), SeatSpec("open")]), ANN)
        storage.tables[stored.id] = stored
        hub = Hub(environment(storage, bus=bus), lambda _: None)
        async with hub.room(stored.id) as room:
            await scene(room, bus)
        await hub.close()

    asyncio.run(run())


async def at_once(bus: SlowBus, *works: Coroutine[Any, Any, object]) -> None:
    """Each begins when the one before waits for something; then everything goes on."""
    bus.go_on.clear()
    tasks = []
    for work in works:
        tasks.append(asyncio.create_task(work))
        for _ in range(MOMENTS):
            await asyncio.sleep(0)
    bus.go_on.set()
    await asyncio.gather(*tasks)


def test_who_comes_back_while_their_leaving_is_told_is_here() -> None:
    """As whoever loads their page anew."""

    async def scene(room: Room, bus: SlowBus) -> None:
        page = await room.enter(ANN.id)
        await at_once(bus, room.leave(page), room.enter(ANN.id))
        assert bus.announced == {ANN.id}

    at_a_table(scene, slow="went")


def test_who_leaves_while_the_others_are_looked_for_is_not_announced_again() -> None:
    async def scene(room: Room, bus: SlowBus) -> None:
        page = await room.enter(ANN.id)
        await at_once(bus, room.refresh(), room.leave(page))
        assert bus.announced == set()

    at_a_table(scene, slow="elsewhere")
