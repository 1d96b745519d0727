"""Ratings for games of several players, after Plackett and Luce, on the scale of Elo.

Everybody has a strength. The first place goes to somebody at the table with the chance of their share of all
strengths there, the second among the rest, and so on. Equals are counted as if each had been chosen from the
same company (Breslow). The strengths under which the results were likeliest are found as Hunter did (2004,
"MM algorithms for generalized Bradley-Terry models"). 400 points are odds of ten to one.

Intervals come from the Bayesian bootstrap over deals: games with the same deal are weighted together. With
them goes what one would believe before any game: everybody has won half a game and lost half a game against
the others (after Jeffreys). So an interval tells how little is known where somebody always wins, too: the
results say how strong they are at least, and next to nothing about how strong at most.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, log10

from tenka.research.arena.contest import Contest, Game

MIDDLE = 1500.0
SPAN = 400.0
ROUNDS = 400
DRAWS = 200
"""Of the bootstrap."""
CLOSE = 1e-4
"""Strengths that change by less, in logarithms, are found."""
PRIOR = 0.5
"""Games that everybody is taken to have won, and to have lost, against the others."""

Stage = tuple[int, tuple[float, ...]]
"""Who was chosen, and from what company: how often each name sits there."""
Stages = Counter[Stage]
Weighted = dict[Stage, float]
LEAST = 1e-9
"""Less than any weight, so that no strength becomes nothing."""


@dataclass(frozen=True, slots=True)
class Rating:
    level: str
    rating: float
    low: float
    high: float


def ratings(made: Contest, games: list[Game], seed: int = 0) -> list[Rating]:
    """In the order of the names; the mean of all is 1500."""
    names = made.names()
    deals: dict[int, Stages] = {}
    for game in games:
        deals.setdefault(made.deal(game.number), Counter()).update(stages(made, game))
    parts = list(deals.values())
    best = fit(total(parts, [1.0] * len(parts)) | _believed(len(names), lambda weight: weight), len(names))
    dice = random.Random(seed)
    drawn = [_drawn(parts, len(names), dice, best) for _ in range(DRAWS)]
    found = []
    for number, name in enumerate(names):
        spread = sorted(strengths[number] for strengths in drawn)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS) - 1]
        found.append(Rating(name, best[number], min(low, best[number]), max(high, best[number])))
    return found


def stages(made: Contest, game: Game) -> Stages:
    names = made.names()
    who = [names.index(made.entrants[entrant].name) for entrant in made.seated(game.number)]
    found: Stages = Counter()
    for seat, rank in enumerate(game.ranks):
        company = [0] * len(names)
        for other, other_rank in enumerate(game.ranks):
            if other_rank >= rank:
                company[who[other]] += 1
        if len(company) - company.count(0) > 1:
            found[(who[seat], tuple(company))] += 1
    return found


def total(parts: list[Stages], weights: list[float]) -> Weighted:
    found: Weighted = {}
    for part, weight in zip(parts, weights, strict=True):
        for stage, times in part.items():
            found[stage] = found.get(stage, 0.0) + weight * times
    return found


def _drawn(parts: list[Stages], names: int, dice: random.Random, start: list[float]) -> list[float]:
    """Ratings that the results leave possible: deals, and what was believed before, weighted at random."""
    weights = [dice.gammavariate(1.0, 1.0) for _ in parts]
    believed = _believed(names, lambda weight: dice.gammavariate(weight, 1.0))
    return fit(total(parts, weights) | believed, names, start)


def _believed(names: int, weigh: Callable[[float], float]) -> Weighted:
    """Results before any game: everybody against everybody else. No game has the same company as these."""
    found: Weighted = {}
    for one, other in permutations(range(names), 2):
        company = tuple(0.5 * (name in (one, other)) for name in range(names))
        found[(one, company)] = weigh(PRIOR / (names - 1)) + LEAST
    return found


def fit(found: Weighted, names: int, start: list[float] | None = None) -> list[float]:
    """Ratings, by name."""
    if names == 1:
        return [MIDDLE]
    strengths = [exp((rating - MIDDLE) / SPAN * log(10)) for rating in start] if start else [1.0] * names
    for _ in range(ROUNDS):
        before = strengths
        chosen, asked = [0.0] * names, [0.0] * names
        for (who, company), times in found.items():
            chosen[who] += times
            share = times / sum(before[name] * count for name, count in enumerate(company) if count)
            for name, count in enumerate(company):
                asked[name] += count * share
        strengths = [won / part for won, part in zip(chosen, asked, strict=True)]
        if max(abs(log(new / old)) for new, old in zip(strengths, before, strict=True)) < CLOSE:
            break
    points = [SPAN * log10(strength) for strength in strengths]
    shift = MIDDLE - sum(points) / names
    return [point + shift for point in points]
