"""Counts every finished game once: when it ends, from the table at hand; what was missed, from records later.

Nothing here is known that the records do not tell: all of it can be thrown away and counted anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from time import process_time
from typing import Final, Protocol, get_args

import msgspec

from tenka import games
from tenka.core.table import AnyTable
from tenka.server.people.deals import finished_deal
from tenka.server.people.ratings import rate_game
from tenka.server.people.summary import summarize, version_of
from tenka.server.protocol.http import Part
from tenka.server.retry import repeating
from tenka.server.rooms.position import restore
from tenka.server.rooms.tasks import Tasks
from tenka.server.storage.interface import EntryStorage, TableStorage
from tenka.server.storage.model import Clash, Pool, StorageError, StoredTable, Summary
from tenka.server.storage.result_interface import DealStorage, ResultStorage

EVERY: Final = 300.0
"""Seconds between two looks at what was missed."""
AT_ONCE: Final = 50
NO_VERSION: Final = -1
"""In which nothing was ever counted."""
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
    def __init__(
        self,
        storage: Records,
        parts: Collection[Part] = PARTS,
        *,
        gentle: bool = True,
        told: Callable[[], None] = lambda: None,
    ) -> None:
        """What is counted is for these `parts`. `gentle`: as much time as it takes is left to others. `told`
        hears of each game that was missed."""
        self._parts = parts
        self._told = told
        self._storage = storage
        self._gentle = gentle
        self._tasks = Tasks()
        self._ended: dict[str, AnyTable] = {}
        """Games that wait to be counted, by their tables."""
        self._counting = False
        self._catching_up = asyncio.Lock()

    # --- games that have just ended ----------------------------------------------------------------

    def ended(self, table: str, live: AnyTable) -> None:
        """A game is over, as is stored already. While some are counted, the next ones gather."""
        self._ended[table] = live
        if not self._counting:
            self._counting = True
            self._tasks.start(self._count_ended())

    async def _count_ended(self) -> None:
        try:
            while self._ended:
                ended, self._ended = self._ended, {}
                await self._count_together(ended)
        except StorageError as error:  # they are found later
            logger.warning("results were not stored: %s", type(error).__name__)
        finally:
            self._counting = False

    async def _count_together(self, ended: dict[str, AnyTable]) -> None:
        found = [(stored, ended[stored.id]) for stored in await self._storage.tables.several(list(ended))]
        for stored, live in found:
            if stored.origin == "daily":
                await self._finish_deal(stored, live)
        counted = [(stored, live) for stored, live in found if self._counts(stored)]
        if not counted:
            return
        summaries = await asyncio.to_thread(lambda: [summarize(*game) for game in counted])
        await self._put(summaries)
        rated = {(one.pool, one.game) for game in summaries for one in game.results if one.pool is not None}
        for pool, game in sorted(rated):
            await self._rate(pool, game)

    # --- games that were missed --------------------------------------------------------------------

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
        async with self._catching_up:
            counted = 0
            for table in await self._storage.deals.unfinished() if "daily" in self._parts else ():
                await self._catch_up_deal(table)
            for game in games.PLUGINS if "people" in self._parts else ():
                counted += await self._catch_up(game)
                for pool in POOLS:
                    await self._rate(pool, game)
        return counted

    async def _catch_up_deal(self, table: str) -> None:
        stored = await self._storage.tables.get(table)
        if stored is not None:
            entries = await self._storage.entries.of_table(table)
            await self._finish_deal(stored, await asyncio.to_thread(restore, stored, entries))

    async def _catch_up(self, game: str) -> int:
        counted = 0
        while missing := await self._storage.results.missing(game, version_of(game), AT_ONCE):
            for table in missing:
                started = process_time()
                counted += await self._count(table)
                self._told()
                if self._gentle:
                    await asyncio.sleep(process_time() - started)
        return counted

    async def _count(self, table: str) -> bool:
        """Whether it is one that counts."""
        stored = await self._storage.tables.get(table)
        if stored is None or not self._counts(stored):
            return False
        entries = await self._storage.entries.of_table(table)
        await self._put([await asyncio.to_thread(summarize, stored, entries)])
        return True

    async def rate_anew(self) -> None:
        """All games, in the order in which they ended."""
        for game in games.PLUGINS:
            for pool in POOLS:
                await self._storage.results.void(pool, game)
                await self._rate(pool, game)

    # --- both --------------------------------------------------------------------------------------

    def _counts(self, stored: StoredTable) -> bool:
        if "people" not in self._parts or (stored.status, stored.origin) != ("over", "new") or stored.sealed:
            return False
        return any(seat.kind == "person" and seat.identity for seat in stored.seats)

    async def _finish_deal(self, stored: StoredTable, live: AnyTable) -> None:
        if "daily" in self._parts and any(seat.identity for seat in stored.seats):
            await self._storage.deals.finish(finished_deal(stored, live))

    async def _put(self, summaries: list[Summary]) -> None:
        try:
            await self._storage.results.put(summaries)
        except Clash:
            logger.debug("results were overtaken")

    async def _rate(self, pool: Pool, game: str) -> None:
        while await self._storage.results.rate(pool, game, rate_game):
            pass


class Recount(msgspec.Struct, frozen=True):
    games: int
    differing: int
    """Seats for which something else was stored before."""


async def count_anew(storage: Records, told: Callable[[], None] = lambda: None) -> Recount:
    """Everything from the records, in the order in which games ended; and what that changes."""
    before = {(one.table, one.seat): one for one in await storage.results.all()}
    await storage.results.outdate()
    keeper = Scorekeeper(storage, gentle=False, told=told)
    counted = await keeper.catch_up()
    await keeper.rate_anew()
    after = await storage.results.all()
    return Recount(counted, sum(before.get((one.table, one.seat), one) != one for one in after))


async def countable(storage: Records) -> int:
    """How many games `count_anew` will look at."""
    return sum([len(await storage.results.missing(game, NO_VERSION, None)) for game in games.PLUGINS])
