"""Who decides for a seat: absence, votes, and the bot that plays on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenka import bots
from tenka.core.events import PUBLIC
from tenka.server.rooms.position import Position, screen_of

STAND_IN: Final = "steady"


def stand_in(game: str) -> str:
    """The bot that plays on for somebody: sensible and quick."""
    levels = bots.levels(game)
    return STAND_IN if STAND_IN in levels else levels[-1]


class Absences:
    """Since when seats have been away, and since when they keep the table waiting."""

    def __init__(self, limit: float, moment: Callable[[], float]) -> None:
        """After `limit` seconds a single other may vote."""
        self._limit = limit
        self._moment = moment
        self._away: dict[int, float] = {}
        self._asked: dict[int, float] = {}

    def update(self, position: Position, here: set[str], owing: list[int]) -> None:
        now = self._moment()
        seats = range(len(position.stored.seats))
        away = [seat for seat in seats if screen_of(position.stored, seat) not in here]
        self._away = {seat: self._away.get(seat, now) for seat in away}
        self._asked = {seat: self._asked.get(seat, now) for seat in owing}

    def next(self) -> float | None:
        """In how many seconds somebody may have been away, or asked, for so long that others can vote."""
        now = self._moment()
        ends = [begun + self._limit - now for begun in (*self._away.values(), *self._asked.values())]
        return min((end for end in ends if end > 0), default=None)

    def all_needed(self, position: Position) -> list[int]:
        return [self.votes_needed(position, seat) for seat in range(len(position.stored.seats))]

    def votes_needed(self, position: Position, seat: int) -> int:
        """How many votes let a bot play on: a majority of the other people, and who is alone must wait."""
        others = voters(position, seat)
        if not others or not self._may_be_voted_on(position, seat, len(others)):
            return 0
        return len(others) // 2 + 1

    def _may_be_voted_on(self, position: Position, seat: int, others: int) -> bool:
        if position.live is None or position.stored.status != "playing" or position.is_bot(seat):
            return False
        if others > 1 and seat in self._away:
            return True
        return self._over(self._away, seat) or self._over(self._asked, seat)

    def _over(self, since: dict[int, float], seat: int) -> bool:
        return seat in since and self._moment() - since[seat] >= self._limit


def voters(position: Position, seat: int) -> list[int]:
    """The people who decide about a seat: all others who play themselves."""
    sitting = enumerate(position.stored.seats)
    people = [other for other, row in sitting if row.kind == "person" and not position.is_bot(other)]
    return [other for other in people if other != seat]


def is_voted_out(position: Position, seat: int, needed: int) -> bool:
    counted = set(position.stored.seats[seat].votes) & set(voters(position, seat))
    return needed > 0 and len(counted) >= needed


def is_seat(position: Position, seat: int) -> bool:
    return PUBLIC < seat < len(position.stored.seats)
