"""Zipang Portable as a row of numbers, straight from the State; `layout` says what each number is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenka.core.rows import Row, RowWriter
from tenka.games.zipang.material import KINDS, MOST_CARDS, MOST_IN_HAND
from tenka.games.zipang.moves import POT
from tenka.games.zipang.state import NONE, OVER, PLAY_TAKEN, REACT, TAKE_HAND, State
from tenka.games.zipang.steps import STEPS

STEP_NAMES: Final = OVER + 1


class ZipangRows(RowWriter[State]):
    def write(self, state: State, row: Row) -> None:
        _table(state, row)
        row.codes(state.hands[row.viewer], MOST_IN_HAND)
        place: i64
        for place in range(state.seats):
            _seat(state, row, row.seat_at(place))
        _taken(state, row)
        if state.step in (REACT, TAKE_HAND):
            _question(state, row)


def _table(state: State, row: Row) -> None:
    row.one_of(row.viewer, state.seats)
    row.one_of(state.step, STEP_NAMES)
    row.seat_flag(NONE if state.step == OVER else STEPS[state.step].actor(state))
    row.seat_flag(state.active)
    row.number(state.campaign)
    row.flag(state.last_turn)
    row.number(state.pot)
    row.number(state.removed)
    row.number(len(state.supply))
    row.codes(state.discards, MOST_CARDS)
    row.by_seat(state.ranks)


def _seat(state: State, row: Row, seat: i64) -> None:
    viewer, seats = row.viewer, state.seats
    hand, own = state.hands[seat], seat == viewer
    row.number(state.coins[seat])
    row.number(len(hand))
    row.flag(state.in_campaign[seat])
    row.flag(state.had_turn[seat])
    row.number(state.proved[seat])
    row.counts(hand if own else hand[: state.seen[viewer * seats + seat]], KINDS)
    row.counts([] if own else state.hands[viewer][: state.seen[seat * seats + viewer]], KINDS)


def _taken(state: State, row: Row) -> None:
    row.one_of(state.taken if state.step == PLAY_TAKEN else NONE, KINDS)
    row.seat_flag(state.taken_from)
    row.flag(state.taken_from < NONE)


def _question(state: State, row: Row) -> None:
    row.one_of(state.card, KINDS)
    row.seat_set(0 if state.targets == POT else state.targets)
    row.flag(state.targets == POT)
    row.seat_flag(state.asked)
    row.seat_set(state.answered & ~state.monks & ~state.paid)
    row.seat_set(state.answered & state.monks)
    row.seat_set(state.answered & state.paid & ~state.monks)
