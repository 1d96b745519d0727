"""The samurai as a row of numbers, straight from the State."""

from __future__ import annotations

from tenka.core.rows import Row, RowWriter
from tenka.games.shogun.modules.samurai.state import samurai_of
from tenka.games.shogun.state import State


class SamuraiRows(RowWriter[State]):
    def write(self, state: State, row: Row) -> None:
        row.by_seat([card + 1 for card in samurai_of(state).cards])
