"""Somebody leaves a table without being there: what happens to the seats at their screen."""

from __future__ import annotations

from tenka.core.events import PUBLIC
from tenka.server.rooms import views
from tenka.server.rooms.position import Position
from tenka.server.rooms.room import TRIES, Room
from tenka.server.storage.model import RepeatedKey, SeatTaken, StorageDown, Taken


async def give_up(room: Room, identity: str) -> None:
    """As if they had left: a bot plays on, or the seat is open again if the game has not begun. Problem."""
    for _ in range(TRIES):
        try:
            async with room.at() as position:
                await _let_go(room, position, identity)
        except (Taken, RepeatedKey, SeatTaken):  # somebody else was quicker: look again
            room.forget()
            continue
        if position.live is None:
            await room.reseat()
        return
    raise StorageDown("a table does not let go")


async def _let_go(room: Room, position: Position, identity: str) -> None:
    live = position.live
    if live is None:
        seat = views.seat_of(position.stored, identity)
        if seat != PUBLIC:
            await room.storage.seats.leave(room.id, seat, identity)
        return
    for seat in views.seats_at_screen(position.stored, identity):
        if seat not in live.stand_ins and not live.is_over():
            await room.change_seat(position, live, seat, f"gone:{len(live.entries)}", "left")
