"""Counts every finished game once: when it ends, at the process where it does; what was missed, later.

Nothing here is known that the records do not tell: all of it can be thrown away and counted anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from time import process_time
from typing import Final, Protocol, get_args

import msgspec

from tenka import games
from tenka.server.people.deals import finished_deal
from tenka.server.people.ratings import rate_game
from tenka.server.people.summary import summarize, version_of
from tenka.server.protocol.http import Part
from tenka.server.retry import repeating
from tenka.server.rooms.tasks import Tasks
from tenka.server.storage.interface import DealStorage, EntryStorage, ResultStorage, TableStorage
from tenka.server.storage.model import Clash, Pool, StorageError

EVERY: Final = 300.0
"""Seconds between two looks at what was missed."""
AT_ONCE: Final = 50
POOLS: Final[tuple[Pool, ...]] = get_args(Pool)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
logger = logging.getLogger(__name__)


class Records(Protocol):
    """The part of a storage that is needed here."""

    @property
    def tables(self) -> TableStorage: ...

    @property
    def entries(self) -> EntryStorage: ...

    @property
    def results(self) -> ResultStorage: ...

    @property
    def deals(self) -> DealStorage: ...


class Scorekeeper:
    def __init__(self, storage: Records, parts: Collection[Part] = PARTS, *, gentle: bool = True) -> None:
        """What is counted is for these `parts`. `gentle`: as much time as it takes is left to others."""
        self._parts = parts
        self._storage = storage
        self._gentle = gentle
        self._tasks = Tasks()
        self._writing = asyncio.Lock()

    def ended(self, table: str) -> None:
        """A game is over, as is stored already."""
        self._tasks.start(self._count_ended(table))

    async def _count_ended(self, table: str) -> None:
        try:
            async with self._writing:
                stored = await self._storage.tables.get(table)
                if stored is not None and stored.origin == "daily":
                    await self._finish_deal(table)
                elif stored is not None and await self._count(table):
                    await self._rate(stored.game)
        except StorageError as error:  # it is found later
            logger.warning("a result was not stored: %s", type(error).__name__)

    def catch_up_soon(self) -> None:
        self._tasks.start(self._catch_up_now())

    async def close(self) -> None:
        """Finish what has begun."""
        await self._tasks.finish()

    async def follow(self) -> None:
        """For ever: count what was missed."""
        await repeating(self._catch_up_now, EVERY, "results")

    async def _catch_up_now(self) -> None:
        with suppress(StorageError):  # it is done later
            await self.catch_up()

    async def catch_up(self) -> int:
        """How many games were counted."""
        async with self._writing:
            counted = 0
            for table in await self._storage.deals.unfinished() if "daily" in self._parts else ():
                await self._finish_deal(table)
            for game in games.PLUGINS if "people" in self._parts else ():
                counted += await self._catch_up(game)
                await self._rate(game)
        return counted

    async def _finish_deal(self, table: str) -> None:
        stored = await self._storage.tables.get(table)
        if "daily" not in self._parts or stored is None or not any(seat.identity for seat in stored.seats):
            return
        entries = await self._storage.entries.of_table(table)
        await self._storage.deals.finish(await asyncio.to_thread(finished_deal, stored, entries))

    async def _catch_up(self, game: str) -> int:
        counted = 0
        while missing := await self._storage.results.missing(game, version_of(game), AT_ONCE):
            for table in missing:
                started = process_time()
                counted += await self._count(table)
                if self._gentle:
                    await asyncio.sleep(process_time() - started)
        return counted

    async def _count(self, table: str) -> bool:
        """Whether it is one that counts."""
        stored = await self._storage.tables.get(table)
        if "people" not in self._parts or stored is None or stored.sealed:
            return False
        if (stored.status, stored.origin) != ("over", "new"):
            return False
        people = {seat.identity for seat in stored.seats if seat.kind == "person" and seat.identity}
        if not people:
            return False
        entries = await self._storage.entries.of_table(table)
        summary = await asyncio.to_thread(summarize, stored, entries)
        await self._storage.results.open_pages(people)
        try:
            await self._storage.results.put(summary.results, summary.statistics)
        except Clash:
            logger.debug("a result was overtaken")
        return True

    async def _rate(self, game: str) -> None:
        for pool in POOLS:
            while await self._storage.results.rate(pool, game, rate_game):
                pass


class Recount(msgspec.Struct, frozen=True):
    games: int
    differing: int
    """Seats for which something else was stored before."""


async def count_anew(storage: Records) -> Recount:
    """Everything from the records, in the order in which games ended; and what that changes."""
    before = {(one.table, one.seat): one for one in await storage.results.all()}
    await storage.results.outdate()
    counted = await Scorekeeper(storage, gentle=False).catch_up()
    after = await storage.results.all()
    return Recount(counted, sum(before.get((one.table, one.seat), one) != one for one in after))
