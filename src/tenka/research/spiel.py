"""The games for OpenSpiel: import this module, then `pyspiel.load_game("zipang_v1")`.

Whatever chance decides after a move is one chance node with OUTCOMES equally likely outcomes, each a stream
of draws of its own; the deal is DEAL_NODES of them. So a history of actions names one game, as OpenSpiel
wants it. Choices that are secret and simultaneous come one after the other; nobody sees those of the others.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from tenka import games
from tenka.core.chance import FastChance, ReplayedChance
from tenka.core.errors import BadChance
from tenka.core.events import PUBLIC
from tenka.core.game import NOBODY, AnyGame
from tenka.core.moves import Move
from tenka.research.extras import from_extra
from tenka.research.match import DEFAULT_SEATS, Rules, id_of, numbers_in

with from_extra("pip install open_spiel"):
    import numpy as np
    import pyspiel

OUTCOMES = 1024
DEAL_NODES = 2
SEEDS = 2**62
LONGEST = 5000
"""More decisions and chance nodes than any game has."""

COMMA = (",", ";")
"""In options, and what stands for it: OpenSpiel writes games as text, where a comma ends a parameter."""

_UNIFORM = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


class Position:
    """Where a game stands, with what each seat has heard so far. Copied as OpenSpiel clones a state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state: Any = None
        self.drawn: list[int] = []
        """The outcomes of chance nodes so far."""
        self.heard: list[list[str]] = [[] for _ in range(rules.game.seats + 1)]
        """By seat; what everybody has heard is the last."""
        self.pending: tuple[int, int] | None = None
        """The seat and the index of a move that waits for chance: moves themselves cannot be pickled."""

    @property
    def game(self) -> AnyGame:
        return self.rules.game

    def __deepcopy__(self, _memo: Any) -> Position:
        other = Position(self.rules)
        other.state = None if self.state is None else self.game.copy(self.state)
        other.drawn = list(self.drawn)
        other.heard = [list(lines) for lines in self.heard]
        other.pending = self.pending
        return other

    def waits_for_chance(self) -> bool:
        return self.state is None or self.pending is not None

    def chance(self, outcome: int) -> None:
        self.drawn.append(outcome)
        if self.state is not None:
            seat, index = self.pending or (NOBODY, 0)
            self.pending = None
            self._play(seat, self.game.book.all[index], self._draws())
        elif len(self.drawn) == DEAL_NODES:
            story = self.game.new_story()
            self.state = self.game.start(self._draws(), story)
            self._hear(story)

    def decide(self, seat: int, move: Move) -> None:
        self.heard[seat].append(move.name)
        state = self.game.copy(self.state)
        with suppress(BadChance):
            self._play(seat, move, ReplayedChance({}))
            return
        self.state = state
        self.pending = (seat, move.index)

    def _play(self, seat: int, move: Move, chance: Any) -> None:
        story = self.game.new_story()
        self.game.play(self.state, seat, move, chance, story)
        self._hear(story)

    def _hear(self, story: Any) -> None:
        for seat in (*range(self.game.seats), PUBLIC):
            self.heard[seat].extend(msgspec.json.encode(event).decode() for event in story.heard_by(seat))

    def resampled(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one; all that it does not know is drawn.

        Of what others alone have heard nothing is kept: it is about another world.
        """
        other = Position(self.rules)
        other.state = self.game.resample(self.game.observe(self.state, seat), FastChance(seed))
        other.drawn = list(self.drawn)
        other.heard = [list(self.heard[one if one == seat else PUBLIC]) for one in range(len(self.heard))]
        return other

    def _draws(self) -> FastChance:
        seed = 1
        for outcome in self.drawn:
            seed = (seed * OUTCOMES + outcome) % (2**61 - 1)
        return FastChance(seed)


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)

    def current_player(self) -> int:
        if self.position.waits_for_chance():
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.game.next_actor(self.position.state)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(move.index for move in self.position.game.moves(self.position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _UNIFORM

    def _apply_action(self, action: int) -> None:
        if self.position.waits_for_chance():
            self.position.chance(action)
        else:
            self.position.decide(self.current_player(), self.position.game.book.all[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player < 0 else self.position.game.book.all[action].name

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        position = self.position
        if position.waits_for_chance():
            return [0.0] * position.game.seats
        return position.rules.rewards(position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one, as IS-MCTS asks for it; `sampler` draws it."""
        other: State = self.clone()
        other.position = self.position.resampled(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        """What everybody knows, and where chance stands."""
        position = self.position
        drawn = f"chance {position.drawn}"
        if position.state is None:
            return drawn
        waiting = ""
        if position.pending:
            waiting = f", waiting for {position.game.book.all[position.pending[1]].name}"
        return f"{drawn}{waiting}\n{msgspec.json.encode(position.game.observe(position.state, -1)).decode()}"


class Observer:
    """Rows as in the other adapters; strings hold the Observation, with perfect recall all that was heard."""

    def __init__(self, rules: Rules, *, perfect_recall: bool) -> None:
        self._writer = rules.writer
        self._row = rules.new_row()
        self._written = numbers_in(self._row)
        self.tensor = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = perfect_recall

    def set_from(self, state: State, player: int) -> None:
        position = state.position
        if position.state is None:
            self.tensor.fill(0)
        else:
            self._row.begin(0, player)
            self._writer.write(position.state, self._row)
            self.tensor[:] = self._written

    def string_from(self, state: State, player: int) -> str:
        position = state.position
        lines = list(position.heard[player]) if self.perfect_recall else []
        if position.state is not None:
            seen = msgspec.json.encode(position.game.observe(position.state, player))
            lines.append(seen.decode())
        return "\n".join(lines)


def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=id_of(name),
        long_name=f"Tenka: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=games.PLUGINS[name].seats[-1],
        min_num_players=games.PLUGINS[name].seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": DEFAULT_SEATS, "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. `players` is a number, `options` a JSON object, as for `tenka.games.load`.

    In options, `;` may stand for a comma, and does in the text of a game.
    """

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = dict(params or {})
        seats = int(wishes.get("players", DEFAULT_SEATS))
        options = wishes.get("options", "{}")
        self.rules = Rules(self.name, seats, json.loads(options.replace(*reversed(COMMA))))
        if "options" in wishes:
            wishes["options"] = options.replace(*COMMA)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0 / seats,
            max_utility=1.0 - 1.0 / seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, wishes)

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return pyspiel.load_game, (self.kind.short_name, dict(self.get_parameters()))

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """All that one player knows; no other selection is offered."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = own and wanted.public_info
        return Observer(self.rules, perfect_recall=wanted.perfect_recall) if whole else None


def _register(name: str) -> None:
    """A class of its own for each game, which is found here by its name, such as `ZipangGame`."""
    kind = game_type(name)
    fields = {"name": name, "kind": kind, "__module__": __name__}
    made = globals()[f"{name.title()}Game"] = type(f"{name.title()}Game", (SpielGame,), fields)
    pyspiel.register_game(kind, made)


for _name in games.PLUGINS:
    _register(_name)
