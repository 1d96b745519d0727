"""What is kept of somebody: all of it as a file, and none of it any more."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.responses import Response, StreamingResponse

from tenka import __version__
from tenka.server.http.context import Context
from tenka.server.http.own_games import open_seats, pieces
from tenka.server.http.responses import json_response
from tenka.server.moments import moment_of, timestamp
from tenka.server.people import circle, clubs, lobby
from tenka.server.protocol.accounts import Forget
from tenka.server.protocol.problems import Problem


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
    services.count_anew()
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
        pieces(context.services, await _about(context), tables, context.visitor.id),
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
        "page": await storage.results.profile(visitor.id),
        "results": await storage.results.last(visitor.id, None),
        "deals": await storage.deals.of_person(visitor.id),
        "puzzles": {
            "consents": await storage.puzzles.consents(visitor.id),
            "answers": await storage.puzzles.answers(visitor.id),
        },
        "contests": await storage.contests.of_person(visitor.id),
        "circle": await circle.of_person(storage, visitor.id),
        "lobby": await lobby.kept_of(storage, visitor.id),
        "clubs": (await clubs.all_of(storage, visitor.id)).mine,
        "chat": await storage.privacy.chat_of(visitor.id),
        "notes": [
            note
            for note in await storage.privacy.notes_of(visitor.id)
            if note.seat in await open_seats(context.services, note.table, visitor.id)
        ],
    }
