"""Where a game of Shitennō stands, secrets included. Cards and tiles are kinds (small numbers).

Hands, tray, draft and discards are counts by kind; those of all seats stand in one list, at seat * KINDS +
kind. Seats are numbers, NONE for nobody; titles and hierarchy tiles are numbers of seals.
"""

from __future__ import annotations

from typing import Final

from tenka.core.pickling import picklable
from tenka.games.shitenno.material import BONUSES, KAMONS, KINDS, POSITIONS, PROVINCES

LOT: Final = 0
OFFER: Final = 1
SPLIT: Final = 2
CHOOSE: Final = 3
TURN: Final = 4
PAY: Final = 5
GILD: Final = 6
YEAR_END: Final = 7
"""Nobody decides anything; the game goes on from here by itself."""
OVER: Final = 8

NONE: Final = -1


class State:
    __slots__ = (
        "active",
        "asked",
        "bonuses",
        "cursor",
        "discards",
        "draft",
        "filled",
        "golden",
        "hands",
        "hatamoto_used",
        "hierarchy",
        "known",
        "koku_deck",
        "lot_seals",
        "old",
        "other_seals",
        "owners",
        "placed",
        "points",
        "province",
        "ranks",
        "seats",
        "step",
        "stock",
        "tairo",
        "taken",
        "tiles",
        "titles",
        "tray",
        "troop_deck",
        "way",
        "ways",
        "year",
    )

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.step: int = LOT
        # Pairs of an even and an odd year, counted from 1.
        self.year: int = 0
        self.points: list[int] = []
        self.stock: list[int] = []
        # By seat, in seals.
        self.titles: list[int] = []
        self.hands: list[int] = []
        # The part of each hand that everybody has seen go there.
        self.known: list[int] = []
        # The unseen part that was there already when the troop deck was last shuffled anew.
        self.old: list[int] = []
        # At seat * BONUSES + bonus: tiles in front of each player.
        self.bonuses: list[int] = []
        # The top card is the last.
        self.troop_deck: list[int] = []
        self.koku_deck: list[int] = []
        # Troops may come back from here, kokus never do.
        self.discards: list[int] = []
        # At province * 3 + position: the tile won there, also when it was taken already. Never changed.
        self.tiles: list[int] = []
        # At province * 4 + position: a seat or NONE.
        self.owners: list[int] = []
        self.golden: list[int] = []
        # Kamons in each province.
        self.filled: list[int] = []

        # Cards to share; in CHOOSE the lot with the lower hierarchy tile.
        self.tray: list[int] = []
        # The lot that is formed or offered; in CHOOSE the one with the higher hierarchy tile.
        self.draft: list[int] = []
        # The last kind added to the draft: what comes next is not lower.
        self.cursor: int = 0
        # Bit set of the hierarchy tiles, by seals, that no lot has used this year.
        self.hierarchy: int = 0
        self.lot_seals: int = 0
        self.other_seals: int = 0
        # The hierarchy tile that each seat got this year, 0 before.
        self.taken: list[int] = []
        self.tairo: int = NONE
        self.asked: int = NONE

        self.active: int = NONE
        # Kamons placed in this turn.
        self.placed: int = 0
        self.hatamoto_used: bool = False
        # Being paid for.
        self.province: int = NONE
        self.way: int = 0
        # The payments that are still possible, as counts by part. The inner lists are never changed.
        self.ways: list[list[int]] = []
        self.ranks: list[int] = []

    def copy(self) -> State:
        other = State(self.seats)
        other.step = self.step
        other.year = self.year
        other.points = self.points[:]
        other.stock = self.stock[:]
        other.titles = self.titles[:]
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.old = self.old[:]
        other.bonuses = self.bonuses[:]
        other.troop_deck = self.troop_deck[:]
        other.koku_deck = self.koku_deck[:]
        other.discards = self.discards[:]
        other.tiles = self.tiles
        other.owners = self.owners[:]
        other.golden = self.golden[:]
        other.filled = self.filled[:]
        other.tray = self.tray[:]
        other.draft = self.draft[:]
        other.cursor = self.cursor
        other.hierarchy = self.hierarchy
        other.lot_seals = self.lot_seals
        other.other_seals = self.other_seals
        other.taken = self.taken[:]
        other.tairo = self.tairo
        other.asked = self.asked
        other.active = self.active
        other.placed = self.placed
        other.hatamoto_used = self.hatamoto_used
        other.province = self.province
        other.way = self.way
        other.ways = self.ways[:]
        other.ranks = self.ranks[:]
        return other


def blank(seats: int) -> State:
    """An empty board and empty hands, everything in its place."""
    state = State(seats)
    state.points = [0] * seats
    state.stock = [KAMONS[seats]] * seats
    state.titles = [0] * seats
    state.hands = [0] * (seats * KINDS)
    state.known = [0] * (seats * KINDS)
    state.old = [0] * (seats * KINDS)
    state.bonuses = [0] * (seats * BONUSES)
    state.discards = [0] * KINDS
    state.owners = [NONE] * (PROVINCES * POSITIONS)
    state.golden = [0] * (PROVINCES * POSITIONS)
    state.filled = [0] * PROVINCES
    state.tray = [0] * KINDS
    state.draft = [0] * KINDS
    state.taken = [0] * seats
    return state


picklable(State, lambda: State(0))
