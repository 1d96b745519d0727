"""Who gets how many points in winter, and who wins (rules V)."""

from __future__ import annotations

from mypy_extensions import i64

from tenka.games.shogun.material import MARKERS, PROVINCES, REGIONS, Material
from tenka.games.shogun.state import NOBODY, State, bits


def score(material: Material, state: State) -> list[int]:
    """Points of one winter, by seat."""
    points = [0] * state.seats
    for province in range(PROVINCES):
        seat = state.owner[province]
        if seat != NOBODY:
            points[seat] += material.province_points + material.building_points * bits(
                state.buildings[province]
            )
    counted = building_counts(material, state)
    for place in range(REGIONS * MARKERS):
        for seat in range(state.seats):
            points[seat] += majority_points(material, counted[place], seat, place % MARKERS)
    return points


def building_counts(material: Material, state: State) -> list[list[int]]:
    """At region * MARKERS + building: how many of them each seat has there."""
    regions = material.board.by_region
    return [
        building_count(state, regions[place // MARKERS], place % MARKERS)
        for place in range(REGIONS * MARKERS)
    ]


def building_count(state: State, provinces: list[int], building: i64) -> list[int]:
    """How many of a building each seat has in some provinces."""
    counts = [0] * state.seats
    for province in provinces:
        if state.buildings[province] >> building & 1:
            counts[state.owner[province]] += 1
    return counts


def majority_points(material: Material, counts: list[int], seat: int, building: int) -> int:
    """The most of a kind: full points alone, one less in a tie (rule V2)."""
    most = counts[seat]
    if most == 0 or most < max(counts):
        return 0
    full = material.majority_points[building]
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
