"""Time at a table: it runs only while a seat owes a decision, for everybody on their own.

A seat begins a new decision when somebody else's move asks it, or when a move of its own that decided
something leads to the next question. So nobody gains time by opening a sealed choice, by going back or by
choosing in many small steps; and nobody can count such steps by looking at a clock.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from typing import Final

from tenka.core.record import Undo
from tenka.core.table import PlayedStep
from tenka.server.protocol.http import Rhythm, SeatClock
from tenka.server.storage.interface import Clock

BACK_AT_LEAST: Final = 60.0
"""Seconds that somebody has who plays again after a bot did."""

_started = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970. While the server runs, nobody's time jumps with the clock of the machine."""
    return _started + time.monotonic()


def started(rhythm: Rhythm, seats: int, owing: Collection[int], moment: float) -> dict[int, Clock]:
    """Everybody's clock at the beginning."""
    full = float(rhythm.seconds)
    return {seat: Clock(full, moment + full if seat in owing else None) for seat in range(seats)}


class Turn:
    """What a step did to the clocks: who owed a decision before it and who does after it."""

    def __init__(
        self, rhythm: Rhythm, step: PlayedStep, before: Collection[int], after: Collection[int]
    ) -> None:
        self._rhythm = rhythm
        self._step = step
        self._before = before
        self._after = after

    def clocks(self, old: Mapping[int, Clock], moment: float) -> dict[int, Clock]:
        """The clocks that are different now."""
        new = {seat: self._clock(seat, clock, moment) for seat, clock in old.items()}
        return {seat: clock for seat, clock in new.items() if clock != old[seat]}

    def _clock(self, seat: int, clock: Clock, moment: float) -> Clock:
        owed, owes = seat in self._before, seat in self._after
        own = self._step.entry.seat == seat
        begins = owes and (self._step.final and own if owed else not own)
        if not begins and owed == owes:
            return clock
        left = self._refreshed(left_at(clock, moment)) if begins else left_at(clock, moment)
        if isinstance(self._step.entry, Undo) and owed and not owes:
            left = max(0.0, left - self._rhythm.more)
        return Clock(left, moment + left if owes else None)

    def _refreshed(self, left: float) -> float:
        return left + self._rhythm.more if self._rhythm.kind == "live" else float(self._rhythm.seconds)


def returned(rhythm: Rhythm, clock: Clock, moment: float, *, owes: bool) -> Clock:
    """The clock of somebody who plays again."""
    left = left_at(clock, moment)
    left = max(left, BACK_AT_LEAST, rhythm.more) if rhythm.kind == "live" else float(rhythm.seconds)
    return Clock(left, moment + left if owes else None)


def left_at(clock: Clock, moment: float) -> float:
    return clock.left if clock.deadline is None else max(0.0, clock.deadline - moment)


def shown(clocks: Mapping[int, Clock], moment: float) -> list[SeatClock]:
    return [
        SeatClock(round(left_at(clocks[seat], moment), 1), clocks[seat].deadline is not None)
        for seat in sorted(clocks)
    ]
