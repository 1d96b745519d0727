"""What a storage keeps about who knows whom, as plain Structs."""

from __future__ import annotations

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
