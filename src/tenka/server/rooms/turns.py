"""Follows who is waited for at one table, and has everybody told once."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from tenka.server.identity.names import shown_names
from tenka.server.rooms.notices import Notice, Reason, Tell
from tenka.server.storage.model import StoredTable


class Turns:
    """Who is away is told at once; who has the table open, if they do not move for a while."""

    def __init__(self, tell: Tell, patience: float) -> None:
        self._tell = tell
        self._patience = patience
        self._owing: set[int] | None = None
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._over = False

    def follow(
        self, table: StoredTable, owing: Collection[int], here: Collection[str], *, ours: bool = True
    ) -> None:
        """Compare with the last time. What was so when the table was loaded has been told before.

        `ours`: it happened at this process; otherwise the process where it did tells of it.
        """
        before, now = self._owing, set(owing)
        self._owing = now
        for seat in [seat for seat in self._timers if seat not in now]:
            self._timers.pop(seat).cancel()
        if before is not None and ours:
            for seat in now - before:
                self._wait_for(table, seat, here)
            self._last_one(table, before, now, here)
            self._end(table, here)
        self._over = table.status == "over"

    def is_reminding(self) -> bool:
        """Whether somebody is going to be told who was here when it became their turn."""
        return bool(self._timers)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def _wait_for(self, table: StoredTable, seat: int, here: Collection[str]) -> None:
        identity = table.seats[seat].identity
        if identity is None:
            return
        if identity in here:
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(self._patience, self._remind, identity, table, seat)
        else:
            self._remind(identity, table, seat)

    def _remind(self, identity: str, table: StoredTable, seat: int) -> None:
        self._timers.pop(seat, None)
        self._tell(identity, _notice(table, seat, "turn"))

    def _last_one(self, table: StoredTable, before: set[int], now: set[int], here: Collection[str]) -> None:
        """Several were waited for, and all but one have decided."""
        if len(now) != 1 or not now < before:
            return
        (seat,) = now
        identity = table.seats[seat].identity
        if identity is not None and identity not in here:
            self._tell(identity, _notice(table, seat, "last"))

    def _end(self, table: StoredTable, here: Collection[str]) -> None:
        if table.status != "over" or self._over:
            return
        for seat, sitting in enumerate(table.seats):
            if sitting.identity is not None and sitting.identity not in here:
                self._tell(sitting.identity, _notice(table, seat, "over"))


def _notice(table: StoredTable, seat: int, reason: Reason) -> Notice:
    others = tuple(name for number, name in enumerate(shown_names(table.seats)) if number != seat)
    return Notice(reason, table.game, table.id, others)
