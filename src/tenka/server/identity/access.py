"""Who may ask for what: the gate that every request goes through."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final, Literal

from starlette.requests import HTTPConnection

from tenka.server.identity.visitor import Visitor, address_of
from tenka.server.moments import timestamp
from tenka.server.protocol.problems import Problem
from tenka.server.storage.account_interface import ModerationStorage
from tenka.server.storage.model import Ban

Access = Literal["anyone", "player", "account", "host", "bot"]
"""`anyone`: also who is banned; `player`: a guest or an account that is not; `account`: who is signed in;
`host`: an account with this role; `bot`: a program with the token of its seat."""

FRESH: Final = 2.0
"""Seconds for which bans are not looked up again."""


class Gate:
    def __init__(self, storage: ModerationStorage, clock: Callable[[], float] = monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._bans: list[Ban] | None = None
        self._read_at = 0.0
        self._changes = 0

    def forget(self) -> None:
        """Bans have changed: look again."""
        self._bans = None
        self._changes += 1

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
        found = await self._known()
        holding = (ban for ban in found if ban.until is None or ban.until > timestamp())
        return next((ban for ban in holding if ban.identity == identity or covers(ban, address)), None)

    async def _known(self) -> list[Ban]:
        """All bans. Other processes tell when they change; should that be missed, it is soon found out."""
        if self._bans is not None and self._clock() < self._read_at + FRESH:
            return self._bans
        changes, self._read_at = self._changes, self._clock()
        found = await self._storage.bans()
        if changes == self._changes:
            self._bans = found
        return found


def covers(ban: Ban, address: str) -> bool:
    """Whether somebody who comes from there is meant."""
    if ban.address is None:
        return False
    try:
        return ip_address(address) in ip_network(ban.address)
    except ValueError:
        return False
