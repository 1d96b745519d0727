"""Random play to the end, in the compiled group because search and measurements live on it."""

from __future__ import annotations

from tenka.core.chance import Chance
from tenka.core.game import Game, S


def playout(game: Game[S], state: S, chance: Chance) -> int:
    """Play random moves until the game is over; the number of decisions it took."""
    decisions = 0
    while True:
        actors = game.actors(state)
        if not actors:
            return decisions
        seat = actors[0]
        moves = game.moves(state, seat)
        game.play(state, seat, moves[chance.pick("playout", len(moves))], chance)
        decisions += 1
