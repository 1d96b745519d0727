"""What one viewer of Shitennō may know.

Cards, tiles, troops and provinces are named by their ids, seats by their numbers, titles and hierarchy tiles
by their seals.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tenka.core.observation import ObservationBase

StepName = Literal["lot", "offer", "split", "choose", "turn", "pay", "gild", "over"]
Way = Literal["troops", "kokus"]


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody knows it."""

    general: str
    title: int
    """In seals: 4 Daimyō, 3 Shōmyō, 2 Sensei, 1 Hatamoto."""
    lot: int | None
    """The hierarchy tile that came with this year's lot; none as long as it has no lot."""
    points: int
    kamons: int
    """Left in the stock."""
    cards: int
    known: list[str]
    """Cards of this hand that everybody has seen go there."""
    old: int
    """How many of the other cards were there when the troop deck was last shuffled anew."""
    exchange: int
    plus_one: int
    card_taking: int


class Kamon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    golden: bool


class ProvinceView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kamons: list[Kamon]
    """From the left."""
    tile: str | None
    """The troop on top of the gate's stack."""
    taken: list[str]
    """Tiles that were taken here, first one first, each as troop/bonus."""
    troops: list[str]
    """What the first free position takes in troops."""
    price: int | None
    """What it takes in kokus and gives in favor points; nothing if the province is full."""
    leader: int | None
    """Who dominates it."""


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seals: int | None
    """None while it is being formed."""
    cards: list[str]


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to take control of a province."""

    province: str
    way: Way
    cards: list[str]
    hatamoto: bool
    exchange: int
    plus_one: int
    choice: str
    """The moves that choose it from here, to be sent as one."""


class Observation(ObservationBase, frozen=True):
    game: Literal["shitenno"]
    viewer: int
    """A seat, or -1 for the public."""
    step: StepName
    """Only the player who pays sees `pay`; to all others it is still the turn."""
    actors: list[int]
    year: int
    """Rounds of an even and an odd year, from 1."""
    years: int
    """No game has more of them."""
    order: list[int]
    """Seats by title, highest first."""
    seats: list[SeatView]
    provinces: list[ProvinceView]
    troop_deck: int
    koku_deck: int
    discards: list[str]
    """Troops that will come back when the deck is empty."""
    spent_kokus: list[str]
    """Kokus that are out of the game."""
    old_unseen: list[str]
    """All cards that seats count under `old`: nobody knows who has which, but that these are the ones."""
    hand: list[str]
    hand_old: list[str]
    """Those of the own hand among `old_unseen`."""

    tairo: int | None
    asked: int | None
    """Who answers or chooses."""
    refused: list[int]
    """Who has refused the lot on offer."""
    hierarchy: list[int]
    """Hierarchy tiles that can still be given away this year."""
    tray: list[str]
    """Cards to share that are in no lot."""
    lot: Lot | None
    """The lot on offer, or the better titled of two; while it is being formed only the Tairō sees it."""
    other_lot: Lot | None

    active: int | None
    placed: int
    """Kamons placed in this turn."""
    hatamoto_used: bool
    paying: str | None
    """The province that the viewer is paying for."""
    payments: list[Payment]
    """All that the viewer could pay now, fewer tiles first. Nothing can be left out of any of them."""
    ranks: list[int]
    """Final ranks when the game is over, else empty."""
