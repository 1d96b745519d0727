"""Gymnasium's VectorEnv: many games side by side, each step for the seat that has to decide.

One policy plays all seats (self-play). `infos["seat"]` says for whom each observation is. A game that ends
begins anew in the same step (autoreset mode SAME_STEP): then `rewards` are those of the seat that moved last,
and `infos["returns"]` those of all seats.
"""

from __future__ import annotations

from typing import Any

from tenka.core.record import Options
from tenka.research.batch import Batch
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS
from tenka.research.zoo import space_of

with from_extra():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Observed = dict[str, NDArray[Any]]


class VectorSelfPlay(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, name: str, num_envs: int, seats: int = DEFAULT_SEATS, options: Options | None = None
    ) -> None:
        self._wishes = (name, num_envs, seats, options)
        self.num_envs = num_envs
        self.batch = Batch(name, num_envs, seats, options)
        self.single_observation_space = space_of(self.batch.rules, self.batch.actions)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch = Batch(*self._wishes, seed=int(self.np_random.integers(2**62)))
        return self._observed(), {"seat": self.batch.seats.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        moved = self.batch.seats.copy()
        returns, ended = self.batch.step(actions)
        rewards = returns[np.arange(self.num_envs), moved].astype(np.float64)
        infos = {"seat": self.batch.seats.copy(), "returns": returns}
        return self._observed(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by game."""
        return self.batch.masks.astype(np.bool_)

    def _observed(self) -> Observed:
        return {"observation": self.batch.rows.copy(), "action_mask": self.batch.masks.copy()}
