"""How one game of the arena is played: in time, or somebody else goes on in that seat and it comes last."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from tenka import bots, games
from tenka.core.chance import Chance, RecordedChance
from tenka.core.game import AnyGame, Standing
from tenka.core.moves import Move
from tenka.core.record import AnyEntry, Draws, Entry, SeatChange
from tenka.research.arena.apart import GRACE, Late

DrawsOf = Callable[[int], Chance]
"""The chance of each moment of a game."""
ANYBODY: Final = "random"


class Absent(bots.AnyBot):
    """Sits for a bot that did not start in time."""

    def __init__(self, seed: int, late: Late) -> None:
        super().__init__(seed)
        self._late = late

    def decide(self, observation: Any, moves: list[Move], clock: bots.Clock | None) -> Move:
        raise self._late


class Playing:
    """One game, with all that is told about it afterwards."""

    def __init__(
        self, game: AnyGame, seated: list[bots.AnyBot], draws: DrawsOf, seconds: float | None
    ) -> None:
        self.game = game
        self.seated = list(seated)
        self.seconds = seconds
        self.slowest = 0.0
        self.thought = [0.0] * len(seated)
        self.late: list[int] = []
        """Seats whose bot did not answer in time."""
        self.start: Draws = {}
        self.entries: list[AnyEntry] = []
        self._draws = draws
        self._moment = 0
        chance = self._chance()
        self.state = game.start(chance)
        self.start = chance.drawn

    def play(self) -> None:
        while actors := self.game.actors(self.state):
            seat = actors[0]
            move = self._decided(seat)
            chance = self._chance()
            self.game.play(self.state, seat, move, chance)
            self.entries.append(Entry(seat, move.name, chance.drawn))

    def standing(self) -> Standing:
        """Whoever was late comes last, behind all others in their order."""
        found = self.game.standing(self.state)
        in_time = [rank for seat, rank in enumerate(found.ranks) if seat not in self.late]
        last = len(in_time) + 1
        ranks = [
            last if seat in self.late else 1 + sum(other < rank for other in in_time)
            for seat, rank in enumerate(found.ranks)
        ]
        return Standing(found.points, ranks)

    def _chance(self) -> RecordedChance:
        chance = RecordedChance(self._draws(self._moment))
        self._moment += 1
        return chance

    def _decided(self, seat: int) -> Move:
        """In time; if it is too late, by a stand-in from now on."""
        view, moves = self.game.observe(self.state, seat), self.game.moves(self.state, seat)
        began, spent = time.perf_counter(), time.process_time()
        clock = None if self.seconds is None else bots.Clock(self.seconds)
        try:
            move = self.seated[seat].decide(view, moves, clock)
            took = time.perf_counter() - began
            if self.seconds is not None and took > self.seconds + GRACE:
                raise Late("bot-late", bot=str(seat), seconds=f"{took:.1f}")
        except Late:
            self._replace(seat)
            move = self.seated[seat].decide(view, moves, None)
        self.slowest = max(self.slowest, time.perf_counter() - began)
        self.thought[seat] += time.process_time() - spent
        return move

    def _replace(self, seat: int) -> None:
        """The weakest bot of the ladder that thinks takes the seat."""
        level = next(iter(games.plugin_of(self.game.name).ladder()), ANYBODY)
        self.seated[seat] = bots.make(self.game.name, level, self.seated[seat].seed)
        if seat not in self.late:
            self.late.append(seat)
            self.entries.append(SeatChange(seat, level, "time"))
            self._moment += 1
