"""Connections to SQLite whose statements run in a thread: one hop for a transaction that is known as a whole,
else one for each statement and one for the commit.

A driver with a coroutine for everything (cursor, execute, fetch, close) takes five for a statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.cursor import FullyBufferedCursorFetchStrategy
from sqlalchemy.pool import QueuePool

from tenka.server.storage.pragmas import set_up

T = TypeVar("T")
THREADS: Final = 4


class ThreadConnection:
    """As much of SQLAlchemy's `AsyncConnection` as the storage uses."""

    def __init__(self, connection: Connection, threads: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._threads = threads

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return await self.run(_execute, self._connection, statement, parameters)

    async def run_sync(self, work: Callable[..., T], *arguments: Any) -> T:
        return await self.run(work, self._connection, *arguments)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Nobody else may use the connection before it is done."""
        return await _run(self._threads, work, *arguments)


def _execute(connection: Connection, statement: Executable, parameters: Any) -> CursorResult[Any]:
    """With all rows: SQLite finds them while they are fetched, which may take long."""
    result = connection.execute(statement, parameters)
    if result.returns_rows:
        cursor = result.cursor
        result.cursor_strategy = FullyBufferedCursorFetchStrategy(cursor, initial_buffer=cursor.fetchall())
    return result


async def _run(threads: ThreadPoolExecutor, work: Callable[..., T], *arguments: Any) -> T:
    """Whoever is cancelled meanwhile waits until it is done."""
    doing = asyncio.get_running_loop().run_in_executor(threads, partial(work, *arguments))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise


class SqliteConnections:
    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite+pysqlite"),
            hide_parameters=True,
            poolclass=QueuePool,
            pool_size=THREADS + 1,
            max_overflow=-1,  # a pool that is empty would hold up the loop; `_readers` sees that it is not
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", set_up)
        self._threads = ThreadPoolExecutor(THREADS, "tenka-sqlite")
        self._readers = asyncio.Semaphore(THREADS)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[ThreadConnection]:
        async with self._readers:
            with self._engine.connect() as connection:
                yield ThreadConnection(connection, self._threads)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[ThreadConnection]:
        with self._engine.connect() as connection:
            threaded = ThreadConnection(connection, self._threads)
            yield threaded
            await threaded.run(connection.commit)

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """All of it in one hop."""
        async with self._readers:
            return await _run(self._threads, _work, self._engine.connect, work, *arguments)

    def glance(self, work: Callable[..., T], *arguments: Any) -> T:
        """In this thread, for what takes less time than a hop."""
        return _work(self._engine.connect, work, *arguments)

    async def write(self, work: Callable[..., T], *arguments: Any) -> T:
        """A whole transaction in one hop."""
        return await _run(self._threads, _work, self._engine.begin, work, *arguments)

    def close(self) -> None:
        self._engine.dispose()


def _work(
    connected: Callable[[], AbstractContextManager[Connection]], work: Callable[..., T], *arguments: Any
) -> T:
    with connected() as connection:
        return work(connection, *arguments)
