"""How an Observation becomes a row of numbers: a list of named fields, in a fixed order.

Fields read Observations and nothing else, so a row holds nothing that its seat may not know. Seats are
counted from the viewer on, clockwise: the own seat is always the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Read = Callable[[Any], Iterable[float]]
Get = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Field:
    """`kind` says how to read its numbers."""

    name: str
    size: int
    kind: str
    about: str
    read: Read


class Layout:
    """All fields of one game for one number of seats."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)

    def values(self, observation: Any) -> list[float]:
        """The numbers of an Observation of a seat."""
        values: list[float] = []
        for field in self.fields:
            values.extend(field.read(observation))
        return values

    def slices(self) -> dict[str, slice]:
        """Where each field stands in a row."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found


# --- seats, counted from the viewer -------------------------------------------------------------------------


def turned(observation: Any, values: Sequence[Any]) -> list[Any]:
    """Something by seat, the viewer's own first."""
    viewer = observation.viewer
    return [*values[viewer:], *values[:viewer]]


def place_of(observation: Any, seat: int, seats: int) -> int:
    """0 for the viewer, 1 for the next one clockwise."""
    place: int = (seat - observation.viewer) % seats
    return place


# --- kinds of fields --------------------------------------------------------------------------------------


def number(name: str, about: str, get: Get) -> Field:
    return Field(name, 1, "number", about, lambda seen: (float(get(seen) or 0),))


def numbers(name: str, about: str, size: int, get: Get) -> Field:
    """As many numbers as there are, then zeros."""
    return Field(name, size, "numbers", about, lambda seen: _padded(get(seen), size))


def one_of(name: str, about: str, names: Sequence[Any], get: Get) -> Field:
    """One 1 among zeros; zeros alone where there is nothing."""
    places = {word: place for place, word in enumerate(names)}

    def read(seen: Any) -> list[float]:
        row = [0.0] * len(names)
        value = get(seen)
        if value is not None:
            row[places[value]] = 1.0
        return row

    return Field(name, len(names), "one of", about, read)


def counts(name: str, about: str, names: Sequence[str], get: Get) -> Field:
    """How many of each."""
    return Field(name, len(names), "counts", about, lambda seen: counted(names, get(seen)))


def counted(names: Sequence[str], things: Iterable[str]) -> list[float]:
    row = [0.0] * len(names)
    for thing in things:
        row[names.index(thing)] += 1.0
    return row


def codes(name: str, about: str, names: Sequence[Any], size: int, get: Get) -> Field:
    """Things in their order: 1 for the first name, 2 for the second ...; 0 where there is none."""
    places: dict[Any, float] = {word: place + 1.0 for place, word in enumerate(names)}
    places[None] = 0.0

    def read(seen: Any) -> list[float]:
        return _padded([places[thing] for thing in get(seen)], size)

    return Field(name, size, f"codes 0-{len(names)}", about, read)


def viewer(seats: int) -> Field:
    return one_of("viewer", "which seat you have", range(seats), lambda seen: seen.viewer)


def seat_flags(name: str, about: str, seats: int, get: Get) -> Field:
    """A 1 at each of some seats, the own one first."""

    def read(seen: Any) -> list[float]:
        row = [0.0] * seats
        for seat in get(seen):
            row[place_of(seen, seat, seats)] = 1.0
        return row

    return Field(name, seats, "flags", about, read)


def seat_codes(name: str, about: str, seats: int, size: int, get: Get) -> Field:
    """Seats in an order: 1 is the viewer, 2 the next one clockwise; 0 nobody."""

    def read(seen: Any) -> list[float]:
        return _padded(
            [0.0 if seat is None else place_of(seen, seat, seats) + 1.0 for seat in get(seen)], size
        )

    return Field(name, size, f"codes 0-{seats}", about, read)


def by_seat(fields: Sequence[Field], seats: int, get: Get) -> list[Field]:
    """These fields for each seat's view, the own seat first: `seats.0.coins`, ..."""

    def at(place: int, field: Field) -> Field:
        def read(seen: Any) -> Iterable[float]:
            return field.read(get(seen)[(seen.viewer + place) % seats])

        return Field(f"seats.{place}.{field.name}", field.size, field.kind, field.about, read)

    return [at(place, field) for place in range(seats) for field in fields]


def listed(seat: int | None) -> list[int]:
    """For fields that take a list of seats."""
    return [] if seat is None else [seat]


def _padded(values: Sequence[float], size: int) -> list[float]:
    if len(values) > size:
        raise ValueError(f"{len(values)} numbers for {size} places")
    return [*map(float, values), *[0.0] * (size - len(values))]
