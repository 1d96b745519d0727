"""Who may ask for what: the gate that every request goes through."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Literal

from starlette.requests import HTTPConnection

from tenka.server.identity.cookies import Visitor, address_of
from tenka.server.protocol.problems import Problem
from tenka.server.storage.interface import ModerationStorage
from tenka.server.storage.model import Ban

Access = Literal["anyone", "player", "account", "host", "bot"]
"""`anyone`: also who is banned; `player`: a guest or an account that is not; `account`: who is signed in;
`host`: an account with this role; `bot`: a program with the token of its seat."""


class Gate:
    def __init__(self, storage: ModerationStorage) -> None:
        self._storage = storage

    async def check(self, access: Access, visitor: Visitor, connection: HTTPConnection) -> None:
        """Problem for who may not ask for this."""
        if access == "anyone":
            return
        if access in ("account", "host") and visitor.role == "guest":
            raise Problem("sign-in-first")
        if access == "host" and visitor.role != "host":
            raise Problem("not-allowed")
        ban = await self.ban(visitor.id, address_of(connection))
        if ban is not None:
            raise Problem("banned", f"({ban.reason})")

    async def ban(self, identity: str, address: str) -> Ban | None:
        """What keeps somebody out, if anything does."""
        found = await self._storage.bans(identity)
        return next((ban for ban in found if ban.identity == identity or covers(ban, address)), None)


def covers(ban: Ban, address: str) -> bool:
    """Whether somebody who comes from there is meant."""
    if ban.address is None:
        return False
    try:
        return ip_address(address) in ip_network(ban.address)
    except ValueError:
        return False
