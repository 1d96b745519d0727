"""What Shogun's `steady` makes of clear cases, and how often it beats `random`."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

from tenka import bots, games
from tenka.core.chance import FastChance
from tenka.games.shogun.bots.assign import best_columns
from tenka.games.shogun.bots.board_features import NOBODY, BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.plan import Planner
from tenka.games.shogun.material import CHEST0, SPACE_IDS, SPACES
from tenka.games.shogun.observation import Observation
from tenka.research import arena

SUN = {"side": "sun", "setup": "predetermined"}
SUN_DRAFT = {"side": "sun", "setup": "draft"}
MOON = {"side": "moon", "setup": "draft"}
TABLES = [(3, SUN), (4, SUN), (5, SUN), (3, MOON), (4, SUN_DRAFT), (5, MOON)]


def settle(game: Any, state: Any, seat: int, **provinces: int) -> None:
    """These provinces with so many armies are all that a seat has; everybody else's go to nobody."""
    number = game.material.board.number
    for place, owner in enumerate(state.owner):
        if owner == seat:
            state.owner[place], state.armies[place] = NOBODY, 0
    for name, armies in provinces.items():
        state.owner[number[name]], state.armies[number[name]] = seat, armies
    state.hands[seat] = [*sorted(number[name] for name in provinces), *range(CHEST0, CHEST0 + 5)]


def planned(game: Any, state: Any, seat: int = 0) -> dict[str, str]:
    """The plan of a new bot, played out; every card must be legal."""
    bot = bots.make("shogun", "steady", 3)
    chance = FastChance(0)
    cards: dict[str, str] = {}
    while len(cards) < SPACES:
        moves = game.moves(state, seat)
        move = bot.decide(game.observe(state, seat), moves, None)
        assert move in moves
        _, space, card = move.name.split(":")
        cards[space] = card
        if len(cards) < SPACES:
            game.play(state, seat, move, chance)
    assert list(cards) == SPACE_IDS
    return cards


def start(seats: int = 4, seed: int = 0, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
    game = games.load("shogun", seats, options or {})
    return game, game.start(FastChance(seed))


def positions(seats: int, options: dict[str, Any], seed: int, every: int) -> Any:
    """Now and then, somebody who has to decide in a game of steady bots."""
    game = games.load("shogun", seats, options)
    chance = FastChance(seed)
    state = game.start(chance)
    seated = [bots.make("shogun", "steady", seed + seat) for seat in range(seats)]
    count = 0
    while actors := game.actors(state):
        seat = actors[0]
        count += 1
        if count % every == 0:
            yield game, state, seat
        move = seated[seat].decide(game.observe(state, seat), game.moves(state, seat), None)
        game.play(state, seat, move, chance)


# --- the parts --------------------------------------------------------------------------------------


def test_the_assignment_is_the_best_of_all() -> None:
    draw = random.Random(1)
    for _ in range(60):
        rows = draw.randint(1, 5)
        columns = draw.randint(rows, 6)
        values = [[draw.uniform(-5, 5) for _ in range(columns)] for _ in range(rows)]
        best = max(
            sum(values[row][column] for row, column in enumerate(way))
            for way in permutations(range(columns), rows)
        )
        found = best_columns(values)
        assert len(set(found)) == rows
        assert sum(values[row][column] for row, column in enumerate(found)) == pytest.approx(best)


def test_quick_odds_are_close_to_the_exact_ones() -> None:
    gaps = []
    for game, state, seat in positions(4, SUN, 5, 17):
        seen = game.observe(state, seat)
        evaluator = Evaluator(BoardFeatures(seen))
        for name, view in list(seen.provinces.items())[::4]:
            if view.owner == seat:
                continue
            for armies in (1, 3, 6, 9):
                exact = game.odds(seen, seat, name, armies)
                quick = evaluator.attack(seat, game.material.board.number[name], armies)
                gaps.append(abs(exact.attacker - quick.more))
    assert len(gaps) > 200
    assert max(gaps) < 0.08
    assert sum(gaps) / len(gaps) < 0.02


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_are_legal_and_come_from_the_observation_and_the_seed_alone(
    seats: int, options: dict[str, Any]
) -> None:
    """A new bot says the same as one that has played all along, in the true world and in a drawn one."""
    game = games.load("shogun", seats, options)
    chance = FastChance(2)
    state = game.start(chance)
    seated = [bots.make("shogun", "steady", seat) for seat in range(seats)]
    count = 0
    while actors := game.actors(state):
        seat = actors[-1]
        seen, moves = game.observe(state, seat), game.moves(state, seat)
        assert isinstance(seen, Observation)
        move = seated[seat].decide(seen, list(moves), None)
        assert move in moves
        count += 1
        if count % 13 == 0:
            world = game.resample(seen, FastChance(count))
            fresh = bots.make("shogun", "steady", seat)
            assert fresh.decide(game.observe(world, seat), game.moves(world, seat), None) is move
        game.play(state, seat, move, chance)
    assert min(game.standing(state).ranks) == 1


# --- planning ---------------------------------------------------------------------------------------


def test_goes_on_with_cards_that_somebody_else_has_laid() -> None:
    game, state = start()
    chance = FastChance(0)
    for _ in range(4):
        game.play(state, 0, game.moves(state, 0)[0], chance)
    seen = game.observe(state, 0)
    plan = Planner(seen, 1).plan()
    assert plan[:4] == seen.draft
    move = bots.make("shogun", "steady", 1).decide(seen, game.moves(state, 0), None)
    assert move.name == f"plan:{SPACE_IDS[4]}:{plan[4]}"


def test_spends_no_more_than_there_is() -> None:
    game, state = start()
    state.chests[0] = 2
    state.track = [SPACE_IDS.index(name) for name in "castle temple deploy5 deploy3 theater".split()]
    plan = planned(game, state)
    costs = dict(zip(SPACE_IDS, game.material.action_chests, strict=False))
    number = game.material.board.number
    first = [name for name in "castle temple deploy5 deploy3 theater".split() if plan[name] in number]
    assert sum(costs[name] for name in first) <= 2
    assert plan["auction"] in {"chest0", "chest1", "chest2"} | set(number)


def test_with_few_cards_the_rest_stays_empty() -> None:
    game, state = start()
    settle(game, state, 0, mino=3, owari=1)
    plan = planned(game, state)
    assert list(plan.values()).count("empty") == SPACES - 7
    settle(game, state, 1)
    plan = planned(game, state, 1)
    assert list(plan.values()).count("empty") == SPACES - 5


def test_takes_the_rice_that_winter_needs_and_not_more() -> None:
    game, state = start()
    state.season = 2
    state.open_events = state.open_events[:2]
    board = game.material.board
    plan = planned(game, state)
    assert board.rice[board.number[plan["rice"]]] >= 3
    game, state = start()
    state.season = 2
    state.rice[0] = 18
    assert planned(game, state)["rice"] not in board.number


def test_does_not_squeeze_a_province_on_the_edge_of_revolt() -> None:
    game, state = start()
    board = game.material.board
    own = [place for place in range(45) if state.owner[place] == 0]
    for place in own[1:]:
        state.markers[place] = 3
        state.armies[place] = 1
    plan = planned(game, state)
    for space in ("taxes", "rice"):
        assert plan[space] not in [board.ids[place] for place in own[1:]]


def test_builds_where_it_brings_a_majority() -> None:
    """In the region of Mino nobody has a castle; in that of Kai a rival has two."""
    game, state = start()
    board = game.material.board
    settle(game, state, 0, mino=5, kai=5)
    assert board.region[board.number["mino"]] != board.region[board.number["kai"]]
    rivals = [place for place in range(45) if board.region[place] == board.region[board.number["kai"]]]
    for place in [place for place in rivals if board.ids[place] != "kai"][:3]:
        state.owner[place], state.armies[place], state.buildings[place] = 1, 1, 1
    assert planned(game, state)["castle"] == "mino"


# --- the other decisions ----------------------------------------------------------------------------


def at_war(here: int, there: int) -> tuple[Any, Any, list[Any]]:
    """Seat 0 has to march from Mino; Owari next to it belongs to seat 1, all else around to seat 0."""
    game, state = start()
    number = game.material.board.number
    near = [game.material.board.ids[place] for place in game.rules.neighbors[number["mino"]]]
    settle(game, state, 1, owari=there)
    settle(game, state, 0, mino=here, **{name: 2 for name in near if name != "owari"})
    moves = [game.book.named[f"march:{name}:{armies}"] for name in near for armies in range(1, here)]
    state.province = number["mino"]
    return game, state, moves


@pytest.mark.parametrize(("here", "there", "attacks"), [(9, 1, True), (7, 1, True), (3, 9, False)])
def test_attacks_when_the_odds_are_good(here: int, there: int, *, attacks: bool) -> None:
    game, state, moves = at_war(here, there)
    seen = msgspec.structs.replace(game.observe(state, 0), step="battle")
    move = bots.make("shogun", "steady", 1).decide(seen, moves, None)
    assert move.name.startswith("march:owari:") is attacks


def test_takes_the_special_card_that_the_plan_can_use() -> None:
    """Without taxes and rice, +1 chest and +1 rice are for nothing, wherever they lie."""
    for game, state, seat in positions(4, SUN, 3, 1):
        seen = game.observe(state, seat)
        if seen.step != "special":
            continue
        plan = seen.seats[seat].plan
        move = bots.make("shogun", "steady", 1).decide(seen, game.moves(state, seat), None)
        useless = {f"special:{card}" for card, space in [("rice", "rice"), ("chest", "taxes")]
                   if plan[space] not in seen.provinces}  # fmt: skip
        assert move.name not in useless


# --- strength ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_steady_beats_randoms_far_more_often_than_chance(seats: int, options: dict[str, Any]) -> None:
    steady, *others = arena.match("shogun", ["steady"] + ["random"] * (seats - 1), seats, 0, options)
    assert steady.wins >= seats - 1
    assert steady.wins + sum(score.wins for score in others) == seats
