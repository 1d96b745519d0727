"""A learned policy, played with numpy alone. `tenka.research.learn` writes such files.

It is a bot: what it sees is the Observation of its seat, as a row of numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any, Self

import msgspec

from tenka.core.bot import Bot, Clock
from tenka.core.game import Viewed
from tenka.core.layout import Layout
from tenka.core.moves import Move
from tenka.research.extras import from_extra
from tenka.research.match import Rules, encoded

with from_extra():
    import numpy as np
    from numpy.typing import NDArray

Weights = dict[str, NDArray[np.float32]]
ABOUT = "about"
"""Beside the weights in a file: game, seats and options."""
TEMPERATURE = 0.7
"""Below 1, it plays what it likes best more often than it did while it learned."""


class Inputs:
    """How a row enters a network: numbers as logarithms, each value of a code as a line of a table."""

    def __init__(self, layout: Layout[Any]) -> None:
        coded = np.array([f.kind.startswith("codes") for f in layout.fields for _ in range(f.size)])
        self.numbers = np.flatnonzero(~coded)
        self.codes = np.flatnonzero(coded)
        lines = np.array(layout.bounds(), np.int64)[self.codes] + 1
        self.lines = int(lines.sum())
        self._first = lines.cumsum() - lines

    def split(self, rows: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """The numbers, and the lines of the table."""
        codes = rows[:, self.codes].astype(np.int64) + self._first
        return np.log1p(rows[:, self.numbers]), codes


class Policy(Bot[Viewed]):
    """Draws a move by the learned probabilities; always the likeliest one was far weaker in Shogun."""

    def __init__(self, rules: Rules, weights: Weights, seed: int = 0) -> None:
        super().__init__(seed)
        self.rules = rules
        self.weights = weights
        self._inputs = Inputs(rules.layout)
        self.start(seed)

    def start(self, seed: int) -> None:
        """A game begins: what is drawn in it follows from this."""
        self.seed = seed
        self._random = np.random.default_rng(seed)

    def scores(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """A score for each action, of which the softmax over the legal ones is the policy."""
        w = self.weights
        numbers, codes = self._inputs.split(rows)
        hidden = np.maximum(numbers @ w["numbers"] + w["codes"][codes].sum(1) + w["first"], 0)
        hidden = np.maximum(hidden @ w["middle"] + w["second"], 0)
        found: NDArray[np.float32] = hidden @ w["actions"].T + w["likes"]
        return found

    def decide(self, observation: Viewed, moves: list[Move], clock: Clock | None) -> Move:
        scores = self.scores(encoded(self.rules.layout, observation)[None])[0]
        legal = scores[[move.index for move in moves]]
        return moves[int(np.argmax(legal / TEMPERATURE + self._random.gumbel(size=len(moves))))]

    def save(self, file: Path) -> None:
        """With half of the digits, which is enough to play by."""
        about = np.frombuffer(msgspec.json.encode(self.rules.wishes), np.uint8)
        small: Any = {name: values.astype(np.float16) for name, values in self.weights.items()}
        np.savez_compressed(file, about=about, **small)

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> Self:
        with np.load(file, allow_pickle=False) as stored:
            weights = {name: stored[name].astype(np.float32) for name in stored.files if name != ABOUT}
            return cls(Rules(*msgspec.json.decode(stored[ABOUT].tobytes())), weights)
