"""The single writer of one table: it plays, stores, and only then tells.

Everything that looks at the position or changes it holds the lock, so nobody ever sees a move that is not
stored yet. Changes are made elsewhere: by `commands`, by the `driver`, by clocks.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol

from msgspec import convert
from msgspec.structs import replace

from tenka.core.record import AnyEntry
from tenka.core.table import AnyTable
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import table_factory
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.changes import Change, Handover, Progress, versions
from tenka.server.rooms.chat import Chat
from tenka.server.rooms.clock import SeatClocks
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.position import CLOSED, Position, after, load, payload, with_person, with_seat
from tenka.server.storage.model import Identity, StoredEntry, StoredTable


class MovedOn(Protocol):
    """Who has to know that a table stands elsewhere now, to see what is due next."""

    def __call__(self, position: Position, *, ours: bool) -> None:
        """`ours`: it happened at this process."""


class Writer:
    def __init__(
        self,
        table: str,
        environment: Environment,
        audience: Audience,
        chat: Chat,
        clocks: SeatClocks,
        *,
        moved_on: MovedOn,
    ) -> None:
        self.table = table
        self._storage = environment.storage
        self._bus = environment.bus
        self._settings = environment.settings
        self._ended = environment.ended
        self._audience = audience
        self._chat = chat
        self._clocks = clocks
        self._moved_on = moved_on
        self.lock: Final = asyncio.Lock()
        """Held by whoever looks at the position or changes it."""
        self._position: Position | None = None

    # --- memory ------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """For whoever does not wait: what is in memory now."""
        return None if self._position is None or self._position.void else self._position

    def known(self) -> int:
        """How many entries are known here."""
        return self.position.known() if self.position is not None else 0

    def forget(self) -> None:
        """What is in memory is void; the storage knows better."""
        self._position = None

    @asynccontextmanager
    async def at(self, turn: Callable[[], None] | None = None) -> AsyncIterator[Position]:
        """The position, for one at a time. It is loaded when there is none, or after a failed write.

        `turn` is called when it is our turn, before anything is read.
        """
        async with self.lock:
            if turn is not None:
                turn()
            yield self.position or await self._load()

    async def _load(self) -> Position:
        position = await load(self._storage, self.table)
        await self._hear_of_others()
        await self._clocks.start(position)
        self._position = position
        self._ask(position, ours=True)
        await self._read_held(position)
        self._audience.tell_views(position)
        if self._audience.here_at_this_process():
            await self._chat.tell_new()
        return position

    async def _hear_of_others(self) -> None:
        here = self._audience.here_at_this_process()
        self._audience.elsewhere = await self._bus.elsewhere(self.table, here)

    async def _read_held(self, position: Position) -> None:
        if position.window is not None:
            position.window.answer = await self._storage.entries.held(self.table, position.known())

    def _ask(self, position: Position, *, ours: bool) -> None:
        """Begin the present decision."""
        position.ask(asyncio.get_running_loop().time(), self._settings.reaction_seconds)
        self._moved_on(position, ours=ours)

    # --- writing -----------------------------------------------------------------------------------

    async def commit(self, position: Position, change: Change) -> None:
        """Play, store, then tell. If it cannot be stored, the position in memory is void. Refused."""
        live = position.playing()
        if isinstance(change, Handover):
            await self._forget_votes(position, change.seat)
        owing = position.owing(self._settings.reaction_seconds)
        before = versions(live)
        progress = Progress(live, change.apply(live), before)
        await self._store(position, change.key, progress, owing)
        self._go_on(position, progress, ours=True)
        self._audience.tell_step(position, progress, change.key)
        if live.is_over() or progress.is_aside():
            self._audience.tell_table(position)
        if live.is_over():
            self._ended(self.table, live)

    async def _store(self, position: Position, key: str, progress: Progress, owing: list[int]) -> None:
        live, step, public = progress.live, progress.step, progress.is_public()
        seq = len(live.entries) - 1
        result = live.ranks() if live.is_over() else None
        clocks = self._clocks.changed(position, step, owing)
        with position.voided_by_failure():
            entry = StoredEntry(seq, key, payload(step.entry))
            await self._storage.entries.append(self.table, entry, result, clocks, noticed=public)
        position.note(key, seq, live.version(step.entry.seat))
        position.stored = after(position.stored, result, noticed=public)
        position.set_clocks(clocks)

    def _go_on(self, position: Position, progress: Progress, *, ours: bool) -> None:
        """A change of seats or a hint leaves the question, and the time to answer it, as they are.

        So does a step that nobody else notices: else bots would take longer where somebody chooses in secret.
        """
        if progress.is_aside() or progress.is_secret():
            self._moved_on(position, ours=ours)
        else:
            self._ask(position, ours=ours)

    async def _forget_votes(self, position: Position, seat: int) -> None:
        if position.stored.seats[seat].votes:
            await self._storage.seats.forget_votes(self.table, seat)
            position.stored = with_seat(position.stored, seat, votes=[])

    async def admit(self, position: Position, person: Identity, invite: str) -> int:
        """Give an open seat to somebody who was invited; with the last one the game begins. Problem."""
        if not position.stored.listed and not _same(position.stored.invite, invite):
            raise Problem("no-invite")
        seats = position.stored.seats
        seat = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if seat is None:
            raise Problem("table-full")
        stored = with_person(position.stored, seat, person)
        live = table_factory.open_table(stored) if stored.status == "playing" else None
        with position.voided_by_failure():
            await self._storage.seats.take(self.table, seat, person, live.start if live else None)
        position.stored = stored
        if live is None:
            self._audience.tell_table(position)
        else:
            await self._begin(position, live)
        return seat

    async def fill(self, position: Position, bot: str) -> None:
        """Begin with bots in all open seats. Problem."""
        stored = table_factory.with_bots(position.stored, bot)
        live = table_factory.open_table(stored)
        taken = {n: seat for n, seat in enumerate(stored.seats) if seat != position.stored.seats[n]}
        with position.voided_by_failure():
            await self._storage.seats.fill(self.table, taken, live.start)
        position.stored = stored
        await self._begin(position, live)

    async def _begin(self, position: Position, live: AnyTable) -> None:
        position.stored = replace(position.stored, start=live.start)
        position.live = live
        await self._clocks.start(position)
        self._ask(position, ours=True)
        self._audience.tell_views(position)

    # --- what was stored elsewhere -----------------------------------------------------------------

    async def take_in(self, position: Position, *, table: bool) -> None:
        """Entries that are not known here yet; and the rest of the `table`, if that may have changed."""
        live = position.live
        if live is not None:
            for entry in await self._storage.entries.of_table(self.table, position.known()):
                self._take_in_entry(position, live, entry)
            await self._read_held(position)
        if table or live is None or live.is_over() or position.clocks:
            await self._take_in_table(position)

    def _take_in_entry(self, position: Position, live: AnyTable, stored: StoredEntry) -> None:
        before = versions(live)
        progress = Progress(live, live.follow(convert(stored.payload, AnyEntry)), before)
        position.note(stored.key, stored.seq, live.version(progress.step.entry.seat))
        position.stored = after(position.stored, None, noticed=progress.is_public())
        self._go_on(position, progress, ours=False)
        self._audience.tell_step(position, progress)
        if progress.is_aside():
            self._audience.tell_table(position)

    async def _take_in_table(self, position: Position) -> None:
        stored = await self._storage.tables.get(self.table)
        if stored is None or stored.closed is not None:
            raise Problem("no-table" if stored is None else CLOSED)
        if position.has_begun_elsewhere(stored):
            await self._load()
            return
        old = position.stored, self._audience.elsewhere
        await self._hear_of_others()
        position.stored = stored
        if position.live is not None:
            position.live.players = table_factory.players(stored)
        if _knowledge(stored) != _knowledge(old[0]):
            self._audience.tell_views(position)
        self._moved_on(position, ours=False)
        if old != (stored, self._audience.elsewhere):  # else a message would tell of a choice made in secret
            self._audience.tell_table(position)
        await self._chat.tell_new()


def _knowledge(stored: StoredTable) -> list[tuple[str | None, int | None, bool]]:
    """What decides who may know what."""
    return [(seat.identity, seat.screen, seat.shared) for seat in stored.seats]


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
