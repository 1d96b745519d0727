"""For hosts: load, tables, people, bans, and what hosts have done.

A host sees of a game what everybody may see, and nothing else.
"""

from __future__ import annotations

import platform
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from time import monotonic
from typing import Final

from starlette.responses import Response

from tenka import __version__, games
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import is_id, new_id
from tenka.server.identity.names import shown_names
from tenka.server.moments import timestamp
from tenka.server.ops import metrics
from tenka.server.protocol.accounts import (
    AuditLine,
    BanLine,
    BanRequest,
    Close,
    Load,
    PersonLine,
    SeatLine,
    TableLine,
)
from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import AuditEntry, Ban, FoundPerson, StoredTable

MANY: Final = 50
MANY_ENTRIES: Final = 200
LONGEST_SEARCH: Final = 64
WIDEST: Final = {4: 16, 6: 32}
"""The largest networks that can be banned, by version: a slip must not shut out the world."""


async def load(context: Context) -> Response:
    pages = context.services.connections.open
    queues = [page.listener.length() for page in pages]
    return json_response(
        Load(
            version=__version__,
            python=platform.python_version(),
            schema=context.services.storage.schema,
            database=context.services.storage.backend,
            games={info.name: info.version for info in games.PLUGINS.values()},
            uptime=monotonic() - context.services.started,
            memory=int(metrics.value("process_resident_memory_bytes")),
            rooms=int(metrics.value("tenka_tables")),
            tables=await context.services.storage.tables.count(),
            pages=len(pages),
            people=len({page.identity for page in pages}),
            moves=metrics.moves(),
            thinking=int(metrics.value("tenka_thinking")),
            queued=sum(queues),
            longest_queue=max(queues, default=0),
        )
    )


async def tables(context: Context) -> Response:
    found = await context.services.storage.tables.find(_search(context), MANY)
    return json_response([_table_line(table) for table in found])


async def close(context: Context) -> Response:
    body = await context.read(Close)
    table = context.table
    if not is_id(table):
        raise Problem("no-table")
    entry = await audit_entry(context, "close", table, body.reason)
    if not await context.services.storage.tables.close(table, body.reason, entry):
        raise Problem("no-table")
    await context.services.hub.shut(table)
    return json_response({})


async def people(context: Context) -> Response:
    found = await context.services.storage.moderation.find_people(_search(context), MANY)
    known = await context.services.storage.moderation.bans()
    return json_response([_person_line(context, person, known) for person in found])


async def bans(context: Context) -> Response:
    return json_response([_ban_line(ban) for ban in await context.services.storage.moderation.bans()])


async def ban(context: Context) -> Response:
    """Sessions and pages of the banned end; they may read what anybody may, and play nothing."""
    body = await context.read(BanRequest)
    network = _network(body.address) if body.address else None
    if body.identity is None and network is None:
        raise Problem("bad-request")
    name = await _name(context, body.identity) if body.identity is not None else ""
    until = None if body.days is None else _in_days(body.days)
    by = (await context.identity()).name
    new = Ban(new_id(), body.identity, network, name, body.reason, until, timestamp(), by)
    entry = await audit_entry(context, "ban", " ".join(filter(None, (name, network))), body.reason)
    await context.services.storage.moderation.add_ban(new, entry)
    await context.services.recheck()
    return json_response(_ban_line(new), 201)


async def unban(context: Context) -> Response:
    wanted = context.request.path_params["ban"]
    moderation = context.services.storage.moderation
    known = next((ban for ban in await moderation.bans() if ban.id == wanted), None)
    if known is None:
        raise Problem("no-ban")
    target = " ".join(filter(None, (known.name, known.address)))
    await moderation.remove_ban(known.id, await audit_entry(context, "unban", target, ""))
    context.services.gate.forget()
    return await bans(context)


async def audit(context: Context) -> Response:
    entries = await context.services.storage.moderation.audit_log(MANY_ENTRIES)
    return json_response([AuditLine(one.at, one.by, one.action, one.target, one.reason) for one in entries])


# --- for all of them ---------------------------------------------------------------------------------


async def audit_entry(context: Context, action: str, target: str, reason: str) -> AuditEntry:
    by = (await context.identity()).name
    return AuditEntry(new_id(), timestamp(), by, action, target, reason)


async def _name(context: Context, identity: str) -> str:
    """Of somebody who is to be banned; hosts are not. Problem."""
    person = await context.services.storage.identities.get(identity)
    if person is None:
        raise Problem("no-person")
    account = await context.services.storage.accounts.get(identity)
    if account is not None and account.role == "host":
        raise Problem("not-allowed")
    return person.name


def _person_line(context: Context, person: FoundPerson, bans: list[Ban]) -> PersonLine:
    return PersonLine(
        id=person.id,
        name=person.name,
        role="host" if person.role == "host" else "player" if person.role else "guest",
        created=person.created,
        tables=person.tables,
        addresses=context.services.connections.addresses(person.id),
        bans=[_ban_line(ban) for ban in bans if ban.identity == person.id],
    )


def _search(context: Context) -> str:
    return context.parameter("search").strip()[:LONGEST_SEARCH]


def _network(address: str) -> str:
    """An address or network as it is compared; of IPv6 at least what one customer is given. Problem."""
    try:
        network = ip_network(address.strip(), strict=False)
    except ValueError:
        raise Problem("bad-network") from None
    if network.prefixlen < WIDEST[network.version]:
        raise Problem("bad-network")
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
