"""Fits the evaluation of `master` in Shogun: `python -m tools.train.shogun --games 10000 --seed 11`.

The data comes from self-play with quick plans (`tenka.games.shogun.bots.sketch`). Every second game has four
players on the sun side, the others rotate through all numbers of players and sides. At the start of one
random round of each game, every seat is given random chests, rice, armies and buildings, so that the effects
of these can be separated. The features of all seats are stored at the start of each round, and the final
points. For each number of rounds left, ridge regression fits weights for the final points (relative to the
table's mean), and the spread is the one with the highest likelihood of the actual winners.
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

TARGET = Path(__file__).resolve().parents[2] / "src/tenka/games/shogun/bots/master.npz"
TABLES = [(4, "sun"), (4, "moon"), (3, "sun"), (5, "moon"), (5, "sun"), (3, "moon")]
ROUNDS = 6
RIDGE = 20.0
CHEST_GIFTS, RICE_GIFTS = (0, 0, 1, 2, 3, 5), (0, 0, 1, 2, 3)
ARMY_GIFTS, BUILDING_GIFTS = (0, 0, 2, 4, 6), (0, 0, 1, 2)


class SelfPlay:
    """One kind of table, at which quick plans play."""

    def __init__(self, seats: int, side: str) -> None:
        self.game = games.load("shogun", seats, {"side": side})
        self.rollout = rollout_of(self.game)
        self.sketch = Sketch(self.rollout)
        self.estimate = Estimate(self.rollout, [], [])

    def play(self, source: random.Random) -> tuple[list[list[list[float]]], list[int], list[int]]:
        """Play a game; returns the features by round and seat, the final points and the ranks."""
        chance = FastChance(source.getrandbits(50))
        state = self.game.start(chance)
        while state.sealed is None:
            seat = self.game.actors(state)[0]
            moves = self.game.moves(state, seat)
            self.game.play(state, seat, moves[chance.pick("train", len(moves))], chance)
        features: list[list[list[float]]] = []
        gift_round = source.randrange(ROUNDS)
        while not state.ranks:
            if len(features) == gift_round:
                self.give(state, source)
            features.append(self.estimate.features(state))
            self.sketch.plan_all(state, chance)
            self.rollout.finish_round(state, chance)
        return features, list(state.points), list(state.ranks)

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


class Samples:
    """Rows for one number of rounds left; `table` tells which rows belong to the same game."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.points: list[float] = []
        self.won: list[float] = []
        self.table: list[int] = []

    def add(self, number: int, rows: list[list[float]], points: list[int], ranks: list[int]) -> None:
        self.rows += rows
        self.points += points
        self.won += [(rank == 1) / ranks.count(1) for rank in ranks]
        self.table += [number] * len(rows)


def centered(values: Array, table: npt.NDArray[np.intp]) -> Array:
    """Relative to the mean of the table."""
    sizes = np.bincount(table).reshape(-1, *[1] * (values.ndim - 1))
    sums = np.zeros((len(sizes), *values.shape[1:]))
    np.add.at(sums, table, values)
    result: Array = values - (sums / sizes)[table]
    return result


def fit(samples: Samples) -> tuple[Array, float, float]:
    """Weights, spread, and the explained variance of the points."""
    table = np.array(samples.table)
    rows, points = centered(np.array(samples.rows), table), centered(np.array(samples.points, float), table)
    penalty = RIDGE * max(0.1, float(rows.var(0).mean())) * np.eye(len(FEATURES))
    weights: Array = np.linalg.solve(rows.T @ rows + penalty, rows.T @ points).astype(np.float64)
    estimates = rows @ weights
    won = np.array(samples.won)
    spread = min(np.arange(0.5, 12, 0.25), key=lambda spread: cross_entropy(estimates / spread, won, table))
    return weights, float(spread), float(1 - (points - estimates).var() / points.var())


def cross_entropy(scores: Array, won: Array, table: npt.NDArray[np.intp]) -> float:
    powers = np.exp(scores)
    sums = np.zeros(table.max() + 1)
    np.add.at(sums, table, powers)
    return float(-(won * np.log(powers / sums[table] + 1e-12)).sum())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train.shogun", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--into", type=Path, default=TARGET)
    args = parser.parse_args(arguments)
    source, kinds = random.Random(args.seed), [SelfPlay(*table) for table in TABLES]
    samples = [Samples() for _ in range(ROUNDS + 1)]
    began = time.monotonic()
    for number in range(args.games):
        kind = kinds[number // 2 % len(kinds) if number % 2 else 0]
        features, points, ranks = kind.play(source)
        for place, rows in enumerate(features):
            samples[ROUNDS - place].add(number, rows, points, ranks)
    weights, spread = np.zeros((ROUNDS + 1, len(FEATURES))), np.ones(ROUNDS + 1)
    for rounds in range(1, ROUNDS + 1):
        weights[rounds], spread[rounds], explained = fit(samples[rounds])
        print(f"{rounds} rounds left: {explained:.1%} explained, spread {spread[rounds]}")
    np.savez(args.into, weights=weights, spread=spread)
    print(f"{args.games} games in {time.monotonic() - began:.0f} s -> {args.into.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
