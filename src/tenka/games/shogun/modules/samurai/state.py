"""Which samurai card of each seat lies on top (rules M)."""

from __future__ import annotations

from tenka.core.pickling import picklable
from tenka.games.shogun.state import ModuleState, State


class Samurai(ModuleState):
    """Which card of each seat lies on top, from 0."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards: list[int] = cards

    def copy(self) -> ModuleState:
        return Samurai(self.cards[:])


def samurai_of(state: State) -> Samurai:
    for part in state.modules:
        if isinstance(part, Samurai):
            return part
    raise ValueError("this game has no samurai")


picklable(Samurai, lambda: Samurai([]))
