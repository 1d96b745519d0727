"""Rulings Z22 to Z28: the Monk's answer."""

from __future__ import annotations

import pytest

from tenka.games.zipang import events
from tests.games.zipang.positions import position

ASKING = {
    "bandit:1": [1],
    "merchant": [1, 2, 3],
    "princess:1": [1],
    "captain:1": [1],
    "shrine_maiden": [1, 2, 3],
    "commander:1": [1],
    "commander:1+3": [1, 3],
    "ninja:1": [1],
    "tea_master:1": [1],
    "nobleman:1": [1],
    "warlord:1": [1],
    "ikki": [1, 2, 3],
}


@pytest.mark.parametrize("move", ASKING)
def test_Z22_answers_come_before_any_look_draw_or_payment(move: str) -> None:
    """When the first target is asked, nothing but the announcement has happened."""
    card = "peasant peasant" if move == "ikki" else f"{move.split(':', maxsplit=1)[0]} peasant"
    play = position([f"{card} captain", "monk bandit", "captain emperor", "peasant peasant"])
    hands, coins, pot = [play.hand(seat) for seat in (1, 2, 3)], list(play.state.coins), play.state.pot
    play.do(move)
    assert play.heard_of(events.Played, events.Asked)[1:] == [events.Asked(1, play.seen().question.card)]
    assert play.heard_of(events.Looked, events.HandShown, events.Took, events.Stole, events.Paid) == []
    assert [play.hand(seat) for seat in (1, 2, 3)] == hands
    assert (play.state.coins, play.state.pot) == (coins, pot)
    assert play.seen().question.targets == ASKING[move]


def test_Z22_a_fetched_card_opens_a_window_of_its_own() -> None:
    """Who let the Tea Master pass may still cancel the Captain that he took."""
    play = position(["tea_master bandit peasant", "captain peasant", "ninja peasant"], supply="monk ...")
    play.do("tea_master:1", "react:let", "captain:1", tea=[0])
    assert (play.actor(), play.seen().question.card) == (1, "captain")
    play.do("react:monk")
    assert play.heard_of(events.Eliminated, events.Blocked) == []


def test_Z23_a_monk_saves_only_its_owner_from_ikki() -> None:
    """The others are attacked all the same."""
    play = position(["peasant peasant captain", "monk bandit", "ninja peasant", "peasant merchant"])
    play.do("ikki", "react:monk", "react:let", "react:let")
    assert play.state.in_campaign == [True, True, False, False]


def test_Z23_a_monk_saves_only_its_owner_from_the_commander() -> None:
    """The second target is on its own."""
    play = position(["commander peasant captain", "monk bandit", "ninja peasant", "peasant merchant"])
    play.do("commander:1+3", "react:monk", "react:let")
    assert play.state.in_campaign == [True, True, True, False]


def test_Z23_a_monk_saves_only_its_owner_from_the_merchant() -> None:
    """Everybody else pays."""
    play = position(["merchant peasant captain", "monk bandit", "ninja peasant", "peasant peasant"])
    play.do("merchant", "react:monk", "react:let", "react:let")
    assert play.state.coins == [4, 4, 3, 3]
    assert play.state.pot == 5


def test_Z23_a_monk_saves_only_its_owner_from_the_shrine_maiden() -> None:
    """Everybody else shows the hand."""
    play = position(["shrine_maiden peasant captain", "monk bandit", "ninja peasant", "peasant peasant"])
    play.do("shrine_maiden", "react:monk", "react:let", "react:let")
    assert play.heard_of(events.HandShown) == [
        events.HandShown(2, ["peasant", "ninja"]),
        events.HandShown(3, ["peasant", "peasant"]),
    ]


@pytest.mark.parametrize("move", ["monk", "emperor", "kabuki", "princess:pot", "peasant"])
def test_Z24_nobody_is_asked_about_what_touches_nobody(move: str) -> None:
    """Monk, Emperor, the Kabuki's reach into the discards, the Princess at the pot: no window opens."""
    hand = f"{move.split(':', maxsplit=1)[0]} captain peasant"
    play = position([hand, "monk bandit", "ninja bandit", "captain warlord"], discards="merchant").do(move)
    assert play.heard_of(events.Asked) == []
    assert "react:let" not in play.moves()


@pytest.mark.parametrize("card", ["tea_master", "nobleman"])
def test_Z25_a_cancelled_taker_takes_nothing_and_the_turn_is_over(card: str) -> None:
    """The victim loses only the Monk, nobody looks, the next player is on."""
    play = position(
        [f"{card} captain peasant", "monk bandit", "ninja peasant"], supply="merchant warlord ..."
    )
    play.do(f"{card}:1", "react:monk")
    assert play.hand(1) == "bandit merchant warlord"
    assert play.heard_of(events.Took, events.Looked) == []
    assert (play.actor(), play.seen().step) == (1, "turn")
    assert play.seen(0).seats[1].known == []


def test_Z26_targets_are_asked_clockwise_and_all_is_resolved_afterwards() -> None:
    """Nobody is out, shown or refilled out of order while a target still has to answer."""
    hands = ["peasant bandit", "ninja peasant", "peasant peasant captain", "monk monk"]
    play = position(hands, supply="warlord merchant ...", active=2)
    play.do("ikki")
    asked = []
    for answer in ("react:monk", "react:let", "react:let"):
        assert all(play.state.in_campaign)
        asked.append(play.actor())
        play.do(answer)
    assert asked == [3, 0, 1]
    assert play.heard_of(events.Eliminated) == [
        events.Eliminated(0, ["peasant", "bandit"]),
        events.Eliminated(1, ["peasant", "ninja"]),
    ]


def test_Z27_a_used_monk_lies_open_and_the_hand_is_refilled_at_once() -> None:
    """Before the next target is asked."""
    play = position(["merchant peasant captain", "monk bandit", "ninja peasant"], supply="warlord ...")
    play.do("merchant", "react:monk")
    assert play.discards() == "merchant monk"
    assert play.hand(1) == "bandit warlord"
    assert [type(event) for event in play.heard()][-3:] == [events.Reacted, events.Drew, events.Asked]


def test_Z27_a_monk_as_last_card_saves_but_leaves_nothing_to_stay_with() -> None:
    """With an empty supply the owner is out when the turn is resolved."""
    play = position(["captain peasant bandit", "monk", "ninja peasant"], supply="")
    play.do("captain:1", "react:monk")
    assert play.heard_of(events.Eliminated, events.OutOfCards) == [events.OutOfCards(1)]
    assert play.state.in_campaign == [True, False, True]
    assert play.actor() == 2


def test_Z28_eliminated_players_are_not_asked() -> None:
    """Merchant and Bandit reach them without a window."""
    play = position(["merchant bandit peasant", "", "ninja peasant"], discards="monk captain", out=[1])
    play.do("merchant")
    assert play.heard_of(events.Asked) == [events.Asked(2, "merchant")]
    play.do("react:let")
    assert play.state.coins == [4, 3, 3]
    play = position(["merchant bandit peasant", "", "ninja peasant"], discards="monk captain", out=[1])
    play.do("bandit:1")
    assert play.heard_of(events.Asked) == []
    assert play.state.coins == [5, 3, 4]
