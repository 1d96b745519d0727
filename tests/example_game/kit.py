"""The game for the compliance kit."""

from __future__ import annotations

from typing import Any

from tenka.core.chance import Chance
from tenka.core.events import Event
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tests.example_game.events import CardPlayed, RoundWon
from tests.example_game.game import CARDS, HAND, Highest
from tests.kit.compliance import Compliance, Effort
from tests.kit.kit import Kit

SEATS = (2, 3, 4)


def invariant(game: AnyGame, state: Any) -> None:
    cards = [*(card for hand in state.hands for card in hand), *filter(None, state.table), *state.gone]
    assert len(set(cards)) == len(cards) == HAND * game.seats, "a card is lost or doubled"
    assert sum(state.points) == len(state.gone) // game.seats


def scramble(state: Any, viewer: int, chance: Chance) -> None:
    own = state.hands[viewer] if viewer >= 0 else []
    pool = chance.shuffle("scramble", [card for card in CARDS if card not in own])
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            state.hands[seat] = sorted(pool.pop() for _ in hand)


def reveals(event: Event) -> bool:
    return isinstance(event, CardPlayed | RoundWon)


def kit(seats: int, options: Options | None = None) -> Kit:
    return Kit(lambda: Highest(seats), invariant, scramble, reveals, most_decisions=HAND * seats + 1)


COMPLIANCE = Compliance(
    "highest",
    kit,
    [(seats, {}) for seats in SEATS],
    Effort(random_games=20, whole_games=200, legality=5, copies=5, records=5, resampled=5, scrambled=10),
    may_show={"dealt": lambda event, viewer: viewer >= 0, "card-played": lambda event, viewer: True},
)
