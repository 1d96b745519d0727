"""What a run has measured, and how it is told."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

HEAD = (
    "| server | processes | tables | moves/s | p50 ms | p99 ms | CPU ms a move | memory a table kB "
    "| reconnects | not stored |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


@dataclass(slots=True)
class Figures:
    seconds: list[float] = field(default_factory=list)
    """From sending a move until everybody at the table has the new view, one for each move."""
    reconnects: int = 0
    not_stored: int = 0
    """Moves that the server could not store and said so; they are sent again."""
    started: float = field(default_factory=time.perf_counter)
    ended: float = 0.0
    memory: float = 0.0
    """Bytes a table."""
    processor: float = 0.0
    """Seconds that the server's processes have computed."""

    def begin(self, pids: list[int]) -> None:
        """Forget the warming up."""
        self.seconds.clear()
        self.started = time.perf_counter()
        self.processor = -computed(pids)

    def end(self, pids: list[int]) -> None:
        self.ended = time.perf_counter()
        self.processor += computed(pids)

    def rate(self) -> float:
        return len(self.seconds) / (self.ended - self.started)

    def quantile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def row(self, server: str, processes: int, tables: int) -> str:
        numbers = f"{self.rate():.0f} | {self.quantile(0.5):.1f} | {self.quantile(0.99):.1f}"
        known = self.processor >= 0  # not if a process was killed in between
        processor = f"{1000 * self.processor / max(1, len(self.seconds)):.1f}" if known else "not measured"
        memory = f"{self.memory / 1024:.0f}" if self.memory else "not measured"
        faults = f"{self.reconnects} | {self.not_stored}"
        return f"| {server} | {processes} | {tables} | {numbers} | {processor} | {memory} | {faults} |"


def resident(pids: list[int]) -> int:
    """Bytes of memory of these processes and their children; 0 where the system does not tell."""
    return sum(_resident(one) for pid in pids for one in family(pid))


def _resident(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return 0
    line = next((row for row in status.splitlines() if row.startswith("RssAnon:")), "RssAnon: 0 kB")
    return 1024 * int(line.split()[1])


def family(pid: int) -> list[int]:
    """A process and its children, as far as the system tells."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def computed(pids: list[int]) -> float:
    """Seconds of processor time of these processes so far."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
