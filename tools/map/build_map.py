"""Build the province maps (JSON) from layout, coast and game graphs: all, or those named."""

from __future__ import annotations

import json
import sys

import numpy as np
from shapely.geometry import Polygon

from tools.map.maker.anchors import AnchorStyle, place_anchors
from tools.map.maker.document import (
    FORMAT,
    arc_entries,
    edge_entries,
    flat,
    islet_entries,
    province_entries,
    write_document,
)
from tools.map.maker.game import Game, load_game
from tools.map.maker.overview import place_overview
from tools.map.maker.panels import PanelStyle, place_panel
from tools.map.maker.pipeline import Canvas, build, dry_ground_of, polygons_of, rng_for
from tools.map.maker.relax import DepthField
from tools.map.maker.sea import (
    RouteStyle,
    SeaChart,
    block_box,
    find_empty_box,
    find_route,
    obstacle_grid,
    trim_to_water,
    wave_lines,
)
from tools.map.maker.topology import Subdivision
from tools.map.recipes import COAST, RECIPES, Recipe

DECOR_MARGIN = 20.0
WAVE_TOLERANCE = 0.8


def all_anchors(subdivision: Subdivision, layout: dict, game: Game, frame: Polygon) -> dict[str, dict]:
    """Return per province either anchors on the land or a panel in the sea."""
    polygons = polygons_of(subdivision)
    if "panels" in layout:
        panel_style = PanelStyle.from_layout(layout["panels"])
        places = layout["panels"]["places"]
        return {name: place_panel(polygon, places[name], panel_style) for name, polygon in polygons.items()}
    style = AnchorStyle.from_layout(layout["anchors"], layout["font_size"])
    rng = rng_for(layout)
    overview = place_overview(polygons, tuple(layout["overview"]), frame)
    return {
        name: {
            **place_anchors(polygon, name, game.provinces[name].building_spaces, style, rng),
            "far": overview[name],
        }
        for name, polygon in polygons.items()
    }


def all_routes(chart: SeaChart, layout: dict, game: Game) -> list[np.ndarray]:
    if not game.sea_edges:
        return []
    style = RouteStyle.from_layout(layout["routes"])
    ground = dry_ground_of(chart.subdivision)
    return [trim_to_water(find_route(a, b, chart, style), ground) for a, b in game.sea_edges]


def place_decor(layout: dict, chart: SeaChart, routes: list[np.ndarray]) -> dict[str, dict]:
    """Return empty boxes in the sea for the named decorations."""
    obstacles = obstacle_grid(chart, routes, DECOR_MARGIN)
    cell = chart.depth.cell
    places = {}
    for name, wish in layout["decor"].items():
        width, height = wish["size"]
        x, y = find_empty_box(obstacles, (width, height), wish["near"], cell)
        block_box(obstacles, (x, y), (width + DECOR_MARGIN, height + DECOR_MARGIN), cell)
        places[name] = {"x": x, "y": y, "width": width, "height": height}
    return places


def sea_entries(subdivision: Subdivision, layout: dict, game: Game, canvas: Canvas) -> dict:
    """Return everything drawn on water."""
    ground = dry_ground_of(subdivision)
    chart = SeaChart(subdivision, DepthField(ground, canvas.width, canvas.height), canvas.frame)
    routes = all_routes(chart, layout, game)
    waves = wave_lines(ground, canvas.frame, layout["waves"], WAVE_TOLERANCE)
    return {
        "sea_routes": [
            {"a": game.id_of(a), "b": game.id_of(b), "points": flat(line)}
            for (a, b), line in zip(game.sea_edges, routes, strict=True)
        ],
        "decor": place_decor(layout, chart, routes),
        "islets": islet_entries(subdivision),
        "waves": [[flat(line) for line in lines] for lines in waves],
    }


def make_document(layout: dict, coast: dict, game: Game) -> dict:
    canvas = Canvas.from_layout(layout["canvas"])
    subdivision = build(layout, coast, game)
    anchors = all_anchors(subdivision, layout, game, canvas.frame)
    return {
        "format": FORMAT,
        "title": layout["title"],
        "source": coast["source"],
        "width": canvas.width,
        "height": canvas.height,
        "frame": canvas.inset,
        "north_degrees": layout["projection"]["rotation_degrees"],
        "font_size": layout["font_size"],
        "regions": game.regions,
        "edges": edge_entries(game),
        "provinces": province_entries(subdivision, game, anchors),
        **sea_entries(subdivision, layout, game, canvas),
        "arcs": arc_entries(subdivision, game),
    }


def build_map(recipe: Recipe) -> dict:
    layout = json.loads(recipe.layout.read_text(encoding="utf-8"))
    coast = json.loads(COAST.read_text(encoding="utf-8"))
    return make_document(layout, coast, load_game(recipe.sides, layout["borders"].get("short", [])))


def main(names: list[str]) -> None:
    for name in names or RECIPES:
        recipe = RECIPES[name]
        write_document(build_map(recipe), recipe.output)
        for copy in recipe.copies:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(recipe.output.read_bytes())
        print(f"{name}: {recipe.output}")


if __name__ == "__main__":
    main(sys.argv[1:])
