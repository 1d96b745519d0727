"""Learns a game by self-play: `python -m tenka.research.learn zipang --minutes 60`.

A small network sees the row of the seat that decides and gives a score to each legal action; it plays all
seats of many games at once (`Batch`) and is improved with PPO (Schulman et al. 2017): actions that turned
out better than its own estimate become more likely, in small steps. Nothing else is told to it: no strategy,
no bot to copy, no hidden information.

It writes `<game>.npz`, a bot for the arena that needs numpy only, and `<game>.svg`, how it did against
`steady` in the course of learning.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenka import bots
from tenka.core.errors import TenkaError
from tenka.research.arena.contest import play
from tenka.research.arena.plots import progress, standalone
from tenka.research.extras import from_extra
from tenka.research.folders import make_folder

# before a neighbor names an extra that is not enough
with from_extra("pip install 'tenka-games[train]'", __name__):
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch.nn import functional

from tenka.research.batch import Batch
from tenka.research.policy import Inputs, Policy

Tensor = Any
"""torch.Tensor, where torch is installed."""
HIDDEN = 128
EPOCHS = 3
CLIP = 0.2
"""The largest change of a probability."""
ENTROPY = 0.01
"""The worth of variety."""
POINTS = 0.3
"""What a lead of one standard deviation in points counts beside the first place. It says more of a game."""
RIVAL = "steady"
RIVAL_GAMES = 100
LOOKS = 8
RIVAL_DEALS = 10_000_000
"""The first of the deals that are played with rivals."""


@dataclass(frozen=True)
class Settings:
    games: int
    """At once."""
    steps: int
    """Of each game, before the network is improved."""
    minibatch: int
    rate: float
    """How fast it learns."""
    ahead: float
    """How far ahead advantages look (lambda)."""


LONG_GAMES = Settings(128, 128, 1024, 5e-4, 0.95)
SETTINGS = {"zipang": Settings(512, 64, 2048, 1e-3, 0.9)}
"""Others, where docs/research.md was measured with them; it is not shown that they are better."""


@dataclass
class Legal:
    """The legal actions of some decisions, one after the other, and how many each decision has."""

    actions: NDArray[np.int64]
    counts: NDArray[np.int64]

    @classmethod
    def of(cls, masks: NDArray[np.int8]) -> Legal:
        return cls(np.nonzero(masks)[1], masks.sum(1, dtype=np.int64))

    @classmethod
    def joined(cls, parts: Sequence[Legal]) -> Legal:
        return cls(np.concatenate([p.actions for p in parts]), np.concatenate([p.counts for p in parts]))

    def first(self) -> NDArray[np.int64]:
        """Where the actions of each decision begin."""
        found: NDArray[np.int64] = self.counts.cumsum() - self.counts
        return found

    def part(self, chosen: NDArray[np.int64]) -> Legal:
        found = Legal(self.actions, self.counts[chosen])
        places = np.repeat(self.first()[chosen] - found.first(), found.counts) + np.arange(found.counts.sum())
        return Legal(self.actions[places], found.counts)


class Network:
    """Two layers; `Policy` does the same with numpy, but for the estimate of the result."""

    def __init__(self, batch: Batch, seed: int) -> None:
        torch.manual_seed(seed)
        self.inputs = Inputs(batch.layout)
        drawn = {
            "numbers": torch.randn(len(self.inputs.numbers), HIDDEN) * len(self.inputs.numbers) ** -0.5,
            "middle": torch.randn(HIDDEN, HIDDEN) * HIDDEN**-0.5,
            "actions": torch.randn(batch.actions, HIDDEN) * 0.1 * HIDDEN**-0.5,
            "value": torch.randn(HIDDEN) * HIDDEN**-0.5,
        }
        zeros = {
            "first": HIDDEN,
            "second": HIDDEN,
            "likes": batch.actions,
            "codes": (self.inputs.lines, HIDDEN),
        }
        self.weights = drawn | {name: torch.zeros(shape) for name, shape in zeros.items()}
        for weight in self.weights.values():
            weight.requires_grad_()

    def __call__(self, numbers: Tensor, codes: Tensor, legal: Legal) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of all legal actions, and the result that is expected."""
        w = self.weights
        table = functional.embedding_bag(codes, w["codes"], mode="sum")
        hidden = torch.relu(numbers @ w["numbers"] + table + w["first"])
        hidden = torch.relu(hidden @ w["middle"] + w["second"])
        actions, counts = torch.from_numpy(legal.actions), torch.from_numpy(legal.counts)
        liked = functional.embedding(actions, w["actions"]) * hidden.repeat_interleave(counts, 0)
        scores = liked.sum(1) + w["likes"][actions]
        return log_softmax(scores, torch.arange(len(counts)).repeat_interleave(counts)), hidden @ w["value"]

    def policy(self, batch: Batch) -> Policy:
        weights = {name: weight.detach().numpy().copy() for name, weight in self.weights.items()}
        del weights["value"]
        return Policy(batch.rules, weights)


def log_softmax(scores: Tensor, decisions: Tensor) -> Tensor:
    """By decision, whose number is given for each score."""
    size = int(decisions[-1]) + 1
    most = torch.full((size,), -1e9).scatter_reduce(0, decisions, scores.detach(), "amax")
    scores = scores - most[decisions]
    return scores - torch.zeros(size).index_add(0, decisions, scores.exp()).log()[decisions]


@dataclass
class Played:
    """What was seen and done: a row for each step and game. Rewards by step, game and seat."""

    numbers: Tensor
    codes: Tensor
    legal: Legal
    chosen: NDArray[np.int64]
    """Which of its legal actions each decision took."""
    likely: Tensor
    """The logarithm of the probability that it had."""
    expected: NDArray[np.float32]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


def self_play(batch: Batch, network: Network, random: np.random.Generator, steps: int) -> Played:
    kept: list[tuple[Any, ...]] = []
    for _ in range(steps):
        legal, seats = Legal.of(batch.masks), batch.seats.copy()
        numbers, codes = map(torch.from_numpy, network.inputs.split(batch.rows))
        with torch.no_grad():
            likely, expected = network(numbers, codes, legal)
        chosen = drawn(likely.numpy(), legal, random)
        rewards, ended = batch.step(legal.actions[legal.first() + chosen])
        took, results = likely[legal.first() + chosen], rewards + POINTS * leads(batch, ended)
        kept.append((numbers, codes, legal, chosen, took, expected.numpy(), seats, results, ended))
    columns = list(zip(*kept, strict=True))
    ways = (torch.cat, torch.cat, Legal.joined, np.concatenate, torch.cat, *[np.stack] * 4)
    return Played(*(join(column) for join, column in zip(ways, columns, strict=True)))


def leads(batch: Batch, ended: NDArray[np.bool_]) -> NDArray[np.float32]:
    """By game and seat: the points above the mean where a game ended, in standard deviations; 0 elsewhere."""
    above = batch.points - batch.points.mean(1, keepdims=True)
    found: NDArray[np.float32] = (above / max(1.0, above.std()) * ended[:, None]).astype(np.float32)
    return found


def drawn(likely: NDArray[np.float32], legal: Legal, random: np.random.Generator) -> NDArray[np.int64]:
    """One of the legal actions of each decision, by their probabilities (the Gumbel trick)."""
    decisions = np.repeat(np.arange(len(legal.counts)), legal.counts)
    order = np.lexsort((likely + random.gumbel(size=len(likely)), decisions))
    best: NDArray[np.int64] = order[legal.counts.cumsum() - 1] - legal.first()
    return best


def advantages(played: Played, ahead: float) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each decision turned out than was expected (GAE, by seat), and which ones can be told.

    A seat's last decision in a game that still goes on cannot: its successor is not known yet.
    """
    games, seats = played.rewards.shape[1:]
    later, gain, reward = (np.zeros((games, seats), np.float32) for _ in range(3))
    known = np.zeros((games, seats), np.bool_)
    found, told = np.zeros_like(played.expected), np.zeros(played.expected.shape, np.bool_)
    for step in reversed(range(len(played.seats))):
        over, expected = played.ended[step], played.expected[step]
        reward[over], known[over] = played.rewards[step][over], True
        later[over] = gain[over] = 0
        at = np.arange(games), played.seats[step]
        gain[at] = reward[at] + later[at] - expected + ahead * gain[at]
        found[step], told[step] = gain[at], known[at]
        later[at], reward[at], known[at] = expected, 0, True
    return found.ravel(), told.ravel()


def improve(
    network: Network, optimizer: Any, played: Played, random: np.random.Generator, settings: Settings
) -> None:
    gains, told = advantages(played, settings.ahead)
    told &= played.legal.counts > 1  # there is nothing to learn where nothing was chosen
    targets = torch.from_numpy(gains + played.expected.ravel())
    gain = torch.from_numpy((gains - gains[told].mean()) / (gains[told].std() + 1e-6))
    for _ in range(EPOCHS):
        order = random.permutation(np.flatnonzero(told))
        for part in np.array_split(order, max(1, len(order) // settings.minibatch)):
            legal = played.legal.part(part)
            likely, expected = network(played.numbers[part], played.codes[part], legal)
            ratio = (likely[legal.first() + played.chosen[part]] - played.likely[part]).exp()
            better = torch.minimum(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            variety = -(likely.exp() * likely).sum() / len(part)
            loss = functional.mse_loss(expected, targets[part]) - better - ENTROPY * variety
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.weights.values(), 0.5)
            optimizer.step()


def wins(policy: Policy, games: int) -> float:
    """Of so many games alone against rivals, from all seats; 1 / seats is as good as they are."""
    name, seats, _ = policy.rules.wishes
    won = 0.0
    for number in range(games):
        seated: list[bots.AnyBot] = [bots.make(name, RIVAL, number * seats + seat) for seat in range(seats)]
        own = number % seats
        seated[own] = policy
        policy.start(number)
        ranks = play(policy.rules.game, seated, RIVAL_DEALS + number // seats)
        won += (ranks[own] == 1) / ranks.count(1)
    return won / games


class Course:
    """How it goes: the rate of wins now and then, on paper and in files."""

    def __init__(self, batch: Batch, folder: Path) -> None:
        self.batch = batch
        self.folder = folder
        self.curve: list[float] = []

    def look(self, network: Network, minutes: float, decisions: int) -> Policy:
        policy = network.policy(self.batch)
        name, seats, _ = policy.rules.wishes
        self.curve.append(wins(policy, RIVAL_GAMES))
        policy.save(self.folder / f"{name}.npz")
        plot = progress([(f"against {RIVAL}", self.curve)], 1 / seats, f"{name}: rate of wins")
        (self.folder / f"{name}.svg").write_text(standalone(plot), "utf-8")
        told = (
            f"{minutes:.1f} min, {decisions:,} decisions: {self.curve[-1]:.0%} of games against {RIVAL} won\n"
        )
        sys.stdout.write(told)
        sys.stdout.flush()
        return policy


def learn(batch: Batch, settings: Settings, minutes: float, folder: Path, seed: int = 0) -> Policy:
    """Learn for some minutes, with looks at its strength on the way and one at the end."""
    network, course, random = Network(batch, seed), Course(batch, folder), np.random.default_rng(seed)
    optimizer = torch.optim.Adam(network.weights.values(), settings.rate)
    rounds, spent, size = 0, 0.0, settings.steps * len(batch.seats)
    while (share := spent / minutes / 60) < 1:
        if share * LOOKS >= len(course.curve):
            course.look(network, spent / 60, rounds * size)
        began = time.monotonic()
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * max(0.1, 1 - share)
        played = self_play(batch, network, random, settings.steps)
        improve(network, optimizer, played, random, settings)
        rounds, spent = rounds + 1, spent + time.monotonic() - began
    return course.look(network, spent / 60, rounds * size)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tenka.research.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=60, help="of learning, without the looks")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=Path())
    wish = parser.parse_args(arguments)
    torch.set_num_threads(wish.threads)
    settings = SETTINGS.get(wish.game, LONG_GAMES)
    try:
        batch = Batch(wish.game, settings.games, wish.seats, seed=wish.seed)
        make_folder(wish.folder)
    except TenkaError as error:
        parser.error(str(error))
    learn(batch, settings, wish.minutes, wish.folder, wish.seed)


if __name__ == "__main__":
    main(sys.argv[1:])
