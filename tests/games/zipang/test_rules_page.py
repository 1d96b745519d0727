"""What the rule page and the guide tell is what the game does."""

from __future__ import annotations

import re

import pytest

from tenka.games.zipang import events
from tenka.games.zipang.material import BTL, KIND, NAMES, deck, start_coins
from tenka.texts import Texts, languages, rule_page
from tests.games.zipang.positions import position
from tests.kit.translation import LISTED


def numbers(text: str) -> list[int]:
    """The numbers of a text, without those of paragraphs and rulings."""
    return [int(number) for number in re.findall(r"\b\d+\b", text, re.ASCII)]


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


def example(name: str, language: str) -> list[tuple[str, list[str], int, str]]:
    """Of each player in the table of an example: who, the hand, the points, and the last cell."""
    names = {Texts(language)(f"zipang-card-{card.replace('_', '-')}"): card for card in NAMES}
    table = rule_page("zipang", language)[name].text.split("\n\n")[1].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in table]
    held = {card for row in cells for card in LISTED.split(row[1])}
    assert held - names.keys() == set(), "the page and the locale file call something differently"
    return [
        (who, [names[card] for card in LISTED.split(hand)], int(points), last)
        for who, hand, points, last in cells
    ]


@pytest.mark.parametrize("language", languages())
def test_X1_the_attack_on_two_goes_as_told(language: str) -> None:
    ben, cleo = example("X1", language)
    hands = ["commander monk captain", *(" ".join(hand) for _, hand, _, _ in (ben, cleo)), "ninja merchant"]
    play = position(hands).do("commander:1+2", "react:let", "react:let")
    assert [event.seat for event in play.heard_of(events.Blocked) if isinstance(event, events.Blocked)] == [1]
    assert [
        event.seat for event in play.heard_of(events.Eliminated) if isinstance(event, events.Eliminated)
    ] == [2]
    assert [points for _, _, points, _ in (ben, cleo)] == [
        sum(BTL[KIND[card]] for card in hand) for _, hand, _, _ in (ben, cleo)
    ]


@pytest.mark.parametrize("language", languages())
def test_X2_the_campaign_ends_as_told(language: str) -> None:
    told = example("X2", language)
    anna, *others = (" ".join(hand) for _, hand, _, _ in told)
    play = position([f"emperor {anna}", *others], pot=6).do("emperor")
    (compared,) = play.heard_of(events.HonorCompared)
    assert isinstance(compared, events.HonorCompared)
    counted = {one.seat: one.honor for one in compared.hands}
    assert [counted[seat] for seat in range(3)] == [points for _, _, points, _ in told]
    (winner,) = (seat for seat, (_, _, _, coins) in enumerate(told) if coins != "0")
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(winner, int(told[winner][3]), "honor")]
