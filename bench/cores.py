"""How much more several processes do than one, each on a core of its own: in wall time, unlike the rest."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bench import environments


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
    one, two = together(name, 1, seconds), together(name, 2, seconds)
    return f"two cores, batch of 256: {name}: {two:,.0f}/s, {two / one:.2f}x of one core, in wall time"
