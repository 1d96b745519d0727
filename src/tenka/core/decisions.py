"""What a seat decided in a recorded game, each time with what it could know and choose from then.

A decision may be several moves: those that nobody notices, such as the cards of a plan one by one, belong to
the one that is noticed. What was taken back does not count, nor what a bot decided for somebody absent.
"""

from __future__ import annotations

import msgspec

from tenka.core.events import EVERYBODY
from tenka.core.game import AnyGame, Viewed
from tenka.core.record import AnyEntry, Entry, Record, Undo
from tenka.core.table import AnyTable, Table


class Decided(msgspec.Struct, frozen=True):
    """What was decided, and when."""

    moment: int
    """After how many entries of the record it was asked."""
    played: list[str]


class Decision(Decided, frozen=True):
    """With what the seat knew then."""

    observation: Viewed
    moves: list[str]
    """The names of the first moves that there were to choose from."""


def decisions(game: AnyGame, record: Record, seat: int) -> list[Decision]:
    """In the order in which they were made, without those that left no choice."""
    gathered = _Gathered(seat)
    standing = standing_entries(record.entries)
    for moment, table in enumerate(Table.retrace(game, record)):
        if moment:
            gathered.see(table)
        if moment in standing:
            gathered.meet(moment, table, record.entries[moment])
    return [one for one in gathered.done if len(one.moves) > 1 or len(one.played) > 1]


def standing_entries(entries: list[AnyEntry]) -> set[int]:
    """The places of the choices that were not taken back."""
    standing: list[int] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Entry):
            standing.append(place)
        elif isinstance(entry, Undo):
            del standing[-entry.back :]
    return set(standing)


class _Gathered:
    def __init__(self, seat: int) -> None:
        self.done: list[Decision] = []
        self._seat = seat
        self._open: Decision | None = None
        self._last: Entry | None = None
        """The entry that is about to be played, if it is the seat's own."""

    def meet(self, moment: int, table: AnyTable, entry: AnyEntry) -> None:
        """An entry that comes next."""
        if not isinstance(entry, Entry) or entry.seat != self._seat:
            return
        if self._seat in table.stand_ins:
            self._open = None
            return
        if self._seat not in table.actors():  # a sealed choice is opened again
            del self.done[-1:]
            return
        if self._open is None:
            self._open = Decision(moment, [], table.observe(self._seat), table.moves(self._seat))
        self._open.played.extend(entry.move.split(" "))
        self._last = entry

    def see(self, table: AnyTable) -> None:
        """What an entry led to: a choice that somebody could notice is complete."""
        if self._last is None or self._open is None:
            return
        if self._last.chance or table.heard(EVERYBODY) or table.heard(self._seat):
            self.done.append(self._open)
            self._open = None
        self._last = None
