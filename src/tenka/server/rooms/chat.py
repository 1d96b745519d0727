"""What is said at a table: plain text, the same for everybody who listens."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

from tenka.core.events import PUBLIC
from tenka.server.moments import timestamp
from tenka.server.protocol.socket import ChatLine, ChatLines
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.listener import Listener, encode
from tenka.server.storage.interface import ChatStorage
from tenka.server.storage.model import StoredLine

MANY_LINES: Final = 200
"""How much of the past somebody who comes in is told."""
JOINERS: Final = "\u200c\u200d"
"""Invisible signs that some scripts and faces need."""


def clean(text: str) -> str:
    """One line without signs that are not seen or turn others around."""
    visible = (" " if mark.isspace() else mark for mark in text if mark.isspace() or _is_seen(mark))
    return " ".join("".join(visible).split())


def _is_seen(mark: str) -> bool:
    return mark in JOINERS or unicodedata.category(mark)[0] != "C"


def key_of(seat: int, identity: str, key: str) -> str:
    """A key that nobody else can take; who somebody is cannot be read from it."""
    if seat != PUBLIC:
        return f"{seat}:{key}"
    return f"{hashlib.sha256(identity.encode()).hexdigest()[:16]}:{key}"


def new_line(key: str, seat: int, name: str, text: str, identity: str) -> StoredLine:
    return StoredLine(0, key, seat, name, text, timestamp(), identity)


class Chat:
    """The lines of one table, and which of them all here were told."""

    def __init__(self, table: str, storage: ChatStorage, audience: Audience) -> None:
        self._table = table
        self._storage = storage
        self._audience = audience
        self._told = 0
        """The number of the last line that all here were told."""

    async def add(self, line: StoredLine) -> None:
        await self._storage.add(self._table, line)

    async def welcome(self, listener: Listener) -> bytes:
        """All that was said, for somebody who comes in."""
        lines = await self._lines()
        if lines and self._audience.is_only(listener):
            self._told = lines[-1].number
        return encode(ChatLines(lines))

    async def tell_new(self) -> None:
        """Tell all here what is new, also what was said elsewhere."""
        fresh = [line for line in await self._lines() if line.number > self._told]
        if fresh:
            self._told = fresh[-1].number
            self._audience.tell_all(encode(ChatLines(fresh)))

    async def _lines(self) -> list[ChatLine]:
        """What somebody has taken away is not told any more."""
        lines = await self._storage.last(self._table, MANY_LINES)
        return [_told(line) for line in lines if line.text]


def _told(line: StoredLine) -> ChatLine:
    return ChatLine(line.number, line.seat, line.name, line.text, line.at)
