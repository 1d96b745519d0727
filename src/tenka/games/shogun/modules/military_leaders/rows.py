"""The military leaders as a row of numbers, straight from the State."""

from __future__ import annotations

from mypy_extensions import i64

from tenka.core.rows import Row, RowWriter
from tenka.games.shogun.material import PROVINCES
from tenka.games.shogun.modules.military_leaders.state import leaders_of
from tenka.games.shogun.state import NONE, State


class LeadersRows(RowWriter[State]):
    def write(self, state: State, row: Row) -> None:
        leaders = leaders_of(state)
        row.by_seat([province - NONE for province in leaders.provinces])
        for seat in leaders.statues:
            row.seat_code(seat)
        row.numbers(leaders.counts, PROVINCES)
        row.by_seat(leaders.left)
        place: i64
        for place in range(state.seats):
            taker = row.seat_at(place) * state.seats
            row.by_seat(leaders.trophies[taker : taker + state.seats])
        row.number(leaders.deciding - NONE)
