"""Zipang Portable for the compliance kit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenka.core.chance import Chance
from tenka.core.events import PUBLIC, Event
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.games import load
from tenka.games.zipang import events
from tenka.games.zipang.material import BTL, deck, start_coins
from tenka.games.zipang.state import NONE, OVER
from tests.kit.compliance import Compliance, Effort
from tests.kit.kit import Kit

SEATS = (2, 3, 4, 5, 6)
CAMPAIGNS = {2: 7, 3: 13, 4: 17, 5: 21, 6: 25}
CAMPAIGN_DECISIONS = 400
DECKS = {seats: sorted(deck(seats)) for seats in SEATS}
OPENING = (
    events.Dealt,
    events.Blocked,
    events.Eliminated,
    events.OutOfCards,
    events.HandShown,
    events.HandLost,
    events.Looked,
    events.HonorCompared,
)
COINS = {seats: seats * start_coins(seats) for seats in SEATS}


def invariant(game: AnyGame, state: Any) -> None:
    cards = (
        [card for hand in state.hands for card in hand] + state.supply + state.discards + [state.face_down]
    )
    if state.taken != NONE:
        cards.append(state.taken)
    cards.sort()
    assert cards == DECKS[game.seats], "a card is lost or doubled"
    assert sum(state.coins) + state.pot + state.removed == COINS[game.seats], "a coin is lost or doubled"
    assert min(state.coins) >= 0
    assert state.pot >= 0
    assert state.campaign <= CAMPAIGNS[game.seats]
    if state.step != OVER:
        check_hands(state)


def check_hands(state: Any) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= (3 if seat == state.active else 2)
        assert state.in_campaign[seat] or not hand
        assert not state.supply or not state.in_campaign[seat] or len(hand) >= 2
        assert sum(state.proved) == 0 or state.proved[seat] <= btl(hand)


def btl(hand: list[int]) -> int:
    return sum(BTL[card] for card in hand)


def scramble(state: Any, viewer: int, chance: Chance) -> None:
    """After the deal a viewer knows only the own hand: everything else may lie anywhere."""
    others = [seat for seat in range(state.seats) if seat != viewer or viewer == PUBLIC]
    hidden = [card for seat in others for card in state.hands[seat]] + state.supply + [state.face_down]
    pool = chance.shuffle("scramble", hidden)
    for seat in others:
        state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
    state.face_down = pool.pop()
    state.supply = pool


def reveals(event: Event) -> bool:
    """Cards that are turned up, or what follows from the strength or honor of a hidden hand."""
    if isinstance(event, (events.Drew, events.Took)):
        return event.card is not None
    return isinstance(event, OPENING)


def kit(seats: int, options: Options | None = None) -> Kit:
    return Kit(
        make=lambda: load("zipang", seats, options),
        invariant=invariant,
        scramble=scramble,
        reveals=reveals,
        most_decisions=CAMPAIGNS[seats] * CAMPAIGN_DECISIONS,
    )


MAY_SHOW_CARDS: dict[str, Callable[[Any, int], bool]] = {
    "dealt": lambda event, viewer: True,
    "drew": lambda event, viewer: viewer == event.seat,
    "blocked": lambda event, viewer: viewer in (event.seat, event.attacker),
    "looked": lambda event, viewer: viewer in (event.seat, event.target),
}

COMPLIANCE = Compliance(
    "zipang",
    kit,
    [(seats, {}) for seats in SEATS],
    Effort(
        random_games=1000,
        whole_games=10_000,
        legality=6,
        copies=3,
        records=20,
        resampled=15,
        scrambled=40,
    ),
    golden=SEATS,
    compiled=SEATS,
    may_show=MAY_SHOW_CARDS,
)
