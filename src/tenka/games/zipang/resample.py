"""Draws a whole State that agrees with an Observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenka.core.chance import Chance
from tenka.core.events import PUBLIC
from tenka.games.zipang.campaign import DECKS
from tenka.games.zipang.deals import STREAM, counted, deals
from tenka.games.zipang.hands import points
from tenka.games.zipang.material import BTL, KIND
from tenka.games.zipang.moves import POT
from tenka.games.zipang.state import NONE, State

if TYPE_CHECKING:
    from tenka.games.zipang.observation import Observation

STEP_NUMBERS: Final = {
    "turn": 0, "react": 1, "play-taken": 2, "take-discard": 3, "take-hand": 4, "over": 5
}  # fmt: skip
SHUFFLES: Final = 64
"""So many are tried; where none fits, it is worth to count which deals do."""


def resample(seen: Observation, chance: Chance) -> State:
    """`seen` is an Observation of Zipang."""
    state = _public_part(seen)
    _question_part(state, seen)
    fixed = [_kinds(view.known) for view in seen.seats]
    pool = _unseen(state, fixed)
    _draw(state, seen, fixed, pool, chance)
    _knowledge_part(state, seen)
    return state


def _draw(state: State, seen: Observation, fixed: list[list[int]], pool: list[int], chance: Chance) -> None:
    for _ in range(SHUFFLES):
        _deal(state, seen, fixed, chance.shuffle(STREAM, pool))
        if _fits(state):
            return
    _deal_strong_hands(state, seen, fixed, chance.shuffle(STREAM, pool), chance)


def _kinds(cards: list[str]) -> list[int]:
    return [KIND[card] for card in cards]


def _public_part(seen: Observation) -> State:
    state = State(len(seen.seats))
    state.step = STEP_NUMBERS[seen.step]
    state.campaign = seen.campaign
    state.active = seen.active
    state.last_turn = seen.last_turn
    state.coins = [view.coins for view in seen.seats]
    state.pot = seen.pot
    state.removed = seen.removed
    state.discards = _kinds(seen.discards)
    state.in_campaign = [view.in_campaign for view in seen.seats]
    state.had_turn = [view.had_turn for view in seen.seats]
    state.proved = [view.proved_btl for view in seen.seats]
    state.ranks = list(seen.ranks)
    state.taken = NONE if seen.taken is None else KIND[seen.taken]
    state.taken_from = seen.taken_from
    return state


def _question_part(state: State, seen: Observation) -> None:
    question = seen.question
    if question is None:
        return
    state.card = KIND[question.card]
    state.targets = POT if question.targets == [-1] else sum(1 << seat for seat in question.targets)
    state.asked = NONE if question.asked is None else question.asked
    for seat, answer in question.answers.items():
        bit = 1 << seat
        state.answered |= bit
        if answer == "monk":
            state.monks |= bit
        elif answer == "coin":
            state.paid |= bit


def _unseen(state: State, fixed: list[list[int]]) -> list[int]:
    """The cards whose place the viewer does not know."""
    pool = list(DECKS[state.seats])
    for card in state.discards:
        pool.remove(card)
    for cards in fixed:
        for card in cards:
            pool.remove(card)
    if state.taken != NONE:
        pool.remove(state.taken)
    return pool


def _deal(state: State, seen: Observation, fixed: list[list[int]], pool: list[int]) -> None:
    state.hands = []
    for seat in range(state.seats):
        missing: int = seen.seats[seat].cards - len(fixed[seat])
        state.hands.append(fixed[seat] + pool[:missing])
        pool = pool[missing:]
    state.face_down = pool[0]
    state.supply = pool[1:]


def _deal_strong_hands(
    state: State, seen: Observation, fixed: list[list[int]], pool: list[int], chance: Chance
) -> None:
    """First to the hands that must be strong. ImpossiblePosition."""
    strong = [seat for seat in range(state.seats) if points(fixed[seat], BTL) < state.proved[seat]]
    needs: list[tuple[int, int]] = []
    for seat in strong:
        missing: int = seen.seats[seat].cards - len(fixed[seat])
        needs.append((missing, state.proved[seat] - points(fixed[seat], BTL)))
    known = fixed[:]
    drawn = deals(counted(pool), tuple(needs)).draw(pool, chance)
    for seat, cards in zip(strong, drawn, strict=True):
        known[seat] = fixed[seat] + cards
    _deal(state, seen, known, pool)


def _fits(state: State) -> bool:
    """Whether every hand could have made the blocks that it made."""
    return all(points(state.hands[seat], BTL) >= state.proved[seat] for seat in range(state.seats))


def _knowledge_part(state: State, seen: Observation) -> None:
    """Who has seen what, as far as the viewer knows; what others saw of each other stays open."""
    seats = state.seats
    state.seen = [0] * ((seats + 1) * seats)
    state.shown = (1 << seats) - 1
    viewer: int = seen.viewer
    row = seats if viewer == PUBLIC else viewer
    for seat in range(seats):
        if seat != viewer:
            state.seen[row * seats + seat] = len(seen.seats[seat].known)
            if viewer != PUBLIC:
                state.seen[seat * seats + viewer] = len(seen.seats[seat].knows_mine)
