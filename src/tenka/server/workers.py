"""Processes of our own for what a stranger's file, or a search, can make long. Every job has a deadline.

Compiled rules let no other thread run, so a thread that is stuck in them would stop the server and could not
be stopped itself. A worker past its deadline ends by itself, whatever it is doing, and the next job starts a
new one. It also ends when its server does, however that ended.
"""

from __future__ import annotations

import asyncio
import ctypes
import faulthandler
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from tenka.core.errors import TenkaError

P = ParamSpec("P")
T = TypeVar("T")
NICE: Final = 10
END_WITH_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


class WorkerLost(TenkaError):
    """A worker has died over a job, most likely because its deadline was over."""


class Worker:
    """A process that is started when there is something to do. One that works `behind` leaves others the
    machine."""

    def __init__(self, *, behind: bool = False) -> None:
        self._start = _settle_behind if behind else _settle
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> Future[T]:
        """The deadline counts from when the job begins, not while the process starts. BrokenProcessPool."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=self._start)
        return self._pool.submit(watched, seconds, work, *args, **named)

    def end(self) -> None:
        """At once, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):  # noqa: SLF001 - `kill_workers` came with 3.14
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Crew:
    """So many workers; whoever asks waits for a free one. A job that nobody waits for any more is ended."""

    def __init__(self, size: int, *, behind: bool = False) -> None:
        self._workers = [Worker(behind=behind) for _ in range(size)]
        self._resting = list(self._workers)
        self._free = asyncio.Semaphore(size)

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What a job gives or raises. WorkerLost."""
        async with self._free:
            worker = self._resting.pop()
            try:
                return await asyncio.wrap_future(worker.submit(seconds, work, *args, **named))
            except BrokenProcessPool:
                worker.end()
                raise WorkerLost("a worker has died") from None
            except asyncio.CancelledError:
                worker.end()
                raise
            finally:
                self._resting.append(worker)

    def end(self) -> None:
        for worker in self._workers:
            worker.end()


# --- in the worker ------------------------------------------------------------------------------------


def watched(seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> T:
    """A thread of C, which needs nobody's leave to run, ends the process at the deadline."""
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(max(0.001, seconds), exit=True, file=nowhere)
        try:
            return work(*args, **named)
        finally:
            faulthandler.cancel_dump_traceback_later()


def _settle() -> None:
    """A key press is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _settle_behind() -> None:
    _settle()
    if hasattr(os, "nice"):
        os.nice(NICE)


def _end_with_parent() -> None:
    """Where the system does not do it; and if the parent was gone before it was asked to."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
