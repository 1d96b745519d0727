"""The paragraphs M, T and H: answering, taking, what is open and what is secret."""

from __future__ import annotations

import msgspec

from tenka.core.events import PUBLIC
from tenka.games.zipang import events
from tests.games.zipang.positions import Play, position


def test_M1_everybody_in_reach_is_asked_with_and_without_a_monk() -> None:
    """The same questions to the public, whoever holds one; only the asked seat may speak."""
    with_monk = position(["merchant captain peasant", "monk bandit", "ninja peasant"]).do("merchant")
    without = position(["merchant captain peasant", "captain bandit", "ninja peasant"]).do("merchant")
    assert with_monk.heard() == without.heard()
    assert with_monk.seen() == without.seen()
    assert with_monk.moves() == ["react:let", "react:monk"]
    assert without.moves() == ["react:let"]
    assert without.refused("react:monk") == "no-monk zipang/K7"
    assert without.refused("bandit:0") == "answer-first zipang/M1"
    assert without.refused("react:let", seat=2) == "asked-later zipang/M5"
    assert without.refused("captain:1", seat=0) == "others-answer zipang/M5"
    without.do("react:let")
    assert without.refused("react:let", seat=1) == "answered zipang/M1"


def test_M1_whoever_runs_out_of_time_lets_it_happen() -> None:
    """A reaction has a default; a turn has none."""
    play = position(["merchant captain peasant", "monk bandit", "ninja peasant"])
    assert play.game.default_move(play.state, 0) is None
    play.do("merchant")
    default = play.game.default_move(play.state, 1)
    assert default is not None
    assert default.name == "react:let"
    assert play.game.default_move(play.state, 2) is None


def test_M2_a_monk_cancels_for_its_owner_alone() -> None:
    """Two Monks against a Merchant: two do not pay, the third does."""
    play = position(["merchant captain peasant", "monk bandit", "ninja monk", "bandit captain"])
    play.do("merchant", "react:monk", "react:monk", "react:let")
    assert play.heard_of(events.Paid) == [events.Paid(3, 1)]


def test_M3_the_kabukis_reach_cannot_be_cancelled_but_the_fetched_card_can() -> None:
    """Taking from the discards asks nobody; the Captain that was taken asks its target."""
    play = position(
        ["kabuki bandit peasant", "monk bandit", "ninja peasant", "captain captain"], discards="captain"
    )
    play.do("kabuki", "take:captain")
    assert play.heard_of(events.Asked) == []
    play.do("captain:1")
    assert play.heard_of(events.Asked) == [events.Asked(1, "captain")]
    play.do("react:monk")
    assert play.heard_of(events.Eliminated, events.Blocked) == []


def test_M4_a_monk_drawn_in_exchange_does_not_answer_the_same_card_again() -> None:
    """One window for each card and player; the new Monk waits for the next card."""
    play = position(["captain bandit peasant", "monk princess", "ninja peasant"], supply="monk ...")
    play.do("captain:1", "react:monk")
    assert "monk" in play.hand(1)
    assert play.heard_of(events.Asked) == [events.Asked(1, "captain")]
    assert play.discards() == "captain monk"


def test_M5_the_asking_skips_who_is_out_and_goes_round_the_table() -> None:
    """From seat 3 on: 4, 0, 2, because 1 is out."""
    hands = ["captain bandit", "", "ninja peasant", "merchant monk peasant", "monk captain"]
    play = position(hands, active=3, out=[1]).do("merchant", "react:let", "react:let", "react:let")
    assert [event.seat for event in play.heard_of(events.Asked) if isinstance(event, events.Asked)] == [
        4,
        0,
        2,
    ]
    assert play.heard_of(events.Paid) == [events.Paid(seat, 1) for seat in (4, 0, 1, 2)]


def test_T1_a_taken_taker_takes_on() -> None:
    """The Nobleman takes the Tea Master, who draws from a third hand."""
    play = position(
        ["nobleman captain peasant", "tea_master bandit", "ninja peasant"], supply="monk monk ..."
    )
    play.do("nobleman:1", "react:let", "take:tea_master")
    assert play.moves() == ["tea_master:1", "tea_master:2"]
    play.do("tea_master:2", "react:let", tea=[0])
    assert play.seen().taken == "ninja"
    assert play.seen().taken_from == 2
    assert play.hand(2) == "monk peasant"


def test_T2_a_taken_card_is_on_the_table_until_it_is_played() -> None:
    """In no hand; everybody may see it, and it is the only thing to play."""
    play = position(["nobleman captain peasant", "tea_master bandit", "ninja peasant"], supply="monk ...")
    play.do("nobleman:1", "react:let", "take:bandit")
    assert [play.seen(viewer).taken for viewer in (PUBLIC, 0, 1, 2)] == ["bandit"] * 4
    assert play.heard_of(events.Took) == [events.Took(0, 1, "bandit")]
    assert play.moves() == ["bandit:1", "bandit:2"]
    assert play.refused("captain:1") == "play-taken zipang/T2"


def test_T3_a_taken_discard_leaves_the_pile_and_returns_when_played() -> None:
    """One of two equal cards is taken; the Kabuki itself is refused."""
    play = position(
        ["kabuki monk peasant", "monk merchant", "ninja peasant"], discards="captain captain bandit"
    )
    play.do("kabuki")
    assert play.moves() == ["take:captain", "take:bandit"]
    assert play.refused("take:kabuki") == "kabuki-itself zipang/T3"
    assert play.refused("take:ninja") == "not-there zipang/T3"
    play.do("take:captain")
    assert play.discards() == "captain bandit kabuki"
    assert play.heard_of(events.Took) == [events.Took(0, events.DISCARDS, "captain")]
    play.do("captain:2")
    assert play.discards() == "captain bandit kabuki captain"
    assert play.heard_of(events.Played) == [events.Played(0, "captain", [2], 1, events.DISCARDS)]


def test_T4_a_taken_commander_may_strike_two() -> None:
    """The robbed player among them."""
    play = position(
        ["nobleman captain peasant", "commander bandit", "ninja peasant", "monk captain"], "monk ..."
    )
    play.do("nobleman:1", "react:let", "take:commander")
    assert "commander:1+3" in play.moves()
    assert play.refused("commander") == "pick-target zipang/T6"
    assert play.refused("commander:0") == "no-self zipang/T6"


def test_T5_everybody_else_plays_on_after_a_robbery_to_the_last_card() -> None:
    """The victim is out at the end of the turn; an Ikki with the taken Peasant does not reach them."""
    play = position(["tea_master peasant bandit", "peasant", "warlord bandit", "emperor peasant"], supply="")
    play.do("tea_master:1", "react:let", "ikki", tea=[0])
    assert play.seen().question.targets == [2, 3]
    play.do("react:let", "react:let")
    assert play.heard_of(events.Blocked, events.Eliminated, events.OutOfCards) == [
        events.Blocked(2, 0),
        events.Eliminated(3, ["emperor", "peasant"]),
        events.OutOfCards(1),
    ]


def test_T6_bandit_and_merchant_alone_reach_who_is_out() -> None:
    """Of all cards in a hand of three, only the Bandit is offered against seat 2."""
    play = position(["bandit ninja princess", "monk captain", ""], discards="captain", out=[2])
    assert play.moves() == ["bandit:1", "bandit:2", "ninja:1", "princess:pot", "princess:1"]
    assert play.refused("ninja:2") == "not-in-campaign zipang/T6"
    assert play.refused("ninja:5") == "no-such-player zipang/T6"


def views(play: Play, *viewers: int) -> list[bytes]:
    return [msgspec.json.encode((play.seen(viewer), play.heard(viewer))) for viewer in viewers]


def test_H1_coins_counts_discards_and_turns_are_open_to_everybody() -> None:
    """Every viewer reads the same numbers."""
    hands = ["bandit ninja princess", "monk captain", ""]
    play = position(hands, discards="captain merchant", out=[2], had_turn=[True, False, True], pot=4)
    for viewer in (PUBLIC, 0, 1, 2):
        seen = play.seen(viewer)
        assert [seat.coins for seat in seen.seats] == [4, 4, 4]
        assert [seat.cards for seat in seen.seats] == [3, 2, 0]
        assert [seat.in_campaign for seat in seen.seats] == [True, True, False]
        assert [seat.had_turn for seat in seen.seats] == [True, False, True]
        assert (seen.pot, seen.supply, seen.discards) == (4, 10, ["captain", "merchant"])


def test_H2_hands_and_the_order_of_the_supply_are_secret() -> None:
    """Other hands and another supply give the same view to who does not hold them."""
    one = position(["bandit ninja princess", "monk captain", "peasant emperor"], supply="warlord kabuki ...")
    two = position(
        ["bandit ninja princess", "warlord peasant", "peasant emperor"], supply="kabuki captain ..."
    )
    assert views(one, PUBLIC, 0, 2) == views(two, PUBLIC, 0, 2)
    assert views(one, 1) != views(two, 1)
    one.do("princess:pot")
    two.do("princess:pot")
    assert views(one, PUBLIC, 0, 2) == views(two, PUBLIC, 0, 2)


def test_H3_a_block_is_shown_to_the_attacker_and_a_later_reader_learns_no_more() -> None:
    """The third player sees only that the hand held at least three points."""
    one = position(["captain ninja princess", "monk warlord", "peasant emperor"], supply="bandit ...")
    two = position(["captain ninja princess", "warlord bandit", "peasant emperor"], supply="monk ...")
    for play in (one, two):
        play.do("captain:1", "react:let")
        assert play.seen(2).seats[1].proved_btl == 3
    assert views(one, PUBLIC, 2) == views(two, PUBLIC, 2)
    assert one.seen(0).seats[1].known == ["monk", "warlord"]
    assert two.seen(0).seats[1].known == ["bandit", "warlord"]
    assert one.seen(1).seats[0].knows_mine == ["monk", "warlord"]
    assert one.seen(1).seats[2].knows_mine == []
