"""Steady plays legal, reproducible games of Shitennō from what it sees, and beats random clearly."""

from __future__ import annotations

import pytest

from tenka import bots
from tenka.core.chance import FastChance
from tenka.games.shitenno.bots.outlook import Outlook, kinds
from tenka.research import arena
from tests.games.shitenno.positions import GAMES, Scene

TRIALS = 12


@pytest.mark.parametrize(("seats", "level"), [(2, "steady"), (3, "steady"), (4, "steady"), (3, "master")])
def test_the_same_seed_gives_the_same_game(seats: int, level: str) -> None:
    ranks = [
        arena.play(GAMES[seats], [bots.make("shitenno", level, seat, TRIALS) for seat in range(seats)], 3)
        for _ in range(2)
    ]
    assert ranks[0] == ranks[1]


@pytest.mark.parametrize(("seats", "count"), [(2, 10), (3, 6), (4, 8)])
def test_steady_beats_random_far_more_often_than_chance(seats: int, count: int) -> None:
    steady, *_ = arena.match("shitenno", ["steady"] + ["random"] * (seats - 1), count)
    assert steady.interval[0] > 1 / seats
    assert steady.rate > 0.8


@pytest.mark.parametrize(("seats", "level"), [(2, "steady"), (3, "steady"), (4, "steady"), (3, "sharp")])
def test_two_worlds_that_look_the_same_get_the_same_answer(seats: int, level: str) -> None:
    game, chance = GAMES[seats], FastChance(seats)
    state = game.start(chance)
    for _ in range(40):
        actors = game.actors(state)
        if not actors:
            break
        view = game.observe(state, actors[0])
        moves = game.moves(state, actors[0])
        world = game.resample(view, FastChance(1))
        answers = [
            bots.make("shitenno", level, 5, TRIALS).decide(game.observe(position, actors[0]), moves, None)
            for position in (state, world)
        ]
        assert answers[0] is answers[1]
        game.play(state, actors[0], answers[0], chance)


def test_a_lot_that_completes_a_conquest_is_worth_more() -> None:
    scene = Scene(2).titles(4, 3).hand(1, "shinobi shinobi").stack("chubu", "shinobi bushi bushi")
    outlook = Outlook(scene.game.observe(scene.state, 1))
    assert outlook.lot(1, kinds(["shinobi"]), 3) > outlook.lot(1, kinds(["bushi"]), 3) + 2


def test_a_golden_kamon_goes_where_it_wins_a_majority() -> None:
    scene = (
        Scene(4).titles(2, 3, 1, 4).turn(0).kamons("kanto", "1 0 2 3").kamons("kansai", "0 0 0").play("end")
    )
    moves = scene.game.moves(scene.state, 0)
    bot = bots.make("shitenno", "steady", 1)
    assert bot.decide(scene.game.observe(scene.state, 0), moves, None).name == "gild:kanto:2"
