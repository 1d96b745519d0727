"""Rows of numbers straight from States, at the speed of the rules.

What a row is, a game's layout says, by Observation. A RowWriter gives the same numbers without one: it looks
at the State, so it has to pass by what its viewer may not know. Tests compare the two, also in worlds that
differ in nothing but secrets.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tenka.core.game import Game, Obs, S
from tenka.core.layout import Layout


class Row:
    """Where rows are written, one number after the other; `viewer` is the seat that each one is for.

    There is room for several. The numbers are small and never below 0.
    """

    __slots__ = ("at", "seats", "size", "values", "viewer")

    def __init__(self, size: i64, seats: i64, rows: int = 1) -> None:
        self.size: Final = size
        self.seats: Final = seats
        self.values: Final = vec[i16]([0] * (size * rows))
        self.at: i64 = 0
        self.viewer: i64 = 0

    def begin(self, number: i64, viewer: i64) -> None:
        """An empty row of this number, for a viewer."""
        self.viewer = viewer
        self.at = number * self.size
        place: i64
        for place in range(self.at, self.at + self.size):
            self.values[place] = 0

    def skip(self, size: i64) -> None:
        """So many zeros."""
        self.at += size

    def number(self, value: i64) -> None:
        self.values[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:  # noqa: FBT001 - it is what is written
        if value:
            self.values[self.at] = 1
        self.at += 1

    def bits(self, flags: i64, size: i64) -> None:
        """A 1 for each bit that is set, the lowest first."""
        bit: i64
        if flags:
            for bit in range(size):
                self.values[self.at + bit] = i16(flags >> bit & 1)
        self.at += size

    def numbers(self, values: list[int], size: i64) -> None:
        """As many numbers as there are, then zeros."""
        at = self.at
        for value in values:
            self.values[at] = i16(value)
            at += 1
        self.at += size

    def part(self, values: list[int], first: i64, size: i64) -> None:
        """So many numbers of a list, from a place on."""
        row, at = self.values, self.at - first
        place: i64
        for place in range(first, first + size):
            row[at + place] = i16(values[place])
        self.at += size

    def one_of(self, place: i64, size: i64) -> None:
        """One 1 among zeros; zeros alone for a place below 0."""
        if place >= 0:
            self.values[self.at + place] = 1
        self.at += size

    def counts(self, kinds: list[int], size: i64) -> None:
        """How many of each kind."""
        at = self.at
        for kind in kinds:
            self.values[at + kind] += 1
        self.at += size

    def add(self, place: i64, value: i64) -> None:
        """To a number that comes later in the row."""
        self.values[self.at + place] += i16(value)

    def add_part(self, values: list[int], first: i64, size: i64) -> None:
        """To the numbers that come next: so many of a list, from a place on."""
        row, at = self.values, self.at - first
        place: i64
        for place in range(first, first + size):
            row[at + place] += i16(values[place])

    def codes(self, things: list[int], size: i64) -> None:
        """Things in their order, counted from 1; 0 for one below 0."""
        at = self.at
        for thing in things:
            self.values[at] = i16(thing + 1)
            at += 1
        self.at += size

    # --- seats, counted from the viewer on --------------------------------------------------------------

    def place_of(self, seat: i64) -> i64:
        """0 for the viewer, 1 for the next one clockwise."""
        place = seat - self.viewer
        return place if place >= 0 else place + self.seats

    def seat_at(self, place: i64) -> i64:
        """The seat so many places after the viewer, clockwise."""
        seat = self.viewer + place
        return seat if seat < self.seats else seat - self.seats

    def seat_flag(self, seat: i64) -> None:
        """A 1 at one seat, or at none if it is below 0."""
        if seat >= 0:
            self.values[self.at + self.place_of(seat)] = 1
        self.at += self.seats

    def seat_flags(self, seats: list[int]) -> None:
        """A 1 at each of some seats."""
        for seat in seats:
            self.values[self.at + self.place_of(seat)] = 1
        self.at += self.seats

    def seat_set(self, seats: i64) -> None:
        """A 1 at each seat of a bit set."""
        seat: i64
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.values[self.at + self.place_of(seat)] = 1
        self.at += self.seats

    def seat_code(self, seat: i64) -> None:
        """1 for the viewer, 2 for the next one clockwise; 0 for one below 0."""
        if seat >= 0:
            self.values[self.at] = i16(self.place_of(seat) + 1)
        self.at += 1

    def seat_codes(self, seats: list[int], size: i64) -> None:
        end = self.at + size
        for seat in seats:
            self.seat_code(seat)
        self.at = end

    def by_seat(self, values: list[int]) -> None:
        """A number for each seat, or nothing at all; the viewer's comes first."""
        if values:
            seat: i64
            for seat in range(self.seats):
                self.values[self.at + self.place_of(seat)] = i16(values[seat])
        self.at += self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter(Generic[S]):
    def write(self, state: S, row: Row) -> None:
        """What the row's viewer may know of a state, in the order of the layout."""
        raise NotImplementedError


class LayoutWriter(RowWriter[S]):
    """Goes by Observation: for games without a quicker way."""

    def __init__(self, game: Game[S, Obs, Any], layout: Layout[Obs]) -> None:
        self.game: Final[Game[S, Any, Any]] = game
        self.layout: Final[Layout[Any]] = layout

    def write(self, state: S, row: Row) -> None:
        for value in self.layout.values(self.game.observe(state, row.viewer)):
            row.number(int(value))
