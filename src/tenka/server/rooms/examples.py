"""Moments of lessons to try a rule at. Nothing is kept: each answer plays from the start."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tenka import bots, games
from tenka.core.errors import Refused
from tenka.core.table import AnyTable
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import View
from tenka.server.rooms import lessons, table_factory, views
from tenka.server.storage.model import Identity

READER: Final = Identity("reader", "")
MOST: Final = 3
"""Choices of the reader."""
SEED: Final = 1
"""Of those who answer."""


def after(game: str, choices: list[str]) -> View:
    """What the reader sees after these choices, and what came of them. Problem."""
    stored, _ = lessons.new_table(game, READER)
    lesson = games.plugin_of(game).lesson
    if lesson is None or lesson.example is None or len(choices) > MOST:
        raise Problem("bad-request")
    table, seat = table_factory.open_table(stored), lesson.seat
    for choice in lesson.until(lesson.example.task):
        table.play(*choice)
    begun = table.version(seat)
    try:
        for chosen in choices:
            table.play(seat, chosen)
            _answer(table, seat, lesson.example.replies)
    except Refused:
        raise Problem("bad-request") from None
    asked = seat in table.actors() and len(choices) < MOST
    offer = views.Offer(table.moves(seat) if asked else [], None, None, alone=True)
    view = views.view(views.table_info(stored, seat, [seat], table, ()), table, seat, offer)
    return replace(view, log=[step for step in view.log if step.version > begun])


def _answer(table: AnyTable, reader: int, replies: int) -> None:
    """The others' part."""
    for _ in range(replies):
        actors = table.actors()
        if not actors or reader in actors:
            return
        table.play(actors[0], table.ask(bots.make(table.game.name, lessons.BOT, SEED), actors[0]))
