"""Rounds of self-play and fitting; the weights of the last round become the bot's.

The data recipe: in each round, at every number of seats, `--games` games in which each decision is searched
with `--simulations` simulations under the weights so far and played with the chance of its visits: the policy
learns the visits. Then `--quick` games by the new policy alone: the value learns who won from the positions
where a search would stop. Seeds count up from `--seed`, so that everything can be repeated exactly.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from tenka import games
from tenka.bots.shitenno.guide import ShitennoGuide
from tenka.bots.shitenno.guide import hand_set_policy as shitenno_policy
from tenka.bots.shitenno.guide import hand_set_value as shitenno_value
from tenka.bots.zipang.guide import ZipangGuide
from tenka.bots.zipang.guide import hand_set_policy as zipang_policy
from tenka.bots.zipang.guide import hand_set_value as zipang_value
from tools.train.fit import fit
from tools.train.selfplay import Learner, Lessons, Make, Teacher, outcomes, study

BOTS = Path(__file__).resolve().parents[2] / "src/tenka/bots"


class Pupil:
    """What there is to learn for one game: a guide, and the weights and horizon to begin with."""

    def __init__(self, make: Make, policy: list[float], value: list[float], horizon: int) -> None:
        self.make, self.policy, self.value, self.horizon = make, policy, value, horizon

    def teacher(self) -> Teacher:
        return Teacher(self.make, len(self.policy), len(self.value))


PUPILS: dict[str, Pupil] = {
    "zipang": Pupil(ZipangGuide, zipang_policy(), zipang_value(), 1),
    "shitenno": Pupil(ShitennoGuide, shitenno_policy(), shitenno_value(), 1),
}

Task = tuple[str, int, int, int, list[float], list[float]]
"""Game, seats, seed, simulations, weights of policy and value."""


def searched(task: Task) -> Lessons:
    name, seats, seed, simulations, policy, value = task
    pupil = PUPILS[name]
    guide = pupil.make(policy, value)
    bot = Learner(seed, lambda: guide, simulations, pupil.horizon)
    return study(name, seats, bot, pupil.teacher(), seed)


def quick(task: Task) -> Lessons:
    name, seats, seed, _, policy, value = task
    pupil = PUPILS[name]
    return outcomes(name, seats, pupil.make(policy, value), pupil.teacher(), seed)


def gather(pool: Any, play: Callable[[Task], Lessons], tasks: Iterable[Task]) -> Lessons:
    found = Lessons()
    for lessons in pool.imap(play, tasks, chunksize=4):
        found.features += lessons.features
        found.shares += lessons.shares
    return found


class Course:
    """One round after the other; each begins with the weights of the last."""

    def __init__(self, wish: argparse.Namespace) -> None:
        self.wish, self.pupil = wish, PUPILS[wish.game]
        self.policy, self.value = self.pupil.policy, self.pupil.value
        self.seed: int = wish.seed

    def round(self) -> None:
        self.policy = self.learn(searched, self.wish.games, self.policy)
        self.value = self.learn(quick, self.wish.quick, self.pupil.value)

    def learn(self, play: Callable[[Task], Lessons], count: int, start: list[float]) -> list[float]:
        tasks = [
            (self.wish.game, seats, self.seed + turn, self.wish.simulations, self.policy, self.value)
            for turn in range(count)
            for seats in games.INFO[self.wish.game].seats
        ]
        self.seed += count
        with Pool(self.wish.jobs) as pool:
            lessons = gather(pool, play, tasks)
        learned, before, after = fit(lessons, start)
        told = f"{play.__name__}: {len(lessons.shares)} questions, surprise {before:.4f} -> {after:.4f}"
        print(told, flush=True)
        return learned

    def save(self) -> None:
        target = self.wish.folder / self.wish.game / "master.npz"
        np.savez(target, policy=np.array([self.policy]), value=np.array([self.value]))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("game", choices=list(PUPILS))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=30, help="searched ones, for each number of seats")
    parser.add_argument("--quick", type=int, default=1500, help="quick ones, for each number of seats")
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=BOTS, help="holds a folder for the game")
    course = Course(parser.parse_args(arguments))
    for number in range(1, course.wish.rounds + 1):
        began = time.monotonic()
        course.round()
        course.save()
        print(f"round {number} took {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
