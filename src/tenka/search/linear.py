"""A guide whose priors, outlooks and beliefs are sums of weights, set by hand or learned by self-play."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tenka.core.game import Game, S
from tenka.search.guide import Guide, chances, shares_of_first


class LinearGuide(Guide[S]):
    def __init__(self, policy: list[float], value: list[float], beliefs: list[float]) -> None:
        self.policy: Final = policy
        self.value: Final = value
        self.beliefs: Final = beliefs
        """Empty where all worlds are equally likely."""
        self.believes = bool(beliefs)

    def log_belief(self, state: S, viewer: int) -> float:
        """How likely a drawn world is, on the scale on which differences become odds."""
        return 0.0

    def belief(self, state: S, viewer: int) -> float:
        return exp(self.log_belief(state, viewer))

    def outlooks(self, state: S) -> list[float]:
        """How each seat stands where search ends, on the scale on which differences become odds."""
        raise NotImplementedError

    def values(self, game: Game[S, Any, Any], state: S) -> list[float]:
        if not game.actors(state):
            return shares_of_first(game, state)
        return chances(self.outlooks(state))
