"""Rulings Z37 to Z48: coins and the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenka.games import PLUGINS
from tenka.games.zipang import events
from tenka.games.zipang.material import HAND
from tenka.texts import languages
from tests.games.zipang.positions import position, shuffled, started

PAGES = Path(__file__).parents[3] / "docs" / "rules"


def test_Z37_the_princess_does_not_reach_eliminated_players() -> None:
    """Unlike the Bandit beside her."""
    play = position(["princess bandit peasant", "", "ninja peasant"], discards="captain captain", out=[1])
    assert play.refused("princess:1") == "not-in-campaign zipang/T6"
    assert play.refused("bandit:1") is None
    assert [name for name in play.moves() if "princess" in name] == ["princess:pot", "princess:2"]


@pytest.mark.parametrize(("held", "taken"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_Z38_half_is_rounded_down_and_nothing_is_a_legal_choice(held: int, taken: int) -> None:
    """From a player and from the pot alike."""
    hands = ["princess bandit peasant", "monk captain", "ninja peasant"]
    play = position(hands, coins=[2, held, 3]).do("princess:1", "react:let")
    assert play.heard_of(events.Stole) == [events.Stole(0, 1, taken)]
    assert play.state.coins == [2 + taken, held - taken, 3]
    play = position(hands, coins=[2, 3, 3], pot=held).do("princess:pot")
    assert play.heard_of(events.Stole) == [events.Stole(0, events.POT, taken)]
    assert (play.state.coins[0], play.state.pot) == (2 + taken, held - taken)


def test_Z39_a_bandit_may_rob_an_empty_purse_but_never_his_own() -> None:
    """Nothing is gained, nobody is hurt."""
    play = position(["princess bandit peasant", "monk captain", "ninja peasant"], coins=[2, 0, 3])
    assert play.refused("bandit:0") == "no-self zipang/T6"
    play.do("bandit:1", "react:let")
    assert play.heard_of(events.Stole) == [events.Stole(0, 1, 0)]
    assert play.state.coins == [2, 0, 3]
    assert play.state.in_campaign[1]


@pytest.mark.parametrize(("seats", "pot"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_Z40_each_campaign_removes_a_coin_from_the_pot_before_play(seats: int, pot: int) -> None:
    """Everybody pays one, one of them leaves the game; the next campaign does it again."""
    play = started(seats, 0, f"emperor {'peasant ' * (seats - 1)} nobleman")
    start = 4 if seats == 2 else 5
    assert (play.state.pot, play.state.removed) == (pot, 1)
    assert play.state.coins == [start - 1] * seats
    play.do("emperor")
    assert (play.state.pot, play.state.removed) == (pot, 2)
    assert play.state.coins == [start - 1 + pot - 1] + [start - 2] * (seats - 1)


def test_Z41_the_last_one_left_wins_whatever_drove_the_others_out() -> None:
    """The Ninja with an empty supply leaves his victim without a card."""
    play = position(["ninja captain peasant", "warlord bandit"], supply="").do("ninja:1", "react:let")
    assert play.heard_of(events.OutOfCards, events.CampaignWon) == [
        events.OutOfCards(1),
        events.CampaignWon(0, 1, "last"),
    ]


def test_Z41_the_survivor_need_not_be_the_active_player() -> None:
    """Who plays the own last card and is blocked goes out; the defender is left."""
    play = position(["captain", "warlord bandit"], supply="", last_turn=True).do("captain:1", "react:let")
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(1, 1, "last")]
    assert play.heard_of(events.HonorCompared) == []


def test_Z41_not_before_the_chain_is_resolved() -> None:
    """Two opponents fall, one by one: the pot goes out only after the taken card has been played."""
    play = position(["tea_master bandit peasant", "captain"], supply="")
    play.do("tea_master:1", "react:let", tea=[0])
    assert play.heard_of(events.CampaignWon) == []
    assert play.state.pot == 1


def test_Z42_only_players_in_the_campaign_compare_and_only_cards_in_hand() -> None:
    """The played Emperor and the discards of the eliminated count for nobody."""
    hands = ["emperor peasant captain", "", "monk bandit"]
    play = position(hands, discards="nobleman shrine_maiden", out=[1]).do("emperor")
    assert play.heard_of(events.HonorCompared) == [
        events.HonorCompared(
            [events.Honor(2, ["bandit", "monk"], 2), events.Honor(0, ["peasant", "captain"], 1)]
        )
    ]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(2, 2, "honor")]


def test_Z43_a_tie_is_drawn_from_all_cards_with_a_fresh_shuffle_each_time() -> None:
    """Three tie, two of them again, then one wins; cards in hand and discards are among those drawn."""
    hands = ["emperor peasant peasant", "bandit peasant", "merchant ninja"]
    play = position(hands, supply="", discards="warlord")
    play.do("emperor", tie=shuffled(3, "captain warlord princess", "merchant emperor"))
    assert play.heard_of(events.TieDrawn) == [
        events.TieDrawn(
            [
                events.Honor(1, ["captain"], 1),
                events.Honor(2, ["warlord"], 3),
                events.Honor(0, ["princess"], 3),
            ],
            "campaign",
        ),
        events.TieDrawn([events.Honor(2, ["merchant"], 0), events.Honor(0, ["emperor"], 5)], "campaign"),
    ]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 2, "honor")]


def test_Z43_who_is_behind_does_not_draw() -> None:
    """Only the two with the highest sum draw."""
    play = position(["emperor peasant peasant", "monk bandit", "monk ninja"], supply="")
    play.do("emperor", tie=shuffled(3, "peasant captain"))
    assert play.heard_of(events.TieDrawn) == [
        events.TieDrawn([events.Honor(1, ["peasant"], 0), events.Honor(2, ["captain"], 1)], "campaign")
    ]


def test_Z44_the_game_ends_only_if_somebody_is_at_zero_after_the_pot_is_paid() -> None:
    """The winner had nothing, but the pot saves the game."""
    play = position(["emperor nobleman peasant", "monk bandit"], coins=[0, 3], pot=4).do("emperor")
    assert play.state.campaign == 2
    assert play.heard_of(events.GameEnded) == []
    assert play.state.coins == [3, 2]


def test_Z44_places_below_the_first_stay_shared() -> None:
    """Nobody draws for the second place."""
    hands = ["emperor nobleman peasant", "monk bandit", "captain captain", "merchant bandit", "ninja monk"]
    play = position(hands, coins=[6, 3, 0, 3, 1]).do("emperor")
    assert play.heard_of(events.GameEnded) == [events.GameEnded([10, 3, 0, 3, 1], [1, 2, 5, 2, 4])]
    assert play.heard_of(events.TieDrawn) == []
    assert play.seen().ranks == [1, 2, 5, 2, 4]


def test_Z45_no_coins_during_a_campaign_change_nothing() -> None:
    """A player who is robbed of the last coin stays and takes the next turn."""
    play = position(["bandit captain peasant", "monk captain", "ninja peasant"], coins=[2, 1, 3])
    play.do("bandit:1", "react:let")
    assert play.state.coins == [3, 0, 3]
    assert play.state.in_campaign[1]
    assert play.actor() == 1


def test_Z46_hands_under_the_shrine_maiden_are_open_to_everybody_but_not_a_monk_users() -> None:
    """Spectators and all seats hear the same cards and remember them; the Monk's owner hides the rest."""
    play = position(["shrine_maiden captain peasant", "bandit captain", "ninja monk"])
    play.do("shrine_maiden", "react:let", "react:monk")
    for viewer in (-1, 0, 2):
        assert play.heard_of(events.HandShown, viewer=viewer) == [events.HandShown(1, ["bandit", "captain"])]
        assert play.seen(viewer).seats[1].known == ["bandit", "captain"]
    assert [play.seen(viewer).seats[2].known for viewer in (-1, 0, 1)] == [[], [], []]


def test_Z47_two_players_have_four_coins_eighteen_cards_and_no_commander() -> None:
    """Everything else is as with more players."""
    play = started(2, 1)
    assert [coins + 1 for coins in play.state.coins] == [4, 4]
    assert play.state.active == 1
    seen = play.seen()
    assert sum(seat.cards for seat in seen.seats) + seen.supply + len(seen.discards) + 1 == 18
    hands = [card for hand in play.state.hands for card in hand]
    assert 8 not in [*hands, *play.state.supply, play.state.face_down]


def test_Z48_the_printed_text_counts_two_cards_a_campaign_and_coins_once_a_game() -> None:
    """Not five new coins a campaign, as a review has it: the second one starts with what is left."""
    play = started(3, 0, "emperor peasant peasant nobleman")
    assert [len(hand) for hand in play.state.hands] == [HAND + 1, HAND, HAND]
    play.do("emperor")
    assert [len(hand) for hand in play.state.hands] == [HAND + 1, HAND, HAND]
    assert play.state.coins == [5, 3, 3]


@pytest.mark.parametrize("page", [f"zipang.{language}.md" for language in languages()])
def test_every_ruling_is_named_on_the_rule_page_and_no_other(page: str) -> None:
    """Z48 too, which says only that the printed text is followed."""
    named = {int(number) for number in re.findall(r"\bZ(\d+)\b", (PAGES / page).read_text("utf-8"))}
    assert named == set(range(1, 49))


def test_the_box_is_for_two_to_six() -> None:
    assert PLUGINS["zipang"].seats == (2, 3, 4, 5, 6)
