"""The game graph: provinces, neighborhoods and regions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

Pair = tuple[str, str]


@dataclass(frozen=True)
class Province:
    id: str
    name: str
    building_spaces: int


@dataclass(frozen=True)
class Game:
    """Neighborhoods use province names; regions are kept per board side."""

    provinces: dict[str, Province]
    land_edges: list[Pair]
    short_edges: set[frozenset[str]]
    sea_edges: list[Pair]
    regions: dict[str, dict[str, list[str]]]

    def id_of(self, name: str) -> str:
        return self.provinces[name].id


def region_ids(data: dict, provinces: dict[str, Province]) -> dict[str, list[str]]:
    return {region["id"]: [provinces[name].id for name in region["provinces"]] for region in data["regions"]}


def edge_kinds(data: dict) -> set[tuple[frozenset[str], str]]:
    return {(frozenset((edge["a"], edge["b"])), edge["kind"]) for edge in data["edges"]}


def material_graph(board: dict, side: str) -> dict:
    """The printed board of Shogun (src/tenka/games/shogun/material) as a graph."""
    printed = board["provinces"]
    return {
        "side": side,
        "provinces": [
            {"id": name, "name": entry["name"], "building_spaces": entry["spaces"]}
            for name, entry in printed.items()
        ],
        "regions": [
            {
                "id": region,
                "provinces": [entry["name"] for entry in printed.values() if entry["region"] == region],
            }
            for region in board["regions"]
        ],
        "edges": [
            {"a": printed[a]["name"], "b": printed[b]["name"], "kind": kind}
            for kind in ("land", "sea")
            for a, b in board["borders"][kind]
        ],
    }


def read_graph(path: Path, side: str) -> dict:
    data: dict = json.loads(path.read_text(encoding="utf-8"))
    return material_graph(data, side) if "borders" in data else data


def load_game(sides: dict[str, Path], short: list[list[str]]) -> Game:
    """Read one graph file per board side; all sides must share the graph."""
    files = {side: read_graph(path, side) for side, path in sides.items()}
    first = next(iter(files.values()))
    if any(edge_kinds(data) != edge_kinds(first) for data in files.values()):
        raise ValueError("the board sides differ in their neighborhoods")
    provinces = {
        entry["name"]: Province(entry["id"], entry["name"], entry.get("building_spaces", 0))
        for entry in first["provinces"]
    }
    return Game(
        provinces=provinces,
        land_edges=[(e["a"], e["b"]) for e in first["edges"] if e["kind"] == "land"],
        short_edges={frozenset(pair) for pair in short},
        sea_edges=[(e["a"], e["b"]) for e in first["edges"] if e["kind"] == "sea"],
        regions={side: region_ids(data, provinces) for side, data in files.items()},
    )
