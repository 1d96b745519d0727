"""Verify the guarantees of a map document; exits with 1 if one is violated.

Shapes are checked from the document alone; neighborhoods, regions and building spaces are
compared with the game data.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from shapely import STRtree, make_valid, unary_union
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.map.maker.game import read_graph
from tools.map.recipes import RECIPES

MAX_BYTES = 150_000
MIN_BORDER_SHARE = 0.012
MIN_SHORT_BORDER_SHARE = 0.008
MIN_STRANGER_SHARE = 0.005
MAX_AREA_RATIO = 5.0
ANCHOR_CLEARANCE = 2.0
ROUTE_END_REACH = 4.0
TOLERANCE = 1e-6

Problems = Iterator[str]


class MapDocument:
    """Geometry of a document, rebuilt from its arcs; ``polygons`` are repaired outlines."""

    def __init__(self, data: dict) -> None:
        self.data = data
        self.width: float = data["width"]
        self.arcs: list[dict] = data["arcs"]
        self.lines = [LineString(pairs(arc["points"])) for arc in self.arcs]
        self.provinces = {entry["id"]: entry for entry in data["provinces"]}
        self.outlines = {
            name: Polygon(self.ring_points(entry["ring"])) for name, entry in self.provinces.items()
        }
        self.polygons = {name: make_valid(shape) for name, shape in self.outlines.items()}
        self.land = unary_union(list(self.polygons.values()))
        self.islets = unary_union([Polygon(pairs(islet)) for islet in data["islets"]])
        self.ground = unary_union([self.land, self.islets])
        inset = data["frame"]
        self.frame = box(inset, inset, data["width"] - inset, data["height"] - inset)

    def ring_points(self, ring: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in ring:
            arc = pairs(self.arcs[arc_number(index)]["points"])
            points += (arc if index >= 0 else arc[::-1])[:-1]
        return points

    def edges(self, kind: str) -> dict[frozenset[str], dict]:
        return {frozenset((e["a"], e["b"])): e for e in self.data["edges"] if e["kind"] == kind}


def pairs(flat: list[float]) -> list[tuple[float, float]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def arc_number(index: int) -> int:
    return index if index >= 0 else ~index


def ends_of(arc: dict) -> tuple[tuple[float, float], tuple[float, float]]:
    points = pairs(arc["points"])
    return points[0], points[-1]


def check_junctions(document: MapDocument) -> Problems:
    """Every junction is one point and joins two or three arcs, never four."""
    places: dict[int, set] = {}
    degree: Counter[int] = Counter()
    borders: Counter[int] = Counter()
    for arc in document.arcs:
        for junction, point in zip((arc["from"], arc["to"]), ends_of(arc), strict=True):
            places.setdefault(junction, set()).add(point)
            degree[junction] += 1
            borders[junction] += arc["kind"] == "border"
    for junction, points in places.items():
        if len(points) != 1:
            yield f"junction {junction} lies at several points {points}"
        if borders[junction] == 0 and degree[junction] != 2:
            yield f"shore junction {junction} joins {degree[junction]} arcs"
        if borders[junction] and (degree[junction], borders[junction]) not in {(3, 3), (3, 1)}:
            yield f"junction {junction} joins {degree[junction]} arcs ({borders[junction]} borders)"
    if len({next(iter(points)) for points in places.values()}) != len(places):
        yield "two junctions share a point"


def check_crossings(document: MapDocument) -> Problems:
    """Arcs are simple and meet other arcs only at common junctions."""
    tree = STRtree(document.lines)
    for number, line in enumerate(document.lines):
        if not line.is_simple:
            yield f"arc {number} crosses itself"
        for other in tree.query(line):
            if other > number:
                yield from check_meeting(document, number, int(other))


def check_meeting(document: MapDocument, first: int, second: int) -> Problems:
    a, b = document.arcs[first], document.arcs[second]
    shared = {p for p in ends_of(a) if p in ends_of(b)}
    meeting = document.lines[first].intersection(document.lines[second])
    for part in getattr(meeting, "geoms", [meeting]):
        if part.is_empty:
            continue
        if part.geom_type != "Point" or not shared or part.distance(MultiPoint(list(shared))) > TOLERANCE:
            yield f"arcs {first} and {second} meet away from a common junction"


def check_rings(document: MapDocument) -> Problems:
    """Rings close, borders serve two provinces, shores serve one."""
    uses: dict[int, list[str]] = {}
    for name, entry in document.provinces.items():
        for index in entry["ring"]:
            uses.setdefault(arc_number(index), []).append(name)
        if not ring_is_chained(document, entry["ring"]):
            yield f"ring of {name} is not a chain of arcs"
        if not document.outlines[name].is_valid:
            yield f"{name} is not a simple polygon"
    for number, arc in enumerate(document.arcs):
        sides = sorted(side for side in arc["sides"] if side is not None)
        if sorted(uses.get(number, [])) != sides:
            yield f"arc {number} lies between {sides} but is used by {uses.get(number)}"
        if len(sides) != (2 if arc["kind"] == "border" else 1):
            yield f"arc {number} of kind {arc['kind']} has {len(sides)} sides"


def ring_is_chained(document: MapDocument, ring: list[int]) -> bool:
    def tips(index: int) -> tuple[int, int]:
        arc = document.arcs[arc_number(index)]
        return (arc["from"], arc["to"]) if index >= 0 else (arc["to"], arc["from"])

    return all(tips(a)[1] == tips(b)[0] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def check_cover(document: MapDocument) -> Problems:
    """Provinces neither overlap nor leave gaps."""
    total = sum(polygon.area for polygon in document.polygons.values())
    if abs(total - document.land.area) > 1e-6 * total:
        yield f"provinces overlap: areas sum to {total:.1f}, union {document.land.area:.1f}"
    for part in getattr(document.land, "geoms", [document.land]):
        holes = len(getattr(part, "interiors", []))
        if holes:
            yield f"{holes} gaps between provinces"
    if document.land.intersects(document.islets):
        yield "an islet touches a province"


def check_neighbors(document: MapDocument) -> Problems:
    """Common borders are exactly the land edges and long enough to be seen."""
    land = document.edges("land")
    found: Counter[frozenset[str]] = Counter()
    for arc in document.arcs:
        if arc["kind"] != "border":
            continue
        pair = frozenset(arc["sides"])
        found[pair] += 1
        start, end = ends_of(arc)
        share = Point(start).distance(Point(end)) / document.width
        short = land.get(pair, {}).get("short", False)
        if share < (MIN_SHORT_BORDER_SHARE if short else MIN_BORDER_SHARE):
            yield f"border {sorted(pair)} is only {share:.2%} of the width"
    for pair in set(found) ^ set(land):
        yield f"{sorted(pair)}: border drawn {found[pair]} times, land edge {pair in land}"
    for pair, count in found.items():
        if count > 1:
            yield f"{sorted(pair)} share {count} separate borders"


def check_strangers(document: MapDocument) -> Problems:
    """Provinces that are not neighbors keep a visible distance."""
    land = document.edges("land")
    for a, b in combinations(document.polygons, 2):
        if frozenset((a, b)) in land:
            continue
        share = document.polygons[a].distance(document.polygons[b]) / document.width
        if share < MIN_STRANGER_SHARE:
            yield f"{a} and {b} are no neighbors but only {share:.2%} of the width apart"


def check_areas(document: MapDocument) -> Problems:
    areas = [polygon.area for polygon in document.polygons.values()]
    if max(areas) / min(areas) > MAX_AREA_RATIO:
        yield f"largest / smallest province = {max(areas) / min(areas):.2f}"


def spot_box(spot: dict) -> Polygon:
    """Return the box of a spot given by center and width/height, or by center and size."""
    size = spot.get("size", 0.0)
    half_width, half_height = spot.get("width", size) / 2, spot.get("height", size) / 2
    x, y = spot["x"], spot["y"]
    return box(x - half_width, y - half_height, x + half_width, y + half_height)


def anchor_shapes(entry: dict) -> dict[str, BaseGeometry]:
    """Return the outline of every anchor of a province."""
    shapes: dict[str, BaseGeometry] = {}
    for kind in ("label", "army"):
        if kind in entry:
            shapes[kind] = spot_box(entry[kind])
    for kind in ("revolt", "marker"):
        if kind in entry:
            shapes[kind] = Point(entry[kind]["x"], entry[kind]["y"]).buffer(entry[kind]["radius"])
    for number, slot in enumerate(entry.get("slots", [])):
        shapes[f"slot {number + 1}"] = spot_box(slot)
    return shapes


def check_anchors(document: MapDocument) -> Problems:
    """Anchors lie inside their province with clearance and apart from each other."""
    for name, entry in document.provinces.items():
        shapes = anchor_shapes(entry)
        room = document.polygons[name].buffer(-ANCHOR_CLEARANCE)
        for kind, shape in shapes.items():
            if not room.contains(shape):
                yield f"{kind} of {name} is not inside with clearance"
        for (kind, shape), (other_kind, other) in combinations(shapes.items(), 2):
            if shape.intersects(other):
                yield f"{kind} and {other_kind} of {name} overlap"
        if len(entry.get("slots", [])) != entry["building_spaces"]:
            yield f"{name} has {len(entry['slots'])} slots for {entry['building_spaces']} buildings"


def check_overview(document: MapDocument) -> Problems:
    """The large armies of a small map stand in their provinces, and none covers another."""
    spots = {name: entry["far"] for name, entry in document.provinces.items() if "far" in entry}
    for name, spot in spots.items():
        if not document.polygons[name].contains(Point(spot["x"], spot["y"])):
            yield f"the army of {name} does not stand in it when seen from far"
        if not document.frame.contains(spot_box(spot)):
            yield f"the army of {name} sticks out of the frame when seen from far"
    for (name, spot), (other_name, other) in combinations(spots.items(), 2):
        if spot_box(spot).intersects(spot_box(other)):
            yield f"the armies of {name} and {other_name} overlap when seen from far"


def check_routes(document: MapDocument) -> Problems:
    """Every sea edge has a route over water only that lands at both provinces."""
    routes = {frozenset((r["a"], r["b"])): r for r in document.data["sea_routes"]}
    for pair in set(routes) ^ set(document.edges("sea")):
        yield f"{sorted(pair)}: sea route and sea edge do not agree"
    for route in routes.values():
        line = LineString(pairs(route["points"]))
        if line.intersects(document.ground) or not document.frame.contains(line):
            yield f"route {route['a']}-{route['b']} touches land or leaves the frame"
        for end, name in zip(ends_of(route), (route["a"], route["b"]), strict=True):
            yield from check_landing(document, Point(end), name)


def check_landing(document: MapDocument, end: Point, name: str) -> Problems:
    """A route ends at its province and clearly away from every other one."""
    if end.distance(document.polygons[name]) > ROUTE_END_REACH:
        yield f"a route does not land at {name}"
    for other, polygon in document.polygons.items():
        if other != name and end.distance(polygon) < MIN_SHORT_BORDER_SHARE * document.width:
            yield f"a route to {name} lands too close to {other}"


def check_decor(document: MapDocument) -> Problems:
    """Decoration and panels lie in empty sea inside the frame."""
    boxes = {name: spot_box(spot) for name, spot in document.data["decor"].items()}
    for name, entry in document.provinces.items():
        if "panel" in entry:
            boxes[f"panel {name}"] = spot_box(entry["panel"])
    routes = unary_union([LineString(pairs(r["points"])) for r in document.data["sea_routes"]])
    for name, shape in boxes.items():
        if not document.frame.contains(shape):
            yield f"{name} leaves the frame"
        if shape.intersects(document.ground) or shape.intersects(routes):
            yield f"{name} covers land or a route"
    for (name, shape), (other_name, other) in combinations(boxes.items(), 2):
        if shape.intersects(other):
            yield f"{name} and {other_name} overlap"


def check_leaders(document: MapDocument) -> Problems:
    """A leader runs from its province to its panel and crosses no other leader or panel."""
    panels = {n: e["panel"] for n, e in document.provinces.items() if "panel" in e}
    lines = {name: LineString(pairs(panel["leader"])) for name, panel in panels.items()}
    boxes = {name: spot_box(panel) for name, panel in panels.items()}
    for name, line in lines.items():
        if not document.polygons[name].contains(Point(line.coords[0])):
            yield f"leader of {name} does not start in its province"
        if line.distance(boxes[name]) > 1.0:
            yield f"leader of {name} does not reach its panel"
        for other in panels:
            if other != name and (line.intersects(lines[other]) or line.intersects(boxes[other])):
                yield f"leader of {name} meets leader or panel of {other}"


def check_panel_parts(document: MapDocument) -> Problems:
    """Panel positions, gate and troop anchors lie inside the panel, apart from each other."""
    for name, entry in document.provinces.items():
        if "panel" not in entry:
            continue
        panel = entry["panel"]
        outline = spot_box(panel)
        parts = [(f"position {n + 1}", spot) for n, spot in enumerate(panel["positions"])]
        parts += [("gate", panel["gate"]), ("troops", panel["troops"]), ("title", panel["title"])]
        shapes = [(kind, spot_box(spot)) for kind, spot in parts]
        for kind, shape in shapes:
            if not outline.contains(shape):
                yield f"{kind} leaves the panel of {name}"
        for (kind, shape), (other_kind, other) in combinations(shapes, 2):
            if shape.intersects(other):
                yield f"{kind} and {other_kind} overlap in the panel of {name}"


CHECKS: list[Callable[[MapDocument], Problems]] = [
    check_junctions,
    check_crossings,
    check_rings,
    check_cover,
    check_neighbors,
    check_strangers,
    check_areas,
    check_anchors,
    check_overview,
    check_routes,
    check_decor,
    check_leaders,
    check_panel_parts,
]


def check_graph(document: MapDocument, graph: dict) -> Problems:
    """The document repeats the game data faithfully."""
    ids = {entry["name"]: entry["id"] for entry in graph["provinces"]}
    expected = {(frozenset((ids[e["a"]], ids[e["b"]])), e["kind"]) for e in graph["edges"]}
    present = {(frozenset((e["a"], e["b"])), e["kind"]) for e in document.data["edges"]}
    for pair, kind in expected ^ present:
        yield f"{kind} edge {sorted(pair)} differs from the game data"
    for entry in graph["provinces"]:
        if document.provinces[entry["id"]]["building_spaces"] != entry.get("building_spaces", 0):
            yield f"building spaces of {entry['name']} differ from the game data"
    if "side" in graph:
        regions = {r["id"]: sorted(ids[name] for name in r["provinces"]) for r in graph["regions"]}
        drawn = {name: sorted(members) for name, members in document.data["regions"][graph["side"]].items()}
        if regions != drawn:
            yield f"regions of side {graph['side']} differ from the game data"


def summary(document: MapDocument) -> str:
    areas = [polygon.area for polygon in document.polygons.values()]
    land = document.edges("land")
    lengths = {
        frozenset(arc["sides"]): Point(ends_of(arc)[0]).distance(Point(ends_of(arc)[1])) / document.width
        for arc in document.arcs
        if arc["kind"] == "border"
    }
    plain = [share for pair, share in lengths.items() if not land[pair].get("short")]
    short = [share for pair, share in lengths.items() if land[pair].get("short")]
    shortest = ", ".join(
        f"{label} {min(group):.2%}" for label, group in (("plain", plain), ("short", short)) if group
    )
    return (
        f"{len(document.provinces)} provinces, {len(document.arcs)} arcs, {len(land)} land borders"
        f" (shortest: {shortest}), {len(document.data['sea_routes'])} sea routes,"
        f" area ratio {max(areas) / min(areas):.2f}"
    )


def check_recipe(name: str) -> bool:
    recipe = RECIPES[name]
    text = recipe.output.read_text(encoding="utf-8")
    document = MapDocument(json.loads(text))
    problems = [problem for check in CHECKS for problem in check(document)]
    if len(text.encode("utf-8")) > MAX_BYTES:
        problems.append(f"file is larger than {MAX_BYTES} bytes")
    for side, path in recipe.sides.items():
        problems += check_graph(document, read_graph(path, side))
    for problem in problems:
        print(f"FAIL {problem}")
    print(f"{name}: {summary(document)}")
    print("OK" if not problems else f"{len(problems)} problems")
    return not problems


def main(names: list[str]) -> int:
    sound = [check_recipe(name) for name in names or RECIPES]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
