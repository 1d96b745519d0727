"""Cards that come into hands and leave them, and what everybody knows of them on the way.

Lots are open when they are shared, so everybody knows the cards that went to a hand in one. Unseen are only
the first two troops and those from Card taking. Whoever counts cards knows a little more: when the troop deck
is shuffled anew it is empty, so all unseen cards are in hands, and together they are exactly those that lie
nowhere else. `State.old` keeps them apart from cards that come unseen from the new deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.games.shitenno.material import COUNTS, KINDS, KOKUS
from tenka.games.shitenno.state import State

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory

STREAM: Final = "troops"


def take_open(state: State, seat: int, cards: list[int]) -> None:
    """A lot goes to a hand, and everybody sees it; the lot is empty afterwards."""
    base = seat * KINDS
    for kind in range(KINDS):
        count = cards[kind]
        if count:
            state.hands[base + kind] += count
            state.known[base + kind] += count
            cards[kind] = 0


def take_unseen(state: State, seat: int, chance: Chance, story: ShitennoStory | None) -> int:
    """The top troop card goes to a hand; only its owner sees it. There must be one."""
    if not state.troop_deck:
        shuffle_discards(state, chance, story)
    card = state.troop_deck.pop()
    state.hands[seat * KINDS + card] += 1
    if not state.troop_deck:
        shuffle_discards(state, chance, story)
    return card


def draw_to_tray(state: State, troops: int, kokus: int, chance: Chance, story: ShitennoStory | None) -> None:
    """Troops and kokus for the sharing; of troops only as many as there are (rule C8)."""
    for _ in range(kokus):
        state.tray[state.koku_deck.pop()] += 1
    for _ in range(troops):
        if not state.troop_deck:
            shuffle_discards(state, chance, story)
        if state.troop_deck:
            state.tray[state.troop_deck.pop()] += 1
            if not state.troop_deck:
                shuffle_discards(state, chance, story)


def can_draw_troop(state: State) -> bool:
    return len(state.troop_deck) > 0 or sum(state.discards[:KOKUS]) > 0


def shuffle_discards(state: State, chance: Chance, story: ShitennoStory | None) -> None:
    """Discarded troops become the new deck, if there are any (rule C8)."""
    cards: list[int] = []
    for kind in range(KOKUS):
        cards.extend([kind] * state.discards[kind])
        state.discards[kind] = 0
    if not cards:
        return
    state.troop_deck = chance.shuffle(STREAM, cards)
    for at in range(len(state.hands)):
        state.old[at] = state.hands[at] - state.known[at]
    if story is not None:
        story.reshuffled(len(cards))


def discard(state: State, seat: int, kind: int, count: int) -> None:
    at = seat * KINDS + kind
    for _ in range(count):
        if state.known[at]:
            state.known[at] -= 1
        else:
            _discard_unseen(state, seat, kind)
        state.hands[at] -= 1
        state.discards[kind] += 1


def _discard_unseen(state: State, seat: int, kind: int) -> None:
    """Whether an old card was played or a newer one: if nobody can tell, the two are no longer kept apart."""
    base = seat * KINDS
    old = sum(state.old[base : base + KINDS])
    if old == 0:
        return
    newer = sum(state.hands[base : base + KINDS]) - sum(state.known[base : base + KINDS]) - old
    if newer == 0 or _unseen_elsewhere(state, kind) == 0:
        state.old[base + kind] -= 1
    elif _all_old(state, kind):
        state.old = [0] * len(state.old)


def _all_old(state: State, kind: int) -> int:
    total = 0
    for seat in range(state.seats):
        total += state.old[seat * KINDS + kind]
    return total


def _unseen_elsewhere(state: State, kind: int) -> int:
    """Cards of a kind in the deck, or unseen from it in hands: all but the old and the open ones."""
    total = COUNTS[kind] - state.discards[kind] - state.tray[kind] - state.draft[kind] - _all_old(state, kind)
    for seat in range(state.seats):
        total -= state.known[seat * KINDS + kind]
    return total
