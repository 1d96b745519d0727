"""How often everybody came first, with intervals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt

from tenka.research.arena.contest import Contest, Game

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Score:
    """Whoever sits at several seats of a table has their average. A shared first place counts its share."""

    level: str
    games: int
    wins: float
    """First places a seat."""
    chance: float = 0.0
    """What somebody no better and no worse than the others would win."""
    places: tuple[float, ...] = ()
    """How often each rank, first one first; they sum up to the games."""

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.wilson(Z95)

    def wilson(self, z: float) -> tuple[float, float]:
        """The interval after Wilson, `z` standard errors to both sides."""
        n, rate = self.games, self.rate
        center = rate + z**2 / (2 * n)
        spread = z * sqrt(max(0.0, rate * (1 - rate)) / n + z**2 / (4 * n**2))
        whole = 1 + z**2 / n
        return max(0.0, (center - spread) / whole), min(1.0, (center + spread) / whole)


def by_name(made: Contest, games: list[Game]) -> list[Score]:
    """One score for each name that has played, in the order of the entrants."""
    found = [_score(made, games, name, partial(seats_of, made, name=name)) for name in made.names()]
    return [score for score in found if score.games]


def by_entrant(made: Contest, games: list[Game]) -> list[Score]:
    """One score for each entrant, also where several have the same name."""
    return [
        _score(made, games, entrant.name, partial(_seats_of_one, made, number))
        for number, entrant in enumerate(made.entrants)
    ]


def _score(made: Contest, games: list[Game], label: str, seats: Callable[[Game], list[int]]) -> Score:
    count, wins = 0, 0.0
    places = [0.0] * made.seats
    for game in games:
        mine = seats(game)
        count += bool(mine)
        for seat in mine:
            rank = game.ranks[seat]
            wins += share_of_first(game, seat) / len(mine)
            places[rank - 1] += 1 / len(mine)
    return Score(label, count, wins, 1 / made.seats, tuple(places))


def share_of_first(game: Game, seat: int) -> float:
    return (game.ranks[seat] == 1) / game.ranks.count(1)


def seats_of(made: Contest, game: Game, *, name: str) -> list[int]:
    return [seat for seat, who in enumerate(made.seated(game.number)) if made.entrants[who].name == name]


def _seats_of_one(made: Contest, number: int, game: Game) -> list[int]:
    return [seat for seat, who in enumerate(made.seated(game.number)) if who == number]
