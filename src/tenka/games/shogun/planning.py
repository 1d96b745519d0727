"""Laying out the cards of a round, and planning in secret (rules Y3, Y4 and P)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.core.game import PLAYOUT
from tenka.core.moves import Move
from tenka.core.refusals import Refusal
from tenka.core.sealed import SealedChoice
from tenka.games.shogun.cards import full_hand, full_hands, leave_hand, space_of
from tenka.games.shogun.material import (
    ACTIONS,
    AUCTION,
    CHEST0,
    EMPTY,
    EVENTS,
    EVENTS_A_YEAR,
    SPECIALS,
)
from tenka.games.shogun.moves import PLAN, UNSEAL, is_province, price
from tenka.games.shogun.rules import NEXT, NOT_NOW, REMOVED, WAIT, Rules, Step
from tenka.games.shogun.state import NOBODY, NONE, SPRING, State

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory

NEXT_SPACE: Final = Refusal("next-space", "shogun/P1")
NOT_YOUR_PROVINCE: Final = Refusal("not-your-province", "shogun/P1")
CARD_USED: Final = Refusal("card-used", "shogun/P1")
MUST_FILL: Final = Refusal("must-fill", "shogun/P2")
UNPAYABLE_BID: Final = Refusal("unpayable-bid", "shogun/P4")
KEEP_A_BID: Final = Refusal("keep-a-bid", "shogun/P4")
KEEP_NO_BID: Final = Refusal("keep-no-bid", "shogun/P4")
ALREADY_SEALED: Final = Refusal("already-sealed", "shogun/P5")
NOTHING_SEALED: Final = Refusal("nothing-sealed", "shogun/P5")

OPEN_ACTIONS: Final = 5


class LayOutEvents(Step):
    """A year begins: four event cards lie open (rule S9)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        left = [event for event in range(EVENTS) if event not in state.past_events]
        state.year += 1
        state.season = SPRING
        state.open_events = [left.pop(chance.pick("events", len(left))) for _ in range(EVENTS_A_YEAR)]
        if story is not None:
            story.events_laid_out(state)
        return NEXT


class LayOutActions(Step):
    """The first five action cards are open (rule Y3)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        state.track = []
        for _ in range(OPEN_ACTIONS):
            turn_up_action(state, chance)
        if story is not None:
            story.actions_laid_out(state)
        return NEXT


def turn_up_action(state: State, chance: Chance) -> None:
    """The next action card of the row; the last one needs no lot."""
    turned_up: i64 = 0
    action: i64
    for action in state.track:
        turned_up |= 1 << action
    hidden: i64 = ACTIONS - len(state.track)
    place: i64 = chance.pick("actions", hidden) if hidden > 1 else 0
    action = 0
    while place > 0 or turned_up >> action & 1:
        place -= 1 - (turned_up >> action & 1)
        action += 1
    state.track.append(action)


class LayOutSpecials(Step):
    """The five special cards, each on a place of the turn order (rule Y4)."""

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        state.specials = chance.shuffle("specials", list(range(SPECIALS)))
        state.places = [NOBODY] * SPECIALS
        if story is not None:
            story.specials_laid_out(state)
        return NEXT


class Plan(Step):
    """Everybody plans all spaces in secret, in their printed order; the last space seals (rules P).

    The plan stands on the board from the first card on, but nobody else is told before it is revealed.
    """

    def run(self, state: State, chance: Chance, story: ShogunStory | None) -> int:
        if state.sealed is None:
            state.sealed = SealedChoice([True] * state.seats)
            state.planned = [len(hand) for hand in state.hands]
        if not state.sealed.is_open():
            return WAIT
        state.sealed = None
        return NEXT

    def actors(self, state: State) -> list[int]:
        sealed = state.sealed
        return [] if sealed is None else sealed.missing()

    def next_actor(self, state: State) -> int:
        sealed = state.sealed
        return NOBODY if sealed is None else sealed.first_missing()

    def moves(self, state: State, seat: int) -> list[Move]:
        sealed = state.sealed
        if sealed is not None and sealed.sealed[seat]:
            return [self.rules.moves.unseal]
        space = state.drafted[seat]
        page = self.rules.moves.plan[space]
        if space == AUCTION:
            found = [page[card] for card in state.hands[seat] if self.can_bid(state, seat, card)]
        else:
            reserved = self.reserved(state, seat) if space < AUCTION else NONE
            found = [page[card] for card in state.hands[seat] if card != reserved]
        if self.may_leave_empty(state, seat):
            found.append(page[EMPTY])
        return found

    def random_move(self, state: State, seat: int, chance: Chance) -> Move:
        """Without a list where every card of the hand may come next, and nothing else: there are cards for
        all spaces, and two provinces to bid."""
        space: i64 = state.drafted[seat]
        hand = state.hands[seat]
        cards: i64 = len(hand)
        if space < AUCTION and cards + space >= self.rules.spaces and hand[1] < CHEST0:
            return self.rules.moves.plan[space][hand[chance.pick(PLAYOUT, cards)]]
        return super().random_move(state, seat, chance)

    def can_bid(self, state: State, seat: int, card: int) -> bool:
        """A chest card can be bid only by who owns that many chests (rule P4)."""
        return price(card) <= state.chests[seat]

    def reserved(self, state: State, seat: int) -> int:
        """The card that is kept for the auction space, if only one is left that can lie there."""
        if self.empty_left(state, seat) > 0:
            return NONE
        found = NONE
        for card in state.hands[seat]:
            if self.can_bid(state, seat, card):
                if found != NONE:
                    return NONE
                found = card
        return found

    def empty_left(self, state: State, seat: int) -> int:
        """How many more spaces have to stay empty, for want of cards (rule P2)."""
        return self.rules.spaces - state.drafted[seat] - len(state.hands[seat])

    def may_leave_empty(self, state: State, seat: int) -> bool:
        left = self.empty_left(state, seat)
        if left <= 0:
            return False
        return state.drafted[seat] >= AUCTION or left > 1 or self.something_to_bid(state, seat)

    def something_to_bid(self, state: State, seat: int) -> bool:
        for card in state.hands[seat]:
            if self.can_bid(state, seat, card):
                return True
        return False

    def play(self, state: State, seat: int, move: Move, chance: Chance, story: ShogunStory | None) -> None:
        if move.kind == UNSEAL:
            self.unseal(state, seat, story)
            return
        if move.b != EMPTY:
            leave_hand(state, seat, move.b)
        state.board[seat][move.a] = move.b
        state.drafted[seat] = move.a + 1
        if move.a + 1 == self.rules.spaces:
            self.seal(state, seat, story)

    def seal(self, state: State, seat: int, story: ShogunStory | None) -> None:
        if state.sealed is not None:
            state.sealed.seal(seat, state.board[seat])
        if story is not None:
            story.plan_sealed(seat)

    def unseal(self, state: State, seat: int, story: ShogunStory | None) -> None:
        if state.sealed is not None:
            state.sealed.unseal(seat)
        clear_board(self.rules, state, seat)
        if story is not None:
            story.plan_unsealed(seat)

    def reason(self, state: State, seat: int, move: Move) -> Refusal:
        sealed = state.sealed is not None and state.sealed.sealed[seat]
        if move.kind == UNSEAL:
            return NOTHING_SEALED
        if move.kind != PLAN:
            return NOT_NOW
        if sealed:
            return ALREADY_SEALED
        return self.card_reason(state, seat, move)

    def card_reason(self, state: State, seat: int, move: Move) -> Refusal:
        if move.a != state.drafted[seat]:
            return NEXT_SPACE
        if move.b == EMPTY:
            return MUST_FILL if self.empty_left(state, seat) <= 0 else KEEP_NO_BID
        if is_province(move.b) and not self.rules.in_play[move.b]:
            return REMOVED
        if is_province(move.b) and state.owner[move.b] != seat:
            return NOT_YOUR_PROVINCE
        if space_of(state, seat, move.b) != NONE:
            return CARD_USED
        return UNPAYABLE_BID if move.a == AUCTION else KEEP_A_BID


def clear_board(rules: Rules, state: State, seat: int) -> None:
    """All cards back to the hand."""
    clear_spaces(rules, state, seat)
    state.hands[seat] = full_hand(rules, state, seat)


def clear_boards(rules: Rules, state: State) -> None:
    """The same for everybody, in one go over the map."""
    for seat in range(state.seats):
        clear_spaces(rules, state, seat)
    state.hands = full_hands(rules, state)


def clear_spaces(rules: Rules, state: State, seat: int) -> None:
    state.board[seat] = [EMPTY] * len(rules.space_ids)
    state.shown[seat] = [False] * len(rules.space_ids)
    state.drafted[seat] = 0
