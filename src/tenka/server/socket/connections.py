"""The open connections of this process, so that somebody can be sent away from all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from tenka.server.rooms.listener import Listener


class Connection(msgspec.Struct, frozen=True, eq=False):
    """One WebSocket or stream at a table."""

    identity: str
    address: str
    session: str
    """The token of somebody who is signed in."""
    listener: Listener


class Connections:
    def __init__(self) -> None:
        self.open: Final[set[Connection]] = set()
        self._counts: Counter[str] = Counter()
        """By who opened them."""

    @contextmanager
    def keep(self, connection: Connection) -> Iterator[None]:
        """Know it for as long as it is in use."""
        self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    def dismiss(self, identity: str) -> None:
        """Have all pages of somebody connect again; then it is looked anew who they are and what they may."""
        for connection in list(self.open):
            if connection.identity == identity:
                connection.listener.dismiss()

    def count(self, sender: str, most: int) -> bool:
        """One more WebSocket or stream of somebody, if they may have another."""
        if self._counts[sender] >= most:
            return False
        self._counts[sender] += 1
        return True

    def uncount(self, sender: str) -> None:
        self._counts[sender] -= 1
        if not self._counts[sender]:
            del self._counts[sender]

    def addresses(self, identity: str) -> list[str]:
        return sorted({one.address for one in self.open if one.identity == identity})
