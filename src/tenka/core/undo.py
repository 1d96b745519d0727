"""Which choices can be taken back, and why not more of them.

A choice can be taken back as long as nobody has learned anything hidden from it, nothing was drawn, and
nobody else has done anything that the one who goes back could notice. Where several seats choose at the same
time, nobody goes back: there a sealed choice is opened again by a move of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Generic, Literal

import msgspec

from tenka.core.events import PUBLIC, Story
from tenka.core.game import S
from tenka.core.record import Draws

BarrierReason = Literal["start", "over", "together", "others", "drawn", "revealed", "often"]
"""Why nobody goes back further: names the text `refusal-undo-<stop>`."""

MOST_RETURNS: Final = 300
"""How often a seat may take back a choice, or open a sealed one again: else a game might never end."""
DECIDED: Final = frozenset(("drawn", "revealed"))


class Checkpoint(msgspec.Struct, Generic[S]):
    """A choice that still stands: the state before it, who made it, and who could notice it."""

    state: S
    seat: int
    versions: Counter[int]
    """Everybody's version before it."""
    heard: set[int]


class Undoable(msgspec.Struct, frozen=True):
    """How far a seat can go back: for each own choice, how many choices go with it; and what stops it."""

    depths: list[int]
    stop: BarrierReason


class UndoHistory(Generic[S]):
    """The choices since the last one that cannot be taken back, newest last."""

    def __init__(self) -> None:
        self._checkpoints: list[Checkpoint[S]] = []
        self._barrier: tuple[int, BarrierReason] = (PUBLIC, "start")

    def add(self, checkpoint: Checkpoint[S], reason: BarrierReason | None) -> None:
        if reason is None:
            self._checkpoints.append(checkpoint)
        else:
            self._checkpoints.clear()
            self._barrier = (checkpoint.seat, reason)

    def reach(self, seat: int) -> Undoable:
        depths: list[int] = []
        for depth, checkpoint in enumerate(reversed(self._checkpoints), start=1):
            if checkpoint.seat == seat:
                depths.append(depth)
            elif seat in checkpoint.heard:
                return Undoable(depths, "others")
        author, stop = self._barrier
        mine = author in (seat, PUBLIC) or stop == "together"
        return Undoable(depths, stop if mine else "others")

    def is_final(self) -> bool:
        """Whether something was drawn or revealed since, so that the last choice has decided something.

        A silent step among choices that are made together decides nothing before it is sealed.
        """
        return not self._checkpoints and self._barrier[1] in DECIDED

    def has(self, back: int) -> bool:
        return 1 <= back <= len(self._checkpoints)

    def go_back(self, back: int) -> tuple[Checkpoint[S], set[int]]:
        """The moment before the last choices, and who had noticed any of them."""
        gone = self._checkpoints[-back:]
        del self._checkpoints[-back:]
        return gone[0], set().union(*(checkpoint.heard for checkpoint in gone))


def barrier(story: Story, drawn: Draws, *, alone: bool) -> BarrierReason | None:
    """What makes a choice final, if anything does. `alone`: nobody else could choose at that time."""
    if any(drawn.values()):
        return "drawn"
    if any(delivery.reveals() for delivery in story.deliveries):
        return "revealed"
    return None if alone else "together"
