"""Many entries in one transaction: each is answered for itself, and nothing that was answered is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

from tenka.server.settings import Settings
from tenka.server.storage import sqlite_appender
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.group_commit import Append, Outcome
from tenka.server.storage.model import Clock, RepeatedKey, StorageDown, StoredEntry, Taken
from tenka.server.storage.transactions import create_engine
from tests.server.storage.test_storage import ANN, FULL, a_table, entry
from tests.support.postgres import break_connections
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
NAMES = [f"table-{number}" for number in range(8)]


@pytest.fixture
def groups(storage: Database, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each transaction had."""
    sizes: list[int] = []
    appender = storage.transactions.entries.appender
    write = appender.write

    async def counted(group: Sequence[Append], *, patient: bool) -> list[Outcome]:
        sizes.append(len(group))
        return await write(group, patient=patient)

    monkeypatch.setattr(appender, "write", counted)
    return sizes


async def prepare(storage: Database) -> None:
    for name in NAMES:
        await storage.tables.add(a_table(name, *FULL), ANN)


async def outcomes(storage: Database, entries: dict[str, StoredEntry], **more: Any) -> dict[str, Any]:
    """What became of one entry at each table, all at once: None if it was stored, else the error."""
    work = [storage.entries.append(name, one, None, **more) for name, one in entries.items()]
    return dict(zip(entries, await asyncio.gather(*work, return_exceptions=True), strict=True))


@pytest.mark.anyio
async def test_entries_that_are_ready_together_share_a_transaction(
    storage: Database, groups: list[int]
) -> None:
    await prepare(storage)
    for seq in range(3):
        told = await outcomes(storage, {name: entry(seq) for name in NAMES})
        assert set(told.values()) == {None}
    assert sum(groups) == 3 * len(NAMES)
    assert max(groups) > 1
    for name in NAMES:
        assert await storage.entries.of_table(name) == [entry(seq) for seq in range(3)]


@pytest.mark.anyio
async def test_one_bad_entry_fails_alone(storage: Database, groups: list[int]) -> None:
    """Overtaken, sent twice, for a table that is not there: the others of its group are stored."""
    await prepare(storage)
    for name in NAMES[:2]:
        await storage.entries.append(name, entry(0, "known"), None)
    bad = {NAMES[0]: entry(0), NAMES[1]: entry(1, "known"), "nowhere": entry(0)}
    good = {name: entry(0) for name in NAMES[2:]}
    told = await outcomes(storage, {**good, **bad})
    assert [type(told[name]) for name in bad] == [Taken, RepeatedKey, StorageDown]
    assert {told[name] for name in good} == {None}
    assert max(groups) > 1
    assert [len(await storage.entries.of_table(name)) for name in NAMES] == [1] * len(NAMES)


@pytest.mark.anyio
async def test_an_entry_that_is_refused_changes_nothing_about_its_table(storage: Database) -> None:
    await prepare(storage)
    await storage.entries.append(NAMES[0], entry(0), None)
    before = await storage.tables.get(NAMES[0])
    good = storage.entries.append(NAMES[1], entry(0), None, {0: Clock(7.0, 99.0)})
    bad = storage.entries.append(NAMES[0], entry(0, "late"), [1, 2], {0: Clock(5.0)})
    told = await asyncio.gather(good, bad, return_exceptions=True)
    assert [type(one) for one in told] == [type(None), Taken]
    assert await storage.tables.get(NAMES[0]) == before
    other = await storage.tables.get(NAMES[1])
    assert other is not None
    assert (other.seats[0].time_left, other.seats[0].deadline) == (7.0, 99.0)


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_slow_table_does_not_hold_up_the_others(storage: Database, url: URL) -> None:
    """Somebody else has locked its row for a while."""
    await prepare(storage)
    slow, *others = NAMES
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT 1 FROM tables WHERE id = :id FOR UPDATE"), {"id": slow})
        waiting = asyncio.create_task(storage.entries.append(slow, entry(0), None))
        for seq in range(2):
            told = await asyncio.wait_for(outcomes(storage, {name: entry(seq) for name in others}), PATIENCE)
            assert set(told.values()) == {None}
        assert not waiting.done()
    await asyncio.wait_for(waiting, PATIENCE)
    await engine.dispose()
    assert await storage.entries.of_table(slow) == [entry(0)]


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_burst_of_readers_leaves_connections_for_everybody_else(storage: Database) -> None:
    """Many tables follow what was played elsewhere, at once: the pool is as full as before."""
    await prepare(storage)
    await outcomes(storage, {name: entry(0) for name in NAMES})
    burst = [storage.entries.of_table(name, since) for name in NAMES for since in (0, 1) for _ in range(20)]
    assert await asyncio.gather(*burst) == [found for _ in NAMES for found in [[entry(0)]] * 20 + [[]] * 20]
    pool = storage.transactions.engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.checkedout() == 2


# --- when something breaks in the middle ------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_kept_connection_that_has_died_unnoticed_is_replaced(storage: Database, url: URL) -> None:
    await prepare(storage)
    await storage.entries.append(NAMES[0], entry(0), None)
    ending = threading.Thread(target=asyncio.run, args=[break_connections(url)])
    ending.start()
    ending.join()  # this thread's loop hears of nothing meanwhile
    await storage.entries.append(NAMES[0], entry(1), None)
    assert await storage.entries.of_table(NAMES[0]) == [entry(0), entry(1)]


LAST_WORDS = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0"
FAREWELL = b"E" + (len(LAST_WORDS) + 4).to_bytes(4) + LAST_WORDS
"""What a PostgreSQL that is being stopped says before it closes a connection."""


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_kept_connection_that_has_heard_the_farewell_only_is_replaced(storage: Database) -> None:
    """The end of the connection itself is not known yet."""
    await prepare(storage)
    await storage.entries.append(NAMES[0], entry(0), None)
    appender = storage.transactions.postgres
    assert appender is not None
    driver = await appender.writing.driver()
    driver._protocol.data_received(FAREWELL)
    await storage.entries.append(NAMES[0], entry(1), None)
    assert await storage.entries.of_table(NAMES[0]) == [entry(0), entry(1)]


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_full_disk_fails_the_whole_group(
    storage: Database, monkeypatch: pytest.MonkeyPatch, groups: list[int]
) -> None:
    """Nobody of them is told that a move is stored, none is, and all can be stored once there is room."""
    await prepare(storage)
    write, full = sqlite_appender._append, {"after": 5}

    def until_full(connection: sqlite3.Connection, one: Any) -> Any:
        full["after"] -= 1
        if full["after"] == 0:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count={pages}")
            connection.execute("CREATE TABLE large AS SELECT zeroblob(1000000) AS bytes")
        return write(connection, one)

    monkeypatch.setattr(sqlite_appender, "_append", until_full)
    given = {name: entry(0) for name in NAMES}
    first = await outcomes(storage, given)
    failed = [name for name, error in first.items() if error is not None]
    assert len(failed) > 1
    assert {type(first[name]) for name in failed} == {StorageDown}
    assert [await storage.entries.of_table(name) for name in failed] == [[]] * len(failed)
    again = await outcomes(storage, {name: given[name] for name in failed})
    assert set(again.values()) == {None}


WRITING = """
import asyncio, os, signal, sys
from pathlib import Path
from tenka.server.settings import Settings
from tenka.server.storage import sqlite_appender
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tests.server.storage.test_storage import entry

write, left = sqlite_appender._append, int(sys.argv[2])

def until_killed(connection, one):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return write(connection, one)

sqlite_appender._append = until_killed

async def table(database, name):
    for seq in range(100):
        await database.entries.append(name, entry(seq), None)
        print(name, seq, flush=True)

async def main():
    database = Database(database_url(Settings(data=Path(sys.argv[1]))))
    await asyncio.gather(*(table(database, name) for name in sys.argv[3:]))

asyncio.run(main())
"""
"""Writes at all tables at once and says what was acknowledged; dies before the given entry is written."""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there by a signal")
@pytest.mark.parametrize("killed_at", random.Random(3).sample(range(9, 200), 4))
def test_killed_between_the_moves_of_a_group_nothing_acknowledged_is_lost(
    tmp_path: Path, killed_at: int
) -> None:
    asyncio.run(made(database_url(Settings(data=tmp_path))))
    run = [sys.executable, "-c", WRITING, str(tmp_path), str(killed_at), *NAMES]
    done = subprocess.run(run, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    acknowledged = {name: [int(seq) for other, seq in lines if other == name] for name in NAMES}
    stored = asyncio.run(read(database_url(Settings(data=tmp_path))))
    for name in NAMES:
        assert stored[name] == [entry(seq) for seq in range(len(stored[name]))]
        assert acknowledged[name] == list(range(len(acknowledged[name])))
        assert len(acknowledged[name]) <= len(stored[name])
    assert sum(map(len, stored.values())) < killed_at
    assert sum(map(len, acknowledged.values())) > 0


async def made(url: URL) -> None:
    database = Database(url)
    await database.open()
    await prepare(database)
    await database.close()


async def read(url: URL) -> dict[str, list[StoredEntry]]:
    database = Database(url)
    found = {name: await database.entries.of_table(name) for name in NAMES}
    await database.close()
    return found
