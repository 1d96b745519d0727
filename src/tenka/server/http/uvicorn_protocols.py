"""One connection as uvicorn takes it: how much of a head, how slowly, and how many of them.

A proxy does all of this as well; these bounds hold where there is none.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final, cast

import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from tenka.server.http.responses import SecurityHeaders, problem_response
from tenka.server.identity.visitor import network_of
from tenka.server.mailbox import Gate, Mailbox
from tenka.server.ops import metrics
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Settings

SPARE: Final = 32
"""Connections beyond a limit that are still told why; more are cut off at once."""
FAREWELL: Final = 2.0
"""Seconds that they have to ask for something, so that there is an answer to give."""
WRITE: Final = "tenka.write"
"""Where the scope of a WebSocket has a function that sends messages if nobody has to wait for it."""
PIPELINED: Final = 16
"""Requests that may come before the first of them is answered; browsers send one."""


class Census:
    """The connections of this process: all of them, and by where they come from."""

    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), settings.proxies).trusted_hosts
        self._total = 0
        self._from: Counter[str] = Counter()

    def enter(self, host: str) -> str:
        """One more; why it is one too many, or an empty text."""
        address = network_of(host)
        self._total += 1
        self._from[address] += 1
        if self._over(host, 0):
            return "server-full" if self._total > self._limits.sockets else "crowded-address"
        return ""

    def is_flooded(self, host: str) -> bool:
        return self._over(host, SPARE)

    def _over(self, host: str, spare: int) -> bool:
        crowded = self._from[network_of(host)] > self._limits.sockets_of_address + spare
        return self._total > self._limits.sockets + spare or (crowded and host not in self._proxies)

    def leave(self, host: str) -> None:
        address = network_of(host)
        self._total -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


class Config(uvicorn.Config):
    """What all connections of a server share."""

    def __init__(self, app: ASGIApp, settings: Settings, **options: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **options)
        self.bounds: Final = settings.limits
        self.census: Final = Census(settings)


def host_of(connection: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    return connection.client[0] if connection.client else ""


class HttpConnection(HttpToolsProtocol):
    config: Config

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._bounds = self.config.bounds
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0
        """Bytes that came and were no part of a body yet."""
        self._lines = self._size = 0
        """Of the present head."""
        self._refused = False

    # --- how many ----------------------------------------------------------------------------------

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        code = self.config.census.enter(host_of(self))
        self._give(FAREWELL if code else self._bounds.head_seconds)
        if code:
            self._refuse(code)
        if self.config.census.is_flooded(host_of(self)):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self.config.census.leave(host_of(self))
        super().connection_lost(exc)

    def _refuse(self, code: str) -> None:
        """Whatever is asked is answered with this."""
        if self._refused:
            return
        metrics.REFUSALS.labels(code).inc()
        self._refused = True
        self.app = cast(Any, SecurityHeaders(_response(code)))

    def _should_upgrade(self) -> bool:
        return not self._refused and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """It gets an answer; nothing is wrong with this server."""

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        super().handle_websocket_upgrade()
        del self.parser  # they know each other, and nobody else knows them any more

    # --- how much ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._timer is None and self._is_between():
            self._give(self._bounds.head_seconds)
        self._unread += len(data)
        super().data_received(data)
        if self._unread > self._bounds.head:
            self._end("head-too-large")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")
        self._lines = self._size = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        self._size += len(name) + len(value)
        if self._lines > self._bounds.headers or self._size > self._bounds.head:
            self._refuse("head-too-large")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.url) > self._bounds.head:
            self._refuse("head-too-large")
        self._unread = 0
        self._give(self._bounds.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._disarm()
        super().on_message_complete()

    # --- how slowly --------------------------------------------------------------------------------

    def _give(self, seconds: float) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self._late)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        if self.flow.read_paused:  # then it is we who are slow
            self._give(self._bounds.body_seconds)
        else:
            self._end("too-slow")

    def _is_between(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _end(self, code: str) -> None:
        """Say why, if nothing else is being said, and hang up."""
        if self.transport.is_closing():
            return
        metrics.REFUSALS.labels(code).inc()
        if self._is_between() or not self.cycle.response_started:
            response = _response(code)
            head = b"".join(b"%b: %b\r\n" % header for header in response.raw_headers)
            self.transport.write(STATUS_LINE[response.status_code] + head + b"\r\n" + bytes(response.body))
        self.transport.close()


def _response(code: str) -> Response:
    response = problem_response(Problem(code))
    response.headers["connection"] = "close"
    return response


def text_head(length: int) -> bytes:
    """What goes before a whole text of a server, which is neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Takes less memory for as long as it lasts: a page stays for hours."""

    config: Config

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = cast(Any, Mailbox())
        self.writable = cast(Any, Gate())

    def run_asgi(self) -> Coroutine[Any, Any, None]:
        cast("dict[str, Any]", self.scope)[WRITE] = self._write
        return super().run_asgi()

    def _write(self, *messages: bytes) -> bool:
        """Texts, all at once, if nobody has to wait for it; else they go the way of ASGI."""
        is_open = self.conn.state is State.OPEN and not (self.close_sent or self.transport.is_closing())
        if not (is_open and self.writable.is_set()):
            return False
        self.transport.write(b"".join([part for data in messages for part in (text_head(len(data)), data)]))
        return True

    def start_keepalive(self) -> None:
        """The handshake is done: nobody asks for it any more. What the parser keeps of it shall be little."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response
        self.__dict__ = dict(vars(self))  # as large as it has to be, and not as it once was

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.census.leave(host_of(self))
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows `conn`: else both would wait for the next full collection

    def shutdown(self) -> None:
        """A connection that is about to close, perhaps because nobody answers, must not break off the end."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()
