"""PettingZoo environments: agents take turns (AEC), or all of them act at once (parallel).

Observations are `{"observation": row, "action_mask": mask}`; an action is the number of a move in the game's
book. Rewards come at the end: the share of the first place less 1 / seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from tenka.core.errors import BadOptions
from tenka.core.record import Options
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Match, id_of

with from_extra():
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

Observed = dict[str, Any]
LARGEST = 1000
"""No number of a row reaches it."""


def space_of(match: Match, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, (match.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Seats:
    """What both kinds of environments share: agents are seats, `seat_0` to `seat_3`."""

    def __init__(
        self,
        name: str,
        seats: int = DEFAULT_SEATS,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(name, seats, options)
        self.metadata = {"name": id_of(name), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        actions = self.match.actions + self.more_actions()
        self._observation_spaces = {agent: space_of(self.match, actions) for agent in self.possible_agents}
        self._action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }

    def more_actions(self) -> int:
        """Actions besides the moves."""
        return 0

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = Random(seed)
        self.match.start(self._seeds.getrandbits(62))
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def by_agent(self, values: Iterable[Any]) -> dict[str, Any]:
        return dict(zip(self.possible_agents, values, strict=True))

    def action_names(self) -> list[str]:
        """What each action is called."""
        return [move.name for move in self.match.game.book.all]

    def oracle(self) -> Any:
        """A copy of the whole State, secrets included: for analysis, not for agents."""
        return self.match.oracle()

    def render(self) -> str | None:
        """What everybody may see, as JSON."""
        if self.render_mode != "ansi":
            return None
        return msgspec.json.format(msgspec.json.encode(self.match.public())).decode()

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(Seats, AECEnv):  # type: ignore[misc, unused-ignore]
    """One agent after the other. Those who plan in secret get one turn each and see nothing of each other."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.begin(seed)
        self.rewards = self.by_agent([0.0] * self.match.seats)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = self.by_agent([False] * self.match.seats)
        self.truncations = dict(self.terminations)
        self.infos: dict[str, dict[str, Any]] = self.by_agent({} for _ in range(self.match.seats))
        self.agent_selection = self.possible_agents[self.match.next_actor()]

    def observe(self, agent: str) -> Observed:
        """The mask is empty for everybody whose turn it is not."""
        seat = self.seat_of[agent]
        chosen = agent == self.agent_selection and not self.match.is_over()
        mask = self.match.mask(seat) if chosen else np.zeros(self.match.actions, np.int8)
        return {"observation": self.match.row(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.by_agent(self.match.rewards())
        if self.match.is_over():
            self.terminations = self.by_agent([True] * self.match.seats)
            self.infos = self.by_agent(self.match.result(seat) for seat in range(self.match.seats))
        else:
            self.agent_selection = self.possible_agents[self.match.next_actor()]
        self._accumulate_rewards()


class TogetherEnv(Seats, ParallelEnv):  # type: ignore[misc, unused-ignore]
    """All agents at once: those who owe a decision act together, the others wait (the last action)."""

    def more_actions(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        """The action of whoever owes no decision."""
        return self.match.actions

    def action_names(self) -> list[str]:
        return [*super().action_names(), "wait"]

    def reset(
        self, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._observed(), self.by_agent({} for _ in self.possible_agents)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        self._act({self.seat_of[agent]: int(action) for agent, action in actions.items()})
        over = self.match.is_over()
        seats = range(self.match.seats)
        told = (
            self._observed(),
            self.by_agent(self.match.rewards()),
            self.by_agent([over] * self.match.seats),
            self.by_agent([False] * self.match.seats),
            self.by_agent(self.match.result(seat) for seat in seats),
        )
        if over:
            self.agents = []
        return told

    def _act(self, actions: dict[int, int]) -> None:
        """Check all of them first, so that a wrong one changes nothing."""
        actors = self.match.actors()
        for seat in range(self.match.seats):
            wanted = self.mask(seat)
            action = actions.get(seat, self.wait)
            if not (0 <= action <= self.wait and wanted[action]):
                raise BadOptions("no-action", seat=seat, action=action)
        for seat in actors:
            self.match.play(seat, actions[seat])

    def mask(self, seat: int) -> Any:
        mask = np.append(self.match.mask(seat), np.int8(0))
        if not mask.any():
            mask[self.wait] = 1
        return mask

    def _observed(self) -> dict[str, Observed]:
        return {
            agent: {"observation": self.match.row(seat), "action_mask": self.mask(seat)}
            for agent, seat in self.seat_of.items()
        }


def env(name: str, **wishes: Any) -> AECEnv:
    """The AEC environment with PettingZoo's usual guards around it."""
    guarded: AECEnv = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(TurnEnv(name, **wishes))
    )
    return guarded
