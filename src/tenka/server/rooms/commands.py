"""What people can ask of a table by message. Each is answered with an ack, or refused and changes nothing.

What changes the game is returned as a `Change`, for the `Writer` to commit; everything else is done here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Final

import msgspec

from tenka.core import refusals
from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.record import AnyEntry, Entry, SeatChange, Undo
from tenka.core.table import AnyTable
from tenka.server.identity.names import guest_name
from tenka.server.protocol import socket
from tenka.server.protocol.socket import (
    Ack,
    Command,
    Failed,
    Leave,
    Look,
    Play,
    Return,
    Say,
    Share,
    TakeBack,
    Vote,
)
from tenka.server.rooms import chat, lessons, views
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.changes import Change, Choice, GoBack, Handover
from tenka.server.rooms.chat import Chat
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.position import Position, with_seat, without
from tenka.server.rooms.seating import Absences, is_seat, is_voted_out
from tenka.server.storage.model import Answer, SeatTaken

MOST_CHANGES: Final = 500
"""How often bots may sit in at one table, and go again, because people wish it."""


class Caller(msgspec.Struct, frozen=True):
    """Who asks, and where things stand."""

    position: Position
    listener: Listener
    seat: int

    def screen(self) -> list[int]:
        """The seats that are played at this screen."""
        return views.seats_at_screen(self.position.stored, self.listener.identity)

    def live(self) -> AnyTable:
        """The game, for somebody who plays it. Refused."""
        if self.seat == PUBLIC:
            raise refuse("not-seated")
        if self.position.live is None:
            raise refuse("table-waiting")
        return self.position.live

    def key(self, message: Command) -> str:
        return f"{self.seat}:{message.key}"

    def done(self, message: Command) -> None:
        live = self.position.live
        self.listener.send(encode(Ack(message.key, live.version(self.seat) if live else 0)))


def refuse(code: str) -> Refused:
    return Refused(refusals.Refusal(code, ""))


class Commands:
    def __init__(
        self, table: str, environment: Environment, audience: Audience, chat: Chat, absences: Absences
    ) -> None:
        self._table = table
        self._storage = environment.storage
        self._chat_limit = environment.chat_limit
        self._audience = audience
        self._chat = chat
        self._absences = absences

    async def handle(self, position: Position, listener: Listener, message: Command) -> Change | None:
        """What is to be committed; None if the command was answered. Refused."""
        caller = Caller(position, listener, views.viewer_at(position.stored, listener))
        for mine in caller.screen():
            seq = position.keys.get(f"{mine}:{message.key}")
            if seq is not None and position.live is not None:
                listener.send(encode(_repeated(position, position.live, seq, message)))
                return None
        return await self._HANDLERS[type(message)](self, caller, message)

    # --- playing -----------------------------------------------------------------------------------

    async def _play(self, caller: Caller, message: Play) -> Change | None:
        live, window = caller.live(), caller.position.window
        if caller.seat in live.stand_ins:
            raise refuse("bot-plays")
        checked = live.check(caller.seat, message.move, message.version)
        lessons.check(caller.position, caller.seat, message.move)
        if window is not None and window.seat == caller.seat:
            await self._hold(caller.position, Answer(message.move, caller.key(message)))
            return None
        return Choice(caller.key(message), caller.seat, checked)

    async def _hold(self, position: Position, answer: Answer) -> None:
        """Keep a reaction until its time is up. A repetition waits with it; a second one comes too late."""
        window = position.window
        if window is None or (window.answer is not None and window.answer.key == answer.key):
            return
        if answer.key in window.withdrawn:
            raise refuse("taken-back")
        if window.answer is not None:
            raise refuse("not-your-turn")
        window.answer = await self._storage.entries.hold(self._table, position.known(), answer)
        self._audience.tell_view(position, window.seat)

    async def _take_back(self, caller: Caller, message: TakeBack) -> Change | None:
        live, seat = caller.live(), caller.seat
        if message.version != live.version(seat):
            raise refuse("stale")
        choices, stop = caller.position.undoable(seat)
        if seat in live.stand_ins:
            raise refuse("bot-plays")
        if not choices:
            raise refuse(f"undo-{stop}")
        if await self._withdraw(caller, message):
            return None
        return GoBack(caller.key(message), seat, message.whole)

    async def _withdraw(self, caller: Caller, message: TakeBack) -> bool:
        """Take back a reaction that is still held, if there is one: nobody has heard of it."""
        position, window = caller.position, caller.position.window
        if window is None or window.seat != caller.seat or window.answer is None:
            return False
        held = window.answer
        await self._storage.entries.release(self._table, position.known(), held.key)
        window.withdrawn.add(held.key)
        window.answer = None
        gone = encode(socket.Refused(held.key.partition(":")[2], "taken-back", None))
        self._audience.tell_seat(position, caller.seat, gone)
        self._audience.tell_view(position, caller.seat)
        caller.done(message)
        return True

    # --- who plays ---------------------------------------------------------------------------------

    async def _leave(self, caller: Caller, message: Leave) -> Change | None:
        if caller.seat == PUBLIC:
            raise refuse("not-seated")
        live = caller.position.live
        if live is None:
            await self._stand_up(caller)
        elif caller.seat not in live.stand_ins and not live.is_over():
            _check_changes(live)
            return Handover(caller.key(message), caller.seat, "left")
        caller.done(message)
        return None

    async def _stand_up(self, caller: Caller) -> None:
        position, seat = caller.position, caller.seat
        try:
            await self._storage.seats.leave(self._table, seat, caller.listener.identity)
        except SeatTaken:
            position.void = True
            raise refuse("stale") from None
        position.stored = without(position.stored, seat)
        if any(row.kind == "person" for row in position.stored.seats):
            self._audience.tell_views(position)
        else:
            position.void = True
            self._audience.tell_all(encode(Failed("no-table")))

    async def _return(self, caller: Caller, message: Return) -> Change | None:
        live = caller.live()
        if caller.seat not in live.stand_ins:
            caller.done(message)
            return None
        if live.is_over():
            raise refuse("game-over")
        _check_changes(live)
        return Handover(caller.key(message), caller.seat, "back")

    async def _vote(self, caller: Caller, message: Vote) -> Change | None:
        live, position, seat = caller.live(), caller.position, message.seat
        if not is_seat(position, seat) or seat == caller.seat or caller.seat in live.stand_ins:
            raise refuse("vote-not-now")
        needed = self._absences.votes_needed(position, seat)
        if not needed:
            raise refuse("vote-not-now")
        votes = await self._storage.seats.vote(self._table, seat, caller.seat, on=message.on)
        position.stored = with_seat(position.stored, seat, votes=votes)
        if is_voted_out(position, seat, needed):
            return Handover(caller.key(message), seat, "vote")
        caller.done(message)
        self._audience.tell_table(position)
        return None

    # --- chat and spectators -----------------------------------------------------------------------

    async def _say(self, caller: Caller, message: Say) -> None:
        allowed, identity = caller.position.settings.chat, caller.listener.identity
        if allowed == "nobody" or (allowed == "players" and caller.seat == PUBLIC):
            raise refuse("chat-closed")
        text = chat.clean(message.text)
        if not text:
            raise refuse("chat-empty")
        if await self._chat_limit.wait(identity):
            raise refuse("chat-too-fast")
        key = chat.key_of(caller.seat, identity, message.key)
        await self._chat.add(chat.new_line(key, caller.seat, await self._name(caller), text, identity))
        caller.done(message)
        await self._chat.tell_new()

    async def _name(self, caller: Caller) -> str:
        if caller.seat != PUBLIC:
            return caller.position.stored.seats[caller.seat].name
        known = await self._storage.identities.get(caller.listener.identity)
        return known.name if known else guest_name(caller.listener.identity)

    async def _share(self, caller: Caller, message: Share) -> None:
        if caller.seat == PUBLIC:
            raise refuse("not-seated")
        position = caller.position
        looking = self._audience.looking(position, caller.seat)
        await self._storage.seats.set_shared(self._table, caller.seat, shared=message.on)
        position.stored = with_seat(position.stored, caller.seat, shared=message.on)
        for listener in looking:
            self._audience.send_view(position, listener)
        caller.done(message)
        self._audience.tell_table(position)

    async def _look(self, caller: Caller, message: Look) -> None:
        if caller.screen():
            raise refuse("look-seated")
        if message.seat != PUBLIC and not caller.position.is_shared(message.seat):
            raise refuse("look-closed")
        caller.listener.looks = message.seat
        caller.done(message)
        self._audience.send_view(caller.position, caller.listener)

    _HANDLERS: ClassVar[dict[type[Any], Callable[[Commands, Caller, Any], Awaitable[Change | None]]]] = {
        Play: _play,
        TakeBack: _take_back,
        Leave: _leave,
        Return: _return,
        Vote: _vote,
        Say: _say,
        Share: _share,
        Look: _look,
    }


def _repeated(position: Position, live: AnyTable, seq: int, message: Command) -> Ack | Failed:
    """The same answer as the first time; a key that comes back with another command is a mistake."""
    if not _is_same(live.entries[seq], message):
        return Failed("key-reused")
    return Ack(message.key, position.version_after(seq))


def _is_same(entry: AnyEntry, message: Command) -> bool:
    if isinstance(message, Play):
        return isinstance(entry, Entry) and entry.move == message.move
    return isinstance(entry, Undo if isinstance(message, TakeBack) else SeatChange)


def _check_changes(live: AnyTable) -> None:
    """Else coming and going would grow the record without end. Refused."""
    if sum(isinstance(entry, SeatChange) for entry in live.entries) >= MOST_CHANGES:
        raise refuse("seat-often")
