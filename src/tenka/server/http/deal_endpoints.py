"""The daily deal."""

from __future__ import annotations

import re
from datetime import date

from starlette.responses import Response

from tenka import games
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.people import deals
from tenka.server.protocol.people import StartDeal
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import daily


async def today(context: Context) -> Response:
    return json_response(await deals.today(context.services.storage, context.visitor.id))


async def begin(context: Context) -> Response:
    body = await context.read(StartDeal)
    services, me = context.services, await context.identity()
    day = daily.today()
    table = daily.new_table(body.game, me, services.cookies.secret, day)
    known = await services.storage.deals.table_of(day, body.game, me.id)
    if known is None:
        if not await services.deals_begun.take(context.asker.address):
            raise Problem("too-many-tables")
        known = await services.storage.deals.begin(day, table, me)
    async with services.hub.room(known) as room:
        return json_response(await room.queries.info(context.visitor.id), 201)


async def results(context: Context) -> Response:
    game = str(context.request.path_params["game"])
    if game not in games.PLUGINS:
        raise Problem("unknown-game")
    day = _day(context.parameter("day") or daily.today())
    return json_response(await deals.results(context.services.storage, game, day, context.visitor.id))


def _day(text: str) -> str:
    """A day in UTC. Problem."""
    if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text) is None:
        raise Problem("bad-request")
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Problem("bad-request") from None
