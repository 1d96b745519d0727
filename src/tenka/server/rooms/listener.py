"""One connection at a table: a short queue of messages, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tenka.core.events import PUBLIC
from tenka.core.game import Viewed
from tenka.server.mailbox import Mailbox
from tenka.server.protocol.socket import Failed, ServerMessage

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


class Outlet(Protocol):
    """Of a connection that does not wait for messages, but is told of them."""

    def write(self, *messages: bytes) -> bool:
        """Whether it took these messages at once, because nothing is in their way."""

    def wake(self) -> None:
        """Something waits in the queue."""


class Told(NamedTuple):
    """What a connection knows that has taken all messages."""

    knows: int
    """Whose knowledge it was."""
    observation: Viewed
    moves: list[str]


class Listener:
    """Takes messages without ever waiting. One who reads too slowly loses them and gets a fresh view."""

    def __init__(self, identity: str, size: int, *, whole: bool = False) -> None:
        self.identity: Final = identity
        self._whole = whole
        """Every message tells everything, for readers that do not keep what they were told."""
        self._told: Told | None = None
        self.seat = PUBLIC
        """At a shared screen: who sits before it."""
        self.looks = PUBLIC
        """The seat over whose shoulder a spectator looks, as long as it allows it."""
        self._size = size
        self._queue: Mailbox[bytes | None] = Mailbox()
        self._lost = False
        self.outlet: Outlet | None = None
        self.dismissed: str | None = None
        """Set when the connection is to end: why, or an empty text if it may come again at once."""

    @property
    def told(self) -> Told | None:
        """What the next step can go on from."""
        return self._told

    @told.setter
    def told(self, told: Told) -> None:
        self._told = None if self._whole else told

    def dismiss(self, code: str = "") -> None:
        """Say why, if there is a reason, and end."""
        if self.dismissed is None:
            self.restart(*([encode(Failed(code))] if code else []))
            self.dismissed = code
            self._put(None)

    def length(self) -> int:
        return self._queue.qsize()

    def send(self, *messages: bytes) -> None:
        if self._lost or self.dismissed is not None or self._is_written(messages):
            return
        if self._queue.qsize() + len(messages) > self._size:
            self._lose()
        else:
            self._put(*messages)

    def _is_written(self, messages: tuple[bytes, ...]) -> bool:
        """Without the queue, where nothing waits in it."""
        return self.outlet is not None and self._queue.empty() and self.outlet.write(*messages)

    def _put(self, *messages: bytes | None) -> None:
        for data in messages:
            self._queue.put_nowait(data)
        if self.outlet is not None:
            self.outlet.wake()

    def restart(self, *messages: bytes) -> None:
        """Go on from a fresh view, and what belongs to it."""
        if self.dismissed is not None:
            return
        self._queue.clear()
        self._lost = False
        self._put(*messages)

    def next(self) -> Coroutine[Any, Any, bytes | None]:
        """The next message; None when messages were lost and a fresh view is due, or after a dismissal."""
        return self._queue.get()

    def waiting(self) -> bytes | None:
        """The next message, if there is one already."""
        return None if self._queue.empty() else self._queue.get_nowait()

    def _lose(self) -> None:
        self._queue.clear()
        self._lost = True
        self._put(None)
