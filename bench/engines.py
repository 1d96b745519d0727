"""Random play in other engines: RLCard, PettingZoo's classic games and python-chess."""

from __future__ import annotations

from random import Random

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
        return Played(1, decisions)

    return Subject(f"RLCard {name}", play)


def pettingzoo(name: str) -> Subject:
    """Raises ImportError if the game's libraries are not installed."""
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(choose(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return Played(1, decisions)

    return Subject(f"PettingZoo {name}", play)


def chess(_name: str) -> Subject:
    """Raises ImportError if python-chess is not installed."""
    import chess as library

    def play(seed: int) -> Played:
        choose = Random(seed).choice
        board = library.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            decisions += 1
        return Played(1, decisions)

    return Subject("python-chess", play, library.Board().copy)
