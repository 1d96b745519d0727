"""The bots, found by game and level. A new one means one class and one line here."""

from __future__ import annotations

from collections.abc import Callable

from tenka.bots.base import Bot, Clock, Hurried
from tenka.bots.random_bot import RandomBot
from tenka.core.errors import BadOptions
from tenka.games import INFO
from tenka.games.shitenno.bots.master import MasterShitenno
from tenka.games.shitenno.bots.sharp import SharpShitenno
from tenka.games.shitenno.bots.steady import SteadyShitenno
from tenka.games.shogun.bots.master import MasterShogun
from tenka.games.shogun.bots.sharp import SharpShogun
from tenka.games.shogun.bots.steady import SteadyShogun
from tenka.games.zipang.bots.master import MasterZipang
from tenka.games.zipang.bots.sharp import SharpZipang
from tenka.games.zipang.bots.steady import SteadyZipang

__all__ = ["Bot", "Clock", "Hurried", "levels", "make"]

Ladder = dict[str, Callable[[int], Bot]]

EVERYWHERE: Ladder = {"random": RandomBot}
LADDERS: dict[str, Ladder] = {
    "zipang": {"steady": SteadyZipang, "sharp": SharpZipang, "master": MasterZipang},
    "shitenno": {"steady": SteadyShitenno, "sharp": SharpShitenno, "master": MasterShitenno},
    "shogun": {"steady": SteadyShogun, "sharp": SharpShogun, "master": MasterShogun},
}
"""By game: the levels above those that are everywhere, weakest first."""


def levels(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(_ladder(game))


def make(game: str, level: str, seed: int, trials: int | None = None) -> Bot:
    """A bot for one seat. `trials` is for those that search; the others do not mind."""
    ladder = _ladder(game)
    if level not in ladder:
        raise BadOptions("no-bot", bot=level, game=game, known=", ".join(ladder))
    bot = ladder[level](seed)
    if trials is not None and bot.trials:
        bot.trials = trials
    return bot


def _ladder(game: str) -> Ladder:
    if game not in INFO:
        raise BadOptions("no-bots", game=game, known=", ".join(INFO))
    return EVERYWHERE | LADDERS.get(game, {})
