"""Who pays for something, and where they come from."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection

from tenka.server.identity.visitor import Visitor, address_of, sender


class Asker(NamedTuple):
    sender: str
    address: str


def asker_of(connection: HTTPConnection, visitor: Visitor) -> Asker:
    return Asker(sender(connection, visitor), address_of(connection))
