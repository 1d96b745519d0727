"""Plays any legal move of any game."""

from __future__ import annotations

import random

from tenka.core.bot import Bot, Clock
from tenka.core.game import Viewed
from tenka.core.moves import Move


class RandomBot(Bot[Viewed]):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)

    def decide(self, observation: Viewed, moves: list[Move], clock: Clock | None) -> Move:
        return self._random.choice(moves)
