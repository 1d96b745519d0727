"""What can happen with military leaders and their statues."""

from __future__ import annotations

import msgspec

from tenka.core.events import Event, OpenEvent


class LeaderPlaced(OpenEvent, frozen=True, tag="leader-placed"):
    seat: int
    province: str


class LeaderKept(OpenEvent, frozen=True, tag="leader-kept"):
    """While claiming provinces: the leader does not start in this one."""

    seat: int
    province: str


class LeaderMoved(OpenEvent, frozen=True, tag="leader-moved"):
    seat: int
    origin: str
    province: str
    statue: bool
    """Whether one was left behind."""


class LeaderStayed(OpenEvent, frozen=True, tag="leader-stayed"):
    """There is no other own province."""

    seat: int
    province: str


class LeaderLost(Event, frozen=True, tag="leader-lost"):
    """The province is lost, and the leader is off the board until winter is over."""

    seat: int
    province: str


class StatuesTaken(OpenEvent, frozen=True, tag="statues-taken"):
    """A leader found statues of somebody else: trophies."""

    seat: int
    province: str
    victim: int
    count: int


class StatueScore(msgspec.Struct, frozen=True):
    seat: int
    statues: int
    """On the board."""
    trophies: int
    points: int
    total: int


class StatuesScored(Event, frozen=True, tag="statues-scored"):
    statue_scores: list[StatueScore]


EVENTS: tuple[type[Event], ...] = (
    LeaderPlaced,
    LeaderKept,
    LeaderMoved,
    LeaderStayed,
    LeaderLost,
    StatuesTaken,
    StatuesScored,
)
