"""Rulings Z29 to Z36: battle."""

from __future__ import annotations

from tenka.games.zipang import events
from tests.games.zipang.positions import position


def test_Z29_who_reaches_the_battle_points_shows_the_hand_to_the_attacker_alone() -> None:
    """Three points hold a Captain exactly; everybody hears of the block, only the attacker sees why."""
    play = position(["captain monk peasant", "bandit peasant", "captain captain"]).do(
        "captain:1", "react:let"
    )
    shown = events.Blocked(1, 0, ["peasant", "bandit"])
    heard = [play.heard_of(events.Blocked, viewer=viewer) for viewer in (0, 1, 2, -1)]
    assert heard == [[shown], [shown], [events.Blocked(1, 0)], [events.Blocked(1, 0)]]
    assert play.seen(0).seats[1].known == ["peasant", "bandit"]
    assert play.seen(2).seats[1].known == []
    assert play.state.in_campaign[1]


def test_Z29_one_point_too_few_eliminates() -> None:
    """Two points do not hold a Captain."""
    play = position(["captain monk peasant", "bandit emperor", "captain captain"]).do(
        "captain:1", "react:let"
    )
    assert play.heard_of(events.Eliminated, events.Blocked) == [events.Eliminated(1, ["emperor", "bandit"])]
    assert not play.state.in_campaign[1]


def test_Z29_monk_and_coin_may_be_used_although_the_points_suffice() -> None:
    """Both keep the hand secret."""
    hands = ["captain kabuki peasant", "monk warlord", "captain captain"]
    play = position(hands, had_turn=[True, False, True]).do("captain:1")
    assert play.moves() == ["react:let", "react:monk", "react:coin"]
    play.do("react:coin")
    assert (play.state.coins, play.state.pot) == ([4, 3, 4], 3)
    assert play.heard_of(events.Blocked, viewer=0) == []
    assert play.seen(0).seats[1].known == []
    play = position(hands, had_turn=[True, False, True]).do("captain:1", "react:monk")
    assert play.heard_of(events.Blocked, viewer=0) == []
    assert play.seen(0).seats[1].proved_btl == 0


def test_Z30_without_a_coin_points_and_monk_still_defend() -> None:
    """An empty purse takes away the coin only."""
    hands = ["captain kabuki peasant", "monk warlord", "captain captain"]
    play = position(hands, coins=[4, 0, 4], had_turn=[True, False, True]).do("captain:1")
    assert play.moves() == ["react:let", "react:monk"]
    assert play.refused("react:coin") == "no-coins zipang/E4"
    play.do("react:let")
    assert play.heard_of(events.Blocked) == [events.Blocked(1, 0)]


def test_Z31_the_coin_is_there_until_the_own_first_turn_begins() -> None:
    """A Monk's answer is no turn; once the own turn has begun the coin is of no use."""
    hands = ["captain bandit", "monk emperor", "captain captain peasant"]
    play = position(hands, supply="princess peasant ...", active=2, had_turn=[False, False, True])
    play.do("captain:1", "react:monk")
    assert not play.state.had_turn[1]
    play.do("captain:1")
    assert "react:coin" in play.moves()
    play.do("react:coin")
    assert play.state.had_turn == [True, True, True]


def test_Z31_too_late_is_refused_with_its_paragraph() -> None:
    """After the first turn only points and Monk are left."""
    play = position(["captain kabuki peasant", "monk warlord", "captain captain"]).do("captain:1")
    assert play.refused("react:coin") == "coin-too-late zipang/E4"


def test_Z31_every_attack_costs_its_own_coin() -> None:
    """Two attacks before the first turn, two coins; with the purse empty the third cannot be paid off."""
    hands = ["peasant emperor", "captain captain peasant", "captain bandit", "warlord peasant"]
    play = position(hands, coins=[2, 4, 4, 4], active=1, had_turn=[False, True, True, True])
    play.do("captain:0", "react:coin")
    assert play.state.coins[0] == 1
    play.do("captain:0", "react:coin")
    assert play.state.coins[0] == 0
    assert play.state.pot == 5
    play.do("warlord:0")
    assert play.moves() == ["react:let"]
    play.do("react:let")
    assert not play.state.in_campaign[0]


def test_Z32_nobody_can_lose_on_purpose() -> None:
    """Letting the attack come with enough points is a block, whatever the defender hoped for."""
    play = position(["captain monk peasant", "warlord emperor", "captain captain"]).do("captain:1")
    assert play.moves() == ["react:let"]
    play.do("react:let")
    assert play.state.in_campaign[1]
    assert {"warlord", "emperor"} <= set(play.hand(1).split())
    assert play.heard_of(events.Eliminated) == []


def test_Z33_the_commander_attacks_one_or_two_different_players() -> None:
    """Every single other player and every pair is offered, and nothing else."""
    play = position(["commander monk peasant", "bandit emperor", "captain captain", "captain captain"])
    offered = [name for name in play.moves() if name.startswith("commander")]
    singles = ["commander:1", "commander:2", "commander:3"]
    assert offered == [*singles, "commander:1+2", "commander:1+3", "commander:2+3"]
    assert play.refused("commander:0+1") == "no-self zipang/T6"
    assert "commander:1+1" not in play.game.book.named
    play.do("commander:1+2", "react:let", "react:let")
    assert play.state.in_campaign == [True, False, True, True]
    assert play.heard_of(events.Blocked) == [events.Blocked(2, 0)]


def test_Z34_an_attack_without_anybody_left_to_attack_has_no_effect() -> None:
    """The only opponent lost the last card to the Tea Master: the Captain is laid for nothing."""
    play = position(["tea_master bandit", "captain"], supply="")
    play.do("tea_master:1", "react:let", tea=[0])
    assert play.moves() == ["captain"]
    assert play.refused("captain:1") == "not-in-campaign zipang/T6"
    play.do("captain")
    assert play.heard_of(events.NoEffect) == [events.NoEffect(0, "captain")]
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 1, "last")]


def test_Z35_two_peasants_defend_with_two_points() -> None:
    """They are no revolt in defense: 1 + 1 is less than 3."""
    play = position(["captain monk bandit", "peasant peasant", "captain captain"]).do(
        "captain:1", "react:let"
    )
    assert not play.state.in_campaign[1]


def test_Z36_beaten_hands_lie_open_clockwise_and_within_the_kabukis_reach() -> None:
    """Seat 3 is beaten before seat 1 when seat 2 attacks; any of their cards can be taken later."""
    hands = ["kabuki warlord", "princess merchant", "commander peasant captain", "bandit emperor"]
    play = position(hands, supply="monk ...", active=2)
    play.do("commander:1+3", "react:let", "react:let")
    assert play.discards() == "commander emperor bandit merchant princess"
    assert (play.hand(1), play.hand(3)) == ("", "")
    play.do("kabuki")
    assert play.moves() == ["take:commander", "take:emperor", "take:bandit", "take:merchant", "take:princess"]
