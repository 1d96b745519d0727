"""Contests: finding, making, entering and leading one."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from starlette.responses import Response

from tenka.server.http.admin_endpoints import audit_entry
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.ids import is_id
from tenka.server.people import contests
from tenka.server.people.contest_plans import new_contest
from tenka.server.protocol.contests import CreateContest
from tenka.server.protocol.problems import Problem
from tenka.server.retry import retrying
from tenka.server.storage.contest_model import WholeContest

MOST_CONTESTS: Final = 5
"""That one person has under way."""


async def show_all(context: Context) -> Response:
    return json_response(await contests.listed(context.services.storage, context.visitor.id))


async def create(context: Context) -> Response:
    body = await context.read(CreateContest)
    services, me = context.services, await context.identity()
    contest = new_contest(body, me)
    if body.club is not None and "clubs" not in services.settings.parts:
        raise Problem("part-off")
    if not await contests.is_open_to(services.storage, contest, me.id):
        raise Problem("club-only")
    if await services.storage.contests.made_by(me.id) >= MOST_CONTESTS:
        raise Problem("too-many-contests")
    await services.limits.new_tables.check(*context.asker)
    await services.storage.contests.add(contest, me, joins=body.join)
    return await _page(context, contest.id, 201)


async def show(context: Context) -> Response:
    return await _page(context, _id(context))


async def enter(context: Context) -> Response:
    await retrying(partial(_enter, context))
    return await _page(context, _id(context))


async def _enter(context: Context) -> None:
    whole, person = await _whole(context), await context.identity()
    if contests.is_full(whole):
        raise Problem("contest-full")
    if not await contests.is_open_to(context.services.storage, whole.contest, person.id):
        raise Problem("club-only")
    if contests.may_enter(whole, person.id):
        await context.services.storage.contests.enter(whole.contest, person, whole.contest.round + 1)
    elif not _takes_part(whole, person.id):
        raise Problem("contest-closed")


async def withdraw(context: Context) -> Response:
    """A bot plays on where the one who leaves has a seat."""
    await retrying(partial(_withdraw, context))
    whole = await _whole(context)
    table = contests.table_of(whole, context.visitor.id)
    if table is not None:
        with suppress(Problem):  # closed meanwhile
            async with context.services.hub.room(table) as room:
                await room.give_up(context.visitor.id)
    return await _page(context, whole.contest.id)


async def _withdraw(context: Context) -> None:
    whole, me = await _whole(context), context.visitor.id
    if whole.contest.status == "over":
        raise Problem("contest-moved-on")
    if _takes_part(whole, me):
        await context.services.storage.contests.withdraw(whole.contest, me, whole.contest.round + 1)


async def begin(context: Context) -> Response:
    whole = await _led(context)
    await context.services.organizer.begin(whole.contest.id)
    return await _page(context, whole.contest.id)


async def end(context: Context) -> Response:
    """One that has not begun is gone."""
    whole = await _led(context)
    await context.services.organizer.end(whole.contest.id)
    if whole.contest.owner != context.visitor.id:
        entry = await audit_entry(context, "contest", whole.contest.id, str(whole.contest.plan["name"]))
        await context.services.storage.moderation.log(entry)
    return json_response({})


async def _led(context: Context) -> WholeContest:
    """The contest in the address, for whoever made it and for hosts. Problem."""
    whole = await _whole(context)
    if not contests.may_lead(whole, context.visitor):
        raise Problem("not-allowed")
    return whole


def _takes_part(whole: WholeContest, identity: str) -> bool:
    mine = contests.entrant_of(whole, identity)
    return mine is not None and mine.withdrawn is None


def _id(context: Context) -> str:
    return str(context.request.path_params["contest"])


async def _whole(context: Context, contest: str | None = None) -> WholeContest:
    """The contest in the address, or another one. Problem."""
    wanted = contest or _id(context)
    found = await context.services.storage.contests.get(wanted) if is_id(wanted) else None
    if found is None:
        raise Problem("no-contest")
    if not await contests.may_see(context.services.storage, found, context.visitor):
        raise Problem("club-only")
    return found


async def _page(context: Context, contest: str, status: int = 200) -> Response:
    whole = await _whole(context, contest)
    return json_response(await contests.page_of(context.services.storage, whole, context.visitor), status)
