"""The quick path of random play gives the same games as asking for all actors and all moves."""

from __future__ import annotations

import pytest

from tenka.core.chance import FastChance
from tenka.core.game import NOBODY
from tenka.core.playout import playout
from tenka.core.record import Options
from tenka.games import load

TABLES: list[tuple[str, int, Options]] = [
    ("zipang", 2, {}),
    ("zipang", 6, {}),
    ("shitenno", 4, {}),
    ("shogun", 5, {"side": "moon"}),
    ("shogun", 3, {"modules": ["tennos_court", "samurai", "military_leaders", "chambers"]}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_quick_path_is_the_long_one(name: str, seats: int, options: Options) -> None:
    game = load(name, seats, options)
    for seed in range(8):
        chance = FastChance(seed)
        state = game.start(chance)
        decisions = 0
        while actors := game.actors(state):
            seat = game.next_actor(state)
            assert seat == actors[0]
            moves = game.moves(state, seat)
            draws = seed + 1000 * decisions
            quick = game.random_move(state, seat, FastChance(draws))
            assert quick is moves[FastChance(draws).pick("playout", len(moves))]
            game.play(state, seat, quick, chance)
            decisions += 1
        assert game.next_actor(state) == NOBODY
        assert decisions > 10


def test_a_playout_counts_its_decisions() -> None:
    game = load("zipang", 4)
    chance = FastChance(1)
    state = game.start(chance)
    assert playout(game, game.copy(state), chance) > 10
    assert game.next_actor(state) != NOBODY
