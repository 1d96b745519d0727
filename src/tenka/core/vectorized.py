"""Many games of one kind, played side by side without leaving the compiled rules."""

from __future__ import annotations

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, u8

from tenka.core.chance import FastChance
from tenka.core.game import NOBODY, Game, S
from tenka.core.moves import Move
from tenka.core.rows import Row, RowWriter


class Sight(Generic[S]):
    """By game: what the seat knows that decides (`row`) and what it may do (`masks`)."""

    def __init__(self, game: Game[S, Any, Any], writer: RowWriter[S], row: Row, size: int) -> None:
        self.game: Final = game
        self.writer: Final = writer
        self.row: Final = row
        self.actions: Final[i64] = len(game.book.all)
        self.masks: Final = vec[u8]([0] * (self.actions * size))
        self.moves: Final[list[list[Move]]] = [[] for _ in range(size)]

    def look(self, number: int, state: S) -> int:
        """Write it for one game that is not over; the seat that decides."""
        seat = self.game.next_actor(state)
        moves = self.game.moves(state, seat)
        masks, base = self.masks, number * self.actions
        for move in self.moves[number]:
            masks[base + move.index] = 0
        for move in moves:
            masks[base + move.index] = 1
        self.moves[number] = moves
        self.row.begin(number, seat)
        self.writer.write(state, self.row)
        return seat


class Vectorized(Generic[S]):
    """Positions and whose decision it is, by game; what these seats see is in `sight`."""

    def __init__(self, sight: Sight[S], seeds: list[int]) -> None:
        self.sight: Final = sight
        self.game: Final = sight.game
        self.book: Final = sight.game.book.all
        self.chances: Final = [FastChance(seed) for seed in seeds]
        self.states: Final = [self.game.start(chance) for chance in self.chances]
        self.seats: Final = [sight.look(number, state) for number, state in enumerate(self.states)]

    def start(self, number: int, seed: int) -> None:
        """A new game in the place of one."""
        chance = FastChance(seed)
        self.put(number, self.game.start(chance), chance)

    def put(self, number: int, state: S, chance: FastChance) -> None:
        """A position in the place of a game."""
        self.states[number] = state
        self.chances[number] = chance
        self.seats[number] = self.sight.look(number, state)

    def step(self, actions: list[int]) -> list[int]:
        """Play one legal action in each game; the numbers of those that are over, which wait for `start`."""
        over: list[int] = []
        for number in range(len(actions)):
            state = self.states[number]
            self.game.play(state, self.seats[number], self.book[actions[number]], self.chances[number])
            if self.game.next_actor(state) == NOBODY:
                over.append(number)
            else:
                self.seats[number] = self.sight.look(number, state)
        return over

    def pick(self, points: list[float]) -> list[int]:
        """A legal action in each game, by a number from 0 to below 1."""
        picked: list[int] = []
        for number in range(len(points)):
            moves = self.sight.moves[number]
            picked.append(moves[int(points[number] * len(moves))].index)
        return picked
