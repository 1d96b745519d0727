"""Writes web/src/generated: TypeScript types of the protocol and of each game, and what is printed on boards.

`protocol.ts` knows no game: an event is anything with a tag, an observation anything with a step. The file of
a game, such as `zipang.ts`, has the union `Event` and the interface `Observation`; `Annotation` and `Answer`
as well, where there are any.
"""

from __future__ import annotations

import functools
import json
import operator
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"
sys.path.insert(0, str(ROOT / "src"))

from tenka.core.plugin import WireTypes  # noqa: E402 - the package may not be installed yet
from tenka.games import PLUGINS  # noqa: E402
from tenka.server import protocol  # noqa: E402
from tenka.server.protocol import http, socket  # noqa: E402

REFERENCE = "#/$defs/"
UNIONS: dict[str, Any] = {
    "ServerMessage": socket.ServerMessage,
    "ClientMessage": socket.ClientMessage,
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

/** Something that the table's game adds to the event of this place; only its own folder knows more. */
export interface AnyAnnotation {
  annotation: string;
  event: number;
}

/** What the table's game answers to a query; only its own folder knows more. */
export interface AnyAnswer {
  answer: string;
}
"""
GENERIC_NAMES = ("AnyEvent", "AnyObservation", "AnyAnnotation", "AnyAnswer")
HEAD = "// Made by tools/protocol_types.py. Do not edit.\n"

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Those of all modules of the protocol, each once."""
    names = [module.name for module in iter_modules(protocol.__path__, f"{protocol.__name__}.")]
    values = {name: value for module in names for name, value in vars(import_module(module)).items()}.values()
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


def game_module(wire: WireTypes) -> str:
    """What one game tells: its events, its observation, its annotations and answers."""
    unions = {"Event": wire.event, "Annotation": _union(wire.annotations), "Answer": _union(wire.answers)}
    told = {name: union for name, union in unions.items() if union is not None}
    wanted = [*told.values(), wire.observation]
    shapes, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE + "{name}")
    body = "\n".join(named(components))
    ends = "\n".join(
        f"export type {name} = {type_of(shape)};" for name, shape in zip(told, shapes, strict=False)
    )
    return f"{HEAD}{body}\n\n{ends}\n"


def _union(types: Sequence[Any]) -> Any:
    return functools.reduce(operator.or_, types) if types else None


def outputs() -> dict[str, str]:
    found = {"protocol.ts": module()}
    for name, plugin in PLUGINS.items():
        wire = plugin.wire
        found[f"{name}.ts"] = game_module(wire)
        if wire.material is not None:
            board = json.dumps(wire.material(), ensure_ascii=False, separators=(",", ":"))
            found[f"{name}-board.json"] = board + "\n"
    return found


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in outputs().items():
        target = TARGET / name
        if not target.exists() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
