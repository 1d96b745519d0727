"""The HTTP requests of programs that play: a seat with a token, a stream of what happens, moves.

A token stands for an identity of its own that has one seat at one table. It opens these requests and nothing
else; what is told and what is allowed is what a person at that seat would see and could do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Send

from tenka.server.http.responses import json_response, read, read_as
from tenka.server.identity.cookies import LIFE, Visitor, address_of
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name
from tenka.server.ops import metrics
from tenka.server.protocol.http import BotSeat, JoinAsBot
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Play
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.room import Room
from tenka.server.services import Services
from tenka.server.socket.connections import Page
from tenka.server.socket.endpoint import decode_command
from tenka.server.storage.model import Identity

Way = tuple[str, str, Callable[[Request, Visitor], Awaitable[Response]]]
PULSE: Final = 15.0
"""Seconds of silence after which an empty line is sent, so that both ends notice a broken connection."""
SCHEME: Final = "bearer "


class BotApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._tokens = URLSafeTimedSerializer(services.cookies.secret, salt="tenka-bot")
        self.open_ways: list[Way] = [("/tables/{table}/bots", "POST", self.join)]
        self.token_ways: list[Way] = [
            ("/tables/{table}/stream", "GET", self.stream),
            ("/tables/{table}/play", "POST", self.play),
        ]

    async def visitor(self, request: HTTPConnection) -> Visitor:
        """Whose token this is, if it is one for this table. Problem."""
        given = request.headers.get("authorization", "")
        if not given.lower().startswith(SCHEME):
            raise Problem("bad-token")
        try:
            identity, table = self._tokens.loads(given[len(SCHEME) :].strip(), max_age=LIFE)
        except (BadData, ValueError, TypeError):
            raise Problem("bad-token") from None
        if table != request.path_params["table"]:
            raise Problem("bad-token")
        return Visitor(identity, renew=False, fresh=False)

    async def join(self, request: Request, _visitor: Visitor) -> Response:
        """Take an open seat for a program."""
        wish = await read_as(request, JoinAsBot, self._services.settings.limits.body)
        bot = Identity(new_id(), clean_name(wish.name), "program")
        await self._services.check_name(bot)
        async with self._services.hub.room(request.path_params["table"]) as room:
            table = await room.join(bot, wish.invite)
        return json_response(BotSeat(str(self._tokens.dumps([bot.id, table.id])), table), 201)

    async def stream(self, request: Request, visitor: Visitor) -> Response:
        """One message a line, as on the WebSocket; the first is the view."""
        table = request.path_params["table"]
        async with self._services.hub.room(table) as room:
            await room.queries.info(visitor.id)  # refuses what cannot be streamed
        if not self._services.count(visitor.id, self._services.settings.limits.connections):
            raise Problem("too-many-connections")
        return Lines(
            self._lines(table, visitor.id, address_of(request)),
            self._services.settings.limits.slow_seconds,
            media_type="application/x-ndjson",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )

    async def play(self, request: Request, visitor: Visitor) -> Response:
        """204 if the move is taken: `ack` and `step` come by the stream. 409 with the reason if it is not."""
        await self._services.messages.check(visitor.id)
        limits = self._services.settings.limits
        command = decode_command(await read(request, limits.message))
        if not isinstance(command, Play):
            raise Problem("bad-message")
        async with self._services.hub.room(request.path_params["table"]) as room:
            listener = Listener(visitor.id, limits.queue)
            await room.command(listener, command)
        said = listener.waiting()
        if said is None:
            return Response(status_code=204)
        known = said.startswith(b'{"type":"ack"')
        return Response(said, 200 if known else 409, media_type="application/json")

    async def _lines(self, table: str, identity: str, address: str) -> AsyncGenerator[bytes, None]:
        try:
            async with self._services.hub.room(table) as room:
                listener = await room.enter(identity)
                try:
                    with self._services.attendance.page(Page(identity, address, "", listener)):
                        while (data := await _next(room, listener)) is not None:
                            yield data + b"\n"
                finally:
                    await room.leave(listener)
        finally:
            self._services.uncount(identity)


class Lines(StreamingResponse):
    """A stream that ends when nobody takes it in."""

    def __init__(self, lines: AsyncGenerator[bytes, None], patience: float, **more: Any) -> None:
        super().__init__(lines, **more)
        self._lines = lines
        self._patience = patience

    async def stream_response(self, send: Send) -> None:
        async def send_soon(message: Message) -> None:
            async with asyncio.timeout(self._patience):
                await send(message)

        try:
            await super().stream_response(send_soon)
        except TimeoutError:
            metrics.DROPPED.inc()
        finally:
            await self._lines.aclose()


async def _next(room: Room, listener: Listener) -> bytes | None:
    """The next message, or an empty one after a while of silence; None at the end."""
    while True:
        try:
            data = await asyncio.wait_for(listener.next(), PULSE)
        except TimeoutError:
            return b""
        if data is not None or listener.dismissed is not None:
            return data
        await room.resync(listener)
