"""What happens at a table by itself: bots' moves and the ends of windows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple

from tenka.server.mailbox import Gate
from tenka.server.protocol.problems import Problem
from tenka.server.retry import persisting, retrying
from tenka.server.rooms import lessons, sealed
from tenka.server.rooms.changes import Choice
from tenka.server.rooms.environment import Environment, SeatedBot
from tenka.server.rooms.position import CLOSED, Due, Position
from tenka.server.rooms.writer import Writer
from tenka.server.storage.model import Answer

LEAST: Final = 0.05
"""Of its pace: what a bot has for a decision in any case, such as after the storage has failed."""


class Answering(NamedTuple):
    at: float
    """When others may notice it."""
    thinking: Coroutine[Any, Any, str] | None = None
    """None for a person whose time to react ends."""


class Driver:
    """Drives a table, one thing after the other, for as long as it is open and no other process does."""

    def __init__(self, writer: Writer, environment: Environment) -> None:
        self._writer = writer
        self._environment = environment
        self._settings = environment.settings
        self._bots: dict[int, tuple[str, SeatedBot]] = {}
        """By seat, with their levels."""
        self._wake = Gate()
        self._wake.clear()
        self._task: asyncio.Task[None] | None = None
        self._driving = True
        """Whether it is for this process to do it."""

    def wake(self) -> None:
        self._wake.set()

    def go_on(self, position: Position) -> None:
        """Something may be due now, and somebody else may decide for a seat."""
        self._bots = {seat: bot for seat, bot in self._bots.items() if position.bot(seat) == bot[0]}
        if position.due(self._settings.bot_seconds) is None:
            return
        self._wake.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def is_idle(self) -> bool:
        """Whether nothing is going to happen by itself here, but for time that runs out."""
        position = self._writer.position
        return not self._driving or position is None or position.due(self._settings.bot_seconds) is None

    async def _drive(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await persisting(self._do_all, self._settings.retry_seconds, "a table waits for the storage")

    async def _do_all(self) -> None:
        """Until nothing is due any more, as at a table that was closed."""
        try:
            while await retrying(self._next):
                pass
        except Problem as problem:
            if problem.code != CLOSED:
                raise

    async def _next(self) -> bool:
        """Whether something happened."""
        async with self._writer.at() as position:
            due = position.due(self._settings.bot_seconds)
            if due is None:
                return False
            self._driving = await self._environment.bus.drives(self._writer.table)
            if not self._driving:
                return False
            answer = self._answer(position, due)
        move = None
        if answer.thinking is not None:
            with self._environment.meter.thinking():
                move = await answer.thinking
        if not await self._is_silent(due, move):
            await self._wait_until(answer.at)
        async with self._writer.at() as position:
            await self._happen(position, due, move)
        return True

    async def _is_silent(self, due: Due, move: str | None) -> bool:
        """Whether it is a small step that nobody else notices: what follows has to be ready in time."""
        async with self._writer.at() as position:
            live = position.live
            if move is None or live is None or position.window is not None:
                return False
            if live.version(due.seat) != due.version or move not in live.moves(due.seat):
                return False
            return live.is_silent(due.seat, move)

    async def _wait_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))

    async def _happen(self, position: Position, due: Due, move: str | None) -> None:
        live, window = position.live, position.window
        if live is None or live.version(due.seat) != due.version:
            return
        entries = len(live.entries)
        answer = await self._held(entries) if window is not None else None
        if answer is None and (move is not None or window is not None):
            answer = Answer(move or (window.default if window is not None else ""), f"auto:{entries}")
        if answer is not None:
            await self._writer.commit(position, Choice(answer.key, due.seat, answer.move))

    async def _held(self, seq: int) -> Answer | None:
        return await self._environment.storage.entries.held(self._writer.table, seq)

    def _answer(self, position: Position, due: Due) -> Answering:
        """A bot's decision, from its observation alone, and when others may notice it.

        That is as long after the last thing that they noticed, whatever it has to decide until then.
        """
        bot, live = self._bot(position, due.seat), position.live
        if bot is None or live is None:
            return Answering(due.at)
        told = lessons.expected(position)
        if told is not None and told[0] == due.seat:
            return Answering(due.at, _ready(told[1]))
        seen = live.observe(due.seat)
        moves = [live.game.book.named[name] for name in live.moves(due.seat)]
        pace = bot.pace(seen)
        if not pace:
            return Answering(due.at, bot.choose(seen, moves))
        left = position.since + pace - asyncio.get_running_loop().time()
        thinking = bot.choose(seen, moves, max(left, pace * LEAST))
        return Answering(max(due.at, position.since + pace), thinking)

    def _bot(self, position: Position, seat: int) -> SeatedBot | None:
        live, level = position.live, position.bot(seat)
        if live is None or level is None:
            return None
        if sealed.is_common(position.stored):  # nothing that it remembers may set tables of one deal apart
            seed = sealed.bot_seed(position.stored, seat)
            return self._environment.bots.seat(live.game, position.stored.options, level, seed)
        if seat not in self._bots:
            options, seed = position.stored.options, secrets.randbits(62)
            self._bots[seat] = level, self._environment.bots.seat(live.game, options, level, seed)
        return self._bots[seat][1]


async def _ready(move: str) -> str:
    return move
