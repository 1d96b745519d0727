"""What agents get is theirs: the same bytes in all worlds that they cannot tell apart, and no way back."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tenka.core.chance import FastChance
from tenka.core.record import Options
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.research import shitenno_v1, shogun_v1, zipang_v1
from tenka.research.environments import Environments
from tenka.research.match import Match

TABLES: list[tuple[Environments, Options]] = [
    (zipang_v1, {}),
    (shitenno_v1, {}),
    (shogun_v1, {"side": "moon", "modules": MODULE_NAMES}),
]
tables = pytest.mark.parametrize(("module", "options"), TABLES, ids=[module.id for module, _ in TABLES])


def arrays_in(thing: Any) -> Iterator[np.ndarray[Any, Any]]:
    if isinstance(thing, np.ndarray):
        yield thing
    elif isinstance(thing, dict | list | tuple):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from arrays_in(part)
    else:
        assert isinstance(thing, int | float | str | np.generic), thing


def other_world(match: Match, viewer: int, seed: int) -> None:
    """From now on it is another world that the viewer cannot tell apart."""
    world = match.game.resample(match.game.observe(match.oracle(), viewer), FastChance(seed))
    match.__setstate__((match.rules, world, FastChance(seed)))


@tables
def test_turns_and_their_pickles_are_the_same_in_every_world(module: Environments, options: Options) -> None:
    env, random, differed = module.raw_env(options=options), Random(1), 0
    env.reset(seed=1)
    for number in range(120):
        for agent, seat in env.seat_of.items() if number % 12 == 0 else ():
            other = env.copy()
            other_world(other.match, seat, number)
            handed = [(one.observe(agent), one.infos[agent], one.rewards[agent]) for one in (env, other)]
            assert pickle.dumps(handed[0]) == pickle.dumps(handed[1])
            assert all(array.base is None for array in arrays_in(handed))
            differed += any(
                pickle.dumps(env.observe(name)) != pickle.dumps(other.observe(name)) for name in env.agents
            )
        if not env.agents or env.terminations[env.agent_selection]:
            break
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(random.choice(legal)))
    assert differed, "the worlds were all the same, so nothing was shown"


@tables
def test_a_refused_action_is_answered_alike_in_every_world(module: Environments, options: Options) -> None:
    env = module.solo_env(options=options)
    env.reset(seed=1)
    for number in range(12):
        other = env.copy()
        other_world(other.match, env.seat, number)
        for action in np.flatnonzero(~env.action_masks())[::29]:
            told = [one.step(int(action)) for one in (env, other)]
            assert pickle.dumps(told[0]) == pickle.dumps(told[1])
            assert all(array.base is None for array in arrays_in(told))
        if env.step(int(np.flatnonzero(env.action_masks())[0]))[2]:
            break


@tables
def test_nothing_of_a_vector_leads_back_to_its_games(module: Environments, options: Options) -> None:
    env = module.vector_env(3, options=options)
    handed: list[Any] = [env.reset(seed=1)]
    for _ in range(20):
        handed.append(env.step(env.action_masks().argmax(axis=1)))
    own = (env.batch.rows, env.batch.masks, env.batch.seats)
    for array in arrays_in(handed):
        assert array.base is None
        assert not any(np.shares_memory(array, one) for one in own)
