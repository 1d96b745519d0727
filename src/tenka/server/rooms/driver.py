"""What happens at a table by itself: bots' moves and the ends of windows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tenka.server.cluster.bus import Bus
from tenka.server.ops import metrics
from tenka.server.protocol.problems import Problem
from tenka.server.rooms.bot_workers import Thinker
from tenka.server.rooms.position import Due, Position
from tenka.server.rooms.queries import CLOSED
from tenka.server.settings import Settings
from tenka.server.storage.model import Answer, RepeatedKey, StorageError, Taken

if TYPE_CHECKING:
    from tenka.server.rooms.room import Room

logger = logging.getLogger(__name__)
LEAST: Final = 0.05
"""Of its pace: what a bot has for a decision in any case, such as after the storage has failed."""


class Answering(NamedTuple):
    at: float
    """When others may notice it."""
    thinking: Coroutine[Any, Any, str] | None = None
    """None for a person whose time to react ends."""


class Driver:
    """Drives a room, one thing after the other, for as long as it is open and no other process does."""

    def __init__(self, room: Room, settings: Settings, bus: Bus) -> None:
        self._room = room
        self._settings = settings
        self._bus = bus
        self._bots: dict[int, Thinker] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.driving = True
        """Whether it is for this process to do it."""

    def wake(self) -> None:
        self._wake.set()

    def go_on(self) -> None:
        """Something may be due now."""
        self._wake.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def forget(self, seat: int) -> None:
        """Somebody else decides for this seat from now on."""
        self._bots.pop(seat, None)

    async def try_again_soon(self) -> None:
        await asyncio.sleep(self._settings.retry_seconds)
        self._wake.set()

    async def _drive(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                while await self._next():
                    pass
            except (Taken, RepeatedKey):  # somebody else was quicker
                self._wake.set()
            except (StorageError, Problem) as error:
                if isinstance(error, Problem) and error.code == CLOSED:
                    return
                logger.warning("a table waits for the storage: %s", error)
                await self.try_again_soon()
            except Exception:
                logger.exception("a table stopped by itself")
                await self.try_again_soon()

    async def _next(self) -> bool:
        async with self._room.at() as position:
            due = position.due(self._settings.bot_seconds)
            if due is None:
                return False
            self.driving = await self._bus.drives(self._room.id)
            if not self.driving:
                return False
            answer = self._answer(position, due)
        move = None
        if answer.thinking is not None:
            with metrics.THINKING.track_inprogress():
                move = await answer.thinking
        if not await self._is_silent(due, move):
            await self._wait_until(answer.at)
        async with self._room.at() as position:
            await self._happen(position, due, move)
        return True

    async def _is_silent(self, due: Due, move: str | None) -> bool:
        """Whether it is a small step that nobody else notices: what follows has to be ready in time."""
        async with self._room.at() as position:
            live = position.live
            if move is None or live is None or position.window is not None:
                return False
            return live.version(due.seat) == due.version and live.is_silent(due.seat, move)

    async def _wait_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))

    async def _happen(self, position: Position, due: Due, move: str | None) -> None:
        live, window = position.live, position.window
        if live is None or live.version(due.seat) != due.version:
            return
        entries = len(live.entries)
        answer = await self._room.storage.entries.held(self._room.id, entries) if window is not None else None
        if answer is None and (move is not None or window is not None):
            answer = Answer(move or (window.default if window is not None else ""), f"auto:{entries}")
        if answer is not None:
            chosen = answer.move
            await self._room.commit(position, live, answer.key, lambda: live.play(due.seat, chosen))

    def _answer(self, position: Position, due: Due) -> Answering:
        """A bot's decision, from its observation alone, and when others may notice it.

        That is as long after the last thing that they noticed, whatever it has to decide until then.
        """
        bot, live = self._bot(position, due.seat), position.live
        if bot is None or live is None:
            return Answering(due.at)
        seen = live.observe(due.seat)
        moves = [live.game.book.named[name] for name in live.moves(due.seat)]
        pace = bot.pace(seen)
        if not pace:
            return Answering(due.at, bot.choose(seen, moves))
        left = position.since + pace - asyncio.get_running_loop().time()
        thinking = bot.choose(seen, moves, max(left, pace * LEAST))
        return Answering(max(due.at, position.since + pace), thinking)

    def _bot(self, position: Position, seat: int) -> Thinker | None:
        live, level = position.live, position.bot(seat)
        if live is None or level is None:
            return None
        if seat not in self._bots:
            options = position.stored.options
            self._bots[seat] = Thinker(live.game, options, level, secrets.randbits(62))
        return self._bots[seat]
