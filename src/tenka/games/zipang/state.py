"""Where a game of Zipang Portable stands, secrets included. Cards are kinds (small numbers)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenka.core.pickling import picklable

TURN: Final = 0
REACT: Final = 1
PLAY_TAKEN: Final = 2
TAKE_DISCARD: Final = 3
TAKE_HAND: Final = 4
OVER: Final = 5

NONE: Final = -1


class State:
    __slots__ = (
        "active",
        "answered",
        "asked",
        "campaign",
        "card",
        "coins",
        "discards",
        "face_down",
        "had_turn",
        "hands",
        "in_campaign",
        "last_turn",
        "monks",
        "paid",
        "pot",
        "proved",
        "ranks",
        "removed",
        "seats",
        "seen",
        "shown",
        "step",
        "supply",
        "taken",
        "taken_from",
        "targets",
    )

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.step: i64 = TURN
        self.campaign: i64 = 0
        self.active: i64 = 0
        self.last_turn: bool = False
        self.coins: list[int] = []
        self.pot: i64 = 0
        self.removed: i64 = 0
        self.hands: list[list[int]] = []
        self.supply: list[int] = []
        """The top card is the last."""
        self.face_down: i64 = NONE
        self.discards: list[int] = []
        self.in_campaign: list[bool] = []
        self.had_turn: list[bool] = []
        self.seen: list[int] = []
        """At viewer * seats + owner: how many of the owner's cards the viewer has seen; the last row is the
        public's. It is always the first ones, because new cards come last."""
        self.shown: i64 = 0
        """The seats with cards that somebody may have seen, as a bit set: the rest has only zeros above."""
        self.proved: list[int] = []
        """Battle points that each hand is publicly known to reach."""
        self.card: i64 = NONE
        """The card being resolved."""
        self.targets: i64 = 0
        """Whom it was played at, as in its move."""
        self.asked: i64 = NONE
        self.answered: i64 = 0
        """Who has answered, as a bit set; who of them used a Monk, or paid a coin."""
        self.monks: i64 = 0
        self.paid: i64 = 0
        self.taken: i64 = NONE
        self.taken_from: i64 = NONE
        self.ranks: list[int] = []

    def copy(self) -> State:
        other = State(self.seats)
        other.step = self.step
        other.campaign = self.campaign
        other.active = self.active
        other.last_turn = self.last_turn
        other.coins = self.coins[:]
        other.pot = self.pot
        other.removed = self.removed
        other.hands = [hand[:] for hand in self.hands]
        other.supply = self.supply[:]
        other.face_down = self.face_down
        other.discards = self.discards[:]
        other.in_campaign = self.in_campaign[:]
        other.had_turn = self.had_turn[:]
        other.seen = self.seen[:]
        other.shown = self.shown
        other.proved = self.proved[:]
        other.card = self.card
        other.targets = self.targets
        other.asked = self.asked
        other.answered = self.answered
        other.monks = self.monks
        other.paid = self.paid
        other.taken = self.taken
        other.taken_from = self.taken_from
        other.ranks = self.ranks[:]
        return other


picklable(State, lambda: State(0))
