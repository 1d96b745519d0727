"""Shogun as a row of numbers, straight from the State; `layout` and the modules say what each number is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenka.core.rows import Row, RowWriter
from tenka.games.shogun.material import (
    ACTIONS,
    EVENTS_A_YEAR,
    FACE_UP,
    GROUPS,
    MARKERS,
    PAST_EVENTS,
    PROVINCES,
    SIDES,
    SPECIALS,
)
from tenka.games.shogun.modules.catalog import modules_named
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.state import NOBODY, NONE, WINTER, Claims, State

if TYPE_CHECKING:
    from tenka.games.shogun.modules.facets import ModuleRows

SEASONS: Final = WINTER + 1


class ShogunRows(RowWriter[State]):
    def __init__(self, rules: Rules, questions: tuple[str, ...]) -> None:
        self.rules: Final = rules
        self.questions: Final = {name: place for place, name in enumerate(questions)}
        self.cards: Final[i64] = len(rules.moves.cards)
        self.moon: Final = rules.material.board.side != SIDES[0]
        self.modules: Final[list[ModuleRows]] = [
            module.rows(rules) for module in modules_named(rules.material.modules)
        ]

    def write(self, state: State, row: Row) -> None:
        self.write_step(state, row)
        self.write_round(state, row)
        self.write_seats(state, row)
        self.write_map(state, row)
        self.write_own(state, row)
        self.write_tower(state, row)
        self.write_claims(state, row)
        for module in self.modules:
            module.write(state, row)

    # --- the round --------------------------------------------------------------------------------------

    def write_step(self, state: State, row: Row) -> None:
        step = self.rules.steps[state.step]
        row.one_of(row.viewer, state.seats)
        row.one_of(self.questions[step.question(state)], len(self.questions))
        row.seat_flags(step.actors(state))
        row.flag(self.moon)
        row.number(state.year)
        row.one_of(state.season, SEASONS)

    def write_round(self, state: State, row: Row) -> None:
        row.codes(state.track, ACTIONS)
        row.flag(len(state.track) > 0)
        row.number(state.slot + 1)
        row.number(state.event + 1)
        row.codes(state.open_events, EVENTS_A_YEAR)
        row.codes(state.past_events, PAST_EVENTS)
        row.codes(state.specials, SPECIALS)
        row.seat_codes(state.bidders, state.seats)
        row.seat_codes(state.order, state.seats)
        in_turn = self.rules.steps[state.step].in_turn()
        row.seat_flag(state.order[state.turn] if in_turn else NOBODY)
        row.number(state.province + 1)
        row.codes(state.revolts, PROVINCES)
        row.number(state.revolt_farmers)
        row.by_seat(state.ranks)

    # --- seats ------------------------------------------------------------------------------------------

    def write_seats(self, state: State, row: Row) -> None:
        provinces = [0] * state.seats
        for owner in state.owner:
            if owner != NOBODY:
                provinces[owner] += 1
        place: i64
        for place in range(state.seats):
            seat = row.seat_at(place)
            self.write_goods(state, row, seat, provinces[seat])
            self.write_plan(state, row, seat)
            self.write_places(state, row, seat)

    def write_goods(self, state: State, row: Row, seat: i64, provinces: i64) -> None:
        row.number(state.chests[seat])
        row.number(state.rice[seat])
        row.number(state.points[seat])
        row.number(state.supply[seat])
        row.number(provinces)
        row.number(state.planned[seat])

    def write_plan(self, state: State, row: Row, seat: i64) -> None:
        """The viewer's own cards, and those of others that everybody has seen."""
        sealed, board, shown = state.sealed, state.board[seat], state.shown[seat]
        row.flag(sealed is not None and sealed.sealed[seat])
        laid = sealed is None and state.planned[seat] > 0
        row.flag(laid)
        own = seat == row.viewer
        if laid:
            space: i64
            for space in range(self.rules.spaces):
                row.number(board[space] + 1 if own or shown[space] else 0)
        else:
            row.skip(self.rules.spaces)
        for seen in shown:
            row.flag(seen)

    def write_places(self, state: State, row: Row, seat: i64) -> None:
        claims = state.claims
        row.number(state.special_of[seat] + 1)
        row.number(state.places.index(seat) + 1 if seat in state.places else 0)
        row.numbers([] if claims is None else claims.groups[seat], GROUPS)
        row.codes([] if claims is None else claims.faced[seat], FACE_UP)

    # --- the map and the tower --------------------------------------------------------------------------

    def write_map(self, state: State, row: Row) -> None:
        owner, armies, markers, fresh = state.owner, state.armies, state.markers, state.fresh
        province: i64
        for province in range(PROVINCES):
            if not self.rules.in_play[province]:
                row.skip(state.seats + MARKERS + 3)
                continue
            row.seat_flag(owner[province])
            row.number(armies[province])
            row.bits(state.buildings[province], MARKERS)
            row.number(markers[province])
            row.flag(fresh[province])

    def write_own(self, state: State, row: Row) -> None:
        row.counts(state.hands[row.viewer], self.cards)
        board = state.board[row.viewer]
        row.codes([] if state.sealed is None else board[: state.drafted[row.viewer]], self.rules.spaces)

    def write_tower(self, state: State, row: Row) -> None:
        colors = self.rules.colors
        write_cubes(row, state.shelves[:colors])
        write_cubes(row, state.shelves[colors:])
        write_cubes(row, state.tray)
        row.number(state.supply[self.rules.farmers])
        row.numbers(state.stock, MARKERS + 1)

    # --- the draft --------------------------------------------------------------------------------------

    def write_claims(self, state: State, row: Row) -> None:
        claims = state.claims
        if claims is None:
            row.skip(state.seats + FACE_UP + PROVINCES + 3)
        else:
            write_draft(row, claims)


def write_cubes(row: Row, cubes: list[int]) -> None:
    """By color: the seats, the viewer's first, then the farmers."""
    row.by_seat(cubes)
    row.number(cubes[-1])


def write_draft(row: Row, claims: Claims) -> None:
    row.seat_flag(claims.first)
    row.codes(claims.face_up, FACE_UP)
    row.number(len(claims.pile) + len(claims.under))
    row.codes(claims.under, PROVINCES)
    row.flag(claims.renewed)
    row.number(claims.claimed - NONE)
