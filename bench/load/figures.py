"""The figures of a run, and how they are printed."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

HEAD = (
    "| server | game | processes | tables | moves/s | p50 ms | p99 ms | CPU ms per move | kB sent per move "
    "| memory per table, kB | players' CPU | reconnects | not stored |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


@dataclass(slots=True)
class Figures:
    seconds: list[float] = field(default_factory=list)
    """Latency of each move: from sending it until everybody at the table has the new view."""
    reconnects: int = 0
    received: int = 0
    """Bytes of all messages to all players."""
    not_stored: int = 0
    """Moves that the server reported as not stored; they are sent again."""
    started: float = field(default_factory=time.perf_counter)
    ended: float = 0.0
    memory: float = 0.0
    """Bytes per table."""
    cpu: float = 0.0
    """CPU seconds of the server's processes."""
    own_cpu: float = 0.0
    """CPU seconds of the scripted players: near one for each second, it is they who are measured."""

    def begin(self, pids: list[int]) -> None:
        """Discard the warm-up."""
        self.seconds.clear()
        self.received = 0
        self.started = time.perf_counter()
        self.cpu = -cpu_seconds(pids)
        self.own_cpu = -time.process_time()

    def end(self, pids: list[int]) -> None:
        self.ended = time.perf_counter()
        self.cpu += cpu_seconds(pids)
        self.own_cpu += time.process_time()

    def add(self, seconds: float) -> None:
        """A move; those that are made after the end do not count."""
        if not self.ended:
            self.seconds.append(seconds)

    def receive(self, size: int) -> None:
        """A message, in bytes."""
        if not self.ended:
            self.received += size

    def rate(self) -> float:
        return len(self.seconds) / (self.ended - self.started)

    def quantile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def cpu_ms_per_move(self) -> float:
        return 1000 * self.cpu / max(1, len(self.seconds))

    def kb_per_move(self) -> float:
        """That all players of a table are sent together."""
        return self.received / 1024 / max(1, len(self.seconds))

    def players_share(self) -> float:
        """Of one core."""
        return self.own_cpu / (self.ended - self.started)

    def row(self, server: str, game: str, processes: int, tables: int) -> str:
        numbers = f"{self.rate():.0f} | {self.quantile(0.5):.1f} | {self.quantile(0.99):.1f}"
        known = self.cpu >= 0  # not if a process was killed during the run
        cpu = f"{self.cpu_ms_per_move():.2f}" if known else "not measured"
        memory = f"{self.memory / 1024:.0f}" if self.memory else "not measured"
        costs = f"{cpu} | {self.kb_per_move():.1f} | {memory} | {self.players_share():.0%}"
        faults = f"{self.reconnects} | {self.not_stored}"
        return f"| {server} | {game} | {processes} | {tables} | {numbers} | {costs} | {faults} |"


def resident_memory(pids: list[int]) -> int:
    """Bytes used by these processes and their children; 0 where /proc is not available."""
    return sum(_resident_memory(one) for pid in pids for one in process_tree(pid))


def _resident_memory(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return 0
    line = next((row for row in status.splitlines() if row.startswith("RssAnon:")), "RssAnon: 0 kB")
    return 1024 * int(line.split()[1])


def process_tree(pid: int) -> list[int]:
    """A process and its descendants."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in process_tree(int(child)))]


def cpu_seconds(pids: list[int]) -> float:
    """CPU time of these processes so far."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
