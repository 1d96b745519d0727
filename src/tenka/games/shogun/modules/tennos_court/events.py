"""What can happen at Tenno's Court. Favors are named by their printed number."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenka.core.events import Event, OpenEvent

Lack = Literal["armies", "officials"]
Cause = Literal["declined", "too-few"]
GrantName = Literal["chests", "rice", "points", "tray"]


class FavorOffer(msgspec.Struct, frozen=True):
    favor: int
    officials: int
    """What it costs."""
    gift: str
    """Its kind."""
    amount: int


class FavorsLaidOut(Event, frozen=True, tag="favors-laid-out"):
    """The dearest first."""

    favors: list[FavorOffer]


class OfficialsArrived(Event, frozen=True, tag="officials-arrived"):
    """At the first load of the tower, one for each own army that fell out."""

    seat: int
    officials: int


class OfficialsSent(Event, frozen=True, tag="officials-sent"):
    """Armies became officials in the entrance hall."""

    seat: int
    space: str
    province: str | None
    """None: the armies lay in the tray."""
    officials: int


class ConversionLapsed(Event, frozen=True, tag="conversion-lapsed"):
    seat: int
    space: str
    province: str | None
    lack: Lack


class AudienceEntered(OpenEvent, frozen=True, tag="audience-entered"):
    """All officials of a seat go from the entrance hall to the audience hall."""

    seat: int
    officials: int


class FavorTaken(OpenEvent, frozen=True, tag="favor-taken"):
    seat: int
    favor: int
    officials: int


class FavorMissed(OpenEvent, frozen=True, tag="favor-missed"):
    seat: int
    cause: Cause


class FavorGranted(OpenEvent, frozen=True, tag="favor-granted"):
    """Chests, rice, points, or armies from the supply into the tray."""

    seat: int
    favor: int
    grant: GrantName
    amount: int


class FavorKept(OpenEvent, frozen=True, tag="favor-kept"):
    """It works later, or for the rest of the round."""

    seat: int
    favor: int
    gift: str


class FavorVoid(OpenEvent, frozen=True, tag="favor-void"):
    """It cannot be applied."""

    seat: int
    favor: int


class EventDismissed(OpenEvent, frozen=True, tag="event-dismissed"):
    seat: int
    dismissed: str


class EventUpheld(OpenEvent, frozen=True, tag="event-upheld"):
    seat: int
    upheld: str


class GarrisonPlaced(OpenEvent, frozen=True, tag="garrison-placed"):
    """Free armies; a neutral province is taken without a battle."""

    seat: int
    province: str
    armies: int
    neutral: bool


class MarkerParried(Event, frozen=True, tag="marker-parried"):
    seat: int
    province: str


class CourtClosed(Event, frozen=True, tag="court-closed"):
    """Officials go back to the entrance hall, favors that nobody took leave the game."""

    waiting: list[int]
    """By seat, officials in the entrance hall."""
    removed: list[int]


EVENTS: tuple[type[Event], ...] = (
    FavorsLaidOut,
    OfficialsArrived,
    OfficialsSent,
    ConversionLapsed,
    AudienceEntered,
    FavorTaken,
    FavorMissed,
    FavorGranted,
    FavorKept,
    FavorVoid,
    EventDismissed,
    EventUpheld,
    GarrisonPlaced,
    MarkerParried,
    CourtClosed,
)
