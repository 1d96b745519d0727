"""What search wants to know of a game besides its rules. A guide looks at drawn worlds only, never at a game.

The base class serves every game: all moves are alike, play goes to the very end, and first place is all.
"""

from __future__ import annotations

from math import exp
from typing import Any, Generic

from mypy_extensions import i64

from tenka.core.chance import FastChance
from tenka.core.game import Game, S
from tenka.core.moves import Move

WORD = 4294967296.0
"""One more than the largest word that chance gives."""


class Guide(Generic[S]):
    believes: bool = False
    """Whether `belief` tells worlds apart."""

    def belief(self, state: S, viewer: int) -> float:
        """How likely a drawn world is, by how people play, on any scale."""
        return 1.0

    def priors(self, state: S, seat: int, moves: list[Move]) -> list[float]:
        """How much a sensible player likes each move, from what this seat knows in the drawn world: as
        logarithms of probabilities, up to a sum."""
        return [0.0] * len(moves)

    def choose(self, state: S, seat: int, moves: list[Move], chance: FastChance) -> Move:
        """A move for play beyond the tree."""
        return draw(moves, self.priors(state, seat, moves), chance)

    def mark(self, state: S) -> int:
        """How far the game is, in the steps in which search counts its horizon."""
        return 0

    def values(self, game: Game[S, Any, Any], state: S) -> list[float]:
        """Each seat's chance to win from here, where search ends."""
        return shares_of_first(game, state)


def shares_of_first(game: Game[S, Any, Any], state: S) -> list[float]:
    ranks = game.standing(state).ranks
    firsts = ranks.count(1)
    return [1.0 / firsts if rank == 1 else 0.0 for rank in ranks]


def chances(priors: list[float]) -> list[float]:
    """Priors as probabilities (softmax)."""
    top = max(priors)
    weights = [exp(prior - top) for prior in priors]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def draw(moves: list[Move], priors: list[float], chance: FastChance) -> Move:
    """One of the moves, each with the probability that its prior gives it."""
    last: i64 = len(moves) - 1
    if last == 0:
        return moves[0]
    top = max(priors)
    weights: list[float] = []
    whole = 0.0
    for prior in priors:
        weight = exp(prior - top)
        weights.append(weight)
        whole += weight
    point = float(chance.word()) / WORD * whole
    place: i64
    for place in range(last):
        point -= weights[place]
        if point < 0.0:
            return moves[place]
    return moves[last]
