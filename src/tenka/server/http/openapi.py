"""The description of the HTTP API in the form of OpenAPI 3.1, made from `ways` and the protocol's Structs."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Any, Final

import msgspec

from tenka.server.http.problems import STATUS, TOO_MANY
from tenka.server.http.routes import WAYS, Need, Way
from tenka.server.identity.cookies import SAFE_METHODS
from tenka.server.protocol.http import ProblemDetails
from tenka.server.protocol.problems import SENTENCES

Schema = dict[str, Any]
REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = ("too-many-requests", "storage-down")
BY_PATH: Final = {
    "table": ("no-table", "table-closed"),
    "subscription": ("no-subscription",),
    "seat": ("bad-request",),
    "ban": ("no-ban",),
}
BY_NEED: Final[dict[Need, tuple[str, ...]]] = {
    "anyone": (),
    "player": ("banned",),
    "account": ("banned", "sign-in-first"),
    "host": ("banned", "sign-in-first", "not-allowed"),
    "bot": ("banned", "bad-token"),
}
ABOUT: Final = """Everything a page or a program can ask of Tenka over HTTP, besides the WebSocket
`/api/tables/{table}/ws`, whose messages have the forms that are listed here too. A signed cookie tells who
you are; you get one with the first answer. Requests that change something are refused if another site's page
sends them. A refusal is a `ProblemDetails`. Clients over a limit get a 429 with `Retry-After`, in seconds.
A 5xx means that nothing was changed, and that asking again may help."""


@cache
def openapi() -> Schema:
    kinds = [kind for way in WAYS for kind in (way.takes, *way.gives.values()) if kind is not None]
    shapes, components = msgspec.json.schema_components([*kinds, ProblemDetails], ref_template=REFERENCE)
    shape_of = dict(zip([*kinds, ProblemDetails], shapes, strict=True))
    paths: defaultdict[str, Schema] = defaultdict(dict)
    for way in WAYS:
        paths[f"/api{way.path}"][way.method.lower()] = _operation(way, shape_of)
    bearer = {"program": {"type": "http", "scheme": "bearer", "description": "of a program's seat"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tenka", "version": "1", "description": ABOUT},
        "paths": dict(paths),
        "components": {"schemas": components, "securitySchemes": bearer},
    }


def _operation(way: Way, shape_of: dict[Any, Schema]) -> Schema:
    told: Schema = {"summary": way.says, "responses": _responses(way, shape_of)}
    parameters = [_placeholder(name) for name in _placeholders(way)]
    parameters += [
        {
            "name": one.name,
            "in": "query",
            "required": one.required,
            "description": one.says,
            "schema": one.shape,
        }
        for one in way.query
    ]
    if parameters:
        told["parameters"] = parameters
    if way.takes is not None:
        told["requestBody"] = {"required": True, "content": _json(shape_of[way.takes])}
    if way.need == "bot":
        told["security"] = [{"program": []}]
    return told


def _responses(way: Way, shape_of: dict[Any, Schema]) -> Schema:
    problems = {status: _problem(codes) for status, codes in sorted(refusals(way).items())}
    given = {status: _given(way, status, kind, shape_of) for status, kind in way.gives.items()}
    both = {
        str(status): _either(given[status], problems[status]) for status in given.keys() & problems.keys()
    }
    return {str(status): answer for status, answer in (given | problems).items()} | both


def refusals(way: Way) -> dict[int, list[str]]:
    """The codes of all problems that a request can meet, by status."""
    codes = {*ALWAYS, *way.refuses, *(code for name in _placeholders(way) for code in BY_PATH[name])}
    if way.method not in SAFE_METHODS:
        codes.add("foreign-origin")
    if way.takes is not None:
        codes |= {"bad-json", "bad-request", "too-large"}
    codes.update(BY_NEED[way.need])
    found: defaultdict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        found[STATUS[code]].append(code)
    return found


def _given(way: Way, status: int, kind: Any, shape_of: dict[Any, Schema]) -> Schema:
    if kind is None:
        return {"description": "Done."}
    media = way.media if status < 300 else "application/json"
    return {
        "description": "Done." if status < 300 else "Refused.",
        "content": {media: {"schema": shape_of[kind]}},
    }


def _problem(codes: list[str]) -> Schema:
    words = " ".join(f"`{code}`: {SENTENCES[code]}" for code in codes)
    shape = {
        "allOf": [{"$ref": REFERENCE.format(name="ProblemDetails")}],
        "properties": {"code": {"enum": codes}},
    }
    answer: Schema = {"description": words, "content": _json(shape)}
    if all(STATUS[code] == TOO_MANY for code in codes):
        wait = {
            "description": "seconds to wait",
            "required": True,
            "schema": {"type": "integer", "minimum": 1},
        }
        answer["headers"] = {"Retry-After": wait}
    return answer


def _either(one: Schema, other: Schema) -> Schema:
    """Where a status tells of two things."""
    shapes = [answer["content"]["application/json"]["schema"] for answer in (one, other)]
    return {
        "description": f"{one['description']} {other['description']}",
        "content": _json({"anyOf": shapes}),
    }


def _json(shape: Schema) -> Schema:
    return {"application/json": {"schema": shape}}


def _placeholders(way: Way) -> list[str]:
    return re.findall(r"\{(\w+)\}", way.path)


def _placeholder(name: str) -> Schema:
    shape = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
    return {"name": name, "in": "path", "required": True, "schema": shape}
