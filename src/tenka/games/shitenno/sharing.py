"""The even year: lots are formed, offered, taken and kept, and titles change hands (rules C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.games.shitenno.control import start_odd_year
from tenka.games.shitenno.hands import draw_to_tray, take_open
from tenka.games.shitenno.material import DAIMYO, KOKUS_DRAWN, TROOPS_DRAWN
from tenka.games.shitenno.state import CHOOSE, LOT, NONE, OFFER, SPLIT, State

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory

ALL_TILES: Final = (2 << DAIMYO) - 2
"""Seals 4, 3, 2 and 1 as a bit set."""


def start_even_year(state: State, chance: Chance, story: ShitennoStory | None) -> None:
    state.year += 1
    state.active = NONE
    state.taken = [0] * state.seats
    state.hierarchy = ALL_TILES
    state.tairo = next_without_lot(state, DAIMYO + 1)
    draw_to_tray(state, TROOPS_DRAWN[state.seats], KOKUS_DRAWN[state.seats], chance, story)
    if story is not None:
        story.sharing_started(state)
    begin_lot(state)


def next_without_lot(state: State, below: int) -> int:
    """The seat with the highest title below that number of seals that has no lot yet, or NONE."""
    best = NONE
    for seat in range(state.seats):
        title = state.titles[seat]
        if title < below and not state.taken[seat] and (best == NONE or title > state.titles[best]):
            best = seat
    return best


def begin_lot(state: State) -> None:
    """The last two split and choose; before, lots are offered one by one (rules C2 and C6)."""
    waiting = 0
    for seals in state.taken:
        if seals == 0:
            waiting += 1
    state.step = SPLIT if waiting == 2 else LOT
    state.cursor = 0
    state.asked = NONE


def offer_lot(state: State, seals: int, story: ShitennoStory | None) -> None:
    state.step = OFFER
    state.lot_seals = seals
    state.asked = next_without_lot(state, state.titles[state.tairo])
    if story is not None:
        story.lot_offered(state)


def accept_lot(state: State, story: ShitennoStory | None) -> None:
    """The same Tairō goes on (rule C4)."""
    if story is not None:
        story.lot_taken(state.asked, state.lot_seals, state.draft, "accepted")
    give_lot(state, state.asked, state.lot_seals, state.draft)
    begin_lot(state)


def refuse_lot(state: State, story: ShitennoStory | None) -> None:
    """The next one is asked; when all have refused, the Tairō keeps the lot and is replaced (rule C5)."""
    refusing = state.asked
    state.asked = next_without_lot(state, state.titles[refusing])
    if story is not None:
        story.lot_refused(refusing, state.asked)
    if state.asked == NONE:
        if story is not None:
            story.lot_taken(state.tairo, state.lot_seals, state.draft, "kept")
        give_lot(state, state.tairo, state.lot_seals, state.draft)
        state.tairo = next_without_lot(state, DAIMYO + 1)
        begin_lot(state)


def split_lots(state: State, high: int, low: int, story: ShitennoStory | None) -> None:
    state.step = CHOOSE
    state.lot_seals = high
    state.other_seals = low
    state.asked = next_without_lot(state, state.titles[state.tairo])
    if story is not None:
        story.lots_split(state)


def choose_lot(state: State, seals: int, story: ShitennoStory | None) -> None:
    """The chooser takes one lot, the Tairō the other, and the even year is over (rules C6 and C7)."""
    other = state.other_seals if seals == state.lot_seals else state.lot_seals
    mine, rest = (state.draft, state.tray) if seals == state.lot_seals else (state.tray, state.draft)
    if story is not None:
        story.lot_taken(state.asked, seals, mine, "chosen")
        story.lot_taken(state.tairo, other, rest, "left")
    give_lot(state, state.asked, seals, mine)
    give_lot(state, state.tairo, other, rest)
    state.titles = state.taken[:]
    state.tairo = NONE
    state.asked = NONE
    state.other_seals = 0
    if story is not None:
        story.titles_taken(state)
    start_odd_year(state, story)


def give_lot(state: State, seat: int, seals: int, cards: list[int]) -> None:
    take_open(state, seat, cards)
    state.taken[seat] = seals
    state.hierarchy &= ~(1 << seals)
    state.lot_seals = 0


def refused(state: State) -> list[int]:
    """Everybody without a lot whose title lies between the Tairō's and that of whoever is asked."""
    if state.step != OFFER:
        return []
    between = range(state.titles[state.asked] + 1, state.titles[state.tairo])
    return [seat for seat in range(state.seats) if not state.taken[seat] and state.titles[seat] in between]
