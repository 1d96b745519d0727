"""Softmax regression: weights under which the answers that were given are likely."""

from __future__ import annotations

import numpy as np

from tools.train.selfplay import Array, Lessons

STEPS = 400
RATE = 0.05
PULL = 2e-4
"""How strongly weights are held near where they began."""


class Block:
    """All rows of all questions, stacked."""

    def __init__(self, lessons: Lessons) -> None:
        self.features = np.concatenate(lessons.features)
        self.shares = np.concatenate(lessons.shares)
        sizes = [len(shares) for shares in lessons.shares]
        self.starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(int)
        self.owner = np.repeat(np.arange(len(sizes)), sizes)

    def chances(self, weights: Array) -> Array:
        scores = self.features @ weights
        scores -= np.maximum.reduceat(scores, self.starts)[self.owner]
        powers = np.exp(scores)
        chances: Array = powers / np.add.reduceat(powers, self.starts)[self.owner]
        return chances

    def loss(self, weights: Array) -> float:
        """Mean surprise at an answer, in nats."""
        surprise = -(self.shares * np.log(self.chances(weights) + 1e-12)).sum()
        return float(surprise / len(self.starts))


def fit(lessons: Lessons, start: list[float]) -> tuple[list[float], float, float]:
    """Better weights (Adam on all lessons at once), with the loss before and after."""
    block, first = Block(lessons), np.array(start)
    weights = first.copy()
    speed, power = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        error = block.chances(weights) - block.shares
        slope = block.features.T @ error / len(block.starts) + PULL * (weights - first)
        speed = 0.9 * speed + 0.1 * slope
        power = 0.999 * power + 0.001 * slope**2
        weights -= RATE * (speed / (1 - 0.9**step)) / (np.sqrt(power / (1 - 0.999**step)) + 1e-8)
    return [float(weight) for weight in weights], block.loss(first), block.loss(weights)
