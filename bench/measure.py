"""Measures subjects in turns, so that a busy machine slows all of them alike, in processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import nan
from statistics import median

COPIES_A_TURN = 500


@dataclass(frozen=True, slots=True)
class Played:
    """What one call of a subject did."""

    games: int
    decisions: int
    chance_steps: int = 0
    """What chance does, where the caller of the engine has to play it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Something that plays random games. `play` gets a fresh seed each time and plays a few games."""

    name: str
    play: Callable[[int], Played]
    copy: Callable[[], object] | None = None
    """Copies a position from the middle of a game."""


@dataclass(slots=True)
class Rates:
    """Per second, one number for each round."""

    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    """Decisions and chance steps together."""
    games: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast, as the median over the rounds; none if one of them was not measured."""
    return median([a / b for a, b in zip(ours, theirs, strict=True)]) if ours and theirs else nan


def one_turn(subject: Subject, seed: int, seconds: float, rates: Rates) -> int:
    """Let the subject play for a while; the next seed."""
    done: list[Played] = []
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done.append(subject.play(seed))
        seed += 1
    decisions = sum(played.decisions for played in done)
    rates.decisions.append(decisions / spent)
    rates.steps.append((decisions + sum(played.chance_steps for played in done)) / spent)
    rates.games.append(sum(played.games for played in done) / spent)
    return seed


def copying(copy: Callable[[], object], seconds: float) -> float:
    """Copies a second."""
    copies = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(COPIES_A_TURN):
            copy()
        copies += COPIES_A_TURN
    return copies / spent


def measure(subjects: list[Subject], rounds: int, seconds: float) -> dict[str, Rates]:
    """Every subject once in each round, in changing order; one short round before them counts for nothing."""
    rates = {subject.name: Rates() for subject in subjects}
    seeds = {subject.name: 0 for subject in subjects}
    for subject in subjects:
        one_turn(subject, 0, seconds / 5, Rates())
    for number in range(rounds):
        first = number % len(subjects)
        for subject in subjects[first:] + subjects[:first]:
            seeds[subject.name] = one_turn(subject, seeds[subject.name], seconds, rates[subject.name])
            if subject.copy is not None:
                rates[subject.name].copies.append(copying(subject.copy, seconds / 5))
    return rates
