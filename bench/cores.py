"""How much more several processes do than one, each on a core of its own: in wall time, unlike the rest."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bench import environments

ROUNDS = 3
"""In turns, of which the best counts: whatever else runs on the machine only slows them down."""


def decisions(name: str, seconds: float) -> float:
    """Per second of wall time, of one batch."""
    subject = environments.batch(name, 256)
    subject.play(0)
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += subject.play(done).decisions
    return done / spent


def together(name: str, processes: int, seconds: float) -> float:
    """The decisions per second of several at the same time."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        list(pool.map(decisions, [name] * processes, [0.01] * processes))  # imports, and the rules
        return sum(pool.map(decisions, [name] * processes, [seconds] * processes))


def report(name: str, seconds: float) -> str:
    rounds = [[together(name, cores, seconds / ROUNDS) for cores in (1, 2)] for _ in range(ROUNDS)]
    one, two = map(max, zip(*rounds, strict=True))
    return f"two cores, batch of 256: {name}: {two:,.0f}/s, {two / one:.2f}x of one core, in wall time"
