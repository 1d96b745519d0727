"""What is said at a table: plain text, the same for everybody who listens."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

from tenka.core.events import PUBLIC
from tenka.server.moments import timestamp
from tenka.server.protocol.socket import ChatLine
from tenka.server.storage.interface import Storage
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


async def said(storage: Storage, table: str) -> list[ChatLine]:
    """What somebody has taken away is not told any more."""
    return [told(line) for line in await storage.chat.last(table, MANY_LINES) if line.text]


def new_line(key: str, seat: int, name: str, text: str, identity: str) -> StoredLine:
    return StoredLine(0, key, seat, name, text, timestamp(), identity)


def told(line: StoredLine) -> ChatLine:
    return ChatLine(line.number, line.seat, line.name, line.text, line.at)
