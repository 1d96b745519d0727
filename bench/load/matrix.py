"""`python -m bench.load.matrix`: all figures of docs/hosting.md, in about 25 minutes on two cores.

The machine should be idle otherwise. The tables are written into the page, between two markers.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.__main__ import PEER, measured, parse_args
from bench.load.figures import Figures
from bench.load.players import GAMES

PAGE: Final = Path(__file__).parents[2] / "docs/hosting.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
LOADS: Final = (250, 500, 1000)
"""Numbers of tables, tried in this order as long as the load is sustained."""
THINK: Final = 5
MAX_P99: Final = 500.0
"""Milliseconds; a load with a higher p99 latency is not sustained."""


class Setup(NamedTuple):
    name: str
    server: str
    processes: int = 1
    affinity: bool = False
    game: str = GAMES[0]

    def arguments(self, tables: int, seconds: int, think: int = 0) -> list[str]:
        words = ["--server", self.server, "--tables", str(tables), "--seconds", str(seconds)]
        words += ["--game", self.game]
        return [*words, "--think", str(think), *(["--affinity"] if self.affinity else [])]


SETUPS: Final = (
    Setup("SQLite", "sqlite"),
    Setup("SQLite, Shitennō", "sqlite", game="shitenno"),
    Setup("SQLite, Shogun", "sqlite", game="shogun"),
    Setup("PostgreSQL", "postgresql"),
    Setup("PostgreSQL, table affinity", "postgresql", 2, affinity=True),
    Setup("PostgreSQL, table affinity", "postgresql", 4, affinity=True),
    Setup("PostgreSQL, no affinity", "postgresql", 2),
    Setup("PostgreSQL, no affinity", "postgresql", 4),
    Setup(f"{PEER} 0.50.2, minimal card game, in memory", PEER),
    Setup(f"{PEER} 0.50.2, the same in files", f"{PEER}-disk"),
)
SCALED: Final = ("sqlite", "postgresql", PEER)
Measure = Callable[[Setup, list[str]], Figures]
THROUGHPUT_HEAD: Final = (
    "| server | processes | moves/s | p50 ms | p99 ms | CPU ms per move | kB sent per move |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)
CAPACITY_HEAD: Final = (
    "| server | processes | tables | players | p50 ms | p99 ms | CPU ms per move | memory per table, kB |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- |"
)


class RunFailed(Exception):
    """A server that loses moves has no figures."""


def measure(setup: Setup, arguments: list[str]) -> Figures:
    args = parse_args(arguments)
    figures, problems = measured(args, setup.processes)
    if problems:
        raise RunFailed("\n".join(problems))
    print(figures.row(setup.name, args.game, setup.processes, args.tables), flush=True)
    return figures


def tables(measure: Measure, setups: Sequence[Setup] = SETUPS) -> str:
    """All measurements, as the page shows them."""
    throughputs = [f"| {one.name} | {one.processes} | {throughput(one, measure)} |" for one in setups]
    capacities = [
        f"| {one.name} | {one.processes} | {capacity(one, measure)} |" for one in setups if _is_scalable(one)
    ]
    return "\n".join(
        [machine(), "", THROUGHPUT_HEAD, *throughputs, "", CAPACITY_NOTE, "", CAPACITY_HEAD, *capacities]
    )


def _is_scalable(setup: Setup) -> bool:
    """Without affinity a move costs more with every process, as the first table shows."""
    return (setup.affinity or setup.processes == 1) and setup.game == GAMES[0] and setup.server in SCALED


CAPACITY_NOTE: Final = (
    f"Players think for {THINK} seconds on average before each move. The load is raised in steps "
    f"({', '.join(map(str, LOADS))} tables);\na step is sustained if 99 % of moves reach everybody within "
    f"{MAX_P99:.0f} ms. The highest sustained step:"
)


def machine() -> str:
    load = f", load average {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    when = time.strftime("%Y-%m-%d", time.gmtime())
    return f"Measured on {when} on {os.cpu_count()} cores ({platform.machine()}){load}."


def throughput(setup: Setup, measure: Measure) -> str:
    """The figures of twenty tables whose players move as soon as they can."""
    figures = measure(setup, setup.arguments(20, 10))
    return f"{figures.rate():.0f} | {_times(figures)} | {figures.kb_per_move():.1f}"


def capacity(setup: Setup, measure: Measure) -> str:
    """The highest sustained load, and its figures."""
    best = "0 | 0 | - | - | - | -"
    for count in LOADS:
        figures = measure(setup, setup.arguments(count, 12, THINK))
        if not figures.quantile(0.99) < MAX_P99:
            break
        best = f"{count} | {4 * count} | {_times(figures)} | {figures.memory / 1024:.0f}"
    return best


def _times(figures: Figures) -> str:
    latency = f"{figures.quantile(0.5):.0f} | {figures.quantile(0.99):.0f}"
    return f"{latency} | {figures.cpu_ms_per_move():.2f}"


def with_figures(page: str, content: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{content}\n{END}{after}"


def main(names: Sequence[str] = ()) -> int:
    """Measure everything and write it into the page; or only the named servers, and print that."""
    if names:
        print(tables(measure, [one for one in SETUPS if one.name in names]))
        return 0
    started = time.monotonic()
    page = with_figures(PAGE.read_text("utf-8"), tables(measure))
    PAGE.write_text(page, "utf-8")
    print(f"{PAGE.name} updated after {(time.monotonic() - started) / 60:.1f} minutes.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
