"""What a host can set about rooms. The server's settings are these and more."""

from __future__ import annotations

import msgspec


class RoomLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    queue: int = 64
    """Messages that may wait for a slow connection before it gets a fresh view instead."""
    rooms: int = 200
    """Tables kept in memory although nobody is at them."""
    unused_seconds: float = 60.0
    """How long these are kept at most."""


class RoomSettings(msgspec.Struct, frozen=True):
    reaction_seconds: float = 8.0
    bot_seconds: float = 0.7
    absent_seconds: float = 180.0
    """How long somebody is away, or keeps others waiting, before a single other may let a bot play."""
    grace_seconds: float = 60.0
    """How long nobody's time runs out after the server has started."""
    sweep_seconds: float = 15.0
    """How often tables that are not in memory are searched for time that has run out."""
    retry_seconds: float = 1.0
    """How long bots wait before they try again when the storage has failed."""
    notice_seconds: float = 300.0
    """How long somebody who has the table open may think before a notice is sent as well."""
    limits: RoomLimits = RoomLimits()
