"""A choice as it travels: the name of a move, or several names that are played as one.

A sealed choice, such as a whole plan, is one choice of many moves, so that nobody can count them. All moves
but the last must be silent: nothing is drawn and nobody is told anything, the own seat included. Otherwise a
seat could try out what would happen, and read a hidden card from the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from tenka.core.chance import Chance, ReplayedChance
from tenka.core.errors import BadChance, Refused
from tenka.core.game import AnyGame, Game, Obs, S, StoryT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal

MOST_MOVES = 64


@dataclass(frozen=True, slots=True)
class CheckedChoice:
    """A choice that a seat may play, at the table and the moment at which it was checked."""

    seat: int
    text: str
    moves: list[Move]
    at: int
    """After how many entries."""


def read_choice(
    game: Game[S, Obs, StoryT], state: S, seat: int, text: str, offered: Sequence[Move] = ()
) -> list[Move]:
    """The moves of a choice if the seat may play them now, one after the other, else Refused.

    `offered` are moves of which it is known that the seat may begin with them.
    """
    moves = [_named(game, name) for name in text.split(" ", MOST_MOVES)]
    if len(moves) > 1:
        state = game.copy(state)
    for number, move in enumerate(moves, start=1):
        known = number == 1 and move in offered
        refusal = None if known else game.refusal(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        if number < len(moves) and not is_silent(game, state, seat, move):
            raise Refused(Refusal("one-at-a-time", ""))
    return moves


def _named(game: AnyGame, name: str) -> Move:
    move = game.book.named.get(name)
    if move is None:
        raise Refused(Refusal("unknown-move", ""))
    return move


def is_silent(game: Game[S, Obs, StoryT], state: S, seat: int, move: Move) -> bool:
    """Whether nothing is drawn and nobody is told anything; it is played to find out."""
    story = game.new_story()
    with suppress(BadChance):
        game.play(state, seat, move, ReplayedChance({}), story)
        return not story.deliveries
    return False


def play_choice(
    game: Game[S, Obs, StoryT],
    state: S,
    seat: int,
    moves: list[Move],
    *,
    chance: Chance,
    story: StoryT | None = None,
) -> None:
    for move in moves:
        game.play(state, seat, move, chance, story)
