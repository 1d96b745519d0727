"""Somebody who asks for something: who that is, and where they come from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection

Standing = Literal["guest", "player", "host"]


class Visitor(msgspec.Struct, frozen=True):
    """An identity as its cookie told; `renew` if the cookie is missing, wrong or getting old."""

    id: str
    renew: bool
    fresh: bool
    role: Standing = "guest"
    session: str = ""
    """What the cookie of somebody who is signed in holds."""

    def __repr__(self) -> str:
        return f"Visitor({self.role})"  # a session has no place in a log


def sender(connection: HTTPConnection, visitor: Visitor) -> str:
    """Whose bucket a request takes from: the identity's, or the address's where no cookie was brought."""
    return f"at {connection.client.host}" if visitor.fresh and connection.client else visitor.id


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, for limits and bans."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """An address; of IPv6 the network that one customer is given."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False).network_address)
    return str(address)
