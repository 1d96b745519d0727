"""What a bot is: somebody who sees an Observation and legal moves, and nothing else."""

from __future__ import annotations

import time
from typing import Any

from tenka.core.moves import Move


class Clock:
    """The time for one decision, running from when it is made."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds, never less than none."""
        return max(0.0, self.end - time.monotonic())


class Bot:
    """Decides for one seat of one game. The same seed and the same questions give the same answers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        """One of the moves. Without a clock nobody is waiting."""
        raise NotImplementedError
