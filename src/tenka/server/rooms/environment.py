"""All that rooms are given: where to store, whom to tell, what time it is, where bots think.

They know no more of the outside, so the same rooms run behind a server and inside a page.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

import msgspec

from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.core.table import AnyTable
from tenka.server import moments
from tenka.server.cluster.bus import Bus
from tenka.server.rooms.notices import Tell
from tenka.server.rooms.settings import RoomSettings
from tenka.server.storage.interface import ChatStorage, EntryStorage, SeatStorage
from tenka.server.storage.model import Identity, StoredTable


class IdentityReader(Protocol):
    async def get(self, identity: str) -> Identity | None: ...


class TableReader(Protocol):
    async def get(self, table: str) -> StoredTable | None: ...

    async def overdue(self, moment: float, limit: int) -> list[str]:
        """Tables where somebody's time is out."""


class RoomStorage(Protocol):
    """The part of a storage that rooms use."""

    @property
    def identities(self) -> IdentityReader: ...

    @property
    def tables(self) -> TableReader: ...

    @property
    def entries(self) -> EntryStorage: ...

    @property
    def seats(self) -> SeatStorage: ...

    @property
    def chat(self) -> ChatStorage: ...


class ChatLimit(Protocol):
    async def wait(self, sender: str) -> float:
        """Count one more line of somebody: 0, or how many seconds that is too early."""


class SeatedBot(Protocol):
    """A bot at one seat of one table. It gets an Observation and its legal moves, and nothing else."""

    def pace(self, observation: msgspec.Struct) -> float:
        """Seconds that it takes for a decision of this kind, whatever it holds; 0 if it has no pace."""

    def choose(
        self, observation: msgspec.Struct, moves: list[Move], seconds: float | None = None
    ) -> Coroutine[Any, Any, str]:
        """The name of its move. Its time runs from now on; without a number it is what the bot likes."""


class BotHost(Protocol):
    """Where bots think."""

    def seat(self, game: AnyGame, options: Options, level: str, seed: int) -> SeatedBot: ...

    def close(self) -> None: ...


class Meter:
    """What a host may want to count. This one counts nothing."""

    def room_opened(self) -> None: ...

    def room_closed(self) -> None: ...

    def refused(self, code: str) -> None: ...

    def resynced(self) -> None:
        """A slow connection lost messages and got a fresh view."""

    def thinking(self) -> AbstractContextManager[object]:
        """While a bot chooses a move."""
        return nullcontext()


class Environment(msgspec.Struct, frozen=True):
    storage: RoomStorage
    bus: Bus
    bots: BotHost
    tell: Tell
    """Sends a notice to somebody who is away."""
    chat_limit: ChatLimit
    settings: RoomSettings
    meter: Meter = Meter()
    ended: Callable[[str, AnyTable], None] = lambda _table, _live: None
    """Hears of every game that is over, once that is stored; what is at hand changes no more."""
    now: Callable[[], float] = moments.now
    """Seconds since 1970, never jumping."""
