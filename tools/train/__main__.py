"""Rounds of self-play and fitting; the bot gets the weights of the last round.

Each round plays `--games` games at every number of seats, with `--simulations` simulations per decision under
the current weights. A move is played with a probability proportional to its visits to the power of
`--preference`. The policy is fitted to the visits, the beliefs to tell the true world from sampled ones that
are consistent with the Observation. Then `--quick` games are played by the new policy alone, and the value is
fitted to the winners from the positions where a search would stop; with `--quick 0`, from the searched games.
Numbers of seats with the same deck share weights. Seeds count up from `--seed`, so runs are reproducible.
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
GAMES = Path(__file__).resolve().parents[2] / "src/tenka/games"


class Model:
    """What is trained for one game: a guide, its initial weights, the horizon, and the groups of seats.

    Each group of numbers of seats has its own weights.
    """

    def __init__(self, make: Make, start: Weights, horizon: int, groups: Groups) -> None:
        self.make, self.horizon, self.groups = make, horizon, groups
        self.policy, self.value, self.beliefs = start

    def teacher(self) -> Teacher:
        return Teacher(self.make, len(self.policy), len(self.value), len(self.beliefs))


MODELS: dict[str, Model] = {
    "zipang": Model(ZipangGuide, (zipang_policy(), zipang_value(), [0.0] * BELIEFS), 1, SAME_DECK),
    "shitenno": Model(ShitennoGuide, (shitenno_policy(), shitenno_value(), []), 1, [(2, 3, 4)]),
}

Task = tuple[str, int, int, int, float, Weights]
"""Game, seats, seed, simulations, preference and current weights."""


def searched(task: Task) -> tuple[Lessons, Lessons, Lessons]:
    name, seats, seed, simulations, preference, weights = task
    model = MODELS[name]
    bot = Learner(seed, model.make(*weights), simulations, model.horizon, preference)
    return study(name, seats, bot, model.teacher(), seed)


def quick(task: Task) -> tuple[Lessons]:
    name, seats, seed, _, _, weights = task
    model = MODELS[name]
    return (outcomes(name, seats, model.make(*weights), model.teacher(), seed),)


class Training:
    """The rounds of one group of numbers of seats; each starts with the weights of the previous one."""

    def __init__(self, args: argparse.Namespace, group: tuple[int, ...]) -> None:
        self.args, self.model, self.group = args, MODELS[args.game], group
        self.policy, self.value = self.model.policy, self.model.value
        self.beliefs: list[float] = []
        self.seed: int = args.seed

    def round(self) -> None:
        moves, worlds, stands = self.gather(searched, self.args.games)
        self.policy = learn("policy", moves, self.policy)
        self.beliefs = learn("beliefs", worlds, self.model.beliefs)
        if self.args.quick:
            (stands,) = self.gather(quick, self.args.quick)
        self.value = learn("value", stands, self.model.value)

    def gather(self, play: Callable[[Task], tuple[Lessons, ...]], count: int) -> list[Lessons]:
        """Play games at every number of seats of the group; returns all lessons by kind."""
        weights = (self.policy, self.value, self.beliefs)
        tasks: list[Task] = [
            (self.args.game, seats, self.seed + turn, self.args.simulations, self.args.preference, weights)
            for turn in range(count)
            for seats in self.group
        ]
        self.seed += count
        found: list[Lessons] = []
        with Pool(self.args.jobs) as pool:
            for kinds in pool.imap(play, tasks, chunksize=4):
                found = found or [Lessons() for _ in kinds]
                for whole, lessons in zip(found, kinds, strict=True):
                    whole.extend(lessons)
        return found


def save(trainings: list[Training], target: Path) -> None:
    """One row per group."""
    rows = {
        "policy": [training.policy for training in trainings],
        "value": [training.value for training in trainings],
        "beliefs": [training.beliefs for training in trainings],
    }
    arrays: dict[str, Any] = {name: np.array(some) for name, some in rows.items() if some[0]}
    np.savez(target, **arrays)


def learn(what: str, lessons: Lessons, start: list[float]) -> list[float]:
    if not start:
        return start
    learned, before, after = fit(lessons, start)
    print(f"{what}: {len(lessons.shares)} decisions, loss {before:.4f} -> {after:.4f}", flush=True)
    return learned


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("game", choices=list(MODELS))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=30, help="searched games for each number of seats")
    parser.add_argument(
        "--quick", type=int, default=1500, help="games without search for each number of seats"
    )
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--preference", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=GAMES, help="the folder of the games")
    args = parser.parse_args(arguments)
    trainings = [Training(args, group) for group in MODELS[args.game].groups]
    for number in range(1, args.rounds + 1):
        began = time.monotonic()
        for training in trainings:
            training.round()
        save(trainings, args.folder / args.game / "bots/master.npz")
        print(f"round {number} took {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
