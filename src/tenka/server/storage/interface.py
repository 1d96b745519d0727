"""What the server asks of a storage. Rows are plain Structs; games and rules are unknown here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, Protocol

import msgspec

from tenka.core.errors import TenkaError
from tenka.server.protocol.http import Channel

Status = Literal["waiting", "playing", "over"]
Kind = Literal["person", "program", "open", "bot"]
"""A program takes its seat and plays by HTTP, as a person does by page; a bot is one of ours."""
Origin = Literal["new", "fork", "file"]
Draws = dict[str, list[int]]


class StorageError(TenkaError):
    """The storage did not take something."""


class Clash(StorageError):
    """A constraint of the database refused the write."""


class StorageDown(StorageError):
    """It cannot be reached, or failed. Whether the last write has happened is not known."""


class Taken(StorageError):
    """An entry with this number is there already: somebody else has written."""


class RepeatedKey(StorageError):
    """An entry with this key is there already: the same command has been stored before."""


class SeatTaken(StorageError):
    """The seat is not open, the identity sits there already, or the table does not wait any more."""


class Identity(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Literal["person", "program"] = "person"


class StoredSeat(msgspec.Struct, frozen=True):
    kind: Kind
    name: str
    identity: str | None = None
    bot: str | None = None
    screen: int | None = None
    """The seat whose person brings the screen that this one plays at, if it is not the own."""
    time_left: float | None = None
    """Seconds, where there are clocks."""
    deadline: float | None = None
    """When the time is out, in seconds since 1970; None while it does not run."""
    votes: list[int] = []
    shared: bool = False


class StoredTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: Status
    seed: str
    """Secret until the game is over; hexadecimal."""
    commitment: str
    start: Draws
    """The draws of the set-up; empty while the table waits."""
    invite: str
    created: str
    updated: str
    result: list[int]
    """Everybody's rank; empty until the game is over."""
    seats: list[StoredSeat]
    listed: bool = False
    """Whether anybody may take an open seat."""
    rematch: str | None = None
    """The table where the same people play again."""
    origin: Origin = "new"
    fork: dict[str, Any] | None = None
    """The position that the game begins with, if it is not its set-up."""
    house: dict[str, Any] = {}
    """The rules of the house, where they are not the usual ones."""
    closed: str | None = None
    """Why a host has closed it."""

    def __repr__(self) -> str:
        return f"StoredTable({self.id}, {self.status})"  # a seed has no place in a log


class StoredEntry(msgspec.Struct, frozen=True):
    seq: int
    key: str
    payload: dict[str, Any]


class Subscription(msgspec.Struct, frozen=True):
    """Where somebody wants to hear that a table waits for them."""

    id: str
    identity: str
    kind: Channel
    target: str
    """A webhook's or push service's address, or a mail address."""
    language: str
    site: str
    """The address of this server as that person knows it, such as https://tenka.example.org."""

    def __repr__(self) -> str:
        return f"Subscription({self.kind})"  # an address is somebody's secret


class Answer(msgspec.Struct, frozen=True):
    """A choice and its key: what a command asks for, or a reaction that is held back until its time is up."""

    move: str
    key: str


class StoredLine(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    key: str
    seat: int
    name: str
    text: str
    at: str
    identity: str | None = None
    """Who said it; None if that is not known any more."""


class Clock(msgspec.Struct, frozen=True):
    left: float
    deadline: float | None = None


Clocks = Mapping[int, Clock]
"""By seat."""


class Storage(Protocol):
    """Every method is one transaction: done completely and durably when it returns, or not at all."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """StorageError unless it answers and its schema is up to date."""

    async def identity(self, identity: str) -> Identity | None: ...

    async def name_identity(self, identity: Identity) -> None:
        """Store an identity, or its new name, at its seats of unfinished tables too. Clash."""

    async def add_table(self, table: StoredTable, owner: Identity) -> None:
        """Store a new table, and who made it."""

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        """Store a whole game that came as a file; if it is there already, nothing changes."""

    async def table(self, table: str) -> StoredTable | None: ...

    async def tables_of(self, identity: str, limit: int) -> list[StoredTable]:
        """Where the identity sits, last changed first."""

    async def open_tables(self, limit: int) -> list[StoredTable]:
        """Listed tables that wait for people, newest first."""

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        """Store the next table of the same people, unless there is one; the id of the one there is."""

    async def sit(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        """Give an open seat to a person; with the last one, `start` begins the game. SeatTaken."""

    async def subscriptions(self, identity: str) -> list[Subscription]:
        """Oldest first."""

    async def subscribe(self, subscription: Subscription, person: Identity) -> None:
        """Store it for its person; an address that is there already is only brought up to date."""

    async def unsubscribe(self, identity: str, subscription: str) -> bool:
        """Whether it was there."""

    async def remove_waiting(self, before: str, besides: Collection[str]) -> int:
        """Remove tables that wait since before a moment, unless somebody is there; how many."""

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

    async def entries(self, table: str, since: int = 0) -> list[StoredEntry]:
        """All entries in order, from one on."""

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        """Keep a reaction that is to become entry `seq`. The one that is kept: an earlier one stays."""

    async def held(self, table: str, seq: int) -> Answer | None: ...

    async def release(self, table: str, seq: int, key: str) -> None:
        """Forget a reaction that was kept."""

    async def stand_up(self, table: str, seat: int, identity: str) -> None:
        """Open a seat again. A waiting table that everybody has left is gone. SeatTaken."""

    async def set_clocks(self, table: str, clocks: Clocks) -> None: ...

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        """Add a vote about a seat, or take it away. All votes about it, those of other processes included."""

    async def forget_votes(self, table: str, seat: int) -> None: ...

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None: ...

    async def overdue(self, moment: float, limit: int) -> list[str]:
        """Tables where somebody's time is out."""

    async def say(self, table: str, line: StoredLine) -> StoredLine:
        """Add a line, whatever its number says; the line as it is stored. One with a known key is not new."""

    async def said(self, table: str, limit: int) -> list[StoredLine]:
        """The last lines, oldest first."""

    async def write_notes(self, table: str, seat: int, text: str) -> None: ...

    async def notes(self, table: str) -> list[str]:
        """By seat."""
