"""The chambers as a row of numbers, straight from the State."""

from __future__ import annotations

from typing import Final

from tenka.core.rows import Row, RowWriter
from tenka.games.shogun.modules.chambers.state import (
    FACE_DOWN,
    FACE_UP,
    chambers_of,
    markers_left,
    region_asked,
)
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NONE, State


class ChambersRows(RowWriter[State]):
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def write(self, state: State, row: Row) -> None:
        part = chambers_of(state)
        for kind in (FACE_UP, FACE_DOWN):
            for content in part.spaces:
                row.flag(content == kind)
        for content in part.spaces:
            row.seat_code(content)
        row.by_seat(markers_left(self.rules, part))
        row.codes(part.regions, len(part.regions))
        row.number(region_asked(self.rules, state) - NONE)
