"""Information panels in the sea, joined to their province by a leader line."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import Point, Polygon, box
from shapely.ops import nearest_points

from tools.map.maker.anchors import heart_of, xy

POSITIONS = 4
PADDING = 10.0
GAP = 6.0
TITLE_SHARE = 0.2
GATE_SHARE = 0.24
POSITION_SHARE = 0.54


@dataclass(frozen=True)
class PanelStyle:
    size: tuple[float, float]
    marker_radius: float

    @classmethod
    def from_layout(cls, section: dict) -> PanelStyle:
        return cls(tuple(section["size"]), section["marker_radius"])


def part(west: float, north: float, width: float, height: float) -> dict[str, float]:
    """Return a part box by its center and size."""
    return {
        **xy(np.array([west + width / 2, north + height / 2])),
        "width": round(width, 1),
        "height": round(height, 1),
    }


def panel_parts(center: tuple[float, float], size: tuple[float, float]) -> dict:
    """Divide a panel: title on top, gate at the left, positions above the troop demand."""
    width, height = size[0] - 2 * PADDING, size[1] - 2 * PADDING
    west, north = center[0] - width / 2, center[1] - height / 2
    title_height = TITLE_SHARE * height
    body_north, body_height = north + title_height + GAP, height - title_height - GAP
    gate_width = GATE_SHARE * width
    right_west, right_width = west + gate_width + GAP, width - gate_width - GAP
    position_height = POSITION_SHARE * body_height
    position_width = (right_width - (POSITIONS - 1) * GAP) / POSITIONS
    troops_north = body_north + position_height + GAP
    return {
        "title": part(west, north, width, title_height),
        "gate": part(west, body_north, gate_width, body_height),
        "positions": [
            part(right_west + n * (position_width + GAP), body_north, position_width, position_height)
            for n in range(POSITIONS)
        ],
        "troops": part(right_west, troops_north, right_width, body_height - position_height - GAP),
    }


def leader_line(marker: np.ndarray, outline: Polygon) -> list[float]:
    """Return the straight line from a marker to the nearest point of a panel."""
    target = nearest_points(Point(marker), outline)[1]
    return [round(float(value), 1) for value in (*marker, target.x, target.y)]


def place_panel(polygon: Polygon, center: tuple[float, float], style: PanelStyle) -> dict:
    """Return the marker inside a province and its panel."""
    width, height = style.size
    x, y = center
    outline = box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    marker = heart_of(polygon)
    return {
        "marker": {**xy(marker), "radius": style.marker_radius},
        "panel": {
            **xy(np.array(center)),
            "width": width,
            "height": height,
            "leader": leader_line(marker, outline),
            **panel_parts(center, style.size),
        },
    }
