"""Softmax regression: weights that maximize the likelihood of the observed choices."""

from __future__ import annotations

import numpy as np

from tools.train.selfplay import Array, Lessons

STEPS = 400
RATE = 0.05
REGULARIZATION = 2e-4
"""L2, toward the initial weights."""


class Block:
    """The rows of all decisions, stacked."""

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
        """Mean cross-entropy, in nats."""
        total = -(self.shares * np.log(self.chances(weights) + 1e-12)).sum()
        return float(total / len(self.starts))


def fit(lessons: Lessons, start: list[float]) -> tuple[list[float], float, float]:
    """Fitted weights (full-batch Adam), with the loss before and after."""
    block, first = Block(lessons), np.array(start)
    weights = first.copy()
    momentum, variance = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        error = block.chances(weights) - block.shares
        gradient = block.features.T @ error / len(block.starts) + REGULARIZATION * (weights - first)
        momentum = 0.9 * momentum + 0.1 * gradient
        variance = 0.999 * variance + 0.001 * gradient**2
        weights -= RATE * (momentum / (1 - 0.9**step)) / (np.sqrt(variance / (1 - 0.999**step)) + 1e-8)
    return [float(weight) for weight in weights], block.loss(first), block.loss(weights)
