"""The battle tower: its models, and how their draws are written down."""

from __future__ import annotations

from math import comb

import pytest

from tenka.core.chance import FastChance, ReplayedChance
from tenka.core.errors import BadChance
from tenka.games.shogun.game import create
from tenka.games.shogun.rules import Tower
from tenka.games.shogun.setup import empty_state
from tenka.games.shogun.state import State
from tenka.games.shogun.tower import FINE, loose_table


def tower_of(model: str) -> tuple[Tower, State]:
    game = create(3, {"tower": model})
    return game.rules.tower, empty_state(game.rules)


def test_a_throw_over_two_shelves_draw_by_draw() -> None:
    """Red (0) stays on the first shelf; blue (1) knocks it down to the second and passes both."""
    tower, state = tower_of("shelves")
    draws = [
        *(0, 1),  # the order of the cubes: red, then blue
        *(19,),  # red reaches the empty first shelf and stays (19 of 100 is below 20)
        *(
            FINE - 1,
            0,
            0,
        ),  # blue knocks one cube loose, the first one; red reaches the second shelf and stays
        *(20,),  # blue does not stay on the first shelf
        *(0, 99),  # it reaches the second one, knocks nothing loose, does not stay
    ]
    chance = ReplayedChance({"tower": draws})
    tower.throw(state, [1, 1, 0, 0], chance)
    chance.finish()
    assert state.tray == [0, 1, 0, 0]
    assert state.shelves == [0, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("lying", [1, 2, 7, 40])
def test_how_many_cubes_are_knocked_loose_is_binomial(lying: int) -> None:
    limits = loose_table([3, 100], lying)
    for k, limit in enumerate(limits):
        exact = sum(comb(lying, i) * 3**i * 97 ** (lying - i) for i in range(k + 1))
        assert limit == exact * FINE // 100**lying
    assert loose_table([1, 1], lying) == [0] * lying, "all of them"
    assert loose_table([0, 1], lying) == [FINE], "none of them"


@pytest.mark.parametrize("model", ["shelves", "simple", "recorded"])
def test_no_throw_loses_a_cube(model: str) -> None:
    game = create(4, {"tower": model})
    state = empty_state(game.rules)
    chance = FastChance(3)
    total = 0
    for throw in range(60):
        cubes = [chance.pick("", 4) for _ in range(5)] if throw < 20 else [0] * 5
        total += sum(cubes)
        game.rules.tower.throw(state, cubes, chance)
        assert sum(state.tray) + sum(state.shelves) == total
        assert min(state.tray + state.shelves) >= 0


def test_a_recorded_throw_says_what_came_out() -> None:
    tower, state = tower_of("recorded")
    tower.throw(state, [4, 3, 0, 1], ReplayedChance({"tower": [3, 1, 0, 1]}))
    assert state.tray == [3, 1, 0, 1]
    tower.throw(state, [0, 0, 2, 0], ReplayedChance({"tower": [4, 0, 0, 0]}))
    assert state.tray == [4, 0, 0, 0]
    assert state.shelves[:4] == [0, 3, 2, 1]


def test_a_recorded_throw_that_cannot_be_is_refused() -> None:
    tower, state = tower_of("recorded")
    with pytest.raises(BadChance):
        tower.throw(state, [4, 3, 0, 1], ReplayedChance({"tower": [5, 1, 0, 1]}))
