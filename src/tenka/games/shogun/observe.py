"""Builds an Observation, field by field, from what its viewer may know."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from tenka.core.events import PUBLIC
from tenka.games.shogun import wire
from tenka.games.shogun.material import ACTIONS, BUILDING_IDS, MARKERS, SPACE_IDS, SPECIAL_IDS
from tenka.games.shogun.observation import (
    DraftView,
    Observation,
    ProvinceView,
    SeatView,
    Side,
    TowerView,
)
from tenka.games.shogun.state import NOBODY, NONE
from tenka.games.shogun.story import SEASONS, shelf_lists

if TYPE_CHECKING:
    from tenka.games.shogun.rules import Rules
    from tenka.games.shogun.state import Claims, State


def observe(rules: Rules, state: State, viewer: int) -> Observation:
    step = rules.steps[state.step]
    ids = rules.material.board.ids
    event_ids = rules.material.event_ids
    own = viewer != PUBLIC
    return wire.Observation(
        game="shogun",
        viewer=viewer,
        step=step.question(state),
        actors=step.actors(state),
        side=cast("Side", rules.material.board.side),
        year=state.year,
        season=SEASONS[state.season],
        seats=[_seat(rules, state, viewer, seat) for seat in range(state.seats)],
        provinces={
            ids[number]: _province(state, number) for number in range(len(ids)) if rules.in_play[number]
        },
        hand=_cards(rules, state.hands[viewer]) if own else [],
        draft=_cards(rules, _draft(state, viewer)) if own and state.sealed is not None else [],
        track=_track(state),
        number=None if state.slot == NONE else state.slot + 1,
        event=None if state.event == NONE else event_ids[state.event],
        open_events=[event_ids[event] for event in state.open_events],
        past_events=[event_ids[event] for event in state.past_events],
        specials=[SPECIAL_IDS[special] for special in state.specials],
        bidders=list(state.bidders),
        order=list(state.order),
        turn=state.order[state.turn] if step.in_turn() else None,
        province=None if state.province == NONE else ids[state.province],
        revolts=[ids[province] for province in state.revolts],
        revolt_farmers=state.revolt_farmers,
        tower=TowerView(shelf_lists(state.shelves, rules.colors), list(state.tray)),
        farmers=state.supply[rules.farmers],
        castles=state.stock[0],
        temples=state.stock[1],
        theaters=state.stock[2],
        markers=state.stock[MARKERS],
        draft_table=None if state.claims is None else _draft_table(rules, state.claims),
        ranks=list(state.ranks),
        **{view.field: view.show(state) for view in rules.module_views},
    )


def _cards(rules: Rules, cards: list[int]) -> list[str]:
    return [rules.moves.cards[card] for card in cards]


def _draft(state: State, seat: int) -> list[int]:
    return state.board[seat][: state.drafted[seat]]


def _track(state: State) -> list[str | None]:
    if not state.track:
        return []
    hidden: list[str | None] = [None] * (ACTIONS - len(state.track))
    return [*(SPACE_IDS[action] for action in state.track), *hidden]


def _province(state: State, number: int) -> ProvinceView:
    return _province_view(
        state.owner[number],
        state.armies[number],
        state.buildings[number],
        state.markers[number],
        new=state.fresh[number],
    )


@lru_cache(maxsize=2048)
def _province_view(owner: int, armies: int, buildings: int, markers: int, *, new: bool) -> ProvinceView:
    """Many provinces look alike: those of all tables share one view."""
    return ProvinceView(
        owner=None if owner == NOBODY else owner,
        armies=armies,
        buildings=tuple([name for building, name in enumerate(BUILDING_IDS) if buildings >> building & 1]),
        markers=markers,
        new=new,
    )


def _seat(rules: Rules, state: State, viewer: int, seat: int) -> SeatView:
    special = state.special_of[seat]
    planning = state.sealed is not None
    return SeatView(
        chests=state.chests[seat],
        rice=state.rice[seat],
        points=state.points[seat],
        supply=state.supply[seat],
        provinces=state.owner.count(seat),
        cards_to_plan=state.planned[seat],
        sealed=state.sealed is not None and state.sealed.sealed[seat],
        plan={} if planning or state.planned[seat] == 0 else _plan(rules, state, viewer, seat),
        shown=[name for name, shown in zip(rules.space_ids, state.shown[seat], strict=True) if shown],
        special=None if special == NONE else SPECIAL_IDS[special],
        place=state.places.index(seat) + 1 if seat in state.places else None,
        groups=[] if state.claims is None else list(state.claims.groups[seat]),
        faced=[] if state.claims is None else _cards(rules, state.claims.faced[seat]),
    )


def _plan(rules: Rules, state: State, viewer: int, seat: int) -> dict[str, str | None]:
    """The viewer's own cards, and those of others that everybody has seen."""
    plan: dict[str, str | None] = {}
    for space, name in enumerate(rules.space_ids):
        known = viewer == seat or state.shown[seat][space]
        plan[name] = rules.moves.cards[state.board[seat][space]] if known else None
    return plan


def _draft_table(rules: Rules, claims: Claims) -> DraftView:
    return DraftView(
        first=claims.first,
        face_up=_cards(rules, claims.face_up),
        pile=len(claims.pile) + len(claims.under),
        under=_cards(rules, claims.under),
        renewed=claims.renewed,
        claimed=None if claims.claimed == NONE else rules.moves.cards[claims.claimed],
    )
