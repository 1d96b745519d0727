"""How friends get to a table."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import Response

from tenka.server import qr_code
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.protocol.http import Invitation
from tenka.server.protocol.problems import Problem
from tenka.server.settings import is_loopback


async def show(context: Context) -> Response:
    async with context.room() as room:
        info = await room.queries.info(context.visitor.id)
    if info.invite is None:
        raise Problem("table-full" if any(seat.screen for seat in info.seats) else "not-seated")
    settings, site = context.services.settings, context.services.site(context.request)
    alone = is_loopback(urlsplit(site).hostname)
    link = f"{settings.network if alone and settings.network else site}/table/{info.id}?invite={info.invite}"
    return json_response(Invitation(link, alone and not settings.network, *qr_code.outline(link)))
