"""`master`: as `sharp`, with priors, an outlook and beliefs that were learned by self-play, and more time.

The weights come from `python -m tools.train zipang --rounds 1 --games 250 --quick 0 --simulations 500
--preference 4`.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from tenka.games.zipang.bots.guide import ZipangGuide
from tenka.games.zipang.bots.sharp import SharpZipang
from tenka.games.zipang.material import SEATS, deck
from tenka.games.zipang.observation import Observation
from tenka.search.weights import read_weights

LEARNED = Path(__file__).with_name("master.npz")
SAME_DECK: Final = [tuple(seats) for _, seats in groupby(SEATS, key=deck)]
"""Numbers of seats with the same cards: these have learned together."""


@cache
def learned(seats: int) -> ZipangGuide:
    weights = read_weights(LEARNED)
    row = next(row for row, group in enumerate(SAME_DECK) if seats in group)
    return ZipangGuide(*(weights[what][row] for what in ("policy", "value", "beliefs")))


class MasterZipang(SharpZipang):
    seconds = 3.0
    simulations = 1800

    def guide(self, observation: Observation) -> ZipangGuide:
        return learned(len(observation.seats))
