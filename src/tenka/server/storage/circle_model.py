"""What a storage keeps about who knows whom, as plain Structs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a person has blocked, under the name of that day."""

    identity: str
    page: str
    name: str


class StoredInvitation(msgspec.Struct, frozen=True):
    """Somebody was asked by name to a table that waits."""

    table: str
    game: str
    invite: str
    by: str
    """The identity."""
    name: str
    """Of whoever asks."""
    created: str


class Wish(msgspec.Struct, frozen=True):
    """Somebody who would play now."""

    identity: str
    name: str
    games: dict[str, list[int]]
    """The numbers of players that would do, by game."""
    since: float
    seated: str | None = None
    """The table that came of it."""


class Group(msgspec.Struct, frozen=True):
    """People who could play together."""

    game: str
    identities: list[str]


class Proposal(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: int
    deadline: float
    people: list[tuple[str, str, bool]]
    """Identity, name, and whether this person has said yes."""

    def is_settled(self) -> bool:
        return len(self.people) == self.seats and all(yes for _, _, yes in self.people)


Match = Callable[[list[Wish], set[frozenset[str]]], list[Group]]
"""Who plays what with whom, of people who wait (the longest first), but for pairs that one of them blocks."""


class Club(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    invite: str
    listed: bool
    created: str


class Member(msgspec.Struct, frozen=True):
    identity: str
    name: str
    page: str
    hidden: bool
    asked: bool
    """Asks to be one."""
    joined: str


class ClubCount(msgspec.Struct, frozen=True):
    club: Club
    members: int


class Standing(msgspec.Struct, frozen=True):
    """How somebody does against other members: of all pairs at the same tables, how often ahead, or equal."""

    game: str
    identity: str
    games: int
    pairs: int
    ahead: int
    equal: int


class ClubGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    ended: str
    places: list[tuple[str, int]]
    """Of members, by identity."""
