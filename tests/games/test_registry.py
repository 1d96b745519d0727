"""Finding a game by name, and plain words for wishes that cannot be met."""

from __future__ import annotations

from typing import Any

import pytest

from tenka.core.errors import BadOptions, TenkaError, UnknownGame
from tenka.games import PLUGINS, load


@pytest.mark.parametrize("name", PLUGINS)
def test_every_game_loads_with_every_number_of_seats(name: str) -> None:
    for seats in PLUGINS[name].seats:
        game = load(name, seats)
        assert (game.name, game.version, game.seats) == (name, PLUGINS[name].version, seats)
        assert load(name, seats, {}, PLUGINS[name].version).seats == seats


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        ({"seats": 7}, BadOptions, "zipang is for 2 to 6 players, not for 7"),
        ({"seats": 1}, BadOptions, "zipang is for 2 to 6 players, not for 1"),
        ({"seats": 0}, BadOptions, "not for 0"),
        ({"seats": -3}, BadOptions, "not for -3"),
        ({"options": {"modules": ["samurai"]}}, BadOptions, "zipang has no option 'modules'"),
        ({"options": {"": 1}}, BadOptions, "no option ''"),
        ({"name": "go"}, UnknownGame, "There is no game 'go'. There is: zipang"),
        ({"name": "Zipang"}, UnknownGame, "no game 'Zipang'"),
        ({"version": 2}, UnknownGame, "version 1, not in version 2"),
        ({"version": 0}, UnknownGame, "not in version 0"),
    ],
)
def test_a_wrong_wish_is_refused_in_words(wish: dict[str, Any], error: type[TenkaError], words: str) -> None:
    with pytest.raises(error, match=words):
        load(**{"name": "zipang", "seats": 3, **wish})
