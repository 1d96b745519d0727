"""The coach: what `sharp` would have done in somebody's place, and by how much that would have been better.

It gets an Observation and the names of the moves, as a bot does, and so knows nothing that the seat could not
know. Two choices are compared in the same drawn worlds, which are others than those that `sharp` chose by:
otherwise its choice would look better than it is. The same question gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Literal, cast

import msgspec

from tenka import bots, games
from tenka.core.bot import Simulator
from tenka.core.chance import FastChance, RecordedChance
from tenka.core.game import AnyGame, Viewed
from tenka.core.moves import Move
from tenka.search.bot import SearchBot
from tenka.search.line import Line

LEVEL: Final = "sharp"
SEED: Final = 0
TRUST: Final = 1.96
"""So many standard errors to each side hold the truth in 95 of 100 cases."""
WORTH_A_WORD: Final = 0.02
"""Smaller losses are not called anything."""
LARGE: Final = 0.06

Choice = list[str]
"""The names of one move, or of several that are one decision."""
Verdict = Literal["same", "equal", "better", "slip", "mistake"]


class Advice(msgspec.Struct, frozen=True):
    """Chances to win are between 0 and 1, as `sharp` estimates them."""

    best: Choice
    """What `sharp` would do."""
    chance: float
    """The chance to win with it."""
    worlds: int
    """In how many drawn worlds it was tried."""
    played_chance: float | None = None
    """The chance to win with what was played, tried in the same worlds."""
    gain: float = 0.0
    """By how much `sharp`'s choice does better; less than 0 if it does worse."""
    error: float = 0.0
    """By how much the gain may be off, either way, in 95 of 100 cases."""
    same: bool = False
    """What was played is what `sharp` would do."""

    def verdict(self) -> Verdict:
        if self.same:
            return "same"
        if abs(self.gain) <= self.error or abs(self.gain) < WORTH_A_WORD:
            return "equal"
        if self.gain < 0:
            return "better"
        return "mistake" if self.gain >= LARGE else "slip"


def advise(
    observation: Viewed, moves: list[str], played: Choice | None = None, *, simulations: int | None = None
) -> Advice:
    """What `sharp` would do, compared with what was played. `simulations` as for `bots.make`."""
    bot = bots.make(observation.game, LEVEL, SEED, simulations)
    simulator = simulator_of(bot, observation, moves)
    best = whole_choice(bot, simulator.game, observation, moves)
    worlds = max(2, bot.simulations // 2)
    same = played is not None and is_same(observation.game, played, best)
    if played is None or same:
        chance = fmean(map(simulator.simulation(best), range(worlds)))
        return (
            Advice(best, chance, worlds)
            if played is None
            else Advice(best, chance, worlds, chance, same=True)
        )
    mine, better = simulator.simulation(played), simulator.simulation(best)
    return _compared(best, [(better(number), mine(number)) for number in range(worlds)])


def simulator_of(bot: bots.AnyBot, observation: Viewed, moves: list[str]) -> Simulator:
    """For trying out choices by what `sharp` thinks of positions."""
    plugin = games.plugin_of(observation.game)
    return plugin.simulator(bot, observation, moves) or TreeSimulator(bot, observation)


def _compared(best: Choice, pairs: list[tuple[float, float]]) -> Advice:
    gain, error = mean_gain([better - mine for better, mine in pairs])
    chance, played_chance = fmean(better for better, _ in pairs), fmean(mine for _, mine in pairs)
    return Advice(best, chance, len(pairs), played_chance, gain, error)


def mean_gain(gains: list[float]) -> tuple[float, float]:
    """What was gained on average, and by how much that may be off, either way, in 95 of 100 cases."""
    return fmean(gains), TRUST * stdev(gains) / sqrt(len(gains))


def whole_choice(bot: bots.AnyBot, game: AnyGame, observation: Viewed, moves: list[str]) -> Choice:
    """What a bot decides, to the first move that anybody notices.

    The moves before that one lead nowhere but to the own next question, so it is asked in a drawn world.
    """
    world = game.resample(observation, FastChance(SEED))
    seat = observation.viewer
    choice: Choice = []
    offered = [game.book.named[name] for name in moves]
    while True:
        move = bot.decide(game.observe(world, seat) if choice else observation, offered, None)
        choice.append(move.name)
        story, chance = game.new_story(), RecordedChance(FastChance(SEED))
        game.play(world, seat, game.book.named[move.name], chance, story)
        if story.deliveries or chance.drawn or seat not in game.actors(world):
            return choice
        offered = game.moves(world, seat)


class TreeSimulator:
    """For games that `sharp` plays by tree search."""

    def __init__(self, bot: bots.AnyBot, observation: Viewed) -> None:
        self._bot = cast("SearchBot[Any, Viewed]", bot)
        self._observation = observation
        self.game = self._bot.rules(observation)

    def simulation(self, choice: Choice) -> Callable[[int], float]:
        bot = self._bot
        own: list[Move] = [self.game.book.named[name] for name in choice]
        line = Line(
            self.game,
            bot.guide(self._observation),
            self._observation,
            own,
            seed=bot.seed,
            horizon=bot.horizon,
            exploration=bot.exploration,
        )
        return line.value


def shared(game: str, choice: Choice, other: Choice) -> list[bool]:
    """Which moves of a choice are part of another one too."""
    as_one = games.plugin_of(game).same_move
    left = Counter(as_one(name) for name in other)
    found = []
    for name in choice:
        found.append(left[as_one(name)] > 0)
        left[as_one(name)] -= 1
    return found


def is_same(game: str, one: Choice, other: Choice) -> bool:
    """Whether two choices do the same: the order of moves that nobody notices does not matter."""
    return len(one) == len(other) and all(shared(game, one, other))
