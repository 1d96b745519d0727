"""What people can ask of a room by message. Each is answered with an ack, or refused and changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tenka.core import refusals
from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.record import AnyEntry, Entry, SeatChange, Undo
from tenka.core.table import Table
from tenka.server.identity.names import guest_name
from tenka.server.ops import metrics
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
from tenka.server.rooms import chat, views
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.position import Position, with_seat, without
from tenka.server.rooms.seating import is_seat, is_voted_out
from tenka.server.storage.model import Answer, SeatTaken

if TYPE_CHECKING:
    from tenka.server.rooms.room import Room


MOST_CHANGES: Final = 500
"""How often bots may sit in at one table, and go again, because people wish it."""


class Asked(msgspec.Struct, frozen=True):
    """Who asks, and where things stand."""

    room: Room
    position: Position
    listener: Listener
    seat: int

    def screen(self) -> list[int]:
        """The seats that are played at this screen."""
        return views.seats_at_screen(self.position.stored, self.listener.identity)

    def live(self) -> Table:
        """The game, for somebody who plays it. Refused."""
        if self.seat == PUBLIC:
            raise no("not-seated")
        if self.position.live is None:
            raise no("table-waiting")
        return self.position.live

    def key(self, message: Command) -> str:
        return f"{self.seat}:{message.key}"

    def done(self, message: Command) -> None:
        live = self.position.live
        self.listener.send(encode(Ack(message.key, live.version(self.seat) if live else 0)))


def no(code: str) -> Refused:
    return Refused(refusals.Refusal(code, ""))


def refused(message: Command, code: str, rule: str = "") -> bytes:
    metrics.REFUSALS.labels(code).inc()
    return encode(socket.Refused(message.key, code, rule or None))


async def obey(room: Room, position: Position, listener: Listener, message: Command) -> None:
    asked = Asked(room, position, listener, views.viewer_at(position.stored, listener))
    for mine in asked.screen():
        seq = position.keys.get(f"{mine}:{message.key}")
        if seq is not None and position.live is not None:
            listener.send(encode(_repeated(position, position.live, seq, message)))
            return
    await HANDLERS[type(message)](asked, message)


def _repeated(position: Position, live: Table, seq: int, message: Command) -> Ack | Failed:
    """The same answer as the first time; a key that comes back with another command is a mistake."""
    if not _is_same(live.entries[seq], message):
        return Failed("key-reused")
    return Ack(message.key, position.version_after(seq))


def _is_same(entry: AnyEntry, message: Command) -> bool:
    if isinstance(message, Play):
        return isinstance(entry, Entry) and entry.move == message.move
    return isinstance(entry, Undo if isinstance(message, TakeBack) else SeatChange)


# --- playing ----------------------------------------------------------------------------------------


async def _play(asked: Asked, message: Play) -> None:
    live, position, seat = asked.live(), asked.position, asked.seat
    if seat in live.stand_ins:
        raise no("bot-plays")
    live.check(seat, message.move, message.version)
    answer = Answer(message.move, asked.key(message))
    if position.window is not None and position.window.seat == seat:
        await _hold(asked, answer)
        return
    await asked.room.commit(position, live, answer.key, lambda: live.play(seat, message.move))


async def _hold(asked: Asked, answer: Answer) -> None:
    """Keep a reaction until its time is up. A repetition waits with it; a second one comes too late."""
    window = asked.position.window
    if window is None or (window.answer is not None and window.answer.key == answer.key):
        return
    if answer.key in window.withdrawn:
        raise no("taken-back")
    if window.answer is not None:
        raise no("not-your-turn")
    room = asked.room
    window.answer = await room.storage.entries.hold(room.id, room.known(), answer)
    asked.room.audience.tell_view(asked.position, window.seat)


async def _take_back(asked: Asked, message: TakeBack) -> None:
    live, position, seat = asked.live(), asked.position, asked.seat
    if message.version != live.version(seat):
        raise no("stale")
    choices, stop = position.undoable(seat)
    if seat in live.stand_ins:
        raise no("bot-plays")
    if not choices:
        raise no(f"undo-{stop}")
    if not await _withdraw(asked, message):
        await asked.room.commit(
            position, live, asked.key(message), lambda: live.undo(seat, whole=message.whole)
        )


async def _withdraw(asked: Asked, message: TakeBack) -> bool:
    """Take back a reaction that is still held, if there is one: nobody has heard of it."""
    window = asked.position.window
    if window is None or window.seat != asked.seat or window.answer is None:
        return False
    held = window.answer
    await asked.room.storage.entries.release(asked.room.id, asked.room.known(), held.key)
    window.withdrawn.add(held.key)
    window.answer = None
    gone = encode(socket.Refused(held.key.partition(":")[2], "taken-back", None))
    asked.room.audience.tell_seat(asked.position, asked.seat, gone)
    asked.room.audience.tell_view(asked.position, asked.seat)
    asked.done(message)
    return True


# --- who plays --------------------------------------------------------------------------------------


async def _leave(asked: Asked, message: Leave) -> None:
    if asked.seat == PUBLIC:
        raise no("not-seated")
    live = asked.position.live
    if live is None:
        await _stand_up(asked)
    elif asked.seat not in live.stand_ins and not live.is_over():
        _check_changes(live)
        await asked.room.change_seat(asked.position, live, asked.seat, asked.key(message), "left")
        return
    asked.done(message)


async def _stand_up(asked: Asked) -> None:
    room, position, seat = asked.room, asked.position, asked.seat
    try:
        await room.storage.seats.leave(room.id, seat, asked.listener.identity)
    except SeatTaken:
        room.forget()
        raise no("stale") from None
    position.stored = without(position.stored, seat)
    if any(row.kind == "person" for row in position.stored.seats):
        room.audience.tell_views(position)
    else:
        room.forget()
        room.audience.tell_all(encode(Failed("no-table")))


async def _return(asked: Asked, message: Return) -> None:
    live = asked.live()
    if asked.seat not in live.stand_ins:
        asked.done(message)
    elif live.is_over():
        raise no("game-over")
    else:
        _check_changes(live)
        await asked.room.change_seat(asked.position, live, asked.seat, asked.key(message), "back")


def _check_changes(live: Table) -> None:
    """Else coming and going would grow the record without end. Refused."""
    if sum(isinstance(entry, SeatChange) for entry in live.entries) >= MOST_CHANGES:
        raise no("seat-often")


async def _vote(asked: Asked, message: Vote) -> None:
    live, room, position, seat = asked.live(), asked.room, asked.position, message.seat
    if not is_seat(position, seat) or seat == asked.seat or asked.seat in live.stand_ins:
        raise no("vote-not-now")
    needed = room.watch.votes_needed(position, seat)
    if not needed:
        raise no("vote-not-now")
    votes = await room.storage.seats.vote(room.id, seat, asked.seat, on=message.on)
    position.stored = with_seat(position.stored, seat, votes=votes)
    if is_voted_out(position, seat, needed):
        await room.change_seat(position, live, seat, asked.key(message), "vote")
        return
    asked.done(message)
    room.audience.tell_table(position)


# --- talking and watching ---------------------------------------------------------------------------


async def _say(asked: Asked, message: Say) -> None:
    room, talk = asked.room, asked.position.house.talk
    if talk == "nobody" or (talk == "players" and asked.seat == PUBLIC):
        raise no("talk-closed")
    text = chat.clean(message.text)
    if not text:
        raise no("talk-empty")
    if await room.lines.wait(asked.listener.identity):
        raise no("talk-too-fast")
    key = chat.key_of(asked.seat, asked.listener.identity, message.key)
    new = chat.new_line(key, asked.seat, await _name(asked), text, asked.listener.identity)
    await room.storage.chat.add(room.id, new)
    asked.done(message)
    room.tell_lines(await chat.said(room.storage, room.id))  # perhaps others spoke elsewhere before


async def _name(asked: Asked) -> str:
    if asked.seat != PUBLIC:
        return asked.position.stored.seats[asked.seat].name
    known = await asked.room.storage.identities.get(asked.listener.identity)
    return known.name if known else guest_name(asked.listener.identity)


async def _share(asked: Asked, message: Share) -> None:
    if asked.seat == PUBLIC:
        raise no("not-seated")
    room, position = asked.room, asked.position
    looking = room.audience.looking(position, asked.seat)
    await room.storage.seats.set_shared(room.id, asked.seat, shared=message.on)
    position.stored = with_seat(position.stored, asked.seat, shared=message.on)
    for listener in looking:
        room.audience.send_view(position, listener)
    asked.done(message)
    room.audience.tell_table(position)


async def _look(asked: Asked, message: Look) -> None:
    if asked.screen():
        raise no("look-seated")
    if message.seat != PUBLIC and not asked.position.is_shared(message.seat):
        raise no("look-closed")
    asked.listener.looks = message.seat
    asked.done(message)
    asked.room.audience.send_view(asked.position, asked.listener)


HANDLERS: Final[dict[type[Any], Callable[[Asked, Any], Awaitable[None]]]] = {
    Play: _play,
    TakeBack: _take_back,
    Leave: _leave,
    Return: _return,
    Vote: _vote,
    Say: _say,
    Share: _share,
    Look: _look,
}
