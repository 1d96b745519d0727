"""`master`: searches as `sharp` does, for longer, with a value that was learned.

`tools/train/shogun.py` says how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tenka.games.shogun.bots.sharp import SharpShogun, by_hand
from tenka.search.weights import read_weights

FILE = Path(__file__).with_name("master.npz")


@cache
def learned() -> tuple[list[list[float]], list[float]]:
    """Weights and spreads by rounds left. What no game of the training had counts as with `sharp`."""
    found = read_weights(FILE)
    weights = [
        [value or usual for value, usual in zip(row, by_hand_row, strict=True)] if any(row) else row
        for row, by_hand_row in zip(found["weights"], by_hand()[0], strict=True)
    ]
    return weights, found["spread"][0]


class MasterShogun(SharpShogun):
    seconds = 3.0
    simulations = 1500

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights, self.spread = learned()
