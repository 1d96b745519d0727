"""Connections to a database and transactions on it: what all parts of the storage stand on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, exc, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from tenka.server.private_files import private_file, private_folder
from tenka.server.storage.migrating import CHANNEL, PEOPLE
from tenka.server.storage.model import Clash, StorageDown

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
PATIENCE: Final = {"timeout": 5.0}
"""Seconds for a new connection to PostgreSQL; one whose packets are lost must not be waited for."""
LAST_WORK: Final = 10.0
"""Seconds that work under way gets to end before everything is closed."""
PAUSE: Final = 0.01


class Transactions:
    def __init__(self, url: URL) -> None:
        self.url = url
        self.process = secrets.randbits(31)
        """A number of this process among those that share a PostgreSQL."""
        self.engine = create_engine(url, self.process)
        self._write_lock = asyncio.Lock() if url.get_backend_name() == "sqlite" else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with failures(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Its first statement must write, so that SQLite never has to upgrade a lock.

        SQLite lets one write at a time, and who finds it busy sleeps for a while: a queue is fairer.
        """
        async with self._write_lock or nullcontext(), failures(), self.engine.begin() as connection:
            yield connection

    async def notify_of_person(self, connection: AsyncConnection, identity: str) -> None:
        """Let other processes know that something about somebody has changed, if this is committed."""
        await _notify(connection, PEOPLE, f"{identity}:{self.process}")

    async def notify_of_table(self, connection: AsyncConnection, table: str) -> None:
        """The same about a table, where no trigger does."""
        await _notify(connection, CHANNEL, f"{table}::{self.process}")

    async def close(self) -> None:
        """Work that was cancelled gives its connection back first: cancelled again then, by the end of the
        loop, aiosqlite would wait for ever, and asyncpg leave its connection open."""
        waited = 0.0
        while _lent(self.engine) and waited < LAST_WORK:
            await asyncio.sleep(PAUSE)
            waited += PAUSE
        await self.engine.dispose()


def _lent(engine: AsyncEngine) -> int:
    """How many connections somebody is using."""
    return engine.pool.checkedout() if isinstance(engine.pool, QueuePool) else 0


async def _notify(connection: AsyncConnection, channel: str, notice: str) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT pg_notify(:channel, :notice)"), {"channel": channel, "notice": notice}
        )


@asynccontextmanager
async def failures() -> AsyncIterator[None]:
    """Turns what drivers raise into StorageErrors."""
    try:
        yield
    except exc.IntegrityError:
        raise Clash("this is there already, or what it needs is not") from None
    except (exc.SQLAlchemyError, OSError) as error:
        raise StorageDown(type(error).__name__) from error


def create_engine(url: URL, process: int = 0) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        sender = {"server_settings": {"tenka.process": str(process), "application_name": "tenka"}}
        return create_async_engine(
            url, hide_parameters=True, pool_size=10, pool_pre_ping=True, connect_args=PATIENCE | sender
        )
    engine = create_async_engine(url, hide_parameters=True, pool_size=4)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def prepare_folder(url: URL) -> None:
    """Where a SQLite file lies, nobody else looks in."""
    if url.get_backend_name() == "sqlite" and url.database:
        private_folder(Path(url.database).parent)
        private_file(Path(url.database))
