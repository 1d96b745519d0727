"""Environments as learners use them: every step gives an observation as numbers and what is legal."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from bench.measure import Played, Subject


def rlcard(name: str) -> Subject:
    """Raises ImportError if RLCard is not installed."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        return Played(decisions, games=1)

    return Subject(f"RLCard {name}", play)


def rl_environment(name: str) -> Subject:
    """OpenSpiel's environment for learners. Raises ImportError if OpenSpiel is not installed."""
    from open_spiel.python import rl_environment as library

    env = library.Environment(name)

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        step = env.reset()
        decisions = 0
        while not step.last():
            seen = step.observations
            step = env.step([choose(seen["legal_actions"][seen["current_player"]])])
            decisions += 1
        return Played(decisions, games=1)

    return Subject(f"rl_environment {name}", play)


def pettingzoo(name: str) -> Subject:
    """Raises ImportError if the game's libraries are not installed."""
    return Subject(f"PettingZoo {name}", _turns(importlib.import_module(f"pettingzoo.classic.{name}").env()))


def ours(name: str) -> Subject:
    """Our game in the same loop."""
    from tenka import research

    return Subject(f"{name} in PettingZoo", _turns(getattr(research, f"{name}_v1").env()))


def _turns(env: Any) -> Any:
    """The loop of PettingZoo's documentation, with random legal actions."""
    import numpy as np

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # quicker than with int8
            env.step(int(choose(legal)))
            decisions += 1
        return Played(decisions, games=1)

    return play


def batch(name: str, size: int, seats: int = 4) -> Subject:
    """Vectorized play, with observation vectors, masks and random actions."""
    from tenka.research.batch import Batch

    games_at_once = Batch(name, size, seats)
    steps = max(1, 64 // size)

    def play(seed: int) -> Played:
        random = Random(seed)
        for _ in range(steps):
            games_at_once.step(games_at_once.random_actions(random))
        return Played(steps * size)

    return Subject(f"batch of {size}: {name}", play)
