"""Group commit: the entries of all tables that are ready at the same time are stored in one transaction.

While one group is on its way to the disk, the next one gathers. Every entry is answered for itself, and only
after its group is on the disk. A table has one entry under way at a time, because its room waits for it, so
the order within a table needs no care.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from tenka.server.storage.model import StorageDown

MOST: Final = 200
"""Entries in one group, so that the first of them does not wait for too many others."""
LAST_WORK: Final = 10.0
"""Seconds that entries under way get before everything is closed."""
Outcome = Literal["stored", "refused", "busy"]
"""`refused`: it ran into what is there; `busy`: somebody else is writing at its table, so it has to wait."""


class Append(NamedTuple):
    """An entry, and what it changes about its table, as the columns have it."""

    table: str
    seq: int
    key: str
    payload: str
    updated: str | None
    result: str | None
    clocks: list[tuple[int, float, float | None]]
    """Seat, time left, deadline."""


class Appender(Protocol):
    """What one kind of database needs for it."""

    async def write(self, group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        """All of a group in one transaction, without those that are refused. StorageDown.

        Where it is not `patient`, it leaves out what would have to wait for others.
        """

    async def close(self) -> None: ...


class _Waiting(NamedTuple):
    append: Append
    outcome: asyncio.Future[bool]


class GroupCommit:
    def __init__(self, appender: Appender) -> None:
        self._appender = appender
        self._gathered: list[_Waiting] = []
        self._writing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def store(self, append: Append) -> bool:
        """Whether it is on the disk now; False if it ran into what is there. StorageDown."""
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._gathered.append(waiting)
        if not self._writing:
            self._writing = True
            self._start(self._write_all())
        return await waiting.outcome

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_WORK)
        await self._appender.close()

    async def _write_all(self) -> None:
        """One group after the other, until nothing is left."""
        try:
            while self._gathered:
                group, self._gathered = self._gathered[:MOST], self._gathered[MOST:]
                await self._write(group, patient=False)
        finally:
            self._writing = False

    async def _write(self, group: list[_Waiting], *, patient: bool) -> None:
        try:
            outcomes = await self._appender.write([one.append for one in group], patient=patient)
        except BaseException as error:
            for one in group:
                _fail(one, error)
            if not isinstance(error, Exception):
                raise
            return
        for one, outcome in zip(group, outcomes, strict=True):
            if outcome == "busy":
                self._start(self._write([one], patient=True))
            elif not one.outcome.done():
                one.outcome.set_result(outcome == "stored")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _fail(waiting: _Waiting, error: BaseException) -> None:
    if not waiting.outcome.done():
        why = str(error) if isinstance(error, StorageDown) else type(error).__name__
        waiting.outcome.set_exception(StorageDown(why))
