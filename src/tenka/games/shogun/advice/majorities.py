"""Who has most buildings of a kind in each region, and what that would bring in winter."""

from __future__ import annotations

import msgspec

from tenka.games.shogun.material import BUILDING_IDS, MARKERS, REGIONS, Board, Material
from tenka.games.shogun.observation import Observation
from tenka.games.shogun.scoring import majority_points


class RegionMajority(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    region: str
    building: str
    counts: list[int]
    """By seat, how many it has there."""
    count: int
    """The most of them."""
    lead: int
    """How many more than the next seat."""
    leaders: list[int]
    """All who have that many; empty if nobody has any."""
    points: int
    """What each of them would get."""


def building_counts(board: Board, seen: Observation) -> list[list[int]]:
    """At region * MARKERS + building: how many of them each seat has there."""
    counts = [[0] * len(seen.seats) for _ in range(REGIONS * MARKERS)]
    for name, view in seen.provinces.items():
        if view.owner is not None:
            for building in view.buildings:
                place = board.region[board.number[name]] * MARKERS + BUILDING_IDS.index(building)
                counts[place][view.owner] += 1
    return counts


def majorities(material: Material, seen: Observation) -> list[RegionMajority]:
    """Region by region, in the order of the material."""
    counts = building_counts(material.board, seen)
    return [_majority(material, place, row) for place, row in enumerate(counts)]


def _majority(material: Material, place: int, counts: list[int]) -> RegionMajority:
    region, building = divmod(place, MARKERS)
    most, following = sorted(counts, reverse=True)[:2]
    leaders = [seat for seat, count in enumerate(counts) if count == most > 0]
    points = (
        majority_points(material, counts, leaders[0], building)
        if leaders
        else material.majority_points[building]
    )
    return RegionMajority(
        region=material.board.region_ids[region],
        building=BUILDING_IDS[building],
        counts=counts,
        count=most,
        lead=most - following,
        leaders=leaders,
        points=points,
    )
