"""From layout, coast and game graph to a finished subdivision."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely import unary_union
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from tools.map.maker.assemble import Sketch, build_subdivision
from tools.map.maker.cartogram import CartogramStyle, density_grid, warp_points
from tools.map.maker.coast import CoastStyle, build_island, resample, window
from tools.map.maker.document import snap_to_output_grid
from tools.map.maker.game import Game
from tools.map.maker.projection import Projection
from tools.map.maker.relax import DepthField, Foam, FoamGoals, RelaxWeights, shoelace
from tools.map.maker.roughen import roughen_borders
from tools.map.maker.topology import Subdivision

RELAX_EVENNESS = 0.1


@dataclass(frozen=True)
class Canvas:
    width: float
    height: float
    inset: float

    @classmethod
    def from_layout(cls, section: dict) -> Canvas:
        return cls(section["width"], section["height"], section["frame"])

    @property
    def frame(self) -> Polygon:
        return window(self.width, self.height, self.inset)


def start_subdivision(layout: dict, coast: dict, game: Game, canvas: Canvas) -> Subdivision:
    """Project coast, sites and junctions and join them with straight borders."""
    projection = Projection.from_layout(layout["projection"])
    section = layout["coast"]
    style = CoastStyle.from_layout(section)
    rings = {
        name: shifted(coast["islands"][name], section["shifts"].get(name))
        for name in section["islands"] + section["islets"]
    }
    islands = [build_island(rings[name], projection, style, canvas.frame) for name in section["islands"]]
    junctions = layout["coast_junctions"]
    site_points = projection.project(layout["sites"].values())
    sketch = Sketch(
        islands=islands,
        frame=canvas.frame,
        junctions=[(a, b) for a, b, _, _ in junctions],
        cuts=projection.project([place for _, _, *place in junctions]),
        sites=dict(zip(layout["sites"], site_points, strict=True)),
        spacing=style.spacing,
    )
    subdivision = build_subdivision(sketch, game.land_edges)
    fine = style.for_islets()
    for name in section["islets"]:
        islet = build_island(rings[name], projection, fine, canvas.frame)
        subdivision.islets.append(resample(np.asarray(islet.exterior.coords), fine.spacing)[:-1])
    return subdivision


def shifted(ring: list, shift: list | None) -> list:
    """Move an island by degrees of longitude and latitude."""
    east, north = shift or (0.0, 0.0)
    return [(lon + east, lat + north) for lon, lat in ring]


def areas_of(subdivision: Subdivision) -> dict[str, float]:
    return {name: abs(shoelace(subdivision.ring_points(name))) for name in subdivision.rings}


def blended_areas(areas: dict[str, float], weights: dict[str, float], evenness: float) -> dict[str, float]:
    """Return areas between the present (0) and the wanted ones (1), same total."""
    mean = sum(areas.values()) / len(areas)
    raw = {
        name: area ** (1 - evenness) * (mean * weights.get(name, 1.0)) ** evenness
        for name, area in areas.items()
    }
    factor = sum(areas.values()) / sum(raw.values())
    return {name: area * factor for name, area in raw.items()}


def polygons_of(subdivision: Subdivision) -> dict[str, Polygon]:
    return {name: Polygon(subdivision.ring_points(name)) for name in subdivision.rings}


def land_of(subdivision: Subdivision) -> BaseGeometry:
    """Return all provinces as one shape, without hairline gaps."""
    return unary_union([polygon.buffer(0.05) for polygon in polygons_of(subdivision).values()])


def dry_ground_of(subdivision: Subdivision) -> BaseGeometry:
    """Return provinces and islets."""
    return unary_union([land_of(subdivision), *(Polygon(islet) for islet in subdivision.islets)])


def relax(subdivision: Subdivision, layout: dict, game: Game, canvas: Canvas) -> None:
    """Let the borders find short, well separated courses at given areas."""
    borders = layout["borders"]
    limits = {
        number: borders["min_short_length"]
        if frozenset((arc.left, arc.right)) in game.short_edges
        else borders["min_length"]
        for number, arc in enumerate(subdivision.arcs)
    }
    wanted = blended_areas(areas_of(subdivision), layout["areas"]["weights"], RELAX_EVENNESS)
    depth = DepthField(land_of(subdivision), canvas.width, canvas.height)
    goals = FoamGoals(wanted, limits, borders["clearance"])
    Foam(subdivision, goals, depth, RelaxWeights()).solve()


def even_out(subdivision: Subdivision, layout: dict, canvas: Canvas) -> None:
    """Warp coast and borders together towards the wanted areas."""
    areas = layout["areas"]
    wanted = blended_areas(areas_of(subdivision), areas["weights"], areas["evenness"])
    inset = canvas.inset
    width, height = canvas.width - 2 * inset, canvas.height - 2 * inset
    cells = [(Polygon(subdivision.ring_points(name) - inset), wanted[name]) for name in subdivision.rings]
    style = CartogramStyle(sea_density=areas["sea_density"])
    density = density_grid(cells, width, height, style)

    def warped(points: np.ndarray) -> np.ndarray:
        return inset + warp_points(points - inset, density, width, height, style.steps)

    for arc in subdivision.arcs:
        arc.points = warped(arc.points)
    subdivision.islets = [warped(islet) for islet in subdivision.islets]


def require_valid(subdivision: Subdivision) -> None:
    broken = [name for name, polygon in polygons_of(subdivision).items() if not polygon.is_valid]
    if broken:
        raise ValueError(f"self-crossing provinces: {broken}; adjust sites or junctions")


def build(layout: dict, coast: dict, game: Game) -> Subdivision:
    """Run all geometric steps; the result is rounded to the output grid."""
    canvas = Canvas.from_layout(layout["canvas"])
    subdivision = start_subdivision(layout, coast, game, canvas)
    relax(subdivision, layout, game, canvas)
    for _ in range(layout["areas"]["rounds"]):
        even_out(subdivision, layout, canvas)
        relax(subdivision, layout, game, canvas)
    require_valid(subdivision)
    borders = layout["borders"]
    roughen_borders(subdivision, borders["wobble"], borders["spacing"], borders["seed"])
    snap_to_output_grid(subdivision)
    require_valid(subdivision)
    return subdivision


def rng_for(layout: dict) -> np.random.Generator:
    return np.random.default_rng(layout["borders"]["seed"])
