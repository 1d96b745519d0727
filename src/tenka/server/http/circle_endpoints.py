"""Following people, being seen, blocking, and asking somebody to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.responses import Response

from tenka.server import moments
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import is_id
from tenka.server.people import circle
from tenka.server.protocol.circle import Block, CalledPeople, CallToTable, Presence, SeatPeople, WhichPerson
from tenka.server.protocol.http import TableInfo
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.notices import Notice
from tenka.server.storage.model import Profile

MOST_TABLES: Final = 60
"""Whose people are told in one answer."""


async def seats(context: Context) -> Response:
    tables = context.parameter("tables").split(",")[:MOST_TABLES]
    if "people" not in context.services.settings.parts:
        return json_response(SeatPeople({}))
    known = [table for table in tables if is_id(table)]
    return json_response(await circle.seats(context.services.storage, known, context.visitor.id))


async def show(context: Context) -> Response:
    return json_response(await circle.of_person(context.services.storage, context.visitor.id))


async def follow(context: Context) -> Response:
    body = await context.read(WhichPerson)
    storage = context.services.storage
    other = await circle.found(storage, body.page, context.visitor.id)
    if other.identity in await storage.circle.barred(context.visitor.id):
        raise Problem("no-person")
    await storage.circle.follow(await context.identity(), other.identity)
    return await show(context)


async def unfollow(context: Context) -> Response:
    await _end(context, context.services.storage.circle.unfollow)
    return await show(context)


async def block(context: Context) -> Response:
    body = await context.read(Block)
    await circle.block(context.services.storage, await context.identity(), body)
    return await show(context)


async def unblock(context: Context) -> Response:
    await _end(context, context.services.storage.circle.unblock)
    return await show(context)


async def _end(context: Context, end: Callable[[str, str], Awaitable[bool]]) -> None:
    """With whoever has the page in the address, which may be hidden by now. Problem, the same for a page
    that is not there as for one of somebody with whom there was nothing."""
    page = str(context.request.path_params["page"])
    found = await context.services.storage.results.profile_at(page) if is_id(page) else None
    if found is None or not await end(context.visitor.id, found.identity):
        raise Problem("no-person")


async def set_seen(context: Context) -> Response:
    body = await context.read(Presence)
    storage, me = context.services.storage, await context.identity()
    await storage.identities.save(me)
    await storage.results.open_pages([me.id])
    await storage.circle.set_seen(me.id, seen=body.seen)
    await storage.circle.touch(me.id, moments.now())
    return await show(context)


async def here(context: Context) -> Response:
    """A page of somebody says so, and learns whether to say it again."""
    storage, identity = context.services.storage, context.visitor.id
    await storage.circle.touch(identity, moments.now())
    return json_response(Presence(await storage.circle.wishes_to_be_seen(identity)))


# --- to a table --------------------------------------------------------------------------------------


async def call(context: Context) -> Response:
    """Ask somebody to the own waiting table: a notice, and a line on their start page."""
    body = await context.read(CallToTable)
    services, info = context.services, await _waiting(context)
    other = await _wanted(context, body)
    await services.limits.invitations.check(context.visitor.id, context.asker.address)
    me = await context.identity()
    if await services.storage.circle.invite(info.id, me, other.identity):
        services.notifier.tell(
            other.identity, Notice("invited", info.game, info.id, (me.name,), info.invite or "")
        )
    return await called(context)


async def called(context: Context) -> Response:
    """Nobody any more once the game has begun, as it may have while a page asked."""
    storage, info = context.services.storage, await _own_table(context)
    identities = [] if info.invite is None else await storage.circle.invited(info.id)
    pages = await storage.circle.visible(identities, context.visitor.id)
    return json_response(CalledPeople([pages[one].name for one in identities if one in pages]))


async def _wanted(context: Context, body: CallToTable) -> Profile:
    """Whom to ask; nobody whom the asker has blocked. Problem."""
    storage, me = context.services.storage, context.visitor.id
    if body.name is not None:
        other = await circle.named(storage, body.name, me)
    else:
        other = await circle.found(storage, body.page or "", me)
    if other.identity in await storage.circle.barred(me):
        raise Problem("no-person")
    return other


async def _waiting(context: Context) -> TableInfo:
    info = await _own_table(context)
    if info.invite is None:
        raise Problem("table-full")
    return info


async def _own_table(context: Context) -> TableInfo:
    async with context.room() as room:
        info = await room.queries.info(context.visitor.id)
    if not any(seat.screen for seat in info.seats):
        raise Problem("not-seated")
    return info


async def decline(context: Context) -> Response:
    known = is_id(context.table)
    if not known or not await context.services.storage.circle.decline(context.visitor.id, context.table):
        raise Problem("no-table")
    return await show(context)
