"""Rules are steps: small pieces that say what is legal, what happens, and why something is not legal."""

from __future__ import annotations

from typing import Generic

from tenka.core.chance import Chance
from tenka.core.game import PLAYOUT, S, StoryT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal


class Step(Generic[S, StoryT]):
    """A piece of the rules. Stateless: where a game stands is in the State alone."""

    def moves(self, state: S, seat: int) -> list[Move]:
        """The legal moves of a seat that acts here."""
        return []

    def random_move(self, state: S, seat: int, chance: Chance) -> Move:
        """One of `moves`, as a pick among all of them gives it."""
        moves = self.moves(state, seat)
        return moves[chance.pick(PLAYOUT, len(moves))]

    def play(self, state: S, seat: int, move: Move, chance: Chance, story: StoryT | None) -> None:
        """Do what was decided."""
        raise NotImplementedError

    def reason(self, state: S, seat: int, move: Move) -> Refusal:
        """Why a seat may not play a move that is not legal."""
        raise NotImplementedError
