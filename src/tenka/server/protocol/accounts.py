"""What goes over the wire about accounts and for hosts. The browser's types are made from this module."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenka.server.protocol.http import Name, Wire, Word

Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class SignUp(Wire, frozen=True):
    """Make an account of a guest, who keeps everything."""

    name: Name
    password: Secret


class SignIn(Wire, frozen=True):
    name: Name
    password: Secret
    bring: bool = True
    """Whether the tables of the guest come along."""


class SignedIn(Wire, frozen=True):
    name: str
    brought: int
    """How many tables of the guest came along."""
    shared: list[str]
    """Tables where guest and account both had a seat: now they share a screen."""


class SignOut(Wire, frozen=True):
    everywhere: bool = False


class ChangePassword(Wire, frozen=True):
    old: Annotated[str, msgspec.Meta(max_length=1000)]
    """Empty where there is none yet."""
    new: Secret


class Begin(Wire, frozen=True):
    """Sign in with the OpenID provider of this server, or link it to the account."""

    bring: bool = True


class Redirect(Wire, frozen=True):
    """Where the browser is to go."""

    url: str


class Device(Wire, frozen=True):
    created: str
    seen: str
    here: bool


class AccountInfo(Wire, frozen=True):
    name: str
    role: Literal["guest", "player", "host"]
    accounts: Literal["open", "closed", "off"]
    """Whether people can make one here."""
    provider: str
    """Another way to sign in, by name; empty if there is none."""
    password: bool
    linked: bool
    """Whether one can sign in by the provider."""
    devices: list[Device]
    tables: int
    """Where you have a seat."""
    banned: str | None
    """Why you may not play here."""


class Forget(Wire, frozen=True):
    """Delete everything that is kept of you; `name` is typed to show that it is meant."""

    name: Annotated[str, msgspec.Meta(max_length=64)]


# --- for hosts -------------------------------------------------------------------------------------


class Load(Wire, frozen=True):
    """How this process is doing, and what is in the database."""

    version: str
    python: str
    schema: str
    database: str
    games: dict[str, int]
    """Versions of their rules."""
    uptime: float
    memory: int
    """Bytes; 0 where the system does not tell."""
    rooms: int
    """Tables in memory."""
    tables: dict[str, int]
    """Stored ones, by status."""
    pages: int
    people: int
    moves: int
    """Since the process began."""
    thinking: int
    """Bots."""
    queued: int
    """Messages that wait for slow pages."""
    longest_queue: int


class SeatLine(Wire, frozen=True):
    name: str
    kind: Literal["person", "program", "open", "bot"]


class TableLine(Wire, frozen=True):
    """What everybody could know of a table."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    created: str
    updated: str
    listed: bool
    seats: list[SeatLine]
    closed: str | None


class BanLine(Wire, frozen=True):
    id: str
    name: str
    address: str
    reason: str
    until: str | None
    created: str
    by: str


class PersonLine(Wire, frozen=True):
    id: str
    name: str
    role: Literal["guest", "player", "host"]
    created: str
    tables: int
    addresses: list[str]
    """Where they are connected from, if they are, to this process."""
    bans: list[BanLine]


class AuditLine(Wire, frozen=True):
    at: str
    by: str
    action: str
    target: str
    reason: str


class Close(Wire, frozen=True):
    reason: Reason


class BanRequest(Wire, frozen=True):
    """A person, an address or network, or both."""

    reason: Reason
    identity: Word | None = None
    address: Annotated[str, msgspec.Meta(max_length=64)] = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] | None = None
    """None: for good."""
