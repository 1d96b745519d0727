"""What is known of one HTTP request: who answers it, who may ask, what it takes, gives and costs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tenka.server.http.context import Handler
from tenka.server.http.responses import LONGEST_NUMBER
from tenka.server.identity.access import Access
from tenka.server.protocol.http import Part
from tenka.server.protocol.problems import Problem

Schema = dict[str, Any]
TEXT: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "string", "pattern": f"^[0-9]{{1,{LONGEST_NUMBER}}}$"}
JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"


class Parameter(msgspec.Struct, frozen=True):
    """One in the query of the address."""

    name: str
    schema: Schema
    description: str
    required: bool = True


class Endpoint(msgspec.Struct, frozen=True):
    method: str
    path: str
    handler: Handler
    access: Access
    cost: int
    """In the unit of `ops.costs`; paid before anything is done."""
    summary: str
    responses: dict[int, Any]
    """The type that comes with each status which is no problem; None for nothing."""
    body: Any = None
    """The type of what is sent; None for nothing."""
    errors: tuple[str, ...] = ()
    """Codes of problems, besides those that follow from all the rest."""
    parameters: tuple[Parameter, ...] = ()
    media: str = JSON
    part: Part | None = None
    """What a host can switch off, and this with it."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def check_on(self, parts: Collection[Part]) -> None:
        """Problem if it belongs to something that is switched off."""
        if self.part is not None and self.part not in parts:
            raise Problem("part-off")


def of_part(part: Part, *endpoints: Endpoint) -> tuple[Endpoint, ...]:
    return tuple(replace(endpoint, part=part) for endpoint in endpoints)
