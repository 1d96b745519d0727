"""A room is the single writer of one table: it checks, plays, stores, and only then tells.

Everything that looks at the position or changes it holds the room's lock, so nobody ever sees a move that
is not stored yet. What people can ask for by message is in `commands`, what they are told in `audience`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from msgspec import ValidationError, convert
from msgspec.structs import replace

from tenka.core.errors import Refused, TenkaError
from tenka.core.events import PUBLIC, SeatReason
from tenka.core.record import AnyEntry, Hint, SeatChange
from tenka.core.table import PlayedStep, Table
from tenka.server.cluster.bus import Bus, Known
from tenka.server.notify.notices import Tell
from tenka.server.ops.rates import Limit
from tenka.server.protocol.http import TableInfo
from tenka.server.protocol.problems import Refusal
from tenka.server.protocol.socket import ChatLine, Command, Failed, Talk
from tenka.server.rooms import chat, clock, commands, hints, table_factory, views
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.driver import Driver
from tenka.server.rooms.hints import Question
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.position import Position, after, load, payload, with_person, with_seat
from tenka.server.rooms.queries import CLOSED, Questions
from tenka.server.rooms.seating import Watch, stand_in
from tenka.server.rooms.turns import Turns
from tenka.server.settings import Settings
from tenka.server.storage.interface import (
    Clock,
    Identity,
    RepeatedKey,
    SeatTaken,
    Storage,
    StorageError,
    StoredEntry,
    StoredTable,
    Taken,
)

logger = logging.getLogger(__name__)
T = TypeVar("T")
TRIES: Final = 8
"""How often to look again when somebody at another process was quicker: more often than a table has seats."""


class Room(Questions):
    def __init__(
        self,
        table: str,
        storage: Storage,
        settings: Settings,
        bus: Bus,
        tell: Tell,
        *,
        lines: Limit,
        fair_from: float = 0.0,
    ) -> None:
        """`lines` limits the chat; before `fair_from` nobody's time runs out."""
        self.id = table
        self.users = 0
        self.storage = storage
        self.lines = lines
        self.watch = Watch(settings.absent_seconds, _clock)
        self.audience = Audience(self.watch)
        self._settings = settings
        self._bus = bus
        self._fair_from = fair_from
        self._lock = asyncio.Lock()
        self._position: Position | None = None
        self._behind = False
        """Something was stored elsewhere and is not known here yet."""
        self._unsure = False
        """More than entries may have changed."""
        self._heard = 0
        """The last line of the chat that all here were told."""
        self._needed: list[int] = []
        """How many votes it takes about each seat, as all here were last told when that changed by itself."""
        self._turns = Turns(tell, settings.notice_seconds)
        self._driver = Driver(self, settings, bus)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- connections -------------------------------------------------------------------------------

    async def enter(self, identity: str) -> Listener:
        """Start to listen. The first message is the view, then comes what was said. Refusal."""
        async with self.at() as position:
            if position.filed is not None:
                raise Refusal("record-only")
            listener = Listener(identity, self._settings.limits.queue)
            arrived = identity not in self.audience.here()
            if identity not in self.audience.here_at_this_process():
                await self._bus.came(self.id, identity)
            self.audience.add(listener)
            await self._show(position, listener)
            self._look_around(position)
            if arrived:
                self.audience.tell_table(position, besides=listener)
            return listener

    async def leave(self, listener: Listener) -> None:
        await self._whole(self._leave(listener))

    async def resync(self, listener: Listener) -> None:
        async with self.at() as position:
            await self._show(position, listener)

    async def _show(self, position: Position, listener: Listener) -> None:
        said = await chat.said(self.storage, self.id)
        listener.restart(self.audience.view(position, listener), encode(Talk(said)))
        if said and self.audience.is_only(listener):
            self._heard = said[-1].number

    def tell_lines(self, lines: list[ChatLine]) -> None:
        """Tell what is new of what was said."""
        fresh = [line for line in lines if line.number > self._heard]
        if fresh:
            self._heard = fresh[-1].number
            self.audience.tell_all(encode(Talk(fresh)))

    async def sit(self, listener: Listener, seat: int) -> None:
        """Somebody sits down before a shared screen, or gets up: it shows what this seat knows."""
        async with self.at() as position:
            if seat != PUBLIC and seat not in views.seats_at_screen(position.stored, listener.identity):
                listener.send(encode(Failed("not-your-seat")))
                return
            listener.seat = seat
            listener.restart(self.audience.view(position, listener))

    async def earlier(self, listener: Listener, before: int) -> None:
        """Tell what happened before a version."""
        async with self.at() as position:
            listener.send(self.audience.earlier(position, listener, before))

    async def command(self, listener: Listener, message: Command) -> None:
        """Answer a command of a connection, in any case."""
        await self._whole(self._command(listener, message))

    async def join(self, person: Identity, invite: str) -> TableInfo:
        """Give an open seat to somebody who was invited. Refusal."""
        return await self._whole(self._join(person, invite))

    async def hint(self, identity: str) -> Question:
        """Count a hint for whoever asks, and what it is about. Refusal."""
        return await self._whole(hints.count(self, identity))

    # --- memory ------------------------------------------------------------------------------------

    def is_loaded(self) -> bool:
        return self._position is not None

    def known(self) -> int:
        """How many entries are known here."""
        return self._position.known() if self._position is not None else 0

    def state(self) -> Known:
        return self._position.stored.status if self._position is not None else "", self.known()

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself, but for time that runs out."""
        if self.users or self._tasks or self._lock.locked():
            return False
        if not self._driver.driving:
            return True
        return self._position is None or self._position.due(self._settings.bot_seconds) is None

    async def close(self) -> None:
        """Stop, but never in the middle of a move."""
        async with self._lock:
            self._turns.close()
            if self._alarm is not None:
                self._alarm.cancel()
            self._driver.stop()

    @asynccontextmanager
    async def at(self) -> AsyncIterator[Position]:
        """The position, for one at a time. It is loaded when there is none, or after a failed write."""
        async with self._lock:
            if self._position is None:
                await self._load()
            position = self._position
            if position is None:
                raise Refusal("no-table")
            yield position

    async def _load(self) -> None:
        position = await load(self.storage, self.id)
        self.audience.elsewhere = await self._bus.elsewhere(self.id, self.audience.here_at_this_process())
        await self._start_clocks(position)
        self._position = position
        self._ask(position)
        if position.window is not None:
            position.window.answer = await self.storage.held(self.id, self.known())
        self.audience.tell_views(position)
        if self.audience.here_at_this_process():
            self.tell_lines(await chat.said(self.storage, self.id))

    def forget(self) -> None:
        """What is in memory is void; the storage knows better."""
        self._position = None

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish this even if the connection that asked for it breaks off."""
        task = asyncio.create_task(work)
        self._keep(task)
        return await asyncio.shield(task)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ask(self, position: Position, *, ours: bool = True) -> None:
        position.ask(_clock(), self._settings.reaction_seconds)
        self._go_on(position, ours=ours)

    def _go_on(self, position: Position, *, ours: bool = True) -> None:
        actors = position.live.actors() if position.live else ()
        owing = [seat for seat in actors if position.live and seat not in position.live.stand_ins]
        self._turns.follow(position.stored, owing, self.audience.here(), ours=ours)
        self._look_around(position)
        self._driver.go_on()

    # --- commands ----------------------------------------------------------------------------------

    async def _command(self, listener: Listener, message: Command) -> None:
        try:
            async with self.at() as position:
                await self._obey(position, listener, message)
        except (Taken, RepeatedKey):  # another process was quicker: look again, and then it may still hold
            await self._command(listener, message)
        except (StorageError, Refusal) as error:
            logger.warning("a command was not stored: %s", error)
            listener.send(encode(Failed("not-stored")))
            await self._refresh()

    async def _obey(self, position: Position, listener: Listener, message: Command) -> None:
        try:
            await commands.obey(self, position, listener, message)
        except Refused as error:
            listener.send(commands.refused(message, error.refusal.code, error.refusal.rule))
            if error.refusal.code == "stale":
                self.audience.send_view(position, listener)

    async def commit(self, position: Position, live: Table, key: str, act: Callable[[], PlayedStep]) -> None:
        """Act, store, then tell. If it cannot be stored, the position in memory is void."""
        before = {viewer: live.version(viewer) for viewer in range(PUBLIC, live.game.seats)}
        owing = position.owing(self._settings.reaction_seconds)
        step = act()
        seq = len(live.entries) - 1
        result = live.ranks() if live.is_over() else None
        clocks = self._clocks(position, step, owing)
        try:
            entry = StoredEntry(seq, key, payload(step.entry))
            await self.storage.append(self.id, entry, result, clocks, noticed=_noticed(live, before))
        except BaseException:
            self._position = None
            raise
        position.note(key, seq, live.version(step.entry.seat))
        position.stored = after(position.stored, result, noticed=_noticed(live, before))
        position.set_clocks(clocks)
        self._follow_up(position, live, step, before)
        self.audience.tell_ack(position, live, key)
        self._tell(position, live, step, before)
        if result is not None or isinstance(step.entry, SeatChange | Hint):
            self.audience.tell_table(position)

    def _follow_up(
        self, position: Position, live: Table, step: PlayedStep, before: dict[int, int], *, ours: bool = True
    ) -> None:
        """A change of seats or a hint leaves the question, and the time to answer it, as they are.

        So does a step that nobody else notices: else bots would take longer where somebody chooses in secret.
        """
        entry = step.entry
        if isinstance(entry, SeatChange):
            self._driver.forget(entry.seat)
        noticed = any(live.version(who) != seen for who, seen in before.items() if who != entry.seat)
        if isinstance(entry, SeatChange | Hint) or not noticed:
            self._go_on(position, ours=ours)
        else:
            self._ask(position, ours=ours)

    def _tell(self, position: Position, live: Table, step: PlayedStep, before: dict[int, int]) -> None:
        self.audience.tell_step(position, live, step.story, before)
        self.audience.hand_over(position, live)

    async def change_seat(
        self, position: Position, live: Table, seat: int, key: str, why: SeatReason
    ) -> None:
        """Let a bot play on for a seat, or its own player again."""
        if position.stored.seats[seat].votes:
            await self.storage.forget_votes(self.id, seat)
            position.stored = with_seat(position.stored, seat, votes=[])
        bot = None if why == "back" else stand_in(live.game.name)
        await self.commit(position, live, key, lambda: live.change_seat(seat, bot, why))

    async def _refresh(self) -> None:
        """After a failed write: load what is really stored, if that can be had, and show it."""
        with suppress(StorageError, Refusal):
            async with self.at():
                pass

    async def _join(self, person: Identity, invite: str) -> TableInfo:
        for _ in range(TRIES):
            with suppress(SeatTaken):
                async with self.at() as position:
                    seat = views.seat_of(position.stored, person.id)
                    if seat == PUBLIC:
                        seat = await self._take_seat(position, person, invite)
                    return self.audience.info(position, seat, [seat])
        raise Refusal("table-full")

    async def _take_seat(self, position: Position, person: Identity, invite: str) -> int:
        if not position.stored.listed and not _same(position.stored.invite, invite):
            raise Refusal("no-invite")
        seats = position.stored.seats
        seat = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if seat is None:
            raise Refusal("table-full")
        stored = with_person(position.stored, seat, person)
        live = table_factory.open_table(stored) if stored.status == "playing" else None
        try:
            await self.storage.sit(self.id, seat, person, live.start if live else None)
        except BaseException:
            self._position = None
            raise
        await self._seated(position, stored, live)
        return seat

    async def _seated(self, position: Position, stored: StoredTable, live: Table | None) -> None:
        position.stored = stored
        if live is None:
            self.audience.tell_table(position)
            return
        position.stored = replace(stored, start=live.start)
        position.live = live
        await self._start_clocks(position)
        self._ask(position)
        self.audience.tell_views(position)

    async def _leave(self, listener: Listener) -> None:
        self.audience.discard(listener)
        if listener.identity not in self.audience.here_at_this_process():
            with suppress(StorageError, Refusal):
                await self._bus.went(self.id, listener.identity)
                async with self.at() as position:
                    self._look_around(position)
                    self.audience.tell_table(position)

    # --- time --------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Let happen what is overdue, although nobody is here."""
        await self._rung()

    async def _start_clocks(self, position: Position) -> None:
        rhythm = position.house.rhythm
        if rhythm.kind == "none" or position.live is None or position.clocks or position.live.is_over():
            return
        owing = position.owing(self._settings.reaction_seconds)
        clocks = clock.started(rhythm, len(position.stored.seats), owing, clock.now())
        await self.storage.set_clocks(self.id, clocks)
        position.set_clocks(clocks)

    def _clocks(self, position: Position, step: PlayedStep, before: list[int]) -> dict[int, Clock]:
        """The clocks that a step changes."""
        now, rhythm, old = clock.now(), position.house.rhythm, position.clocks
        owing = position.owing(self._settings.reaction_seconds)
        changed = clock.Turn(rhythm, step, before, owing).clocks(old, now)
        entry = step.entry
        if isinstance(entry, SeatChange) and entry.bot is None and entry.seat in old:
            owes = entry.seat in owing
            changed[entry.seat] = clock.returned(rhythm, old[entry.seat], now, owes=owes)
        return changed

    def _look_around(self, position: Position) -> None:
        """Who is away, who is asked; and when to look again."""
        self.watch.see(position, self.audience.here(), position.owing(self._settings.reaction_seconds))
        if self._alarm is not None:
            self._alarm.cancel()
        waits = [wait for wait in (self.watch.next(), self._runs_out_in(position)) if wait is not None]
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0.0, min(waits)) + 0.02, self._ring) if waits else None

    def _ring(self) -> None:
        self._alarm = None
        self._keep(asyncio.create_task(self._rung()))

    async def _rung(self) -> None:
        try:
            async with self.at() as position:
                await self._time_out(position)
                self._look_around(position)
                self._tell_votes(position)
        except (StorageError, Refusal):  # somebody else was quicker, or nothing can be stored now
            await self._refresh()

    def _tell_votes(self, position: Position) -> None:
        """Somebody has been waited for long enough, so there is something to vote on now."""
        needed = self.watch.all_needed(position)
        if needed != self._needed:
            self._needed = needed
            self.audience.tell_table(position)

    def _runs_out_in(self, position: Position) -> float | None:
        """What is overdue is for another process to do, or cannot be stored: look again after a while."""
        deadlines = [one.deadline for one in position.clocks.values() if one.deadline is not None]
        if not deadlines:
            return None
        seconds = max(min(deadlines), self._fair_from) - clock.now()
        return seconds if seconds > 0 else self._settings.retry_seconds

    async def _time_out(self, position: Position) -> None:
        """Let a bot play on for everybody whose time is out."""
        live, now = position.live, clock.now()
        if live is None or now < self._fair_from or not await self._bus.drives(self.id):
            return
        for seat, one in position.clocks.items():
            if one.deadline is not None and one.deadline <= now and seat not in live.stand_ins:
                key = f"time:{len(live.entries)}"
                await self.change_seat(position, live, seat, key, "time")

    # --- what other processes do -------------------------------------------------------------------

    async def drive(self) -> None:
        """What happens by itself happens here from now on."""
        async with self.at():
            self._driver.wake()

    def follow(self, seq: int | None) -> None:
        """Something was stored elsewhere: the entry `seq`, or (None) something else. Look soon.

        A room that is being loaded may have read too early, and one that was emptied has people in it.
        """
        wanted = self.is_loaded() or self.users or self._lock.locked()
        if not wanted or (seq is not None and seq < self.known()):
            return
        self._unsure = self._unsure or seq is None
        if self._behind:
            return
        self._behind = True
        self._keep(asyncio.create_task(self._catch_up()))

    async def _catch_up(self) -> None:
        """Take in what was stored elsewhere. If that fails, everything is loaded anew."""
        try:
            async with self._lock:
                self._behind = False
                if self._position is None:
                    await self._load()
                else:
                    await self._take_in(self._position)
                self._driver.wake()
        except (TenkaError, ValidationError) as error:
            if isinstance(error, Refusal) and error.code == CLOSED:
                self.end(CLOSED)
                return
            logger.warning("a table could not catch up: %s", type(error).__name__)
            self._position = None
            await self._driver.try_again_soon()
            await self._refresh()

    async def _take_in(self, position: Position) -> None:
        if position.live is None:
            await self._load()
            return
        for entry in await self.storage.entries(self.id, self.known()):
            self._take_in_entry(position, position.live, entry)
        if position.window is not None:
            position.window.answer = await self.storage.held(self.id, self.known())
        if self._unsure or position.live.is_over() or position.clocks:
            await self._take_in_table(position, position.live)

    async def _take_in_table(self, position: Position, live: Table) -> None:
        self._unsure = False
        stored = await self.storage.table(self.id)
        if stored is None or stored.closed is not None:
            raise Refusal("no-table" if stored is None else CLOSED)
        elsewhere = await self._bus.elsewhere(self.id, self.audience.here_at_this_process())
        old, new = (position.stored, self.audience.elsewhere), (stored, elsewhere)
        position.stored, self.audience.elsewhere = new
        live.players = table_factory.players(stored)
        if [seat.shared for seat in stored.seats] != [seat.shared for seat in old[0].seats]:
            self.audience.tell_views(position)
        self._look_around(position)
        if old != new:  # else a message would tell that somebody has chosen in secret
            self.audience.tell_table(position)
        self.tell_lines(await chat.said(self.storage, self.id))

    def _take_in_entry(self, position: Position, live: Table, stored: StoredEntry) -> None:
        before = {viewer: live.version(viewer) for viewer in range(PUBLIC, live.game.seats)}
        step = live.follow(convert(stored.payload, AnyEntry))
        position.note(stored.key, stored.seq, live.version(step.entry.seat))
        position.stored = after(position.stored, None, noticed=_noticed(live, before))
        self._follow_up(position, live, step, before, ours=False)
        self._tell(position, live, step, before)
        if isinstance(step.entry, SeatChange | Hint):
            self.audience.tell_table(position)


def _noticed(live: Table, before: dict[int, int]) -> bool:
    """Whether everybody could notice what happened."""
    return live.version(PUBLIC) != before[PUBLIC]


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def _clock() -> float:
    return asyncio.get_running_loop().time()
