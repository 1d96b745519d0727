"""Positions with modules."""

from __future__ import annotations

from typing import Any

from tenka.games.shogun.modules.tennos_court.state import Court, court_of
from tests.games.shogun.positions import Play

COURT = ["tennos_court"]


def court_play(seats: int = 4, **options: Any) -> Play:
    return Play(seats, **{"modules": COURT, **options})


def court(play: Play) -> Court:
    return court_of(play.state)


def offer(play: Play, *favors: int) -> Play:
    """Favors lie on the three spaces, the dearest first."""
    found = court(play)
    found.offers = sorted(favors, reverse=True) + [-1] * (3 - len(favors))
    for favor in favors:
        found.drawn[favor] = True
    return play


def waiting(play: Play, *officials: int) -> Play:
    """By seat, officials in the entrance hall."""
    found = court(play)
    for seat, number in enumerate(officials):
        found.send(seat, number)
    return play


def asks(favor: int, seat: int = 0, play: Play | None = None) -> Play:
    """A seat with seven officials has taken a favor."""
    play = waiting(offer(play or court_play(), favor), *(7 * (other == seat) for other in range(4)))
    return play.go_on("convert").do(f"favor:{favor}")
