"""Words and parts of sentences that the base game and its modules share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tenka.core.narration import Argument, Many, Phrase, Seat, Word

Arguments = dict[str, Argument]


def word(kind: str, name: str) -> Word:
    return Word(f"shogun-{kind}-{name}".replace("_", "-"))


def province(name: str) -> Word:
    return word("province", name)


def space(name: str) -> Word:
    return word("space", name)


def special(name: str) -> Word:
    return word("special", name)


def event_card(name: str) -> Word:
    """The kind of an event card is its id without the last part, its rice loss."""
    return word("card", name.rpartition("_")[0])


def is_chest(card: str) -> bool:
    return card.startswith("chest")


def counted(noun: str) -> Callable[[int], Phrase]:
    """A number with its noun."""
    return lambda count: Phrase(f"shogun-{noun}", arguments={"count": count})


chests, armies, farmers, markers, points = (
    counted(noun) for noun in ("chests", "armies", "farmers", "markers", "points")
)


def gift(kind: str, amount: int) -> Phrase:
    """What a favor or a samurai card gives."""
    return Phrase(f"shogun-gift-{kind}".replace("_", "-"), arguments={"amount": amount})


def listed(items: Iterable[Argument]) -> Many:
    return Many(tuple(items))


def of_seat(base: str, seat: int, variant: str = "", **more: Argument) -> Phrase:
    """A part of a sentence about one seat."""
    return Phrase(base, variant, frozenset({seat}), arguments={"seat": Seat(seat), **more})


def who(seats: Iterable[int]) -> Many:
    return listed(of_seat("shogun-who", seat) for seat in seats)


def shares(colors: list[int], *, zeros: bool = False) -> Many:
    """Numbers by color: one for each seat and, last, one for the farmers."""
    *seats, of_farmers = colors
    found = [of_seat("shogun-share", seat, count=count) for seat, count in enumerate(seats) if count or zeros]
    if of_farmers:
        found.append(Phrase("shogun-share-farmers", arguments={"count": of_farmers}))
    return listed(found)


class Line(NamedTuple):
    """How an event is told: which fields are subject and other, which variant, and own arguments."""

    subject: str = ""
    other: str = ""
    variant: Callable[[Any], str] = lambda _event: ""
    more: Callable[[Any], Arguments] = lambda _event: {}
