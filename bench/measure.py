"""Measures subjects in CPU time, interleaved so that load on the machine affects all of them equally."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import nan
from statistics import median

COPIES_PER_CHECK = 500


@dataclass(frozen=True, slots=True)
class Played:
    """The work that one call of a subject did."""

    decisions: int
    """Or whatever else the comparison counts: see `report.MEANINGS`."""
    games: int = 0
    """0 if whole games are not counted."""
    chance_steps: int = 0
    """Chance nodes, if the engine leaves these to its caller."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Something that plays random games. Each call of `play` gets a new seed and plays a few games."""

    name: str
    play: Callable[[int], Played]
    copy: Callable[[], object] | None = None
    """Copies a midgame position."""


@dataclass(slots=True)
class Rates:
    """Per second, one value per round."""

    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    """Decisions and chance steps."""
    games: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The speedup, as the median over the rounds; NaN if either was not measured."""
    return median([a / b for a, b in zip(ours, theirs, strict=True)]) if ours and theirs else nan


def measure_once(subject: Subject, seed: int, seconds: float, rates: Rates) -> int:
    """Run the subject for some seconds and add its rates; returns the next seed."""
    done: list[Played] = []
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done.append(subject.play(seed))
        seed += 1
    decisions = sum(played.decisions for played in done)
    rates.decisions.append(decisions / spent)
    rates.steps.append((decisions + sum(played.chance_steps for played in done)) / spent)
    if games := sum(played.games for played in done):
        rates.games.append(games / spent)
    return seed


def copies_per_second(copy: Callable[[], object], seconds: float) -> float:
    copies = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(COPIES_PER_CHECK):
            copy()
        copies += COPIES_PER_CHECK
    return copies / spent


def measure(subjects: list[Subject], rounds: int, seconds: float) -> dict[str, Rates]:
    """Every subject once per round, in rotating order, after a short warm-up."""
    rates = {subject.name: Rates() for subject in subjects}
    seeds = {subject.name: 0 for subject in subjects}
    for subject in subjects:
        measure_once(subject, 0, seconds / 5, Rates())
    for number in range(rounds):
        first = number % len(subjects)
        for subject in subjects[first:] + subjects[:first]:
            seeds[subject.name] = measure_once(subject, seeds[subject.name], seconds, rates[subject.name])
            if subject.copy is not None:
                rates[subject.name].copies.append(copies_per_second(subject.copy, seconds / 5))
    return rates
