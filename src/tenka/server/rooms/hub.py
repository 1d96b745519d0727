"""All rooms that are in memory, found by the id of their table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from itertools import islice

from tenka.core.errors import TenkaError
from tenka.server import moments
from tenka.server.cluster.bus import Bus, Known
from tenka.server.identity.ids import is_id
from tenka.server.notify.notices import Tell
from tenka.server.ops import metrics
from tenka.server.ops.rates import Limit
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import bot_workers
from tenka.server.rooms.queries import CLOSED
from tenka.server.rooms.room import Room
from tenka.server.settings import Settings
from tenka.server.storage.interface import Storage
from tenka.server.storage.model import Identity, StorageError

logger = logging.getLogger(__name__)
MANY_OVERDUE = 100
"""Tables that are woken in one go."""


class Hub:
    """Implements `bus.Rooms`."""

    def __init__(self, storage: Storage, settings: Settings, bus: Bus, tell: Tell, lines: Limit) -> None:
        """`lines` limits the chat."""
        self.bus = bus
        self._storage = storage
        self._tell = tell
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines = lines
        self.hear: Callable[[str], None] = lambda _: None
        """Who is told that somebody may not be who they were, with an empty text if nobody knows who."""
        self._fair_from = moments.now() + settings.grace_seconds

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The one room of a table, kept in memory at least as long as it is used here. Problem."""
        if not is_id(table):
            raise Problem("no-table")
        room = self._rooms.pop(table, None) or self._new(table)
        self._rooms[table] = room  # last in the order of use
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            await self._forget(room)

    def is_loaded(self, table: str) -> bool:
        room = self._rooms.get(table)
        return room is not None and room.is_loaded()

    async def rename(self, person: Identity) -> None:
        for room in list(self._rooms.values()):
            if room.is_loaded():
                await room.rename(person)

    async def reseat(self, tables: Collection[str]) -> None:
        """Somebody's seats belong to somebody else now, as is stored already."""
        for room in [self._rooms[table] for table in tables if table in self._rooms]:
            if room.is_loaded():
                with suppress(Problem):
                    await room.reseat()

    async def shut(self, table: str) -> None:
        """A table is closed, as is stored already."""
        room = self._rooms.get(table)
        if room is not None:
            await room.close()
            room.end(CLOSED)

    async def close(self) -> None:
        """Let every room finish what it is doing, and nothing happen by itself any more."""
        for room in list(self._rooms.values()):
            await room.close()
        bot_workers.close()

    # --- what other processes do -------------------------------------------------------------------

    def follow(self, table: str, seq: int | None) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.follow(seq)

    def follow_person(self, identity: str) -> None:
        self.hear(identity)

    def follow_all(self) -> None:
        self.hear("")
        for room in list(self._rooms.values()):
            room.follow(None)

    def loaded(self) -> dict[str, Known]:
        rooms = self._rooms.items()
        return {table: room.state() for table, room in rooms if room.is_loaded() or room.users}

    def attended(self) -> list[str]:
        """The tables that somebody is using at this process."""
        return [table for table, room in self._rooms.items() if room.users]

    def adopt(self, table: str) -> None:
        task = asyncio.create_task(self._adopt(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _adopt(self, table: str) -> None:
        with suppress(StorageError, Problem):
            async with self.room(table) as room:
                await room.drive()

    def _new(self, table: str) -> Room:
        metrics.TABLES.inc()
        return Room(
            table,
            self._storage,
            self._settings,
            self.bus,
            self._tell,
            lines=self._lines,
            fair_from=self._fair_from,
        )

    async def sweep(self) -> None:
        """For ever: wake tables where somebody's time is out, wherever they are."""
        while True:
            await asyncio.sleep(self._settings.sweep_seconds)
            try:
                for table in await self._storage.tables.overdue(moments.now(), MANY_OVERDUE):
                    async with self.room(table) as room:
                        await room.wake()
            except TenkaError as error:
                logger.warning("clocks: %s", type(error).__name__)

    async def _forget(self, used: Room) -> None:
        """Drop a room that was never loaded, and the longest unused ones when there are too many."""
        gone = [used] if not used.is_loaded() and used.is_idle() else []
        surplus = len(self._rooms) - self._settings.limits.rooms
        if surplus > 0:
            others = (room for room in self._rooms.values() if room not in gone and room.is_idle())
            gone += islice(others, surplus)
        for room in gone:
            del self._rooms[room.id]
            metrics.TABLES.dec()
        for room in gone:
            await room.close()
            await self.bus.release(room.id)
