"""The description of the HTTP API as OpenAPI 3.1, made from endpoints and the protocol's Structs."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tenka.server.http.endpoint import JSON, Endpoint, Parameter, Schema
from tenka.server.http.problems import PROBLEM, STATUS, TOO_MANY
from tenka.server.identity.access import Access
from tenka.server.identity.cookies import SAFE_METHODS
from tenka.server.protocol.http import ProblemDetails
from tenka.server.protocol.problems import SENTENCES

REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = ("too-many-requests", "storage-down")
BY_PATH: Final = {
    "table": ("no-table", "table-closed"),
    "subscription": ("no-subscription",),
    "seat": ("bad-request",),
    "ban": ("no-ban",),
    "query": (),
    "page": ("no-person",),
    "contest": ("no-contest", "club-only"),
    "club": ("no-club",),
    "puzzle": ("no-puzzle",),
    "game": ("unknown-game",),
}
BY_ACCESS: Final[dict[Access, tuple[str, ...]]] = {
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


def openapi(endpoints: Sequence[Endpoint]) -> Schema:
    kinds = [kind for one in endpoints for kind in (one.body, *one.responses.values()) if kind is not None]
    shapes, components = msgspec.json.schema_components([*kinds, ProblemDetails], ref_template=REFERENCE)
    shape_of = dict(zip([*kinds, ProblemDetails], shapes, strict=True))
    paths: defaultdict[str, Schema] = defaultdict(dict)
    for endpoint in endpoints:
        paths[f"/api{endpoint.path}"][endpoint.method.lower()] = _operation(endpoint, shape_of)
    bearer = {"program": {"type": "http", "scheme": "bearer", "description": "of a program's seat"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tenka", "version": "1", "description": ABOUT},
        "paths": dict(paths),
        "components": {"schemas": components, "securitySchemes": bearer},
    }


def _operation(endpoint: Endpoint, shape_of: dict[Any, Schema]) -> Schema:
    told: Schema = {"summary": endpoint.summary, "responses": _responses(endpoint, shape_of)}
    parameters = [_placeholder(name) for name in _placeholders(endpoint)]
    parameters += [_parameter(one) for one in endpoint.parameters]
    if parameters:
        told["parameters"] = parameters
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, "content": _json(shape_of[endpoint.body])}
    if endpoint.access == "bot":
        told["security"] = [{"program": []}]
    return told


def _parameter(one: Parameter) -> Schema:
    return {
        "name": one.name,
        "in": "query",
        "required": one.required,
        "description": one.description,
        "schema": one.schema,
    }


def _responses(endpoint: Endpoint, shape_of: dict[Any, Schema]) -> Schema:
    refused = {status: _problem(codes) for status, codes in sorted(problems(endpoint).items())}
    given = {status: _given(endpoint, status, kind, shape_of) for status, kind in endpoint.responses.items()}
    both = {str(status): _either(given[status], refused[status]) for status in given.keys() & refused.keys()}
    return {str(status): answer for status, answer in (given | refused).items()} | both


def problems(endpoint: Endpoint) -> dict[int, list[str]]:
    """The codes of all problems that a request can meet, by status."""
    codes = {*ALWAYS, *endpoint.errors, *(code for name in _placeholders(endpoint) for code in BY_PATH[name])}
    if endpoint.method not in SAFE_METHODS:
        codes.add("foreign-origin")
    if endpoint.body is not None:
        codes |= {"bad-json", "bad-request", "too-large"}
    if endpoint.part is not None:
        codes.add("part-off")
    codes.update(BY_ACCESS[endpoint.access])
    found: defaultdict[int, list[str]] = defaultdict(list)
    for code in sorted(codes):
        found[STATUS[code]].append(code)
    return found


def _given(endpoint: Endpoint, status: int, kind: Any, shape_of: dict[Any, Schema]) -> Schema:
    if kind is None:
        return {"description": "Done."}
    media = endpoint.media if status < 300 else JSON
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
    answer: Schema = {"description": words, "content": {PROBLEM: {"schema": shape}}}
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
    return {
        "description": f"{one['description']} {other['description']}",
        "content": one["content"] | other["content"],
    }


def _json(shape: Schema) -> Schema:
    return {JSON: {"schema": shape}}


def _placeholders(endpoint: Endpoint) -> list[str]:
    return re.findall(r"\{(\w+)\}", endpoint.path)


def _placeholder(name: str) -> Schema:
    shape = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
    return {"name": name, "in": "path", "required": True, "schema": shape}
