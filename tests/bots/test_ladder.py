"""Every bot plays legal, reproducible games from observations, and each rung beats the one below."""

from __future__ import annotations

from typing import Any

import pytest

from tenka import bots, games
from tenka.bots import Bot, Clock
from tenka.core.chance import FastChance
from tenka.core.moves import Move
from tenka.games.zipang.observation import Observation
from tenka.research import arena

RUNGS = [(level, seats) for level in bots.levels("zipang") for seats in games.PLUGINS["zipang"].seats]

TRIALS = 24


class Watched(Bot[Any]):
    """Notes what another bot is asked and answers."""

    def __init__(self, bot: Bot[Any]) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.answers: list[str] = []

    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        assert isinstance(observation, Observation)
        move = self.bot.decide(observation, list(moves), clock)
        assert move in moves
        self.answers.append(move.name)
        return move


def watched_game(level: str, seats: int, seed: int) -> list[list[str]]:
    seated = [Watched(bots.make("zipang", level, seed * seats + seat, TRIALS)) for seat in range(seats)]
    ranks = arena.play(games.load("zipang", seats), list(seated), seed)
    assert min(ranks) == 1
    return [bot.answers for bot in seated]


@pytest.mark.parametrize(("level", "seats"), RUNGS)
def test_a_bot_plays_legal_games_and_the_same_ones_from_the_same_seed(level: str, seats: int) -> None:
    for seed in range(2):
        assert watched_game(level, seats, seed) == watched_game(level, seats, seed)


def test_another_seed_gives_another_random_game() -> None:
    games_seen = {str(watched_game("random", 3, seed)) for seed in range(5)}
    assert len(games_seen) == 5


@pytest.mark.parametrize(("seats", "count"), [(2, 40), (3, 30), (4, 32), (5, 30), (6, 30)])
def test_steady_beats_randoms_clearly_more_often_than_chance(seats: int, count: int) -> None:
    steady, *others = arena.match("zipang", ["steady"] + ["random"] * (seats - 1), count)
    assert steady.interval[0] > 1 / seats
    assert steady.rate >= 0.5
    assert steady.wins + sum(score.wins for score in others) == count


def test_a_bot_does_not_see_what_its_observation_does_not_show() -> None:
    """Two worlds that look the same to the seat get the same answer."""
    game = games.load("zipang", 4)
    for seed in range(12):
        level = ("steady", "sharp")[seed % 2]
        chance = FastChance(seed)
        state = game.start(chance)
        for _ in range(4 + seed):
            if not game.actors(state):
                break
            seat = game.actors(state)[0]
            view = game.observe(state, seat)
            world = game.resample(view, FastChance(seed))
            moves = game.moves(state, seat)
            answers = [
                bots.make("zipang", level, 5, TRIALS).decide(game.observe(position, seat), moves, None)
                for position in (state, world)
            ]
            assert answers[0] is answers[1]
            game.play(state, seat, answers[0], chance)
