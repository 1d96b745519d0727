"""Sea routes, wave lines and empty places for decoration."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import maximum_filter
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from tools.map.maker.coast import resample
from tools.map.maker.relax import DepthField
from tools.map.maker.topology import COAST, Subdivision

ROUTE_SAMPLES = 41
ROUTE_BENDS = (-0.3, -0.2, -0.12, 0.12, 0.2, 0.3)
LANDFALL_SHARE = 0.12


@dataclass(frozen=True)
class RouteStyle:
    """Wanted sea room, distance of the ports to try, least distance from shore ends."""

    sea_room: float
    port_spacing: float
    port_margin: float

    @classmethod
    def from_layout(cls, section: dict) -> RouteStyle:
        return cls(**section)


@dataclass(frozen=True)
class SeaChart:
    """What a route must respect: shores, distance to land, the map frame."""

    subdivision: Subdivision
    depth: DepthField
    frame: Polygon


def ports_of(subdivision: Subdivision, province: str, style: RouteStyle) -> np.ndarray:
    """Return evenly spaced shore points of a province, well away from its neighbors."""
    skipped = int(np.ceil(style.port_margin / style.port_spacing))
    shores = [
        resample(arc.points, style.port_spacing)[skipped:-skipped]
        for arc in subdivision.arcs
        if arc.kind == COAST and arc.left == province
    ]
    return np.vstack(shores)


def curve(start: np.ndarray, end: np.ndarray, bend: float) -> np.ndarray:
    """Return a quadratic curve; the bend is a share of the chord length."""
    chord = end - start
    control = (start + end) / 2 + bend * np.array([-chord[1], chord[0]]) * 2
    t = np.linspace(0.0, 1.0, ROUTE_SAMPLES)[:, None]
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end


def beyond(line: np.ndarray, frame: Polygon, margin: float) -> np.ndarray:
    """Return how far each point leaves the frame shrunk by a margin."""
    west, north, east, south = frame.bounds
    x, y = line.T
    overshoot = (west + margin - x, x - east + margin, north + margin - y, y - south + margin)
    return np.maximum(0.0, np.max(overshoot, axis=0))


def route_cost(line: np.ndarray, chart: SeaChart, style: RouteStyle) -> float:
    """Length plus penalties for missing sea room and for leaving the frame."""
    share = np.linspace(0.0, 1.0, len(line))
    wanted = style.sea_room * np.minimum(1.0, np.minimum(share, 1.0 - share) / LANDFALL_SHARE)
    room = -chart.depth.sample(line)[0]
    lack = np.maximum(0.0, wanted - room)
    length = np.hypot(*np.diff(line, axis=0).T).sum()
    aground = np.maximum(0.0, 2.0 - room[2:-2])
    outside = beyond(line, chart.frame, style.sea_room)
    return float(length + 6.0 * lack.sum() + 200.0 * (aground.sum() + outside.sum()))


def find_route(a: str, b: str, chart: SeaChart, style: RouteStyle) -> np.ndarray:
    """Return the cheapest bent curve between two shores."""
    best_cost, best = np.inf, None
    for start in ports_of(chart.subdivision, a, style):
        for end in ports_of(chart.subdivision, b, style):
            for bend in ROUTE_BENDS:
                line = curve(start, end, bend)
                cost = route_cost(line, chart, style)
                if cost < best_cost:
                    best_cost, best = cost, line
    if best is None:
        raise ValueError(f"no sea route {a}-{b}")
    return best


def trim_to_water(line: np.ndarray, land: BaseGeometry) -> np.ndarray:
    """Cut off what lies on land, keeping the longest part over water."""
    water = LineString(line).difference(land.buffer(1.5))
    parts = getattr(water, "geoms", [water])
    return np.asarray(max(parts, key=lambda part: part.length).coords)


def wave_lines(
    land: BaseGeometry, frame: Polygon, distances: list[float], tolerance: float
) -> list[list[np.ndarray]]:
    """Return for every distance the polylines parallel to the coast."""
    inner = frame.buffer(-0.5)
    waves = []
    for distance in distances:
        outline = land.buffer(distance).buffer(distance).buffer(-distance).boundary
        clipped = outline.intersection(inner).simplify(tolerance)
        parts = getattr(clipped, "geoms", [clipped])
        waves.append([np.asarray(part.coords) for part in parts if part.length > 4 * distance])
    return waves


def find_empty_box(
    obstacles: np.ndarray, size: tuple[float, float], near: tuple[float, float], cell: float
) -> tuple[float, float]:
    """Return the empty place for a box on the obstacle grid next to a wanted point."""
    window = (int(np.ceil(size[1] / cell)) | 1, int(np.ceil(size[0] / cell)) | 1)
    blocked = maximum_filter(obstacles, size=window, mode="constant", cval=True)
    rows, columns = np.nonzero(~blocked)
    if len(rows) == 0:
        raise ValueError(f"no empty place of size {size}")
    best = np.argmin(np.hypot(columns * cell - near[0], rows * cell - near[1]))
    return (float(columns[best] * cell), float(rows[best] * cell))


def obstacle_grid(chart: SeaChart, routes: list[np.ndarray], margin: float) -> np.ndarray:
    """Mark land and the map edge, both with a margin, and the routes."""
    depth = chart.depth
    blocked = depth.depth > -margin
    rows, columns = blocked.shape
    west, north, east, south = (bound / depth.cell for bound in chart.frame.bounds)
    ys, xs = np.mgrid[0:rows, 0:columns]
    edge = margin / depth.cell
    blocked |= (xs < west + edge) | (xs > east - edge) | (ys < north + edge) | (ys > south - edge)
    for line in routes:
        dense = np.round(resample(line, depth.cell / 2) / depth.cell).astype(int)
        blocked[dense[:, 1], dense[:, 0]] = True
    return blocked


def block_box(
    obstacles: np.ndarray, center: tuple[float, float], size: tuple[float, float], cell: float
) -> None:
    """Mark a placed box as an obstacle."""
    west, east = (int((center[0] + sign * size[0] / 2) / cell) for sign in (-1, 1))
    north, south = (int((center[1] + sign * size[1] / 2) / cell) for sign in (-1, 1))
    obstacles[max(0, north) : south + 1, max(0, west) : east + 1] = True
