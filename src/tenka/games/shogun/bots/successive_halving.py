"""Finds the best of some choices by trying them in the same drawn worlds: the worse half drops out early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from tenka.core.bot import MARGIN, Clock

C = TypeVar("C")


class Budget:
    """A number of simulations, or a time that runs out; with a clock the number does not matter."""

    def __init__(self, simulations: int, clock: Clock | None) -> None:
        self.simulations = simulations
        self.clock = clock
        self.spent = 0

    def left(self) -> bool:
        return self.spent < self.simulations if self.clock is None else self.clock.left() > MARGIN


class Runner(Generic[C]):
    """A choice with what it brought in each world."""

    def __init__(self, choice: C) -> None:
        self.choice = choice
        self.results: list[float] = []

    def mean(self, worlds: int) -> float:
        part = self.results[:worlds]
        return sum(part) / len(part) if part else -1.0


class SuccessiveHalving(Generic[C]):
    """`simulate` says how a choice does in the world of a number."""

    def __init__(self, simulate: Callable[[C, int], float], budget: Budget, first: int, most: int) -> None:
        self.simulate = simulate
        self.budget = budget
        self.first = first
        """Worlds in which all are tried, and those in which the last ones are compared."""
        self.most = most

    def run(self, runners: list[Runner[C]], keep: int) -> list[Runner[C]]:
        """The best ones, best first. What a runner has tried before counts."""
        worlds = self.first
        while True:
            complete = self._advance(runners, worlds)
            if not complete:
                tried = min((len(runner.results) for runner in runners), default=0)
                return self._sorted(runners, max(tried, worlds // 2))
            runners = self._sorted(runners, worlds)
            if worlds >= self.most or len(runners) == 1:
                return runners
            runners = runners[: max(keep, (len(runners) + 1) // 2)]
            worlds *= 2

    def _sorted(self, runners: list[Runner[C]], worlds: int) -> list[Runner[C]]:
        return sorted(runners, key=lambda runner: -runner.mean(worlds))

    def _advance(self, runners: list[Runner[C]], worlds: int) -> bool:
        """World by world, everybody's turn; whether the budget allowed it."""
        for world in range(worlds):
            for runner in runners:
                if len(runner.results) > world:
                    continue
                if not self.budget.left():
                    return False
                runner.results.append(self.simulate(runner.choice, world))
                self.budget.spent += 1
        return True
