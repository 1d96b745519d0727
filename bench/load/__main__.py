"""`python -m bench.load`: four scripted players at each table, over WebSockets, on this machine.

A move's time runs from sending it until all four have the new view. Clients and server share the processors.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from bench.load import peer
from bench.load.checks import faults_found
from bench.load.disk import is_mountable
from bench.load.faults import FAULTS, NEEDS_POSTGRESQL
from bench.load.figures import HEAD, Figures, resident
from bench.load.players import LoadTable
from bench.load.servers import SECRET, Running, ours

SETTLING = 120.0
"""Seconds that tables may need to begin, to go on or to come to rest."""
PAUSE = 0.1
PEER = "boardgame.io"


async def load(server: Running, wish: argparse.Namespace) -> tuple[Figures, list[str]]:
    """Run it; the figures, and what did not hold."""
    figures = Figures()
    empty = resident(server.pids)
    tables = [
        LoadTable(_turned(server.hosts, seed), SECRET, figures, wish.think, seed, together=wish.together)
        for seed in range(wish.tables)
    ]
    running = [asyncio.create_task(table.run()) for table in tables]
    await all_moved(tables, [0] * len(tables))
    figures.begin(server.pids)
    await asyncio.sleep(wish.seconds / 2)
    figures.memory = max(0, resident(server.pids) - empty) / wish.tables
    found: list[str] = []
    for fault in wish.fault:
        await FAULTS[fault](server, figures)
        found += await all_moved(tables, [table.moves for table in tables])
    before = [table.moves for table in tables]
    await asyncio.sleep(wish.seconds / 2)
    figures.end(server.pids)
    found += await all_moved(tables, before) + await _stop(tables, running)
    return figures, found or await faults_found(server.url, tables)


async def all_moved(tables: list[LoadTable], before: list[int]) -> list[str]:
    """Wait until all tables have gone on; which of them did not, however long one waits."""
    still = tables
    for _ in range(int(SETTLING / PAUSE)):
        still = [table for table, moves in zip(tables, before, strict=True) if table.moves == moves]
        if not still:
            return []
        await asyncio.sleep(PAUSE)
    return [f"{table.table}: does not go on" for table in still]


def _turned(hosts: list[str], number: int) -> list[str]:
    """Everybody begins at another place."""
    first = number % len(hosts)
    return hosts[first:] + hosts[:first]


async def _stop(tables: list[LoadTable], running: list[asyncio.Task[None]]) -> list[str]:
    for table in tables:
        table.stopping = True
    done, pending = await asyncio.wait(running, timeout=SETTLING)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    broken = [f"a table ended with {error!r}" for task in done if (error := task.exception())]
    return broken + [f"{len(pending)} tables did not come to rest"] * bool(pending)


def measured(wish: argparse.Namespace, processes: int) -> tuple[Figures, list[str]]:
    """Start a server, put it under load and end it; the figures, and what did not hold."""
    if wish.server == PEER:
        with peer.running() as other:
            return asyncio.run(peer.load(other, wish)), []
    with ours(wish.server, processes, narrow="disk-full" in wish.fault) as server:
        return asyncio.run(load(server, wish))


def main(arguments: list[str]) -> int:
    wish = wish_of(arguments)
    print(HEAD, flush=True)
    failed = False
    for processes in wish.processes:
        figures, found = measured(wish, processes)
        print(figures.row(wish.server, processes, wish.tables), flush=True)
        if wish.server != PEER:
            print("\n".join(found) or "Every acknowledged move is there once, and all views are right.")
        failed = failed or bool(found)
    return int(failed)


def wish_of(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--server", choices=["sqlite", "postgresql", PEER], default="sqlite")
    parser.add_argument("--processes", type=int, nargs="+", default=[1])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--think", type=float, default=0.0, help="seconds of thought before a move, on average"
    )
    parser.add_argument(
        "--together", action="store_true", help="all players of a table at one process, as a proxy can do"
    )
    parser.add_argument("--fault", choices=sorted(FAULTS), nargs="+", default=[], help="one after another")
    wish = parser.parse_args(arguments)
    if wish.server != "postgresql" and (impossible := NEEDS_POSTGRESQL.intersection(wish.fault)):
        parser.error(f"{', '.join(sorted(impossible))} needs --server postgresql")
    if wish.server == "sqlite" and max(wish.processes) > 1:
        parser.error("a SQLite file belongs to one process")
    if "disk-full" in wish.fault and wish.server == "postgresql" and not is_mountable():
        parser.error("to fill PostgreSQL's disk, a file system has to be mounted: run this as root")
    return wish


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
