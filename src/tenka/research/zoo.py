"""PettingZoo environments: agents take turns (AEC), or all of them act at once (parallel).

Observations are `{"observation": row, "action_mask": mask}`; an action is the number of a move in the game's
book. Rewards come at the end: the share of the first place less 1 / seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from random import Random
from typing import Any, Self

from tenka.core.errors import BadOptions
from tenka.core.record import Options
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Match, Rules, begin, id_of

with from_extra():
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers


Observed = dict[str, Any]
Wishes = dict[str, Any]
"""How to reset: nothing for a new game, or a `record` and the `moment` to go on from."""


def space_of(rules: Rules, actions: int) -> spaces.Dict:
    """With the bounds of each number of a row."""
    most = np.array(rules.layout.bounds(), np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32),
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
        self._observation_spaces = {
            agent: space_of(self.match.rules, actions) for agent in self.possible_agents
        }
        self._action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }

    def more_actions(self) -> int:
        """Actions besides the moves."""
        return 0

    def begin(self, seed: int | None, options: Wishes | None) -> None:
        """With the options `record` and `moment`, from there instead of a new game."""
        if seed is not None:
            self._seeds = Random(seed)
        begin(self.match, self._seeds.getrandbits(62), options)
        self.agents = [] if self.match.is_over() else list(self.possible_agents)

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

    def copy(self) -> Self:
        """Another environment at the same position: what happens in one does not touch the other.

        Both go on with the same chance.
        """
        return deepcopy(self)

    def render(self) -> str | None:
        """What everybody may see, as text."""
        return self.match.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(Seats, AECEnv):  # type: ignore[misc, unused-ignore]
    """One agent after the other. Those who plan in secret get one turn each and see nothing of each other."""

    def reset(self, seed: int | None = None, options: Wishes | None = None) -> None:
        self.begin(seed, options)
        self.rewards = self.by_agent([0.0] * self.match.seats)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = self.by_agent([False] * self.match.seats)
        self.truncations = dict(self.terminations)
        self.infos: dict[str, dict[str, Any]] = self.by_agent({} for _ in range(self.match.seats))
        self._deciding: str | None = None
        self.agent_selection = self.possible_agents[0]
        if self.agents:
            self._select()

    def observe(self, agent: str) -> Observed:
        """The mask is empty for everybody whose turn it is not."""
        if agent == self._deciding:
            row, mask = self.match.turn()
        else:
            row, mask = self.match.row(self.seat_of[agent]), self.match.mask_of([])
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play_seen(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.match.is_over():
            self._end()
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self._deciding = self.possible_agents[self.match.look()]

    def _end(self) -> None:
        self._deciding = None
        self.rewards = self.by_agent(self.match.rewards())
        self.terminations = self.by_agent([True] * self.match.seats)
        self.infos = self.by_agent(self.match.result(seat) for seat in range(self.match.seats))
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
        self, seed: int | None = None, options: Wishes | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.begin(seed, options)
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


class Guarded(wrappers.OrderEnforcingWrapper):  # type: ignore[misc, unused-ignore]
    """PettingZoo's guard against calls in a wrong order; wrong actions the environment refuses itself."""

    @property
    def agents(self) -> list[str]:  # type: ignore[override, unused-ignore]
        """Asked of the environment itself, as below: the guard's own way to an attribute is slow."""
        found: list[str] = self.env.agents if self._has_reset else self.__getattr__("agents")
        return found

    @property
    def agent_selection(self) -> str:  # type: ignore[override, unused-ignore]
        found: str = self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")
        return found

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002
        told: tuple[Any, float, bool, bool, dict[str, Any]]
        told = self.env.last(observe) if self._has_reset else super().last(observe)
        return told

    def copy(self) -> Self:
        """As the environment's own."""
        return deepcopy(self)
