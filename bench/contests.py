"""Which of our games is measured beside whom, and what must be reached."""

from __future__ import annotations

from dataclasses import dataclass

from bench.report import Bar

PLAYOUT = ", playout"
NOISE = 0.05
"""What two measurements of the same thing may differ by."""


@dataclass(frozen=True, slots=True)
class Contest:
    seats: int
    bars: tuple[Bar, ...]
    longest_copy: float | None = None
    """In microseconds."""
    beside: tuple[str, ...] = ()
    """Peers without a bar."""


CONTESTS = {
    "zipang": Contest(
        4,
        (
            Bar("catanatron", 15),
            Bar("OpenSpiel hanabi(players=4)", 2),
            Bar("OpenSpiel euchre", 2),
            Bar("OpenSpiel-C++ hearts", 1, mine=PLAYOUT),
        ),
        beside=("RLCard uno", "RLCard leduc-holdem", "PettingZoo connect_four_v3", "python-chess"),
    ),
    "shogun": Contest(
        4,
        (
            Bar("catanatron", 10, games=True),
            Bar("OpenSpiel hearts", 1),
            Bar("OpenSpiel-C++ hearts", 0.5, mine=PLAYOUT),
        ),
        longest_copy=5,
    ),
    "shitenno": Contest(4, (Bar("OpenSpiel euchre", 1),)),
    "search": Contest(4, (Bar("ISMCTS hearts", 5),)),
    "batch": Contest(4, (Bar("batch of 1", 1 - NOISE),)),
}
"""`search` measures simulations of Zipang's search, `batch` its vectorised play; hearts is about as long."""
