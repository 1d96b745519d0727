"""Shitennō for the compliance kit."""

from __future__ import annotations

from collections.abc import Callable
from operator import sub
from typing import Any

from tenka.core.chance import Chance
from tenka.core.events import PUBLIC, Event
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.games import load
from tenka.games.shitenno import events
from tenka.games.shitenno.material import (
    BONUSES,
    COUNTS,
    KAMONS,
    KINDS,
    KOKUS,
    ROUNDS,
    TILES_A_PROVINCE,
)
from tenka.games.shitenno.setup import ALL_TILES
from tenka.games.shitenno.state import LOT, NONE, PAY, SPLIT
from tests.kit.compliance import Compliance, Effort
from tests.kit.kit import Kit

SEATS = (2, 3, 4)
ROUND_DECISIONS = 150
HALF_DONE = (LOT, SPLIT, PAY)
"""While a lot is formed or a payment chosen, nothing leaves its place for good: checked when it is done."""
OPENING = (
    events.Dealt,
    events.SharingStarted,
    events.LotOffered,
    events.LotsSplit,
    events.Controlled,
    events.TileTaken,
    events.HandCounted,
    events.GameEnded,
)


def invariant(game: AnyGame, state: Any) -> None:
    if state.step not in HALF_DONE:
        check_cards(state)
        check_kamons(state)
    assert sorted(state.tiles) == ALL_TILES, "a tile is lost or doubled"
    assert state.year <= ROUNDS[game.seats]
    assert min(state.bonuses) >= 0
    assert len(set(state.titles)) == len(state.titles)


def check_cards(state: Any) -> None:
    hands = [state.hands[first : first + KINDS] for first in range(0, len(state.hands), KINDS)]
    counts = [sum(column) for column in zip(state.tray, state.draft, state.discards, *hands, strict=True)]
    for card in state.troop_deck:
        counts[card] += 1
    for card in state.koku_deck:
        counts[card] += 1
    assert counts == COUNTS, "a card is lost or doubled"
    assert min(map(sub, map(sub, state.hands, state.known), state.old)) >= 0
    assert min(state.known) >= 0 <= min(state.old)


def check_kamons(state: Any) -> None:
    owners = state.owners
    for seat in range(state.seats):
        assert state.stock[seat] + owners.count(seat) == KAMONS[state.seats], "a Kamon is lost or doubled"
    assert min(state.stock) >= 0
    assert [4 - owners[first : first + 4].count(NONE) for first in range(0, 32, 4)] == state.filled


def scramble(state: Any, viewer: int, chance: Chance) -> None:
    """After the deal a viewer knows the own hand, the tray and the troops of the top tiles."""
    others = [seat for seat in range(state.seats) if seat != viewer or viewer == PUBLIC]
    hidden = list(state.troop_deck)
    for seat in others:
        for kind in range(KOKUS):
            hidden += [kind] * state.hands[seat * KINDS + kind]
            state.hands[seat * KINDS + kind] = 0
    pool = chance.shuffle("scramble", hidden)
    for seat in others:
        for _ in range(2):
            state.hands[seat * KINDS + pool.pop()] += 1
    state.troop_deck = pool
    state.koku_deck = chance.shuffle("scramble", state.koku_deck)
    scramble_tiles(state, chance)


def scramble_tiles(state: Any, chance: Chance) -> None:
    tiles: list[int] = []
    pool = chance.shuffle("scramble", state.tiles)
    for top in state.tiles[::TILES_A_PROVINCE]:
        same = next(tile for tile in pool if tile // BONUSES == top // BONUSES)
        pool.remove(same)
        tiles += [same, NONE, NONE]
    state.tiles = [pool.pop() if tile == NONE else tile for tile in tiles]


def reveals(event: Event) -> bool:
    """Cards and tiles that are turned up, a lot that was formed in secret, what a hidden hand can pay."""
    if isinstance(event, events.CardTaken):
        return event.card is not None
    return isinstance(event, OPENING)


def kit(seats: int, options: Options | None = None) -> Kit:
    return Kit(
        make=lambda: load("shitenno", seats, options),
        invariant=invariant,
        scramble=scramble,
        reveals=reveals,
        most_decisions=ROUNDS[seats] * ROUND_DECISIONS,
    )


MAY_SHOW_CARDS: dict[str, Callable[[Any, int], bool]] = {
    "dealt": lambda event, viewer: viewer != PUBLIC,
    "card-taken": lambda event, viewer: viewer == event.seat,
}

COMPLIANCE = Compliance(
    "shitenno",
    kit,
    [(seats, {}) for seats in SEATS],
    Effort(
        random_games=250,
        whole_games=10_000,
        legality=6,
        copies=3,
        records=20,
        resampled=8,
        scrambled=40,
    ),
    golden=SEATS,
    compiled=SEATS,
    may_show=MAY_SHOW_CARDS,
)
