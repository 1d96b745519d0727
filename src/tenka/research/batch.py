"""Many games of one kind at once: rows, masks and actions are arrays with one line for each game."""

from __future__ import annotations

from random import Random
from typing import Any

from tenka.core.chance import FastChance
from tenka.core.record import Options
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Rules, masks_in, numbers_in

with from_extra():
    import numpy as np
    from numpy.typing import NDArray

    from tenka.core.vectorized import Vectorized

Kept = tuple[Rules, Random, list[Any], list[FastChance], NDArray[np.int64]]


class Batch:
    """`seats`, `rows` and `masks` tell, game by game, who decides, what they know and what they may do.

    A game that ends begins anew at once; `step` tells which did, and what everybody got. `points` then has
    everybody's points at the end.
    """

    def __init__(
        self,
        name: str,
        size: int,
        seats: int = DEFAULT_SEATS,
        options: Options | None = None,
        seed: int = 0,
    ) -> None:
        self._seeds = Random(seed)
        self._make(Rules(name, seats, options), [self._next_seed() for _ in range(size)])

    def _make(self, rules: Rules, seeds: list[int]) -> None:
        size = len(seeds)
        self.rules = rules
        self.actions = rules.actions
        self.layout = rules.layout
        self._sight = rules.sight(size)
        self._games: Vectorized[Any] = Vectorized(self._sight, seeds)
        self.seats: NDArray[np.int64] = np.zeros(size, np.int64)
        self.rows: NDArray[np.float32] = np.zeros((size, self.layout.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((size, self.actions), np.int8)
        self.points: NDArray[np.int64] = np.zeros((size, rules.game.seats), np.int64)
        self._numbers = np.arange(size)
        self._written = numbers_in(self._sight.row).reshape(self.rows.shape)
        self._legal = masks_in(self._sight).reshape(self.masks.shape)
        self._fetch()

    def __getstate__(self) -> Kept:
        """For pickle and copies: all positions, secrets and chance included."""
        return self.rules, self._seeds, self._games.states, self._games.chances, self.points

    def __setstate__(self, kept: Kept) -> None:
        rules, self._seeds, states, chances, points = kept
        self._make(rules, [0] * len(states))
        self.points[:] = points
        for number, state in enumerate(states):
            self._games.put(number, state, chances[number])
        self._fetch()

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in each game; rewards by game and seat, and which games ended.

        Nothing is played at all if one of the actions is not in its mask.
        """
        over = self._games.step(self._checked(actions).tolist())
        rewards = np.zeros((len(self.seats), self.rules.game.seats), np.float32)
        ended = np.zeros(len(self.seats), np.bool_)
        for number in over:
            ended[number] = True
            rewards[number] = self.rules.rewards(self._games.states[number])
            self.points[number] = self.rules.game.standing(self._games.states[number]).points
            self._games.start(number, self._next_seed())
        self._fetch()
        return rewards, ended

    def random_actions(self, random: Random) -> NDArray[np.int64]:
        """One of the legal actions in each game."""
        return np.array(self._games.pick([random.random() for _ in self._numbers]), np.int64)

    def oracle(self, number: int) -> Any:
        """A copy of one game's whole State, secrets included: for analysis, not for agents."""
        return self.rules.game.copy(self._games.states[number])

    def _checked(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        chosen = np.asarray(actions).astype(np.int64)
        if chosen.shape != self.seats.shape:
            raise ValueError(f"{len(self.seats)} games need as many actions, not {chosen.shape}")
        there = (chosen >= 0) & (chosen < self.actions)
        wrong = np.flatnonzero(~there | (self._legal[self._numbers, chosen * there] == 0))
        if wrong.size:
            number = int(wrong[0])
            raise ValueError(f"game {number} does not allow action {chosen[number]} now: look at its mask")
        return chosen

    def _fetch(self) -> None:
        self.seats[:] = self._games.seats
        np.copyto(self.rows, self._written)
        np.copyto(self.masks, self._legal)

    def _next_seed(self) -> int:
        return self._seeds.getrandbits(62)
