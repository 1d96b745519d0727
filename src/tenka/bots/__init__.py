"""The bots, found by game and level: those of the game's own ladder, and those that play every game."""

from __future__ import annotations

from collections.abc import Callable

from tenka.bots.random_bot import RandomBot
from tenka.core.bot import AnyBot, Bot, Clock, Hurried
from tenka.core.errors import BadOptions
from tenka.games import PLUGINS

__all__ = ["AnyBot", "Bot", "Clock", "Hurried", "levels", "make"]

Ladder = dict[str, Callable[[int], AnyBot]]

EVERYWHERE: Ladder = {"random": RandomBot}


def levels(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(_ladder(game))


def make(game: str, level: str, seed: int, simulations: int | None = None) -> AnyBot:
    """A bot for one seat. `simulations` is for those that search; the others do not mind."""
    ladder = _ladder(game)
    if level not in ladder:
        raise BadOptions("no-bot", bot=level, game=game, known=", ".join(ladder))
    bot = ladder[level](seed)
    if simulations is not None and bot.simulations:
        bot.simulations = simulations
    return bot


def _ladder(game: str) -> Ladder:
    if game not in PLUGINS:
        raise BadOptions("no-bots", game=game, known=", ".join(PLUGINS))
    return EVERYWHERE | dict(PLUGINS[game].ladder())
