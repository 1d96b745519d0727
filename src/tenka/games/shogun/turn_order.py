"""The event of the round, bids, special cards and turn order (rules T)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.games.shogun.material import AUCTION, CHEST_CARDS, EMPTY
from tenka.games.shogun.moves import SPECIAL, is_province, price
from tenka.games.shogun.rules import NEXT, NOT_NOW, WAIT, Step
from tenka.games.shogun.state import NOBODY, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

HIGHER_BID_FIRST: Final = Refusal("not-your-turn", "shogun/T3")
SPECIAL_TAKEN: Final = Refusal("special-taken", "shogun/T4")

NO_BID: Final = -1
ZERO_BID: Final = 0
PROVINCE_BID: Final = 1
"""Chest cards are worth more than that: one more than their chests."""
BEST_BID: Final = PROVINCE_BID + CHEST_CARDS - 1


class DetermineEvent(Step):
    """One of the open event cards holds for this round (rule T1)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        state.event = state.open_events.pop(chance.pick("event", len(state.open_events)))
        if story is not None:
            story.event_drawn(state)
        return NEXT


class RevealBids(Step):
    """Bids are turned up and paid; they say who chooses first (rules T2 and T3)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        tied: list[list[int]] = []
        state.bidders = []
        values = [self.value(bid_of(state, seat)) for seat in range(state.seats)]
        for value in range(BEST_BID, NO_BID - 1, -1):
            if value in values:
                equal = [seat for seat, bid in enumerate(values) if bid == value]
                if len(equal) > 1:
                    equal = chance.shuffle("bids", equal)
                    tied.append(equal)
                state.bidders.extend(equal)
        for seat in range(state.seats):
            state.shown[seat][AUCTION] = True
            state.chests[seat] -= price(bid_of(state, seat))
        state.special_of = [NOBODY] * state.seats
        state.order = []
        state.turn = 0
        if story is not None:
            bids = [bid_of(state, seat) for seat in state.bidders]
            story.bids_revealed(state.bidders, bids, [price(card) for card in bids], tied)
        return NEXT

    def value(self, card: int) -> int:
        """4 > 3 > 2 > 1 > a province > 0 > nothing."""
        if card == EMPTY:
            return NO_BID
        if is_province(card):
            return PROVINCE_BID
        return ZERO_BID if price(card) == 0 else PROVINCE_BID + price(card)


def bid_of(state: State, seat: int) -> int:
    return state.board[seat][AUCTION]


class TakeSpecials(Step):
    """In the order of their bids, players take a special card and with it a place (rule T4)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.bidders:
            free = [place for place, seat in enumerate(state.places) if seat == NOBODY]
            if len(free) > 1:
                return WAIT
            self.take(state, state.bidders[0], free[0], story)
        state.order = [seat for seat in state.places if seat != NOBODY]
        if story is not None:
            story.turn_order_set(state)
        return NEXT

    def take(self, state: State, seat: int, place: int, story: ShogunStory | None) -> None:
        state.places[place] = seat
        state.special_of[seat] = state.specials[place]
        state.bidders.remove(seat)
        if story is not None:
            story.special_taken(seat, state.specials[place], place)

    def question(self, state: State) -> str:
        return "special"

    def asks(self, question: str) -> bool:
        return question == "special"

    def actors(self, state: State) -> list[int]:
        return state.bidders[:1]

    def next_actor(self, state: State) -> int:
        return state.bidders[0]

    def moves(self, state: State, seat: int) -> list[Move]:
        if seat != state.bidders[0]:
            return []
        pages = self.rules.moves.special
        return [pages[state.specials[place]] for place, taker in enumerate(state.places) if taker == NOBODY]

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        self.take(state, seat, state.specials.index(move.a), story)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        if seat != state.bidders[0]:
            return HIGHER_BID_FIRST
        return SPECIAL_TAKEN if move.kind == SPECIAL else NOT_NOW
