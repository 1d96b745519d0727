"""Games of a searching bot against itself, and what can be learned from them.

Priors, outlooks and beliefs are linear in their weights, so the features of a position are what the guide
says when one weight is 1 and all others are 0. No feature is written down twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tenka import games
from tenka.core.chance import FastChance
from tenka.core.game import AnyGame
from tenka.search.bot import SearchBot
from tenka.search.guide import shares_of_first
from tenka.search.linear import LinearGuide

Array = npt.NDArray[np.float64]
Make = Callable[[list[float], list[float], list[float]], LinearGuide[Any]]
"""A guide with these weights of policy, value and beliefs."""

WORLDS = 7
"""How many drawn worlds the true one is compared with."""


@dataclass
class Lessons:
    """Rows of features, a block for each question, with the share of the answer that fell on each row."""

    features: list[Array] = field(default_factory=list)
    shares: list[Array] = field(default_factory=list)

    def add(self, features: Array, shares: Array) -> None:
        self.features.append(features)
        self.shares.append(shares)

    def extend(self, others: Lessons) -> None:
        self.features += others.features
        self.shares += others.shares


class Teacher:
    """Reads features through the guide itself."""

    def __init__(self, make: Make, policy: int, value: int, beliefs: int) -> None:
        self.policy_units = [make(unit, [0.0] * value, []) for unit in _units(policy)]
        self.value_units = [make([0.0] * policy, unit, []) for unit in _units(value)]
        self.belief_units = [make([0.0] * policy, [0.0] * value, unit) for unit in _units(beliefs)]

    def of_moves(self, state: Any, seat: int, moves: list[Any]) -> Array:
        return np.array([guide.priors(state, seat, moves) for guide in self.policy_units]).T

    def of_seats(self, state: Any) -> Array:
        return np.array([guide.outlooks(state) for guide in self.value_units]).T

    def of_worlds(self, worlds: list[Any], viewer: int) -> Array:
        units = self.belief_units
        return np.array([[guide.log_belief(world, viewer) for guide in units] for world in worlds])


def _units(size: int) -> list[list[float]]:
    return [[float(i == place) for i in range(size)] for place in range(size)]


class Learner(SearchBot[Any, Any]):
    """A searching bot with the weights of the day."""

    def __init__(
        self, seed: int, made: LinearGuide[Any], simulations: int, horizon: int, preference: float
    ) -> None:
        super().__init__(seed)
        self.made, self.simulations = made, simulations
        self.horizon, self.preference = horizon, preference

    def rules(self, observation: Any) -> AnyGame:
        return games.load(observation.game, len(observation.seats))

    def guide(self, observation: Any) -> LinearGuide[Any]:
        return self.made


class Stands:
    """The positions of one game where a search would stop."""

    def __init__(self, guide: LinearGuide[Any], teacher: Teacher, state: Any) -> None:
        self.guide, self.teacher = guide, teacher
        self.mark, self.features = guide.mark(state), [teacher.of_seats(state)]

    def look(self, game: Any, state: Any) -> None:
        mark = self.guide.mark(state)
        if mark != self.mark and game.actors(state):
            self.mark = mark
            self.features.append(self.teacher.of_seats(state))

    def lessons(self, game: Any, state: Any) -> Lessons:
        """Who won from there."""
        shares, found = np.array(shares_of_first(game, state)), Lessons()
        for features in self.features:
            found.add(features, shares)
        return found


def study(
    name: str, seats: int, bot: Learner, teacher: Teacher, seed: int
) -> tuple[Lessons, Lessons, Lessons]:
    """One game of search: what it came to prefer, which worlds were the true ones, and who won."""
    game, chance, dice = games.load(name, seats), FastChance(seed), np.random.default_rng(seed)
    draws = FastChance(seed + 1)
    state = game.start(chance)
    choices, worlds, stands = Lessons(), Lessons(), Stands(bot.made, teacher, state)
    while actors := game.actors(state):
        seat = actors[0]
        moves = game.moves(state, seat)
        move = moves[0]
        if len(moves) > 1:
            seen = game.observe(state, seat)
            visits = np.array(bot.search(seen, moves, None).visits())
            choices.add(teacher.of_moves(state, seat, moves), visits / visits.sum())
            if teacher.belief_units:
                drawn = [game.resample(seen, draws) for _ in range(WORLDS)]
                worlds.add(teacher.of_worlds([state, *drawn], seat), np.eye(1 + WORLDS)[0])
            likely = visits**bot.preference
            move = moves[int(dice.choice(len(moves), p=likely / likely.sum()))]
        game.play(state, seat, move, chance)
        stands.look(game, state)
    return choices, worlds, stands.lessons(game, state)


def outcomes(name: str, seats: int, guide: LinearGuide[Any], teacher: Teacher, seed: int) -> Lessons:
    """One quick game, by priors alone: who won."""
    game, chance = games.load(name, seats), FastChance(seed)
    state = game.start(chance)
    stands = Stands(guide, teacher, state)
    while actors := game.actors(state):
        seat = actors[0]
        game.play(state, seat, guide.choose(state, seat, game.moves(state, seat), chance), chance)
        stands.look(game, state)
    return stands.lessons(game, state)
