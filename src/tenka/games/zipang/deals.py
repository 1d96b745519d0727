"""Deals to hands that are known to be strong, where shuffling until one fits would take too long.

It counts for every way to go on how many deals fit, and draws by these counts. So each deal that fits is as
likely as if shuffles had been drawn until it came.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tenka.core.chance import Chance
from tenka.core.errors import ImpossiblePosition
from tenka.games.zipang.material import BTL

STRONGEST: Final = max(BTL)
FINE: Final = 1 << 30
"""Into so many parts a chance is divided."""
MOST_COUNTS: Final = 50_000
"""No table gets near: it takes hands that nobody can hold."""
STREAM: Final = "resample"

Pool = tuple[int, ...]
"""How many cards there are of each number of battle points."""
Need = tuple[int, int]
"""How many cards a hand is to get, and the battle points that these must reach."""


class Deals:
    """From a pool to hands with these needs, in this order. ImpossiblePosition if there are none."""

    def __init__(self, pool: Pool, needs: tuple[Need, ...]) -> None:
        self._pool: Final = pool
        self._needs: Final = needs
        self._counts: dict[tuple[int, int, int, Pool], int] = {}
        if any(missing < 0 for missing, _ in needs) or not self._count(0, *needs[0], pool):
            raise ImpossiblePosition("position-impossible")

    def draw(self, pool: list[int], chance: Chance) -> list[list[int]]:
        """The cards of each hand, taken out of the pool, which is shuffled."""
        counts = self._pool
        hands: list[list[int]] = []
        for place, (missing, points) in enumerate(self._needs):
            hand: list[int] = []
            for left in range(missing, 0, -1):
                reached = sum(BTL[card] for card in hand)
                value = self._value(place, left, points - reached, counts, chance)
                counts = _without(counts, value)
                hand.append(_taken(pool, value))
            hands.append(hand)
        return hands

    def _value(self, place: int, left: int, points: int, pool: Pool, chance: Chance) -> int:
        """The battle points of the next card."""
        ways = [
            number and number * self._count(place, left - 1, points - value, _without(pool, value))
            for value, number in enumerate(pool)
        ]
        mark = chance.pick(STREAM, FINE) * sum(ways)
        value = 0
        while mark >= ways[value] * FINE:
            mark -= ways[value] * FINE
            value += 1
        return value

    def _count(self, place: int, left: int, points: int, pool: Pool) -> int:
        """How many rows of cards fulfil the needs from here on."""
        if points > left * STRONGEST:
            return 0
        if not left:
            return (
                self._count(place + 1, *self._needs[place + 1], pool) if place + 1 < len(self._needs) else 1
            )
        key = (place, left, max(0, points), pool)
        if key not in self._counts:
            if len(self._counts) >= MOST_COUNTS:
                raise ImpossiblePosition("position-hard")
            self._counts[key] = sum(
                number * self._count(place, left - 1, points - value, _without(pool, value))
                for value, number in enumerate(pool)
                if number
            )
        return self._counts[key]


@lru_cache(maxsize=2)
def deals(pool: Pool, needs: tuple[Need, ...]) -> Deals:
    """A search asks for the same thousands of times."""
    return Deals(pool, needs)


def counted(pool: list[int]) -> Pool:
    counts = [0] * (STRONGEST + 1)
    for card in pool:
        counts[BTL[card]] += 1
    return tuple(counts)


def _without(pool: Pool, value: int) -> Pool:
    return (*pool[:value], pool[value] - 1, *pool[value + 1 :])


def _taken(pool: list[int], value: int) -> int:
    """The first card with these battle points, out of the pool."""
    return pool.pop(next(place for place, card in enumerate(pool) if BTL[card] == value))
