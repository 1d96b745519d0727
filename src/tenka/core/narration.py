"""What a game says, before any language: base id, variant, who is meant, and arguments.

`tenka.texts` turns a Phrase into a sentence. The convention is written down at the top of
`locale/en/zipang.ftl`; the browser follows the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from tenka.core.errors import SpokenError
from tenka.core.events import Event, SeatChanged, TableEvent
from tenka.core.game import Obs, Viewed


class Seat(msgspec.Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """An argument that is shown as the name of whoever sits there."""

    number: int


class Word(msgspec.Struct, frozen=True, tag="word", forbid_unknown_fields=True):
    """An argument that is a message of its own, such as the name of a card."""

    id: str


class Many(msgspec.Struct, frozen=True, tag="many", forbid_unknown_fields=True):
    """Arguments that are joined to a list."""

    items: tuple[Argument, ...]


class Phrase(msgspec.Struct, frozen=True, tag="phrase", forbid_unknown_fields=True):
    """Something to say. `subjects` and `other` decide whether the viewer is spoken to."""

    base: str
    variant: str = ""
    subjects: frozenset[int] = frozenset()
    other: int | None = None
    arguments: dict[str, Argument] = {}

    def who(self, viewer: int) -> str:
        """The viewer's part of the id. The public is never spoken to, though the pot has its number."""
        if viewer < 0:
            return ""
        if viewer in self.subjects:
            return "-you"
        return "-at-you" if viewer == self.other else ""

    def ids(self, viewer: int) -> list[str]:
        """The messages that may say it, best first."""
        who = self.who(viewer)
        found = (self.base + self.variant + who, self.base + self.variant, self.base + who, self.base)
        return list(dict.fromkeys(found))


Argument = int | str | Seat | Word | Many | Phrase


Seen_contra = TypeVar("Seen_contra", bound=Viewed, contravariant=True)


class Narration(Protocol[Seen_contra]):
    """The module `narration` of a game, with its Observation."""

    def event_phrase(self, event: Event, /) -> Phrase: ...

    def move_phrase(self, name: str, /) -> Phrase: ...

    def question_phrase(self, observation: Seen_contra, /) -> Phrase: ...

    def state_phrase(self, observation: Seen_contra, /) -> Phrase:
        """What everybody wants, where the game stands and what ends it, in one sentence."""


class Line(NamedTuple):
    """How an event is told: which field is the subject, which the other one, and which variant it is."""

    subject: str = "seat"
    other: str = ""
    variant: Callable[[Any], str] = lambda _event: ""


def told(
    game: str, lines: Mapping[str, Line], event: Event, firsts: set[int], arguments: dict[str, Argument]
) -> Phrase:
    """An event by its line, which is found by its tag. Who comes first is spoken to, too."""
    tag = str(event.__struct_config__.tag)
    line = lines[tag]
    return Phrase(
        base=f"{game}-event-{tag}",
        variant=line.variant(event),
        subjects=frozenset({getattr(event, line.subject)} if line.subject else set()) | firsts,
        other=getattr(event, line.other) if line.other else None,
        arguments=arguments,
    )


def event_phrase(narration: Narration[Obs], event: Event) -> Phrase:
    """What an event says: one of the game's own, or one that belongs to the table."""
    return _table_phrase(event) if isinstance(event, TableEvent) else narration.event_phrase(event)


def _table_phrase(event: TableEvent) -> Phrase:
    tag = str(event.__struct_config__.tag)
    variant = f"-{event.why}" if isinstance(event, SeatChanged) else ""
    return Phrase(f"table-event-{tag}", variant, frozenset({event.seat}), None, {"seat": Seat(event.seat)})


def error_phrase(error: SpokenError) -> Phrase:
    """What an error says. Its numbers are names of places rather than amounts, so they are not grouped."""
    values: dict[str, Argument] = {
        name: error_phrase(value) if isinstance(value, SpokenError) else str(value)
        for name, value in error.values.items()
    }
    return Phrase(f"error-{error.code}", arguments=values)


def leaders(points: Sequence[int]) -> Many:
    """Who has the most."""
    first = [seat for seat, own in enumerate(points) if own == max(points)]
    return Many(tuple(Phrase("who", "", frozenset({seat}), None, {"seat": Seat(seat)}) for seat in first))


def winners(ranks: Sequence[int]) -> list[int]:
    """The seats that share the first rank."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def by_rank(ranks: Sequence[int]) -> list[tuple[int, int]]:
    """Ranks with their seats, the first rank first."""
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def standing(base: str, what: str, ranks: Sequence[int], amounts: Sequence[int]) -> Many:
    """Everybody in the order of ranks, each with an amount of what decides, such as points."""

    def place(rank: int, seat: int) -> Phrase:
        said: dict[str, Argument] = {"rank": rank, "seat": Seat(seat), what: amounts[seat]}
        return Phrase(base, subjects=frozenset({seat}), arguments=said)

    return Many(tuple(place(rank, seat) for rank, seat in by_rank(ranks)))
