"""Learns what `master` thinks of positions in Shogun: `python -m tools.train.shogun --games 10000 --seed 11`.

The data recipe: games of quick plans (`tenka.games.shogun.bots.sketch`) against each other, every second
one with four players on the sun side, the others at all numbers of players and sides in turn. At the
beginning of one round, drawn for each game, every seat is given some chests, rice, armies and buildings by
lot, so that what each of them is worth can be told apart. At the beginning of each round the features of
all seats are noted, at the end the points. For each number of rounds left, ridge regression gives weights
for the final points (all less the table's mean), and the spread is the one under which the true winners are
likeliest.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tenka import games
from tenka.core.chance import FastChance
from tenka.games.shogun.bots.sketch import Sketch
from tenka.games.shogun.bots.value import FEATURES, Estimate
from tenka.games.shogun.bots.world_sampler import rollout_of
from tenka.games.shogun.material import MARKERS
from tenka.games.shogun.state import SPRING, bits, provinces_of

Array = npt.NDArray[np.float64]

TARGET = Path(__file__).resolve().parents[2] / "src/tenka/bots/shogun/master.npz"
TABLES = [(4, "sun"), (4, "moon"), (3, "sun"), (5, "moon"), (5, "sun"), (3, "moon")]
ROUNDS = 6
RIDGE = 20.0
CHEST_GIFTS, RICE_GIFTS = (0, 0, 1, 2, 3, 5), (0, 0, 1, 2, 3)
ARMY_GIFTS, BUILDING_GIFTS = (0, 0, 2, 4, 6), (0, 0, 1, 2)


class School:
    """One kind of table, at which quick plans play."""

    def __init__(self, seats: int, side: str) -> None:
        self.game = games.load("shogun", seats, {"side": side})
        self.rollout = rollout_of(self.game)
        self.sketch = Sketch(self.rollout)
        self.estimate = Estimate(self.rollout, [], [])

    def play(self, source: random.Random) -> tuple[list[list[list[float]]], list[int], list[int]]:
        """The features by round and seat; final points; ranks."""
        chance = FastChance(source.getrandbits(50))
        state = self.game.start(chance)
        while state.sealed is None:
            seat = self.game.actors(state)[0]
            moves = self.game.moves(state, seat)
            self.game.play(state, seat, moves[chance.pick("train", len(moves))], chance)
        noted: list[list[list[float]]] = []
        gifts = source.randrange(ROUNDS)
        while not state.ranks:
            if len(noted) == gifts:
                self.give(state, source)
            noted.append(self.estimate.features(state))
            self.sketch.plan_all(state, chance)
            self.rollout.finish_round(state, chance)
        return noted, list(state.points), list(state.ranks)

    def give(self, state: Any, source: random.Random) -> None:
        for seat in range(state.seats):
            own = provinces_of(state, seat)
            state.chests[seat] += source.choice(CHEST_GIFTS)
            state.rice[seat] += source.choice(RICE_GIFTS) if state.season != SPRING else 0
            for _ in range(min(source.choice(ARMY_GIFTS), state.supply[seat]) if own else 0):
                state.supply[seat] -= 1
                state.armies[source.choice(own)] += 1
            for _ in range(source.choice(BUILDING_GIFTS) if own else 0):
                self.build(state, source.choice(own), source.randrange(MARKERS))

    def build(self, state: Any, place: int, building: int) -> None:
        full = bits(state.buildings[place]) >= self.rollout.rules.material.board.spaces[place]
        if not full and not state.has(place, building) and state.stock[building]:
            state.buildings[place] |= 1 << building
            state.stock[building] -= 1


class Lessons:
    """Rows of one number of rounds left; `table` says which rows belong together."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.points: list[float] = []
        self.won: list[float] = []
        self.table: list[int] = []

    def note(self, number: int, rows: list[list[float]], points: list[int], ranks: list[int]) -> None:
        self.rows += rows
        self.points += points
        self.won += [(rank == 1) / ranks.count(1) for rank in ranks]
        self.table += [number] * len(rows)


def centred(values: Array, table: npt.NDArray[np.intp]) -> Array:
    """Less the mean of the table."""
    sizes = np.bincount(table).reshape(-1, *[1] * (values.ndim - 1))
    sums = np.zeros((len(sizes), *values.shape[1:]))
    np.add.at(sums, table, values)
    result: Array = values - (sums / sizes)[table]
    return result


def fit(lessons: Lessons) -> tuple[Array, float, float]:
    """Weights, spread, and how much of the points they explain."""
    table = np.array(lessons.table)
    rows, points = centred(np.array(lessons.rows), table), centred(np.array(lessons.points, float), table)
    pull = RIDGE * max(0.1, float(rows.var(0).mean())) * np.eye(len(FEATURES))
    weights: Array = np.linalg.solve(rows.T @ rows + pull, rows.T @ points).astype(np.float64)
    estimates = rows @ weights
    won = np.array(lessons.won)
    spread = min(np.arange(0.5, 12, 0.25), key=lambda spread: surprise(estimates / spread, won, table))
    return weights, float(spread), float(1 - (points - estimates).var() / points.var())


def surprise(scores: Array, won: Array, table: npt.NDArray[np.intp]) -> float:
    powers = np.exp(scores)
    sums = np.zeros(table.max() + 1)
    np.add.at(sums, table, powers)
    return float(-(won * np.log(powers / sums[table] + 1e-12)).sum())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train.shogun", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--into", type=Path, default=TARGET)
    wish = parser.parse_args(arguments)
    source, schools = random.Random(wish.seed), [School(*table) for table in TABLES]
    lessons = [Lessons() for _ in range(ROUNDS + 1)]
    began = time.monotonic()
    for number in range(wish.games):
        school = schools[number // 2 % len(schools) if number % 2 else 0]
        noted, points, ranks = school.play(source)
        for place, rows in enumerate(noted):
            lessons[ROUNDS - place].note(number, rows, points, ranks)
    weights, spread = np.zeros((ROUNDS + 1, len(FEATURES))), np.ones(ROUNDS + 1)
    for rounds in range(1, ROUNDS + 1):
        weights[rounds], spread[rounds], explained = fit(lessons[rounds])
        print(f"{rounds} rounds left: {explained:.1%} explained, spread {spread[rounds]}")
    np.savez(wish.into, weights=weights, spread=spread)
    print(f"{wish.games} games in {time.monotonic() - began:.0f} s -> {wish.into.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
