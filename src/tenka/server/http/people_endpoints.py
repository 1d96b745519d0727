"""Pages of people, and who is rated highest."""

from __future__ import annotations

from starlette.responses import Response

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import is_id
from tenka.server.people import pages
from tenka.server.protocol.http import Part
from tenka.server.protocol.people import HidePage, PersonPage
from tenka.server.protocol.problems import Problem
from tenka.server.storage.model import Profile


def check_on(context: Context, part: Part) -> None:
    """Problem if the host has switched it off."""
    if part not in context.services.settings.parts:
        raise Problem("part-off")


async def own(context: Context) -> Response:
    check_on(context, "people")
    profile = await context.services.storage.results.profile(context.visitor.id)
    if profile is None:
        name = (await context.identity()).name
        return json_response(PersonPage(name, "", yours=True, hidden=False, games=[], rivals=[], last=[]))
    return await _page(context, profile)


async def hide(context: Context) -> Response:
    check_on(context, "people")
    body = await context.read(HidePage)
    storage, me = context.services.storage, await context.identity()
    await storage.identities.save(me)
    await storage.results.open_pages([me.id])
    await storage.results.hide(me.id, hidden=body.hidden)
    return await own(context)


async def show(context: Context) -> Response:
    """Nobody learns that a page is there which is hidden, or whose owner blocks them."""
    check_on(context, "people")
    page = str(context.request.path_params["page"])
    circle = context.services.storage.circle
    profile = await circle.page(page, context.visitor.id) if is_id(page) else None
    if profile is None:
        raise Problem("no-person")
    return await _page(context, profile)


async def _page(context: Context, profile: Profile) -> Response:
    return json_response(await pages.page_of(context.services.storage, profile, context.visitor.id))


async def ratings(context: Context) -> Response:
    check_on(context, "people")
    game = str(context.request.path_params["game"])
    return json_response(await pages.best(context.services.storage, game, context.visitor.id))
