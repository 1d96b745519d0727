"""Search draws its own worlds from an Observation, keeps its budget and gives the same answer twice."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

import msgspec
import pytest

from tenka import bots, games
from tenka.bots import Clock
from tenka.core.chance import FastChance
from tenka.core.game import AnyGame
from tenka.games.zipang import moves as zipang
from tenka.games.zipang.bots.guide import BELIEFS, HAND_BATTLE, ZipangGuide, hand_set_policy, hand_set_value
from tenka.games.zipang.bots.sharp import SharpZipang
from tenka.games.zipang.material import KINDS, MONK
from tenka.search.bot import SearchBot
from tenka.search.guide import Guide, chances, draw
from tenka.search.tree import Node, Search
from tests.games.zipang.positions import Play, position


class Counted(Clock):
    """Runs out after some looks at it, whatever the machine does."""

    def __init__(self, looks: int) -> None:
        super().__init__(0)
        self.looks = looks

    def left(self) -> float:
        self.looks -= 1
        return max(0.0, self.looks * 0.01)


def opening(seed: int = 3) -> tuple[Any, Any, list[Any]]:
    """The game, what the first player sees, and their moves."""
    game = games.load("zipang", 4)
    state = game.start(FastChance(seed))
    (seat,) = game.actors(state)
    return game, game.observe(state, seat), game.moves(state, seat)


def searched(simulations: int, seed: int = 1) -> list[float]:
    _, seen, moves = opening()
    bot = SharpZipang(seed)
    bot.simulations = simulations
    return bot.search(seen, moves, None).visits()


def test_the_same_seed_and_number_of_simulations_give_the_same_search() -> None:
    assert searched(200) == searched(200)
    assert searched(200) != searched(200, seed=2)
    assert sum(searched(150)) == 150


def test_what_was_asked_before_does_not_change_an_answer() -> None:
    _, seen, moves = opening()
    _, other, other_moves = opening(seed=4)
    bot, fresh = SharpZipang(1), SharpZipang(1)
    bot.simulations = fresh.simulations = 60
    bot.search(other, other_moves, None)
    assert bot.search(seen, moves, None).visits() == fresh.search(seen, moves, None).visits()


@pytest.mark.parametrize(("looks", "left"), [(1, -1), (2, 0), (12, 2)])
def test_a_clock_ends_the_search_before_one_more_batch_might_be_too_late(looks: int, left: int) -> None:
    _, seen, moves = opening()
    clock = Counted(looks)
    visits = SharpZipang(1).search(seen, moves, clock).visits()
    assert clock.looks == left
    assert sum(visits) >= 8
    assert SharpZipang(1).decide(seen, moves, Counted(looks)) in moves


def test_nobody_can_hand_a_bot_a_state() -> None:
    game, seen, moves = opening()
    state = game.start(FastChance(3))
    with pytest.raises((TypeError, AttributeError)):
        SharpZipang(1).decide(state, moves, None)
    with pytest.raises(AttributeError):
        Search(game, Guide(), state, moves, seed=1, horizon=1, exploration=1.0)
    assert isinstance(seen, msgspec.Struct)


def test_a_forced_move_costs_nothing() -> None:
    _, seen, moves = opening()
    assert SharpZipang(1).decide(seen, moves[:1], Counted(-1)) is moves[0]


class GuidelessBot(SearchBot[Any, Any]):
    simulations = 12

    def rules(self, observation: Any) -> AnyGame:
        return games.load(observation.game, len(observation.seats))


def test_a_search_without_a_guide_of_its_own_plays_any_game() -> None:
    game = games.load("shitenno", 3)
    state = game.start(FastChance(1))
    (seat,) = game.actors(state)
    moves = game.moves(state, seat)
    assert GuidelessBot(1).decide(game.observe(state, seat), moves, None) in moves


def nodes(node: Node) -> list[Node]:
    return [node, *(below for child in (node.children or {}).values() for below in nodes(child))]


def test_what_others_plan_in_secret_makes_no_node() -> None:
    game = games.load("shogun", 3)
    state = game.start(FastChance(1))
    assert len(game.actors(state)) == 3
    viewer = game.actors(state)[1]
    seen, moves = game.observe(state, viewer), game.moves(state, viewer)
    search = Search(game, Guide(), seen, moves, seed=1, horizon=1, exploration=1.0)
    search.run(40)
    found = [node for node in nodes(search.root) if node.move is not None]
    assert {node.seat for node in found} == {viewer}
    assert max(node.visits for node in found) > 1


def test_on_the_last_turn_it_keeps_the_honor_that_wins() -> None:
    table = position(["emperor nobleman peasant", "bandit captain"], supply="", last_turn=True)
    moves = table.game.moves(table.state, 0)
    bot = bots.make("zipang", "sharp", 1, 100)
    assert bot.decide(table.game.observe(table.state, 0), moves, None).name == "peasant"


def monk_keeper(weight: float) -> ZipangGuide:
    """Believes that people keep Monks."""
    kept = [weight * (place < HAND_BATTLE and place % KINDS == MONK) for place in range(BELIEFS)]
    return ZipangGuide(hand_set_policy(), hand_set_value(), kept)


def share_of_monks(search: Search[Any, Any], believed: Callable[[Any], float]) -> float:
    """How much of what is believed has a Monk in the second hand."""
    worlds = [search.draw_world() for _ in range(4000)]
    whole = sum(believed(world) for world in worlds)
    return sum(believed(world) for world in worlds if MONK in world.hands[1]) / whole


def search_of(table: Play, guide: ZipangGuide) -> Search[Any, Any]:
    seen, moves = table.game.observe(table.state, 0), table.game.moves(table.state, 0)
    return Search(table.game, guide, seen, moves, seed=1, horizon=1, exploration=1.0)


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
    table = position(
        ["captain bandit peasant", "monk ninja", "peasant peasant"], had_turn=[True, True, False]
    )
    guide, even = monk_keeper(log(10)), ZipangGuide(hand_set_policy(), hand_set_value(), [])
    alike = share_of_monks(search_of(table, even), lambda _: 1.0)
    weighed = share_of_monks(search_of(table, even), lambda world: guide.belief(world, 0))
    believed = share_of_monks(search_of(table, guide), lambda _: 1.0)
    assert believed == pytest.approx(weighed, abs=0.03)
    assert believed > 2 * alike


def test_nothing_is_believed_of_cards_that_nobody_chose_to_keep() -> None:
    table = position(["captain bandit peasant", "monk ninja", "monk peasant"], had_turn=[True, False, False])
    assert monk_keeper(1.0).log_belief(table.state, 0) == 0.0
    table.state.had_turn[2] = True
    assert monk_keeper(1.0).log_belief(table.state, 0) == 1.0


def test_priors_become_chances() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    assert chances([1000.0, 0.0]) == [1.0, 0.0]
    some = zipang.BARE[:3]
    drawn = [draw(some, [0.0, 1.0, -50.0], FastChance(seed)) for seed in range(200)]
    assert drawn.count(some[1]) > drawn.count(some[0]) > 20
    assert some[2] not in drawn
