"""Shogun's `steady` understands the modules: its answers are legal, sensible, and win."""

from __future__ import annotations

from typing import Any

import pytest

from tenka import bots, games
from tenka.core.chance import FastChance
from tenka.games.shogun.bots.actions import NOTHING, ActionValues
from tenka.games.shogun.bots.board_features import BoardFeatures
from tenka.games.shogun.bots.evaluation import Evaluator
from tenka.games.shogun.bots.order import SpecialCardValues
from tenka.games.shogun.material import DEPLOY5
from tenka.games.shogun.modules.chambers.material import SPACE_NAMES
from tenka.games.shogun.modules.chambers.state import FACE_UP, chambers_of
from tenka.games.shogun.modules.military_leaders.state import leaders_of
from tenka.games.shogun.modules.tennos_court.bot import CourtFavorValues
from tenka.games.shogun.modules.tennos_court.observation import court_view
from tenka.research import arena
from tests.games.shogun.modules.kit import ALL, COMBINATIONS
from tests.games.shogun.modules.positions import court_play, offer, waiting
from tests.games.shogun.positions import Play

TABLES = [(3 + number % 3, modules) for number, modules in enumerate(COMBINATIONS)]


def answer(play: Play) -> str:
    """What a new bot does now."""
    seat = play.actor()
    seen, moves = play.game.observe(play.state, seat), play.game.moves(play.state, seat)
    move = bots.make("shogun", "steady", 1).decide(seen, moves, None)
    assert move in moves
    return move.name


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_steady_beats_randoms_in_every_combination(seats: int, modules: list[str]) -> None:
    options: dict[str, Any] = {"modules": modules, "side": "moon" if len(modules) % 2 else "sun"}
    steady, *_ = arena.match("shogun", ["steady"] + ["random"] * (seats - 1), seats, 0, options)
    assert steady.wins >= seats - 1


def test_answers_come_from_the_observation_and_the_seed_alone() -> None:
    """A new bot says the same as one that has played all along, in the true world and in a drawn one."""
    game = games.load("shogun", 4, {**ALL, "setup": "draft"})
    chance = FastChance(2)
    state = game.start(chance)
    seated = [bots.make("shogun", "steady", seat) for seat in range(4)]
    steps = set()
    for count in range(10**6):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[-1]
        seen, moves = game.observe(state, seat), game.moves(state, seat)
        steps.add(seen.step)
        move = seated[seat].decide(seen, list(moves), None)
        assert move in moves
        if count % 13 == 0:
            world = game.resample(seen, FastChance(count))
            fresh = bots.make("shogun", "steady", seat)
            assert fresh.decide(game.observe(world, seat), game.moves(world, seat), None) is move
        game.play(state, seat, move, chance)
    assert {"plan", "favor", "samurai", "leader_here", "leader_move", "chamber"} <= steps


def test_takes_the_favor_that_is_worth_most() -> None:
    play = waiting(offer(court_play(), 19, 3, 2), 7).own("aki", 0, 2).go_on("convert")
    assert answer(play) == "favor:19", "three points"


def test_free_armies_take_a_neutral_province() -> None:
    play = waiting(offer(court_play(), 12), 7).own("aki", 0, 5).go_on("convert").do("favor:12")
    assert play.at(answer(play).removeprefix("use:")) == (-1, 0)


def test_armies_in_the_tray_become_officials() -> None:
    play = offer(court_play(), 19, 13, 6).tray(6).own("aki", 0, 3).own("kai", 0, 3)
    for name in "iyo mino omi kii bingo bizen".split():
        play.own(name, 0, 3)
    play.state.step = play.rules.number_of("plan")
    play.state.track, play.state.specials = list(range(5)), list(range(5))
    play.rules.advance(play.state, FastChance(1), None)
    plan = {}
    while play.state.drafted[0] < len(play.rules.space_ids) - 1:
        moves = play.game.moves(play.state, 0)
        move = bots.make("shogun", "steady", 1).decide(play.game.observe(play.state, 0), moves, None)
        _, space, plan[space] = move.name.split(":")
        play.game.play(play.state, 0, move, FastChance(1))
    assert plan["convert3"].startswith("tower")


def test_the_leader_leaves_a_statue_and_takes_trophies() -> None:
    play = Play(4, modules=["military_leaders"]).own("aki", 0, 3).own("bingo", 0, 3).own("mutsu", 0, 3)
    leaders = leaders_of(play.state)
    leaders.provinces[0] = play.number("aki")
    play.go_on("leader_move")
    assert answer(play) == "leader:bingo", "a neighbor"
    leaders.erect(0, play.number("aki"))
    assert answer(play) == "leader:bingo", "one more where one stands"
    for _ in range(2):
        leaders.erect(1, play.number("mutsu"))
    assert answer(play) == "leader:mutsu", "two trophies"


def test_counts_on_the_armies_that_the_supply_has() -> None:
    """With five left, Deploy 5 brings five where the leader is, and no special card brings a sixth."""
    play = Play(4, modules=["military_leaders"]).own("aki", 0, 1).own("bingo", 1, 3).supply(0, 5)
    leaders_of(play.state).provinces[0] = play.number("aki")
    evaluator = Evaluator(BoardFeatures(play.plan().seen(0)))
    assert ActionValues(evaluator).deploy(DEPLOY5, play.number("aki")) != NOTHING
    play.state.open_events = [play.game.material.event_ids.index("castle_2")]
    assert SpecialCardValues(Evaluator(BoardFeatures(play.seen(0)))).armies() == 0
    seen = court_play().own("aki", 0, 2).supply(0, 2).seen(0)
    favors = CourtFavorValues(Evaluator(BoardFeatures(seen)), court_view(seen))
    assert favors.tray(3) == favors.tray(2) > 0


def test_takes_a_chamber_of_a_dear_line() -> None:
    play = Play(4, modules=["chambers"]).own("aki", 0, 1)
    chambers = chambers_of(play.state)
    chambers.regions = [0, 1, 2, 3, 4]
    for name in ("a1", "f6"):
        chambers.spaces[SPACE_NAMES.index(name)] = FACE_UP
    assert answer(play.go_on("chamber")) == "chamber:f6"
