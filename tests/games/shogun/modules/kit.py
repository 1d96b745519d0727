"""Shogun with modules, for the compliance kit: nothing of a module is ever lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from tenka.core.game import AnyGame
from tenka.core.record import Options
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.games.shogun.modules.chambers.state import FACE_DOWN, FACE_UP, IN_BAG, chambers_of
from tenka.games.shogun.modules.military_leaders.state import leaders_of
from tenka.games.shogun.modules.samurai.state import samurai_of
from tenka.games.shogun.modules.tennos_court.state import court_of
from tests.games.shogun import kit as base
from tests.kit.kit import Kit

SEATS = base.SEATS
COMBINATIONS = [
    list(some) for size in range(len(MODULE_NAMES) + 1) for some in combinations(MODULE_NAMES, size)
]
VARIANTS: list[Options] = [{}, {"setup": "draft"}, {"side": "moon", "tower": "simple"}]
TABLES: list[tuple[int, Options]] = [
    (seats, {**variant, "modules": modules})
    for modules in COMBINATIONS
    for seats in SEATS
    for variant in VARIANTS
]
"""All combinations on both sides, with both set-ups."""
ALL: Options = {"modules": MODULE_NAMES}
MOST_DECISIONS = 1500


def name(table: Any) -> str:
    """For the list of tests."""
    if not isinstance(table, dict):
        return str(table)
    words = [*(word for word in table.values() if isinstance(word, str)), *table.get("modules", [])]
    return "-".join(words) or "plain"


def invariant(game: AnyGame, state: Any) -> None:
    base.invariant(game, state)
    modules: list[str] = game.material.modules  # type: ignore[attr-defined]
    for module in modules:
        CHECKS[module](state)


def check_court(state: Any) -> None:
    court = court_of(state)
    for seat in range(state.seats):
        assert court.officials[seat] + court.entrance[seat] + court.audience[seat] == 7
    assert min(court.officials + court.entrance + court.audience) >= 0
    assert court.askers or not any(court.audience), "the audience hall is empty between the audiences"
    for favor in range(1, 22):
        places = (favor in court.offers) + (court.holder[favor] >= 0) + (favor == court.using)
        assert places <= court.drawn[favor]
    rounds = 3 * (max(state.year, 1) - 1) + min(state.season, 2) + (state.year > 0)
    assert sum(court.drawn) in (3 * rounds, 3 * (rounds - 1))


def check_samurai(state: Any) -> None:
    assert all(0 <= card <= 3 for card in samurai_of(state).cards)


def check_leaders(state: Any) -> None:
    leaders = leaders_of(state)
    for seat in range(state.seats):
        taken = sum(leaders.trophies[other * state.seats + seat] for other in range(state.seats))
        assert leaders.left[seat] + leaders.statues_of(seat) + taken == 6, "a statue is lost or doubled"
        assert leaders.trophies[seat * state.seats + seat] == 0
        place = leaders.provinces[seat]
        assert place < 0 or state.owner[place] == seat
        assert place < 0 or leaders.statues[place] in (-1, seat), "a leader takes the statues of others"
    assert all(
        (owner == -1) == (count == 0) for owner, count in zip(leaders.statues, leaders.counts, strict=True)
    )


def check_chambers(state: Any) -> None:
    chambers = chambers_of(state)
    counts = [chambers.spaces.count(content) for content in (IN_BAG, FACE_UP, FACE_DOWN)]
    taken = [chambers.spaces.count(seat) for seat in range(state.seats)]
    assert sum(counts) + sum(taken) == 36
    assert counts[0] % 6 == 0
    assert max(taken) <= 15
    assert sorted(chambers.regions) in ([], [0, 1, 2, 3, 4])


CHECKS: dict[str, Callable[[Any], None]] = {
    "tennos_court": check_court,
    "samurai": check_samurai,
    "military_leaders": check_leaders,
    "chambers": check_chambers,
}


def kit(seats: int, options: Options) -> Kit:
    game = load("shogun", seats, options)
    return Kit(
        make=lambda: game,
        invariant=invariant,
        scramble=base.scramble,
        reveals=base.reveals,
        most_decisions=MOST_DECISIONS,
    )
