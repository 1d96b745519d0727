"""The HTTP requests of hosts: load, tables, people, bans, and what hosts have done.

A host sees of a game what everybody may see, and nothing else.
"""

from __future__ import annotations

import platform
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tenka import __version__, games
from tenka.server.http.responses import json_response, read_as
from tenka.server.identity.cookies import Visitor, is_id, new_id
from tenka.server.identity.names import shown_names
from tenka.server.ops import metrics
from tenka.server.protocol.accounts import (
    BanLine,
    BanWish,
    Close,
    DeedLine,
    Load,
    PersonLine,
    SeatLine,
    TableLine,
)
from tenka.server.protocol.problems import Refusal
from tenka.server.services import Services
from tenka.server.storage import schema
from tenka.server.storage.hosts import Ban, Deed, Found
from tenka.server.storage.interface import StoredTable
from tenka.server.storage.rows import now

Way = tuple[str, str, Callable[[Request, Visitor], Awaitable[Response]]]
MANY: Final = 50
MANY_DEEDS: Final = 200
LONGEST_SEARCH: Final = 64
WIDEST: Final = {4: 16, 6: 32}
"""The largest networks that can be banned, by version: a slip must not shut out the world."""


class AdminApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._body = services.settings.limits.body
        self._began = monotonic()
        self.ways: list[Way] = [
            ("/admin/load", "GET", self.load),
            ("/admin/tables", "GET", self.tables),
            ("/admin/tables/{table}/close", "POST", self.close),
            ("/admin/people", "GET", self.people),
            ("/admin/bans", "GET", self.bans),
            ("/admin/bans", "POST", self.ban),
            ("/admin/bans/{ban}", "DELETE", self.unban),
            ("/admin/audit", "GET", self.audit),
        ]

    async def load(self, _request: Request, _visitor: Visitor) -> Response:
        pages = self._services.attendance.pages
        queues = [page.listener.length() for page in pages]
        return json_response(
            Load(
                version=__version__,
                python=platform.python_version(),
                schema=schema.VERSION,
                database=self._services.storage.url.get_backend_name(),
                games={info.name: info.version for info in games.PLUGINS.values()},
                uptime=monotonic() - self._began,
                memory=int(metrics.value("process_resident_memory_bytes")),
                rooms=int(metrics.value("tenka_tables")),
                tables=await self._services.storage.count_tables(),
                pages=len(pages),
                people=len({page.identity for page in pages}),
                moves=metrics.moves(),
                thinking=int(metrics.value("tenka_thinking")),
                queued=sum(queues),
                longest_queue=max(queues, default=0),
            )
        )

    async def tables(self, request: Request, _visitor: Visitor) -> Response:
        found = await self._services.storage.find_tables(_search(request), MANY)
        return json_response([_table_line(table) for table in found])

    async def close(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, Close, self._body)
        table = request.path_params["table"]
        if not is_id(table):
            raise Refusal("no-table")
        deed = await self._deed(visitor, "close", table, wish.reason)
        if not await self._services.storage.close_table(table, wish.reason, deed):
            raise Refusal("no-table")
        await self._services.hub.shut(table)
        return json_response({})

    async def people(self, request: Request, _visitor: Visitor) -> Response:
        found = await self._services.storage.find_people(_search(request), MANY)
        bans = await self._services.storage.bans()
        return json_response([self._person_line(person, bans) for person in found])

    async def bans(self, _request: Request, _visitor: Visitor) -> Response:
        return json_response([_ban_line(ban) for ban in await self._services.storage.bans()])

    async def ban(self, request: Request, visitor: Visitor) -> Response:
        """Sessions and pages of the banned end; they may read what anybody may, and play nothing."""
        wish = await read_as(request, BanWish, self._body)
        network = _network(wish.address) if wish.address else None
        if wish.identity is None and network is None:
            raise Refusal("bad-request")
        name = await self._name(wish.identity) if wish.identity is not None else ""
        until = None if wish.days is None else _in_days(wish.days)
        by = (await self._services.identity(visitor)).name
        ban = Ban(new_id(), wish.identity, network, name, wish.reason, until, now(), by)
        deed = await self._deed(visitor, "ban", " ".join(filter(None, (name, network))), wish.reason)
        await self._services.storage.add_ban(ban, deed)
        await self._services.recheck()
        return json_response(_ban_line(ban), 201)

    async def unban(self, request: Request, visitor: Visitor) -> Response:
        wanted = request.path_params["ban"]
        known = next((ban for ban in await self._services.storage.bans() if ban.id == wanted), None)
        if known is None:
            raise Refusal("no-ban")
        target = " ".join(filter(None, (known.name, known.address)))
        await self._services.storage.remove_ban(known.id, await self._deed(visitor, "unban", target, ""))
        return await self.bans(request, visitor)

    async def audit(self, _request: Request, _visitor: Visitor) -> Response:
        deeds = await self._services.storage.deeds(MANY_DEEDS)
        return json_response([DeedLine(one.at, one.by, one.action, one.target, one.reason) for one in deeds])

    # --- for all of them ---------------------------------------------------------------------------

    async def _deed(self, visitor: Visitor, action: str, target: str, reason: str) -> Deed:
        by = (await self._services.identity(visitor)).name
        return Deed(new_id(), now(), by, action, target, reason)

    async def _name(self, identity: str) -> str:
        """Of somebody who is to be banned; hosts are not. Refusal."""
        person = await self._services.storage.identity(identity)
        if person is None:
            raise Refusal("no-person")
        account = await self._services.storage.account(identity)
        if account is not None and account.role == "host":
            raise Refusal("not-allowed")
        return person.name

    def _person_line(self, person: Found, bans: list[Ban]) -> PersonLine:
        return PersonLine(
            id=person.id,
            name=person.name,
            role="host" if person.role == "host" else "player" if person.role else "guest",
            created=person.created,
            tables=person.tables,
            addresses=self._services.attendance.addresses(person.id),
            bans=[_ban_line(ban) for ban in bans if ban.identity == person.id],
        )


def _search(request: Request) -> str:
    return request.query_params.get("search", "").strip()[:LONGEST_SEARCH]


def _network(address: str) -> str:
    """An address or network as it is compared; of IPv6 at least what one customer is given. Refusal."""
    try:
        network = ip_network(address.strip(), strict=False)
    except ValueError:
        raise Refusal("bad-network") from None
    if network.prefixlen < WIDEST[network.version]:
        raise Refusal("bad-network")
    return str(network.supernet(new_prefix=64) if network.prefixlen > 64 else network)


def _in_days(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).isoformat(timespec="milliseconds")


def _ban_line(ban: Ban) -> BanLine:
    return BanLine(ban.id, ban.name, ban.address or "", ban.reason, ban.until, ban.created, ban.by)


def _table_line(table: StoredTable) -> TableLine:
    seats = zip(shown_names(table.seats), table.seats, strict=True)
    return TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        created=table.created,
        updated=table.updated,
        listed=table.listed,
        seats=[SeatLine(name, seat.kind) for name, seat in seats],
        closed=table.closed,
    )
