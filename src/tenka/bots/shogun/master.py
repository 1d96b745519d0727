"""`master`: searches as `sharp` does, for longer, with a value that was learned.

`tools/train/shogun.py` says how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tenka.bots.shogun.sharp import SharpShogun
from tenka.bots.weights import read_weights

FILE = Path(__file__).with_name("master.npz")


@cache
def learned() -> tuple[list[list[float]], list[float]]:
    """Weights and spreads by rounds left."""
    found = read_weights(FILE)
    return found["weights"], found["spread"][0]


class MasterShogun(SharpShogun):
    seconds = 3.0
    trials = 1800

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights, self.spread = learned()
