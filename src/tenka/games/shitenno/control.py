"""The odd year: turns in the order of titles, payments, Kamons, bonus tiles, golden Kamons (rules D to F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.chance import Chance
from tenka.games.shitenno.hands import can_draw_troop, discard, take_unseen
from tenka.games.shitenno.material import (
    BONUSES,
    CARD_TAKING,
    DAIMYO,
    EXCHANGE,
    KAMONS_A_YEAR,
    KINDS,
    NUMBERS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    SENSEI,
    TILES_A_PROVINCE,
    TITLE_POINTS,
)
from tenka.games.shitenno.moves import CARD_PARTS, EXCHANGE_PART, HATAMOTO_PART, PLUS_ONE_PART
from tenka.games.shitenno.payment import narrow, need_of, payments, purse_of
from tenka.games.shitenno.state import GILD, NONE, PAY, TURN, YEAR_END, State

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory


def next_title(state: State, below: int) -> int:
    """The seat with the highest title below that number of seals, or NONE."""
    best = NONE
    for seat in range(state.seats):
        title = state.titles[seat]
        if title < below and (best == NONE or title > state.titles[best]):
            best = seat
    return best


def start_odd_year(state: State, story: ShitennoStory | None) -> None:
    start_turn(state, next_title(state, DAIMYO + 1), story)


def start_turn(state: State, seat: int, story: ShitennoStory | None) -> None:
    state.active = seat
    state.placed = 0
    state.hatamoto_used = False
    if story is not None:
        story.turn_started(seat, state.titles[seat])
    go_on(state, story)


def go_on(state: State, story: ShitennoStory | None) -> None:
    """Ask on as long as there is something that everybody can see could be done; hands are not looked at."""
    state.step = TURN
    state.province = NONE
    if not may_place(state) and not may_take_card(state):
        end_turn(state, story)


def may_place(state: State) -> bool:
    """At most two Kamons a year, as far as the stock goes (rule D1), and only where there is room."""
    if state.placed >= KAMONS_A_YEAR or state.stock[state.active] == 0:
        return False
    for province in range(PROVINCES):
        if state.filled[province] < POSITIONS:
            return True
    return False


def may_take_card(state: State) -> bool:
    return state.bonuses[state.active * BONUSES + CARD_TAKING] > 0 and can_draw_troop(state)


def take_card(state: State, chance: Chance, story: ShitennoStory | None) -> None:
    """Card taking (rule E4)."""
    seat = state.active
    state.bonuses[seat * BONUSES + CARD_TAKING] -= 1
    card = take_unseen(state, seat, chance, story)
    if story is not None:
        story.card_taken(seat, card)
    go_on(state, story)


# --- paying and placing -----------------------------------------------------------------------------------


def begin_payment(state: State, province: int, way: int, story: ShitennoStory | None) -> None:
    state.province = province
    state.way = way
    state.ways = payments(need_of(state, province), purse_of(state, state.active), way)
    settle(state, story)


def choose_part(state: State, part: int, count: int, story: ShitennoStory | None) -> None:
    state.ways = narrow(state.ways, part, count)
    settle(state, story)


def settle(state: State, story: ShitennoStory | None) -> None:
    """Pay if there is one payment left, else ask on. Nobody else learns that somebody was asked."""
    if len(state.ways) > 1:
        state.step = PAY
        return
    payment = state.ways[0]
    state.ways = []
    pay(state, payment)
    place_kamon(state, payment, story)
    go_on(state, story)


def pay(state: State, payment: list[int]) -> None:
    """The Hatamoto is used, not lost (rule F4); tiles leave the game, troops may come back."""
    seat = state.active
    if payment[HATAMOTO_PART]:
        state.hatamoto_used = True
    state.bonuses[seat * BONUSES + EXCHANGE] -= payment[EXCHANGE_PART]
    state.bonuses[seat * BONUSES + PLUS_ONE] -= payment[PLUS_ONE_PART]
    for kind in range(KINDS):
        if payment[CARD_PARTS + kind]:
            discard(state, seat, kind, payment[CARD_PARTS + kind])


def place_kamon(state: State, payment: list[int], story: ShitennoStory | None) -> None:
    """The Kamon, its favor points, and the tile on the gate (rules D5 and D6)."""
    seat, province = state.active, state.province
    position = state.filled[province]
    points = NUMBERS[province][position] + TITLE_POINTS[state.titles[seat]]
    state.owners[province * POSITIONS + position] = seat
    state.filled[province] = position + 1
    state.stock[seat] -= 1
    state.placed += 1
    state.points[seat] += points
    if story is not None:
        story.controlled(state, position, payment, points)
    if position < TILES_A_PROVINCE:
        take_tile(state, seat, province, position, story)


def take_tile(state: State, seat: int, province: int, position: int, story: ShitennoStory | None) -> None:
    tile = state.tiles[province * TILES_A_PROVINCE + position]
    state.bonuses[seat * BONUSES + tile % BONUSES] += 1
    if story is not None:
        below = NONE
        if position + 1 < TILES_A_PROVINCE:
            below = state.tiles[province * TILES_A_PROVINCE + position + 1] // BONUSES
        story.tile_taken(seat, province, tile, below)


# --- the end of a turn ------------------------------------------------------------------------------------


def end_turn(state: State, story: ShitennoStory | None) -> None:
    """The Sensei may still turn a Kamon over (rule F3)."""
    seat = state.active
    if story is not None:
        story.turn_ended(seat, state.placed)
    if state.titles[seat] == SENSEI and has_simple_kamon(state, seat):
        state.step = GILD
    else:
        next_turn(state, story)


def has_simple_kamon(state: State, seat: int) -> bool:
    for at in range(PROVINCES * POSITIONS):
        if state.owners[at] == seat and not state.golden[at]:
            return True
    return False


def gild(state: State, province: int, position: int, story: ShitennoStory | None) -> None:
    state.golden[province * POSITIONS + position] = 1
    if story is not None:
        story.gilded(state.active, province, position)


def next_turn(state: State, story: ShitennoStory | None) -> None:
    seat = next_title(state, state.titles[state.active])
    if seat == NONE:
        state.step = YEAR_END
    else:
        start_turn(state, seat, story)
