"""Places for armies when the whole map is small: larger boxes, one for each province, none over another."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from shapely.geometry import Point, Polygon

from tools.map.maker.anchors import heart_of, xy

ROUNDS = 4000
PUSH = 0.35
PULL = 0.02
GAP = 2.0


def place_overview(
    polygons: dict[str, Polygon], size: tuple[float, float], frame: Polygon
) -> dict[str, dict[str, float]]:
    """Push boxes of a size apart, each starting at its province's heart and never leaving the province;
    none sticks out of the frame."""
    width, height = size
    west, north, east, south = frame.bounds
    first, last = (west + width / 2, north + height / 2), (east - width / 2, south - height / 2)
    room = (width + GAP, height + GAP)
    names = list(polygons)
    hearts = np.array([heart_of(polygons[name]) for name in names])
    places = hearts.copy()
    for _ in range(ROUNDS):
        moved = places + PULL * (hearts - places)
        free = separate(moved, room)
        moved = np.clip(moved, first, last)
        for number, name in enumerate(names):
            if polygons[name].contains(Point(*moved[number])):
                places[number] = moved[number]
        if free and not overlapping(places, room):
            break
    if overlapping(places, size):
        raise ValueError("no room for the armies of an overview")
    return {
        name: {**xy(place), "width": width, "height": height}
        for name, place in zip(names, places, strict=True)
    }


def separate(places: np.ndarray, size: tuple[float, float]) -> bool:
    """Move every overlapping pair apart along its shorter way out; tell whether there was none."""
    free = True
    for one, other in combinations(range(len(places)), 2):
        gap = places[other] - places[one]
        inside = np.array(size) - np.abs(gap)
        if (inside <= 0).any():
            continue
        free = False
        axis = int(np.argmin(inside))
        step = PUSH * (inside[axis] + 1.0) * (1.0 if gap[axis] >= 0 else -1.0)
        places[one][axis] -= step
        places[other][axis] += step
    return free


def overlapping(places: np.ndarray, size: tuple[float, float]) -> bool:
    return any(
        (np.abs(places[one] - places[other]) < np.array(size)).all()
        for one, other in combinations(range(len(places)), 2)
    )
