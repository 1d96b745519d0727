"""Ratings for games of several players, after Plackett and Luce, on the scale of Elo.

Everybody has a strength. The first place goes to somebody at the table with the chance of their share of all
strengths there, the second among the rest, and so on. Equals are counted as if each had been chosen from the
same company (Breslow). The strengths under which the results were likeliest are found as Hunter did (2004,
"MM algorithms for generalized Bradley-Terry models"). 400 points are odds of ten to one.

Intervals come from the bootstrap over deals: games with the same deal are drawn together.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from math import exp, log, log10

from tenka.research.arena.contest import Contest, Game

MIDDLE = 1500.0
SPAN = 400.0
ROUNDS = 200
DRAWS = 200
"""Of the bootstrap."""
CLOSE = 1e-4
"""Strengths that change by less, in logarithms, are found."""
DRAWN_GAMES = 0.5
"""Taken as drawn by everybody against an average player, so that nobody's rating is infinite."""

Stage = tuple[int, tuple[int, ...]]
"""Who was chosen, and from what company: how often each name sits there."""
Stages = Counter[Stage]


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
    best = fit(total(parts), len(names))
    dice = random.Random(seed)
    drawn = [fit(total(dice.choices(parts, k=len(parts))), len(names), best) for _ in range(DRAWS)]
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


def total(parts: list[Stages]) -> Stages:
    found: Stages = Counter()
    for part in parts:
        for stage, times in part.items():
            found[stage] += times
    return found


def fit(found: Stages, names: int, start: list[float] | None = None) -> list[float]:
    """Ratings, by name."""
    strengths = [exp((rating - MIDDLE) / SPAN * log(10)) for rating in start] if start else [1.0] * names
    for _ in range(ROUNDS):
        before = strengths
        chosen = [DRAWN_GAMES] * names
        asked = [2 * DRAWN_GAMES / (strength + 1) for strength in before]
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
