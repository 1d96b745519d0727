"""The WebSocket of a table: commands come in, views and steps go out."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable
from contextlib import nullcontext, suppress
from typing import Final

from starlette.websockets import WebSocket

from tenka.core.errors import TenkaError
from tenka.core.events import PUBLIC
from tenka.server.http.problems import STATUS, TOO_MANY
from tenka.server.identity.asker import Asker, asker_of
from tenka.server.identity.cookies import check_origin
from tenka.server.identity.visitor import Visitor
from tenka.server.ops import metrics
from tenka.server.ops.costs import CONNECTION, MESSAGES
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import ClientMessage, Failed
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.room import Room
from tenka.server.services import Services
from tenka.server.socket.connections import Connection
from tenka.server.socket.messages import BROKEN, CLOSING, POLICY, decode_message, handle, is_command
from tenka.server.socket.sender import GONE, Sender
from tenka.server.storage.model import StorageError

logger = logging.getLogger(__name__)
ADDRESS: Final = re.compile("/api/tables/(?P<table>[^/]+)/ws")
PATIENCE: Final = 200
"""Messages in a row that may be too many before the connection is closed."""


class Sockets:
    def __init__(self, services: Services) -> None:
        self._services = services

    def connect(self, socket: WebSocket) -> Awaitable[None]:
        """The only endpoint; others are not there."""
        found = ADDRESS.fullmatch(socket.scope["path"])
        if found is None:
            return socket.close()
        socket.scope["path_params"] = found.groupdict()
        return self._table(socket)

    async def _table(self, socket: WebSocket) -> None:
        """As one of so many connections that somebody may have. What calls what here stays in memory for each
        of them, so it is little."""
        admitted = await self._let_in(socket)
        if admitted is None:
            return
        visitor, asker = admitted
        limits, connections = self._services.settings.limits, self._services.connections
        most = limits.connections_of_strangers if visitor.fresh else limits.connections
        if not connections.count(asker.sender, most):
            await _fail(socket, "too-many-connections", POLICY)
            return
        try:
            with metrics.LISTENERS.track_inprogress():
                await self._attend(socket, visitor, asker)
        except Exception:
            logger.exception("a connection failed")
            await _fail(socket, "internal", BROKEN)
        finally:
            connections.uncount(asker.sender)

    async def _let_in(self, socket: WebSocket) -> tuple[Visitor, Asker] | None:
        """Who it is, unless they may not connect; a page of another site is not even answered."""
        try:
            check_origin(socket.headers)
        except Problem:
            await socket.close(POLICY)
            return None
        await socket.accept()
        try:
            return await self._admit(socket)
        except Problem as problem:
            await _fail(socket, problem.code, BROKEN if STATUS[problem.code] == TOO_MANY else POLICY)
        except StorageError as error:
            logger.warning("a connection failed: %s", error)
            await _fail(socket, "storage-down", BROKEN)
        return None

    async def _admit(self, socket: WebSocket) -> tuple[Visitor, Asker]:
        """Who it is, if they may connect and can pay for it. Problem."""
        visitor = await self._services.visitor(socket)
        asker = asker_of(socket, visitor)
        await self._services.gate.check("player", visitor, socket)
        await self._services.charge(asker, CONNECTION, socket.path_params["table"])
        return visitor, asker

    async def _attend(self, socket: WebSocket, visitor: Visitor, asker: Asker) -> None:
        try:
            async with self._services.hub.room(socket.path_params["table"]) as room:
                await self._check_spectators(room, visitor.id)
                listener = await room.enter(visitor.id)
                sender = Sender(socket, room, listener, self._services.settings.limits.slow_seconds)
                _forget_request(socket)
                connection = Connection(visitor.id, asker.address, visitor.session, listener)
                try:
                    with self._services.connections.keep(connection):
                        async with sender:
                            await self._receive(socket, room, listener, asker)
                finally:
                    await room.leave(listener)
        except Problem as problem:
            metrics.REFUSALS.labels(problem.code).inc()
            await _fail(socket, problem.code, CLOSING.get(STATUS[problem.code], BROKEN))
        except TenkaError as error:
            logger.warning("a connection failed: %s", error)
            await _fail(socket, "storage-down", BROKEN)

    async def _check_spectators(self, room: Room, identity: str) -> None:
        """Players always find their seats; of those who only watch there may be so many."""
        if room.users > self._services.settings.limits.spectators:
            info = await room.queries.info(identity)
            if info.seat == PUBLIC:
                raise Problem("too-many-spectators")

    async def _receive(self, socket: WebSocket, room: Room, listener: Listener, asker: Asker) -> None:
        refused = 0
        while refused < PATIENCE:
            data = await _next(socket)
            if data is None:
                return
            try:
                message = await self._read(data, asker)
            except Problem as problem:
                metrics.REFUSALS.labels(problem.code).inc()
                listener.send(encode(Failed(problem.code)))
                refused = refused + 1 if STATUS[problem.code] == TOO_MANY else 0
            else:
                refused = 0
                with metrics.COMMAND_SECONDS.time() if is_command(message) else nullcontext():
                    await handle(room, listener, message)
        with suppress(*GONE):
            await socket.close(POLICY)

    async def _read(self, data: bytes, asker: Asker) -> ClientMessage:
        """What came, if there were not too many messages before and its sender can pay for it. Problem."""
        await self._services.limits.messages.check(asker.sender)
        if len(data) > self._services.settings.limits.message:
            raise Problem("too-large")
        message = decode_message(data)
        wait = await self._services.limits.work.wait(*asker, MESSAGES[type(message)])
        if wait:
            raise Problem("too-many-messages", wait=wait)
        return message


def _forget_request(socket: WebSocket) -> None:
    """Who it is, is known; nobody looks at the rest again, as it came or as Starlette has read it."""
    socket.scope.clear()
    for read in ("_headers", "_cookies"):
        vars(socket).pop(read, None)


async def _next(socket: WebSocket) -> bytes | None:
    """What comes next, as bytes; None when the connection has ended."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    return text.encode() if text is not None else bytes(message.get("bytes") or b"")


async def _fail(socket: WebSocket, code: str, close: int) -> None:
    with suppress(*GONE):
        await socket.send_text(encode(Failed(code)).decode())
        await socket.close(close)
