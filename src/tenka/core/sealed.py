"""The one primitive for secret simultaneous choice: seal, unseal until the last one seals, reveal."""

from __future__ import annotations

from mypy_extensions import i64

from tenka.core.pickling import picklable


class SealedChoice:
    """What each seat has chosen in secret, as a list of small numbers, and who has sealed it.

    A choice can be taken back until every expected seat has sealed; from then on it is open.
    """

    __slots__ = ("choices", "expected", "next", "sealed")

    def __init__(self, expected: list[bool]) -> None:
        self.expected: list[bool] = list(expected)
        self.sealed: list[bool] = [False] * len(expected)
        self.choices: list[list[int]] = [[] for _ in expected]
        self.next: i64 = self._next_missing()
        """The first seat that owes a sealed choice, or -1: asked for more often than it changes."""

    def missing(self) -> list[int]:
        """The seats that still owe a sealed choice."""
        return [seat for seat, wanted in enumerate(self.expected) if wanted and not self.sealed[seat]]

    def first_missing(self) -> int:
        """The first of them, or -1."""
        return self.next

    def _next_missing(self) -> i64:
        seat: i64
        for seat in range(len(self.expected)):
            if self.expected[seat] and not self.sealed[seat]:
                return seat
        return -1

    def is_open(self) -> bool:
        """Whether everybody has sealed, so that choices may be revealed."""
        return self.next < 0

    def can_unseal(self, seat: int) -> bool:
        return self.sealed[seat] and not self.is_open()

    def seal(self, seat: int, choice: list[int]) -> None:
        if not self.expected[seat] or self.sealed[seat]:
            raise ValueError(f"seat {seat} owes no choice")
        self.choices[seat] = list(choice)
        self.sealed[seat] = True
        self.next = self._next_missing()

    def unseal(self, seat: int) -> None:
        if not self.can_unseal(seat):
            raise ValueError(f"seat {seat} cannot take its choice back")
        self.sealed[seat] = False
        self.next = self._next_missing()

    def copy(self) -> SealedChoice:
        other = SealedChoice(self.expected)
        other.sealed = list(self.sealed)
        other.next = self.next
        other.choices = [list(choice) for choice in self.choices]
        return other


picklable(SealedChoice, lambda: SealedChoice([]))
