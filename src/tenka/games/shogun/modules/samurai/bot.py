"""How bots play the samurai: what a benefit is worth, in points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.tables import TRAY
from tenka.games.shogun.modules.facets import ModuleBot, Value
from tenka.games.shogun.modules.samurai.material import MATERIAL
from tenka.games.shogun.modules.samurai.observation import samurai_view
from tenka.games.shogun.observation import Observation


def benefit(seen: Observation, name: str) -> float:
    """One of the benefits of the own samurai card."""
    evaluator = Evaluator(BoardFeatures(seen))
    kind = name.removeprefix("benefit:")
    cards = evaluator.features.material.files[MATERIAL]["cards"]
    amount: int = cards[str(samurai_view(seen).cards[seen.viewer])][kind]
    worth = {
        "chests": amount * evaluator.chest,
        "rice": -evaluator.hunger(0.0, float(amount)),
        "armies": amount * TRAY * evaluator.army,
        "points": float(amount),
    }
    return worth[kind]


class SamuraiBot(ModuleBot):
    def questions(self) -> dict[str, Callable[[Observation], Value]]:
        return {"samurai": lambda seen: partial(benefit, seen)}
