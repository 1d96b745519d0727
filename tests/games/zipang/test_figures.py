"""Figures that follow from the rules: what is dealt, how long a game can be."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tenka.core.chance import FastChance
from tenka.games import load
from tests.games.zipang.positions import started

SUPPLY = {2: 13, 3: 11, 4: 16, 5: 14, 6: 17}
COINS = {2: 8, 3: 15, 4: 20, 5: 25, 6: 30}
CAMPAIGNS = {2: 7, 3: 13, 4: 17, 5: 21, 6: 25}


@pytest.mark.parametrize("seats", SUPPLY)
def test_supply_after_the_deal(seats: int) -> None:
    """The first player has drawn one card of it already."""
    assert started(seats).seen().supply + 1 == SUPPLY[seats]


@pytest.mark.parametrize("seats", COINS)
def test_coins_in_the_game(seats: int) -> None:
    seen = started(seats).seen()
    assert sum(seat.coins for seat in seen.seats) + seen.pot + seen.removed == COINS[seats]


@pytest.mark.parametrize("seats", CAMPAIGNS)
def test_no_game_has_more_campaigns_than_coins_allow(seats: int) -> None:
    """One coin leaves with each campaign, so after that many somebody must be at zero."""
    game = load("zipang", seats)
    chance = FastChance(10 + seats)
    longest = 0
    for _ in range(60):
        state = game.start(chance)
        while actors := game.actors(state):
            moves = game.moves(state, actors[0])
            game.play(state, actors[0], moves[chance.pick("", len(moves))], chance)
            assert min(state.coins) >= 0
        longest = max(longest, state.campaign)
        assert 0 in state.coins
    assert 1 < longest <= CAMPAIGNS[seats]
    assert CAMPAIGNS[seats] == COINS[seats] - seats + 1


def test_the_material_file_names_a_provenance_for_every_card() -> None:
    """Nothing in the box is reconstructed: all figures are printed."""
    data = json.loads(files("tenka.games.zipang").joinpath("material.json").read_text("utf-8"))
    assert {card["provenance"] for card in data["cards"]} == {"printed"}
    assert sum(card["count"] for card in data["cards"]) == 30
    assert data["coins"] == 30
