"""`python -m bench.stored`: stores many random games, then validates them all.

With `--data FOLDER` (or TENKA_DATABASE) they are kept, for example to test backup and restore.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec.structs import asdict, replace
from sqlalchemy import insert

from tenka.core.record import commitment
from tenka.core.table import AnyTable
from tenka.server.ops.validate import validate
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.rooms import table_factory
from tenka.server.rooms.daily import seats_of
from tenka.server.rooms.position import payload
from tenka.server.settings import settings_from
from tenka.server.storage import schema
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity, StoredEntry, StoredTable
from tenka.server.storage.transactions import create_engine

ANN = Identity("ann-id", "Ann")
MIX = ("zipang", "zipang", "shitenno", "shogun")
Stored = tuple[StoredTable, list[StoredEntry]]


def played(game: str, moves: int | None = None, seed: int = 1) -> Stored:
    """A random game, to the end or up to a number of moves. Its draws depend on the seed as well."""
    choice = random.Random(seed)
    secret = choice.randbytes(table_factory.SEED_BYTES)
    others = [SeatSpec("bot", "random")] * (seats_of(game) - 1)
    created = table_factory.new_table(CreateTable(game, [SeatSpec("me"), *others]), ANN)
    stored = table_factory.with_start(replace(created, seed=secret.hex(), commitment=commitment(secret)))
    live = table_factory.open_table(stored)
    entries: list[StoredEntry] = []
    while not live.is_over() and (moves is None or len(entries) < moves):
        entries.append(_move(live, choice))
    if live.is_over():
        stored = replace(stored, status="over", result=live.ranks())
    return stored, entries


def _move(live: AnyTable, choice: random.Random) -> StoredEntry:
    seat, number = live.actors()[0], len(live.entries)
    step = live.play(seat, choice.choice(live.moves(seat)))
    return StoredEntry(number, f"{seat}:{number}", payload(step.entry))


async def store_all(database: Database, games: list[Stored]) -> None:
    """Bulk insert, bypassing the storage interface."""
    engine = create_engine(database.url)
    async with engine.begin() as connection:
        for stored, entries in games:
            row = asdict(stored)
            seats = [{"table": stored.id, "seat": n, **asdict(s)} for n, s in enumerate(row.pop("seats"))]
            await connection.execute(insert(schema.tables).values(row))
            await connection.execute(insert(schema.seats), seats)
            await connection.execute(
                insert(schema.entries), [{"table": stored.id, **asdict(entry)} for entry in entries]
            )
    await engine.dispose()


async def run(data: Path, count: int, processes: int) -> int:
    database = Database(database_url(settings_from(data=data)))
    await database.open()
    await database.identities.save(ANN)
    wishes = [(MIX[number % len(MIX)], None, number) for number in range(count)]
    with ProcessPoolExecutor(processes) as pool:
        for start in range(0, count, 200):
            part = [pool.submit(played, *wish) for wish in wishes[start : start + 200]]
            await store_all(database, [future.result() for future in part])
    print(f"{count} games of {', '.join(sorted(set(MIX)))} stored.", flush=True)
    started = time.perf_counter()
    report = await validate(database.inspection, processes)
    seconds = time.perf_counter() - started
    await database.close()
    summary = f"{report.games} games with {report.entries} entries validated in {seconds:.1f} s"
    print(f"{summary} by {processes} processes; {len(report.broken)} failed.")
    return int(bool(report.broken))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.stored", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--data", type=Path)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(args.data or Path(folder), args.games, args.processes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
