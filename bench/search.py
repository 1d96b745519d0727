"""Search: simulations per second of our ISMCTS and of OpenSpiel's, both with random rollouts to the end."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.measure import Played, Subject
from bench.ours import middle
from tenka import games
from tenka.search.guide import Guide
from tenka.search.tree import Search

SIMULATIONS = 20
ENDLESS = 1_000_000
EXPLORATION = 1.4


def ours(name: str, seats: int) -> Subject:
    game = games.load(name, seats)
    state = middle(game, 0)
    seat = game.actors(state)[0]
    observation, moves = game.observe(state, seat), game.moves(state, seat)

    def run(seed: int) -> Played:
        tree = Search(game, Guide(), observation, moves, seed=seed, horizon=ENDLESS, exploration=EXPLORATION)
        tree.run(SIMULATIONS)
        return Played(SIMULATIONS)

    return Subject(f"search: {name}, {seats} players", run)


def spiel(name: str) -> Subject:
    """Raises ImportError if OpenSpiel is not installed."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    state = _first_decision(game, Random(1))

    def run(seed: int) -> Played:
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, _numpy_random(seed)),
            uct_c=EXPLORATION,
            max_simulations=SIMULATIONS,
            random_state=_numpy_random(seed),
        )
        bot.step(state)
        return Played(SIMULATIONS)

    return Subject(f"ISMCTS {name}", run)


def _numpy_random(seed: int) -> Any:
    import numpy as np

    return np.random.RandomState(seed)  # the type that OpenSpiel expects


def _first_decision(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state
