"""Who gets how many points in winter, and who wins (rules V)."""

from __future__ import annotations

from tenka.games.shogun.actions import bits
from tenka.games.shogun.material import MARKERS, PROVINCES, REGIONS
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NOBODY, State


def score(rules: Rules, state: State) -> list[int]:
    """Points of one winter, by seat."""
    material = rules.material
    points = [0] * state.seats
    for province in range(PROVINCES):
        seat = state.owner[province]
        if seat != NOBODY:
            points[seat] += material.province_points + material.building_points * bits(
                state.buildings[province]
            )
    for region in range(REGIONS):
        for building in range(MARKERS):
            counts = building_counts(rules, state, region, building)
            for seat in range(state.seats):
                points[seat] += majority_points(rules, counts, seat, building)
    return points


def building_counts(rules: Rules, state: State, region: int, building: int) -> list[int]:
    """How many buildings of a kind each seat has in a region."""
    regions = rules.material.board.region
    counts = [0] * state.seats
    for province in range(PROVINCES):
        if regions[province] == region and state.has(province, building):
            counts[state.owner[province]] += 1
    return counts


def majority_points(rules: Rules, counts: list[int], seat: int, building: int) -> int:
    """The most of a kind: full points alone, one less in a tie (rule V2)."""
    most = max(counts)
    if most == 0 or counts[seat] < most:
        return 0
    full = rules.material.majority_points[building]
    return full if counts.count(most) == 1 else max(0, full - 1)


def final_ranks(state: State) -> list[int]:
    """1 for the most points, equals by chests; who is equal in both shares a rank (rule V3)."""
    ranks: list[int] = []
    for seat in range(state.seats):
        better = [other for other in range(state.seats) if is_ahead(state, other, seat)]
        ranks.append(1 + len(better))
    return ranks


def is_ahead(state: State, one: int, other: int) -> bool:
    if state.points[one] != state.points[other]:
        return state.points[one] > state.points[other]
    return state.chests[one] > state.chests[other]
