"""The end of an odd year, the final count and the winner (rules G)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.chance import Chance
from tenka.games.shitenno.material import (
    BONUSES,
    EXCHANGE,
    KINDS,
    MAJORITY,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    TROOPS_ON,
    VALUE,
)
from tenka.games.shitenno.sharing import start_even_year
from tenka.games.shitenno.state import NONE, OVER, State

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory


def end_year(state: State, chance: Chance, story: ShitennoStory | None) -> None:
    """The game ends when a stock of Kamons or the koku deck is empty (rule G1)."""
    if min(state.stock) > 0 and state.koku_deck:
        start_even_year(state, chance, story)
        return
    state.step = OVER
    state.active = NONE
    for seat in range(state.seats):
        count_hand(state, seat, story)
    for province in range(PROVINCES):
        count_province(state, province, story)
    state.known = state.hands[:]
    state.old = [0] * len(state.old)
    state.ranks = final_ranks(state)
    if story is not None:
        story.game_ended(state)


def count_hand(state: State, seat: int, story: ShitennoStory | None) -> None:
    """Kokus, and the best use of the tiles that are left, for which nobody needs to be asked (rule G2)."""
    kokus = 0
    troops = 0
    for kind in range(KINDS):
        count = state.hands[seat * KINDS + kind]
        kokus += count * VALUE[kind]
        troops += count * TROOPS_ON[kind]
    tiles = state.bonuses[seat * BONUSES + PLUS_ONE] + min(state.bonuses[seat * BONUSES + EXCHANGE], troops)
    state.points[seat] += kokus + tiles
    if story is not None:
        story.hand_counted(state, seat, kokus, tiles)


def count_province(state: State, province: int, story: ShitennoStory | None) -> None:
    winner = dominating(state, province)
    if winner != NONE:
        state.points[winner] += MAJORITY[province]
        if story is not None:
            story.province_counted(province, winner, MAJORITY[province])


def weight(state: State, province: int, seat: int) -> int:
    """The Kamons of a seat in a province; golden ones count double."""
    total = 0
    for at in range(province * POSITIONS, province * POSITIONS + state.filled[province]):
        if state.owners[at] == seat:
            total += 1 + state.golden[at]
    return total


def dominating(state: State, province: int) -> int:
    """Who has most Kamons, of several the one furthest to the left, in an empty province NONE (rule G3)."""
    best = NONE
    most = 0
    for at in range(province * POSITIONS, province * POSITIONS + state.filled[province]):
        owner = state.owners[at]
        kamons = weight(state, province, owner)
        if kamons > most:
            best = owner
            most = kamons
    return best


def final_ranks(state: State) -> list[int]:
    """By points, then by title, which no two seats share (rule G4)."""
    worth = [state.points[seat] * 8 + state.titles[seat] for seat in range(state.seats)]
    return [1 + len([other for other in worth if other > own]) for own in worth]


def present_ranks(state: State) -> list[int]:
    """By points alone, while the game goes on; equals share a rank."""
    return [1 + len([other for other in state.points if other > own]) for own in state.points]
