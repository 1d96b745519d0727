"""What is kept of somebody: all of it as a file, and none of it any more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from tenka import __version__
from tenka.core.events import PUBLIC
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.accounts import moment_of
from tenka.server.identity.names import shown_names
from tenka.server.moments import timestamp
from tenka.server.protocol.accounts import Forget
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import views
from tenka.server.services import Services
from tenka.server.storage.model import StoredEntry, StoredTable


async def delete(context: Context) -> Response:
    """Forget this person. Bots play on for them; what was played stays under no name."""
    body = await context.read(Forget)
    if body.name.strip() != (await context.identity()).name:
        raise Problem("not-confirmed")
    services, identity = context.services, context.visitor.id
    tables = await services.storage.tables.ids_of_player(identity)
    for table in tables:
        with suppress(Problem):  # closed, or gone meanwhile
            async with services.hub.room(table) as room:
                await room.give_up(identity)
    await services.storage.privacy.erase(identity)
    await services.hub.refresh(tables)
    services.connections.dismiss(identity)
    response = json_response({})
    services.cookies.drop(context.request, response, services.cookies.session, services.cookies.name)
    return response


async def export(context: Context) -> Response:
    """Everything, as a JSON file. Of a game that still runs, what the own seat knows and has done."""
    await context.services.limits.uploads.check(*context.asker)
    tables = await context.services.storage.tables.ids_of_player(context.visitor.id)
    return StreamingResponse(
        _pieces(context.services, await _about(context), tables, context.visitor.id),
        media_type="application/json",
        headers={
            "cache-control": "no-store",
            "content-disposition": 'attachment; filename="tenka-my-data.json"',
        },
    )


async def _about(context: Context) -> dict[str, Any]:
    storage, visitor = context.services.storage, context.visitor
    account = await storage.accounts.get(visitor.id) if visitor.role != "guest" else None
    notices = await storage.subscriptions.of_person(visitor.id)
    return {
        "tenka": __version__,
        "at": timestamp(),
        "name": (await context.identity()).name,
        "account": {"role": account.role, "created": account.created} if account else None,
        "openid": await storage.accounts.openids(visitor.id),
        "sessions": [
            {"created": one.created, "seen": moment_of(one.seen)}
            for one in await storage.sessions.of_account(visitor.id)
        ],
        "notices": [{"kind": n.kind, "target": n.target, "language": n.language} for n in notices],
        "bans": [
            {"reason": ban.reason, "until": ban.until}
            for ban in await storage.moderation.bans(visitor.id)
            if ban.identity == visitor.id
        ],
        "chat": await storage.privacy.chat_of(visitor.id),
        "notes": [
            note
            for note in await storage.privacy.notes_of(visitor.id)
            if note.seat in await _open_seats(context.services, note.table, visitor.id)
        ],
    }


async def _open_seats(services: Services, table: str, identity: str) -> list[int]:
    """The seats of somebody's screen whose secrets it may show now. Where several share it, that is the
    one who sits there until the game is over: nobody must read another's plan and thoughts."""
    stored = await services.storage.tables.get(table)
    screen = views.seats_at_screen(stored, identity) if stored is not None else []
    if stored is None or stored.status == "over" or len(screen) < 2:
        return screen
    with suppress(Problem):
        async with services.hub.room(table) as room:
            return [(await room.queries.info(identity)).seat]
    return []


async def _pieces(
    services: Services, about: dict[str, Any], tables: list[str], identity: str
) -> AsyncIterator[bytes]:
    """One table after the other, so that no more than one is in memory."""
    yield msgspec.json.encode(about)[:-1] + b',"tables":['
    for number, table in enumerate(tables):
        stored = await services.storage.tables.get(table)
        if stored is not None:
            yield (b"," if number else b"") + msgspec.json.encode(await _table(services, stored, identity))
    yield b"]}"


async def _table(services: Services, stored: StoredTable, identity: str) -> dict[str, Any]:
    seat = views.seat_of(stored, identity)
    told: dict[str, Any] = {
        "id": stored.id,
        "game": stored.game,
        "options": stored.options,
        "status": stored.status,
        "created": stored.created,
        "updated": stored.updated,
        "players": shown_names(stored.seats),
        "seat": seat,
        "ranks": stored.result,
        "moves": [],
    }
    if seat in await _open_seats(services, stored.id, identity):
        told["moves"] = _own_moves(await services.storage.entries.of_table(stored.id), seat)
    with suppress(Problem):
        async with services.hub.room(stored.id) as room:
            if stored.status == "over":
                told["record"] = await room.queries.finished_record()
            elif stored.status == "playing":
                told["view"] = (await room.queries.observe(identity))[1]
    return told


def _own_moves(entries: list[StoredEntry], seat: int) -> list[str]:
    """What a seat has chosen. Draws and what others did stand in the record, once the game is over."""
    mine = (entry.payload for entry in entries if entry.payload.get("seat") == seat != PUBLIC)
    return [payload["move"] for payload in mine if payload.get("kind") == "move"]
