"""What can happen in Zipang Portable. Cards are named by their ids, seats by their numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenka.core.events import Event, OpenEvent

Answer = Literal["let", "monk", "coin"]
POT = -1
"""Stands for the center coin pile where a seat could stand."""
DISCARDS = -2
"""Stands for the discard pile where a seat could stand."""
HAND = -3
"""Stands for the own hand where a seat could stand."""


class CampaignStarted(Event, frozen=True, tag="campaign-started"):
    """Everybody has paid one coin, one of them has left the game, two cards are dealt to each."""

    number: int
    first: int
    pot: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The own two cards; everybody else hears only that the campaign has started."""

    cards: list[str]


class TurnStarted(OpenEvent, frozen=True, tag="turn-started"):
    """`last`: the supply is empty, so the campaign ends after this turn."""

    seat: int
    last: bool


class Drew(Event, frozen=True, tag="drew"):
    """A card from the supply. Only the seat itself learns which."""

    seat: int
    card: str | None = None


class Played(Event, frozen=True, tag="played"):
    """A card laid face up with its targets (`POT` for the Princess). `count` is 2 for Ikki."""

    seat: int
    card: str
    targets: list[int]
    count: int = 1
    source: int = HAND

    def reveals(self) -> bool:
        return self.source != DISCARDS


class Asked(OpenEvent, frozen=True, tag="asked"):
    """A target may react before the card takes effect. Everybody within its reach is asked."""

    seat: int
    card: str


class Reacted(Event, frozen=True, tag="reacted"):
    seat: int
    answer: Answer

    def reveals(self) -> bool:
        return self.answer == "monk"


class Blocked(Event, frozen=True, tag="blocked"):
    """Enough battle points. Only the attacker sees the hand."""

    seat: int
    attacker: int
    cards: list[str] | None = None


class Eliminated(Event, frozen=True, tag="eliminated"):
    """Out of this campaign: the hand lies face up among the discards."""

    seat: int
    cards: list[str]


class OutOfCards(OpenEvent, frozen=True, tag="out-of-cards"):
    seat: int


class Stole(OpenEvent, frozen=True, tag="stole"):
    """`victim` may be `POT`."""

    seat: int
    victim: int
    coins: int


class Paid(OpenEvent, frozen=True, tag="paid"):
    """Coins into the pot for the Merchant; 0 from somebody who has none."""

    seat: int
    coins: int


class HandShown(Event, frozen=True, tag="hand-shown"):
    """The Shrine Maiden shows a hand to everybody."""

    seat: int
    cards: list[str]


class HandLost(Event, frozen=True, tag="hand-lost"):
    """The Ninja makes a seat discard its hand."""

    seat: int
    cards: list[str]


class Looked(Event, frozen=True, tag="looked"):
    """The Nobleman looks at a hand. Only he sees it."""

    seat: int
    target: int
    cards: list[str] | None = None


class Took(Event, frozen=True, tag="took"):
    """A card that must be played at once. `source` is a seat or `DISCARDS`."""

    seat: int
    source: int
    card: str

    def reveals(self) -> bool:
        return self.source != DISCARDS


class NoEffect(OpenEvent, frozen=True, tag="no-effect"):
    seat: int
    card: str


class Honor(msgspec.Struct, frozen=True):
    seat: int
    cards: list[str]
    honor: int


class HonorCompared(Event, frozen=True, tag="honor-compared"):
    hands: list[Honor]


class TieDrawn(Event, frozen=True, tag="tie-drawn"):
    """Equals draw a card each from all cards, for the campaign or for the game."""

    draws: list[Honor]
    stake: Literal["campaign", "game"]


class CampaignWon(Event, frozen=True, tag="campaign-won"):
    seat: int
    coins: int
    reason: Literal["last", "honor"]


class GameEnded(Event, frozen=True, tag="game-ended"):
    coins: list[int]
    ranks: list[int]


ZipangEvent = (
    CampaignStarted
    | Dealt
    | TurnStarted
    | Drew
    | Played
    | Asked
    | Reacted
    | Blocked
    | Eliminated
    | OutOfCards
    | Stole
    | Paid
    | HandShown
    | HandLost
    | Looked
    | Took
    | NoEffect
    | HonorCompared
    | TieDrawn
    | CampaignWon
    | GameEnded
)
