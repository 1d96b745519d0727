"""What can happen in Shitennō. Cards, provinces and troops are named by their ids, seats by their numbers,
titles and hierarchy tiles by their seals (4 Daimyō, 3 Shōmyō, 2 Sensei, 1 Hatamoto)."""

from __future__ import annotations

from typing import Literal

from tenka.core.events import Event, OpenEvent
from tenka.games.shitenno.observation import Way

Bonus = Literal["exchange", "plus_one", "card_taking"]


class TitlesDealt(Event, frozen=True, tag="titles-dealt"):
    """The titles of the first even year, by seat."""

    titles: list[int]


class Dealt(Event, frozen=True, tag="dealt"):
    """The own first troops; nobody else learns them."""

    cards: list[str]


class SharingStarted(Event, frozen=True, tag="sharing-started"):
    """An even year: the Tairō lays out cards. `last`: the koku deck is empty, so this round is the last."""

    year: int
    tairo: int
    cards: list[str]
    last: bool


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Discarded troops form a new deck of that many cards."""

    count: int


class LotOffered(OpenEvent, frozen=True, tag="lot-offered"):
    """A lot is done and offered to the first one in the order of titles."""

    tairo: int
    seat: int
    seals: int
    cards: list[str]


class LotRefused(OpenEvent, frozen=True, tag="lot-refused"):
    """`next` is asked now; nobody if all have refused."""

    seat: int
    next: int | None


class LotsSplit(OpenEvent, frozen=True, tag="lots-split"):
    """Two lots lie open, and `seat` takes one of them."""

    tairo: int
    seat: int
    seals: int
    cards: list[str]
    other_seals: int
    other_cards: list[str]


class LotTaken(OpenEvent, frozen=True, tag="lot-taken"):
    """A lot goes to a hand: accepted, kept after all refused, chosen from two, or the one left over."""

    seat: int
    seals: int
    cards: list[str]
    how: Literal["accepted", "kept", "chosen", "left"]


class TitlesTaken(OpenEvent, frozen=True, tag="titles-taken"):
    """The even year is over: everybody has the title of the own hierarchy tile, by seat."""

    titles: list[int]


class TurnStarted(OpenEvent, frozen=True, tag="turn-started"):
    seat: int
    title: int


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A Card taking tile is used. Only the seat itself learns the card."""

    seat: int
    card: str | None = None


class Controlled(Event, frozen=True, tag="controlled"):
    """A Kamon is placed. `points` include what the title adds; `position` counts from 1."""

    seat: int
    province: str
    position: int
    way: Way
    cards: list[str]
    hatamoto: bool
    exchange: int
    plus_one: int
    points: int


class TileTaken(Event, frozen=True, tag="tile-taken"):
    """The tile on the gate is turned over for its bonus. `below` is the troop of the next one, if any."""

    seat: int
    province: str
    troop: str
    bonus: Bonus
    below: str | None


class TurnEnded(OpenEvent, frozen=True, tag="turn-ended"):
    seat: int
    placed: int


class Gilded(OpenEvent, frozen=True, tag="gilded"):
    """The Sensei turns an own Kamon over to its golden face."""

    seat: int
    province: str
    position: int


class HandCounted(Event, frozen=True, tag="hand-counted"):
    """At the end: the hand is laid open; kokus and the tiles that are left give points."""

    seat: int
    cards: list[str]
    kokus: int
    tiles: int


class ProvinceCounted(Event, frozen=True, tag="province-counted"):
    """At the end: who dominates a province. Nothing is told of empty ones."""

    province: str
    seat: int
    points: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    points: list[int]
    ranks: list[int]


ShitennoEvent = (
    TitlesDealt
    | Dealt
    | SharingStarted
    | Reshuffled
    | LotOffered
    | LotRefused
    | LotsSplit
    | LotTaken
    | TitlesTaken
    | TurnStarted
    | CardTaken
    | Controlled
    | TileTaken
    | TurnEnded
    | Gilded
    | HandCounted
    | ProvinceCounted
    | GameEnded
)
