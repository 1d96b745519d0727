"""What can happen on the chamber board. A space is named by its row, a to f, and its column, 1 to 6."""

from __future__ import annotations

import msgspec

from tenka.core.events import Event, OpenEvent


class RegionsLaidOut(Event, frozen=True, tag="regions-laid-out"):
    """The region tiles in their order."""

    regions: list[str]


class ChambersOpened(Event, frozen=True, tag="chambers-opened"):
    """Markers drawn from the bag lie face up on their spaces."""

    spaces: list[str]


class ChamberTaken(OpenEvent, frozen=True, tag="chamber-taken"):
    """Who has most provinces in a region puts an own marker on a space."""

    seat: int
    region: str
    chamber: str


class ChamberDeclined(OpenEvent, frozen=True, tag="chamber-declined"):
    seat: int
    region: str


class ChambersClosed(Event, frozen=True, tag="chambers-closed"):
    """The open markers are turned face down, and the first region tile goes last."""

    spaces: list[str]
    regions: list[str]


class ChamberLine(msgspec.Struct, frozen=True):
    """A row (a to f) or column (1 to 6): what it is worth, and who gets how much of that."""

    line: str
    value: int
    seats: list[int]
    """Who has the most there; empty if only face-down markers have."""
    points: int
    """What each of them gets."""


class ChambersScored(Event, frozen=True, tag="chambers-scored"):
    lines: list[ChamberLine]
    points: list[int]
    """By seat, for all lines."""


EVENTS: tuple[type[Event], ...] = (
    RegionsLaidOut,
    ChambersOpened,
    ChamberTaken,
    ChamberDeclined,
    ChambersClosed,
    ChambersScored,
)
