"""Processes of our own for what a stranger's file, or a search, can make long. Every job has so much time.

Compiled rules let no other thread run, so a thread that is stuck in them would stop the server and could not
be stopped itself. A worker whose time is over ends by itself, whatever it is doing, and the next job starts a
new one. It also ends when its server does, however that ended.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from tenka import _speed
from tenka.core.processes import end_with_parent
from tenka.server.rooms.pool import WorkerLost

P = ParamSpec("P")
T = TypeVar("T")
NICE: Final = 10
BUSY: Final = 10
"""On a machine that is so busy a job may take so many times its deadline."""


class Worker:
    """A process that is started when there is something to do."""

    def __init__(self, *, low_priority: bool = False) -> None:
        self._start = initialize_low_priority if low_priority else initialize
        self._pool: ProcessPoolExecutor | None = None
        self._build = ""

    def submit(self, seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> Future[T]:
        """The job may work for so many seconds. BrokenProcessPool."""
        return self._current_pool().submit(limited, seconds, work, *args, **named)

    def _current_pool(self) -> ProcessPoolExecutor:
        """One from before the rules were compiled finishes what it has to do, and a faster one begins."""
        if self._pool is not None and self._build != _speed.build():
            self._pool.shutdown(wait=False)
            self._pool = None
        if self._pool is None:
            self._build = _speed.build()
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=self._start)
        return self._pool

    def end(self) -> None:
        """At once, whatever it is doing. The rest is tidied up before this returns, which takes a moment."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):  # noqa: SLF001 - `kill_workers` came with 3.14
                process.kill()
            pool.shutdown(cancel_futures=True)


class WorkerPool:
    """So many workers; whoever asks waits for a free one. A job that nobody waits for any more is ended."""

    def __init__(self, size: int, *, low_priority: bool = False) -> None:
        self._workers = [Worker(low_priority=low_priority) for _ in range(size)]
        self._idle = list(self._workers)
        self._free = asyncio.Semaphore(size)

    async def run(self, seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """What a job gives or raises. WorkerLost."""
        async with self._free:
            worker = self._idle.pop()
            try:
                return await asyncio.wrap_future(worker.submit(seconds, work, *args, **named))
            except BrokenProcessPool:
                worker.end()
                raise WorkerLost("a worker has died") from None
            except asyncio.CancelledError:
                worker.end()
                raise
            finally:
                self._idle.append(worker)

    def end(self) -> None:
        for worker in self._workers:
            worker.end()


# --- in the worker ------------------------------------------------------------------------------------


def limited(seconds: float, work: Callable[..., T], *args: Any, **named: Any) -> T:
    """The system ends the process when it has worked for so long. Where it does not, or on a machine that is
    very busy, a thread of C does so later, which needs nobody's leave to run."""
    seconds = max(0.001, seconds)
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(BUSY * seconds, exit=True, file=nowhere)
        _limit(seconds)
        try:
            return work(*args, **named)
        finally:
            _limit(0)
            faulthandler.cancel_dump_traceback_later()


def _limit(seconds: float) -> None:
    """Of the process's own time; 0 for no limit. Nobody handles the signal, so it ends the process."""
    if hasattr(signal, "ITIMER_PROF"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


class Outcome(NamedTuple, Generic[T]):
    """What a job gives or raises, and how many seconds of a core it took."""

    answer: T | None
    error: Exception | None
    seconds: float


def timed(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> Outcome[T]:
    begun = process_time()
    try:
        return Outcome(work(*args, **named), None, process_time() - begun)
    except Exception as error:  # noqa: BLE001 - it is raised where the job came from
        return Outcome(None, error, process_time() - begun)


def initialize() -> None:
    """A key press is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def initialize_low_priority() -> None:
    initialize()
    if hasattr(os, "nice"):
        os.nice(NICE)
