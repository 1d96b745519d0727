"""The output document: plain JSON with flat, rounded coordinate lists."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from tools.map.maker.game import Game
from tools.map.maker.relax import shoelace
from tools.map.maker.topology import Subdivision

FORMAT = "province-map/1"
DECIMALS = 1


def flat(points: np.ndarray) -> list[float]:
    """Return [x0, y0, x1, y1, ...] rounded for output."""
    return [round(float(value), DECIMALS) for value in np.asarray(points).ravel()]


def snap_to_output_grid(subdivision: Subdivision) -> None:
    """Round all arc points as the output does, dropping repeated points."""
    for arc in subdivision.arcs:
        points = np.round(arc.points, DECIMALS)
        moved = np.any(np.diff(points, axis=0) != 0, axis=1)
        arc.points = points[np.concatenate(([True], moved))]


def islet_entries(subdivision: Subdivision) -> list[list[float]]:
    return [flat(islet) for islet in subdivision.islets]


def junction_numbers(subdivision: Subdivision) -> dict[str, int]:
    names = dict.fromkeys(name for arc in subdivision.arcs for name in (arc.start, arc.end))
    return {name: number for number, name in enumerate(names)}


def arc_entries(subdivision: Subdivision, game: Game) -> list[dict]:
    junctions = junction_numbers(subdivision)
    return [
        {
            "kind": arc.kind,
            "from": junctions[arc.start],
            "to": junctions[arc.end],
            "sides": [game.id_of(arc.left), game.id_of(arc.right) if arc.right else None],
            "points": flat(arc.points),
        }
        for arc in subdivision.arcs
    ]


def edge_entries(game: Game) -> list[dict]:
    entries: list[dict] = []
    for a, b in game.land_edges:
        entry: dict[str, str | bool] = {"a": game.id_of(a), "b": game.id_of(b), "kind": "land"}
        if frozenset((a, b)) in game.short_edges:
            entry["short"] = True
        entries.append(entry)
    entries += [{"a": game.id_of(a), "b": game.id_of(b), "kind": "sea"} for a, b in game.sea_edges]
    return entries


def province_entries(subdivision: Subdivision, game: Game, anchors: dict[str, dict]) -> list[dict]:
    return [
        {
            "id": province.id,
            "name": name,
            "ring": subdivision.rings[name],
            "area": round(abs(shoelace(subdivision.ring_points(name)))),
            "building_spaces": province.building_spaces,
            **anchors[name],
        }
        for name, province in game.provinces.items()
    ]


def write_document(document: dict, path: Path) -> None:
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
