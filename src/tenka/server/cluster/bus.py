"""How processes that share a database know of each other. One process alone needs none of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

Known = tuple[str, int]
"""The status of a table, and how many entries it has."""


class Rooms(Protocol):
    """What a bus asks of the rooms of its process."""

    def follow(self, table: str, seq: int | None) -> None:
        """An entry was stored elsewhere, or (None) something else about the table was."""

    def follow_person(self, identity: str) -> None:
        """Something about somebody was stored elsewhere: who they are, or what they may."""

    def follow_all(self) -> None:
        """Notices may have been missed."""

    def loaded(self) -> dict[str, Known]:
        """The tables in memory or in use, and what is known of them here."""

    def adopt(self, table: str) -> None:
        """What happens by itself at this table is to happen here from now on."""


class Bus(Protocol):
    async def open(self, rooms: Rooms) -> None: ...

    async def close(self) -> None: ...

    async def drives(self, table: str) -> bool:
        """Whether what happens by itself at this table is to happen in this process."""

    async def release(self, table: str) -> None:
        """Nothing happens by itself at this table now; any process may take it up again."""

    async def came(self, table: str, identity: str) -> None:
        """Somebody connected here."""

    async def went(self, table: str, identity: str) -> None: ...

    async def elsewhere(self, table: str, here: Collection[str]) -> Collection[str]:
        """Who is connected to this table at other processes, which are told again who is here."""


class LocalBus:
    """The bus of the only process: everything happens here."""

    async def open(self, rooms: Rooms) -> None: ...

    async def close(self) -> None: ...

    async def drives(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None: ...

    async def came(self, table: str, identity: str) -> None: ...

    async def went(self, table: str, identity: str) -> None: ...

    async def elsewhere(self, table: str, here: Collection[str]) -> Collection[str]:
        return ()
