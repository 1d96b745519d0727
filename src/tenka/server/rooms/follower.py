"""Keeps a table in memory up to date with what other processes store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from msgspec import ValidationError

from tenka.core.errors import TenkaError
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.position import CLOSED
from tenka.server.rooms.tasks import Tasks
from tenka.server.rooms.writer import Writer
from tenka.server.storage.model import StorageError

logger = logging.getLogger(__name__)


class Follower:
    def __init__(
        self, writer: Writer, tasks: Tasks, wake: Callable[[], None], end: Callable[[str], None], pause: float
    ) -> None:
        """`wake` is called when something new is known, `end` with a code when the table is closed."""
        self._writer = writer
        self._tasks = tasks
        self._wake = wake
        self._end = end
        self._pause = pause
        self._behind = False
        """Something was stored elsewhere and is not known here yet."""
        self._unsure = False
        """More than entries may have changed."""

    def follow(self, seq: int | None) -> None:
        """Something was stored elsewhere: the entry `seq`, or (None) something else. Look soon."""
        if seq is not None and seq < self._writer.known():
            return
        self._unsure = self._unsure or seq is None
        if not self._behind:
            self._behind = True
            self._tasks.start(self._catch_up())

    def _begin(self) -> None:
        """What is stored from now on is news."""
        self._behind = False

    async def _catch_up(self) -> None:
        """If that fails, everything is loaded anew."""
        try:
            async with self._writer.at(self._begin) as position:
                table, self._unsure = self._unsure, False
                await self._writer.take_in(position, table=table)
                self._wake()
        except (TenkaError, ValidationError) as error:
            if isinstance(error, Problem) and error.code == CLOSED:
                self._end(CLOSED)
                return
            logger.warning("a table could not catch up: %s", type(error).__name__)
            self._writer.forget()
            await asyncio.sleep(self._pause)
            self._wake()
            await self.reload()

    async def reload(self) -> None:
        """After a failed write: load what is really stored, if that can be had, and show it."""
        with suppress(StorageError, Problem):
            async with self._writer.at():
                pass
