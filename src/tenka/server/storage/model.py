"""What a storage keeps, as plain Structs, and how it fails. Games and rules are unknown here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tenka.core.errors import TenkaError
from tenka.server.protocol.notices import Channel

Status = Literal["waiting", "playing", "over"]
Role = Literal["player", "host"]
Kind = Literal["person", "program", "open", "bot"]
"""A program takes its seat and plays by HTTP, as a person does by page; a bot is one of ours."""
Origin = Literal["new", "fork", "file", "lesson", "daily"]
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
    account: bool = False
    """Whether whoever took it had an account then."""


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
    settings: dict[str, Any] = {}
    """Of the table (`TableSettings`), where they are not the usual ones."""
    closed: str | None = None
    """Why a host has closed it."""
    contest: str | None = None
    """The contest that it belongs to."""
    sealed: bool = False
    """Others play the same deal, in the same round of a contest, and nothing of it may be told yet."""

    def __repr__(self) -> str:
        return f"StoredTable({self.id}, {self.status})"  # a seed has no place in a log


class StoredEntry(msgspec.Struct, frozen=True):
    seq: int
    key: str
    payload: dict[str, Any]

    def conflict(self, known: list[StoredEntry]) -> StorageError | None:
        """What it runs into among the entries of its table: its key counts before its number."""
        if any(old.key == self.key for old in known):
            return RepeatedKey("the table has an entry with this key")
        if any(old.seq == self.seq for old in known):
            return Taken("the table has an entry of this number")
        return None


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


# --- accounts ----------------------------------------------------------------------------------------


class Account(msgspec.Struct, frozen=True):
    identity: str
    name: str
    role: Role
    password: str | None
    """Its hash; None for who signs in elsewhere."""
    created: str

    def __repr__(self) -> str:
        return f"Account({self.role})"  # a hash has no place in a log


class Session(msgspec.Struct, frozen=True):
    identity: str
    role: Role
    seen: float
    """When it was last renewed, in seconds since 1970."""
    created: str


class OpenId(msgspec.Struct, frozen=True):
    issuer: str
    subject: str


class PendingSignIn(msgspec.Struct, frozen=True):
    """A sign-in that is under way at a provider."""

    nonce: str
    verifier: str
    bring: bool
    """Whether the guest's things come along."""


class MergeResult(msgspec.Struct, frozen=True):
    """What an account got from a guest: the tables, and at which of them both had a seat."""

    tables: list[str]
    shared: list[str]


# --- moderation --------------------------------------------------------------------------------------


class Ban(msgspec.Struct, frozen=True):
    id: str
    identity: str | None
    address: str | None
    """A network."""
    name: str
    """Of the one who is banned, as it was then."""
    reason: str
    until: str | None
    created: str
    by: str


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that a host has done."""

    id: str
    at: str
    by: str
    action: str
    target: str
    reason: str


class FoundPerson(msgspec.Struct, frozen=True):
    """Somebody who was looked for."""

    id: str
    name: str
    role: str | None
    """None for a guest."""
    created: str
    tables: int


# --- results -----------------------------------------------------------------------------------------


Pool = Literal["people", "bots"]
"""Against whom somebody is rated: games of several accounts, or of one person with our bots."""


class Skill(msgspec.Struct, frozen=True):
    """How strong somebody plays: the mean of what is believed, and its deviation."""

    mu: float
    sigma: float


class StoredResult(msgspec.Struct, frozen=True):
    """How one seat of a finished game did."""

    table: str
    seat: int
    identity: str | None
    """Of a person; whoever shares another's screen has none, nor have bots and programs."""
    bot: str | None
    game: str
    seats: int
    place: int
    points: int | None
    left: bool
    """A bot decided for the person at the end."""
    ended: str
    version: int
    """Of what was counted."""
    pool: Pool | None
    """Where it is rated, if it is."""
    mu: float | None = None
    """The rating after this game; None until it is rated."""
    sigma: float | None = None


class Summary(msgspec.Struct, frozen=True):
    """What is counted of a finished game, by seat."""

    results: list[StoredResult]
    statistics: list[dict[str, float]]


class Profile(msgspec.Struct, frozen=True):
    identity: str
    name: str
    page: str
    hidden: bool


class PlaceCount(msgspec.Struct, frozen=True):
    """How often somebody had a place, and the points of those games that have points."""

    game: str
    seats: int
    place: int
    games: int
    points: int
    with_points: int


class StatisticSum(msgspec.Struct, frozen=True):
    game: str
    name: str
    games: int
    total: float
    best: float


class HeadToHead(msgspec.Struct, frozen=True):
    """With somebody else at the same tables: how often the other had a better place, or the same."""

    identity: str
    games: int
    behind: int
    equal: int


class RatedPerson(msgspec.Struct, frozen=True):
    identity: str
    games: int
    skill: Skill


class Deal(msgspec.Struct, frozen=True):
    """Somebody's game of a daily deal."""

    day: str
    game: str
    identity: str
    table: str
    place: int | None
    points: int | None
    left: bool
    """It has no result: a bot has helped, or it was finished too late."""
    ended: str | None


class AnsweredPuzzle(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle."""

    puzzle: str
    game: str
    move: str
    right: bool
    at: str


class PlayedDeal(msgspec.Struct, frozen=True):
    deal: Deal
    name: str
    account: bool


# --- privacy -----------------------------------------------------------------------------------------


class OwnLine(msgspec.Struct, frozen=True):
    """Something that somebody said at a table."""

    table: str
    at: str
    name: str
    text: str


class OwnNotes(msgspec.Struct, frozen=True):
    """What somebody noted at a table."""

    table: str
    seat: int
    text: str
