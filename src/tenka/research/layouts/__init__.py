"""The layouts of the games, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.game import Game
from tenka.research.layout import Layout
from tenka.research.layouts import shitenno, shogun, zipang

LAYOUTS: dict[str, Callable[[Any], Layout]] = {
    "zipang": zipang.layout,
    "shitenno": shitenno.layout,
    "shogun": shogun.layout,
}


def layout_of(game: Game[Any]) -> Layout:
    """How Observations of this game, with its seats and options, become rows."""
    return LAYOUTS[game.name](game)
