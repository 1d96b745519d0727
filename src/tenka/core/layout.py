"""How an Observation becomes a row of numbers: a list of named fields, in a fixed order.

Fields read Observations and nothing else, so a row holds nothing that its seat may not know. Seats are
counted from the viewer on, clockwise: the own seat is always the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tenka.core.game import Obs, Viewed

V = TypeVar("V")
"""What a field reads: an Observation, or a part of it."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Field(Generic[V]):
    """`kind` says how to read its numbers."""

    name: str
    size: int
    kind: str
    about: str
    read: Callable[[V], Iterable[float]]
    most: int = 1
    """No number of it is larger; none is below 0."""


class Layout(Generic[Obs]):
    """All fields of one game for one number of seats."""

    def __init__(self, fields: Sequence[Field[Obs]]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)

    def values(self, observation: Obs) -> list[float]:
        """The numbers of an Observation of a seat."""
        values: list[float] = []
        for field in self.fields:
            values.extend(field.read(observation))
        return values

    def bounds(self) -> list[int]:
        """The largest value of each number of a row; the smallest is 0."""
        return [field.most for field in self.fields for _ in range(field.size)]

    def slices(self) -> dict[str, slice]:
        """Where each field stands in a row."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found


# --- seats, counted from the viewer -------------------------------------------------------------------------


def turned(observation: Viewed, values: Sequence[T]) -> list[T]:
    """Something by seat, the viewer's own first."""
    viewer = observation.viewer
    return [*values[viewer:], *values[:viewer]]


def place_of(observation: Viewed, seat: int, seats: int) -> int:
    """0 for the viewer, 1 for the next one clockwise."""
    return (seat - observation.viewer) % seats


# --- kinds of fields --------------------------------------------------------------------------------------


def number(name: str, about: str, most: int, get: Callable[[V], float | None]) -> Field[V]:
    return Field(name, 1, "number", about, lambda seen: (float(get(seen) or 0),), most)


def flag(name: str, about: str, get: Callable[[V], int | None]) -> Field[V]:
    """1 if it is so."""
    return Field(name, 1, "flag", about, lambda seen: (float(get(seen) or 0),))


def numbers(name: str, about: str, size: int, most: int, get: Callable[[V], Sequence[float]]) -> Field[V]:
    """As many numbers as there are, then zeros."""
    return Field(name, size, "numbers", about, lambda seen: _padded(get(seen), size), most)


def one_of(name: str, about: str, names: Sequence[T], get: Callable[[V], T | None]) -> Field[V]:
    """One 1 among zeros; zeros alone where there is nothing."""
    places = {word: place for place, word in enumerate(names)}

    def read(seen: V) -> list[float]:
        row = [0.0] * len(names)
        value = get(seen)
        if value is not None:
            row[places[value]] = 1.0
        return row

    return Field(name, len(names), "one of", about, read)


def counts(
    name: str, about: str, names: Sequence[str], most: int, get: Callable[[V], Iterable[str]]
) -> Field[V]:
    """How many of each."""
    return Field(name, len(names), "counts", about, lambda seen: counted(names, get(seen)), most)


def counted(names: Sequence[str], things: Iterable[str]) -> list[float]:
    row = [0.0] * len(names)
    for thing in things:
        row[names.index(thing)] += 1.0
    return row


def codes(
    name: str, about: str, names: Sequence[T], size: int, get: Callable[[V], Iterable[T | None]]
) -> Field[V]:
    """Things in their order: 1 for the first name, 2 for the second ...; 0 where there is none."""
    places: dict[T | None, float] = {word: place + 1.0 for place, word in enumerate(names)}
    places[None] = 0.0

    def read(seen: V) -> list[float]:
        return _padded([places[thing] for thing in get(seen)], size)

    return Field(name, size, f"codes 0-{len(names)}", about, read, len(names))


def viewer(seats: int) -> Field[Obs]:
    return one_of("viewer", "which seat you have", range(seats), lambda seen: seen.viewer)


def seat_flags(name: str, about: str, seats: int, get: Callable[[Obs], Iterable[int]]) -> Field[Obs]:
    """A 1 at each of some seats, the own one first."""

    def read(seen: Obs) -> list[float]:
        row = [0.0] * seats
        for seat in get(seen):
            row[place_of(seen, seat, seats)] = 1.0
        return row

    return Field(name, seats, "flags", about, read)


def seat_codes(
    name: str, about: str, seats: int, size: int, get: Callable[[Obs], Iterable[int]]
) -> Field[Obs]:
    """Seats in an order: 1 is the viewer, 2 the next one clockwise."""

    def read(seen: Obs) -> list[float]:
        return _padded([place_of(seen, seat, seats) + 1.0 for seat in get(seen)], size)

    return Field(name, size, f"codes 0-{seats}", about, read, seats)


def by_seat(fields: Sequence[Field[V]], seats: int, get: Callable[[Obs], Sequence[V]]) -> list[Field[Obs]]:
    """These fields for each seat's view, the own seat first: `seats.0.coins`, ..."""

    def at(place: int, field: Field[V]) -> Field[Obs]:
        def read(seen: Obs) -> Iterable[float]:
            return field.read(get(seen)[(seen.viewer + place) % seats])

        return Field(f"seats.{place}.{field.name}", field.size, field.kind, field.about, read, field.most)

    return [at(place, field) for place in range(seats) for field in fields]


def listed(seat: int | None) -> list[int]:
    """For fields that take a list of seats."""
    return [] if seat is None else [seat]


def _padded(values: Sequence[float], size: int) -> list[float]:
    if len(values) > size:
        raise ValueError(f"{len(values)} numbers for {size} places")
    return [*map(float, values), *[0.0] * (size - len(values))]
