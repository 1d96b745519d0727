"""Odds of a battle: exact where they can be, close to simulation elsewhere, and quick."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tenka.core.chance import FastChance
from tenka.games.shogun.battle import Battle
from tenka.games.shogun.game import Shogun, create
from tenka.games.shogun.odds import attack_odds, revolt_odds
from tests.games.shogun.positions import Play

THROWS = 4000
SIGMAS = 4.5 * (0.25 / THROWS) ** 0.5


def test_one_against_one_in_the_simple_tower_is_exact() -> None:
    play = Play(tower="simple").own("aki", 0, 2).own("iyo", 1, 1)
    odds = play.game.odds(play.seen(), 0, "iyo", 1)
    assert [odds.attacker, odds.defender, odds.nobody] == pytest.approx([2 / 9, 2 / 9, 5 / 9])
    assert (odds.attacker_left, odds.defender_left, odds.error) == (1, 1, 0)


def test_a_neutral_province_and_a_revolt_in_the_simple_tower_are_exact() -> None:
    play = Play(tower="simple").own("aki", 0, 1, markers=1)
    odds = play.game.odds(play.seen(), 0, "iwami", 1)
    assert [odds.attacker, odds.defender, odds.nobody] == pytest.approx([2 / 9, 7 / 9, 0])
    revolt = play.game.revolt_odds(play.seen(), "aki")
    assert [revolt.attacker, revolt.defender, revolt.nobody] == pytest.approx([0, 2 / 9, 7 / 9])
    assert revolt.defender_left == pytest.approx(1)
    worse = play.game.revolt_odds(play.seen(), "aki", 1)
    assert worse.defender == pytest.approx(2 / 27)


def chance_of(play: Play) -> float:
    """Of seat 0 taking Iyo with four armies."""
    return attack_odds(play.rules, play.state, 0, play.number("iyo"), 4).attacker


def test_cards_events_and_farmers_are_taken_into_account() -> None:
    play = Play(tower="simple").own("aki", 0, 5).own("iyo", 1, 3, "castle")
    bare = chance_of(play)
    with_card = chance_of(play.special(0, "attack"))
    with_castle = chance_of(play.event("castle_2"))
    with_farmers = chance_of(play.inside(0, 0, 0, 0, 9))
    play.state.markers[play.number("iyo")] = 1
    assert bare < with_card
    assert with_farmers < with_castle < with_card
    assert chance_of(play) == pytest.approx(with_castle), "a revolt marker keeps the farmers out"


def positions(model: str, count: int) -> list[tuple[Shogun, Any]]:
    """States in the middle of random games."""
    found = []
    for seed in range(count):
        game = create(3 + seed % 3, {"tower": model})
        chance = FastChance(seed)
        state = game.start(chance)
        for _ in range(120 + chance.pick("stop", 100)):
            seat = game.actors(state)[0]
            moves = game.moves(state, seat)
            game.play(state, seat, moves[chance.pick("move", len(moves))], chance)
        found.append((game, state))
    return found


@pytest.mark.parametrize("model", ["shelves", "simple"])
def test_odds_of_attacks_agree_with_what_happens(model: str) -> None:
    for number, (game, state) in enumerate(positions(model, 6)):
        seat, armies = number % state.seats, 2 + number
        province = [p for p, owner in enumerate(state.owner) if game.rules.in_play[p] and owner != seat][
            3 * number
        ]
        odds = attack_odds(game.rules, state, seat, province, armies)
        assert odds.attacker + odds.defender + odds.nobody == pytest.approx(1)
        won = held = left = 0
        chance = FastChance(number)
        for _ in range(THROWS):
            world = state.copy()
            world.supply[seat] -= armies
            Battle(game.rules, world, province, None).attack(seat, armies, chance)
            won += world.owner[province] == seat
            held += world.owner[province] == state.owner[province]
            left += world.armies[province] if world.owner[province] == seat else 0
        assert abs(odds.attacker - won / THROWS) < odds.error + SIGMAS
        assert abs(odds.defender - held / THROWS) < odds.error + SIGMAS
        if won > THROWS / 10:
            assert odds.attacker_left == pytest.approx(left / won, abs=0.3)


def test_odds_of_revolts_agree_with_what_happens() -> None:
    for number, (game, state) in enumerate(positions("shelves", 3)):
        province = [p for p, owner in enumerate(state.owner) if owner >= 0][4 * number]
        odds = revolt_odds(game.rules, state, province, 2)
        chance = FastChance(number)
        held = 0
        for _ in range(THROWS):
            held += Battle(game.rules, state.copy(), province, None).revolt(2, chance)
        assert abs(odds.defender - held / THROWS) < odds.error + SIGMAS


def test_odds_take_less_than_five_milliseconds() -> None:
    play = Play(5, tower="shelves").own("aki", 0, 12).own("iyo", 1, 10).tray(3, 2, 1, 2, 1, 2)
    play.inside(4, 3, 5, 4, 4, 3)
    seen = play.seen()
    times = []
    for _ in range(20):
        start = time.perf_counter()
        play.game.odds(seen, 0, "iyo", 11)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.005
