"""`python -m bench.load.matrix`: every figure of docs/hosting.md, in about 25 minutes on two cores.

Nothing else should run on the machine meanwhile. The tables are written into the page, between two marks.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from bench.load.__main__ import PEER, measured, wish_of
from bench.load.figures import Figures

PAGE: Final = Path(__file__).parents[2] / "docs/hosting.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
STEPS: Final = (100, 200, 400, 800)
"""Tables that are tried, one after the other, for as long as they are held."""
THINK: Final = 5
HELD: Final = 500.0
"""Milliseconds that the slowest moves but one in a hundred may take at tables that count as held."""


class Setting(NamedTuple):
    name: str
    server: str
    processes: int = 1
    together: bool = False

    def wish(self, tables: int, seconds: int, think: int = 0) -> list[str]:
        words = ["--server", self.server, "--tables", str(tables), "--seconds", str(seconds)]
        return [*words, "--think", str(think), *(["--together"] if self.together else [])]


SETTINGS: Final = (
    Setting("SQLite", "sqlite"),
    Setting("PostgreSQL", "postgresql"),
    Setting("PostgreSQL, a table's players together", "postgresql", 2, together=True),
    Setting("PostgreSQL, a table's players together", "postgresql", 4, together=True),
    Setting("PostgreSQL, a table's players spread", "postgresql", 2),
    Setting("PostgreSQL, a table's players spread", "postgresql", 4),
    Setting(f"{PEER} 0.50.2, a plain card game", PEER),
)
Measure = Callable[[Setting, list[str]], Figures]
RUSH_HEAD: Final = (
    "| server | processes | moves/s | p50 ms | p99 ms | CPU ms a move | memory a table kB |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)
HELD_HEAD: Final = (
    "| server | processes | tables held | people | p50 ms | p99 ms | CPU ms a move | memory a table kB |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- |"
)


class Broken(Exception):
    """A figure of a server that loses moves is worth nothing."""


def measure(setting: Setting, words: list[str]) -> Figures:
    figures, found = measured(wish_of(words), setting.processes)
    if found:
        raise Broken("\n".join(found))
    print(figures.row(setting.name, setting.processes, int(words[3])), flush=True)
    return figures


def tables(how: Measure) -> str:
    """Everything that is measured, as the page shows it."""
    rush = [f"| {one.name} | {one.processes} | {rushed(how(one, one.wish(20, 10)))} |" for one in SETTINGS]
    held = [f"| {one.name} | {one.processes} | {most_held(one, how)} |" for one in SETTINGS if _counts(one)]
    return "\n".join([machine(), "", RUSH_HEAD, *rush, "", WITH_THOUGHT, "", HELD_HEAD, *held])


def _counts(setting: Setting) -> bool:
    """Spread players cost more with every process, which the first table tells."""
    return setting.together or setting.processes == 1


WITH_THOUGHT: Final = (
    f"With people who think for {THINK} seconds before each move; of {', '.join(map(str, STEPS))} tables, "
    f"the most\nthat were held: 99 of 100 moves were seen by everybody within {HELD:.0f} ms."
)


def machine() -> str:
    load = f", with a load of {os.getloadavg()[0]:.1f} before it began" if hasattr(os, "getloadavg") else ""
    when = time.strftime("%Y-%m-%d", time.gmtime())
    return f"Measured on {when} on {os.cpu_count()} cores ({platform.machine()}){load}."


def rushed(figures: Figures) -> str:
    return f"{figures.rate():.0f} | {_costs(figures)}"


def most_held(setting: Setting, how: Measure) -> str:
    """The most tables of those tried, and their figures."""
    best = "0 | 0 | - | - | - | -"
    for count in STEPS:
        figures = how(setting, setting.wish(count, 12, THINK))
        if not figures.quantile(0.99) < HELD:
            break
        best = f"{count} | {4 * count} | {_costs(figures)}"
    return best


def _costs(figures: Figures) -> str:
    processor = 1000 * figures.processor / max(1, len(figures.seconds))
    times = f"{figures.quantile(0.5):.0f} | {figures.quantile(0.99):.0f}"
    return f"{times} | {processor:.1f} | {figures.memory / 1024:.0f}"


def put(page: str, content: str) -> str:
    """The page with other figures."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{content}\n{END}{after}"


def main() -> int:
    started = time.monotonic()
    page = put(PAGE.read_text("utf-8"), tables(measure))
    PAGE.write_text(page, "utf-8")
    print(f"{PAGE.name} has new figures, after {(time.monotonic() - started) / 60:.1f} minutes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
