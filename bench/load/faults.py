"""What may go wrong while everybody plays. Each of them is undone after a while."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from bench.load.servers import Running
from tenka.server.database import create_engine
from tests.support.postgres import restart

LASTS = 2.0
"""Seconds of a fault that lasts."""


async def process_killed(server: Running) -> None:
    """One of the server processes, as if by the system."""
    os.kill(server.pids[0], signal.SIGKILL)


async def database_restarted(server: Running) -> None:
    """PostgreSQL stops without a word to anybody, and recovers."""
    if server.postgres is not None:
        await asyncio.to_thread(restart, server.postgres)


async def notices_lost(server: Running) -> None:
    """The database forgets to tell of new entries."""
    await _sql(server, "ALTER TABLE entries DISABLE TRIGGER tenka_watch")
    await asyncio.sleep(LASTS)
    await _sql(server, "ALTER TABLE entries ENABLE TRIGGER tenka_watch")


async def disk_full(server: Running) -> None:
    """No file of the server can grow."""
    _, hard = resource.prlimit(server.pids[0], resource.RLIMIT_FSIZE)
    resource.prlimit(server.pids[0], resource.RLIMIT_FSIZE, (4096, hard))
    await asyncio.sleep(LASTS)
    resource.prlimit(server.pids[0], resource.RLIMIT_FSIZE, (hard, hard))


async def clock_jump(server: Running) -> None:
    """The server's clock goes forward by a day, and back by two."""
    for _ in range(2):
        os.kill(server.pids[0], signal.SIGUSR1)
        await asyncio.sleep(LASTS / 2)


async def _sql(server: Running, statement: str) -> None:
    engine = create_engine(server.url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


FAULTS: dict[str, Callable[[Running], Awaitable[None]]] = {
    "process-killed": process_killed,
    "database-restarted": database_restarted,
    "notices-lost": notices_lost,
    "disk-full": disk_full,
    "clock-jump": clock_jump,
}
NEEDS_POSTGRESQL = frozenset(("process-killed", "database-restarted", "notices-lost"))
