"""Samurai: benefits for provinces in four regions."""

from __future__ import annotations

import pytest

from tenka.core.errors import BadOptions
from tenka.games import load
from tenka.games.shogun.modules.samurai.events import BenefitTaken, SamuraiAdvanced
from tenka.games.shogun.modules.samurai.state import samurai_of
from tests.games.shogun.positions import Play

SAMURAI = ["samurai"]
FOUR = "aki mino iyo kai"
"""Provinces in four regions of the sun side."""


def samurai_play(card: int, provinces: str = FOUR) -> Play:
    """Seat 0, with a card from 1 to 4 on top, when the turn order has just been set."""
    play = Play(4, modules=SAMURAI)
    for name in provinces.split():
        play.own(name, 0, 2)
    samurai_of(play.state).cards[0] = card - 1
    return play.go_on("samurai")


def test_the_provinces_lie_in_four_regions() -> None:
    board = Play().game.material.board
    assert len({board.region[board.number[name]] for name in FOUR.split()}) == 4


def test_provinces_in_four_regions_turn_up_the_next_card() -> None:
    play = samurai_play(1)
    assert play.heard_of(SamuraiAdvanced) == [SamuraiAdvanced(0, 4, 2)]
    assert play.moves() == ["benefit:chests", "benefit:armies"]
    play.do("benefit:chests")
    assert play.state.chests[0] == 17
    assert play.heard_of(BenefitTaken) == [BenefitTaken(0, "chests", 2)]


def test_with_three_regions_the_pile_stays_and_brings_nothing() -> None:
    play = samurai_play(2, "aki mino iyo")
    assert play.heard_of(SamuraiAdvanced) == []
    assert samurai_of(play.state).cards == [1, 0, 0, 0]
    assert play.state.chests[0] == 15


@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        (1, {"chests": 2, "armies": 1}),
        (2, {"chests": 4, "rice": 1, "armies": 2}),
        (3, {"chests": 6, "rice": 2, "armies": 3, "points": 1}),
    ],
)
def test_one_benefit_of_the_new_card(card: int, amounts: dict[str, int]) -> None:
    play = samurai_play(card)
    assert play.moves() == [f"benefit:{name}" for name in amounts]
    for name, amount in amounts.items():
        chosen = samurai_play(card).do(f"benefit:{name}")
        assert chosen.heard_of(BenefitTaken) == [BenefitTaken(0, name, amount)]  # type: ignore[arg-type]
        purse = {"armies": "tray"}.get(name, name)
        assert getattr(chosen.state, purse)[0] - getattr(Play().state, purse)[0] == amount
    assert play.refused("benefit:points") == (None if card == 3 else "not-on-card shogun/M2")


def test_armies_for_the_tray_must_be_in_supply() -> None:
    play = Play(4, modules=SAMURAI)
    for name in FOUR.split():
        play.own(name, 0, 2)
    play.supply(0, 0).go_on("samurai")
    assert play.heard_of(BenefitTaken) == [BenefitTaken(0, "chests", 2)], "the only one left is taken"
    samurai_of(play.state).cards[0] = 1
    play.go_on("samurai")
    assert play.refused("benefit:armies") == "supply-too-small shogun/M3"
    play.supply(0, 2)
    assert play.do("benefit:armies").state.supply[0] == 0, "the last two may go"


def test_in_turn_order() -> None:
    play = Play(4, modules=SAMURAI)
    for name in FOUR.split():
        play.own(name, 0, 2)
    for name in "bingo owari tosa etchu".split():
        play.own(name, 1, 2)
    play.go_on("samurai", order=[3, 1, 0, 2])
    assert play.actor() == 1
    assert play.refused("benefit:chests", 0) == "not-your-turn shogun/M1"
    assert play.do("benefit:chests").actor() == 0


def test_before_the_court_after_the_turn_order() -> None:
    game = load("shogun", 4, {"modules": ["tennos_court", "samurai", "military_leaders", "chambers"]})
    steps = [step.name for step in game.rules.steps]  # type: ignore[attr-defined]
    first = steps.index("take_specials")
    assert steps[first : first + 6] == [
        "take_specials",
        "leader_place",
        "samurai",
        "convert",
        "ask_favors",
        "carry_out",
    ]


def test_after_winter_the_first_card_lies_on_top_again() -> None:
    play = Play(4, modules=SAMURAI)
    samurai_of(play.state).cards = [3, 1, 0, 2]
    play.winter("rice_min_3", [0, 0, 0, 0])
    assert samurai_of(play.state).cards == [0, 0, 0, 0]


def test_wrong_values_are_refused_in_words() -> None:
    with pytest.raises(BadOptions, match=r"samurai\.regions"):
        load("shogun", 4, {"modules": SAMURAI, "material": ["samurai.regions=6"]})
    load("shogun", 4, {"material": ["samurai.regions=3"]})
