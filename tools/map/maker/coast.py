"""The land mask: real coastlines, generalized, clipped and split at junctions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import LinearRing, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.map.maker.projection import Projection


@dataclass(frozen=True)
class CoastStyle:
    """Radii in canvas units of the morphological generalization."""

    close_radius: float
    open_radius: float
    smooth_radius: float
    spacing: float

    @classmethod
    def from_layout(cls, section: dict) -> CoastStyle:
        return cls(
            close_radius=section["close_radius"],
            open_radius=section["open_radius"],
            smooth_radius=section["smooth_radius"],
            spacing=section["spacing"],
        )

    def for_islets(self) -> CoastStyle:
        """Return a finer style that keeps small islands."""
        return CoastStyle(self.close_radius, 1.0, self.smooth_radius / 2, self.spacing / 1.5)


def largest_polygon(geometry: BaseGeometry) -> Polygon:
    """Return the largest part, without holes."""
    parts = getattr(geometry, "geoms", [geometry])
    return Polygon(max(parts, key=lambda part: part.area).exterior)


def generalize(polygon: BaseGeometry, style: CoastStyle) -> Polygon:
    """Fill narrow inlets, drop narrow spits, round the corners."""
    closed = polygon.buffer(style.close_radius).buffer(-style.close_radius - style.open_radius)
    opened = closed.buffer(style.open_radius + style.smooth_radius).buffer(-style.smooth_radius)
    return largest_polygon(opened)


def project_island(ring: list, projection: Projection) -> BaseGeometry:
    return Polygon(projection.project(ring)).buffer(0)


def window(width: float, height: float, inset: float) -> Polygon:
    return box(inset, inset, width - inset, height - inset)


def build_island(ring: list, projection: Projection, style: CoastStyle, frame: Polygon) -> Polygon:
    """Project, generalize and clip one island."""
    land = generalize(project_island(ring, projection), style)
    return largest_polygon(land.intersection(frame))


def resample(points: np.ndarray, spacing: float) -> np.ndarray:
    """Return the polyline with evenly spaced points, both ends kept."""
    steps = np.hypot(*np.diff(points, axis=0).T)
    length = np.concatenate(([0.0], np.cumsum(steps)))
    count = max(2, int(round(length[-1] / spacing)) + 1)
    at = np.linspace(0.0, length[-1], count)
    return np.column_stack([np.interp(at, length, points[:, axis]) for axis in (0, 1)])


def split_ring(polygon: Polygon, cuts: np.ndarray, spacing: float) -> list[np.ndarray]:
    """Cut a ring at the boundary points nearest to ``cuts``.

    ``cuts`` must follow the ring's direction; piece i runs from cut i to i + 1.
    """
    ring = LinearRing(polygon.exterior.coords)
    positions = [ring.project(Point(cut)) for cut in cuts]
    ends = positions[1:] + positions[:1]
    spans = list(zip(positions, ends, strict=True))
    if sum(end <= start for start, end in spans) != 1:
        raise ValueError("coast junctions do not follow the coast in order")
    return [resample(ring_section(ring, start, end), spacing) for start, end in spans]


def ring_section(ring: LinearRing, start: float, end: float) -> np.ndarray:
    """Return the points of the ring from distance ``start`` forward to ``end``."""
    total = ring.length
    if end <= start:
        end += total
    vertices = np.asarray(ring.coords)[:-1]
    steps = np.hypot(*np.diff(vertices, axis=0).T)
    at = np.concatenate(([0.0], np.cumsum(steps)))
    both = np.concatenate((at, at + total))
    inside = (both > start + 1e-6) & (both < end - 1e-6)
    middle = np.vstack((vertices, vertices))[inside]
    first, last = ring.interpolate(start % total), ring.interpolate(end % total)
    return np.vstack(([first.x, first.y], middle, [last.x, last.y]))


def is_canvas_clockwise(polygon: Polygon) -> bool:
    """True if the exterior runs clockwise on a canvas whose y axis points down."""
    return LinearRing(polygon.exterior.coords).is_ccw
