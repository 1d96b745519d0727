"""Time at a table: it runs only while a seat owes a decision, for everybody on their own.

A seat begins a new decision when somebody else's move asks it, or when a move of its own that decided
something leads to the next question. So nobody gains time by opening a sealed choice, by going back or by
choosing in many small steps; and nobody can count such steps by looking at a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tenka.core.record import SeatChange, Undo
from tenka.core.table import PlayedStep
from tenka.server.protocol.http import SeatClock, TimeControl
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.position import Position
from tenka.server.storage.model import Clock

BACK_AT_LEAST: Final = 60.0
"""Seconds that somebody has who plays again after a bot did."""


def started(control: TimeControl, seats: int, owing: Collection[int], moment: float) -> dict[int, Clock]:
    """Everybody's clock at the beginning."""
    full = float(control.seconds)
    return {seat: Clock(full, moment + full if seat in owing else None) for seat in range(seats)}


class Turn:
    """What a step did to the clocks: who owed a decision before it and who does after it."""

    def __init__(
        self, control: TimeControl, step: PlayedStep, before: Collection[int], after: Collection[int]
    ) -> None:
        self._control = control
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
            left = max(0.0, left - self._control.more)
        return Clock(left, moment + left if owes else None)

    def _refreshed(self, left: float) -> float:
        return left + self._control.more if self._control.kind == "live" else float(self._control.seconds)


def returned(control: TimeControl, clock: Clock, moment: float, *, owes: bool) -> Clock:
    """The clock of somebody who plays again."""
    left = left_at(clock, moment)
    left = max(left, BACK_AT_LEAST, control.more) if control.kind == "live" else float(control.seconds)
    return Clock(left, moment + left if owes else None)


def left_at(clock: Clock, moment: float) -> float:
    return clock.left if clock.deadline is None else max(0.0, clock.deadline - moment)


def shown(clocks: Mapping[int, Clock], moment: float) -> list[SeatClock]:
    return [
        SeatClock(round(left_at(clocks[seat], moment), 1), clocks[seat].deadline is not None)
        for seat in sorted(clocks)
    ]


class SeatClocks:
    """The clocks of one table: begun, changed by every step, run out."""

    def __init__(self, table: str, environment: Environment, fair_from: float) -> None:
        """Before `fair_from` nobody's time runs out."""
        self._table = table
        self._storage = environment.storage
        self._settings = environment.settings
        self._now = environment.now
        self._fair_from = fair_from

    async def start(self, position: Position) -> None:
        """Store and set everybody's clock, where there are clocks and they have not begun yet."""
        control = position.settings.time_control
        if control.kind == "none" or position.live is None or position.clocks or position.live.is_over():
            return
        owing = position.owing(self._settings.reaction_seconds)
        clocks = started(control, len(position.stored.seats), owing, self._now())
        await self._storage.seats.set_clocks(self._table, clocks)
        position.set_clocks(clocks)

    def changed(self, position: Position, step: PlayedStep, before: Collection[int]) -> dict[int, Clock]:
        """The clocks that a step changes; `before` are those who owed a decision until then."""
        now, control, old = self._now(), position.settings.time_control, position.clocks
        owing = position.owing(self._settings.reaction_seconds)
        changed = Turn(control, step, before, owing).clocks(old, now)
        entry = step.entry
        if isinstance(entry, SeatChange) and entry.bot is None and entry.seat in old:
            changed[entry.seat] = returned(control, old[entry.seat], now, owes=entry.seat in owing)
        return changed

    def runs_out_in(self, position: Position) -> float | None:
        """What is overdue is for another process to do, or cannot be stored: look again after a while."""
        deadlines = [one.deadline for one in position.clocks.values() if one.deadline is not None]
        if not deadlines:
            return None
        seconds = max(min(deadlines), self._fair_from) - self._now()
        return seconds if seconds > 0 else self._settings.retry_seconds

    def timed_out(self, position: Position) -> list[int]:
        """The seats whose time is out and for which nobody plays on yet."""
        live, now = position.live, self._now()
        if live is None or now < self._fair_from:
            return []
        return [
            seat
            for seat, one in position.clocks.items()
            if one.deadline is not None and one.deadline <= now and seat not in live.stand_ins
        ]
