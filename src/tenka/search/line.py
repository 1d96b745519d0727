"""What comes of one choice: a tree that begins after it, grown in worlds that are known by number.

Two choices that are tried in the same worlds differ only by what they do, not by the luck of the draw.
"""

from __future__ import annotations

from typing import Any, Final

from tenka.core.chance import FastChance
from tenka.core.game import Game, Obs, S
from tenka.core.moves import Move
from tenka.search.guide import Guide
from tenka.search.tree import Search

FRESH: Final = 1 << 40
"""Where the numbers of the worlds begin in which choices are compared: no search draws those."""


class Line(Search[S, Obs]):
    """`choice` is one move, or several that are one decision."""

    def __init__(
        self,
        game: Game[S, Obs, Any],
        guide: Guide[S],
        observation: Obs,
        choice: list[Move],
        *,
        seed: int,
        horizon: int,
        exploration: float,
    ) -> None:
        super().__init__(
            game, guide, observation, choice, seed=seed, horizon=horizon, exploration=exploration
        )
        self.seed: Final = seed

    def value(self, number: int) -> float:
        """The viewer's chance to win after one more simulation, in the world of this number."""
        game, guide = self.game, self.guide
        self.chance = FastChance(self.seed + FRESH + number)
        state = game.resample(self.observation, self.chance)
        end = guide.mark(state) + self.horizon
        self.path = []
        for move in self.moves:
            game.play(state, self.viewer, move, self.chance)
        seat = self.next_actor(state)
        if seat >= 0 and guide.mark(state) < end and self.descend(state, seat, game.moves(state, seat), end):
            self.play_on(state, end)
        values = guide.values(game, state)
        self.note(values)
        return values[self.viewer]
