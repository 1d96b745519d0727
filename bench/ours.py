"""Our games through the public API: in a plain Python loop, and with `core.playout`."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.measure import Played, Subject
from tenka import games
from tenka.core.chance import FastChance
from tenka.core.game import AnyGame
from tenka.core.playout import playout

GAMES_PER_CALL = 5


def loop(game: AnyGame, seed: int) -> Played:
    """What anybody would write: ask who acts, ask what is legal, choose, play."""
    choose = Random(seed).random
    decisions = 0
    for number in range(GAMES_PER_CALL):
        chance = FastChance(seed * GAMES_PER_CALL + number)
        state = game.start(chance)
        while actors := game.actors(state):
            seat = actors[0]
            moves = game.moves(state, seat)
            game.play(state, seat, moves[int(choose() * len(moves))], chance)
            decisions += 1
    return Played(decisions, GAMES_PER_CALL)


def compiled_loop(game: AnyGame, seed: int) -> Played:
    decisions = 0
    for number in range(GAMES_PER_CALL):
        chance = FastChance(seed * GAMES_PER_CALL + number)
        decisions += playout(game, game.start(chance), chance)
    return Played(decisions, GAMES_PER_CALL)


def middle(game: AnyGame, decisions: int = 30) -> Any:
    """A position some decisions into a random game."""
    chance = FastChance(1)
    state = game.start(chance)
    for _ in range(decisions):
        seat = game.actors(state)[0]
        moves = game.moves(state, seat)
        game.play(state, seat, moves[chance.pick("bench", len(moves))], chance)
    return state


def subjects(name: str, seats: int) -> list[Subject]:
    game = games.load(name, seats)
    state = middle(game)
    return [
        Subject(f"{name}, {seats} players", lambda seed: loop(game, seed), lambda: game.copy(state)),
        Subject(f"{name}, {seats} players, playout", lambda seed: compiled_loop(game, seed)),
    ]
