"""PettingZoo and Gymnasium accept the environments, and wrong actions change nothing."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tenka import games, research
from tenka.core.errors import BadOptions, Refused
from tenka.research import ids, shogun_v1, zipang_v1
from tenka.research.environments import Environments
from tenka.research.match import encoded

GAMES = [getattr(research, name) for name in ids()]


@pytest.fixture(params=GAMES, ids=lambda module: module.id)
def module(request: pytest.FixtureRequest) -> Environments:
    found: Environments = request.param
    return found


@pytest.fixture(autouse=True)
def their_warnings() -> Any:
    """PettingZoo warns of dictionaries as observations, although that is how it hands out masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation", module=r"pettingzoo\.")
        yield


def test_ids_carry_the_version_of_the_rules() -> None:
    assert ids() == [f"{name}_v{info.version}" for name, info in games.PLUGINS.items()]
    assert [module.id for module in GAMES] == ids()


def test_pettingzoo_takes_turns(module: Environments) -> None:
    api_test(module.env(), num_cycles=60)
    seed_test(module.env, num_cycles=20)


def test_pettingzoo_acts_together(module: Environments) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=40)


def test_gymnasium_plays_alone(module: Environments) -> None:
    name = module.id.replace("_v", "-v")
    check_env(gymnasium.make(f"tenka.research.solo:tenka/{name}", render_mode="ansi").unwrapped)


def test_gymnasium_makes_them_by_id() -> None:
    env = gymnasium.make("tenka.research.solo:tenka/zipang-v1", seats=3, bot="steady")
    observed, info = env.reset(seed=1)
    reward: object = 0
    over = False
    while not over:
        legal = np.flatnonzero(observed["action_mask"])
        observed, reward, over, _, info = env.step(int(legal[0]))
    assert info["rank"] in (1, 2, 3)
    assert (float(str(reward)) > 0) == (info["rank"] == 1)


def test_a_whole_game_in_turns_ends_with_rewards_that_sum_to_zero() -> None:
    env = zipang_v1.env(seats=5)
    env.reset(seed=7)
    random, total = Random(7), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, info = env.last()
        total[agent] += float(reward)
        assert not over or info["rank"] >= 1
        env.step(None if over else random.choice(list(np.flatnonzero(observed["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == pytest.approx(0.8)


def test_everybody_sees_their_own_row_and_only_who_decides_a_mask(module: Environments) -> None:
    """In a whole game, whoever is asked in between: what is told is what the seat's Observation says."""
    env, random = module.env(seats=3), Random(5)
    env.reset(seed=5)
    match, seat_of = env.unwrapped.match, env.unwrapped.seat_of
    for number, agent in enumerate(env.agent_iter()):
        observed, _, over, _, info = env.last()
        legal = [] if over else match.legal(seat_of[agent])
        assert np.flatnonzero(observed["action_mask"]).tolist() == sorted(legal)
        if number % 7 == 0:
            for other in env.agents:
                seen = env.observe(other)
                row = encoded(match.layout, match.observation(seat_of[other]))
                assert (seen["observation"] == row).all()
                assert seen["action_mask"].any() == (other == agent and not over)
            assert (env.last()[0]["observation"] == observed["observation"]).all()
        assert over or (info == {} and not any(env.rewards.values()))
        env.step(random.choice(legal) if legal else None)


def test_planners_get_a_turn_each_and_see_nothing_of_each_other() -> None:
    env = shogun_v1.raw_env()
    env.reset(seed=3)
    seen = {agent: env.observe(agent)["observation"] for agent in env.agents}
    first = env.agent_selection
    while env.agent_selection == first:
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[0]))
    sealed = [env.match.layout.slices()[f"seats.{place}.sealed"].start for place in range(4)]
    actors = env.match.layout.slices()["actors"]
    for agent in env.agents[1:]:
        now = env.observe(agent)["observation"]
        changed = set(np.flatnonzero(now != seen[agent]).tolist())
        assert changed <= {*sealed, *range(actors.start, actors.stop)}


def test_all_planners_act_at_once_in_parallel() -> None:
    env = shogun_v1.parallel_env(seats=3)
    observed, _ = env.reset(seed=3)
    for _ in range(11):
        masks = {agent: observed[agent]["action_mask"] for agent in env.agents}
        assert not any(mask[env.wait] for mask in masks.values())
        observed, *_ = env.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    assert sum(observed[agent]["action_mask"][env.wait] for agent in env.agents) == 2


def test_wrong_actions_change_nothing() -> None:
    turns = zipang_v1.raw_env()
    turns.reset(seed=1)
    before = turns.observe("seat_0")["observation"]
    illegal = int(np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10_000):
        with pytest.raises(Refused):
            turns.step(wrong)
    assert (turns.observe("seat_0")["observation"] == before).all()
    together = zipang_v1.parallel_env()
    together.reset(seed=1)
    with pytest.raises(BadOptions, match="may not do action"):
        together.step(dict.fromkeys(together.agents, together.wait))
    with pytest.raises(BadOptions, match="no bot 'nobody'"):
        zipang_v1.solo_env(bot="nobody")
    alone = zipang_v1.solo_env()
    seen, _ = alone.reset(seed=1)
    again, reward, over, _, info = alone.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (again["observation"] == seen["observation"]).all()
    assert (reward, over) == (0.0, False)
    assert info["rule"].startswith("zipang/")
