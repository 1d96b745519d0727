"""What a module is, and the kind of step that most of them add."""

from __future__ import annotations

from typing import Any, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import Material
from tenka.games.shogun.moves import Moves
from tenka.games.shogun.rules import NEXT, WAIT, Rules, Step
from tenka.games.shogun.state import State


class Module:
    """Adds to the rules of a game. Stateless: what it remembers is a Part of the State."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def spaces(self) -> list[str]:
        """More spaces of the individual board."""
        return []

    def cards(self) -> list[str]:
        """More cards that may lie there."""
        return []

    def check(self, material: Material) -> None:
        """Whether its printed values make sense; BadOptions if not."""

    def add_moves(self, moves: Moves, material: Material) -> None:
        """Put its moves into the book."""

    def install(self, rules: Rules) -> None:
        """Reach into the rules."""
        raise NotImplementedError


class InTurn(Step):
    """Everybody in turn order, one after the other; who has no choice is not asked."""

    def in_turn(self) -> bool:
        return True

    def run(self, state: State, chance: Chance, story: Any) -> int:
        while state.turn < len(state.order):
            if not self.take_turn(state, state.order[state.turn], chance, story):
                return WAIT
            state.turn += 1
        state.turn = 0
        return NEXT

    def take_turn(self, state: State, seat: int, chance: Chance, story: Any) -> bool:
        """Do all that needs no decision; False if one is needed."""
        raise NotImplementedError

    def choices(self, state: State, seat: int) -> list[Move]:
        """What the seat in turn may choose."""
        return []

    def choose(self, state: State, seat: int, move: Move, story: Any) -> None:
        raise NotImplementedError

    def wrong(self, state: State, seat: int, move: Move) -> Refusal:
        """Why the seat in turn may not choose this."""
        raise NotImplementedError

    def paragraph(self) -> str:
        """The rule that says who decides what here, and when."""
        raise NotImplementedError

    def not_now(self) -> Refusal:
        return Refusal("not-now", self.paragraph())

    def actors(self, state: State) -> list[int]:
        return [state.order[state.turn]]

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.choices(state, seat) if seat == state.order[state.turn] else []

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: Any) -> None:
        self.choose(state, seat, move, story)
        state.turn += 1

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != state.order[state.turn]:
            return Refusal("not-your-turn", self.paragraph())
        return self.wrong(state, seat, move)
