"""Many games of one kind at once: rows, masks and actions are arrays with one line for each game."""

from __future__ import annotations

from random import Random
from typing import Any

from tenka.core.record import Options
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Match

with from_extra():
    import numpy as np
    from numpy.typing import NDArray


class Batch:
    """`seats`, `rows` and `masks` tell, game by game, who decides, what they know and what they may do.

    A game that ends begins anew at once; `step` tells which did, and what everybody got.
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
        self._games = [Match(name, seats, options, self._next_seed())]
        first = self._games[0]
        self._games += [first.another(self._next_seed()) for _ in range(size - 1)]
        self.actions = first.actions
        self.layout = first.layout
        self.seats: NDArray[np.int64] = np.zeros(size, np.int64)
        self.rows: NDArray[np.float32] = np.zeros((size, first.layout.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((size, first.actions), np.int8)
        self._listed: list[list[int]] = [[] for _ in range(size)]
        for number in range(size):
            self._look(number)

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in each game; rewards by game and seat, and which games ended.

        Nothing is played at all if one of the actions is not in its mask.
        """
        chosen = [int(action) for action in actions]
        for number, action in enumerate(chosen):
            if action not in self._listed[number]:
                raise ValueError(f"game {number} does not allow action {action} now: look at its mask")
        rewards = np.zeros((len(self._games), self._games[0].seats), np.float32)
        ended = np.zeros(len(self._games), np.bool_)
        for number, action in enumerate(chosen):
            match = self._games[number]
            match.play_listed(int(self.seats[number]), action)
            if match.is_over():
                ended[number] = True
                rewards[number] = match.rewards()
                match.start(self._next_seed())
            self._look(number)
        return rewards, ended

    def random_actions(self, random: Random) -> NDArray[np.int64]:
        """One of the legal actions in each game."""
        return np.array([random.choice(listed) for listed in self._listed], np.int64)

    def oracle(self, number: int) -> Any:
        """A copy of one game's whole State, secrets included: for analysis, not for agents."""
        return self._games[number].oracle()

    def _look(self, number: int) -> None:
        match = self._games[number]
        seat = match.next_actor()
        mask = self.masks[number]
        mask[self._listed[number]] = 0
        self._listed[number] = [move.index for move in match.moves(seat)]
        mask[self._listed[number]] = 1
        self.seats[number] = seat
        self.rows[number] = match.layout.values(match.observation(seat))

    def _next_seed(self) -> int:
        return self._seeds.getrandbits(62)
