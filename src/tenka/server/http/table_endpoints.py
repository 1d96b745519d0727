"""The HTTP requests: who you are, the games, the tables. What comes after a game is in `afterwards`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenka import games
from tenka.core.errors import TenkaError
from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame
from tenka.server.http.access import NEEDS
from tenka.server.http.account_endpoints import AccountApi
from tenka.server.http.admin_endpoints import AdminApi
from tenka.server.http.bot_endpoints import BotApi
from tenka.server.http.coach_endpoints import CoachApi
from tenka.server.http.finished_games import Afterwards
from tenka.server.http.notice_endpoints import NoticeApi
from tenka.server.http.openapi import openapi
from tenka.server.http.privacy_endpoints import MyData
from tenka.server.http.responses import json_bytes, json_response, number, problem_response, read_as
from tenka.server.identity.cookies import (
    SAFE_METHODS,
    Visitor,
    check_origin,
    clean_name,
)
from tenka.server.ops import metrics
from tenka.server.ops.costs import LOAD, REQUESTS
from tenka.server.protocol.http import (
    CreateTable,
    GameInfo,
    Join,
    Me,
    Rename,
    TableInfo,
    Tables,
    WriteNotes,
)
from tenka.server.protocol.problems import Refusal
from tenka.server.rooms import table_factory, views
from tenka.server.rooms.forecast import forecast, revolt_forecast
from tenka.server.rooms.queries import CLOSED
from tenka.server.rooms.replay import since_page
from tenka.server.services import Services, asker_of
from tenka.server.storage.interface import Identity, StorageError, StoredTable

logger = logging.getLogger(__name__)
MANY_TABLES = 50
LONGEST_MOVE = 64
Handler = Callable[[Request, Visitor], Awaitable[Response]]
Who = Callable[[Request], Awaitable[Visitor]]


class Api:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._body = services.settings.limits.body
        after = Afterwards(services)
        bots = BotApi(services)
        self.routes = [
            self._route("/openapi.json", "GET", self.description),
            self._route("/me", "GET", self.me),
            self._route("/me", "POST", self.rename),
            self._route("/games", "GET", self.games),
            self._route("/tables", "GET", self.tables),
            self._route("/tables", "POST", self.create),
            self._route("/tables/open", "GET", self.open_tables),
            self._route("/tables/{table}", "GET", self.table),
            self._route("/tables/{table}/join", "POST", self.join),
            self._route("/tables/{table}/odds", "GET", self.odds),
            self._route("/tables/{table}/notes", "GET", self.notes),
            self._route("/tables/{table}/notes", "POST", self.write_notes),
            self._route("/tables/{table}/since", "GET", self.since),
            self._route("/tables/{table}/rematch", "POST", self.rematch),
            self._route("/tables/{table}/revolt", "GET", self.revolt),
            self._route("/tables/{table}/why", "GET", self.why),
            self._route("/tables/{table}/replay", "GET", after.replay),
            self._route("/tables/{table}/record", "GET", after.record),
            self._route("/tables/{table}/fork", "POST", after.fork),
            self._route("/tables/{table}/fairness", "GET", after.fairness),
            self._route("/records", "POST", after.upload),
            *(self._route(*way) for way in CoachApi(services).ways),
            *(self._route(*way) for way in NoticeApi(services).ways),
            *(self._route(*way) for way in AccountApi(services).ways),
            *(self._route(*way) for way in MyData(services).ways),
            *(self._route(*way) for way in AdminApi(services).ways),
            *(self._route(*way) for way in bots.open_ways),
            *(self._route(*way, bots.visitor) for way in bots.token_ways),
        ]

    async def description(self, _request: Request, _visitor: Visitor) -> Response:
        return json_response(openapi())

    # --- you ---------------------------------------------------------------------------------------

    async def me(self, _request: Request, visitor: Visitor) -> Response:
        return json_response(Me((await self._services.identity(visitor)).name, visitor.role))

    async def rename(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, Rename, self._body)
        person = Identity(visitor.id, clean_name(wish.name))
        await self._services.check_name(person)
        await self._services.storage.name_identity(person)
        await self._services.hub.rename(person)
        return json_response(Me(person.name, visitor.role))

    # --- games and tables --------------------------------------------------------------------------

    async def games(self, _request: Request, _visitor: Visitor) -> Response:
        return json_response(
            [
                GameInfo(
                    info.name,
                    info.version,
                    list(info.seats),
                    table_factory.bot_levels(info.name),
                    list(info.minutes),
                )
                for info in games.PLUGINS.values()
            ]
        )

    async def tables(self, request: Request, visitor: Visitor) -> Response:
        mine = await self._services.storage.tables_of(visitor.id, MANY_TABLES)
        return await self._list(mine, request, visitor)

    async def create(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, CreateTable, self._body)
        me = await self._services.identity(visitor)
        await self._count_new(request, visitor)
        stored = table_factory.new_table(wish, me)
        await self._services.storage.add_table(stored, me)
        return json_response(await self._info(stored.id, visitor), 201)

    async def open_tables(self, request: Request, visitor: Visitor) -> Response:
        """Tables where anybody may sit down."""
        found = await self._services.storage.open_tables(MANY_TABLES)
        strangers = [table for table in found if views.seat_of(table, visitor.id) == PUBLIC]
        return await self._list(strangers, request, visitor)

    async def _list(self, tables: list[StoredTable], request: Request, visitor: Visitor) -> Response:
        """Whoever asks pays for those that have to be loaded."""
        running = [stored.id for stored in tables if stored.status != "over"]
        loading = sum(not self._services.hub.is_loaded(table) for table in running)
        self._services.work.owe(*asker_of(request, visitor), LOAD * loading)
        return json_response(Tables([await self._info_of(stored, visitor) for stored in tables]))

    async def rematch(self, request: Request, visitor: Visitor) -> Response:
        """Play again with the same people: the first who asks makes the table, the others join it."""
        async with self._services.hub.room(request.path_params["table"]) as room:
            old = await room.finished_table()
            if views.seat_of(old, visitor.id) == PUBLIC:
                raise Refusal("not-seated")
            me = await self._services.identity(visitor)
            if old.rematch is None:
                await self._count_new(request, visitor)
                fresh = table_factory.new_table(table_factory.rematch_wish(old, visitor.id), me)
                await room.offer_rematch(await self._services.storage.add_rematch(old.id, fresh, me))
            rematch = (await room.finished_table()).rematch or ""
        return json_response(await self._sit_down(rematch, me), 201)

    async def _sit_down(self, table: str, person: Identity) -> TableInfo:
        stored = await self._services.storage.table(table)
        async with self._services.hub.room(table) as room:
            if stored is None or stored.status != "waiting":
                return await room.info(person.id)
            return await room.join(person, stored.invite)

    async def _count_new(self, request: Request, visitor: Visitor) -> None:
        await self._services.new_tables.check(*asker_of(request, visitor))

    async def table(self, request: Request, visitor: Visitor) -> Response:
        return json_response(await self._info(request.path_params["table"], visitor))

    async def join(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, Join, self._body)
        person = await self._services.identity(visitor)
        async with self._services.hub.room(request.path_params["table"]) as room:
            return json_response(await room.join(person, wish.invite))

    async def odds(self, request: Request, visitor: Visitor) -> Response:
        """How an attack of one's own would end, from what one may know."""
        game, observation = await self._looked(request, visitor)
        wish = request.query_params
        told = await asyncio.to_thread(
            forecast, game, observation, wish.get("province", ""), wish.get("armies", "")
        )
        return json_response(told)

    async def notes(self, request: Request, visitor: Visitor) -> Response:
        async with self._services.hub.room(request.path_params["table"]) as room:
            return json_response(await room.notes(visitor.id))

    async def write_notes(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, WriteNotes, self._body)
        async with self._services.hub.room(request.path_params["table"]) as room:
            await room.write_notes(visitor.id, wish.seat, wish.text)
            return json_response(await room.notes(visitor.id))

    async def since(self, request: Request, visitor: Visitor) -> Response:
        """What somebody has missed, step by step, from what that seat could see."""
        await self._take_question(request, visitor)
        version = number(request.query_params.get("version", ""))
        async with self._services.hub.room(request.path_params["table"]) as room:
            record, viewer = await room.so_far(visitor.id)
        return json_bytes(await asyncio.to_thread(since_page, record, viewer, version))

    async def revolt(self, request: Request, visitor: Visitor) -> Response:
        """How a revolt in a province would end, from what one may know."""
        game, observation = await self._looked(request, visitor)
        return json_response(revolt_forecast(game, observation, request.query_params.get("province", "")))

    async def why(self, request: Request, visitor: Visitor) -> Response:
        """Why one may not play a move now, without trying."""
        await self._take_question(request, visitor)
        move = request.query_params.get("move", "")
        if not 0 < len(move) <= LONGEST_MOVE:
            raise Refusal("bad-request")
        async with self._services.hub.room(request.path_params["table"]) as room:
            return json_response(await room.why(visitor.id, move))

    async def _looked(self, request: Request, visitor: Visitor) -> tuple[AnyGame, Any]:
        """What a question is about. Refusal."""
        await self._take_question(request, visitor)
        async with self._services.hub.room(request.path_params["table"]) as room:
            return await room.look(visitor.id)

    async def _take_question(self, request: Request, visitor: Visitor) -> None:
        """Refusal if there were too many questions."""
        await self._services.questions.check(*asker_of(request, visitor))

    # --- for all of them ---------------------------------------------------------------------------

    async def _info(self, table: str, visitor: Visitor) -> TableInfo:
        try:
            async with self._services.hub.room(table) as room:
                return await room.info(visitor.id)
        except Refusal as refusal:
            stored = await self._services.storage.table(table) if refusal.code == CLOSED else None
            if stored is None:
                raise
            return _from_outside(stored, visitor)

    async def _info_of(self, stored: StoredTable, visitor: Visitor) -> TableInfo:
        """One of somebody's tables, in the list even if its game cannot be loaded any more."""
        if stored.status != "over":
            try:
                return await self._info(stored.id, visitor)
            except Refusal as refusal:
                logger.warning("a table of a list: %s", refusal.code)
        return _from_outside(stored, visitor)

    def _route(self, path: str, method: str, handler: Handler, who: Who | None = None) -> Route:
        """`who` tells whose request it is, or refuses it; the cookie does where nothing else is said."""
        call = f"{method} {path}"
        NEEDS[call]

        async def endpoint(request: Request) -> Response:
            started = perf_counter()
            try:
                visitor = await (who or self._services.visitor)(request)
            except TenkaError as error:
                return _problem(error)
            response = await self._answer(request, visitor, call, handler)
            _note(path, method, response.status_code, perf_counter() - started)
            if visitor.renew and "set-cookie" not in response.headers:
                self._services.cookies.put(request, response, visitor)
            return response

        return Route(path, endpoint, methods=[method], name=call)

    async def _answer(self, request: Request, visitor: Visitor, call: str, handler: Handler) -> Response:
        try:
            if request.method not in SAFE_METHODS:
                check_origin(request.headers)
            if any("\0" in value for value in request.query_params.values()):
                raise Refusal("bad-request")
            asker = asker_of(request, visitor)
            await self._services.requests.check(*asker)
            await self._services.charge(asker, REQUESTS[call], request.path_params.get("table"))
            await self._services.gate.check(call, visitor, request)
            return await handler(request, visitor)
        except TenkaError as error:
            return _problem(error)


def _problem(error: TenkaError) -> Response:
    if isinstance(error, Refusal):
        metrics.REFUSALS.labels(error.code).inc()
        return problem_response(error)
    if isinstance(error, StorageError):
        logger.warning("storage: %s", error)
        return problem_response(Refusal("storage-down"))
    logger.warning("%s", error)
    return problem_response(Refusal("broken-table"))


def _from_outside(stored: StoredTable, visitor: Visitor) -> TableInfo:
    """What can be told of a table without its game."""
    screen = views.seats_at_screen(stored, visitor.id)
    return views.table_info(stored, screen[0] if len(screen) == 1 else PUBLIC, screen, None, ())


def _note(route: str, method: str, status: int, seconds: float) -> None:
    """The route and not the address, which holds the id of a table."""
    metrics.REQUESTS.labels(route, method, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    told = {"route": route, "method": method, "status": status, "ms": round(seconds * 1000, 1)}
    logger.info("request", extra=told)
