"""Extract the coastlines of Japan from a Natural Earth TopoJSON file.

The input is ``land-10m.json`` of the npm package ``world-atlas`` (data: Natural
Earth, public domain).  The output is a small lon/lat ring file that the map
builder reads, so that the builder itself needs no download.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

Point = tuple[float, float]
Ring = list[Point]

# Name -> (a lon/lat box that holds the whole island, or for the big ones a box
# that holds its centroid).
ISLANDS: dict[str, tuple[float, float, float, float]] = {
    "honshu": (136.0, 35.0, 140.0, 38.0),
    "hokkaido": (141.5, 42.5, 144.0, 44.5),
    "kyushu": (130.2, 31.8, 131.6, 33.6),
    "shikoku": (132.8, 33.2, 134.4, 34.2),
    "awaji": (134.6, 34.1, 135.1, 34.7),
    "sado": (138.1, 37.7, 138.7, 38.4),
    "oki_dogo": (133.1, 36.1, 133.5, 36.4),
    "shodo": (134.1, 34.4, 134.4, 34.6),
    "izu_oshima": (139.2, 34.6, 139.6, 34.9),
    "tsushima": (129.1, 34.0, 129.6, 34.8),
    "yakushima": (130.3, 30.1, 130.8, 30.6),
    "tanegashima": (130.8, 30.3, 131.2, 30.9),
}


def decode_arcs(topology: dict) -> list[Ring]:
    """Return the absolute lon/lat points of every arc of a quantised topology."""
    scale_x, scale_y = topology["transform"]["scale"]
    shift_x, shift_y = topology["transform"]["translate"]
    arcs = []
    for deltas in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in deltas:
            x, y = x + dx, y + dy
            points.append((x * scale_x + shift_x, y * scale_y + shift_y))
        arcs.append(points)
    return arcs


def assemble_ring(arc_ids: list[int], arcs: list[Ring]) -> Ring:
    """Join arcs (a negative id means reversed) into one open ring."""
    ring: Ring = []
    for arc_id in arc_ids:
        points = arcs[arc_id] if arc_id >= 0 else arcs[~arc_id][::-1]
        ring.extend(points[:-1])
    return ring


def outer_rings(topology: dict) -> list[Ring]:
    """Return the outer ring of every polygon of the ``land`` object."""
    arcs = decode_arcs(topology)
    rings: list[Ring] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = geometry["arcs"]
        if geometry["type"] == "Polygon":
            polygons = [polygons]
        rings.extend(assemble_ring(polygon[0], arcs) for polygon in polygons)
    return rings


def mean_point(ring: Ring) -> Point:
    return (sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring))


def bounding_area(ring: Ring) -> float:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def find_island(rings: list[Ring], box: tuple[float, float, float, float]) -> Ring:
    """Return the largest ring whose mean point lies in the box."""
    west, south, east, north = box
    inside = []
    for ring in rings:
        lon, lat = mean_point(ring)
        if west <= lon <= east and south <= lat <= north:
            inside.append(ring)
    if not inside:
        raise ValueError(f"no island in box {box}")
    return max(inside, key=bounding_area)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("topojson", type=Path, help="land-10m.json of world-atlas")
    parser.add_argument("output", type=Path, help="ring file to write")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    rings = outer_rings(json.loads(arguments.topojson.read_text(encoding="utf-8")))
    islands = {
        name: [[round(lon, 3), round(lat, 3)] for lon, lat in find_island(rings, box)]
        for name, box in ISLANDS.items()
    }
    document = {
        "source": "Natural Earth 1:10m land (public domain) via npm world-atlas 2.0.2 (ISC)",
        "islands": islands,
    }
    arguments.output.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
