"""Group commit on SQLite: one thread with a connection of its own, one hop to it for each group."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from tenka.server.storage.group_commit import Append, Outcome
from tenka.server.storage.model import StorageDown
from tenka.server.storage.pragmas import set_up

ADD: Final = 'INSERT INTO entries ("table", seq, key, payload) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
UPDATED: Final = "UPDATE tables SET updated = ? WHERE id = ?"
RESULT: Final = "UPDATE tables SET result = ?, status = 'over' WHERE id = ?"
CLOCK: Final = 'UPDATE seats SET time_left = ?, deadline = ? WHERE "table" = ? AND seat = ?'


class SqliteAppender:
    """Implements `Appender`. Nobody else writes while it does, so nothing is ever busy."""

    def __init__(self, file: str, write_lock: asyncio.Lock) -> None:
        self._file = file
        self._write_lock = write_lock
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        self._thread = self._thread or ThreadPoolExecutor(1, "tenka-entries")
        async with self._write_lock:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, group)

    async def close(self) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
            self._thread.shutdown()
            self._thread = None

    # --- in the thread -----------------------------------------------------------------------------

    def _write(self, group: Sequence[Append]) -> list[Outcome]:
        try:
            connection = self._open()
            try:
                connection.execute("BEGIN IMMEDIATE")
                outcomes = [_append(connection, one) for one in group]
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # after some failures SQLite has done so by itself
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise StorageDown(type(error).__name__) from error
        return outcomes

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            set_up(connection)
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _append(connection: sqlite3.Connection, one: Append) -> Outcome:
    try:
        added = connection.execute(ADD, (one.table, one.seq, one.key, one.payload)).rowcount
    except sqlite3.IntegrityError:  # there is no such table; only this statement is undone
        return "refused"
    if not added:
        return "refused"
    if one.updated is not None:
        connection.execute(UPDATED, (one.updated, one.table))
    if one.result is not None:
        connection.execute(RESULT, (one.result, one.table))
    for seat, left, deadline in one.clocks:
        connection.execute(CLOCK, (left, deadline, one.table, seat))
    return "stored"
