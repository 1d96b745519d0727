"""Shitennō as a row of numbers, straight from the State; `layout` says what each number is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenka.core.rows import Row, RowWriter
from tenka.games.shitenno.count import dominating
from tenka.games.shitenno.material import (
    BONUSES,
    CARD_TAKING,
    DAIMYO,
    EXCHANGE,
    KINDS,
    KOKUS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    ROUNDS,
    TILE_TROOP,
    TILES_A_PROVINCE,
    TROOPS,
)
from tenka.games.shitenno.moves import BY_KOKUS, PARTS
from tenka.games.shitenno.payment import need_of
from tenka.games.shitenno.sharing import refused
from tenka.games.shitenno.state import CHOOSE, LOT, NONE, OFFER, OVER, PAY, SPLIT, TURN, YEAR_END, State
from tenka.games.shitenno.steps import STEPS

STEP_NAMES: Final = YEAR_END + 1
"""The end of a year and of the game look the same."""


class ShitennoRows(RowWriter[State]):
    def write(self, state: State, row: Row) -> None:
        _table(state, row)
        _cards(state, row)
        row.by_seat(state.ranks)
        place: i64
        for place in range(state.seats):
            _seat(state, row, row.seat_at(place))
        for province in range(PROVINCES):
            _province(state, row, province)
        _sharing(state, row)
        _turn(state, row)


def _table(state: State, row: Row) -> None:
    hidden = state.step == PAY and row.viewer != state.active
    row.one_of(row.viewer, state.seats)
    row.one_of(TURN if hidden else min(state.step, YEAR_END), STEP_NAMES)
    row.seat_flag(NONE if state.step == OVER else STEPS[state.step].actor(state))
    row.number(state.year)
    row.number(ROUNDS[state.seats])
    _order(state, row)
    row.number(len(state.troop_deck))
    row.number(len(state.koku_deck))


def _order(state: State, row: Row) -> None:
    """By title, which no two seats share."""
    title: i64
    seat: i64
    for title in range(DAIMYO, 0, -1):
        for seat in range(state.seats):
            if state.titles[seat] == title:
                row.seat_code(seat)


def _cards(state: State, row: Row) -> None:
    """Discards, what is old in all hands, and the own hand."""
    own = row.viewer * KINDS
    row.part(state.discards, 0, KOKUS)
    row.skip(KINDS)
    row.part(state.discards, KOKUS, KINDS - KOKUS)
    seat: i64
    for seat in range(state.seats):
        row.add_part(state.old, seat * KINDS, KINDS)
    row.skip(KINDS)
    row.part(state.hands, own, KINDS)
    row.part(state.old, own, KINDS)


def _seat(state: State, row: Row, seat: i64) -> None:
    cards, tiles = seat * KINDS, seat * BONUSES
    row.number(state.titles[seat])
    row.number(state.taken[seat])
    row.number(state.points[seat])
    row.number(state.stock[seat])
    row.number(_total(state.hands, cards))
    row.part(state.known, cards, KINDS)
    row.number(_total(state.old, cards))
    row.number(state.bonuses[tiles + EXCHANGE])
    row.number(state.bonuses[tiles + PLUS_ONE])
    row.number(state.bonuses[tiles + CARD_TAKING])


def _total(counts: list[int], first: i64) -> i64:
    total: i64 = 0
    at: i64
    for at in range(first, first + KINDS):
        total += counts[at]
    return total


def _province(state: State, row: Row, province: i64) -> None:
    filled: i64 = state.filled[province]
    first, tiles = province * POSITIONS, province * TILES_A_PROVINCE
    taken = min(filled, TILES_A_PROVINCE)
    at: i64
    for at in range(first, first + POSITIONS):
        _kamon(state, row, at)
    row.number(TILE_TROOP[state.tiles[tiles + filled]] + 1 if filled < TILES_A_PROVINCE else 0)
    for at in range(tiles, tiles + taken):
        row.number(state.tiles[at] + 1)
    row.skip(POSITIONS - taken)
    _need(state, row, province)
    row.seat_flag(dominating(state, province))


def _kamon(state: State, row: Row, at: i64) -> None:
    """A seat code, and more if it is golden."""
    owner: i64 = state.owners[at]
    if owner == NONE:
        row.skip(1)
    else:
        row.number(row.place_of(owner) + 1 + state.golden[at] * state.seats)


def _need(state: State, row: Row, province: i64) -> None:
    """What the first free position takes."""
    if state.filled[province] == POSITIONS:
        row.skip(TROOPS + 1)
        return
    need = need_of(state, province)
    row.add(need.first, need.a)
    row.add(need.second, need.b)
    row.skip(TROOPS)
    row.number(need.price)


# --- the sharing ------------------------------------------------------------------------------------------


def _sharing(state: State, row: Row) -> None:
    row.seat_flag(state.tairo)
    row.seat_flag(state.asked)
    row.seat_flags(refused(state))
    row.bits(state.hierarchy >> 1, DAIMYO)
    drafted = state.step in (LOT, SPLIT) and row.viewer != state.tairo
    if state.step != CHOOSE:
        row.add_part(state.tray, 0, KINDS)
    if drafted:
        row.add_part(state.draft, 0, KINDS)
    row.skip(KINDS)
    lot = state.step in (LOT, OFFER, SPLIT, CHOOSE) and not drafted
    _lot(row, state.lot_seals, state.draft, there=lot)
    _lot(row, state.other_seals, state.tray, there=state.step == CHOOSE)


def _lot(row: Row, seals: i64, cards: list[int], *, there: bool) -> None:
    row.flag(there)
    row.number(seals if there else 0)
    row.numbers(cards if there else [], KINDS)


# --- the turn ---------------------------------------------------------------------------------------------


def _turn(state: State, row: Row) -> None:
    paying = state.step == PAY and row.viewer == state.active
    row.seat_flag(state.active)
    row.number(state.placed)
    row.flag(state.hatamoto_used)
    row.one_of(state.province if paying else NONE, PROVINCES)
    row.flag(paying and state.way == BY_KOKUS)
    if paying:
        row.numbers(_bounds(state.ways, least=True), PARTS)
        row.numbers(_bounds(state.ways, least=False), PARTS)


def _bounds(ways: list[list[int]], *, least: bool) -> list[int]:
    """By part of a payment, the smallest or the largest number of all ways."""
    found = ways[0][:]
    part: i64
    for way in ways:
        for part in range(PARTS):
            if way[part] != found[part] and (way[part] < found[part]) == least:
                found[part] = way[part]
    return found
