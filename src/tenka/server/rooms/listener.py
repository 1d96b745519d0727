"""One connection at a table: a short queue of messages, encoded once for all who see the same."""

from __future__ import annotations

from asyncio import Queue
from typing import Final

import msgspec

from tenka.core.events import PUBLIC
from tenka.server.protocol.socket import Failed, ServerMessage

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


class Listener:
    """Takes messages without ever waiting. One who reads too slowly loses them and gets a fresh view."""

    def __init__(self, identity: str, size: int) -> None:
        self.identity: Final = identity
        self.seat = PUBLIC
        """At a shared screen: who sits before it."""
        self.looks = PUBLIC
        """The seat over whose shoulder a spectator looks, as long as it allows it."""
        self._size = size
        self._queue: Queue[bytes | None] = Queue()
        self._lost = False
        self.dismissed: str | None = None
        """Set when the connection is to end: why, or an empty text if it may come again at once."""

    def dismiss(self, code: str = "") -> None:
        """Say why, if there is a reason, and end."""
        if self.dismissed is None:
            self.restart(*([encode(Failed(code))] if code else []))
            self.dismissed = code
            self._queue.put_nowait(None)

    def length(self) -> int:
        return self._queue.qsize()

    def send(self, data: bytes) -> None:
        if self._lost or self.dismissed is not None:
            return
        if self._queue.qsize() >= self._size:
            self._lose()
        else:
            self._queue.put_nowait(data)

    def restart(self, *messages: bytes) -> None:
        """Go on from a fresh view, and what belongs to it."""
        if self.dismissed is not None:
            return
        self._clear()
        self._lost = False
        for data in messages:
            self._queue.put_nowait(data)

    async def next(self) -> bytes | None:
        """The next message; None when messages were lost and a fresh view is due, or after a dismissal."""
        return await self._queue.get()

    def waiting(self) -> bytes | None:
        """The next message, if there is one already."""
        return None if self._queue.empty() else self._queue.get_nowait()

    def _lose(self) -> None:
        self._clear()
        self._lost = True
        self._queue.put_nowait(None)

    def _clear(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
