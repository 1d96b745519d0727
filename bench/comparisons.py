"""Which engines each of our games is compared with, and the speed to reach."""

from __future__ import annotations

from dataclasses import dataclass

from bench.report import Target

PLAYOUT = ", playout"
NOISE = 0.05
"""By how much two measurements of the same thing may differ."""


@dataclass(frozen=True, slots=True)
class Comparison:
    seats: int
    targets: tuple[Target, ...]
    max_copy_us: float | None = None
    other_peers: tuple[str, ...] = ()
    """Peers without a target."""


COMPARISONS = {
    "zipang": Comparison(
        4,
        (
            Target("catanatron", 15),
            Target("OpenSpiel hanabi(players=4)", 2),
            Target("OpenSpiel euchre", 2),
            Target("OpenSpiel-C++ hearts", 1, subject=PLAYOUT),
        ),
        other_peers=("RLCard uno", "RLCard leduc-holdem", "PettingZoo connect_four_v3", "python-chess"),
    ),
    "shogun": Comparison(
        4,
        (
            Target("catanatron", 10, games=True),
            Target("OpenSpiel hearts", 1),
            Target("OpenSpiel-C++ hearts", 0.5, subject=PLAYOUT),
        ),
        max_copy_us=5,
    ),
    "shitenno": Comparison(4, (Target("OpenSpiel euchre", 1),)),
    "search": Comparison(4, (Target("ISMCTS hearts", 5),)),
    "batch": Comparison(4, (Target("batch of 1", 1 - NOISE),)),
}
"""`search` measures simulations of Zipang's search, `batch` its vectorized play; hearts is about as long."""
