"""Builds an Observation, field by field, from what its viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.events import PUBLIC
from tenka.games.shitenno.count import dominating
from tenka.games.shitenno.material import (
    BONUSES,
    CARD_TAKING,
    DAIMYO,
    EXCHANGE,
    GENERALS,
    KINDS,
    KOKUS,
    PLUS_ONE,
    POSITIONS,
    PROVINCE_NAMES,
    PROVINCES,
    ROUNDS,
    TILE_NAMES,
    TILES_A_PROVINCE,
    TROOP_NAMES,
    names,
)
from tenka.games.shitenno.moves import (
    CARD_PARTS,
    CONTROL,
    EXCHANGE_PART,
    HATAMOTO_PART,
    PLUS_ONE_PART,
    USES,
    WAYS,
)
from tenka.games.shitenno.observation import (
    Kamon,
    Lot,
    Observation,
    Payment,
    ProvinceView,
    SeatView,
    StepName,
)
from tenka.games.shitenno.payment import narrow, need_of, open_part, payments, purse_of
from tenka.games.shitenno.sharing import refused
from tenka.games.shitenno.state import CHOOSE, LOT, NONE, OFFER, OVER, PAY, SPLIT, TURN
from tenka.games.shitenno.steps import STEPS
from tenka.games.shitenno.story import hand, seat_or_none

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tenka.games.shitenno.state import State

STEP_NAMES: tuple[StepName, ...] = ("lot", "offer", "split", "choose", "turn", "pay", "gild", "over", "over")


def observe(state: State, viewer: int) -> Observation:
    drafted = state.step in (LOT, SPLIT) and viewer != state.tairo
    paying = state.step == PAY and viewer == state.active
    return Observation(
        game="shitenno",
        viewer=viewer,
        step="turn" if state.step == PAY and not paying else STEP_NAMES[state.step],
        actors=[] if state.step == OVER else [STEPS[state.step].actor(state)],
        year=state.year,
        years=ROUNDS[state.seats],
        order=sorted(range(state.seats), key=lambda seat: -state.titles[seat]),
        seats=[_seat(state, seat) for seat in range(state.seats)],
        provinces=[_province(state, province) for province in range(PROVINCES)],
        troop_deck=len(state.troop_deck),
        koku_deck=len(state.koku_deck),
        discards=names(state.discards[:KOKUS]),
        spent_kokus=names([0] * KOKUS + state.discards[KOKUS:]),
        old_unseen=names([sum(state.old[kind::KINDS]) for kind in range(KINDS)]),
        hand=[] if viewer == PUBLIC else names(hand(state, viewer)),
        hand_old=[] if viewer == PUBLIC else names(_of(state.old, viewer)),
        tairo=seat_or_none(state.tairo),
        asked=seat_or_none(state.asked),
        refused=refused(state),
        hierarchy=[seals for seals in range(DAIMYO, 0, -1) if state.hierarchy >> seals & 1],
        tray=_tray(state, with_draft=drafted),
        lot=None if drafted else _lot(state),
        other_lot=Lot(state.other_seals, names(state.tray)) if state.step == CHOOSE else None,
        active=seat_or_none(state.active),
        placed=state.placed,
        hatamoto_used=state.hatamoto_used,
        paying=PROVINCE_NAMES[state.province] if paying else None,
        payments=_payments(state, viewer),
        ranks=list(state.ranks),
    )


def _of(counts: list[int], seat: int) -> list[int]:
    return counts[seat * KINDS : seat * KINDS + KINDS]


def _seat(state: State, seat: int) -> SeatView:
    bonuses = state.bonuses[seat * BONUSES : seat * BONUSES + BONUSES]
    return SeatView(
        general=GENERALS[seat],
        title=state.titles[seat],
        lot=state.taken[seat] or None,
        points=state.points[seat],
        kamons=state.stock[seat],
        cards=sum(_of(state.hands, seat)),
        known=names(_of(state.known, seat)),
        old=sum(_of(state.old, seat)),
        exchange=bonuses[EXCHANGE],
        plus_one=bonuses[PLUS_ONE],
        card_taking=bonuses[CARD_TAKING],
    )


def _province(state: State, province: int) -> ProvinceView:
    filled, first = state.filled[province], province * POSITIONS
    tiles = state.tiles[province * TILES_A_PROVINCE : (province + 1) * TILES_A_PROVINCE]
    need = need_of(state, province) if filled < POSITIONS else None
    troops = [need.first] * need.a + [need.second] * need.b if need else []
    return ProvinceView(
        id=PROVINCE_NAMES[province],
        kamons=[Kamon(state.owners[at], bool(state.golden[at])) for at in range(first, first + filled)],
        tile=TROOP_NAMES[tiles[filled] // BONUSES] if filled < TILES_A_PROVINCE else None,
        taken=[TILE_NAMES[tile] for tile in tiles[:filled]],
        troops=[TROOP_NAMES[troop] for troop in troops],
        price=need.price if need else None,
        leader=seat_or_none(dominating(state, province)),
    )


# --- the sharing ------------------------------------------------------------------------------------------


def _tray(state: State, *, with_draft: bool) -> list[str]:
    if state.step == CHOOSE:
        return []
    if with_draft:
        return names([tray + draft for tray, draft in zip(state.tray, state.draft, strict=True)])
    return names(state.tray)


def _lot(state: State) -> Lot | None:
    if state.step not in (LOT, OFFER, SPLIT, CHOOSE):
        return None
    return Lot(state.lot_seals or None, names(state.draft))


# --- payments ---------------------------------------------------------------------------------------------


def _payments(state: State, viewer: int) -> list[Payment]:
    if state.active != viewer or viewer == NONE:
        return []
    if state.step == PAY:
        return list(_listed(state.province, state.way, state.ways, []))
    return list(_all_payments(state, viewer)) if state.step == TURN else []


def _all_payments(state: State, viewer: int) -> Iterator[Payment]:
    purse = purse_of(state, viewer)
    for move in STEPS[TURN].moves(state, viewer):
        if move.kind == CONTROL:
            ways = payments(need_of(state, move.a), purse, move.b)
            yield from _listed(move.a, move.b, ways, [move.name])


def _listed(province: int, way: int, ways: list[list[int]], moves: list[str]) -> Iterator[Payment]:
    """In the order in which the payment is asked for."""
    if len(ways) == 1:
        yield _payment(province, way, ways[0], moves)
        return
    part = open_part(ways)
    for move in USES[part]:
        left = narrow(ways, part, move.b)
        if left:
            yield from _listed(province, way, left, [*moves, move.name])


def _payment(province: int, way: int, counts: list[int], moves: list[str]) -> Payment:
    return Payment(
        province=PROVINCE_NAMES[province],
        way=WAYS[way],
        cards=names(counts[CARD_PARTS:]),
        hatamoto=bool(counts[HATAMOTO_PART]),
        exchange=counts[EXCHANGE_PART],
        plus_one=counts[PLUS_ONE_PART],
        choice=" ".join(moves),
    )
