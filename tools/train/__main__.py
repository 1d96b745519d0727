"""Rounds of self-play and fitting; the weights of the last round become the bot's.

The data recipe: in each round, at every number of seats, `--games` games in which each decision is searched
with `--simulations` simulations under the weights so far. A move is played with the chance of its visits to
the power `--preference`. The policy learns the visits; beliefs learn to tell the true world from drawn ones
that agree with what the seat sees. Then `--quick` games by the new policy alone: the value learns who won
from the positions where a search would stop; with `--quick 0` it learns that from the searched games. Numbers
of seats with the same deck learn together. Seeds count up from `--seed`: everything can be repeated.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from tenka.games.shitenno.bots.guide import ShitennoGuide
from tenka.games.shitenno.bots.guide import hand_set_policy as shitenno_policy
from tenka.games.shitenno.bots.guide import hand_set_value as shitenno_value
from tenka.games.zipang.bots.guide import BELIEFS, ZipangGuide
from tenka.games.zipang.bots.guide import hand_set_policy as zipang_policy
from tenka.games.zipang.bots.guide import hand_set_value as zipang_value
from tenka.games.zipang.bots.master import SAME_DECK
from tools.train.fit import fit
from tools.train.selfplay import Learner, Lessons, Make, Teacher, outcomes, study

Weights = tuple[list[float], list[float], list[float]]
"""Of policy, value and beliefs."""
Groups = list[tuple[int, ...]]
BOTS = Path(__file__).resolve().parents[2] / "src/tenka/bots"


class Pupil:
    """What there is to learn for one game: a guide, the weights and horizon to begin with, and for whom.

    Each group of numbers of seats learns weights of its own.
    """

    def __init__(self, make: Make, start: Weights, horizon: int, groups: Groups) -> None:
        self.make, self.horizon, self.groups = make, horizon, groups
        self.policy, self.value, self.beliefs = start

    def teacher(self) -> Teacher:
        return Teacher(self.make, len(self.policy), len(self.value), len(self.beliefs))


PUPILS: dict[str, Pupil] = {
    "zipang": Pupil(ZipangGuide, (zipang_policy(), zipang_value(), [0.0] * BELIEFS), 1, SAME_DECK),
    "shitenno": Pupil(ShitennoGuide, (shitenno_policy(), shitenno_value(), []), 1, [(2, 3, 4)]),
}

Task = tuple[str, int, int, int, float, Weights]
"""Game, seats, seed, simulations, preference and the weights so far."""


def searched(task: Task) -> tuple[Lessons, Lessons, Lessons]:
    name, seats, seed, simulations, preference, weights = task
    pupil = PUPILS[name]
    bot = Learner(seed, pupil.make(*weights), simulations, pupil.horizon, preference)
    return study(name, seats, bot, pupil.teacher(), seed)


def quick(task: Task) -> tuple[Lessons]:
    name, seats, seed, _, _, weights = task
    pupil = PUPILS[name]
    return (outcomes(name, seats, pupil.make(*weights), pupil.teacher(), seed),)


class Course:
    """The rounds of one group of numbers of seats; each begins with the weights of the last."""

    def __init__(self, wish: argparse.Namespace, group: tuple[int, ...]) -> None:
        self.wish, self.pupil, self.group = wish, PUPILS[wish.game], group
        self.policy, self.value = self.pupil.policy, self.pupil.value
        self.beliefs: list[float] = []
        self.seed: int = wish.seed

    def round(self) -> None:
        moves, worlds, stands = self.gather(searched, self.wish.games)
        self.policy = learn("policy", moves, self.policy)
        self.beliefs = learn("beliefs", worlds, self.pupil.beliefs)
        if self.wish.quick:
            (stands,) = self.gather(quick, self.wish.quick)
        self.value = learn("value", stands, self.pupil.value)

    def gather(self, play: Callable[[Task], tuple[Lessons, ...]], count: int) -> list[Lessons]:
        """The lessons of some games at every number of seats of the group, of each kind together."""
        weights = (self.policy, self.value, self.beliefs)
        tasks: list[Task] = [
            (self.wish.game, seats, self.seed + turn, self.wish.simulations, self.wish.preference, weights)
            for turn in range(count)
            for seats in self.group
        ]
        self.seed += count
        found: list[Lessons] = []
        with Pool(self.wish.jobs) as pool:
            for kinds in pool.imap(play, tasks, chunksize=4):
                found = found or [Lessons() for _ in kinds]
                for whole, lessons in zip(found, kinds, strict=True):
                    whole.extend(lessons)
        return found


def save(courses: list[Course], target: Path) -> None:
    """A row for each group."""
    rows = {
        "policy": [course.policy for course in courses],
        "value": [course.value for course in courses],
        "beliefs": [course.beliefs for course in courses],
    }
    arrays: dict[str, Any] = {name: np.array(some) for name, some in rows.items() if some[0]}
    np.savez(target, **arrays)


def learn(what: str, lessons: Lessons, start: list[float]) -> list[float]:
    if not start:
        return start
    learned, before, after = fit(lessons, start)
    print(f"{what}: {len(lessons.shares)} questions, surprise {before:.4f} -> {after:.4f}", flush=True)
    return learned


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("game", choices=list(PUPILS))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=30, help="searched ones, for each number of seats")
    parser.add_argument("--quick", type=int, default=1500, help="quick ones, for each number of seats")
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--preference", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=BOTS, help="holds a folder for the game")
    wish = parser.parse_args(arguments)
    courses = [Course(wish, group) for group in PUPILS[wish.game].groups]
    for number in range(1, wish.rounds + 1):
        began = time.monotonic()
        for course in courses:
            course.round()
        save(courses, wish.folder / wish.game / "master.npz")
        print(f"round {number} took {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
