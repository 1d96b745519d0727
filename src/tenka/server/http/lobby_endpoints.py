"""Waiting for a table together with others."""

from __future__ import annotations

from starlette.responses import Response

from tenka.server import moments
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.people import lobby
from tenka.server.protocol.circle import Confirmation, WaitForTable
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.notices import Notice


async def show(context: Context) -> Response:
    """For somebody who waits, this is also the sign that they still do."""
    storage = context.services.storage
    if await storage.lobby.wish(context.visitor.id, moments.now()) is not None:
        await _advance(context)
    return json_response(await lobby.of_person(storage, context.visitor.id))


async def wait(context: Context) -> Response:
    body = await context.read(WaitForTable)
    wishes = lobby.checked(body.wishes)
    await context.services.limits.new_tables.check(*context.asker)
    await context.services.storage.lobby.wait(await context.identity(), wishes, moments.now())
    return await show(context)


async def confirm(context: Context) -> Response:
    body = await context.read(Confirmation)
    if not await context.services.storage.lobby.confirm(body.proposal, context.visitor.id):
        raise Problem("no-proposal")
    return await show(context)


async def leave(context: Context) -> Response:
    await context.services.storage.lobby.leave(context.visitor.id)
    return await show(context)


async def _advance(context: Context) -> None:
    services = context.services
    for proposal in await lobby.advance(services.storage):
        for identity, name, _ in proposal.people:
            others = tuple(other for _, other, _ in proposal.people if other != name)
            services.notifier.tell(identity, Notice("proposed", proposal.game, others=others))
