"""The kind of step that most modules add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.rules import NEXT, WAIT, TurnStep
from tenka.games.shogun.state import State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory


class InTurn(TurnStep):
    """Everybody in turn order, one after the other; who has no choice is not asked."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        while state.turn < len(state.order):
            if not self.take_turn(state, state.order[state.turn], chance, story):
                return WAIT
            state.turn += 1
        state.turn = 0
        return NEXT

    def take_turn(self, state: State, seat: int, chance: Chance, story: ShogunStory | None) -> bool:
        """Do all that needs no decision; False if one is needed."""
        raise NotImplementedError

    def choices(self, state: State, seat: int) -> list[Move]:
        """What the seat in turn may choose."""
        return []

    def choose(self, state: State, seat: int, move: Move, story: ShogunStory | None) -> None:
        raise NotImplementedError

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        """Why the seat in turn may not choose this."""
        raise NotImplementedError

    def paragraph(self) -> str:
        """The rule that says who decides what here, and when."""
        raise NotImplementedError

    def not_now(self) -> Refusal:
        return Refusal("not-now", self.paragraph())

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.choices(state, seat) if seat == state.order[state.turn] else []

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        self.choose(state, seat, move, story)
        state.turn += 1

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != state.order[state.turn]:
            return Refusal("not-your-turn", self.paragraph())
        return self.wrong(state, seat, move)
