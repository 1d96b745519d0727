"""What each of our games is compared with, and the speed to reach.

Like is compared with like: rules with rules, environments with environments. Those of the second kind give an
observation as numbers and the legal actions at every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bench.report import Target

PLAYOUT = ", 4 players, playout"


@dataclass(frozen=True, slots=True)
class Comparison:
    seats: int
    targets: tuple[Target, ...] = ()
    max_copy_us: float | None = None
    other_peers: tuple[str, ...] = ()
    """Peers without a target."""
    least: Mapping[str, float] = field(default_factory=dict)
    """By subject of ours, the rate to reach."""
    about: str = "Rules alone, without observations"
    unit: str = "decisions"
    """What is counted."""


GAMES = ("zipang", "shitenno", "shogun")
PEER_ENVIRONMENTS = ("RLCard uno", "rl_environment euchre", "rl_environment hanabi")

COMPARISONS = {
    "zipang": Comparison(
        4,
        (
            Target("catanatron", 15),
            Target("OpenSpiel hanabi(players=4)", 2),
            Target("OpenSpiel euchre", 2),
            Target("OpenSpiel-C++ hearts", 1, subject="zipang" + PLAYOUT),
        ),
        other_peers=("python-chess",),
    ),
    "shogun": Comparison(
        4,
        (
            Target("catanatron", 10, games=True),
            Target("OpenSpiel hearts", 1),
            Target("OpenSpiel-C++ hearts", 0.5, subject="shogun" + PLAYOUT),
        ),
        max_copy_us=5,
    ),
    "shitenno": Comparison(4, (Target("OpenSpiel euchre", 1),)),
    "search": Comparison(4, (Target("ISMCTS hearts", 5),), about="Tree search", unit="simulations"),
    "environments": Comparison(
        4,
        tuple(
            Target(peer, 1, subject=f"{name} in PettingZoo") for name in GAMES for peer in PEER_ENVIRONMENTS
        ),
        other_peers=(
            "OpenSpiel-observer euchre",
            "OpenSpiel-observer hanabi",
            "RLCard leduc-holdem",
            "PettingZoo connect_four_v3",
        ),
        about="Environments: each step gives an observation as numbers and what is legal.\n"
        "OpenSpiel-observer is a plain loop over its states, without an environment: its quickest way there",
    ),
    "batch": Comparison(
        4,
        least={
            "batch of 256: zipang": 250_000,
            "batch of 256: shitenno": 100_000,
            "batch of 256: shogun": 60_000,
        },
        about="Many games of ours at once: each step gives an observation vector and a mask",
        unit="steps",
    ),
}
"""`search` measures Zipang's search; hearts is about as long."""
