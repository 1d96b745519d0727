"""What can happen."""

from __future__ import annotations

from tenka.core.events import Event


class Dealt(Event, frozen=True, tag="dealt"):
    cards: list[int]


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    card: int


class RoundWon(Event, frozen=True, tag="round-won"):
    seat: int


HighestEvent = Dealt | CardPlayed | RoundWon
