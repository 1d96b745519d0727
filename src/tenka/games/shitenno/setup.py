"""Before the first even year: tiles on the gates, decks, titles and two troops for everybody (rules B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.games.shitenno.hands import STREAM, take_unseen
from tenka.games.shitenno.material import (
    DAIMYO,
    FIRST_TROOPS,
    KINDS,
    KOKUS,
    TILE_COUNT,
    TILE_KINDS,
    cards_between,
)
from tenka.games.shitenno.state import State, blank

if TYPE_CHECKING:
    from tenka.games.shitenno.story import ShitennoStory

ALL_TROOPS: Final[list[int]] = cards_between(0, KOKUS)
ALL_KOKUS: Final[list[int]] = cards_between(KOKUS, KINDS)
ALL_TILES: Final[list[int]] = [kind for kind in range(TILE_KINDS) for _ in range(TILE_COUNT)]
TITLES: Final[list[int]] = list(range(1, DAIMYO + 1))


def set_up(seats: int, chance: Chance, story: ShitennoStory | None) -> State:
    state = blank(seats)
    state.tiles = chance.shuffle("tiles", ALL_TILES)
    state.troop_deck = chance.shuffle(STREAM, ALL_TROOPS)
    state.koku_deck = chance.shuffle("kokus", ALL_KOKUS)
    state.titles = chance.shuffle("titles", TITLES)[:seats]
    for seat in range(seats):
        for _ in range(FIRST_TROOPS):
            take_unseen(state, seat, chance, story)
    if story is not None:
        story.set_up(state)
    return state
