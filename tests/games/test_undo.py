"""Going back in every game: never behind a draw, a secret or somebody else's doing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tenka.core.record import Options
from tests.games.shitenno.kit import kit as shitenno
from tests.games.shogun.kit import kit as shogun
from tests.games.shogun.modules.kit import kit as shogun_modules
from tests.games.zipang.kit import kit as zipang
from tests.kit.kit import Kit
from tests.kit.undo import check_going_back, check_nothing_is_learned

MODULES: Options = {
    "modules": ["tennos_court", "samurai", "military_leaders", "chambers"],
    "side": "moon",
    "setup": "draft",
}
DRAFT: Options = {"setup": "draft"}
TABLES: dict[str, tuple[Callable[[], Kit], Options | None, int]] = {
    "zipang": (lambda: zipang(4), None, 12),
    "shitenno": (lambda: shitenno(3), None, 3),
    "shogun": (lambda: shogun(3, DRAFT), DRAFT, 1),
    "shogun with all modules": (lambda: shogun_modules(3, MODULES), MODULES, 1),
}
"""How to make it, its options, and how many games are enough."""


@pytest.mark.parametrize("table", TABLES)
def test_what_can_be_taken_back_tells_nobody_anything(table: str) -> None:
    make, _, games = TABLES[table]
    assert sum(check_nothing_is_learned(make(), seed) for seed in range(games)) > 0


@pytest.mark.parametrize("table", TABLES)
def test_going_back_leads_to_the_same_position_and_into_the_record(table: str) -> None:
    make, options, games = TABLES[table]
    assert sum(check_going_back(make(), seed, options) for seed in range(games)) > 0
