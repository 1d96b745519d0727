"""Many games at once as Gymnasium's VectorEnv."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tenka.research import zipang_v1


def random_actions(masks: Any, random: Random) -> Any:
    return np.array([random.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


def test_games_restart_in_the_step_in_which_they_end() -> None:
    env, random = zipang_v1.vector_env(6, seats=3), Random(1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observed, infos = env.reset(seed=1)
    ended = 0
    for _ in range(120):
        assert env.observation_space.contains(observed)
        assert (env.action_masks() == observed["action_mask"]).all()
        moved = infos["seat"]
        observed, rewards, terminated, truncated, infos = env.step(random_actions(env.action_masks(), random))
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        returns = infos["returns"][terminated]
        assert returns.sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert (rewards[terminated] == returns[np.arange(len(returns)), moved[terminated]]).all()
        assert observed["action_mask"].any(axis=1).all()
        ended += int(terminated.sum())
    assert ended > 3


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = zipang_v1.vector_env(3), zipang_v1.vector_env(3)
    for env in (first, second):
        env.reset(seed=9)
    random, again = Random(2), Random(2)
    for _ in range(20):
        mine = first.step(random_actions(first.action_masks(), random))[0]["observation"]
        assert (second.step(random_actions(second.action_masks(), again))[0]["observation"] == mine).all()


def test_gymnasium_vectorizes_games_against_bots_by_itself() -> None:
    env = gymnasium.make_vec("tenka.research.solo:tenka/zipang-v1", num_envs=2, vectorization_mode="sync")
    observed, _ = env.reset(seed=1)
    for _ in range(30):
        observed, *_ = env.step(random_actions(observed["action_mask"], Random(1)))
    masks = env.unwrapped.call("action_masks")  # type: ignore[attr-defined]
    assert [mask.tolist() for mask in masks] == observed["action_mask"].astype(bool).tolist()
    env.close()


def test_the_table_can_be_read_as_text() -> None:
    env = gymnasium.make("tenka.research.solo:tenka/shogun-v1", render_mode="ansi")
    env.reset(seed=1)
    shown = str(env.render())
    assert "seat_0" in shown
    assert len(shown.splitlines()) > 10
