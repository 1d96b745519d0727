"""Cards that come into hands and leave them, and who has seen what on the way.

A hand keeps the order in which its cards came. Whoever is shown it sees the cards sorted, because nobody
else may know which of them came last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenka.games.zipang.material import BTL, HAND
from tenka.games.zipang.state import State

if TYPE_CHECKING:
    from tenka.games.zipang.story import ZipangStory


def is_reachable(state: State, seat: i64) -> bool:
    """In the campaign and with cards: somebody whose hand can be attacked, looked at or taken from.

    Whoever is out of the campaign holds no cards.
    """
    return len(state.hands[seat]) > 0


def after(state: State, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def holds(state: State, seat: i64, card: i64) -> bool:
    return place_of(state.hands[seat], card) >= 0


def place_of(hand: list[int], card: i64) -> i64:
    """Where the first such card is, or -1."""
    place: i64
    for place in range(len(hand)):
        if hand[place] == card:
            return place
    return -1


def reachable(state: State, seat: i64) -> i64:
    """Everybody reachable except `seat`, as a bit set."""
    found: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and len(state.hands[other]) > 0:
            found |= 1 << other
    return found


def draw(state: State, seat: i64, story: ZipangStory | None) -> None:
    card = state.supply.pop()
    state.hands[seat].append(card)
    if story is not None:
        story.drew(seat, card)


def refill(state: State, seat: i64, story: ZipangStory | None) -> None:
    """Back to two cards, as far as the supply lasts (rule D5)."""
    hand = state.hands[seat]
    while len(hand) < HAND and state.supply:
        draw(state, seat, story)


def give_up(state: State, seat: i64, card: i64) -> None:
    """A card leaves a hand and everybody sees which: of equal ones, the first."""
    hand = state.hands[seat]
    place = place_of(hand, card)
    hand.pop(place)
    if state.shown >> seat & 1:
        _forget(state, seat, place)
    proved: i64 = state.proved[seat]
    if proved > 0:
        state.proved[seat] = max(0, proved - BTL[card])


def _forget(state: State, seat: i64, place: i64) -> None:
    """Whoever had seen the card at this place knows one card less."""
    viewer: i64
    for viewer in range(state.seats + 1):
        row = viewer * state.seats + seat
        if state.seen[row] > place:
            state.seen[row] -= 1


def discard_hand(state: State, seat: i64) -> list[int]:
    """The whole hand goes face up to the discards."""
    cards = sorted(state.hands[seat])
    state.discards.extend(cards)
    state.hands[seat] = []
    if state.shown >> seat & 1:
        hide(state, seat)
    state.proved[seat] = 0
    return cards


def hide(state: State, seat: i64) -> None:
    """Nobody has seen any of the cards."""
    viewer: i64
    for viewer in range(state.seats + 1):
        state.seen[viewer * state.seats + seat] = 0
    state.shown &= ~(1 << seat)


def show_to(state: State, seat: i64, viewer: i64) -> None:
    """`viewer` may be the number of seats: the public."""
    state.seen[viewer * state.seats + seat] = len(state.hands[seat])
    state.shown |= 1 << seat


def show_to_all(state: State, seat: i64) -> None:
    viewer: i64
    for viewer in range(state.seats + 1):
        show_to(state, seat, viewer)


def points(cards: list[int], values: list[int]) -> i64:
    """The sum of battle or honor points of some cards."""
    total: i64 = 0
    for card in cards:
        total += values[card]
    return total
