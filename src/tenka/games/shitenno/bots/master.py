"""`master`: as `sharp`, with priors and an outlook that were learned by self-play, and more time.

The weights come from `python -m tools.train shitenno --rounds 1 --games 6 --simulations 120 --quick 600`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tenka.games.shitenno.bots.guide import ShitennoGuide
from tenka.games.shitenno.bots.sharp import SharpShitenno
from tenka.games.shitenno.observation import Observation
from tenka.search.weights import read_weights

LEARNED = Path(__file__).with_name("master.npz")


@cache
def learned() -> ShitennoGuide:
    weights = read_weights(LEARNED)
    return ShitennoGuide(weights["policy"][0], weights["value"][0], [])


class MasterShitenno(SharpShitenno):
    seconds = 3.0
    simulations = 1200

    def guide(self, observation: Observation) -> ShitennoGuide:
        return learned()
