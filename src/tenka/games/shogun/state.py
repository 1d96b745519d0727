"""Where a game of Shogun stands, secrets included. The only secrets are plans: no deck is drawn ahead.

Provinces, cards, actions, events and special cards are small numbers (see material). A list "by color"
has one number for each seat and, last, one for the farmers.
"""

from __future__ import annotations

from typing import Final

from tenka.core.pickling import picklable
from tenka.core.sealed import SealedChoice

NONE: Final = -1
NOBODY: Final = -1

SPRING: Final = 0
FALL: Final = 2
WINTER: Final = 3


class ModuleState:
    """What a module remembers: its part of the State."""

    __slots__ = ()

    def copy(self) -> ModuleState:
        raise NotImplementedError

    def invested(self, seat: int) -> int:
        """Pieces of a seat that wait for a later use, for estimates of a position."""
        return 0


class Claims:
    """The cards on the table while players claim their starting provinces."""

    __slots__ = ("claimed", "face_up", "faced", "first", "groups", "pile", "renewed", "under")

    first: int
    face_up: list[int]
    pile: list[int]
    """Face-down cards in no order: one is drawn when it is turned up."""
    under: list[int]
    """Below them: cards that were put under the pile, the upper ones first."""
    groups: list[list[int]]
    """Army groups that each seat has not placed yet."""
    faced: list[list[int]]
    """The open cards of each seat's previous turn."""
    renewed: bool
    claimed: int

    def __init__(self, first: int, pile: list[int], groups: list[list[int]]) -> None:
        self.first = first
        self.face_up = []
        self.pile = pile
        self.under = []
        self.groups = groups
        self.faced = [[] for _ in groups]
        self.renewed = False
        self.claimed = NONE

    def copy(self) -> Claims:
        other = Claims(self.first, self.pile[:], [groups[:] for groups in self.groups])
        other.face_up = self.face_up[:]
        other.under = self.under[:]
        other.faced = [pair[:] for pair in self.faced]
        other.renewed = self.renewed
        other.claimed = self.claimed
        return other


class State:
    """Made by `empty_state` or `copy`, which fill in every field."""

    __slots__ = (
        "armies",
        "bidders",
        "board",
        "buildings",
        "chests",
        "claims",
        "drafted",
        "event",
        "fresh",
        "hands",
        "markers",
        "modules",
        "open_events",
        "order",
        "owner",
        "past_events",
        "places",
        "planned",
        "points",
        "province",
        "ranks",
        "revolt_farmers",
        "revolts",
        "rice",
        "sealed",
        "season",
        "seats",
        "shelves",
        "shown",
        "slot",
        "special_of",
        "specials",
        "step",
        "stock",
        "supply",
        "track",
        "tray",
        "turn",
        "year",
    )

    seats: int
    step: int
    year: int
    season: int
    # the map, by province
    owner: list[int]
    armies: list[int]
    markers: list[int]
    buildings: list[int]
    """Bit sets of 1 << CASTLE, ..."""
    fresh: list[bool]
    """Changed hands this round."""
    # what everybody has, by seat
    chests: list[int]
    rice: list[int]
    points: list[int]
    supply: list[int]
    """By color."""
    stock: list[int]
    """Castles, temples, theaters and revolt markers that are left."""
    # the tower
    shelves: list[int]
    """At shelf * colors + color."""
    tray: list[int]
    """By color."""
    # cards
    hands: list[list[int]]
    """Cards that do not lie on the board: provinces in their order, then chest cards."""
    board: list[list[int]]
    """By seat and space: the card there."""
    shown: list[list[bool]]
    """Which of them everybody has seen."""
    drafted: list[int]
    """How many spaces each seat has planned."""
    planned: list[int]
    """How many cards each seat had when planning began."""
    sealed: SealedChoice | None
    """There while somebody plans."""
    # the round
    track: list[int]
    """The action cards that are turned up, in order."""
    slot: int
    """Which of them is being carried out."""
    turn: int
    """Whose turn it is, as a place in `order`."""
    province: int
    """Where the action takes place that waits for a decision."""
    event: int
    open_events: list[int]
    past_events: list[int]
    specials: list[int]
    """By place."""
    places: list[int]
    """Who has taken which place."""
    special_of: list[int]
    bidders: list[int]
    """Who still has to take a special card."""
    order: list[int]
    # set-up, winter, end, modules
    claims: Claims | None
    revolts: list[int]
    """Provinces that were drawn to revolt and have not yet."""
    revolt_farmers: int
    ranks: list[int]
    modules: list[ModuleState]

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def copy(self) -> State:
        other = State(self.seats)
        other.step = self.step
        other.year = self.year
        other.season = self.season
        other.owner = self.owner[:]
        other.armies = self.armies[:]
        other.markers = self.markers[:]
        other.buildings = self.buildings[:]
        other.fresh = self.fresh[:]
        other.chests = self.chests[:]
        other.rice = self.rice[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.stock = self.stock[:]
        other.shelves = self.shelves[:]
        other.tray = self.tray[:]
        other.claims = None if self.claims is None else self.claims.copy()
        other.revolts = self.revolts[:]
        other.revolt_farmers = self.revolt_farmers
        other.ranks = self.ranks[:]
        other.modules = [module.copy() for module in self.modules]
        self._copy_round(other)
        return other

    def _copy_round(self, other: State) -> None:
        other.hands = [hand[:] for hand in self.hands]
        other.board = [cards[:] for cards in self.board]
        other.shown = [spaces[:] for spaces in self.shown]
        other.drafted = self.drafted[:]
        other.planned = self.planned[:]
        other.sealed = None if self.sealed is None else self.sealed.copy()
        other.track = self.track[:]
        other.slot = self.slot
        other.turn = self.turn
        other.province = self.province
        other.event = self.event
        other.open_events = self.open_events[:]
        other.past_events = self.past_events[:]
        other.specials = self.specials[:]
        other.places = self.places[:]
        other.special_of = self.special_of[:]
        other.bidders = self.bidders[:]
        other.order = self.order[:]

    def has(self, province: int, building: int) -> bool:
        return self.buildings[province] >> building & 1 == 1


def bits(buildings: int) -> int:
    """How many buildings a bit set holds."""
    return (buildings & 1) + (buildings >> 1 & 1) + (buildings >> 2 & 1)


def provinces_of(state: State, seat: int) -> list[int]:
    return [province for province, owner in enumerate(state.owner) if owner == seat]


picklable(Claims, lambda: Claims(NONE, [], []))
picklable(State, lambda: State(0))
