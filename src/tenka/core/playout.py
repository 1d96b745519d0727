"""Random play to the end, in the compiled group because search and measurements live on it."""

from __future__ import annotations

from tenka.core.chance import Chance
from tenka.core.game import NOBODY, Game, Obs, S, StoryT


def playout(game: Game[S, Obs, StoryT], state: S, chance: Chance) -> int:
    """Play random moves until the game is over; the number of decisions it took."""
    decisions = 0
    seat = game.next_actor(state)
    while seat != NOBODY:
        game.play(state, seat, game.random_move(state, seat, chance), chance)
        decisions += 1
        seat = game.next_actor(state)
    return decisions
