"""Zipang Portable for research, in its first version: `env`, `parallel_env`, `solo_env`, `batch`."""

from __future__ import annotations

from functools import partial

from tenka.research.batch import Batch
from tenka.research.solo import SoloEnv
from tenka.research.zoo import TogetherEnv, TurnEnv
from tenka.research.zoo import env as guarded_env

env = partial(guarded_env, "zipang")
raw_env = partial(TurnEnv, "zipang")
parallel_env = partial(TogetherEnv, "zipang")
solo_env = partial(SoloEnv, "zipang")
batch = partial(Batch, "zipang")
