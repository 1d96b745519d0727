"""What can happen with the samurai cards."""

from __future__ import annotations

from typing import Literal

from tenka.core.events import Event, OpenEvent

Benefit = Literal["chests", "rice", "armies", "points"]


class SamuraiAdvanced(OpenEvent, frozen=True, tag="samurai-advanced"):
    """A seat has provinces in so many regions, and its next card lies on top."""

    seat: int
    regions: int
    samurai: int
    """The card: 2 to 4."""


class BenefitTaken(OpenEvent, frozen=True, tag="benefit-taken"):
    """Chests, rice, points, or armies from the supply into the tray."""

    seat: int
    benefit: Benefit
    amount: int


EVENTS: tuple[type[Event], ...] = (
    SamuraiAdvanced,
    BenefitTaken,
)
