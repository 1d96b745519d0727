"""Events: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

PUBLIC = -1
"""The viewer that knows only what everybody knows: spectators, logs, notices."""


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that happened. Games define their own; logs and animations are made of them."""


class Telling(msgspec.Struct, frozen=True):
    """One happening: what everybody hears of it, and what some seats hear instead."""

    public: Event | None
    private: Mapping[int, Event]

    def to(self, viewer: int) -> Event | None:
        return self.private.get(viewer, self.public)


class Story:
    """Collects what happens during one move. Rules get one only when somebody listens."""

    def __init__(self) -> None:
        self.tellings: list[Telling] = []

    def tell(self, public: Event | None, private: Mapping[int, Event] | None = None) -> None:
        self.tellings.append(Telling(public, private or {}))

    def heard_by(self, viewer: int) -> list[Event]:
        heard = (telling.to(viewer) for telling in self.tellings)
        return [event for event in heard if event is not None]
