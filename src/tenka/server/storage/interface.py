"""Everything that the server asks of a storage, by subject.

Every method is one transaction: done completely and durably when it returns, or not at all. All of them can
raise StorageDown.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from tenka.server.storage.account_interface import (
    AccountStorage,
    ModerationStorage,
    PrivacyStorage,
    SessionStorage,
    SubscriptionStorage,
)
from tenka.server.storage.circle_interface import CircleStorage, ClubStorage, LobbyStorage
from tenka.server.storage.model import (
    Answer,
    AuditEntry,
    Clocks,
    Draws,
    Identity,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
)
from tenka.server.storage.puzzle_interface import PuzzleStorage
from tenka.server.storage.result_interface import ContestStorage, DealStorage, ResultStorage


class IdentityStorage(Protocol):
    """People, guests included, and programs."""

    async def get(self, identity: str) -> Identity | None: ...

    async def save(self, identity: Identity) -> None:
        """Store an identity, or its new name, at its seats of unfinished tables too. Clash."""


class TableStorage(Protocol):
    async def add(self, table: StoredTable, owner: Identity, entries: Collection[StoredEntry] = ()) -> None:
        """Store a new table, who made it, and what has been played there already."""

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        """Store a whole game that came as a file; if it is there already, nothing changes."""

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        """Store the next table of the same people, unless there is one; the id of the one there is."""

    async def get(self, table: str) -> StoredTable | None: ...

    async def several(self, tables: Collection[str]) -> list[StoredTable]:
        """Those of them that there are."""

    async def of_player(self, identity: str, limit: int) -> list[StoredTable]:
        """Where the identity sits, last changed first."""

    async def ids_of_player(self, identity: str) -> list[str]:
        """All tables where somebody has a seat, the oldest first."""

    async def listed(self, limit: int) -> list[StoredTable]:
        """Listed tables that wait for people, newest first."""

    async def overdue(self, moment: float, limit: int) -> list[str]:
        """Tables where somebody's time is out."""

    async def remove_waiting(self, before: str, besides: Collection[str]) -> int:
        """Remove tables that wait since before a moment, unless somebody is there; how many."""

    async def find(self, text: str, limit: int) -> list[StoredTable]:
        """By id, game, or the name of somebody who sits there; last changed first."""

    async def count(self) -> dict[str, int]:
        """By status."""

    async def close(self, table: str, reason: str, entry: AuditEntry) -> bool:
        """Whether it was there, and not closed or over."""


class EntryStorage(Protocol):
    """What was played, and reactions that are held back until their time is up."""

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        """Add an entry, with the clocks it changed and, if it is the last, the result. Taken, RepeatedKey.

        One that not everybody could notice leaves alone when the table was last `updated`.
        """

    async def of_table(self, table: str, since: int = 0) -> list[StoredEntry]:
        """All entries in order, from one on."""

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        """Keep a reaction that is to become entry `seq`. The one that is kept: an earlier one stays."""

    async def held(self, table: str, seq: int) -> Answer | None: ...

    async def release(self, table: str, seq: int, key: str) -> None:
        """Forget a reaction that was kept."""


class SeatStorage(Protocol):
    async def take(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        """Give an open seat to a person; with the last one, `start` begins the game. SeatTaken."""

    async def fill(self, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
        """Give open seats to bots and begin the game. SeatTaken."""

    async def leave(self, table: str, seat: int, identity: str) -> None:
        """Open a seat again. A waiting table that everybody has left is gone. SeatTaken."""

    async def set_clocks(self, table: str, clocks: Clocks) -> None: ...

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        """Add a vote about a seat, or take it away. All votes about it, those of other processes included."""

    async def forget_votes(self, table: str, seat: int) -> None: ...

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None: ...

    async def notes(self, table: str) -> list[str]:
        """By seat."""

    async def write_notes(self, table: str, seat: int, text: str) -> None: ...


class ChatStorage(Protocol):
    async def add(self, table: str, line: StoredLine) -> StoredLine:
        """Add a line, whatever its number says; the line as it is stored. One with a known key is not new."""

    async def last(self, table: str, limit: int) -> list[StoredLine]:
        """The last lines, oldest first."""


class BucketStorage(Protocol):
    """Token buckets that all processes share."""

    salt: str
    """The server's secret, for what must not be read from a key."""

    def hashed_key(self, name: str, key: str) -> str:
        """A key as it is stored: who has the database alone cannot find an address by trying them all."""

    async def take(self, key: str, rate: float, burst: float, moment: float | None = None) -> bool:
        """Whether there was a token left."""

    async def take_many(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        """The most, else the least; how many, and with none how many seconds there will not be enough."""

    async def fill(self, key: str) -> None:
        """Forget what was taken."""

    async def forget(self, before: float) -> None:
        """Remove buckets that nobody took from since."""


class InspectionStorage(Protocol):
    """What validation reads: all of it."""

    async def damages(self) -> list[str]:
        """What SQLite finds in its file, in its words; nothing for PostgreSQL, which has no such question."""

    async def unreadable(self) -> list[str]:
        """The database tables of which not every row can be read."""

    async def begun(self) -> list[str]:
        """The tables whose games have begun, in the order in which they were made."""

    async def games(self, ids: Collection[str]) -> list[tuple[StoredTable, list[StoredEntry]]]:
        """Tables with all of their entries."""


class Storage(Protocol):
    @property
    def backend(self) -> str:
        """`sqlite` or `postgresql`."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it: PostgreSQL; a SQLite file belongs to one."""

    @property
    def schema(self) -> str:
        """The version of the schema that this program needs."""

    @property
    def identities(self) -> IdentityStorage: ...

    @property
    def tables(self) -> TableStorage: ...

    @property
    def entries(self) -> EntryStorage: ...

    @property
    def seats(self) -> SeatStorage: ...

    @property
    def chat(self) -> ChatStorage: ...

    @property
    def subscriptions(self) -> SubscriptionStorage: ...

    @property
    def accounts(self) -> AccountStorage: ...

    @property
    def sessions(self) -> SessionStorage: ...

    @property
    def moderation(self) -> ModerationStorage: ...

    @property
    def privacy(self) -> PrivacyStorage: ...

    @property
    def buckets(self) -> BucketStorage: ...

    @property
    def results(self) -> ResultStorage: ...

    @property
    def deals(self) -> DealStorage: ...

    @property
    def contests(self) -> ContestStorage: ...

    @property
    def circle(self) -> CircleStorage: ...

    @property
    def lobby(self) -> LobbyStorage: ...

    @property
    def clubs(self) -> ClubStorage: ...

    @property
    def puzzles(self) -> PuzzleStorage: ...

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """StorageError unless it answers, can be written to, and its schema is up to date."""
