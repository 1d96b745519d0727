"""The fourteen cards, K1 to K14, each in a turn of its own."""

from __future__ import annotations

import pytest

from tenka.games.zipang import events
from tenka.games.zipang.material import BTL, HNR, NAMES
from tests.games.zipang.positions import position, shuffled

VALUES = {
    "emperor": (0, 5), "peasant": (1, 0), "bandit": (2, 0), "merchant": (1, 0), "princess": (0, 3),
    "captain": (3, 1), "monk": (1, 2), "shrine_maiden": (0, 4), "commander": (4, 2), "ninja": (2, 0),
    "tea_master": (2, 3), "kabuki": (0, 3), "nobleman": (1, 4), "warlord": (5, 3),
}  # fmt: skip


def test_K_every_card_has_its_printed_battle_and_honor_points() -> None:
    assert {name: (BTL[kind], HNR[kind]) for kind, name in enumerate(NAMES)} == VALUES


def test_K1_emperor_ends_the_campaign_and_counts_for_nobody() -> None:
    """The one who plays him holds 4 honor without him and loses to 5."""
    play = position(["emperor nobleman peasant", "princess monk", "bandit captain"])
    play.do("emperor")
    assert play.heard_of(events.Played) == [events.Played(0, "emperor", [])]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(1, 2, "honor")]
    assert play.actor() == 1


def test_K2_one_peasant_does_nothing() -> None:
    """Nobody is asked, nobody is hurt, the next player is on."""
    play = position(["peasant peasant bandit", "princess monk", "bandit captain", "emperor captain"])
    play.do("peasant")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "peasant")]
    assert play.heard_of(events.Asked) == []
    assert (play.hand(0), play.actor()) == ("bandit peasant", 1)


def test_K2_two_peasants_are_a_revolt() -> None:
    """Both lie among the discards, everybody else is attacked with five points."""
    play = position(["peasant peasant merchant", "princess monk", "bandit captain"]).do("ikki", "react:let")
    assert play.discards() == "peasant peasant"
    play.do("react:let")
    assert play.heard_of(events.Blocked) == [events.Blocked(2, 0)]
    assert play.state.in_campaign == [True, False, True]


def test_K3_bandit_steals_one_coin_even_from_the_eliminated() -> None:
    """Exactly one, into the own purse and not into the pot."""
    play = position(["bandit captain peasant", "", "monk merchant"], discards="captain", out=[1])
    assert [name for name in play.moves() if "bandit" in name] == ["bandit:1", "bandit:2"]
    play.do("bandit:1")
    assert (play.state.coins, play.state.pot) == ([5, 3, 4], 2)
    play = position(["bandit captain peasant", "", "monk merchant"], discards="captain", out=[1])
    play.do("bandit:2", "react:monk")
    assert play.state.coins == [4, 4, 4]


def test_K4_merchant_makes_all_others_pay_into_the_pot() -> None:
    """The eliminated too; who has nothing pays nothing; the active player pays nothing."""
    play = position(
        ["merchant captain peasant", "", "monk bandit", "ninja bandit"], coins=[3, 4, 0, 2], out=[1]
    )
    play.do("merchant", "react:let", "react:let")
    assert (play.state.coins, play.state.pot) == ([3, 3, 0, 1], 5)
    assert play.heard_of(events.Paid) == [events.Paid(1, 1), events.Paid(2, 0), events.Paid(3, 1)]


def test_K5_princess_takes_half_of_the_pot_or_of_a_player() -> None:
    """Only the player can cancel her; at the pot nobody is asked."""
    play = position(["princess captain peasant", "monk bandit", "ninja peasant"], pot=5).do("princess:pot")
    assert (play.state.coins, play.state.pot) == ([6, 4, 4], 3)
    assert play.heard_of(events.Asked) == []
    play = position(["princess captain peasant", "monk bandit", "ninja peasant"], coins=[1, 7, 4])
    play.do("princess:1", "react:let")
    assert play.state.coins == [4, 4, 4]
    play = position(["princess captain peasant", "monk bandit", "ninja peasant"], coins=[1, 7, 4])
    assert play.refused("princess:0") == "no-self zipang/T6"
    assert play.refused("princess") == "pick-target zipang/T6"
    play.do("princess:1", "react:monk")
    assert play.state.coins == [1, 7, 4]


def test_K6_captain_must_attack_one_player_with_three() -> None:
    """There is no way to play him at nobody."""
    play = position(["captain monk peasant", "princess ninja", "bandit captain"])
    assert [name for name in play.moves() if "captain" in name] == ["captain:1", "captain:2"]
    assert play.refused("captain") == "pick-target zipang/T6"
    play.do("captain:1")
    assert play.seen().question.attack == 3
    play.do("react:let")
    assert not play.state.in_campaign[1]


def test_K7_monk_cancels_out_of_turn_and_does_nothing_in_turn() -> None:
    """The answer saves a hand without points; the own turn is wasted."""
    play = position(["captain monk peasant", "princess monk", "bandit captain"]).do("captain:1", "react:monk")
    assert play.heard_of(events.Reacted) == [events.Reacted(1, "monk")]
    assert play.state.in_campaign[1]
    play = position(["captain monk peasant", "princess monk", "bandit captain"]).do("monk")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "monk")]


def test_K8_shrine_maiden_lays_all_other_hands_open() -> None:
    """Each seat and the public see them; they know them as long as the cards stay there."""
    play = position(["shrine_maiden monk peasant", "princess captain", "bandit monk"], supply="ninja ...")
    play.do("shrine_maiden", "react:let", "react:let")
    assert [event for event in play.heard() if isinstance(event, events.HandShown)] == [
        events.HandShown(1, ["princess", "captain"]),
        events.HandShown(2, ["bandit", "monk"]),
    ]
    assert play.seen(0).seats[0].known == ["monk", "peasant"]
    assert play.seen(1).seats[0].known == []
    play.do("captain:2", "react:let")
    assert play.seen().seats[1].known == ["princess"]
    assert play.seen(2).seats[1].known == ["princess"]


def test_K9_commander_attacks_one_or_two_with_four() -> None:
    """Against one he need not attack a second."""
    hands = ["commander monk peasant", "bandit captain", "captain princess", "ninja peasant"]
    play = position(hands).do("commander:2")
    assert play.seen().question.attack == 4
    play.do("react:let")
    assert play.state.in_campaign == [True, True, False, True]
    play = position(hands).do("commander:1+2", "react:let", "react:let")
    assert play.heard_of(events.Blocked, events.Eliminated) == [
        events.Blocked(1, 0),
        events.Eliminated(2, ["princess", "captain"]),
    ]
    assert position(hands).refused("commander") == "pick-target zipang/T6"


def test_K10_ninja_makes_a_player_discard_the_hand_and_draw_two() -> None:
    """The old cards lie open, the new ones are secret."""
    play = position(
        ["ninja monk peasant", "captain princess", "bandit captain"], supply="warlord merchant ..."
    )
    play.do("ninja:1", "react:let")
    assert play.discards() == "ninja princess captain"
    assert play.heard_of(events.Drew, viewer=1)[:2] == [events.Drew(1, "warlord"), events.Drew(1, "merchant")]
    assert play.heard_of(events.Drew)[:2] == [events.Drew(1), events.Drew(1)]
    play = position(["ninja monk peasant", "captain princess", "bandit captain"], supply="warlord")
    play.do("ninja:1", "react:let")
    assert play.hand(1) == "warlord"
    assert play.state.in_campaign[1]


@pytest.mark.parametrize(("place", "card"), [(0, "captain"), (1, "princess")])
def test_K11_tea_master_takes_a_random_card(place: int, card: str) -> None:
    """Chance picks among all cards of the hand; everybody sees what was taken, because it is played."""
    play = position(["tea_master monk peasant", "captain princess", "bandit captain"], supply="merchant ...")
    play.do("tea_master:1")
    assert play.moves() == ["react:let"]
    play.do("react:let", tea=[place])
    assert play.heard_of(events.Took) == [events.Took(0, 1, card)]
    assert all(name.startswith(card) for name in play.moves())
    assert "merchant" in play.hand(1)


def test_K12_kabuki_plays_any_open_discard() -> None:
    """The choice is the active player's, among all kinds that lie there."""
    play = position(["kabuki monk peasant", "captain princess", "bandit captain"], discards="merchant ninja")
    play.do("kabuki")
    assert (play.actor(), play.seen().step) == (0, "take-discard")
    assert play.moves() == ["take:merchant", "take:ninja"]
    play.do("take:ninja", "ninja:2", "react:let")
    assert play.heard_of(events.HandLost) == [events.HandLost(2, ["bandit", "captain"])]
    assert play.discards() == "merchant kabuki ninja bandit captain"


def test_K13_nobleman_looks_and_takes_what_he_likes() -> None:
    """He may take either card, not one that is not there; the victim refills before it is played."""
    play = position(["nobleman monk peasant", "captain princess", "bandit captain"], supply="merchant ...")
    play.do("nobleman:1", "react:let")
    assert (play.actor(), play.seen().step) == (0, "take-hand")
    assert play.moves() == ["take:princess", "take:captain"]
    assert play.refused("take:monk") == "not-there zipang/K13"
    play.do("take:princess")
    assert play.hand(1) == "captain merchant"
    assert play.moves() == ["princess:pot", "princess:1", "princess:2"]
    assert play.seen(0).seats[1].known == ["captain"]


def test_K14_warlord_must_attack_one_player_with_five() -> None:
    """Four points are not enough."""
    play = position(["warlord monk peasant", "captain peasant", "bandit captain"])
    assert [name for name in play.moves() if "warlord" in name] == ["warlord:1", "warlord:2"]
    assert play.refused("warlord") == "pick-target zipang/T6"
    play.do("warlord:1")
    assert play.seen().question.attack == 5
    play.do("react:let")
    assert play.heard_of(events.Eliminated) == [events.Eliminated(1, ["peasant", "captain"])]


# --- the questions and answers of the rulebook -------------------------------------------------------


def test_Q01_without_a_coin_there_is_no_coin_block() -> None:
    """Before the first turn, with an empty purse and a weak hand: out."""
    play = position(["captain monk peasant", "princess ninja"], coins=[4, 0], had_turn=[True, False], pot=4)
    play.do("captain:1")
    assert play.refused("react:coin") == "no-coins zipang/E4"
    play.do("react:let")
    assert play.heard_of(events.Eliminated) == [events.Eliminated(1, ["princess", "ninja"])]


def test_Q02_who_cannot_refill_finishes_with_the_cards_left() -> None:
    """One card after a Monk's answer: its honor alone is compared."""
    play = position(["captain peasant", "monk nobleman", "bandit kabuki"], supply="", last_turn=True)
    play.do("captain:1", "react:monk")
    assert play.heard_of(events.HonorCompared) == [
        events.HonorCompared(
            [
                events.Honor(1, ["nobleman"], 4),
                events.Honor(2, ["bandit", "kabuki"], 3),
                events.Honor(0, ["peasant"], 0),
            ]
        )
    ]


def test_Q03_bandit_and_merchant_find_nothing_with_a_poor_player_who_stays() -> None:
    """Zero coins move, and the poor player takes the next turn."""
    for move in ("bandit:1", "merchant"):
        play = position(["bandit merchant peasant", "monk captain", "ninja captain"], coins=[4, 0, 4])
        play.do(move, *["react:let"] * (1 if move == "bandit:1" else 2))
        assert play.state.coins[1] == 0
        assert play.state.in_campaign[1]
        assert play.actor() == 1


def test_Q04_the_eliminated_pay_unless_they_have_nothing() -> None:
    """Seat 1 is out with coins, seat 2 is out without."""
    hands = ["merchant bandit peasant", "", "", "monk captain"]
    play = position(hands, coins=[3, 3, 0, 3], out=[1, 2]).do("merchant", "react:let")
    assert play.state.coins == [3, 2, 0, 2]
    play = position(hands, coins=[3, 3, 0, 3], out=[1, 2]).do("bandit:2")
    assert play.state.coins == [3, 3, 0, 3]


def test_Q05_the_program_passes_on_nothing_that_one_player_learned() -> None:
    """Two seats that blocked know what was seen of them; a third and the public are told nothing."""
    play = position(["captain monk peasant", "bandit captain", "ninja captain", "monk merchant"])
    play.do("captain:1", "react:let")
    assert [play.seen(viewer).seats[1].known for viewer in (0, 2, 3, -1)] == [
        ["bandit", "captain"],
        [],
        [],
        [],
    ]
    assert [play.seen(viewer).seats[0].knows_mine for viewer in (1, 2, 3)] == [["bandit", "captain"], [], []]


def test_Q06_a_played_emperor_adds_nothing() -> None:
    """Five honor would win; without them the hand ties with nothing and loses."""
    play = position(["emperor captain peasant", "monk bandit", "ninja peasant"]).do("emperor")
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(1, 2, "honor")]


@pytest.mark.parametrize("taker", ["kabuki", "tea_master", "nobleman"])
def test_Q07_a_taken_peasant_joins_one_from_the_hand(taker: str) -> None:
    """From a hand or from the discards."""
    hands = [f"{taker} captain peasant", "peasant", "merchant bandit"]
    moves = {
        "kabuki": ["kabuki", "take:peasant"],
        "tea_master": ["tea_master:1", "react:let"],
        "nobleman": ["nobleman:1", "react:let", "take:peasant"],
    }[taker]
    play = position(hands, discards="peasant").do(*moves, **({"tea": [0]} if taker == "tea_master" else {}))
    play.do("ikki")
    assert play.seen().question.attack == 5
    assert "peasant" not in play.hand(0)
    assert play.discards().split().count("peasant") == (3 if taker != "kabuki" else 2)


def test_Q08_a_monk_in_the_own_turn_does_nothing() -> None:
    """It is a legal way to keep the other cards."""
    play = position(["captain monk peasant", "bandit captain", "ninja captain"]).do("monk")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "monk")]
    assert play.hand(0) == "captain peasant"


def test_Q09_a_monk_stops_neither_emperor_nor_monk_and_elsewhere_only_the_own_part() -> None:
    """No window for Emperor and for a Monk's answer; under the Shrine Maiden the others are shown."""
    play = position(["emperor captain warlord", "monk bandit", "ninja monk"]).do("emperor")
    assert play.heard_of(events.Asked) == []
    play = position(["captain warlord peasant", "monk bandit", "ninja monk"]).do("captain:1", "react:monk")
    assert play.heard_of(events.Asked) == [events.Asked(1, "captain")]
    play = position(["shrine_maiden warlord peasant", "monk bandit", "ninja monk"])
    play.do("shrine_maiden", "react:monk", "react:let")
    assert play.heard_of(events.HandShown) == [events.HandShown(2, ["monk", "ninja"])]


def test_Q10_two_peasants_are_no_defense_of_five() -> None:
    """They count two points against a Captain and are out."""
    play = position(["captain warlord monk", "peasant peasant", "ninja monk"]).do("captain:1", "react:let")
    assert play.heard_of(events.Eliminated) == [events.Eliminated(1, ["peasant", "peasant"])]


def test_Q_a_tie_after_the_emperor_draws_from_all_cards() -> None:
    """Even the Emperor that was just played can be drawn."""
    play = position(["emperor captain peasant", "captain bandit", "ninja peasant"])
    play.do("emperor", tie=shuffled(3, "monk emperor"))
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 2, "honor")]
