"""The two halls, the favors and the officials (rules C)."""

from __future__ import annotations

from typing import Any

from tenka.core.pickling import picklable
from tenka.games.shogun.modules.tennos_court.material import FAVORS, MATERIAL, OFFERED
from tenka.games.shogun.state import NOBODY, NONE, ModuleState, State


class Court(ModuleState):
    __slots__ = ("askers", "audience", "drawn", "entrance", "holder", "offers", "officials", "using")

    def __init__(self, seats: int, officials: int) -> None:
        self.officials: list[int] = [officials] * seats
        """By seat, in the own supply."""
        self.entrance: list[int] = [0] * seats
        self.audience: list[int] = [0] * seats
        self.offers: list[int] = [NONE] * OFFERED
        """The favors on the three spaces, the dearest first; NONE where none lies."""
        self.drawn: list[bool] = [False] * (FAVORS + 1)
        """By number of a favor: has left the pile."""
        self.holder: list[int] = [NOBODY] * (FAVORS + 1)
        """By number of a favor: who keeps it."""
        self.askers: list[int] = []
        """Who still asks for a favor; the first one is in the audience hall."""
        self.using: int = NONE

    def copy(self) -> ModuleState:
        other = Court(0, 0)
        other.officials = self.officials[:]
        other.entrance = self.entrance[:]
        other.audience = self.audience[:]
        other.offers = self.offers[:]
        other.drawn = self.drawn[:]
        other.holder = self.holder[:]
        other.askers = self.askers[:]
        other.using = self.using
        return other

    def invested(self, seat: int) -> int:
        return self.entrance[seat] + self.audience[seat]

    def is_past(self, favor: int) -> bool:
        """Whether it has left the game."""
        here = favor in self.offers or favor == self.using or self.holder[favor] != NOBODY
        return self.drawn[favor] and not here

    def send(self, seat: int, number: int) -> None:
        """Officials to the entrance hall."""
        self.officials[seat] -= number
        self.entrance[seat] += number


def court_of(state: State) -> Court:
    for part in state.modules:
        if isinstance(part, Court):
            return part
    raise ValueError("this game has no court")


def asking_order(court: Court, order: list[int]) -> list[int]:
    """Most officials in the entrance hall first, ties by turn order (rule C6)."""
    waiting = [seat for seat in order if court.entrance[seat] > 0]
    found: list[int] = []
    for officials in sorted({court.entrance[seat] for seat in waiting}, reverse=True):
        found.extend(seat for seat in waiting if court.entrance[seat] == officials)
    return found


def order_at_court(court: Court, order: list[int]) -> list[int]:
    """Everybody: who still asks for a favor, in order, then the others as they would ask as things stand."""
    others = [seat for seat in order if seat not in court.askers]
    others.sort(key=lambda seat: -court.entrance[seat] - court.audience[seat])
    return court.askers + others


def costs_of(files: dict[str, Any]) -> list[int]:
    found: list[int] = files[MATERIAL]["costs"]
    return found


picklable(Court, lambda: Court(0, 0))
