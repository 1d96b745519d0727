"""Environments and positions can be copied and pickled; copies go on alike and apart."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tenka.core.chance import FastChance
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.research import shitenno_v1, shogun_v1, zipang_v1
from tenka.research.environments import Environments
from tests.kit.kit import fingerprint, walk

GAMES = [zipang_v1, shitenno_v1, shogun_v1]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("zipang", {}),
    ("shitenno", {}),
    ("shogun", {"setup": "draft", "modules": MODULE_NAMES}),
]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, pickled]


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_states_come_back_whole_and_apart(
    name: str, options: dict[str, Any], way: Callable[[Any], Any]
) -> None:
    game = load(name, 4, options)
    kept: list[tuple[Any, Any]] = []
    for number, (state, _, _) in enumerate(walk(game, FastChance(1))):
        if number % 20 == 0:
            kept.append((way(state), fingerprint(state)))
    assert all(fingerprint(state) == before for state, before in kept)


def test_chance_goes_on_where_it_was() -> None:
    chance = FastChance(7)
    chance.word()
    other = pickled(chance)
    assert [other.word() for _ in range(5)] == [chance.word() for _ in range(5)]


def play_on(env: Any, decisions: int) -> list[bytes]:
    """What the agents see while the first legal action is taken."""
    seen: list[bytes] = []
    for _ in range(decisions):
        observed = env.observe(env.agent_selection)
        seen.append(observed["observation"].tobytes() + observed["action_mask"].tobytes())
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    return seen


@pytest.mark.parametrize("way", [*WAYS, lambda env: env.copy()], ids=["deepcopy", "pickle", "copy"])
@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.id)
def test_a_copied_environment_plays_the_same_game_by_itself(
    module: Environments, way: Callable[[Any], Any]
) -> None:
    for env in (module.env(), module.raw_env()):
        env.reset(seed=3)
        play_on(env, 20)
        other = way(env)
        before = env.observe("seat_0")["observation"]
        expected = play_on(other, 8)
        assert (env.observe("seat_0")["observation"] == before).all()
        assert play_on(env, 8) == expected


@pytest.mark.parametrize("way", [*WAYS, lambda env: env.copy()], ids=["deepcopy", "pickle", "copy"])
def test_a_copied_environment_against_bots_goes_on_alike(way: Callable[[Any], Any]) -> None:
    env = zipang_v1.solo_env(bot="steady")
    env.reset(seed=3)
    other = way(env)
    for _ in range(10):
        action = int(np.flatnonzero(env.action_masks())[0])
        (mine, *rest), (theirs, *others) = env.step(action), other.step(action)
        assert (mine["observation"] == theirs["observation"]).all()
        assert rest == others
        if rest[1]:
            break


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_a_copied_batch_goes_on_alike(way: Callable[[Any], Any]) -> None:
    batch = shitenno_v1.batch(3, seed=5)
    other = way(batch)
    for _ in range(30):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in batch.masks])
        told, same = batch.step(actions), other.step(actions)
        assert all((mine == theirs).all() for mine, theirs in zip(told, same, strict=True))
        assert (batch.rows == other.rows).all()
        assert (batch.masks == other.masks).all()


def test_plain_python_reads_and_writes_them_too() -> None:
    program = (
        "import pickle; from tenka.core.chance import FastChance; from tenka.games import load;"
        "game = load('shogun', 4, {'modules': ['tennos_court']}); state = game.start(FastChance(1));"
        "assert pickle.loads(pickle.dumps(state)).owner == state.owner"
    )
    environment = {**os.environ, "TENKA_PLAIN": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
