"""Writes web/src/generated: TypeScript types of the protocol and of each game, and what is printed on boards.

`protocol.ts` knows no game: an event is anything with a tag, an observation anything with a step. The file of
a game, such as `zipang.ts`, has the union `Event` and the interface `Observation`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"
MATERIAL = ROOT / "src" / "tenka" / "games" / "shogun" / "material"
MODULES = MATERIAL.parent / "modules"
SHITENNO = ROOT / "src" / "tenka" / "games" / "shitenno" / "material.json"
sys.path.insert(0, str(ROOT / "src"))

from tenka.games.shitenno.events import ShitennoEvent  # noqa: E402 - the package may not be installed yet
from tenka.games.shitenno.observation import Observation as ShitennoObservation  # noqa: E402
from tenka.games.shogun.material_files import PRINTED, read_files, values  # noqa: E402
from tenka.games.shogun.wire import FullObservation as ShogunObservation  # noqa: E402
from tenka.games.shogun.wire import ShogunEvent  # noqa: E402
from tenka.games.zipang.events import ZipangEvent  # noqa: E402
from tenka.games.zipang.observation import Observation as ZipangObservation  # noqa: E402
from tenka.server.protocol import accounts, http, socket  # noqa: E402

REFERENCE = "#/$defs/"
UNIONS: dict[str, Any] = {
    "ServerMessage": socket.ServerMessage,
    "ClientMessage": socket.ClientMessage,
}
GAMES: dict[str, tuple[Any, type[msgspec.Struct]]] = {
    "zipang": (ZipangEvent, ZipangObservation),
    "shogun": (ShogunEvent, ShogunObservation),
    "shitenno": (ShitennoEvent, ShitennoObservation),
}
GENERIC = """
/** An Event of the table's game; only its own folder knows more. */
export interface AnyEvent {
  event: string;
}

/** What every Observation has; only its game's own folder knows more. */
export interface AnyObservation {
  game: string;
  viewer: number;
  step: string;
  actors: number[];
  ranks: number[];
}
"""
GENERIC_NAMES = ("AnyEvent", "AnyObservation")
HEAD = "// Made by tools/protocol_types.py. Do not edit.\n"

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    values = {**vars(http), **vars(socket), **vars(accounts)}.values()
    found = (value for value in values if isinstance(value, type))
    return [value for value in found if issubclass(value, msgspec.Struct) and value is not http.Wire]


def type_of(schema: Schema) -> str:
    """The TypeScript expression for one JSON Schema."""
    if schema.get("title") in GENERIC_NAMES:
        return str(schema["title"])
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    return _plain(schema)


def _plain(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    names = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return names.get(str(kind), "unknown")


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    if text := schema.get("description"):
        yield f"{indent}/** {' '.join(str(text).split())} */"


def interface(name: str, schema: Schema) -> Iterator[str]:
    """One Struct. What the server may leave out is optional only where a client may send it."""
    yield from _comment(schema, "")
    yield f"export interface {name} {{"
    required = {*schema.get("required", ())}
    for field, part in schema.get("properties", {}).items():
        yield from _comment(part, "  ")
        yield f"  {field}{'' if field in required else '?'}: {type_of(part)};"
    yield "}"


def named(components: dict[str, Schema]) -> Iterator[str]:
    for name, schema in sorted(components.items()):
        yield ""
        if schema.get("type") == "object" and "properties" in schema:
            yield from interface(name, schema)
        else:
            yield f"export type {name} = {type_of(schema)};"


def module() -> str:
    """The protocol."""
    wanted = [*structs(), *UNIONS.values()]
    shapes, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE + "{name}")
    unions = {name: type_of(shape) for name, shape in zip(UNIONS, shapes[-len(UNIONS) :], strict=True)}
    body = "\n".join(named(components))
    ends = "\n".join(f"export type {name} = {union};" for name, union in unions.items())
    return f"{HEAD}{body}\n{GENERIC}\n{ends}\n"


def game_module(event: Any, observation: type[msgspec.Struct]) -> str:
    """The events and the observation of one game."""
    wanted = [event, observation]
    shapes, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE + "{name}")
    body = "\n".join(named(components))
    return f"{HEAD}{body}\n\nexport type Event = {type_of(shapes[0])};\n"


def shogun_board() -> str:
    """What is printed on Shogun's board and cards, as far as a player reads it."""
    files = {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(MATERIAL.glob("*.json"))}
    sides = {name.removeprefix("board_"): files[name] for name in files if name.startswith("board_")}
    supplies = files["supplies"]
    printed = {
        "regions": next(iter(sides.values()))["regions"],
        "sides": {
            side: {"provinces": board["provinces"], "borders": board["borders"]}
            for side, board in sides.items()
        },
        "actions": files["actions"]["actions"],
        "events": files["events"]["events"],
        "deploy_fewer": files["events"]["deploy_fewer"],
        "specials": files["specials"]["specials"],
        "provisions": supplies["provisions"],
        "majorities": supplies["points"]["majorities"],
        "chest_cards": supplies["chest_cards"],
        "army_groups": files["setup"]["army_groups"],
        "modules": {
            file.parent.name: json.loads(file.read_text("utf-8"))
            for file in sorted(MODULES.glob("*/material.json"))
        },
        "not_printed": {
            one.path: one.provenance for one in values(read_files()) if one.provenance != PRINTED
        },
    }
    return json.dumps(printed, ensure_ascii=False, separators=(",", ":")) + "\n"


def shitenno_board() -> str:
    """What is printed on Shitennō's board, cards and titles."""
    material = json.loads(SHITENNO.read_text("utf-8"))
    fields = ("id", "troop", "beside_gate", "positions", "majority")
    printed = {
        "troops": material["troops"]["ids"],
        "bonuses": material["bonuses"]["ids"],
        "provinces": [{field: each[field] for field in fields} for each in material["provinces"]],
        "titles": [
            {field: each[field] for field in ("id", "seals", "points")} for each in material["titles"]
        ],
        "tiles_per_province": material["bonus_tiles"]["per_province"],
        "kamons_a_year": material["kamons_a_year"],
    }
    return json.dumps(printed, ensure_ascii=False, separators=(",", ":")) + "\n"


def outputs() -> dict[str, str]:
    found = {
        "protocol.ts": module(),
        "shogun-board.json": shogun_board(),
        "shitenno-board.json": shitenno_board(),
    }
    for name, (event, observation) in GAMES.items():
        found[f"{name}.ts"] = game_module(event, observation)
    return found


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in outputs().items():
        target = TARGET / name
        if not target.exists() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
