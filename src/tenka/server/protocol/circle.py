"""What goes over HTTP about who knows whom."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tenka.server.protocol.http import Name, Wire, Word


class SeatPerson(Wire, frozen=True):
    """Who sits on a seat, as far as you may know."""

    page: str | None
    """Where the person's page is, if there is one that you may see."""
    blocked: bool
    """You have blocked this person."""


class SeatPeople(Wire, frozen=True):
    tables: dict[str, list[SeatPerson]]
    """By table, then by seat."""


class Acquaintance(Wire, frozen=True):
    name: str
    page: str
    here: bool
    """Just now, and wishes to be seen."""


class BlockedPerson(Wire, frozen=True):
    name: str
    """When you blocked them."""
    page: str


class TableCall(Wire, frozen=True):
    """Somebody asks you to a table that waits."""

    table: str
    game: str
    invite: str
    by: str
    """The name."""
    created: str


class Circle(Wire, frozen=True):
    seen: bool
    """Whether others may see that you are here."""
    following: list[Acquaintance]
    here: list[Acquaintance]
    """Everybody who is here and wishes to be seen."""
    blocked: list[BlockedPerson]
    invitations: list[TableCall]


class Presence(Wire, frozen=True):
    seen: bool


class WhichPerson(Wire, frozen=True):
    """By their page."""

    page: Word


class Block(Wire, frozen=True):
    """By their page, or by the seat where you met them."""

    page: Word | None = None
    table: Word | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class CallToTable(Wire, frozen=True):
    """Somebody by their page, or by the name of their account."""

    page: Word | None = None
    name: Name | None = None


class CalledPeople(Wire, frozen=True):
    names: list[str]
    """Everybody who was asked to the table."""


# --- a table for people who wait ---------------------------------------------------------------------


class WaitForTable(Wire, frozen=True):
    wishes: Annotated[
        dict[Word, Annotated[list[int], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=16)
    ]
    """The numbers of players that would do, by game."""


class Confirmation(Wire, frozen=True):
    proposal: Word


class ProposedPerson(Wire, frozen=True):
    name: str
    confirmed: bool
    you: bool


class ProposalInfo(Wire, frozen=True):
    """A table that begins as soon as everybody has said yes."""

    id: str
    game: str
    seconds: float
    """That are left."""
    people: list[ProposedPerson]


class LobbyInfo(Wire, frozen=True):
    wishes: dict[str, list[int]]
    """Yours; empty if you do not wait."""
    waiting: dict[str, int]
    """How many wait, by game."""
    proposal: ProposalInfo | None
    table: str | None
    """Yours, once it has begun."""
