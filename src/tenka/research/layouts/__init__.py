"""The layouts of the games, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.game import Game
from tenka.games.shitenno.layout import layout as shitenno
from tenka.games.shogun.layout import layout as shogun
from tenka.games.zipang.layout import layout as zipang
from tenka.research.layout import Layout

LAYOUTS: dict[str, Callable[[Any], Layout]] = {
    "zipang": zipang,
    "shitenno": shitenno,
    "shogun": shogun,
}


def layout_of(game: Game[Any]) -> Layout:
    """How Observations of this game, with its seats and options, become rows."""
    return LAYOUTS[game.name](game)
