"""The bots, found by game and level. A new one means one class and one line here."""

from __future__ import annotations

from collections.abc import Callable

from tenka.bots.base import Bot, Clock, Hurried
from tenka.bots.random_bot import RandomBot
from tenka.bots.shitenno.master import MasterShitenno
from tenka.bots.shitenno.sharp import SharpShitenno
from tenka.bots.shitenno.steady import SteadyShitenno
from tenka.bots.shogun.master import MasterShogun
from tenka.bots.shogun.sharp import SharpShogun
from tenka.bots.shogun.steady import SteadyShogun
from tenka.bots.zipang.master import MasterZipang
from tenka.bots.zipang.sharp import SharpZipang
from tenka.bots.zipang.steady import SteadyZipang
from tenka.core.errors import BadOptions
from tenka.games import INFO

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
