"""Games of a searching bot against itself, and what can be learned from them.

Likings and outlooks are linear in their weights, so the features of a position are what the guide says when
one weight is 1 and all others are 0. No feature is written down twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tenka import games
from tenka.bots.search.linear import LinearGuide
from tenka.bots.search_bot import SearchBot
from tenka.core.chance import FastChance

Array = npt.NDArray[np.float64]
Make = Callable[[list[float], list[float]], LinearGuide]
"""A guide with these weights of policy and value."""


@dataclass
class Lessons:
    """Rows of features, a block for each question, with the share of the answer that fell on each row."""

    features: list[Array] = field(default_factory=list)
    shares: list[Array] = field(default_factory=list)

    def add(self, features: Array, shares: Array) -> None:
        self.features.append(features)
        self.shares.append(shares)


class Teacher:
    """Reads features through the guide itself."""

    def __init__(self, make: Make, policy: int, value: int) -> None:
        self.policy_units = [make(_unit(policy, i), [0.0] * value) for i in range(policy)]
        self.value_units = [make([0.0] * policy, _unit(value, i)) for i in range(value)]

    def of_moves(self, state: Any, seat: int, moves: list[Any]) -> Array:
        return np.array([guide.likings(state, seat, moves) for guide in self.policy_units]).T

    def of_seats(self, state: Any) -> Array:
        return np.array([guide.outlooks(state) for guide in self.value_units]).T


def _unit(size: int, place: int) -> list[float]:
    return [float(i == place) for i in range(size)]


class Learner(SearchBot):
    """A searching bot with the weights of the day."""

    def __init__(self, seed: int, make: Callable[[], LinearGuide], simulations: int, horizon: int) -> None:
        super().__init__(seed)
        self.make, self.trials = make, simulations
        self.horizon = horizon

    def guide(self) -> LinearGuide:
        return self.make()


def study(name: str, seats: int, bot: SearchBot, teacher: Teacher, seed: int) -> Lessons:
    """One game of search: what it came to prefer."""
    game, chance, dice = games.load(name, seats), FastChance(seed), np.random.default_rng(seed)
    state = game.start(chance)
    choices = Lessons()
    while actors := game.actors(state):
        seat = actors[0]
        moves = game.moves(state, seat)
        move = moves[0]
        if len(moves) > 1:
            visits = np.array(bot.search(game.observe(state, seat), moves, None).visits())
            choices.add(teacher.of_moves(state, seat, moves), visits / visits.sum())
            move = moves[int(dice.choice(len(moves), p=visits / visits.sum()))]
        game.play(state, seat, move, chance)
    return choices


def outcomes(name: str, seats: int, guide: LinearGuide, teacher: Teacher, seed: int) -> Lessons:
    """One quick game, by likings alone: who won from the positions where a search would stop."""
    game, chance = games.load(name, seats), FastChance(seed)
    state = game.start(chance)
    mark, stands = guide.mark(state), [teacher.of_seats(state)]
    while actors := game.actors(state):
        seat = actors[0]
        game.play(state, seat, guide.choose(state, seat, game.moves(state, seat), chance), chance)
        if guide.mark(state) != mark and game.actors(state):
            mark = guide.mark(state)
            stands.append(teacher.of_seats(state))
    firsts = np.array([rank == 1 for rank in game.standing(state).ranks], dtype=float)
    lessons = Lessons()
    for stand in stands:
        lessons.add(stand, firsts / firsts.sum())
    return lessons
