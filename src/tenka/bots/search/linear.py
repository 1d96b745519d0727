"""A guide whose likings and outlooks are sums of weights, set by hand or learned by self-play."""

from __future__ import annotations

from typing import Any, Final

from tenka.bots.search.guide import Guide, chances, shares_of_first
from tenka.core.game import Game


class LinearGuide(Guide):
    def __init__(self, policy: list[float], value: list[float]) -> None:
        self.policy: Final = policy
        self.value: Final = value

    def outlooks(self, state: Any) -> list[float]:
        """How each seat stands where search ends, on the scale on which differences become odds."""
        raise NotImplementedError

    def values(self, game: Game[Any], state: Any) -> list[float]:
        if not game.actors(state):
            return shares_of_first(game, state)
        return chances(self.outlooks(state))
