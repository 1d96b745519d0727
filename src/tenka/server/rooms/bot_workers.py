"""Where bots think: quick ones in a thread, those that search in a process of their own.

Compiled search does not let other threads run, so it must not share a process with the event loop. A worker
gets an Observation and the names of the moves, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from tenka import bots
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.server.rooms.seated_bots import GRACE, BotAtSeat, answer, decide
from tenka.server.rooms.workers import Worker

logger = logging.getLogger(__name__)

WORKERS = min(4, os.cpu_count() or 1)


class BotWorkers:
    """Implements `BotHost` by worker processes, which are started when a bot needs one."""

    def __init__(self) -> None:
        self._workers: dict[int, Worker] = {}
        """A bot is always asked in the same one."""

    def seat(self, game: AnyGame, options: Options, level: str, seed: int) -> BotWorker:
        return BotWorker(self, game, options, level, seed)

    def at(self, place: int) -> Worker:
        return self._workers.setdefault(place, Worker())

    def end(self, place: int) -> None:
        worker = self._workers.pop(place, None)
        if worker is not None:
            worker.end()

    def close(self) -> None:
        for place in list(self._workers):
            self.end(place)


class BotWorker(BotAtSeat):
    """Implements `SeatedBot`."""

    def __init__(self, workers: BotWorkers, game: AnyGame, options: Options, level: str, seed: int) -> None:
        super().__init__(game, options, level, seed)
        self._workers = workers

    def choose(
        self, observation: msgspec.Struct, moves: list[Move], seconds: float | None = None
    ) -> Coroutine[Any, Any, str]:
        """The name of its move. Its time runs from now on; without a number it is what the bot likes."""
        clock = bots.Clock(self._bot.seconds if seconds is None else seconds)
        if self._bot.simulations:
            return self._elsewhere(observation, moves, clock)
        return asyncio.to_thread(decide, self._bot, observation, moves, clock)

    async def _elsewhere(self, observation: msgspec.Struct, moves: list[Move], clock: bots.Clock) -> str:
        """From a worker; if it has died, or has not answered when the time is up, a quick bot answers."""
        place, names = self._seat[-1] % WORKERS, [move.name for move in moves]
        try:
            worker = self._workers.at(place)
            waiting = worker.submit(clock.left() + GRACE, answer, self._seat, observation, names, clock)
            return await asyncio.wait_for(asyncio.wrap_future(waiting), clock.left())
        except TimeoutError:
            logger.info("a worker for bots is late")
        except BrokenProcessPool:
            logger.error("a worker for bots has died")
            self._workers.end(place)
        return await asyncio.to_thread(decide, self._substitute, observation, moves, clock)
