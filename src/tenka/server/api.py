"""The HTTP requests: who you are, the games, the tables, replays and records."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tenka import games
from tenka.core import record as records
from tenka.core.errors import TenkaError
from tenka.core.events import PUBLIC
from tenka.core.game import Game
from tenka.server import metrics, setup, views
from tenka.server.bus import Alone, Bus
from tenka.server.database import Database
from tenka.server.forecast import forecast, revolt_forecast
from tenka.server.http import json_response, problem_response, read_as
from tenka.server.hub import Hub
from tenka.server.identity import (
    SAFE_METHODS,
    Cookies,
    Visitor,
    check_origin,
    clean_name,
    guest_name,
    secret_of,
)
from tenka.server.limits import Buckets
from tenka.server.notice_api import NoticeApi
from tenka.server.notices import Notifier
from tenka.server.notices_bus import NoticesBus
from tenka.server.problems import Refusal
from tenka.server.protocol import CreateTable, GameInfo, Join, Me, Rename, Replay, Since, TableInfo, Tables
from tenka.server.replay import chosen_viewer, replay_steps
from tenka.server.settings import Settings
from tenka.server.storage import Identity, Storage, StorageError, StoredTable

logger = logging.getLogger(__name__)
MANY_TABLES = 50
LONGEST_MOVE = 64
Handler = Callable[[Request, Visitor], Awaitable[Response]]


def bus_of(storage: Storage, settings: Settings) -> Bus:
    """Processes can share a PostgreSQL; a SQLite file belongs to one."""
    if isinstance(storage, Database) and storage.url.get_backend_name() == "postgresql":
        return NoticesBus(storage, settings.poll_seconds)
    return Alone()


class Services:
    """What the server is made of, in one place."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage or Database(settings.url())
        self.cookies = Cookies(secret_of(settings))
        self.notifier = Notifier(self.storage, settings, self.cookies.secret)
        self.bus: Bus = bus_of(self.storage, settings)
        self.hub = Hub(self.storage, settings, self.bus, self.notifier.tell)
        self.messages = Buckets(limits.messages_a_second, limits.messages_at_once)
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.questions = Buckets(limits.questions_a_second, limits.questions_at_once)
        self.letters = Buckets(limits.letters_a_second, limits.letters_at_once)
        self.new_tables = Buckets(limits.tables_a_second, limits.tables_at_once)
        self.connections: dict[str, int] = {}
        """Open WebSockets by who opened them."""
        self.draining = False
        """Set when the server is about to stop."""

    async def identity(self, visitor: Visitor) -> Identity:
        known = None if visitor.fresh else await self.storage.identity(visitor.id)
        return known or Identity(visitor.id, guest_name(visitor.id))


class Api:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._body = services.settings.limits.body
        self.routes = [
            self._route("/me", "GET", self.me),
            self._route("/me", "POST", self.rename),
            self._route("/games", "GET", self.games),
            self._route("/tables", "GET", self.tables),
            self._route("/tables", "POST", self.create),
            self._route("/tables/open", "GET", self.open_tables),
            self._route("/tables/{table}", "GET", self.table),
            self._route("/tables/{table}/join", "POST", self.join),
            self._route("/tables/{table}/odds", "GET", self.odds),
            self._route("/tables/{table}/since", "GET", self.since),
            self._route("/tables/{table}/rematch", "POST", self.rematch),
            self._route("/tables/{table}/revolt", "GET", self.revolt),
            self._route("/tables/{table}/why", "GET", self.why),
            self._route("/tables/{table}/replay", "GET", self.replay),
            self._route("/tables/{table}/record", "GET", self.record),
            *(self._route(*way) for way in NoticeApi(services).ways),
        ]

    # --- you ---------------------------------------------------------------------------------------

    async def me(self, _request: Request, visitor: Visitor) -> Response:
        return json_response(Me((await self._services.identity(visitor)).name))

    async def rename(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, Rename, self._body)
        person = Identity(visitor.id, clean_name(wish.name))
        await self._services.storage.name_identity(person)
        await self._services.hub.rename(person)
        return json_response(Me(person.name))

    # --- games and tables --------------------------------------------------------------------------

    async def games(self, _request: Request, _visitor: Visitor) -> Response:
        return json_response(
            [
                GameInfo(
                    info.name, info.version, list(info.seats), setup.bot_levels(info.name), list(info.minutes)
                )
                for info in games.INFO.values()
            ]
        )

    async def tables(self, _request: Request, visitor: Visitor) -> Response:
        mine = await self._services.storage.tables_of(visitor.id, MANY_TABLES)
        return json_response(Tables([await self._info_of(stored, visitor) for stored in mine]))

    async def create(self, request: Request, visitor: Visitor) -> Response:
        wish = await read_as(request, CreateTable, self._body)
        me = await self._services.identity(visitor)
        stored = setup.new_table(wish, me)
        self._count_new(request, visitor)
        await self._services.storage.add_table(stored, me)
        return json_response(await self._info(stored.id, visitor), 201)

    async def open_tables(self, _request: Request, visitor: Visitor) -> Response:
        """Tables where anybody may sit down."""
        found = await self._services.storage.open_tables(MANY_TABLES)
        strangers = [table for table in found if views.seat_of(table, visitor.id) == PUBLIC]
        return json_response(Tables([await self._info_of(stored, visitor) for stored in strangers]))

    async def rematch(self, request: Request, visitor: Visitor) -> Response:
        """Play again with the same people: the first who asks makes the table, the others join it."""
        async with self._services.hub.room(request.path_params["table"]) as room:
            old = await room.finished_table()
            if views.seat_of(old, visitor.id) == PUBLIC:
                raise Refusal("not-seated")
            me = await self._services.identity(visitor)
            if old.rematch is None:
                self._count_new(request, visitor)
                fresh = setup.new_table(setup.rematch_wish(old, visitor.id), me)
                await room.offer_rematch(await self._services.storage.add_rematch(old.id, fresh, me))
            rematch = (await room.finished_table()).rematch or ""
        return json_response(await self._sit_down(rematch, me), 201)

    async def _sit_down(self, table: str, person: Identity) -> TableInfo:
        stored = await self._services.storage.table(table)
        async with self._services.hub.room(table) as room:
            if stored is None or stored.status != "waiting":
                return await room.info(person.id)
            return await room.join(person, stored.invite)

    def _count_new(self, request: Request, visitor: Visitor) -> None:
        if not self._services.new_tables.take(sender(request, visitor)):
            raise Refusal("too-many-tables")

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

    async def since(self, request: Request, visitor: Visitor) -> Response:
        """What somebody has missed, step by step, from what that seat could see."""
        self._take_question(request, visitor)
        version = request.query_params.get("version", "")
        if not version.isascii() or not version.isdigit() or len(version) > 6:
            raise Refusal("bad-request")
        async with self._services.hub.room(request.path_params["table"]) as room:
            record, viewer = await room.so_far(visitor.id)
        game = records.load_game(record, games.load)
        steps = await asyncio.to_thread(replay_steps, game, record, viewer)
        return json_response(Since(steps[max(0, int(version) - 1) :]))

    async def revolt(self, request: Request, visitor: Visitor) -> Response:
        """How a revolt in a province would end, from what one may know."""
        game, observation = await self._looked(request, visitor)
        return json_response(revolt_forecast(game, observation, request.query_params.get("province", "")))

    async def why(self, request: Request, visitor: Visitor) -> Response:
        """Why one may not play a move now, without trying."""
        self._take_question(request, visitor)
        move = request.query_params.get("move", "")
        if not 0 < len(move) <= LONGEST_MOVE:
            raise Refusal("bad-request")
        async with self._services.hub.room(request.path_params["table"]) as room:
            return json_response(await room.why(visitor.id, move))

    async def _looked(self, request: Request, visitor: Visitor) -> tuple[Game[Any], Any]:
        """What a question is about. Refusal."""
        self._take_question(request, visitor)
        async with self._services.hub.room(request.path_params["table"]) as room:
            return await room.look(visitor.id)

    def _take_question(self, request: Request, visitor: Visitor) -> None:
        """Refusal if there were too many questions."""
        if not self._services.questions.take(sender(request, visitor)):
            raise Refusal("too-many-requests")

    # --- afterwards --------------------------------------------------------------------------------

    async def replay(self, request: Request, visitor: Visitor) -> Response:
        async with self._services.hub.room(request.path_params["table"]) as room:
            info = await room.info(visitor.id)
            viewer = chosen_viewer(request.query_params.get("viewer"), info.seat, len(info.seats))
            record = await room.finished()
        game = records.load_game(record, games.load)
        steps = await asyncio.to_thread(replay_steps, game, record, viewer)
        return json_response(Replay(info, viewer, steps))

    async def record(self, request: Request, _visitor: Visitor) -> Response:
        async with self._services.hub.room(request.path_params["table"]) as room:
            record = await room.finished()
        response = Response(records.encode(record), media_type="application/json")
        name = f"{record.game}-{record.commitment[:8]}.json"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        response.headers["cache-control"] = "no-store"
        return response

    # --- for all of them ---------------------------------------------------------------------------

    async def _info(self, table: str, visitor: Visitor) -> TableInfo:
        async with self._services.hub.room(table) as room:
            return await room.info(visitor.id)

    async def _info_of(self, stored: StoredTable, visitor: Visitor) -> TableInfo:
        """One of somebody's tables, in the list even if its game cannot be loaded any more."""
        if stored.status != "over":
            try:
                return await self._info(stored.id, visitor)
            except Refusal as refusal:
                logger.warning("table %s: %s", stored.id, refusal.code)
        return views.table_info(stored, views.seat_of(stored, visitor.id), None, ())

    def _route(self, path: str, method: str, handler: Handler) -> Route:
        async def endpoint(request: Request) -> Response:
            started = perf_counter()
            visitor = self._services.cookies.visitor(request)
            response = await self._answer(request, visitor, handler)
            _note(path, method, response.status_code, perf_counter() - started)
            if visitor.renew:
                self._services.cookies.put(response, visitor, secure=request.url.scheme == "https")
            return response

        return Route(path, endpoint, methods=[method], name=f"{method} {path}")

    async def _answer(self, request: Request, visitor: Visitor, handler: Handler) -> Response:
        try:
            if request.method not in SAFE_METHODS:
                check_origin(request.headers)
            if not self._services.requests.take(sender(request, visitor)):
                raise Refusal("too-many-requests")
            return await handler(request, visitor)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            return problem_response(refusal)
        except StorageError as error:
            logger.warning("storage: %s", error)
            return problem_response(Refusal("storage-down"))
        except TenkaError as error:
            logger.warning("%s", error)
            return problem_response(Refusal("broken-table"))


def _note(route: str, method: str, status: int, seconds: float) -> None:
    """The route and not the address, which holds the id of a table."""
    metrics.REQUESTS.labels(route, method, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    told = {"route": route, "method": method, "status": status, "ms": round(seconds * 1000, 1)}
    logger.info("request", extra=told)


def sender(connection: HTTPConnection, visitor: Visitor) -> str:
    """Whose bucket this takes from: the identity's, or the address's for somebody who brings no cookie."""
    return f"at {connection.client.host}" if visitor.fresh and connection.client else visitor.id
