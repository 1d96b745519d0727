"""What a bot is: somebody who sees an Observation and legal moves, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Generic, Protocol

from tenka.core.game import AnyGame, Obs
from tenka.core.moves import Move

MARGIN = 0.1
"""Seconds that a search keeps back to answer in time."""


class Clock:
    """The time for one decision, running from when it is made."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds, never less than none."""
        return max(0.0, self.end - time.monotonic())


class Bot(Generic[Obs]):
    """Decides for one seat of one game. The same seed and the same questions give the same answers."""

    seconds: float = 1.0
    """The time that it would like for a decision when somebody is waiting."""
    simulations: int = 0
    """How many drawn worlds it plays out for a decision when nobody is; 0 for a bot that does not search."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, observation: Obs, moves: list[Move], clock: Clock | None) -> Move:
        """One of the moves. Without a clock nobody is waiting."""
        raise NotImplementedError

    def pace(self, observation: Obs) -> float:
        """Seconds before which nobody should notice its answer where people play, however many small steps
        it takes. It has them for all of these steps together; with none it may take its time for each.

        A quick answer would tell that it had no choice, and so what it does not have in its hand.
        """
        return 0.0


AnyBot = Bot[Any]
"""For whoever does not care which game it plays."""


class Hurried(Bot[Obs]):
    """A bot that somebody waits for: it always gets a clock, with the time that it likes."""

    def __init__(self, bot: Bot[Obs]) -> None:
        super().__init__(bot.seed)
        self._bot = bot

    def decide(self, observation: Obs, moves: list[Move], clock: Clock | None) -> Move:
        return self._bot.decide(observation, moves, Clock(self._bot.seconds) if clock is None else clock)


class Simulator(Protocol):
    """Tries choices in worlds that are known by number."""

    game: AnyGame

    def simulation(self, choice: list[str]) -> Callable[[int], float]:
        """How a choice does in the world of a number, asked for one after the other."""
