"""Where province cards are: in a hand, on a board, or with nobody; and how provinces are lost and won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenka.games.shogun.material import EMPTY, MARKERS
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NOBODY, NONE, State, provinces_of

if TYPE_CHECKING:
    from tenka.games.shogun.story import ShogunStory


def take_in_hand(state: State, seat: int, province: int) -> None:
    """Provinces stand in their order, before the chest cards."""
    hand = state.hands[seat]
    place: i64 = 0
    cards: i64 = len(hand)
    while place < cards and hand[place] < province:
        place += 1
    hand.insert(place, province)


def leave_hand(state: State, seat: int, card: i64) -> None:
    hand = state.hands[seat]
    place: i64 = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)


def full_hand(rules: Rules, state: State, seat: int) -> list[int]:
    """All cards of a seat, as in hand between two rounds."""
    hand = provinces_of(state, seat)
    hand.extend(rules.own_cards)
    return hand


def full_hands(rules: Rules, state: State) -> list[list[int]]:
    """The same for every seat."""
    hands: list[list[int]] = [[] for _ in range(state.seats)]
    for province, seat in enumerate(state.owner):
        if seat != NOBODY:
            hands[seat].append(province)
    for hand in hands:
        hand.extend(rules.own_cards)
    return hands


def space_of(state: State, seat: int, card: int) -> int:
    """Where a card lies on its owner's board; NONE if it is in hand."""
    board = state.board[seat]
    return board.index(card) if card in board else NONE


def lose_province(rules: Rules, state: State, province: int, taker: int, story: ShogunStory | None) -> None:
    """The card leaves its owner's hand or board at once, for the taker's hand or for nobody (rule A13)."""
    seat = state.owner[province]
    space = space_of(state, seat, province)
    if space == NONE:
        leave_hand(state, seat, province)
    else:
        state.board[seat][space] = EMPTY
        state.shown[seat][space] = True
    if story is not None:
        story.card_lost(seat, province, space, taker)
    state.owner[province] = NOBODY
    for hooks in rules.hooks:
        hooks.province_lost(state, seat, province, story)
    if taker != NOBODY:
        win_province(state, province, taker)
    else:
        state.fresh[province] = True


def win_province(state: State, province: int, taker: int) -> None:
    """The card comes to hand and cannot be used this round."""
    state.owner[province] = taker
    state.fresh[province] = True
    take_in_hand(state, taker, province)


def raze(state: State, province: int) -> list[int]:
    """Buildings and revolt markers go back to their supplies; the buildings that stood there."""
    lost = [building for building in range(MARKERS) if state.has(province, building)]
    for building in lost:
        state.stock[building] += 1
    state.buildings[province] = 0
    state.stock[MARKERS] += state.markers[province]
    state.markers[province] = 0
    return lost
