"""Draws a whole State that agrees with an Observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.games.shitenno.material import (
    BONUSES,
    COUNTS,
    KIND,
    KINDS,
    KOKUS,
    POSITIONS,
    PROVINCE_NAMES,
    TILE_NAMES,
    TILES_A_PROVINCE,
    TROOP_NAMES,
)
from tenka.games.shitenno.moves import CARD_PARTS, EXCHANGE_PART, HATAMOTO_PART, PARTS, PLUS_ONE_PART, WAYS
from tenka.games.shitenno.setup import ALL_TILES
from tenka.games.shitenno.state import NONE, State, blank

if TYPE_CHECKING:
    from tenka.games.shitenno.observation import Observation

STEP_NUMBERS: Final = {
    "lot": 0, "offer": 1, "split": 2, "choose": 3, "turn": 4, "pay": 5, "gild": 6, "over": 8
}  # fmt: skip
STREAM: Final = "resample"


def resample(seen: Observation, chance: Chance) -> State:
    """`seen` is an Observation of Shitennō."""
    state = blank(len(seen.seats))
    _public_part(state, seen)
    _board_part(state, seen)
    _sharing_part(state, seen)
    _payment_part(state, seen)
    state.tiles = _tiles(seen, chance)
    _cards(state, seen, chance)
    return state


def _or_none(seat: int | None) -> int:
    return NONE if seat is None else seat


def _counts(cards: list[str]) -> list[int]:
    counts = [0] * KINDS
    for card in cards:
        counts[KIND[card]] += 1
    return counts


def _public_part(state: State, seen: Observation) -> None:
    state.step = STEP_NUMBERS[seen.step]
    state.year = seen.year
    state.points = [view.points for view in seen.seats]
    state.stock = [view.kamons for view in seen.seats]
    state.titles = [view.title for view in seen.seats]
    state.taken = [view.lot or 0 for view in seen.seats]
    state.bonuses = []
    for view in seen.seats:
        state.bonuses.extend([view.exchange, view.plus_one, view.card_taking])
    state.tairo = _or_none(seen.tairo)
    state.asked = _or_none(seen.asked)
    state.active = _or_none(seen.active)
    state.placed = seen.placed
    state.hatamoto_used = seen.hatamoto_used
    state.ranks = list(seen.ranks)


def _board_part(state: State, seen: Observation) -> None:
    for province in range(len(seen.provinces)):
        kamons = seen.provinces[province].kamons
        state.filled[province] = len(kamons)
        for position in range(len(kamons)):
            state.owners[province * POSITIONS + position] = kamons[position].seat
            state.golden[province * POSITIONS + position] = 1 if kamons[position].golden else 0


def _sharing_part(state: State, seen: Observation) -> None:
    state.hierarchy = sum(1 << seals for seals in seen.hierarchy)
    state.tray = _counts(seen.tray)
    if seen.lot is not None:
        state.draft = _counts(seen.lot.cards)
        state.lot_seals = seen.lot.seals or 0
        state.cursor = max([0, *(kind for kind in range(KINDS) if state.draft[kind])])
    if seen.other_lot is not None:
        state.tray = _counts(seen.other_lot.cards)
        state.other_seals = seen.other_lot.seals or 0


def _payment_part(state: State, seen: Observation) -> None:
    if seen.paying is None:
        return
    state.province = PROVINCE_NAMES.index(seen.paying)
    for payment in seen.payments:
        way = [0] * PARTS
        way[HATAMOTO_PART] = 1 if payment.hatamoto else 0
        way[EXCHANGE_PART] = payment.exchange
        way[PLUS_ONE_PART] = payment.plus_one
        way[CARD_PARTS:] = _counts(payment.cards)
        state.ways.append(way)
        state.way = WAYS.index(payment.way)


# --- what is hidden ---------------------------------------------------------------------------------------


def _tiles(seen: Observation, chance: Chance) -> list[int]:
    """Taken tiles are known, of a top tile the troop; the others may lie anywhere."""
    tiles = [NONE] * len(ALL_TILES)
    pool = chance.shuffle(STREAM, ALL_TILES)
    for province in range(len(seen.provinces)):
        taken = seen.provinces[province].taken
        for position in range(len(taken)):
            tile = TILE_NAMES.index(taken[position])
            pool.remove(tile)
            tiles[province * TILES_A_PROVINCE + position] = tile
    for province in range(len(seen.provinces)):
        view = seen.provinces[province]
        if view.tile is not None:
            tile = _first_with(pool, TROOP_NAMES.index(view.tile))
            pool.remove(tile)
            tiles[province * TILES_A_PROVINCE + len(view.taken)] = tile
    return [pool.pop() if tile == NONE else tile for tile in tiles]


def _first_with(pool: list[int], troop: int) -> int:
    for tile in pool:
        if tile // BONUSES == troop:
            return tile
    raise ValueError("no tile with this troop is left")


def _cards(state: State, seen: Observation, chance: Chance) -> None:
    """Own and open cards are known; old unseen ones are among those who hold such, the rest anywhere."""
    state.discards = _counts(seen.discards + seen.spent_kokus)
    old = _counts(seen.old_unseen)
    rest = COUNTS[:]
    for seat in range(state.seats):
        _known_part(state, seen, seat, old)
    for at in range(len(state.hands)):
        rest[at % KINDS] -= state.hands[at]
    for kind in range(KINDS):
        rest[kind] -= old[kind] + state.discards[kind] + state.tray[kind] + state.draft[kind]
    _deal(state, seen, chance.shuffle(STREAM, _listed(old)), chance.shuffle(STREAM, _listed(rest[:KOKUS])))
    state.koku_deck = chance.shuffle(STREAM, _listed([0] * KOKUS + rest[KOKUS:]))


def _known_part(state: State, seen: Observation, seat: int, old: list[int]) -> None:
    base = seat * KINDS
    known = _counts(seen.seats[seat].known)
    hand = _counts(seen.hand) if seat == seen.viewer else known
    mine = _counts(seen.hand_old) if seat == seen.viewer else [0] * KINDS
    for kind in range(KINDS):
        state.known[base + kind] = known[kind]
        state.hands[base + kind] = hand[kind]
        state.old[base + kind] = mine[kind]
        old[kind] -= mine[kind]


def _listed(counts: list[int]) -> list[int]:
    cards: list[int] = []
    for kind in range(len(counts)):
        cards.extend([kind] * counts[kind])
    return cards


def _deal(state: State, seen: Observation, old: list[int], rest: list[int]) -> None:
    for seat in range(state.seats):
        view = seen.seats[seat]
        if seat == seen.viewer:
            continue
        missing: int = view.cards - len(view.known)
        for _ in range(view.old):
            card = old.pop()
            state.hands[seat * KINDS + card] += 1
            state.old[seat * KINDS + card] += 1
        for _ in range(missing - view.old):
            state.hands[seat * KINDS + rest.pop()] += 1
    state.troop_deck = rest
