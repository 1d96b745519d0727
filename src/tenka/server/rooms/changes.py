"""What becomes the next entry of a record: somebody's decision, or what happens by itself.

Commands, clocks and bots make changes; only the `Writer` applies them, and stores what came of it.
"""

from __future__ import annotations

import msgspec

from tenka.core.choices import CheckedChoice
from tenka.core.events import PUBLIC, SeatReason
from tenka.core.record import Hint, SeatChange
from tenka.core.table import AnyTable, PlayedStep
from tenka.server.rooms.seating import stand_in


class Change(msgspec.Struct, frozen=True):
    key: str
    """Makes a repetition harmless. Those of people begin with their seat, those of the server with a word."""
    seat: int

    def apply(self, table: AnyTable) -> PlayedStep:
        """Refused, if it cannot be."""
        raise NotImplementedError


class Choice(Change, frozen=True):
    choice: str | CheckedChoice
    """By its names where it is still to be checked: when it was held back, or comes from a bot."""

    def apply(self, table: AnyTable) -> PlayedStep:
        return table.play(self.seat, self.choice)


class GoBack(Change, frozen=True):
    whole: bool

    def apply(self, table: AnyTable) -> PlayedStep:
        return table.undo(self.seat, whole=self.whole)


class Handover(Change, frozen=True):
    """A bot plays on for a seat, or its own player again."""

    why: SeatReason

    def apply(self, table: AnyTable) -> PlayedStep:
        bot = None if self.why == "back" else stand_in(table.game.name)
        return table.change_seat(self.seat, bot, self.why)


class HintTaken(Change, frozen=True):
    def apply(self, table: AnyTable) -> PlayedStep:
        return table.hint(self.seat)


class Progress(msgspec.Struct, frozen=True):
    """A step of a live table, and who could notice it."""

    live: AnyTable
    step: PlayedStep
    before: dict[int, int]
    """The versions that all viewers had reached."""

    def is_noticed_by(self, viewer: int) -> bool:
        return self.live.version(viewer) != self.before[viewer]

    def is_public(self) -> bool:
        return self.is_noticed_by(PUBLIC)

    def is_secret(self) -> bool:
        """Whether nobody noticed it but its author."""
        return not any(self.is_noticed_by(viewer) for viewer in self.before if viewer != self.step.entry.seat)

    def is_aside(self) -> bool:
        """Whether it left the question as it was."""
        return isinstance(self.step.entry, SeatChange | Hint)


def versions(live: AnyTable) -> dict[int, int]:
    return {viewer: live.version(viewer) for viewer in range(PUBLIC, live.game.seats)}
