"""Where the bots of a page think: quick ones beside the rooms, those that search in a worker of their own."""

from __future__ import annotations

import logging

import msgspec

from tenka import bots
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.page.jobs import PagePool
from tenka.server.rooms.pool import WorkerLost
from tenka.server.rooms.seated_bots import GRACE, BotAtSeat, Seat, answer, decide

logger = logging.getLogger(__name__)


class PageBots:
    """Implements `BotHost`."""

    def __init__(self, pool: PagePool) -> None:
        self._pool = pool

    def seat(self, game: AnyGame, options: Options, level: str, seed: int) -> PageBot:
        return PageBot(self._pool, game, options, level, seed)

    def close(self) -> None:
        self._pool.end()


class PageBot(BotAtSeat):
    """Implements `SeatedBot`."""

    def __init__(self, pool: PagePool, game: AnyGame, options: Options, level: str, seed: int) -> None:
        super().__init__(game, options, level, seed)
        self._pool = pool

    async def choose(
        self, observation: msgspec.Struct, moves: list[Move], seconds: float | None = None
    ) -> str:
        allowed = self._bot.seconds if seconds is None else seconds
        if not self._bot.simulations:
            return decide(self._bot, observation, moves, bots.Clock(allowed))
        names = [move.name for move in moves]
        try:
            return await self._pool.run(allowed + GRACE, think, self._seat, observation, names, allowed)
        except (WorkerLost, RuntimeError):
            logger.error("a worker for bots has failed")
            return decide(self._substitute, observation, moves, bots.Clock(allowed))


def think(seat: Seat, observation: msgspec.Struct, names: list[str], seconds: float) -> str:
    """In the worker, whose time is its own."""
    return answer(seat, observation, names, bots.Clock(seconds))
