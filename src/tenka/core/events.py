"""Events: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

PUBLIC = -1
"""The viewer that knows only what everybody knows: spectators, logs, notices."""
EVERYBODY = -2
"""All seats together: they notice the beginning, and see finished games with all that any of them knew."""


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that happened. Games define their own; logs and animations are made of them."""

    def reveals(self) -> bool:
        """Whether anybody may learn something hidden from it, so that it cannot be taken back.

        To be on the safe side everything does, unless a game says that it tells only an open choice.
        """
        return True


class OpenEvent(Event, frozen=True):
    """Tells an open choice and what everybody could see coming: nothing hidden."""

    def reveals(self) -> bool:
        return False


SeatReason = Literal["left", "time", "vote", "back"]


class TableEvent(Event, frozen=True):
    """Something about the table, not about the game: the same for all games."""

    seat: int


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """Choices were taken back; nothing after this version, as its hearer counts, holds any more."""

    version: int


class SeatChanged(TableEvent, frozen=True, tag="seat-changed"):
    """A bot decides for a seat from now on, or its own player does again."""

    bot: str | None
    why: SeatReason


class Hinted(TableEvent, frozen=True, tag="hinted"):
    """Somebody asked for a hint. What it was, nobody else hears."""


class Delivery(msgspec.Struct, frozen=True):
    """One happening: what everybody hears of it, and what some seats hear instead."""

    public: Event | None
    private: Mapping[int, Event]

    def to(self, viewer: int) -> Event | None:
        return self.private.get(viewer, self.public)

    def reveals(self) -> bool:
        told = [*self.private.values(), self.public]
        return any(event.reveals() for event in told if event is not None)


class Story:
    """Collects what happens during one move. Rules get one only when somebody listens."""

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []

    def tell(self, public: Event | None, private: Mapping[int, Event] | None = None) -> None:
        self.deliveries.append(Delivery(public, private or {}))

    def heard_by_anybody(self) -> list[Event]:
        """All that everybody heard, each in the fuller version of a seat that heard more."""
        told = (delivery for delivery in self.deliveries if delivery.public is not None)
        return [event for each in told for event in [*each.private.values(), each.public][:1] if event]

    def heard_by(self, viewer: int) -> list[Event]:
        heard = (delivery.to(viewer) for delivery in self.deliveries)
        return [event for event in heard if event is not None]
