"""Programs that play: a seat with a token, a stream of what happens, moves.

A token stands for an identity of its own that has one seat at one table. It opens these requests and nothing
else; what is told and what is allowed is what a person at that seat would see and could do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final

from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Send

from tenka.server.http.context import Context
from tenka.server.http.responses import json_response, read
from tenka.server.identity.ids import new_id
from tenka.server.identity.names import clean_name
from tenka.server.ops import metrics
from tenka.server.protocol.http import BotSeat, JoinAsBot
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Play
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.room import Room
from tenka.server.services import Services
from tenka.server.socket.connections import Connection
from tenka.server.socket.messages import decode_message
from tenka.server.storage.model import Identity

PULSE: Final = 15.0
"""Seconds of silence after which an empty line is sent, so that both ends notice a broken connection."""


async def join(context: Context) -> Response:
    """Take an open seat for a program."""
    body = await context.read(JoinAsBot)
    bot = Identity(new_id(), clean_name(body.name), "program")
    await context.services.check_name(bot)
    async with context.room() as room:
        table = await room.join(bot, body.invite)
    return json_response(BotSeat(context.services.bot_tokens.issue(bot.id, table.id), table), 201)


async def stream(context: Context) -> Response:
    """One message a line, as on the WebSocket; the first is the view."""
    async with context.room() as room:
        await room.queries.info(context.visitor.id)  # refuses what cannot be streamed
    if not context.services.connections.count(
        context.visitor.id, context.services.settings.limits.connections
    ):
        raise Problem("too-many-connections")
    return Lines(
        _lines(context.services, context.table, context.visitor.id, context.asker.address),
        context.services.settings.limits.slow_seconds,
        media_type="application/x-ndjson",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def play(context: Context) -> Response:
    """204 if the move is taken: `ack` and `step` come by the stream. 409 with the reason if it is not."""
    await context.services.limits.messages.check(context.visitor.id)
    limits = context.services.settings.limits
    command = decode_message(await read(context.request, limits.message))
    if not isinstance(command, Play):
        raise Problem("bad-message")
    async with context.room() as room:
        listener = Listener(context.visitor.id, limits.queue)
        await room.command(listener, command)
    said = listener.waiting()
    if said is None:
        return Response(status_code=204)
    known = said.startswith(b'{"type":"ack"')
    return Response(said, 200 if known else 409, media_type="application/json")


async def _lines(services: Services, table: str, identity: str, address: str) -> AsyncGenerator[bytes, None]:
    try:
        async with services.hub.room(table) as room:
            listener = await room.enter(identity, whole=True)
            try:
                with services.connections.keep(Connection(identity, address, "", listener)):
                    while (data := await _next(room, listener)) is not None:
                        yield data + b"\n"
            finally:
                await room.leave(listener)
    finally:
        services.connections.uncount(identity)


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
