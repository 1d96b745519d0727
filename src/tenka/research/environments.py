"""All environments of one game, as PettingZoo's users know them from its modules."""

from __future__ import annotations

from functools import partial

from tenka.research.batch import Batch
from tenka.research.match import id_of
from tenka.research.solo import SoloEnv
from tenka.research.zoo import TogetherEnv, TurnEnv
from tenka.research.zoo import env as guarded_env


class Environments:
    def __init__(self, game: str) -> None:
        self.id = id_of(game)
        self.env = partial(guarded_env, game)
        self.raw_env = partial(TurnEnv, game)
        self.parallel_env = partial(TogetherEnv, game)
        self.solo_env = partial(SoloEnv, game)
        self.batch = partial(Batch, game)
