"""Builds an Observation, field by field, from what its viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.core.events import PUBLIC
from tenka.games.zipang.events import Answer
from tenka.games.zipang.material import ATTACK, NAMES, names
from tenka.games.zipang.observation import Observation, Question, SeatView, StepName
from tenka.games.zipang.state import NONE, OVER, PLAY_TAKEN, REACT, TAKE_HAND
from tenka.games.zipang.steps import STEPS
from tenka.games.zipang.story import target_list

if TYPE_CHECKING:
    from tenka.games.zipang.state import State

STEP_NAMES: tuple[StepName, ...] = ("turn", "react", "play-taken", "take-discard", "take-hand", "over")


def observe(state: State, viewer: int) -> Observation:
    return Observation(
        game="zipang",
        viewer=viewer,
        step=STEP_NAMES[state.step],
        actors=[] if state.step == OVER else [STEPS[state.step].actor(state)],
        campaign=state.campaign,
        active=state.active,
        last_turn=state.last_turn,
        seats=[_seat(state, viewer, seat) for seat in range(state.seats)],
        hand=[] if viewer == PUBLIC else names(state.hands[viewer]),
        pot=state.pot,
        removed=state.removed,
        supply=len(state.supply),
        discards=names(state.discards),
        taken=NAMES[state.taken] if state.step == PLAY_TAKEN else None,
        taken_from=state.taken_from,
        question=_question(state),
        ranks=list(state.ranks),
    )


def _seat(state: State, viewer: int, seat: int) -> SeatView:
    return SeatView(
        coins=state.coins[seat],
        cards=len(state.hands[seat]),
        in_campaign=state.in_campaign[seat],
        had_turn=state.had_turn[seat],
        known=_known(state, viewer, seat),
        proved_btl=state.proved[seat],
        knows_mine=[] if viewer in (PUBLIC, seat) else _seen(state, seat, viewer),
    )


def _known(state: State, viewer: int, seat: int) -> list[str]:
    if viewer == seat:
        return names(state.hands[seat])
    return _seen(state, state.seats if viewer == PUBLIC else viewer, seat)


def _seen(state: State, viewer: int, owner: int) -> list[str]:
    return names(sorted(state.hands[owner][: state.seen[viewer * state.seats + owner]]))


def _question(state: State) -> Question | None:
    if state.step not in (REACT, TAKE_HAND):
        return None
    return Question(
        card=NAMES[state.card],
        by=state.active,
        targets=target_list(state.targets),
        asked=None if state.asked == NONE else state.asked,
        answers={seat: _answer(state, seat) for seat in range(state.seats) if state.answered >> seat & 1},
        attack=ATTACK[state.card],
    )


def _answer(state: State, seat: int) -> Answer:
    if state.monks >> seat & 1:
        return "monk"
    return "coin" if state.paid >> seat & 1 else "let"
