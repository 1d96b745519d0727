"""`python -m bench.load`: load test with four scripted players per table, over WebSockets on this machine.

Latency is measured from sending a move until all four have the new view. Clients and server share the cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys

from bench.load import peer
from bench.load.checks import violations
from bench.load.disk import is_mountable
from bench.load.faults import FAULTS, NEEDS_POSTGRESQL
from bench.load.figures import HEAD, Figures, resident_memory
from bench.load.players import GAMES, LoadTable
from bench.load.servers import SECRET, Running, running_servers
from tenka.server.process import run_in_loop

PROGRESS_TIMEOUT = 120.0
"""Seconds that tables may take to start, to make a move or to stop."""
ARRIVAL_TIMEOUT = 0.3
"""The same for each table until all have started."""
PAUSE = 0.1
ARRIVALS = 32
"""Tables that sit down at once."""
PEER = "boardgame.io"
PEERS = {PEER: "memory", f"{PEER}-disk": "disk"}
"""Where boardgame.io keeps its matches: in memory only, or also in files (its FlatFile storage)."""


async def load(server: Running, args: argparse.Namespace) -> tuple[Figures, list[str]]:
    """Run the load test; the figures, and the problems found."""
    figures = Figures()
    tables = [
        LoadTable(
            _rotated(server.hosts, seed),
            SECRET,
            figures,
            args.think,
            seed,
            affinity=args.affinity,
            game=args.game,
        )
        for seed in range(args.tables)
    ]
    arrivals = asyncio.Semaphore(ARRIVALS)
    running = [asyncio.create_task(tables[0].run(arrivals))]
    await progress(tables[:1], [0])  # with the first table, much is loaded that all others share
    idle = resident_memory(server.pids)
    running += [asyncio.create_task(table.run(arrivals)) for table in tables[1:]]
    problems = await progress(tables, [0] * len(tables), ARRIVAL_TIMEOUT * len(tables))
    gc.disable()  # a pause of the players' own would count as the server's
    figures.begin(server.pids)
    await asyncio.sleep(args.seconds / 2)
    figures.memory = max(0, resident_memory(server.pids) - idle) / max(1, args.tables - 1)
    for fault in args.fault:
        await FAULTS[fault](server, figures)
        problems += await progress(tables, [table.moves for table in tables])
    before = [table.moves for table in tables]
    await asyncio.sleep(args.seconds / 2)
    figures.end(server.pids)
    gc.enable()
    problems += await progress(tables, before) + await _stop(tables, running)
    return figures, problems or await violations(server.url, tables)


async def progress(tables: list[LoadTable], before: list[int], more: float = 0.0) -> list[str]:
    """Wait until every table has made a move; a problem for each one that did not within the timeout, and
    some `more` seconds."""
    stalled = tables
    for _ in range(int((PROGRESS_TIMEOUT + more) / PAUSE)):
        stalled = [table for table, moves in zip(tables, before, strict=True) if table.moves == moves]
        if not stalled:
            return []
        await asyncio.sleep(PAUSE)
    return [f"{table.table}: makes no progress" for table in stalled]


def _rotated(hosts: list[str], number: int) -> list[str]:
    first = number % len(hosts)
    return hosts[first:] + hosts[:first]


async def _stop(tables: list[LoadTable], running: list[asyncio.Task[None]]) -> list[str]:
    for table in tables:
        table.stopping = True
    done, pending = await asyncio.wait(running, timeout=PROGRESS_TIMEOUT)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    failed = [f"a table failed with {error!r}" for task in done if (error := task.exception())]
    return failed + [f"{len(pending)} tables did not stop"] * bool(pending)


def measured(args: argparse.Namespace, processes: int) -> tuple[Figures, list[str]]:
    """Start a server, run the load test and stop the server; the figures, and the problems found."""
    if args.server in PEERS:
        with peer.running(PEERS[args.server]) as other:
            return run_in_loop(peer.load(other, args)), []
    with running_servers(args.server, processes, small_disk="disk-full" in args.fault) as server:
        return run_in_loop(load(server, args))


def main(arguments: list[str]) -> int:
    args = parse_args(arguments)
    print(HEAD, flush=True)
    failed = False
    for processes in args.processes:
        figures, problems = measured(args, processes)
        game = "cards" if args.server in PEERS else args.game
        print(figures.row(args.server, game, processes, args.tables), flush=True)
        if args.server not in PEERS:
            print(
                "\n".join(problems) or "Every acknowledged move was stored once, and all views are correct."
            )
        failed = failed or bool(problems)
    return int(failed)


def parse_args(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--server", choices=["sqlite", "postgresql", *PEERS], default="sqlite")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--processes", type=int, nargs="+", default=[1])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=0.0, help="average seconds before each move")
    parser.add_argument(
        "--affinity", action="store_true", help="connect all players of a table to one process"
    )
    parser.add_argument(
        "--fault", choices=sorted(FAULTS), nargs="+", default=[], help="faults to inject, in order"
    )
    args = parser.parse_args(arguments)
    if args.server != "postgresql" and (impossible := NEEDS_POSTGRESQL.intersection(args.fault)):
        parser.error(f"{', '.join(sorted(impossible))} needs --server postgresql")
    if args.server == "sqlite" and max(args.processes) > 1:
        parser.error("SQLite supports one process only")
    if "disk-full" in args.fault and args.server == "postgresql" and not is_mountable():
        parser.error("filling PostgreSQL's disk requires mounting a file system: run this as root")
    return args


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
