"""Seeded hand-drawn wobble for borders that never makes two lines cross."""

from __future__ import annotations

import numpy as np
from shapely import STRtree
from shapely.geometry import LineString, MultiPoint
from shapely.geometry.base import BaseGeometry

from tools.map.maker.coast import resample
from tools.map.maker.topology import BORDER, Arc, Subdivision

SHRINK_ATTEMPTS = 6
END_TOLERANCE = 1e-6


def smooth_noise(count: int, wavelength: float, rng: np.random.Generator) -> np.ndarray:
    """Return noise with a given wavelength in samples, amplitude about one."""
    knots = max(3, int(np.ceil(count / wavelength)) + 2)
    values = rng.uniform(-1.0, 1.0, knots)
    at = np.linspace(0.0, knots - 1.0, count)
    left = np.minimum(at.astype(int), knots - 2)
    share = at - left
    ease = share * share * (3.0 - 2.0 * share)
    return values[left] * (1.0 - ease) + values[left + 1] * ease


def wobble(points: np.ndarray, amplitude: float, spacing: float, rng: np.random.Generator) -> np.ndarray:
    """Displace a polyline across its direction, fading out at both ends."""
    line = resample(points, spacing)
    count = len(line)
    if count < 4:
        return line
    noise = smooth_noise(count, 7.0, rng) + 0.5 * smooth_noise(count, 3.0, rng)
    share = np.linspace(0.0, 1.0, count)
    fade = np.minimum(1.0, 4.0 * np.minimum(share, 1.0 - share))
    direction = np.gradient(line, axis=0)
    across = np.column_stack((-direction[:, 1], direction[:, 0]))
    across /= np.maximum(np.hypot(*across.T), 1e-9)[:, None]
    return line + (amplitude * noise * fade)[:, None] * across


def is_tip(part: BaseGeometry, tips: MultiPoint) -> bool:
    return part.geom_type == "Point" and part.distance(tips) < END_TOLERANCE


def touches_only_at_ends(line: LineString, others: list[LineString]) -> bool:
    """True if the line is simple and meets the others at its own ends at most."""
    if not line.is_simple:
        return False
    tips = MultiPoint([line.coords[0], line.coords[-1]])
    for other in others:
        meeting = line.intersection(other)
        parts = getattr(meeting, "geoms", [meeting])
        if not all(part.is_empty or is_tip(part, tips) for part in parts):
            return False
    return True


def roughen_arc(
    arc: Arc, others: list[LineString], amplitude: float, spacing: float, rng: np.random.Generator
) -> np.ndarray:
    """Return the strongest wobble that crosses nothing, or the plain resampled line."""
    for _ in range(SHRINK_ATTEMPTS):
        candidate = wobble(arc.points, amplitude, spacing, rng)
        if touches_only_at_ends(LineString(candidate), others):
            return candidate
        amplitude *= 0.6
    return arc.points


def roughen_borders(subdivision: Subdivision, amplitude: float, spacing: float, seed: int) -> None:
    """Wobble every border in turn against the present state of all other lines."""
    rng = np.random.default_rng(seed)
    lines = [LineString(arc.points) for arc in subdivision.arcs]
    for number, arc in enumerate(subdivision.arcs):
        if arc.kind != BORDER:
            continue
        near = STRtree(lines).query(lines[number].buffer(4.0 * amplitude))
        others = [lines[n] for n in near if n != number]
        arc.points = roughen_arc(arc, others, amplitude, spacing, rng)
        lines[number] = LineString(arc.points)
