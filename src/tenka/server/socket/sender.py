"""Sends what a WebSocket could not take at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from tenka.server.http.uvicorn_protocols import WRITE
from tenka.server.ops import metrics
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.room import Room
from tenka.server.socket.messages import AGAIN, POLICY

GONE: Final = (WebSocketDisconnect, RuntimeError)
"""What Starlette raises when something is sent to somebody who has left."""


class Sender:
    """The outlet of a listener while somebody receives. When it comes to an end, it ends receiving too.

    It has a task only while something waits, which is seldom: pages stay for hours, and a task takes memory.
    """

    __slots__ = (
        "_listener",
        "_over",
        "_patience",
        "_receiver",
        "_room",
        "_socket",
        "_stopped",
        "_task",
        "_write",
    )

    _receiver: asyncio.Task[Any]

    def __init__(self, socket: WebSocket, room: Room, listener: Listener, patience: float) -> None:
        self._socket = socket
        self._room = room
        self._listener = listener
        self._patience = patience
        self._write: Callable[..., bool] | None = socket.scope.get(WRITE)
        self._task: asyncio.Task[None] | None = None
        self._over = self._stopped = False

    async def __aenter__(self) -> None:
        self._receiver = cast("asyncio.Task[Any]", asyncio.current_task())
        self._listener.outlet = self
        self.wake()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self._over = True
        self._listener.outlet = None
        if self._stopped:
            self._receiver.uncancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            if not self._task.cancelled() and (failed := self._task.exception()) is not None:
                raise failed
        return isinstance(error, asyncio.CancelledError) and self._is_own_end()

    def _is_own_end(self) -> bool:
        """Nobody else wants all of it to end."""
        return self._stopped and not self._receiver.cancelling()

    def write(self, *messages: bytes) -> bool:
        return self._task is None and self._write is not None and self._write(*messages)

    def wake(self) -> None:
        if self._task is None and self._listener.length():
            self._task = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """All that waits; or until somebody has left, or has not read for so long that they might as well."""
        try:
            while self._listener.length():
                if not await self._send_next():
                    return
            self._task = None
        except TimeoutError:
            metrics.DROPPED.inc()
        except GONE:
            pass
        finally:
            if self._task is not None and not self._over:
                self._stopped = self._receiver.cancel()

    async def _send_next(self) -> bool:
        """One message; False after the last."""
        data, dismissed = self._listener.waiting(), self._listener.dismissed
        if data is not None:
            async with asyncio.timeout(self._patience):
                await self._socket.send_text(data.decode())
        elif dismissed is None:
            await self._room.resync(self._listener)
        else:
            await self._socket.close(POLICY if dismissed else AGAIN)
            return False
        return True
