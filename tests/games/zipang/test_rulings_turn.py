"""Rulings Z1 to Z10: turn, supply, refill."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tenka.core.events import PUBLIC
from tenka.games.zipang import events
from tenka.games.zipang.material import NAMES
from tests.games.zipang.positions import Play, position, shuffled, started

SINGLES = "emperor merchant princess shrine_maiden ninja tea_master kabuki nobleman warlord".split()
SEVERAL = {
    2: {"peasant": 3, "bandit": 1, "captain": 3, "monk": 2},
    4: {"peasant": 6, "bandit": 2, "captain": 4, "monk": 2, "commander": 2},
    6: {"peasant": 7, "bandit": 3, "captain": 5, "monk": 3, "commander": 3},
}


def all_cards(play: Play) -> Counter[str]:
    state = play.state
    hands = [card for hand in state.hands for card in hand]
    return Counter(NAMES[card] for card in [*hands, *state.supply, *state.discards, state.face_down])


def test_Z01_without_a_card_to_draw_the_turn_is_played_in_full_and_then_honor_counts() -> None:
    """The last turn still attacks: whoever held the most honor is thrown out before hands are compared."""
    play = position(["captain nobleman", "emperor princess", "bandit peasant monk"], supply="", active=2)
    play.do("monk")
    assert play.heard_of(events.TurnStarted, events.Drew) == [events.TurnStarted(0, last=True)]
    assert play.state.campaign == 1
    play.do("captain:1", "react:let")
    assert play.heard_of(events.Eliminated) == [events.Eliminated(1, ["emperor", "princess"])]
    assert play.heard_of(events.HonorCompared) == [
        events.HonorCompared([events.Honor(2, ["peasant", "bandit"], 0), events.Honor(0, ["nobleman"], 4)])
    ]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 2, "honor")]


def test_Z02_a_supply_that_runs_dry_in_mid_turn_ends_nothing_until_the_next_turn_begins() -> None:
    """The robbed player draws the last card; that turn goes on as usual and the next one is the last."""
    play = position(["tea_master captain peasant", "monk bandit", "ninja peasant"], supply="merchant")
    play.do("tea_master:1", "react:let", tea=[1])
    assert play.supply() == ""
    assert not play.state.last_turn
    play.do("bandit:2", "react:let")
    assert play.heard_of(events.HonorCompared, events.TurnStarted) == [events.TurnStarted(1, last=True)]


def test_Z02_drawing_the_last_card_at_the_start_of_a_turn_does_not_make_it_the_last() -> None:
    """Only who finds nothing to draw takes the last turn, not who draws the last card."""
    play = position(["monk captain peasant", "monk bandit", "ninja peasant"], supply="merchant")
    play.do("monk", "monk")
    assert play.heard_of(events.TurnStarted) == [
        events.TurnStarted(1, last=False),
        events.TurnStarted(2, last=True),
    ]


def test_Z03_one_card_that_cannot_be_refilled_is_enough_to_stay() -> None:
    """A Monk user with an empty supply keeps the other card, stays in and takes the next turn."""
    play = position(["captain peasant bandit", "monk captain", "ninja peasant"], supply="")
    play.do("captain:1", "react:monk")
    assert play.hand(1) == "captain"
    assert play.state.in_campaign == [True, True, True]
    assert play.heard_of(events.OutOfCards) == []
    assert play.actor() == 1


def test_Z04_who_has_no_card_is_out_only_when_the_chain_is_done() -> None:
    """A robbed player without cards leaves after the taken card has been resolved, not before."""
    play = position(["tea_master kabuki peasant", "captain", "bandit peasant"], supply="")
    play.do("tea_master:1", "react:let", tea=[0])
    assert play.hand(1) == ""
    assert play.state.in_campaign[1]
    play.do("captain:2", "react:let")
    kinds = [type(event) for event in play.heard_of(events.Blocked, events.OutOfCards, events.TurnStarted)]
    assert kinds == [events.Blocked, events.OutOfCards, events.TurnStarted]
    assert play.state.in_campaign == [True, False, True]


def test_Z04_an_active_player_without_cards_has_no_claim_to_honor() -> None:
    """In the last turn the only card is played: its owner is out before hands are compared."""
    play = position(["captain", "emperor monk", "warlord peasant"], supply="", last_turn=True)
    play.do("captain:2", "react:let")
    assert play.heard_of(events.OutOfCards) == [events.OutOfCards(0)]
    (compared,) = play.heard_of(events.HonorCompared)
    assert isinstance(compared, events.HonorCompared)
    assert [hand.seat for hand in compared.hands] == [1, 2]


def test_Z05_if_nobody_has_a_card_left_all_of_them_tie_and_draw() -> None:
    """The Ninja as last card against a last card: both hands are empty, so a draw for honor decides."""
    play = position(["ninja", "warlord"], supply="", last_turn=True)
    play.do("ninja:1", "react:let", tie=shuffled(2, "emperor princess"))
    assert play.heard_of(events.OutOfCards) == []
    assert play.heard_of(events.TieDrawn) == [
        events.TieDrawn([events.Honor(1, ["emperor"], 5), events.Honor(0, ["princess"], 3)], "campaign")
    ]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(1, 1, "honor")]


def test_Z05_also_before_the_last_turn_was_announced() -> None:
    """Nobody could take another turn, so honor is drawn for although no turn began without a supply."""
    play = position(["ninja", "warlord"], supply="")
    play.do("ninja:1", "react:let", tie=shuffled(2, "peasant princess"))
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 1, "honor")]


def test_Z06_a_robbed_hand_is_full_again_before_the_taken_card_is_played() -> None:
    """The victim draws while the taken card still waits for its target."""
    play = position(["tea_master captain peasant", "monk bandit", "ninja peasant"], supply="warlord ...")
    play.do("tea_master:1", "react:let", tea=[1])
    assert play.seen().step == "play-taken"
    assert play.hand(1) == "monk warlord"


def test_Z06_hands_are_refilled_clockwise_beginning_with_the_active_player() -> None:
    """With two cards left the rebel and the first Monk get one each, the second Monk none."""
    hands = ["bandit bandit", "peasant peasant captain", "monk captain", "monk ninja"]
    play = position(hands, supply="merchant warlord", active=1)
    play.do("ikki", "react:monk", "react:monk", "react:let")
    assert play.heard_of(events.Drew) == [events.Drew(1), events.Drew(2)]
    assert [play.hand(seat) for seat in (1, 2, 3)] == ["captain merchant", "captain warlord", "ninja"]


def test_Z07_after_ikki_hand_is_refilled_before_the_attacks() -> None:
    """The rebel holds two cards again before the first target is even asked."""
    play = position(["peasant peasant captain", "monk bandit", "ninja peasant"], supply="warlord ...")
    play.do("ikki")
    assert play.hand(0) == "captain warlord"
    kinds = [type(event) for event in play.heard()]
    assert kinds == [events.Played, events.Drew, events.Asked]


def test_Z08_nobody_can_tell_which_card_lies_face_down() -> None:
    """Exchanging it with a card of the supply changes no view of anybody."""
    play = position(["kabuki captain monk", "monk bandit", "ninja peasant"], discards="warlord")
    before = [msgspec.json.encode(play.seen(viewer)) for viewer in (PUBLIC, 0, 1, 2)]
    state = play.state
    state.face_down, state.supply[0] = state.supply[0], state.face_down
    assert NAMES[state.face_down] != NAMES[state.supply[0]]
    assert [msgspec.json.encode(play.seen(viewer)) for viewer in (PUBLIC, 0, 1, 2)] == before


def test_Z08_the_face_down_card_is_never_taken_and_comes_back_with_the_next_deal() -> None:
    """The Kabuki chooses among the open discards only; the next campaign is dealt from all cards."""
    play = started(3, 0, "kabuki monk monk captain emperor princess warlord bandit")
    assert NAMES[play.state.face_down] == "warlord"
    play.do("bandit:1", "react:let", "monk", "monk", "kabuki")
    assert play.moves() == ["take:bandit", "take:monk"]
    assert play.refused("take:warlord") == "not-there zipang/T3"
    play.do("take:monk", "monk")
    play.do("emperor")
    assert play.state.campaign == 2
    assert all_cards(play)["warlord"] == 1


def test_Z09_one_card_must_be_played_and_it_may_be_a_useless_one() -> None:
    """No pass; one Peasant or two is free; Monk and Kabuki may be wasted."""
    play = position(["peasant peasant monk", "captain captain", "ninja bandit"])
    assert set(play.moves()) == {"peasant", "ikki", "monk"}
    play = position(["peasant kabuki monk", "captain captain", "ninja bandit"])
    assert set(play.moves()) == {"peasant", "kabuki", "monk"}
    play.do("peasant")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "peasant")]
    assert play.actor() == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_Z10_removed_cards_stay_away_in_every_campaign(seats: int) -> None:
    """The first deal and the next one use the same cards: those that the set-up left in the game."""
    expected = Counter(SINGLES) + Counter(SEVERAL[seats // 2 * 2])
    play = started(seats, 0, f"emperor {'peasant ' * (seats - 1)} nobleman")
    assert all_cards(play) == expected
    play.do("emperor")
    assert play.state.campaign == 2
    assert all_cards(play) == expected
