"""Who may ask for what: one table of all requests, and the gate that every one of them goes through."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final, Literal

from starlette.requests import HTTPConnection

from tenka.server.database import Database
from tenka.server.host_rows import Ban
from tenka.server.identity import Visitor, address_of
from tenka.server.problems import Refusal

Need = Literal["anyone", "player", "account", "host", "bot"]
"""`anyone`: also who is banned; `player`: a guest or an account that is not; `account`: who is signed in;
`host`: an account with this role; `bot`: a program with the token of its seat."""

NEEDS: Final[dict[str, Need]] = {
    "GET /me": "anyone",
    "POST /me": "player",
    "GET /me/data": "anyone",
    "POST /me/delete": "anyone",
    "GET /me/notices": "anyone",
    "POST /me/notices": "player",
    "POST /me/notices/confirm": "player",
    "GET /me/notices/waiting": "anyone",
    "DELETE /me/notices/{subscription}": "anyone",
    "POST /me/notices/{subscription}/trial": "player",
    "GET /account": "anyone",
    "POST /account/create": "player",
    "POST /account/sign-in": "anyone",
    "POST /account/sign-out": "account",
    "POST /account/password": "account",
    "POST /account/openid": "anyone",
    "GET /account/openid/back": "anyone",
    "GET /games": "anyone",
    "GET /tables": "anyone",
    "POST /tables": "player",
    "GET /tables/open": "anyone",
    "GET /tables/{table}": "anyone",
    "POST /tables/{table}/join": "player",
    "POST /tables/{table}/bots": "player",
    "GET /tables/{table}/odds": "anyone",
    "GET /tables/{table}/notes": "anyone",
    "POST /tables/{table}/notes": "player",
    "GET /tables/{table}/since": "anyone",
    "POST /tables/{table}/rematch": "player",
    "GET /tables/{table}/revolt": "anyone",
    "GET /tables/{table}/why": "anyone",
    "GET /tables/{table}/replay": "anyone",
    "GET /tables/{table}/record": "anyone",
    "POST /tables/{table}/fork": "player",
    "GET /tables/{table}/fairness": "anyone",
    "GET /tables/{table}/stream": "bot",
    "POST /tables/{table}/play": "bot",
    "WS /tables/{table}/ws": "player",
    "POST /records": "player",
    "GET /admin/load": "host",
    "GET /admin/tables": "host",
    "POST /admin/tables/{table}/close": "host",
    "GET /admin/people": "host",
    "GET /admin/bans": "host",
    "POST /admin/bans": "host",
    "DELETE /admin/bans/{ban}": "host",
    "GET /admin/audit": "host",
}


class Gate:
    def __init__(self, storage: Database) -> None:
        self._storage = storage

    async def check(self, call: str, visitor: Visitor, connection: HTTPConnection) -> None:
        """Refusal for who may not ask for this. A call that is not in the table is a mistake of ours."""
        need = NEEDS[call]
        if need == "anyone":
            return
        if need in ("account", "host") and visitor.role == "guest":
            raise Refusal("sign-in-first")
        if need == "host" and visitor.role != "host":
            raise Refusal("not-allowed")
        ban = await self.ban(visitor.id, address_of(connection))
        if ban is not None:
            raise Refusal("banned", f"({ban.reason})")

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
