"""A Gymnasium environment: one seat is yours, bots have the others.

Importing this makes the games known to Gymnasium, which can do that itself:
`gymnasium.make("tenka.research.solo:tenka/zipang-v1")`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from tenka import bots, games
from tenka.core.errors import Refused
from tenka.core.game import NOBODY
from tenka.core.record import Options
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Match, begin, id_of
from tenka.research.zoo import space_of

with from_extra():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

MOST_SEED = 2**31


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """A step is one decision of yours and all that follows, up to your next one or the end.

    An action that the rules refuse changes nothing: the reward is 0 and `info["refused"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        name: str,
        seats: int = DEFAULT_SEATS,
        options: Options | None = None,
        *,
        bot: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(name, seats, options)
        self.seat = seat
        self.level = bot
        self.render_mode = render_mode
        bots.make(name, bot, 0)  # an unknown level is told at once
        self.observation_space = space_of(self.match.rules, self.match.actions)
        self.action_space: Any = spaces.Discrete(self.match.actions)
        self._others: dict[int, bots.AnyBot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        begin(self.match, self._seed(), options)
        name = self.match.game.name
        self._others = {
            seat: bots.make(name, self.level, self._seed())
            for seat in range(self.match.seats)
            if seat != self.seat
        }
        self._go_on()
        return self._observed(), self.match.result(self.seat)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        try:
            self.match.play(self.seat, int(action))
        except Refused as refused:
            info = {"refused": refused.refusal.code, "rule": refused.refusal.rule}
        self._go_on()
        reward = self.match.rewards()[self.seat]
        info |= self.match.result(self.seat)
        return self._observed(), reward, self.match.is_over(), False, info

    def _seed(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def _go_on(self) -> None:
        """Let the bots decide, each from its own Observation, until it is your turn."""
        while (seat := self.match.next_actor()) not in (NOBODY, self.seat):
            move = self._others[seat].decide(self.match.observation(seat), self.match.moves(seat), None)
            self.match.play(seat, move.index)

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.match.row(self.seat), "action_mask": self.match.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as learners with masks ask for them."""
        return self.match.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What everybody may see, as text."""
        return self.match.text() if self.render_mode == "ansi" else None

    def copy(self) -> Self:
        """Another environment at the same position."""
        return deepcopy(self)

    def action_names(self) -> list[str]:
        return [move.name for move in self.match.game.book.all]

    def oracle(self) -> Any:
        """A copy of the whole State, secrets included: for analysis, not for agents."""
        return self.match.oracle()


for _name in games.PLUGINS:
    gymnasium.register(
        f"tenka/{id_of(_name).replace('_v', '-v')}",
        entry_point="tenka.research.solo:SoloEnv",
        kwargs={"name": _name},
        disable_env_checker=True,
    )
