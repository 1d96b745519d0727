"""A table in use: who is connected to it, what they ask, and what time brings.

The way of a move: `command` hands it to `Commands`, which check it and return a change; the `Writer` plays
and stores it, and has the `Audience` tell everybody who may notice it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.refusals import Refusal
from tenka.server.cluster.bus import Known
from tenka.server.protocol import socket
from tenka.server.protocol.http import TableInfo
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Command, Failed
from tenka.server.retry import OVERTAKEN, retrying
from tenka.server.rooms import hints, views
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.changes import Handover
from tenka.server.rooms.chat import Chat
from tenka.server.rooms.clock import SeatClocks
from tenka.server.rooms.commands import Commands
from tenka.server.rooms.driver import Driver
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.follower import Follower
from tenka.server.rooms.hints import Question
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.position import Position
from tenka.server.rooms.queries import RoomQueries
from tenka.server.rooms.seating import Absences
from tenka.server.rooms.tasks import Tasks
from tenka.server.rooms.turns import Turns
from tenka.server.rooms.writer import Writer
from tenka.server.storage.model import Identity, SeatTaken, StorageError

logger = logging.getLogger(__name__)
MARGIN = 0.02
"""Seconds after a moment at which it has certainly come."""


class Room:
    def __init__(self, table: str, environment: Environment, fair_from: float = 0.0) -> None:
        """Before `fair_from` nobody's time runs out."""
        settings, storage = environment.settings, environment.storage
        self.id = table
        self.users = 0
        self.last_used = 0.0
        """When the last user left, by the loop's clock."""
        self._environment = environment
        self._absences = Absences(settings.absent_seconds, _loop_time)
        self._audience = Audience(self._absences, environment.now)
        self._chat = Chat(table, storage.chat, self._audience)
        self._clocks = SeatClocks(table, environment, fair_from)
        self._writer = Writer(
            table, environment, self._audience, self._chat, self._clocks, moved_on=self._moved_on
        )
        self._commands = Commands(table, environment, self._audience, self._chat, self._absences)
        self._turns = Turns(environment.tell, settings.notice_seconds)
        self._driver = Driver(self._writer, environment)
        self._tasks = Tasks()
        self._follower = Follower(
            self._writer, self._tasks, self._driver.wake, self.end, settings.retry_seconds
        )
        self._alarm: asyncio.TimerHandle | None = None
        self.queries = RoomQueries(table, self._writer.at, self._audience, storage.seats)

    # --- connections -------------------------------------------------------------------------------

    async def enter(self, identity: str, *, whole: bool = False) -> Listener:
        """Start to listen. The first message is the view, then comes what was said; each step tells what is
        new, or (`whole`) everything. Problem."""
        async with self._writer.at() as position:
            if position.filed is not None:
                raise Problem("record-only")
            position.check_viewer(identity)
            listener = Listener(identity, self._environment.settings.limits.queue, whole=whole)
            arrived = identity not in self._audience.here()
            if identity not in self._audience.here_at_this_process():
                await self._environment.bus.came(self.id, identity)
            self._audience.add(listener)
            await self._show(position, listener)
            self._look_around(position)
            if arrived:
                self._audience.tell_table(position, besides=listener)
            return listener

    async def leave(self, listener: Listener) -> None:
        await self._tasks.shielded(self._leave(listener))

    async def _leave(self, listener: Listener) -> None:
        self._audience.discard(listener)
        with suppress(StorageError, Problem):
            if await self._is_gone(listener.identity):
                async with self._writer.at() as position:
                    self._look_around(position)
                    self._audience.tell_table(position)

    async def _is_gone(self, identity: str) -> bool:
        """Whether this was their last page here, which is told at once. With the lock: they may come back
        while it is told, and who looks around might take them for somebody who was not announced yet."""
        async with self._writer.lock:
            gone = identity not in self._audience.here_at_this_process()
            if gone:
                await self._environment.bus.went(self.id, identity)
            return gone

    async def resync(self, listener: Listener) -> None:
        """A fresh view for somebody who was too slow for all messages."""
        self._environment.meter.resynced()
        async with self._writer.at() as position:
            await self._show(position, listener)

    async def _show(self, position: Position, listener: Listener) -> None:
        said = await self._chat.welcome(listener)
        listener.restart(self._audience.view(position, listener), said)

    async def sit(self, listener: Listener, seat: int) -> None:
        """Somebody sits down before a shared screen, or gets up: it shows what this seat knows."""
        async with self._writer.at() as position:
            if seat != PUBLIC and seat not in views.seats_at_screen(position.stored, listener.identity):
                listener.send(encode(Failed("not-your-seat")))
                return
            listener.seat = seat
            listener.restart(self._audience.view(position, listener))

    async def earlier(self, listener: Listener, before: int) -> None:
        """Tell what happened before a version."""
        async with self._writer.at() as position:
            listener.send(self._audience.earlier(position, listener, before))

    # --- commands ----------------------------------------------------------------------------------

    async def command(self, listener: Listener, message: Command) -> None:
        """Answer a command of a connection, in any case."""
        await self._tasks.shielded(self._command(listener, message))

    async def _command(self, listener: Listener, message: Command) -> None:
        try:
            await retrying(partial(self._handle, listener, message))
        except (StorageError, Problem) as error:
            logger.warning("a command was not stored: %s", error)
            listener.send(encode(Failed("not-stored")))
            await self._follower.reload()

    async def _handle(self, listener: Listener, message: Command) -> None:
        async with self._writer.at() as position:
            try:
                change = await self._commands.handle(position, listener, message)
                if change is not None:
                    await self._writer.commit(position, change)
            except Refused as error:
                self._refuse(position, listener, message, error.refusal)

    def _refuse(self, position: Position, listener: Listener, message: Command, why: Refusal) -> None:
        self._environment.meter.refused(why.code)
        listener.send(encode(socket.Refused(message.key, why.code, why.rule or None)))
        if why.code == "stale":
            self._audience.send_view(position, listener)

    # --- requests that change something ------------------------------------------------------------

    async def join(self, person: Identity, invite: str) -> TableInfo:
        """Give an open seat to somebody who was invited. Problem."""
        try:
            return await self._tasks.shielded(retrying(partial(self._join, person, invite)))
        except SeatTaken:
            raise Problem("table-full") from None

    async def _join(self, person: Identity, invite: str) -> TableInfo:
        async with self._writer.at() as position:
            seat = views.seat_of(position.stored, person.id)
            if seat == PUBLIC:
                seat = await self._writer.admit(position, person, invite)
            return self._audience.info(position, seat, [seat])

    async def fill(self, identity: str, bot: str) -> None:
        """Begin with bots in all open seats, as the first person at the table wishes. Problem."""
        try:
            await self._tasks.shielded(retrying(partial(self._fill, identity, bot)))
        except SeatTaken:
            raise Problem("table-full") from None

    async def _fill(self, identity: str, bot: str) -> None:
        async with self._writer.at() as position:
            if position.stored.status != "waiting":
                raise Problem("table-full")
            if not views.may_fill(position.stored, views.seats_at_screen(position.stored, identity)):
                raise Problem("not-allowed")
            await self._writer.fill(position, bot)

    async def hint(self, identity: str) -> Question:
        """Count a hint for whoever asks, and what it is about. Problem."""
        try:
            return await self._tasks.shielded(retrying(partial(self._hint, identity)))
        except OVERTAKEN:
            raise Problem("not-stored") from None

    async def _hint(self, identity: str) -> Question:
        async with self._writer.at() as position:
            question, change = hints.ask(position, self._audience.sitting(position, identity))
            if change is not None:
                await self._writer.commit(position, change)
            return question

    async def give_up(self, identity: str) -> None:
        """Somebody leaves without being here: a bot plays on for all seats at their screen, or they are open
        again if the game has not begun. Problem."""
        await self._tasks.shielded(retrying(partial(self._give_up, identity)))

    async def _give_up(self, identity: str) -> None:
        async with self._writer.at() as position:
            live = position.live
            if live is None:
                await self._stand_up(position, identity)
                return
            for seat in views.seats_at_screen(position.stored, identity):
                if seat not in live.stand_ins and not live.is_over():
                    change = Handover(f"gone:{len(live.entries)}", seat, "left")
                    await self._writer.commit(position, change)

    async def _stand_up(self, position: Position, identity: str) -> None:
        seat = views.seat_of(position.stored, identity)
        if seat != PUBLIC:
            with position.voided_by_failure():
                await self._environment.storage.seats.leave(self.id, seat, identity)
            await self._refresh(position)

    async def write_notes(self, identity: str, seat: int, text: str) -> None:
        """Keep somebody's notes. Problem."""
        async with self._writer.at() as position:
            sitting = self._audience.sitting(position, identity)
            if sitting == PUBLIC or sitting != seat:
                raise Problem("not-seated" if sitting == PUBLIC else "not-your-seat")
            if position.stored.status == "over":
                raise Problem("notes-open")
            await self._environment.storage.seats.write_notes(self.id, seat, text)

    async def refresh(self) -> None:
        """Something about the table or its people was changed, as is stored already: show it."""
        async with self._writer.at() as position:
            await self._refresh(position)

    async def _refresh(self, position: Position) -> None:
        try:
            await self._writer.take_in(position, table=True)
        except Problem as problem:
            self.end(problem.code)

    # --- what happens by itself --------------------------------------------------------------------

    def _moved_on(self, position: Position, *, ours: bool) -> None:
        actors = position.live.actors() if position.live else ()
        owing = [seat for seat in actors if position.live and seat not in position.live.stand_ins]
        self._turns.follow(position.stored, owing, self._audience.here(), ours=ours)
        self._look_around(position)
        self._driver.go_on(position)

    def _look_around(self, position: Position) -> None:
        """Who is away, who is asked; and when to look again."""
        owing = position.owing(self._environment.settings.reaction_seconds)
        self._absences.update(position, self._audience.here(), owing)
        if self._alarm is not None:
            self._alarm.cancel()
        waits = [
            wait for wait in (self._absences.next(), self._clocks.runs_out_in(position)) if wait is not None
        ]
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0.0, min(waits)) + MARGIN, self._ring) if waits else None

    def _ring(self) -> None:
        self._alarm = None
        self._tasks.start(self._on_alarm())

    async def _on_alarm(self) -> None:
        try:
            async with self._writer.at() as position:
                await self._time_out(position)
                self._look_around(position)
                self._audience.tell_votes(position)
        except (StorageError, Problem):  # somebody else was quicker, or nothing can be stored now
            await self._follower.reload()

    async def _time_out(self, position: Position) -> None:
        """Let a bot play on for everybody whose time is out."""
        live, late = position.live, self._clocks.timed_out(position)
        if live is not None and late and await self._environment.bus.drives(self.id):
            for seat in late:
                await self._writer.commit(position, Handover(f"time:{len(live.entries)}", seat, "time"))

    # --- for the hub -------------------------------------------------------------------------------

    def is_loaded(self) -> bool:
        return self._writer.position is not None

    def has_seat(self, identity: str) -> bool:
        """Whether somebody has a seat here, as far as is in memory."""
        position = self._writer.position
        return position is not None and views.seat_of(position.stored, identity) != PUBLIC

    def state(self) -> Known:
        position = self._writer.position
        return (position.stored.status, position.known()) if position is not None else ("", 0)

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself, but for time that runs out."""
        return not (self.users or self._tasks or self._writer.lock.locked()) and self._driver.is_idle()

    def may_go(self) -> bool:
        """Whether nobody misses anything without it: neither is somebody to be reminded who was here."""
        return self.is_idle() and not self._turns.is_reminding()

    async def wake(self) -> None:
        """Let happen what is overdue, although nobody is here."""
        await self._on_alarm()

    async def drive(self) -> None:
        """What happens by itself happens here from now on."""
        async with self._writer.at():
            self._driver.wake()

    def follow(self, seq: int | None) -> None:
        """Something was stored elsewhere: the entry `seq`, or (None) something else.

        A room that is being loaded may have read too early, and one that was emptied has people in it.
        """
        if self.is_loaded() or self.users or self._writer.lock.locked():
            self._follower.follow(seq)

    def end(self, code: str) -> None:
        """Send everybody away; what is in memory is void."""
        self._writer.forget()
        self._audience.dismiss(code)

    async def close(self) -> None:
        """Stop, but never in the middle of a move."""
        async with self._writer.lock:
            self._turns.close()
            if self._alarm is not None:
                self._alarm.cancel()
            self._driver.stop()

    def forget(self) -> None:
        """Let go of all parts, once it is closed for good. They know each other: else they would stay in
        memory until the next full collection, which comes rarely."""
        vars(self).clear()


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
