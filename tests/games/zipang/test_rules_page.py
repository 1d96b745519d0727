"""What the rule page and the guide tell is what the game does."""

from __future__ import annotations

import re

import pytest

from tenka.games.zipang import events
from tenka.games.zipang.material import deck, start_coins
from tenka.texts import Texts, languages, rule_page
from tests.games.zipang.positions import position


def numbers(text: str) -> list[int]:
    """The numbers of a text, without those of paragraphs and rulings."""
    return [int(number) for number in re.findall(r"\b\d+\b", text)]


@pytest.mark.parametrize("language", languages())
def test_B1_two_players_have_fewer_coins_and_the_cards_of_three(language: str) -> None:
    assert deck(2) == deck(3)
    assert numbers(rule_page("zipang", language)["B1"].text) == [start_coins(3), start_coins(2), len(deck(2))]


@pytest.mark.parametrize("language", languages())
def test_E6_a_monk_refills_before_the_next_player_is_asked(language: str) -> None:
    hands = ["commander peasant captain", "monk bandit", "ninja peasant", "peasant merchant"]
    play = position(hands, supply="warlord ...").do("commander:1+3", "react:monk", "react:let")
    told = [type(event) for event in play.heard()]
    refilled, resolved = told.index(events.Drew), told.index(events.Eliminated)
    assert told.index(events.Reacted) < refilled < resolved
    assert told[refilled + 1] is events.Asked
    text = rule_page("zipang", language)["E6"].text
    assert re.findall(r"\[(\w\d)\]\(#|\b(Z\d+)", text) == [("M4", ""), ("D5", ""), ("", "Z26"), ("", "Z27")]


@pytest.mark.parametrize("language", languages())
def test_the_guide_names_every_answer(language: str) -> None:
    """Before the first turn an attack can be blocked with a coin too (E4)."""
    hands = ["captain kabuki peasant", "monk warlord", "captain captain"]
    play = position(hands, had_turn=[True, False, True]).do("captain:1")
    assert play.moves() == ["react:let", "react:monk", "react:coin"]
    texts = Texts(language)
    guide = texts("web-guide-zipang-react")
    assert texts("zipang-card-monk") in guide
    assert texts("zipang-coins", coins=1) in guide
