"""OpenSpiel through Python: random legal actions in a plain loop.

Its games leave every deal and draw to the caller as a chance node. The loop samples them in the cheapest way
possible in Python and counts them separately; our games handle chance internally.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench.measure import Played, Subject

GAMES_PER_CALL = 10
BOT_GAMES_PER_CALL = 200


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    action = outcomes[-1][0]
    for action, chance in outcomes:  # noqa: B007 - the last one is the fallback
        point -= chance
        if point <= 0:
            break
    return action


def play(game: Any, seed: int, observe: Callable[[Any], None] | None = None) -> Played:
    choose = Random(seed).random
    decisions = chance_steps = 0
    for _ in range(GAMES_PER_CALL):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), choose()))
                chance_steps += 1
            else:
                if observe is not None:
                    observe(state)
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                decisions += 1
    return Played(decisions, GAMES_PER_CALL, chance_steps)


def middle(game: Any) -> Any:
    """A midgame position of a random game."""
    choose = Random(1).random
    state = game.new_initial_state()
    for _ in range(30):
        actions = state.legal_actions()  # at a chance node: the outcomes
        state.apply_action(actions[int(choose() * len(actions))])
    return state


def with_cpp_bots(name: str) -> Subject:
    """Its C++ random bots, which play a whole game without returning to Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def run(seed: int) -> Played:
        decisions = chance_steps = 0
        for number in range(BOT_GAMES_PER_CALL):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed * BOT_GAMES_PER_CALL + number)
            if number == 0:  # reading the history costs more than playing, and games are about equally long
                chance_steps = sum(step.player < 0 for step in state.full_history())
                decisions = len(state.full_history()) - chance_steps
        return Played(decisions * BOT_GAMES_PER_CALL, BOT_GAMES_PER_CALL, chance_steps * BOT_GAMES_PER_CALL)

    return Subject(f"OpenSpiel-C++ {name}", run)


def subject(name: str) -> Subject:
    """Raises ImportError if OpenSpiel is not installed."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = middle(game)
    return Subject(f"OpenSpiel {name}", lambda seed: play(game, seed), state.clone)


def with_observer(name: str) -> Subject:
    """Its quickest way to observations: an observer fills its array for the player who decides."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    recall = game.get_type().provides_information_state_tensor
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))

    def observe(state: Any) -> None:
        observer.set_from(state, state.current_player())

    return Subject(f"OpenSpiel-observer {name}", lambda seed: play(game, seed, observe))
