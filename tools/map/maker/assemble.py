"""Builds the first, straight-bordered subdivision from layout and game graph."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import Point, Polygon

from tools.map.maker.coast import is_canvas_clockwise, resample, split_ring
from tools.map.maker.topology import (
    BORDER,
    COAST,
    EDGE,
    Arc,
    Subdivision,
    assemble_rings,
    border_ends,
    coast_names,
)

BORDER_SEGMENTS = 8
ON_FRAME = 0.5


@dataclass(frozen=True)
class Sketch:
    """Projected raw material: islands, coast junctions (pair and place), sites."""

    islands: list[Polygon]
    frame: Polygon
    junctions: list[tuple[str, str]]
    cuts: np.ndarray
    sites: dict[str, np.ndarray]
    spacing: float


def clockwise(polygon: Polygon) -> Polygon:
    if is_canvas_clockwise(polygon):
        return polygon
    return Polygon(list(polygon.exterior.coords)[::-1])


def group_by_island(islands: list[Polygon], cuts: np.ndarray) -> list[list[int]]:
    """Return for every island the numbers of the junctions nearest to its shore."""
    groups: list[list[int]] = [[] for _ in islands]
    for number, cut in enumerate(cuts):
        distances = [island.exterior.distance(Point(cut)) for island in islands]
        groups[int(np.argmin(distances))].append(number)
    return groups


def on_frame(points: np.ndarray, frame: Polygon) -> np.ndarray:
    west, north, east, south = frame.bounds
    x, y = points.T
    return (x < west + ON_FRAME) | (x > east - ON_FRAME) | (y < north + ON_FRAME) | (y > south - ON_FRAME)


def split_at_frame(points: np.ndarray, frame: Polygon) -> list[tuple[str, np.ndarray]]:
    """Split a shore polyline into coast pieces and pieces along the map edge."""
    touching = on_frame(points, frame)
    segment_on_edge = touching[:-1] & touching[1:]
    pieces = []
    start = 0
    for at in range(1, len(segment_on_edge) + 1):
        if at == len(segment_on_edge) or segment_on_edge[at] != segment_on_edge[start]:
            kind = EDGE if segment_on_edge[start] else COAST
            pieces.append((kind, points[start : at + 1]))
            start = at
    return pieces


def shore_arcs(sketch: Sketch, island: Polygon, members: list[int]) -> list[Arc]:
    """Return the coast arcs of an island; the second province of a junction follows it."""
    all_names = coast_names(sketch.junctions)
    names = [all_names[member] for member in members]
    owners = [sketch.junctions[member][1] for member in members]
    sections = split_ring(clockwise(island), sketch.cuts[members], sketch.spacing)
    arcs = []
    for number, points in enumerate(sections):
        start, last = names[number], names[(number + 1) % len(names)]
        pieces = split_at_frame(points, sketch.frame)
        for index, (kind, piece) in enumerate(pieces, start=1):
            end = last if index == len(pieces) else f"{names[number]}+{index}"
            arcs.append(Arc(start, end, owners[number], None, kind, piece))
            start = end
    return arcs


def closed_arc(island: Polygon, owner: str, spacing: float) -> Arc:
    """Return the whole shore of an island that is one province."""
    points = resample(np.asarray(clockwise(island).exterior.coords), spacing)
    return Arc(f"island:{owner}", f"island:{owner}", owner, None, COAST, points)


def owner_of(island: Polygon, sites: dict[str, np.ndarray]) -> str:
    inside = [province for province, site in sites.items() if island.contains(Point(site))]
    if len(inside) != 1:
        raise ValueError(f"an island without coast junctions needs one site, found {inside}")
    return inside[0]


def border_arcs(
    sketch: Sketch, land_edges: list[tuple[str, str]], places: dict[str, np.ndarray]
) -> list[Arc]:
    """Return straight borders between coast junctions and mean tripoints."""
    places = dict(places)
    arcs = []
    for (a, b), ends in border_ends(land_edges, sketch.junctions).items():
        for name in ends:
            if name not in places:
                places[name] = np.mean([sketch.sites[p] for p in name.split("/")], axis=0)
        line = np.linspace(places[ends[0]], places[ends[1]], BORDER_SEGMENTS + 1)
        arcs.append(Arc(ends[0], ends[1], a, b, BORDER, line))
    return arcs


def build_subdivision(sketch: Sketch, land_edges: list[tuple[str, str]]) -> Subdivision:
    """Join shores and straight borders into a first subdivision."""
    arcs: list[Arc] = []
    groups = group_by_island(sketch.islands, sketch.cuts)
    for island, members in zip(sketch.islands, groups, strict=True):
        if members:
            arcs += shore_arcs(sketch, island, members)
        else:
            arcs.append(closed_arc(island, owner_of(island, sketch.sites), sketch.spacing))
    places = {arc.start: arc.points[0] for arc in arcs}
    arcs += border_arcs(sketch, land_edges, places)
    return Subdivision(arcs, assemble_rings(arcs))
