"""Connections to a database and transactions on it: what all parts of the storage stand on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from sqlalchemy import event, exc, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tenka.server.private_files import private_file, private_folder
from tenka.server.storage.batches import LAST_WORK
from tenka.server.storage.group_commit import Appender, GroupCommit
from tenka.server.storage.migrating import CHANNEL, PEOPLE
from tenka.server.storage.model import Clash, StorageDown
from tenka.server.storage.pragmas import set_up
from tenka.server.storage.sqlite_appender import SqliteAppender
from tenka.server.storage.sqlite_connections import SqliteConnections

if TYPE_CHECKING:
    from tenka.server.storage.postgres_appender import PostgresAppender
    from tenka.server.storage.postgres_buckets import PostgresBuckets

T = TypeVar("T")
PATIENCE: Final = {"timeout": 5.0}
"""Seconds for a new connection to PostgreSQL; one whose packets are lost must not be waited for."""
PAUSE: Final = 0.01


class Transactions:
    def __init__(self, url: URL) -> None:
        self.url = url
        self.process = secrets.randbits(31)
        """A number of this process among those that share a PostgreSQL."""
        self.engine = create_engine(url, self.process)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """PostgreSQL: every statement sees what is committed by then in any case, and a transaction around it
        takes two more ways to the database and back."""
        self._sqlite = SqliteConnections(url) if url.get_backend_name() == "sqlite" else None
        self._running = 0
        self._write_lock = asyncio.Lock()
        """SQLite lets one write at a time, and who finds it busy sleeps for a while: a queue is fairer."""
        self.postgres = None if self._sqlite is not None else _postgres_appender(self.engine)
        self.postgres_buckets = None if self._sqlite is not None else _postgres_buckets(self.engine)
        """For what processes that share a PostgreSQL do all the time."""
        self.entries = GroupCommit(self._appender())
        """For the one thing that is written all the time."""

    def _appender(self) -> Appender:
        return self.postgres or SqliteAppender(self.url.database or "", self._write_lock)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._counted():
            if self._sqlite is None:
                async with failures(), self._reader.connect() as connection:
                    yield connection
            else:
                async with failures(), self._sqlite.reading() as threaded:
                    yield cast("AsyncConnection", threaded)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Its first statement must write, so that SQLite never has to upgrade a lock."""
        with self._counted():
            if self._sqlite is None:
                async with failures(), self.engine.begin() as connection:
                    yield connection
            else:
                async with self._write_lock, failures(), self._sqlite.writing() as threaded:
                    yield cast("AsyncConnection", threaded)

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """What `work` reads on a connection: the quickest way, where nothing is to be awaited in between."""
        if self._sqlite is None:
            async with self.reading() as connection:
                return await connection.run_sync(work, *arguments)
        with self._counted():
            async with failures():
                return await self._sqlite.read(work, *arguments)

    async def glance(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same for a few rows that are found by their key. SQLite has them in a fraction of the time that
        the way to a thread and back takes, so it is asked right here."""
        if self._sqlite is None:
            return await self.read(work, *arguments)
        async with failures():
            return self._sqlite.glance(work, *arguments)

    async def write(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same for a transaction. On SQLite, moves wait for it: so it is over in one go."""
        if self._sqlite is None:
            async with self.writing() as connection:
                return await connection.run_sync(work, *arguments)
        with self._counted():
            async with self._write_lock, failures():
                return await self._sqlite.write(work, *arguments)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1

    async def notify_of_person(self, connection: AsyncConnection, identity: str) -> None:
        """Let other processes know that something about somebody has changed, if this is committed."""
        await _notify(connection, PEOPLE, f"{identity}:{self.process}")

    async def notify_of_table(self, connection: AsyncConnection, table: str) -> None:
        """The same about a table, where no trigger does."""
        await _notify(connection, CHANNEL, f"{table}::{self.process}")

    async def close(self) -> None:
        """Work that was cancelled gives its connection back first: cancelled again then, by the end of the
        loop, aiosqlite would wait for ever, and asyncpg leave its connection open."""
        await asyncio.sleep(0)  # what was cancelled just now hears of it
        await self.entries.close()
        if self.postgres_buckets is not None:
            await self.postgres_buckets.close()
        waited = 0.0
        while self._running and waited < LAST_WORK:
            await asyncio.sleep(PAUSE)
            waited += PAUSE
        await self.engine.dispose()
        if self._sqlite is not None:
            self._sqlite.close()


def _postgres_appender(engine: AsyncEngine) -> PostgresAppender:
    from tenka.server.storage.postgres_appender import PostgresAppender  # noqa: PLC0415 - rarely needed

    return PostgresAppender(engine)


def _postgres_buckets(engine: AsyncEngine) -> PostgresBuckets:
    from tenka.server.storage.postgres_buckets import PostgresBuckets  # noqa: PLC0415 - rarely needed

    return PostgresBuckets(engine)


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
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def prepare_folder(url: URL) -> None:
    """Where a SQLite file lies, nobody else looks in."""
    if url.get_backend_name() == "sqlite" and url.database:
        private_folder(Path(url.database).parent)
        private_file(Path(url.database))
