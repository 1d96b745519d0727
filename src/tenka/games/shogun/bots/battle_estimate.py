"""How a throw into the tower would end, in a few microseconds: a normal curve instead of exact sums."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, exp, pi, sqrt

from tenka.games.shogun.material import Material
from tenka.games.shogun.observation import TowerView

Side = dict[int, int]
"""Cubes that are thrown, by color. A color with none still counts with what falls out of the tower."""


@dataclass(frozen=True, slots=True)
class BattleEstimate:
    """For the first of two sides."""

    more: float
    """The chance to have more cubes in the tray than the other side."""
    equal: float
    left: float
    """Cubes above the other side's; none counts where there are fewer."""


class Throws:
    """The tower as it stands, by the model with shelves."""

    def __init__(self, tower: TowerView, material: Material) -> None:
        stay, knocked = material.tower["shelves"]["stay"], material.tower["shelves"]["knocked"]
        self.stay = stay[0] / stay[1]
        self.knock = knocked[0] / knocked[1]
        self.tray = tower.tray
        self.shelves = tower.shelves
        self.in_tray = sum(tower.tray)
        self.lying = sum(tower.shelves[0])
        self._made: dict[tuple[tuple[int, int], ...], BattleEstimate] = {}

    def estimate(self, one: Side, other: Side) -> BattleEstimate:
        key = (*one.items(), (-1, -1), *other.items())
        if key not in self._made:
            self._made[key] = self._estimate(one, other)
        return self._made[key]

    def _estimate(self, one: Side, other: Side) -> BattleEstimate:
        chances = self._coming_out(sum(one.values()) + sum(other.values()) + self.in_tray)
        mean, variance = self._sum(one, chances)
        mean_other, variance_other = self._sum(other, chances)
        return compared(mean - mean_other, sqrt(variance + variance_other) or 1e-6)

    def _sum(self, side: Side, chances: tuple[float, float, float]) -> tuple[float, float]:
        """Mean and variance of the cubes of a side in the tray."""
        mean = variance = 0.0
        for color, thrown in side.items():
            cubes = (thrown + self.tray[color], self.shelves[0][color], self.shelves[1][color])
            for number, chance in zip(cubes, chances, strict=True):
                mean += number * chance
                variance += number * chance * (1 - chance)
        return mean, variance

    def _coming_out(self, thrown: int) -> tuple[float, float, float]:
        """How likely a cube comes out: a thrown one, one of the first shelf, one of the second."""
        passed, loose = self._shelf(thrown)
        passed_second, loose_second = self._shelf(thrown * passed + self.lying * loose)
        return passed * passed_second, loose * passed_second, loose_second

    def _shelf(self, arriving: float) -> tuple[float, float]:
        """How likely an arriving cube passes a shelf, and how likely one that lies there is loosened."""
        loose = 1 - (1 - self.knock) ** arriving
        share = loose / (self.knock * arriving) if self.knock and arriving else 1.0
        return 1 - self.stay * share, loose


def compared(mean: float, spread: float) -> BattleEstimate:
    """A difference of two whole numbers, from its mean and its spread."""
    high, low = (0.5 - mean) / spread, (-0.5 - mean) / spread
    more = 1 - below(high)
    left = mean * more + spread * exp(-high * high / 2) / sqrt(2 * pi)
    return BattleEstimate(more, max(0.0, 1 - more - below(low)), max(more, left))


def below(point: float) -> float:
    """The share of a normal curve below a point."""
    return (1 + erf(point / sqrt(2))) / 2
