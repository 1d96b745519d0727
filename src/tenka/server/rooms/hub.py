"""All rooms that are in memory, found by the id of their table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import islice

from tenka.server.cluster.bus import Known
from tenka.server.identity.ids import is_id
from tenka.server.protocol.problems import Problem
from tenka.server.retry import repeating
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.position import CLOSED
from tenka.server.rooms.room import Room
from tenka.server.rooms.tasks import Tasks, until_one_ends
from tenka.server.storage.model import StorageError

MANY_OVERDUE = 100
"""Tables that are woken in one go."""


class Hub:
    """Implements `bus.Rooms`."""

    def __init__(self, environment: Environment, person_changed: Callable[[str], None]) -> None:
        """`person_changed` is told whose identity or rights another process has changed; with an empty text
        if it may be anybody's."""
        self._environment = environment
        self._person_changed = person_changed
        self._rooms: dict[str, Room] = {}
        """In the order of use."""
        self._tasks = Tasks()
        self._fair_from = environment.now() + environment.settings.grace_seconds

    def room(self, table: str) -> RoomUse:
        """The one room of a table, kept in memory at least as long as it is used here. Problem."""
        return RoomUse(self, table)

    def take(self, table: str) -> Room:
        if not is_id(table):
            raise Problem("no-table")
        room = self._rooms.pop(table, None) or self._new(table)
        self._rooms[table] = room
        room.users += 1
        return room

    async def give_back(self, room: Room) -> None:
        room.users -= 1
        room.last_used = asyncio.get_running_loop().time()
        await self._forget(room)

    def _new(self, table: str) -> Room:
        self._environment.meter.room_opened()
        return Room(table, self._environment, self._fair_from)

    async def _forget(self, used: Room) -> None:
        """Drop a room that was never loaded, and the longest unused ones when there are too many."""
        gone = [used] if not used.is_loaded() and used.is_idle() else []
        surplus = len(self._rooms) - self._environment.settings.limits.rooms
        if surplus > 0:
            others = (room for room in self._rooms.values() if room not in gone and room.is_idle())
            gone += islice(others, surplus)
        await self._drop(gone)

    async def let_go(self) -> None:
        """Drop the rooms that nobody has used for a while and that nothing is to happen in: what time brings
        is found in the storage."""
        since = asyncio.get_running_loop().time() - self._environment.settings.limits.unused_seconds
        await self._drop([room for room in self._rooms.values() if room.last_used <= since and room.may_go()])

    async def _drop(self, rooms: Collection[Room]) -> None:
        for room in rooms:
            del self._rooms[room.id]
            self._environment.meter.room_closed()
        for room in rooms:
            await room.close()
            await self._environment.bus.release(room.id)
            room.forget()

    def is_loaded(self, table: str) -> bool:
        room = self._rooms.get(table)
        return room is not None and room.is_loaded()

    def attended(self) -> list[str]:
        """The tables that somebody is using at this process."""
        return [table for table, room in self._rooms.items() if room.users]

    async def refresh(self, tables: Collection[str]) -> None:
        """Something about these tables or their people was changed, as is stored already."""
        for table in tables:
            if self.is_loaded(table):
                with suppress(Problem):
                    async with self.room(table) as room:
                        await room.refresh()

    async def refresh_person(self, identity: str) -> None:
        """Somebody has another name, as is stored already."""
        await self.refresh([table for table, room in self._rooms.items() if room.has_seat(identity)])

    async def shut(self, table: str) -> None:
        """A table is closed, as is stored already."""
        if table in self._rooms:
            async with self.room(table) as room:
                await room.close()
                room.end(CLOSED)

    async def close(self) -> None:
        """Let every room finish what it is doing, and nothing happen by itself any more."""
        for table in list(self._rooms):
            if table in self._rooms:
                await self._rooms[table].close()
        self._environment.bots.close()

    # --- time --------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """For ever: wake tables where somebody's time is out, wherever they are, and let others go."""
        pause = self._environment.settings.sweep_seconds
        await asyncio.sleep(pause)
        await until_one_ends(
            repeating(self._wake_overdue, pause, "clocks"), repeating(self.let_go, pause, "unused tables")
        )

    async def _wake_overdue(self) -> None:
        overdue = await self._environment.storage.tables.overdue(self._environment.now(), MANY_OVERDUE)
        for table in overdue:
            async with self.room(table) as room:
                await room.wake()

    # --- what other processes do -------------------------------------------------------------------

    def follow(self, table: str, seq: int | None) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.follow(seq)

    def follow_person(self, identity: str) -> None:
        self._person_changed(identity)

    def follow_all(self) -> None:
        self._person_changed("")
        for room in list(self._rooms.values()):
            room.follow(None)

    def loaded(self) -> dict[str, Known]:
        rooms = self._rooms.items()
        return {table: room.state() for table, room in rooms if room.is_loaded() or room.users}

    def adopt(self, table: str) -> None:
        self._tasks.start(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        with suppress(StorageError, Problem):
            async with self.room(table) as room:
                await room.drive()


class RoomUse:
    """Somebody at a room. A generator with its frame would take half a kB for each connection."""

    __slots__ = ("_hub", "_room", "_table")

    def __init__(self, hub: Hub, table: str) -> None:
        self._hub = hub
        self._table = table

    async def __aenter__(self) -> Room:
        self._room = self._hub.take(self._table)
        return self._room

    async def __aexit__(self, *_: object) -> None:
        await self._hub.give_back(self._room)
