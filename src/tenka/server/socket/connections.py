"""Who is connected to this process, on which pages, so that somebody can be sent away from all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from tenka.server.rooms.listener import Listener


class Page(msgspec.Struct, frozen=True, eq=False):
    """One WebSocket or stream at a table."""

    identity: str
    address: str
    session: str
    """The token of somebody who is signed in."""
    listener: Listener


class Connections:
    def __init__(self) -> None:
        self.pages: Final[set[Page]] = set()
        self._open: Counter[str] = Counter()
        """By who opened them."""

    @contextmanager
    def page(self, page: Page) -> Iterator[None]:
        self.pages.add(page)
        try:
            yield
        finally:
            self.pages.discard(page)

    def dismiss(self, identity: str) -> None:
        """Let all pages of somebody come again; then it is looked anew who they are and what they may."""
        for page in list(self.pages):
            if page.identity == identity:
                page.listener.dismiss()

    def count(self, sender: str, most: int) -> bool:
        """One more WebSocket or stream of somebody, if they may have another."""
        if self._open[sender] >= most:
            return False
        self._open[sender] += 1
        return True

    def uncount(self, sender: str) -> None:
        self._open -= Counter((sender,))

    def addresses(self, identity: str) -> list[str]:
        return sorted({page.address for page in self.pages if page.identity == identity})
