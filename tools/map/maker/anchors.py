"""Places for name, army, buildings and revolt markers inside every province."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from shapely import maximum_inscribed_circle
from shapely.geometry import Polygon

OVERLAP_COST = 1000.0
CLEARANCE_CAP = 10.0
SWEEPS = 6


@dataclass(frozen=True)
class AnchorStyle:
    """Sizes in canvas units."""

    font_size: float
    character_width: float
    army: tuple[float, float]
    slot_size: float
    slot_gap: float
    revolt_radius: float
    clearance: float
    gap: float
    step: float
    restarts: int

    @classmethod
    def from_layout(cls, section: dict, font_size: float) -> AnchorStyle:
        return cls(font_size=font_size, **{**section, "army": tuple(section["army"])})

    def label_size(self, name: str) -> tuple[float, float]:
        return (len(name) * self.character_width * self.font_size, 1.1 * self.font_size)


@dataclass
class Item:
    """A box to place: candidate centers, their shore clearance, wanted offset to the army."""

    size: tuple[float, float]
    centers: np.ndarray
    clearance: np.ndarray
    offset: tuple[float, float]
    pull: float


def box_candidates(
    polygon: Polygon, size: tuple[float, float], clearance: float, step: float
) -> tuple[np.ndarray, np.ndarray]:
    """Return the centers of all boxes inside the polygon and their clearance."""
    west, north, east, south = polygon.bounds
    grid = np.stack(np.meshgrid(np.arange(west, east, step), np.arange(north, south, step)), axis=-1).reshape(
        -1, 2
    )
    half = np.array(size) / 2
    boxes = np.asarray(shapely.box(*(grid - half).T, *(grid + half).T))
    shapely.prepare(polygon)
    inside = shapely.contains(polygon, boxes)
    distance = np.asarray(shapely.distance(boxes[inside], polygon.exterior))
    wide = distance >= clearance
    return grid[inside][wide], distance[wide]


def overlap(item: Item, other: Item, place: int, gap: float) -> np.ndarray:
    """Return the overlap area of an item at all its centers with another, placed item."""
    reach = (np.array(item.size) + np.array(other.size)) / 2 + gap
    cover = np.maximum(0.0, reach - np.abs(item.centers - other.centers[place]))
    return cover[:, 0] * cover[:, 1]


def item_costs(
    items: list[Item], chosen: list[int], number: int, heart: np.ndarray, gap: float
) -> np.ndarray:
    """Return the cost of every candidate of one item, the others held fixed."""
    item = items[number]
    cost = -np.minimum(item.clearance, CLEARANCE_CAP)
    army = items[0].centers[chosen[0]]
    wanted = heart if number == 0 else army + item.offset
    cost = cost + item.pull * np.hypot(*(item.centers - wanted).T)
    for other, place in enumerate(chosen):
        if other != number:
            cost += OVERLAP_COST * overlap(item, items[other], place, gap)
    return cost


def settle(items: list[Item], army: int, heart: np.ndarray, gap: float) -> tuple[float, list[int]]:
    """Coordinate descent from a given army place; returns total cost and choice."""
    wanted = items[0].centers[army]
    chosen = [army] + [nearest(item.centers, wanted + item.offset) for item in items[1:]]
    for _ in range(SWEEPS):
        for number in (*range(1, len(items)), 0):
            chosen[number] = int(np.argmin(item_costs(items, chosen, number, heart, gap)))
    total = sum(
        float(item_costs(items, chosen, number, heart, gap)[chosen[number]]) for number in range(len(items))
    )
    return total, chosen


def nearest(points: np.ndarray, wanted: np.ndarray) -> int:
    return int(np.argmin(np.hypot(*(points - wanted).T)))


def army_starts(item: Item, heart: np.ndarray, restarts: int, rng: np.random.Generator) -> list[int]:
    """Return the army place next to the heart and some random ones."""
    return [nearest(item.centers, heart), *rng.integers(len(item.centers), size=restarts).tolist()]


def slot_blocks(count: int) -> list[tuple[int, int]]:
    """Return the possible (columns, rows) blocks for the building slots."""
    return sorted({(count, 1), (1, count)})


def block_size(block: tuple[int, int], style: AnchorStyle) -> tuple[float, float]:
    columns, rows = ((n * style.slot_size + (n - 1) * style.slot_gap) for n in block)
    return columns, rows


def make_items(polygon: Polygon, name: str, block: tuple[int, int], style: AnchorStyle) -> list[Item]:
    """Return army, label, slot block and revolt marker with their candidates."""
    army = style.army
    label = style.label_size(name)
    slots = block_size(block, style)
    revolt = (2 * style.revolt_radius,) * 2
    above = -(army[1] + label[1]) / 2 - style.gap
    below = (army[1] + slots[1]) / 2 + style.gap
    beside = (army[0] + revolt[0]) / 2 + style.gap
    wishes = [
        (army, (0.0, 0.0), 0.5),
        (label, (0.0, above), 1.2),
        (slots, (0.0, below), 0.9),
        (revolt, (beside, 0.0), 0.6),
    ]
    return [
        Item(size, *box_candidates(polygon, size, style.clearance, style.step), offset, pull)
        for size, offset, pull in wishes
    ]


def slot_centers(center: np.ndarray, block: tuple[int, int], style: AnchorStyle) -> list[np.ndarray]:
    pitch = style.slot_size + style.slot_gap
    columns, rows = block
    return [
        center + pitch * np.array([column - (columns - 1) / 2, row - (rows - 1) / 2])
        for row in range(rows)
        for column in range(columns)
    ]


def heart_of(polygon: Polygon) -> np.ndarray:
    """Return the center of the largest inscribed circle."""
    return np.array(maximum_inscribed_circle(polygon, tolerance=1.0).coords[0])


def place_anchors(
    polygon: Polygon, name: str, slots: int, style: AnchorStyle, rng: np.random.Generator
) -> dict:
    """Return the anchors of one province; raises if they do not fit."""
    heart = heart_of(polygon)
    best: tuple[float, dict] | None = None
    for block in slot_blocks(slots):
        items = make_items(polygon, name, block, style)
        if any(len(item.centers) == 0 for item in items):
            continue
        for army in army_starts(items[0], heart, style.restarts, rng):
            cost, chosen = settle(items, army, heart, style.gap)
            if best is None or cost < best[0]:
                places = [item.centers[index] for item, index in zip(items, chosen, strict=True)]
                best = (cost, describe(places, items, block, style))
    if best is None or best[0] > OVERLAP_COST:
        raise ValueError(f"no room for the anchors of {name}")
    return best[1]


def describe(places: list[np.ndarray], items: list[Item], block: tuple[int, int], style: AnchorStyle) -> dict:
    army, label, slots, revolt = places
    width, height = items[1].size
    return {
        "label": {**xy(label), "width": round(width, 1), "height": round(height, 1)},
        "army": {**xy(army), "width": style.army[0], "height": style.army[1]},
        "slots": [{**xy(at), "size": style.slot_size} for at in slot_centers(slots, block, style)],
        "revolt": {**xy(revolt), "radius": style.revolt_radius},
    }


def xy(point: np.ndarray) -> dict[str, float]:
    return {"x": round(float(point[0]), 1), "y": round(float(point[1]), 1)}
