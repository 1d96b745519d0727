"""Who sits where in which game.

A line-up names who takes part in a game. Each line-up is played from every rotation of its seats, and all of
that with the same deal, before the next deal begins: nobody has better cards or better seats than the others.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from tenka.core.errors import UnknownGame
from tenka.games import PLUGINS

USUAL_SEATS = 4


def seats_for(game: str, entrants: int) -> int:
    """As many seats as bots if the game allows it, else as near as can be."""
    if game not in PLUGINS:
        raise UnknownGame("game", game=game, known=", ".join(PLUGINS))
    seats = PLUGINS[game].seats
    if entrants in seats:
        return entrants
    return seats[0] if entrants < seats[0] else min(USUAL_SEATS, seats[-1])


def line_ups(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """Too many bots meet in every possible company; of too few some sit twice, in turn."""
    everybody = tuple(range(entrants))
    if entrants >= seats:
        return list(combinations(everybody, seats))
    whole, missing = divmod(seats, entrants)
    return [everybody * whole + extra for extra in combinations(everybody, missing)]


class Seating(NamedTuple):
    """By seat: who sits there, and which place of the line-up it is, from which its bot has its seed."""

    who: tuple[int, ...]
    places: tuple[int, ...]


@cache
def seatings(entrants: int, seats: int) -> list[Seating]:
    """All that is played with one deal; where several seats have the same bot, no seating comes twice."""
    found: dict[tuple[int, ...], Seating] = {}
    for line_up in line_ups(entrants, seats):
        for turn in range(seats):
            who = line_up[turn:] + line_up[:turn]
            places = tuple((seat + turn) % seats for seat in range(seats))
            found.setdefault(who, Seating(who, places))
    return list(found.values())
