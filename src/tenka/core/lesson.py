"""A first game that teaches: real moves at a real table, one task after the other.

A lesson is a line of choices of all seats, from a fixed seed, so that every draw is known. Wherever a game
leaves the line, such as after the rules were changed, the lesson is over and the game goes on as any other.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tenka.core.record import AnyEntry, Entry, Options


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner is told, by the message `<game>-lesson-<name>`, and asked to play."""

    name: str
    choice: str = ""
    """Nothing for what is only to be read, or to be done on the way to the next choice."""


class Reply(msgspec.Struct, frozen=True):
    """What happens without the learner: others' choices, and own ones that need no thought."""

    seat: int
    choice: str


class Example(msgspec.Struct, frozen=True):
    """A moment of the lesson where a reader of the rules may try anything."""

    paragraph: str
    """The one that it stands in."""
    task: str
    """The one whose choice the reader makes."""
    replies: int = 0
    """How many answers of others follow at once, such as whether they let an attack happen."""


class Lesson(msgspec.Struct, frozen=True):
    seats: int
    seed: str
    """In hexadecimal digits."""
    line: tuple[Task | Reply, ...]
    before: tuple[Reply, ...] = ()
    """What has been played when the learner sits down."""
    options: Options = {}
    seat: int = 0
    """The learner's."""
    example: Example | None = None

    def tasks(self) -> list[Task]:
        return [item for item in self.line if isinstance(item, Task)]

    def rest(self, entries: Iterable[AnyEntry]) -> list[Task | Reply] | None:
        """What is left of the line after these entries of a record; None off the line."""
        played = [(entry.seat, entry.move) for entry in entries if isinstance(entry, Entry)]
        whole: list[Task | Reply] = [*self.before, *self.line]
        for choice in played:
            place = next((place for place, item in enumerate(whole) if self.choice(item)), None)
            if place is None:  # the lesson is over, and the game goes on
                break
            if self.choice(whole[place]) != choice:
                return None
            del whole[: place + 1]
        return whole

    def choice(self, item: Task | Reply) -> tuple[int, str] | None:
        """The seat and its choice; None for a task without."""
        if isinstance(item, Reply):
            return item.seat, item.choice
        return (self.seat, item.choice) if item.choice else None

    def until(self, task: str) -> list[tuple[int, str]]:
        """What is played before the choice of a task."""
        choices: list[tuple[int, str]] = []
        for item in (*self.before, *self.line):
            if isinstance(item, Task) and item.name == task:
                break
            choices += [choice] if (choice := self.choice(item)) is not None else []
        return choices

    def expected(self, entries: Iterable[AnyEntry]) -> tuple[int, str] | None:
        """The next choice of the line, and whose it is; None if it has none any more."""
        found = (self.choice(item) for item in self.rest(entries) or ())
        return next((choice for choice in found if choice is not None), None)

    def now(self, entries: Iterable[AnyEntry]) -> list[Task]:
        """The tasks up to the learner's next choice; none while others play."""
        tasks: list[Task] = []
        for item in self.rest(entries) or ():
            if isinstance(item, Reply):
                break
            tasks.append(item)
            if item.choice:
                break
        return tasks


def replies(text: str) -> tuple[Reply, ...]:
    """A choice a line, each with its seat before it."""
    parts = (line.strip().partition(" ") for line in text.strip().splitlines())
    return tuple(Reply(int(seat), choice) for seat, _, choice in parts)
