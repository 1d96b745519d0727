"""Draws a whole State that agrees with an Observation. Only plans are hidden: nothing else is drawn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.moves import Move
from tenka.core.sealed import SealedChoice
from tenka.games.shogun.cards import full_hands
from tenka.games.shogun.material import (
    BUILDING_IDS,
    EMPTY,
    SPACE_IDS,
    SPECIAL_IDS,
    SPECIALS,
)
from tenka.games.shogun.moves import is_province
from tenka.games.shogun.rules import Rules
from tenka.games.shogun.setup import empty_state
from tenka.games.shogun.state import NOBODY, NONE, Claims, State

if TYPE_CHECKING:
    from tenka.games.shogun.observation import DraftView, Observation

SEASONS: Final = ("spring", "summer", "fall", "winter")
STREAM: Final = "resample"


def resample(rules: Rules, seen: Observation, chance: Chance) -> State:
    state = public_state(rules, seen)
    state.hands = full_hands(rules, state)
    if seen.step == "plan":
        _planning_part(rules, state, seen, chance)
    elif any(state.planned):
        for seat in range(state.seats):
            _board_part(rules, state, seen, seat, chance)
    return state


def public_state(rules: Rules, seen: Observation) -> State:
    """All that everybody knows. Hands and boards are not filled in."""
    state = empty_state(rules)
    state.step = rules.step_asking(seen.step)
    _map_part(rules, state, seen)
    _seat_part(state, seen)
    _round_part(rules, state, seen)
    if seen.draft_table is not None:
        _draft_part(rules, state, seen, seen.draft_table)
    for view in rules.module_views:
        view.read(state, getattr(seen, view.field))
    return state


def _map_part(rules: Rules, state: State, seen: Observation) -> None:
    number = rules.material.board.number
    for name, view in seen.provinces.items():
        province = number[name]
        state.owner[province] = NOBODY if view.owner is None else view.owner
        state.armies[province] = view.armies
        state.markers[province] = view.markers
        state.fresh[province] = view.new
        for building in view.buildings:
            state.buildings[province] |= 1 << BUILDING_IDS.index(building)


def _seat_part(state: State, seen: Observation) -> None:
    state.chests = [view.chests for view in seen.seats]
    state.rice = [view.rice for view in seen.seats]
    state.points = [view.points for view in seen.seats]
    state.supply = [view.supply for view in seen.seats]
    state.supply.append(seen.farmers)
    state.stock = [seen.castles, seen.temples, seen.theaters, seen.markers]
    state.planned = [view.cards_to_plan for view in seen.seats]
    state.ranks = list(seen.ranks)


def _round_part(rules: Rules, state: State, seen: Observation) -> None:
    number = rules.material.board.number
    events = rules.material.event_ids
    state.year = seen.year
    state.season = SEASONS.index(seen.season)
    state.track = [SPACE_IDS.index(action) for action in seen.track if action is not None]
    state.slot = NONE if seen.number is None else seen.number - 1
    state.event = NONE if seen.event is None else events.index(seen.event)
    state.open_events = [events.index(event) for event in seen.open_events]
    state.past_events = [events.index(event) for event in seen.past_events]
    state.bidders = list(seen.bidders)
    state.order = list(seen.order)
    state.turn = 0 if seen.turn is None else state.order.index(seen.turn)
    state.province = NONE if seen.province is None else number[seen.province]
    state.revolts = [number[name] for name in seen.revolts]
    state.revolt_farmers = seen.revolt_farmers
    state.shelves = list(seen.tower.shelves[0]) + list(seen.tower.shelves[1])
    state.tray = list(seen.tower.tray)
    _special_part(state, seen)


def _special_part(state: State, seen: Observation) -> None:
    state.specials = [SPECIAL_IDS.index(special) for special in seen.specials]
    state.places = [NOBODY] * SPECIALS if state.specials else []
    for seat, view in enumerate(seen.seats):
        if view.place is not None and view.special is not None:
            state.places[view.place - 1] = seat
            state.special_of[seat] = SPECIAL_IDS.index(view.special)


def _draft_part(rules: Rules, state: State, seen: Observation, table: DraftView) -> None:
    number = rules.material.board.number
    claims = Claims(table.first, [], [list(view.groups) for view in seen.seats])
    claims.face_up = [number[name] for name in table.face_up]
    claims.under = [number[name] for name in table.under]
    claims.renewed = table.renewed
    claims.claimed = NONE if table.claimed is None else number[table.claimed]
    claims.faced = [[number[name] for name in view.faced] for view in seen.seats]
    known = [*claims.face_up, *claims.under, claims.claimed]
    for province, owner in enumerate(state.owner):
        if rules.in_play[province] and owner == NOBODY and province not in known:
            claims.pile.append(province)
    state.claims = claims


# --- plans ------------------------------------------------------------------------------------------


def _planning_part(rules: Rules, state: State, seen: Observation, chance: Chance) -> None:
    """Sealed plans of others are drawn; who has not sealed has not begun, as far as anybody knows."""
    state.sealed = SealedChoice([True] * state.seats)
    for seat in range(state.seats):
        if seat == seen.viewer:
            cards = [rules.moves.cards.index(card) for card in seen.draft]
            _replay_draft(rules, state, seat, cards, chance)
        elif seen.seats[seat].sealed:
            _draw_plan(rules, state, seat, chance)


def _replay_draft(rules: Rules, state: State, seat: int, cards: list[int], chance: Chance) -> None:
    plan = rules.steps[state.step]
    for space, card in enumerate(cards):
        plan.play(state, seat, rules.moves.plan[space][card], chance, None)


def _draw_plan(rules: Rules, state: State, seat: int, chance: Chance) -> None:
    plan = rules.steps[state.step]
    for _ in rules.space_ids:
        moves: list[Move] = plan.moves(state, seat)
        plan.play(state, seat, moves[chance.pick(STREAM, len(moves))], chance, None)


def _board_part(rules: Rules, state: State, seen: Observation, seat: int, chance: Chance) -> None:
    """A plan during the actions: what was shown is known, the rest is drawn from what can lie there."""
    view = seen.seats[seat]
    board = state.board[seat]
    hidden: list[int] = []
    for space, name in enumerate(rules.space_ids):
        state.shown[seat][space] = name in view.shown
        card = view.plan[name]
        if card is None:
            hidden.append(space)
        else:
            board[space] = rules.moves.cards.index(card)
    state.drafted[seat] = len(board)
    if hidden:
        _draw_hidden(state, seat, hidden, chance)
    state.hands[seat] = [card for card in state.hands[seat] if card not in board]


def _draw_hidden(state: State, seat: int, hidden: list[int], chance: Chance) -> None:
    """Spaces are empty only as far as the cards do not suffice."""
    cards = _possible_cards(state, seat)
    empty = max(0, len(hidden) - len(cards))
    for space in chance.shuffle(STREAM, hidden):
        state.board[seat][space] = EMPTY if empty > 0 else cards.pop(chance.pick(STREAM, len(cards)))
        empty -= 1


def _possible_cards(state: State, seat: int) -> list[int]:
    """Cards of a seat that may lie face down: neither seen elsewhere nor won during this round."""
    shown = [card for card, seen in zip(state.board[seat], state.shown[seat], strict=True) if seen]
    return [
        card
        for card in state.hands[seat]
        if card not in shown and not (is_province(card) and state.fresh[card])
    ]
