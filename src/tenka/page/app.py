"""Tenka in a page: answers requests and keeps lines to tables, as the server does over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Message

from tenka import __version__
from tenka.core.errors import TenkaError
from tenka.page.services import PageServices
from tenka.server.http.context import Context
from tenka.server.http.endpoint import Endpoint
from tenka.server.http.game_routes import GAME_ENDPOINTS
from tenka.server.http.own_games import pieces
from tenka.server.http.problems import STATUS
from tenka.server.http.puzzle_routes import PUZZLES
from tenka.server.http.responses import problem_response
from tenka.server.moments import timestamp
from tenka.server.ops.costs import LIST
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Failed
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.room import Room
from tenka.server.rooms.tasks import until_one_ends
from tenka.server.socket.messages import AGAIN, BROKEN, CLOSING, POLICY, decode_message, handle
from tenka.server.storage.model import StorageError

if TYPE_CHECKING:
    from tenka.server.services import Services

logger = logging.getLogger(__name__)


async def export(context: Context) -> Response:
    """All games in one file."""
    storage, me = context.services.storage, context.visitor.id
    about = {
        "tenka": __version__,
        "at": timestamp(),
        "name": (await context.identity()).name,
        "puzzles": {"answers": await storage.puzzles.answers(me)},
    }
    tables = await storage.tables.ids_of_player(me)
    told = [piece async for piece in pieces(context.services, about, tables, me)]
    return Response(b"".join(told), media_type="application/json")


EXPORT: Final = Endpoint("GET", "/me/data", export, "anyone", LIST, "All games as a file", {200: dict})
ENDPOINTS: Final = (*GAME_ENDPOINTS, *PUZZLES, EXPORT)
ROUTES: Final = [(compile_path(endpoint.path)[0], endpoint) for endpoint in ENDPOINTS]


class Answer(NamedTuple):
    status: int
    body: bytes
    name: str
    """Of the file, where it is one."""


class App:
    def __init__(self, services: PageServices) -> None:
        self._services = services
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._services.hub.sweep())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._services.hub.close()
        self._services.coach.close()

    async def request(self, method: str, address: str, body: bytes = b"") -> Answer:
        """What the server would answer to a request of its API."""
        try:
            response = await self._respond(method, address, body)
        except Problem as problem:
            response = problem_response(problem)
        except StorageError as error:
            logger.warning("storage: %s", error)
            response = problem_response(Problem("storage-down"))
        except TenkaError as error:
            logger.warning("%s", error)
            response = problem_response(Problem("broken-table"))
        name = re.search('filename="(.*)"', response.headers.get("content-disposition", ""))
        return Answer(response.status_code, bytes(response.body), name[1] if name else "")

    async def _respond(self, method: str, address: str, body: bytes) -> Response:
        path, _, query = address.partition("?")
        endpoint, parameters = _endpoint(method, path)

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "headers": [],
            "path_params": parameters,
        }
        services = cast("Services", self._services)  # what the endpoints of games use of them is there
        return await endpoint.handler(Context(services, Request(scope, receive), self._services.visitor))

    def line(self, table: str, send: Callable[[str], None], close: Callable[[int], None]) -> Line:
        """To a table, in place of a WebSocket."""
        return Line(self._services, table, send, close)


def _endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Problem for an address that is not answered in a page."""
    found = [(endpoint, match) for pattern, endpoint in ROUTES if (match := pattern.match(path))]
    for endpoint, match in found:
        if endpoint.method == method:
            return endpoint, match.groupdict()
    raise Problem("bad-method" if found else "no-page")


class Line:
    """One page at one table."""

    def __init__(
        self, services: PageServices, table: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        self._services, self._table = services, table
        self._send, self._close = send, close
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._attend())

    def receive(self, text: str) -> None:
        self._incoming.put_nowait(text)

    def end(self) -> None:
        """The page has gone."""
        self._incoming.put_nowait(None)

    async def _attend(self) -> None:
        try:
            async with self._services.hub.room(self._table) as room:
                listener = await room.enter(self._services.visitor.id)
                try:
                    await self._exchange(room, listener)
                finally:
                    await room.leave(listener)
        except Problem as problem:
            self._fail(problem.code, CLOSING.get(STATUS[problem.code], BROKEN))
        except TenkaError as error:
            logger.warning("a line failed: %s", error)
            self._fail("storage-down", BROKEN)
        except Exception:
            logger.exception("a line failed")
            self._fail("internal", BROKEN)

    def _fail(self, code: str, close: int) -> None:
        self._send(encode(Failed(code)).decode())
        self._close(close)

    async def _exchange(self, room: Room, listener: Listener) -> None:
        """Both directions at once, until one of them ends."""
        await until_one_ends(self._read(room, listener), self._write(room, listener))

    async def _read(self, room: Room, listener: Listener) -> None:
        while (text := await self._incoming.get()) is not None:
            try:
                await handle(room, listener, decode_message(text.encode()))
            except Problem as problem:
                listener.send(encode(Failed(problem.code)))

    async def _write(self, room: Room, listener: Listener) -> None:
        while True:
            data = await listener.next()
            if data is not None:
                self._send(data.decode())
            elif listener.dismissed is None:
                await room.resync(listener)
            else:
                self._close(POLICY if listener.dismissed else AGAIN)
                return
