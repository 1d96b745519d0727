"""Hints during a game, at tables that allow them: counted for all to see before anything is told.

A hint is counted whatever there is to choose from, so that nobody learns from the count how many moves
somebody had. Who asks again about the same question is not counted again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tenka.core.events import PUBLIC
from tenka.core.table import Table
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.position import Position
from tenka.server.storage.model import RepeatedKey, Taken

if TYPE_CHECKING:
    from tenka.server.rooms.room import Room

MOST_HINTS = 300
"""For one seat in one game."""
TRIES = 5
"""How often another process may be quicker."""


class Question(msgspec.Struct, frozen=True):
    """All that the coach gets to know."""

    observation: Any
    moves: list[str]


async def count(room: Room, identity: str) -> Question:
    for _ in range(TRIES):
        try:
            async with room.at() as position:
                return await _count(room, position, identity)
        except (Taken, RepeatedKey):
            continue
    raise Problem("not-stored")


async def _count(room: Room, position: Position, identity: str) -> Question:
    seat = room.audience.sitting(position, identity)
    live = _live(position, seat)
    moves = position.moves(seat)
    if seat not in live.actors() or not moves:
        raise Problem("hint-not-now")
    key = f"hint:{seat}:{live.asked(seat)}"
    question = Question(live.observe(seat), moves)
    if key not in position.keys:
        if live.hints[seat] >= MOST_HINTS:
            raise Problem("hints-spent")
        await room.commit(position, live, key, lambda: live.hint(seat))
    return question


def _live(position: Position, seat: int) -> Table:
    if seat == PUBLIC:
        raise Problem("not-seated")
    if not position.house.hints:
        raise Problem("hints-off")
    if position.live is None:
        raise Problem("not-started")
    return position.live
