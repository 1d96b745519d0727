"""What one viewer of Zipang Portable may know. Cards are named by their ids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenka.core.observation import ObservationBase

StepName = Literal["turn", "react", "play-taken", "take-discard", "take-hand", "over"]


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the viewer knows it."""

    coins: int
    cards: int
    """How many cards it holds."""
    in_campaign: bool
    had_turn: bool
    """Whether its first turn of the campaign has begun; before it a coin may block an attack."""
    known: list[str]
    """Cards the viewer has seen and that must still be in this hand; for the own seat the whole hand."""
    proved_btl: int
    """Battle points that this hand is known to reach at least, from blocks that everybody saw."""
    knows_mine: list[str]
    """Cards of the viewer's own hand that this seat has seen."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card that is being resolved: who is still to answer, and what was answered."""

    card: str
    by: int
    targets: list[int]
    asked: int | None
    """The target that is asked now, if any."""
    answers: dict[int, str]
    attack: int
    """Battle points of the attack; 0 if it is none."""


class Observation(ObservationBase, frozen=True):
    game: Literal["zipang"]
    viewer: int
    """A seat, or -1 for the public."""
    step: StepName
    actors: list[int]
    campaign: int
    active: int
    last_turn: bool
    seats: list[SeatView]
    hand: list[str]
    pot: int
    removed: int
    """Coins that have left the game."""
    supply: int
    discards: list[str]
    """Face-up discards, oldest first; one more card lies face down below them."""
    taken: str | None
    """A card that was taken and must be played now."""
    taken_from: int
    question: Question | None
    ranks: list[int]
    """Final ranks when the game is over, else empty."""
