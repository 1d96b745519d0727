"""The maps: the checker accepts the built ones and notices every kind of damage; the client has the same."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("shapely")

from tools.map.check_map import CHECKS, MapDocument, check_graph
from tools.map.maker.game import read_graph
from tools.map.recipes import RECIPES

Document = dict[str, Any]


def load(name: str) -> Document:
    found: Document = json.loads(RECIPES[name].output.read_text(encoding="utf-8"))
    return found


def problems(data: Document) -> list[str]:
    document = MapDocument(data)
    return [problem for check in CHECKS for problem in check(document)]


def province(data: Document, name: str) -> Document:
    return next(entry for entry in data["provinces"] if entry["id"] == name)


def border(data: Document, a: str, b: str) -> Document:
    return next(arc for arc in data["arcs"] if set(arc["sides"]) == {a, b})


def open_a_gap(data: Document) -> None:
    arc = border(data, "aki", "bingo")
    arc["points"][0] += 3.0


def cross_a_border(data: Document) -> None:
    arc = border(data, "mino", "shinano")
    middle = len(arc["points"]) // 4 * 2
    arc["points"][middle] += 300.0


def lose_a_neighbor(data: Document) -> None:
    data["edges"] = [edge for edge in data["edges"] if {edge["a"], edge["b"]} != {"aki", "bingo"}]


def invent_a_neighbor(data: Document) -> None:
    data["edges"].append({"a": "aki", "b": "mutsu", "kind": "land"})


def promise_a_plain_border(data: Document) -> None:
    """Shrink the map's unit until the shortest borders count as too short."""
    data["width"] *= 2.5


def break_a_ring(data: Document) -> None:
    ring = province(data, "omi")["ring"]
    ring[0], ring[1] = ring[1], ring[0]


def move_a_label_out(data: Document) -> None:
    province(data, "shima")["label"]["x"] += 200.0


def stack_two_anchors(data: Document) -> None:
    entry = province(data, "kai")
    entry["army"]["x"], entry["army"]["y"] = entry["label"]["x"], entry["label"]["y"]


def drop_a_slot(data: Document) -> None:
    province(data, "etchu")["slots"].pop()


def sail_over_land(data: Document) -> None:
    route = data["sea_routes"][0]
    army = province(data, "bingo")["army"]
    route["points"][2:4] = [army["x"], army["y"]]


def lose_a_route(data: Document) -> None:
    data["sea_routes"].pop()


def move_decor_onto_land(data: Document) -> None:
    army = province(data, "mino")["army"]
    data["decor"]["compass"].update(x=army["x"], y=army["y"])


DAMAGES: list[Callable[[Document], None]] = [
    open_a_gap,
    cross_a_border,
    lose_a_neighbor,
    invent_a_neighbor,
    promise_a_plain_border,
    break_a_ring,
    move_a_label_out,
    stack_two_anchors,
    drop_a_slot,
    sail_over_land,
    lose_a_route,
    move_decor_onto_land,
]


@pytest.mark.parametrize("name", RECIPES)
def test_built_maps_are_sound(name: str) -> None:
    assert problems(load(name)) == []


@pytest.mark.parametrize("name", RECIPES)
def test_built_maps_repeat_the_game(name: str) -> None:
    document = MapDocument(load(name))
    for side, path in RECIPES[name].sides.items():
        assert list(check_graph(document, read_graph(path, side))) == []


@pytest.mark.parametrize("name", RECIPES)
def test_the_client_draws_the_built_map(name: str) -> None:
    recipe = RECIPES[name]
    for twin in recipe.copies:
        assert twin.read_bytes() == recipe.output.read_bytes()


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_is_noticed(damage: Callable[[Document], None]) -> None:
    data = copy.deepcopy(load("shogun"))
    damage(data)
    assert problems(data)


def test_overlapping_panels_are_noticed() -> None:
    data = load("shitenno")
    first, second = (province(data, name)["panel"] for name in ("kansai", "shikoku"))
    second["x"], second["y"] = first["x"], first["y"]
    assert problems(data)


def test_armies_over_each_other_are_noticed() -> None:
    data = load("shogun")
    province(data, "omi")["far"].update(province(data, "mino")["far"])
    assert problems(data)
