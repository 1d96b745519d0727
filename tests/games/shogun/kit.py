"""Shogun for the compliance kit."""

from __future__ import annotations

from typing import Any

from tenka.core.chance import Chance
from tenka.core.events import PUBLIC, Event
from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.games import load
from tenka.games.shogun import events
from tenka.games.shogun.material import EMPTY, SPACES
from tenka.games.shogun.state import NOBODY, bits
from tests.kit.compliance import Compliance, Effort
from tests.kit.kit import Kit

SEATS = (3, 4, 5)
VARIANTS: list[Options] = [
    {},
    {"setup": "draft"},
    {"side": "moon", "tower": "simple"},
    {"side": "moon", "may_decline_moves": True},
]
TABLES = [(seats, options) for seats in SEATS for options in VARIANTS]
"""Every number of players on both sides, with both set-ups, both towers and the option."""
MOST_DECISIONS = 1000
REVEALING = (events.CardRevealed, events.BidsRevealed, events.CardLost)


def name(table: Any) -> str:
    """For the list of tests."""
    return (
        "-".join(str(value) for value in table.values()) or "plain" if isinstance(table, dict) else str(table)
    )


def invariant(game: AnyGame, state: Any) -> None:
    check_cubes(game, state)
    check_cards(game, state)
    check_map(game, state)
    assert min(state.chests) >= 0
    assert min(state.rice) >= 0
    drawn = state.past_events + state.open_events + ([state.event] if state.event >= 0 else [])
    assert len(drawn) == len(set(drawn)) == 4 * state.year


def check_cubes(game: Any, state: Any) -> None:
    colors = state.seats + 1
    total = [
        state.supply[c] + state.tray[c] + state.shelves[c] + state.shelves[colors + c] for c in range(colors)
    ]
    for owner, armies in zip(state.owner, state.armies, strict=True):
        if owner != NOBODY:
            total[owner] += armies
    assert total == [62] * state.seats + [20], "a cube is lost or doubled"
    assert min(state.supply + state.tray + state.shelves) >= 0


def check_cards(game: Any, state: Any) -> None:
    """Every card of a seat is in its hand or on its board, once; nobody has a card of a neutral province."""
    for seat in range(state.seats):
        board = [card for card in state.board[seat] if card != EMPTY]
        owned = [province for province, owner in enumerate(state.owner) if owner == seat]
        assert sorted(state.hands[seat] + board) == owned + game.rules.own_cards, "a card is lost or doubled"


def check_map(game: Any, state: Any) -> None:
    built = [0, 0, 0]
    spaces = game.material.board.spaces
    for province, owner in enumerate(state.owner):
        buildings = state.buildings[province]
        assert (owner == NOBODY) == (state.armies[province] == 0)
        assert game.rules.in_play[province] or owner == NOBODY
        assert bits(buildings) <= spaces[province]
        assert owner != NOBODY or buildings == state.markers[province] == 0
        for building in range(3):
            built[building] += buildings >> building & 1
    built.append(sum(state.markers))
    assert [left + used for left, used in zip(state.stock, built, strict=True)] == [28, 26, 26, 42]
    assert min(state.stock) >= 0


def scramble(state: Any, viewer: int, chance: Chance) -> None:
    """Others may have begun to plan, which nobody can know."""
    if state.sealed is None:
        return
    for seat in range(state.seats):
        if seat != viewer or viewer == PUBLIC:
            for space in range(chance.pick("scramble", SPACES - 1)):
                card = state.hands[seat].pop(chance.pick("scramble", len(state.hands[seat])))
                state.board[seat][space] = card
                state.drafted[seat] = space + 1


def reveals(event: Event) -> bool:
    """Cards that were on a board face down."""
    return isinstance(event, REVEALING)


def kit(seats: int, options: Options | None = None) -> Kit:
    game = load("shogun", seats, options)
    return Kit(
        make=lambda: game,
        invariant=invariant,
        scramble=scramble,
        reveals=reveals,
        most_decisions=MOST_DECISIONS,
    )


def check_end(state: Any) -> None:
    assert len(state.past_events) == 8, "two years, one event for each season"


COMPLIANCE = Compliance(
    "shogun",
    kit,
    TABLES,
    Effort(
        random_games=4,
        whole_games=10_000,
        legality=1,
        copies=1,
        records=4,
        resampled=4,
        scrambled=10,
        builds=5,
    ),
    copies=[(seats, {"setup": "draft"}) for seats in SEATS],
    golden=SEATS,
    compiled=SEATS,
    check_end=check_end,
)
