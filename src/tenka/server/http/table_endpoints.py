"""Games, tables and seats: which there are, making one, sitting down, playing again."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace
from starlette.responses import Response

from tenka import games
from tenka.core.events import PUBLIC
from tenka.server.http.context import Context
from tenka.server.http.responses import json_response
from tenka.server.identity.visitor import Visitor
from tenka.server.ops.costs import LOAD
from tenka.server.people import circle
from tenka.server.protocol.http import (
    CreateTable,
    FillSeats,
    GameInfo,
    Join,
    OptionInfo,
    StartLesson,
    TableInfo,
    Tables,
    WriteNotes,
)
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import lessons, table_factory, views
from tenka.server.rooms.position import CLOSED
from tenka.server.storage.model import Identity, StoredTable

if TYPE_CHECKING:
    from tenka.server.services import Services

logger = logging.getLogger(__name__)
MANY_TABLES = 50


async def list_games(_context: Context) -> Response:
    return json_response(
        [
            GameInfo(
                plugin.name,
                plugin.version,
                list(plugin.seats),
                table_factory.bot_levels(plugin.name),
                list(plugin.minutes),
                [OptionInfo(option.name, option.kind, list(option.values)) for option in plugin.options],
                dict(plugin.strength),
                plugin.lesson is not None,
            )
            for plugin in games.PLUGINS.values()
        ]
    )


# --- which there are ---------------------------------------------------------------------------------


async def own_tables(context: Context) -> Response:
    return await _list(
        context, await context.services.storage.tables.of_player(context.visitor.id, MANY_TABLES)
    )


async def open_tables(context: Context) -> Response:
    """Tables where anybody may sit down, but for those of people who block each other."""
    services, me = context.services, context.visitor.id
    found = await services.storage.tables.listed(MANY_TABLES)
    barred = set[str]()
    if "circle" in services.settings.parts:
        barred = await circle.barred_tables(services.storage, [table.id for table in found], me)
    strangers = [table for table in found if views.seat_of(table, me) == PUBLIC and table.id not in barred]
    return await _list(context, strangers)


async def _list(context: Context, tables: list[StoredTable]) -> Response:
    """Whoever asks pays for those that have to be loaded."""
    services = context.services
    running = [stored.id for stored in tables if stored.status != "over"]
    loading = sum(not services.hub.is_loaded(table) for table in running)
    services.limits.work.owe(*context.asker, LOAD * loading)
    return json_response(Tables([await _info_of(services, stored, context.visitor) for stored in tables]))


async def show(context: Context) -> Response:
    return json_response(await _info(context.services, context.table, context.visitor))


async def _info(services: Services, table: str, visitor: Visitor) -> TableInfo:
    try:
        async with services.hub.room(table) as room:
            return await room.queries.info(visitor.id)
    except Problem as problem:
        stored = await services.storage.tables.get(table) if problem.code == CLOSED else None
        if stored is None:
            raise
        return _from_outside(stored, visitor)


async def _info_of(services: Services, stored: StoredTable, visitor: Visitor) -> TableInfo:
    """One of somebody's tables, in the list even if its game cannot be loaded any more."""
    if stored.status != "over":
        try:
            return await _info(services, stored.id, visitor)
        except Problem as problem:
            logger.warning("a table of a list: %s", problem.code)
    return _from_outside(stored, visitor)


def _from_outside(stored: StoredTable, visitor: Visitor) -> TableInfo:
    """What can be told of a table without its game."""
    screen = views.seats_at_screen(stored, visitor.id)
    return views.table_info(stored, screen[0] if len(screen) == 1 else PUBLIC, screen, None, ())


# --- making one, and sitting down --------------------------------------------------------------------


async def create(context: Context) -> Response:
    body = await context.read(CreateTable)
    me = await context.identity()
    await context.services.limits.new_tables.check(*context.asker)
    stored = table_factory.new_table(body, me)
    await context.services.storage.tables.add(stored, me)
    info = await _info(context.services, stored.id, context.visitor)
    if table_factory.for_others(body):
        info = replace(info, invite=stored.invite)
    return json_response(info, 201)


async def start_lesson(context: Context) -> Response:
    """A game's lesson: the one that was begun, or another one."""
    body = await context.read(StartLesson)
    me = await context.identity()
    begun = None if body.again else await _begun_lesson(context, body.game)
    if begun is None:
        await context.services.limits.new_tables.check(*context.asker)
        table, entries = lessons.new_table(body.game, me)
        await context.services.storage.tables.add(table, me, entries)
        begun = table.id
    return json_response(await _info(context.services, begun, context.visitor), 201)


async def _begun_lesson(context: Context, game: str) -> str | None:
    """The last one of this game that has something left to play."""
    services, identity = context.services, context.visitor.id
    for stored in await services.storage.tables.of_player(identity, MANY_TABLES):
        if (stored.game, stored.origin, stored.status) == (game, "lesson", "playing"):
            with suppress(Problem):  # closed, or not to be loaded any more
                async with services.hub.room(stored.id) as room:
                    found = await room.queries.lesson(identity)
                if found is not None and not found.over:
                    return stored.id
    return None


async def join(context: Context) -> Response:
    body = await context.read(Join)
    person = await context.identity()
    async with context.room() as room:
        return json_response(await room.join(person, body.invite))


async def fill(context: Context) -> Response:
    body = await context.read(FillSeats)
    async with context.room() as room:
        await room.fill(context.visitor.id, body.bot)
        return json_response(await room.queries.info(context.visitor.id))


async def rematch(context: Context) -> Response:
    """Play again with the same people: the first who asks makes the table, the others join it."""
    services, identity = context.services, context.visitor.id
    async with context.room() as room:
        old = await room.queries.finished_table()
        if views.seat_of(old, identity) == PUBLIC:
            raise Problem("not-seated")
        me = await context.identity()
        if old.rematch is None:
            await services.limits.new_tables.check(*context.asker)
            fresh = table_factory.new_table(table_factory.rematch_request(old, identity), me)
            await services.storage.tables.add_rematch(old.id, fresh, me)
            await room.refresh()
        next_table = (await room.queries.finished_table()).rematch or ""
    return json_response(await _sit_down(services, next_table, me), 201)


async def _sit_down(services: Services, table: str, person: Identity) -> TableInfo:
    stored = await services.storage.tables.get(table)
    async with services.hub.room(table) as room:
        if stored is None or stored.status != "waiting":
            return await room.queries.info(person.id)
        return await room.join(person, stored.invite)


# --- notes -------------------------------------------------------------------------------------------


async def notes(context: Context) -> Response:
    async with context.room() as room:
        return json_response(await room.queries.notes(context.visitor.id))


async def write_notes(context: Context) -> Response:
    body = await context.read(WriteNotes)
    async with context.room() as room:
        await room.write_notes(context.visitor.id, body.seat, body.text)
        return json_response(await room.queries.notes(context.visitor.id))
