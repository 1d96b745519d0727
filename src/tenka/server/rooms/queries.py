"""What others ask of a room. Every answer is what the asker may know, and nothing is changed by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TypeVar

from tenka import games
from tenka.core.errors import BadQuery, Refused
from tenka.core.events import PUBLIC
from tenka.core.game import AnyGame, Viewed
from tenka.core.plugin import Answer
from tenka.core.record import Record
from tenka.server.protocol.http import GameState, LessonInfo, Notes, TableInfo, Why
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import lessons, views
from tenka.server.rooms.audience import Audience
from tenka.server.rooms.position import Position
from tenka.server.storage.interface import SeatStorage
from tenka.server.storage.model import StoredTable

T = TypeVar("T")

_thread_time = getattr(time, "thread_time", time.process_time)
"""A page has one thread, and no clock of its own for it."""


class RoomQueries:
    def __init__(
        self,
        table: str,
        at: Callable[[], AbstractAsyncContextManager[Position]],
        audience: Audience,
        seats: SeatStorage,
    ) -> None:
        """`at` gives the position, for one at a time."""
        self._table = table
        self._at = at
        self._audience = audience
        self._seats = seats

    async def info(self, identity: str) -> TableInfo:
        async with self._at() as position:
            screen = views.seats_at_screen(position.stored, identity)
            return self._audience.info(position, self._audience.sitting(position, identity), screen)

    async def observe(self, identity: str) -> tuple[AnyGame, Viewed]:
        """The game and what somebody may know of it now. Problem."""
        async with self._at() as position:
            position.check_viewer(identity)
            live = position.playing()
            return live.game, live.observe(self._audience.sitting(position, identity))

    async def query(
        self, identity: str, name: str, parameters: Mapping[str, str]
    ) -> tuple[Answer | None, float]:
        """What the game answers to one of its queries, from what somebody may know, and how many seconds of a
        core that took. Problem."""
        game, observation = await self.observe(identity)
        return await answered(game, observation, name, parameters)

    async def record_so_far(self, identity: str) -> tuple[Record, int]:
        """The record up to now and the seat of somebody, for showing it to nobody else. Problem."""
        async with self._at() as position:
            position.check_viewer(identity)
            return position.playing().record(), self._audience.sitting(position, identity)

    async def finished_table(self) -> StoredTable:
        """The table, once its game is over. Problem."""
        async with self._at() as position:
            if position.stored.status != "over":
                raise Problem("not-over")
            return position.stored

    async def finished_record(self) -> Record:
        """The record with everything in it, once nothing is secret any more. Problem."""
        async with self._at() as position:
            return position.record()

    async def why(self, identity: str, move: str) -> Why:
        """What playing this move would be refused with."""
        async with self._at() as position:
            seat = self._audience.sitting(position, identity)
            if seat == PUBLIC or position.live is None:
                return Why("not-seated" if seat == PUBLIC else "table-waiting", None)
            return why_not(partial(position.live.check, seat, move))

    async def state(self, identity: str) -> GameState:
        """Where the game stands, in words. Problem."""
        game, observation = await self.observe(identity)
        return GameState(games.plugin_of(game.name).narration.state_phrase(observation))

    async def lesson(self, identity: str) -> LessonInfo | None:
        """What a learner is to do now."""
        async with self._at() as position:
            return lessons.progress(position, self._audience.sitting(position, identity))

    async def notes(self, identity: str) -> Notes:
        """Everybody's notes once the game is over; until then the own. Problem."""
        async with self._at() as position:
            position.check_viewer(identity)
            seat = self._audience.sitting(position, identity)
            over = position.stored.status == "over"
            found = await self._seats.notes(self._table)
            return Notes([text if over or number == seat else "" for number, text in enumerate(found)])


def why_not(check: Callable[[], object]) -> Why:
    """What a check of a move refuses it with."""
    try:
        check()
    except Refused as error:
        return Why(error.refusal.code, error.refusal.rule or None)
    return Why(None, None)


async def answered(
    game: AnyGame, observation: Viewed, name: str, parameters: Mapping[str, str]
) -> tuple[Answer | None, float]:
    """What a game answers to one of its queries, and how many seconds of a core that took. Problem."""
    answer = partial(games.plugin_of(game.name).answer, game, observation, name, parameters)
    try:
        return await asyncio.to_thread(_timed, answer)
    except BadQuery as error:
        code = "bad-request" if error.code == "query-parameter" else "no-answer"
        raise Problem(code, why=error) from None


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    begun = _thread_time()
    return work(), _thread_time() - begun
