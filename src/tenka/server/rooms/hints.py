"""Hints during a game, at tables that allow them: counted for all to see before anything is told.

A hint is counted whatever there is to choose from, so that nobody learns from the count how many moves
somebody had. Who asks again about the same question is not counted again.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tenka.core.events import PUBLIC
from tenka.core.game import Viewed
from tenka.core.table import AnyTable
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.changes import HintTaken
from tenka.server.rooms.position import Position

MOST_HINTS = 300
"""For one seat in one game."""


class Question(msgspec.Struct, frozen=True):
    """All that the coach gets to know."""

    observation: Viewed
    moves: list[str]


class Asked(NamedTuple):
    question: Question
    change: HintTaken | None
    """To be committed before the question is answered; None if it was counted before."""


def ask(position: Position, seat: int) -> Asked:
    """What a hint for a seat would be about. Problem."""
    live = _live(position, seat)
    moves = position.moves(seat)
    if seat not in live.actors() or not moves:
        raise Problem("hint-not-now")
    key = f"hint:{seat}:{live.asked(seat)}"
    question = Question(live.observe(seat), moves)
    if key in position.keys:
        return Asked(question, None)
    if live.hints[seat] >= MOST_HINTS:
        raise Problem("hints-spent")
    return Asked(question, HintTaken(key, seat))


def _live(position: Position, seat: int) -> AnyTable:
    if seat == PUBLIC:
        raise Problem("not-seated")
    if not position.settings.hints:
        raise Problem("hints-off")
    return position.playing()
