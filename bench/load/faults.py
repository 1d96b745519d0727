"""Faults that are injected while everybody plays. Each one is undone after a while."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from bench.load.figures import Figures
from bench.load.servers import Running
from tenka.server.storage.transactions import create_engine
from tests.support.postgres import restart, revive

DURATION = 2.0
"""Seconds."""
DISK_TIMEOUT = 30.0
"""Seconds until the first failed write: a database may have free space in its files."""
PAUSE = 0.1


async def process_killed(server: Running, _figures: Figures) -> None:
    """Kill a server process. If it is the only one, restart it."""
    server.processes[0].kill()
    if len(server.processes) == 1:
        await asyncio.to_thread(server.processes[0].start)


async def database_restarted(server: Running, _figures: Figures) -> None:
    """Kill PostgreSQL, and let it recover."""
    if server.postgres is not None:
        await asyncio.to_thread(restart, server.postgres)


async def notices_lost(server: Running, _figures: Figures) -> None:
    """Suppress the notifications of new entries."""
    await _sql(server, "ALTER TABLE entries DISABLE TRIGGER tenka_watch")
    await asyncio.sleep(DURATION)
    await _sql(server, "ALTER TABLE entries ENABLE TRIGGER tenka_watch")


async def disk_full(server: Running, figures: Figures) -> None:
    """Fill the disk of the database. PostgreSQL is restarted afterwards if it has shut down."""
    writing = [server.postgres.process_id()] if server.postgres else server.pids
    server.disk.fill(writing)
    for _ in range(int(DISK_TIMEOUT / PAUSE)):
        if figures.not_stored:
            break
        await asyncio.sleep(PAUSE)
    await asyncio.sleep(DURATION)
    server.disk.clear(writing)
    if server.postgres is not None:
        await asyncio.to_thread(revive, server.postgres)


async def clock_jump(server: Running, _figures: Figures) -> None:
    """Set the clock of one server forward by a day, then back by two."""
    for _ in range(2):
        os.kill(server.pids[0], signal.SIGUSR1)
        await asyncio.sleep(DURATION / 2)


async def _sql(server: Running, statement: str) -> None:
    engine = create_engine(server.url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


FAULTS: dict[str, Callable[[Running, Figures], Awaitable[None]]] = {
    "process-killed": process_killed,
    "database-restarted": database_restarted,
    "notices-lost": notices_lost,
    "disk-full": disk_full,
    "clock-jump": clock_jump,
}
NEEDS_POSTGRESQL = frozenset(("database-restarted", "notices-lost"))
