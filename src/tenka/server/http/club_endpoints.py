"""Clubs: found one, join, look after it, leave."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import new_id
from tenka.server.people import clubs
from tenka.server.protocol.clubs import JoinClub, NewClub, WhichMember
from tenka.server.protocol.problems import Problem
from tenka.server.storage.circle_model import Club


async def all_of(context: Context) -> Response:
    return json_response(await clubs.all_of(context.services.storage, context.visitor.id))


async def create(context: Context) -> Response:
    club = clubs.new_club(await context.read(NewClub))
    await context.services.limits.new_tables.check(*context.asker)
    me = await context.identity()
    await context.services.storage.clubs.add(club, me)
    await context.services.storage.results.open_pages([me.id])
    return await _page(context, club, 201)


async def show(context: Context) -> Response:
    return await _page(context, await _club(context))


async def change(context: Context) -> Response:
    club = await _club(context)
    await clubs.keeper_of(context.services.storage, club, context.visitor.id)
    club = clubs.changed(club, await context.read(NewClub))
    await context.services.storage.clubs.change(club)
    return await _page(context, club)


async def join(context: Context) -> Response:
    club = await _club(context)
    body = await context.read(JoinClub)
    await clubs.join(context.services.storage, club, await context.identity(), body.invite)
    return await _page(context, club)


async def accept(context: Context) -> Response:
    club = await _club(context)
    body = await context.read(WhichMember)
    storage = context.services.storage
    members = await clubs.keeper_of(storage, club, context.visitor.id)
    if not await storage.clubs.accept(club.id, clubs.member_at(members, body.page)):
        raise Problem("no-person")
    return await _page(context, club)


async def remove(context: Context) -> Response:
    """A member, who comes back by no link that they know, or a request."""
    club = await _club(context)
    storage = context.services.storage
    members = await clubs.keeper_of(storage, club, context.visitor.id)
    identity = clubs.member_at(members, str(context.request.path_params["page"]))
    if identity == context.visitor.id:
        raise Problem("no-person")
    club = replace(club, invite=new_id())
    await storage.clubs.leave(club.id, identity)
    await storage.clubs.change(club)
    return await _page(context, club)


async def leave(context: Context) -> Response:
    club = await _club(context)
    if not await context.services.storage.clubs.leave(club.id, context.visitor.id):
        raise Problem("no-person")
    return await all_of(context)


async def _club(context: Context) -> Club:
    """The one in the address. Problem."""
    return await clubs.found(context.services.storage, str(context.request.path_params["club"]))


async def _page(context: Context, club: Club, status: int = 200) -> Response:
    return json_response(await clubs.page_of(context.services.storage, club, context.visitor.id), status)
