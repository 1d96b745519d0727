"""Workers: every job has a deadline, and none outlives its server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenka import _speed
from tenka.core.chance import FastChance
from tenka.server.rooms.pool import WorkerLost
from tenka.server.rooms.workers import NICE, Worker, WorkerPool
from tests.support.processes import until_gone
from tests.support.waiting import PATIENCE, wait_until

LONG = 1000.0


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    one = WorkerPool(1)
    yield one
    one.end()


def stuck(note: Any = None, *_: Any, **__: Any) -> None:
    """As compiled code is: no other thread of the process gets its turn."""
    sys.setswitchinterval(LONG)
    if isinstance(note, Path):
        note.write_text(str(os.getpid()))
    while True:
        FastChance(1).shuffle("", list(range(1000)))


def process_in(note: Path) -> int:
    """Which process is stuck, once it is."""
    wait_until(lambda: note.exists() and bool(note.read_text()), "the job began")
    return int(note.read_text())


def test_a_job_past_its_deadline_is_ended_and_the_next_one_is_done(pool: WorkerPool) -> None:
    async def scene() -> None:
        assert await pool.run(PATIENCE, sum, [1, 2]) == 3
        with pytest.raises(WorkerLost):
            await pool.run(0.2, stuck)
        assert await pool.run(PATIENCE, sum, [3, 4]) == 7

    asyncio.run(scene())


def test_what_a_job_raises_comes_back(pool: WorkerPool) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(pool.run(PATIENCE, int, "x"))


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such priorities")
def test_a_pool_of_low_priority_lets_others_go_first() -> None:
    low = WorkerPool(1, low_priority=True)
    try:
        assert asyncio.run(low.run(PATIENCE, os.nice, 0)) == min(os.nice(0) + NICE, 19)
    finally:
        low.end()


def test_a_job_that_nobody_waits_for_is_ended(pool: WorkerPool, tmp_path: Path) -> None:
    async def scene() -> int:
        task = asyncio.create_task(pool.run(LONG, stuck, tmp_path / "note"))
        process = await asyncio.to_thread(process_in, tmp_path / "note")
        task.cancel()
        assert await pool.run(PATIENCE, sum, [3, 4]) == 7
        return process

    until_gone(asyncio.run(scene()))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it takes until the deadline")
def test_a_busy_worker_dies_with_its_server(tmp_path: Path) -> None:
    note = tmp_path / "note"
    program = (
        "from pathlib import Path; from tests.server.rooms import test_workers as t\n"
        f"if __name__ == '__main__': t.Worker().submit(t.LONG, t.stuck, Path({str(note)!r})).result()"
    )
    server = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.DEVNULL)
    process = process_in(note)
    server.kill()
    server.wait(PATIENCE)
    until_gone(process)


def test_ending_does_not_wait_for_what_is_being_done() -> None:
    worker = Worker()
    worker.submit(LONG, time.sleep, LONG)
    worker.end()
    assert worker._pool is None


def test_a_worker_that_started_before_the_rules_were_compiled_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker, builds = Worker(), [""]
    monkeypatch.setattr(_speed, "build", lambda: builds[0])
    try:
        first = worker.submit(PATIENCE, os.getpid).result(PATIENCE)
        assert worker.submit(PATIENCE, os.getpid).result(PATIENCE) == first
        slow = worker.submit(PATIENCE, time.sleep, 0.1)
        builds[0] = "compiled"
        assert worker.submit(PATIENCE, os.getpid).result(PATIENCE) != first
        assert slow.result(PATIENCE) is None
    finally:
        worker.end()
