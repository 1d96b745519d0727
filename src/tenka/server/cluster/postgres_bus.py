"""Processes that share a PostgreSQL tell each other `table:seq`; the rows carry the truth.

PostgreSQL itself sends the notices, in the transaction that stores the row (`migrating.watch`). A notice that
is missed does no harm: whoever connects anew looks at everything again, and every few seconds all processes
compare what they know with what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tenka.server.cluster.bus import Rooms
from tenka.server.cluster.lease import Leases
from tenka.server.retry import repeating
from tenka.server.storage.migrating import CHANNEL, PEOPLE
from tenka.server.storage.model import StorageDown, StorageError
from tenka.server.storage.transactions import PATIENCE, Transactions, failures

logger = logging.getLogger(__name__)
ORPHANS_AT_ONCE: Final = 50
PAUSE: Final = 0.5
"""Seconds until a lost connection is tried again, and until what was heard of an own entry is looked at."""
STORED: Final = text(
    """SELECT id, status, (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE "table" = tables.id)
    FROM tables WHERE id = ANY(:wanted)"""
)


class PostgresBus:
    """Implements `Bus`."""

    def __init__(self, transactions: Transactions, poll_seconds: float) -> None:
        self._engine = transactions.engine
        self._line: AsyncEngine = create_async_engine(
            transactions.url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
            connect_args=PATIENCE,
        )
        self._leases = Leases(self._engine, transactions.process)
        self._poll_seconds = poll_seconds
        self._mine: set[str] = set()
        self._others: set[str] = set()
        """Tables whose lease a living process held when we last asked."""
        self._live = asyncio.Event()
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self, rooms: Rooms) -> None:
        self._task = asyncio.create_task(self._run(rooms))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._live.wait(), 10)

    async def close(self) -> None:
        """Our leases are free as soon as the connection is gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._line.dispose()

    async def drives(self, table: str) -> bool:
        if table in self._mine or table in self._others or not self._live.is_set():
            return table in self._mine
        taken = await self._leases.take(table)
        if self._live.is_set():  # else it was lost again while we asked
            (self._mine if taken else self._others).add(table)
        return taken

    async def release(self, table: str) -> None:
        self._others.discard(table)
        if table in self._mine:
            self._mine.discard(table)
            with suppress(StorageError):
                await self._leases.release(table)

    async def came(self, table: str, identity: str) -> None:
        await self._leases.came(table, identity)

    async def went(self, table: str, identity: str) -> None:
        await self._leases.went(table, identity)

    async def elsewhere(self, table: str, here: Collection[str]) -> Collection[str]:
        return await self._leases.elsewhere(table, here)

    # --- the connection ----------------------------------------------------------------------------

    async def _run(self, rooms: Rooms) -> None:
        await repeating(partial(self._hold_line, rooms), PAUSE, "notices")

    async def _hold_line(self, rooms: Rooms) -> None:
        """Until it is lost. StorageDown."""
        try:
            async with self._line.connect() as connection:
                await self._listen(connection, rooms)
        except Exception as error:  # noqa: BLE001 - whatever the driver says, without notices nobody can play
            raise StorageDown(f"the connection is lost: {type(error).__name__}") from None
        finally:
            self._live.clear()
            self._mine.clear()
            self._others.clear()

    async def _listen(self, connection: AsyncConnection, rooms: Rooms) -> None:
        await self._leases.live(connection)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        self._lost.clear()
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, lambda *notice: self._take(rooms, notice[-1]))
        await driver.add_listener(PEOPLE, lambda *notice: self._take_person(rooms, notice[-1]))
        self._live.set()
        rooms.follow_all()
        while not self._lost.is_set():
            await self._look(rooms)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), self._poll_seconds)
        raise OSError("the connection was closed")

    def _take(self, rooms: Rooms, notice: str) -> None:
        """An entry of our own is news only if its transaction was stored although it seemed to fail: most of
        them will be known in a moment."""
        table, seq, sender = notice.split(":")
        if sender != str(self._leases.process):
            rooms.follow(table, int(seq) if seq else None)
        elif seq:
            asyncio.get_running_loop().call_later(PAUSE, rooms.follow, table, int(seq))

    def _take_person(self, rooms: Rooms, notice: str) -> None:
        identity, sender = notice.split(":")
        if sender != str(self._leases.process):
            rooms.follow_person(identity)

    # --- every few seconds -------------------------------------------------------------------------

    async def _look(self, rooms: Rooms) -> None:
        """Find what was missed, and what a dead process has left behind."""
        try:
            stored = await self._stored(list(rooms.loaded()))
            known = rooms.loaded()  # what was played meanwhile was not missed
            for table, status, entries in stored:
                if table in known:
                    rooms.follow(table, entries - 1 if status == known[table][0] else None)
            for table in await self._leases.orphans(ORPHANS_AT_ONCE):
                self._others.discard(table)
                if await self.drives(table):
                    logger.info("taking over a table")
                    rooms.adopt(table)
            for table in await self._leases.sweep():
                rooms.follow(table, None)
        except StorageError as error:
            logger.warning("notices: could not look at the storage: %s", error)

    async def _stored(self, wanted: list[str]) -> list[tuple[str, str, int]]:
        """Of each of these tables: its status, and how many entries it has."""
        async with failures(), self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(STORED, {"wanted": wanted})]
