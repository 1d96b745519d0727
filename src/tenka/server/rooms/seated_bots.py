"""Bots at their seats, wherever they think."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from typing import Final

import msgspec

from tenka import bots, games
from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options

logger = logging.getLogger(__name__)

REMEMBERED = 64
"""Bots that a worker keeps in mind, so that each has its plan at hand."""

SUBSTITUTE = "steady"
"""Who answers for a bot whose worker does not, such as while it starts."""

GRACE: Final = 10.0
"""Seconds that a bot may be late before its worker is ended."""

Seat = tuple[str, int, str, str, int]
"""Game, seats, options as JSON, the bot's level and seed."""


class BotAtSeat:
    """What a bot at one seat of one table needs, wherever it thinks."""

    def __init__(self, game: AnyGame, options: Options, level: str, seed: int) -> None:
        self._seat: Seat = (game.name, game.seats, json.dumps(options, sort_keys=True), level, seed)
        self._bot = bots.make(game.name, level, seed)
        self._substitute = bots.make(game.name, SUBSTITUTE, seed)

    def pace(self, observation: msgspec.Struct) -> float:
        return self._bot.pace(observation)


def decide(bot: bots.AnyBot, observation: msgspec.Struct, moves: list[Move], clock: bots.Clock) -> str:
    """A bot that fails must not stop the table: then it plays the first legal move."""
    try:
        chosen = bot.decide(observation, moves, clock)
    except Exception as error:  # noqa: BLE001 - whatever it is; its text might tell a hand, so it is not logged
        logger.error("a bot failed with %s", type(error).__name__)
        return moves[0].name
    return chosen.name if chosen in moves else moves[0].name


@lru_cache(maxsize=REMEMBERED)
def _at(seat: Seat) -> tuple[AnyGame, bots.AnyBot]:
    name, seats, options, level, seed = seat
    return games.load(name, seats, json.loads(options)), bots.make(name, level, seed)


def answer(seat: Seat, observation: msgspec.Struct, names: list[str], clock: bots.Clock) -> str:
    game, bot = _at(seat)
    return decide(bot, observation, [game.book.named[name] for name in names], clock)
