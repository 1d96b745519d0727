"""What bots think that things are worth, in points: numbers that several of their parts share."""

from __future__ import annotations

from typing import Final

YEARS: Final = 2
ROUNDS_A_YEAR: Final = 3

CHEST: Final = [0.05, 0.3, 0.35, 0.4, 0.4, 0.4]
"""A chest in hand after this round, by how many rounds follow; so for an army on the board."""
ARMY: Final = [0.03, 0.2, 0.28, 0.33, 0.33, 0.33]
LATER_WINTER: Final = 0.7
"""How much of what counts this winter still counts in the next."""
TRAY: Final = 0.4
"""An army in the tray, as part of one on the board."""
INVESTED: Final = 0.12
"""A piece that a module keeps for later, such as an official at the court, if another round follows."""
INCOME: Final = 0.06
"""A province's printed chest or rice, for each round that follows."""
BOLDNESS: Final = 0.22
"""How often, in a round, a rival attacks a province that would surely fall."""
SETTLED: Final = 0.85
"""How often a province that was just taken is still there in winter."""
SPITE: Final = 0.2
"""How much of a rival's loss is the own gain."""
HARVEST: Final = 3.6
"""Rice that each later round of the year will bring."""
GROWTH: Final = 0.7
"""Provinces that each later round of the year will bring."""

# a majority by the lead over the next one, from two behind to two ahead: alone, and in a tie
EARLY: Final = [[0.0, 0.1, 0.3, 0.6, 0.85], [0.0, 0.15, 0.35, 0.2, 0.1]]
LATE: Final = [[0.0, 0.03, 0.1, 0.85, 1.0], [0.0, 0.1, 0.8, 0.1, 0.0]]


def rounds_left(year: int, season: int) -> int:
    """How many rounds are to be played, the present one included; in winter, those of the years to come."""
    return max(0, ROUNDS_A_YEAR - season) + ROUNDS_A_YEAR * max(0, YEARS - max(1, year))


def lead_value(mine: int, best: int, full: int, late: bool = False) -> float:  # noqa: FBT001, FBT002 - quick calls
    """Points to expect for a majority in a region, when the best other has so many buildings."""
    if mine == 0:
        return 0.0
    table = LATE if late else EARLY
    place = max(-2, min(2, mine - best)) + 2
    return table[0][place] * full + table[1][place] * (full - 1)
