"""OpenSpiel's own tests of games hold for ours, and information states tell what a seat knows."""

from __future__ import annotations

import json
import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("tenka.research.spiel")  # makes the games known

from tenka.core.chance import FastChance  # noqa: E402
from tenka.games import PLUGINS  # noqa: E402
from tenka.games.shogun.modules.catalog import MODULE_NAMES  # noqa: E402
from tenka.research import spiel  # noqa: E402
from tenka.research.match import id_of  # noqa: E402

NAMES = [id_of(name) for name in PLUGINS]


MANY_OPTIONS = {"options": json.dumps({"side": "moon", "setup": "draft", "modules": MODULE_NAMES})}


@pytest.mark.parametrize(("name", "wishes"), [*((name, {}) for name in NAMES), ("shogun_v1", MANY_OPTIONS)])
def test_openspiel_simulates_them(name: str, wishes: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, wishes)
    assert game.get_type().short_name == name
    assert str(pyspiel.load_game(str(game))) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)  # fails by raising


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_api_tests_hold(name: str) -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    sampling = pytest.importorskip("open_spiel.python.algorithms.sample_some_states")
    ours: Any = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name)})
    ours.some_states = sampling.sample_some_states(ours.game, max_states=60)
    ours.game_type = ours.game.get_type()
    ours.game_name = name
    ours.setUpClass = classmethod(lambda cls: None)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(ours).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


def played(name: str, decisions: int, **wishes: Any) -> Any:
    """A position some decisions into a random game; the middle of a game that ends sooner."""
    random = Random(4)
    state = drawn(pyspiel.load_game(name, wishes).new_initial_state(), random)
    passed = [state]
    while len(passed) <= decisions:
        state = state.clone()
        state.apply_action(random.choice(state.legal_actions()))
        if drawn(state, random).is_terminal():
            return passed[len(passed) // 2]
        passed.append(state)
    return state


def drawn(state: Any, random: Random) -> Any:
    """The same state, at its next decision."""
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_two_worlds_have_the_same_information_exactly_where_a_seat_cannot_tell(name: str) -> None:
    state = played(name, 25)
    chance = FastChance(1)
    for viewer in range(4):
        other = state.clone()
        game = other.position.game
        other.position.state = game.resample(game.observe(other.position.state, viewer), chance)
        for seat in range(4):
            views = [game.observe(world.position.state, seat) for world in (state, other)]
            same = state.information_state_string(seat) == other.information_state_string(seat)
            assert same == (views[0] == views[1])
            assert same == (state.observation_tensor(seat) == other.observation_tensor(seat))
            assert same or seat != viewer


def test_a_secret_choice_is_in_the_own_information_only() -> None:
    state = played("shogun_v1", 2)
    seat = state.current_player()
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    told = [one.information_state_string(who) == other.information_state_string(who) for who in range(4)]
    assert told == [who != seat for who in range(4)]


def test_history_names_the_game_and_clones_share_nothing() -> None:
    state = played("zipang_v1", 20, players=3)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    again = pyspiel.load_game("zipang_v1", {"players": 3}).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert str(clone) != str(state)


def test_options_are_json() -> None:
    game = pyspiel.load_game("shogun_v1", {"players": 5, "options": '{"side": "moon"}'})
    assert game.num_players() == 5
    assert "moon" in str(played("shogun_v1", 1, options='{"side": "moon"}'))


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_can_be_pickled(name: str) -> None:
    state = played(name, 12, players=3)
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game())
    assert again.history() == state.history()
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert type(game).__name__ in dir(spiel)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_that_waits_for_chance_can_be_pickled(name: str) -> None:
    state, random = played(name, 1), Random(4)
    while not (state.is_chance_node() and state.position.pending):
        if state.is_terminal():
            pytest.skip("nothing is drawn after the deal")
        state.apply_action(random.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert "waiting for" in str(again)
    for one in (state, again):
        one.apply_action(7)
    assert str(again) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_agree_with_what_the_player_knows(name: str) -> None:
    state, random = played(name, 25), Random(1)
    player = state.current_player()
    others = [seat for seat in range(4) if seat != player]
    worlds = [state.resample_from_infostate(player, random.random) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert all(world.position.heard[seat] == state.position.heard[-1] for seat in others)
    told = {world.observation_string(seat) for world in worlds for seat in others}
    assert len(told) > len(others), "nothing was drawn"


def test_openspiels_search_plays_a_game() -> None:
    """IS-MCTS in worlds that are drawn from what its seat knows."""
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("zipang_v1", {"players": 2})
    draws = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, draws),
        uct_c=1.4,
        max_simulations=4,
        random_state=draws,
    )
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 6:
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action(bot.step(state))
            decisions += 1
    assert decisions
