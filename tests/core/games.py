"""Games for the tests of the core: a whole one of Zipang Portable, and a tiny one with secret choices."""

from __future__ import annotations

from typing import Any, cast

from tenka.core.chance import Chance, FastChance
from tenka.core.events import Event, Story
from tenka.core.game import AnyGame, Standing
from tenka.core.moves import Move, MoveBook
from tenka.core.record import Player, Record
from tenka.core.refusals import Refusal
from tenka.core.sealed import SealedChoice
from tenka.core.table import AnyTable, Table
from tenka.games import load

SEED = bytes(range(32))


def people(seats: int) -> list[Player]:
    return [Player(f"Seat {seat}", "person") for seat in range(seats)]


def new_table(seats: int = 3, seed: bytes = SEED) -> AnyTable:
    return Table.open(load("zipang", seats), people(seats), seed)


def play_on(table: AnyTable, number: int = 1, steps: int | None = None) -> AnyTable:
    """Random moves to the end, or a few steps of them."""
    chance = FastChance(number)
    while table.actors() and steps != 0:
        (seat,) = table.actors()
        moves = table.moves(seat)
        table.play(seat, moves[chance.pick("", len(moves))])
        steps = None if steps is None else steps - 1
    return table


def finished(seats: int = 3) -> Record:
    return play_on(new_table(seats)).record()


class Chosen(Event, frozen=True, tag="chosen"):
    """The own secret choice."""

    number: int


class Revealed(Event, frozen=True, tag="revealed"):
    """All choices, once the last one is sealed."""

    numbers: list[int]


class SecretGame:
    """Everybody seals a number below three; then all are revealed and the game is over."""

    name, version = "secret", 1

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.book = MoveBook()
        self.choose = [self.book.add(f"choose:{number}", 0, number) for number in range(3)]
        self.undo = self.book.add("undo", 1)

    def start(self, chance: Chance, story: Any = None) -> SealedChoice:
        story.tell(Revealed([]))
        return SealedChoice([True] * self.seats)

    def actors(self, state: SealedChoice) -> list[int]:
        return state.missing()

    def moves(self, state: SealedChoice, seat: int) -> list[Move]:
        if seat in state.missing():
            return self.choose
        return [self.undo] if state.can_unseal(seat) else []

    def refusal(self, state: SealedChoice, seat: int, move: Move) -> Refusal | None:
        return None if move in self.moves(state, seat) else Refusal("not-now", "secret/A1")

    def play(self, state: SealedChoice, seat: int, move: Move, chance: Chance, story: Any = None) -> None:
        if move is self.undo:
            state.unseal(seat)
            return
        state.seal(seat, [move.a])
        story.tell(None, {seat: Chosen(move.a)})
        if state.is_open():
            story.tell(Revealed([choice[0] for choice in state.choices]))

    def observe(self, state: SealedChoice, viewer: int) -> list[bool]:
        return list(state.sealed)

    def default_move(self, state: SealedChoice, seat: int) -> Move | None:
        return None

    def copy(self, state: SealedChoice) -> SealedChoice:
        return state.copy()

    def standing(self, state: SealedChoice) -> Standing:
        return Standing([0] * self.seats, [1] * self.seats)

    def new_story(self) -> Story:
        return Story()


def secret_table(seats: int = 3) -> AnyTable:
    return Table.open(cast("AnyGame", SecretGame(seats)), people(seats), SEED)
