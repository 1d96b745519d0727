"""Where a page keeps things: texts by key, in order. A browser does it by IndexedDB."""

from __future__ import annotations

from typing import Protocol

Changes = dict[str, str | None]
"""What is to be kept under each key; None for nothing any more."""


class Disk(Protocol):
    async def get(self, key: str) -> str | None: ...

    async def scan(self, prefix: str) -> list[str]:
        """What is kept under all keys that begin like this, in the order of the keys."""

    async def write(self, changes: Changes) -> None:
        """All of them or none, kept for good when this returns. StorageDown."""
