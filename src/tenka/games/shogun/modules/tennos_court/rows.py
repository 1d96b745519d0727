"""Tenno's Court as a row of numbers, straight from the State."""

from __future__ import annotations

from typing import Final

from tenka.core.rows import Row, RowWriter
from tenka.games.shogun.modules.tennos_court.material import FAVORS, OFFERED
from tenka.games.shogun.modules.tennos_court.state import Court, costs_of, court_of
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NONE, State


class CourtRows(RowWriter[State]):
    def __init__(self, rules: Rules) -> None:
        self.costs: Final = costs_of(rules.material.files)

    def write(self, state: State, row: Row) -> None:
        court = court_of(state)
        row.by_seat(court.officials)
        row.by_seat(court.entrance)
        row.by_seat(court.audience)
        self.write_favors(court, row)
        row.seat_codes(court.askers, state.seats)
        row.number(0 if court.using == NONE else court.using)

    def write_favors(self, court: Court, row: Row) -> None:
        places = [place for place in range(OFFERED) if court.offers[place] != NONE]
        row.numbers([court.offers[place] for place in places], OFFERED)
        row.numbers([self.costs[place] for place in places], OFFERED)
        for favor in range(1, FAVORS + 1):
            row.seat_code(court.holder[favor])
        for favor in range(1, FAVORS + 1):
            row.flag(court.is_past(favor))
