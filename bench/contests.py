"""Which of our games is measured beside whom, and what must be reached."""

from __future__ import annotations

from dataclasses import dataclass

from bench.report import Bar


@dataclass(frozen=True, slots=True)
class Contest:
    seats: int
    bars: tuple[Bar, ...]
    longest_copy: float | None = None
    """In microseconds."""


CONTESTS = {
    "zipang": Contest(
        4, (Bar("catanatron", 15), Bar("OpenSpiel hanabi(players=4)", 2), Bar("OpenSpiel euchre", 2))
    ),
    "shogun": Contest(4, (Bar("catanatron", 10, games=True), Bar("OpenSpiel hearts", 1)), longest_copy=5),
    "shitenno": Contest(4, (Bar("OpenSpiel euchre", 1),)),
}
