"""The rulebook's paragraphs A to F: the goal, setting up, the campaign, turns, battle, the end."""

from __future__ import annotations

from collections import Counter

import pytest

from tenka.games.zipang import events
from tenka.games.zipang.material import NAMES
from tests.games.zipang.positions import dealt, position, shuffled, started

BOX = {
    "emperor": 1, "peasant": 7, "bandit": 3, "merchant": 1, "princess": 1, "captain": 5, "monk": 3,
    "shrine_maiden": 1, "commander": 3, "ninja": 1, "tea_master": 1, "kabuki": 1, "nobleman": 1, "warlord": 1,
}  # fmt: skip
REMOVED = {
    2: {"bandit": 2, "captain": 2, "peasant": 4, "monk": 1, "commander": 3},
    4: {"bandit": 1, "captain": 1, "peasant": 1, "monk": 1, "commander": 1},
    6: {},
}


def test_A1_the_game_ends_when_somebody_has_no_coin_at_the_end_of_a_campaign() -> None:
    """Nobody owes a move any more, and every move is refused."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"], coins=[3, 0, 4]).do("emperor")
    assert play.heard_of(events.GameEnded) == [events.GameEnded([5, 0, 4], [1, 3, 2])]
    assert play.game.actors(play.state) == []
    assert [play.moves(seat) for seat in range(3)] == [[], [], []]
    assert play.refused("monk", seat=0) == "game-over zipang/A1"
    assert play.seen().step == "over"


def test_A1_with_a_coin_left_to_everybody_another_campaign_begins() -> None:
    """One coin is enough to go on."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"], coins=[3, 1, 4]).do("emperor")
    assert play.heard_of(events.CampaignStarted) == [events.CampaignStarted(2, 0, 2)]
    assert play.state.coins == [4, 0, 3]


def test_A2_the_most_coins_win_and_the_rest_is_ranked_by_coins() -> None:
    """The winner of the last campaign need not win the game."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"], coins=[1, 0, 9]).do("emperor")
    assert play.game.standing(play.state).points == [3, 0, 9]
    assert play.game.standing(play.state).ranks == [2, 3, 1]


def test_A2_during_the_game_coins_tell_where_everybody_stands() -> None:
    """Equals share a rank as long as nothing is decided."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"], coins=[2, 5, 5])
    assert play.game.standing(play.state).ranks == [3, 1, 1]


def test_A3_leaders_with_equal_coins_draw_for_honor_until_one_is_ahead() -> None:
    """Seats 0 and 2 draw twice; the loser of the draw is second, before everybody else."""
    hands = ["emperor nobleman peasant", "monk bandit", "ninja monk"]
    play = position(hands, coins=[3, 0, 5])
    play.do("emperor", tie=shuffled(3, "kabuki princess", "captain warlord"))
    assert [event for event in play.heard() if isinstance(event, (events.TieDrawn, events.GameEnded))] == [
        events.TieDrawn([events.Honor(0, ["kabuki"], 3), events.Honor(2, ["princess"], 3)], "game"),
        events.TieDrawn([events.Honor(0, ["captain"], 1), events.Honor(2, ["warlord"], 3)], "game"),
        events.GameEnded([5, 0, 5], [2, 3, 1]),
    ]


@pytest.mark.parametrize(("seats", "coins"), [(2, 4), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_B1_everybody_starts_with_five_coins_or_four_if_they_are_two(seats: int, coins: int) -> None:
    """Before the first ante; all coins are open to everybody."""
    play = started(seats)
    assert [held + 1 for held in play.state.coins] == [coins] * seats
    for viewer in range(-1, seats):
        assert [seat.coins for seat in play.seen(viewer).seats] == play.state.coins


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_B2_some_cards_are_removed_for_fewer_players(seats: int) -> None:
    """The deck is the box without the cards of the list."""
    state = started(seats).state
    dealt_out = [card for hand in state.hands for card in hand]
    used = Counter(NAMES[card] for card in [*dealt_out, *state.supply, state.face_down])
    assert used == Counter(BOX) - Counter(REMOVED[seats // 2 * 2])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_B3_chance_says_who_begins(first: int) -> None:
    """Whoever is drawn takes the first turn of the first campaign."""
    play = started(3, first)
    assert play.actor() == first
    assert play.heard_of(events.CampaignStarted) == [events.CampaignStarted(1, first, 2)]


def test_C1_two_cards_each_and_the_rest_is_the_supply() -> None:
    """Everybody learns the own two cards and no others."""
    play = started(3, 1, "warlord monk captain bandit ninja merchant emperor princess")
    dealt_out = [play.heard_of(events.Dealt, viewer=viewer) for viewer in (-1, 0, 1, 2)]
    assert dealt_out == [
        [],
        [events.Dealt(["captain", "merchant"])],
        [events.Dealt(["warlord", "bandit"])],
        [events.Dealt(["monk", "ninja"])],
    ]
    assert play.seen(0).hand == ["captain", "merchant"]
    assert play.seen().hand == []
    assert [seat.known for seat in play.seen(0).seats] == [["captain", "merchant"], [], []]


def test_C2_the_next_card_starts_the_discards_face_down() -> None:
    """It is dealt after the hands and before the first draw; nobody sees it."""
    play = started(3, 1, "warlord monk captain bandit ninja merchant emperor princess")
    assert NAMES[play.state.face_down] == "emperor"
    assert play.hand(1) == "bandit princess warlord"
    assert play.seen().discards == []
    assert play.seen().supply == 10


def test_C3_everybody_puts_a_coin_into_the_pot() -> None:
    """Each pays one for each campaign, whatever they own."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"], coins=[3, 1, 7]).do("emperor")
    assert play.state.coins == [3 + 2 - 1, 0, 6]


def test_C4_one_coin_of_the_pot_leaves_the_game() -> None:
    """The pot is one coin short of the antes, and the coin is counted as removed."""
    play = position(["emperor nobleman peasant", "monk bandit", "ninja monk"])
    before = play.state.removed
    play.do("emperor")
    assert (play.state.pot, play.state.removed) == (2, before + 1)
    assert play.seen().removed == before + 1


def test_D1_a_turn_begins_with_drawing_the_top_card() -> None:
    """The next player holds three cards; only they know the third."""
    play = position(["monk captain peasant", "bandit captain", "ninja peasant"], supply="warlord ...").do(
        "monk"
    )
    assert play.hand(1) == "bandit captain warlord"
    assert play.heard_of(events.Drew, viewer=1) == [events.Drew(1, "warlord")]
    assert play.heard_of(events.Drew, viewer=2) == [events.Drew(1)]
    assert play.heard_of(events.Drew) == [events.Drew(1)]


def test_D2_one_card_of_the_hand_goes_face_up_to_the_discards() -> None:
    """A card that one does not hold is refused, and so are answers and takings."""
    play = position(["monk captain peasant", "bandit captain", "ninja peasant"])
    assert play.refused("warlord:1") == "not-in-hand zipang/D2"
    assert play.refused("emperor") == "not-in-hand zipang/D2"
    assert play.refused("react:let") == "nothing-to-answer zipang/M1"
    assert play.refused("take:bandit") == "nothing-to-take zipang/D2"
    play.do("monk")
    assert play.discards() == "monk"
    assert play.hand(0) == "captain peasant"
    assert play.heard_of(events.Played) == [events.Played(0, "monk", [])]


def test_D3_who_finds_the_supply_empty_takes_the_last_turn() -> None:
    """Announced to everybody, one card is played without drawing, then the campaign is over."""
    play = position(["monk captain peasant", "bandit captain", "ninja peasant"], supply="").do("monk")
    assert play.seen().last_turn
    assert len(play.state.hands[1]) == 2
    play.do("bandit:2", "react:let", tie=shuffled(3, "emperor peasant"))
    (compared,) = play.heard_of(events.HonorCompared)
    assert isinstance(compared, events.HonorCompared)
    assert [hand.seat for hand in compared.hands] == [2, 0, 1]
    assert play.state.campaign == 2


def test_D4_play_passes_clockwise_to_the_next_in_the_campaign() -> None:
    """Seat 3 is out, so after seat 2 comes seat 0; the others may not move."""
    play = position(["bandit captain", "ninja monk", "monk peasant captain", ""], active=2, out=[3])
    assert play.refused("monk", seat=1) == "not-your-turn zipang/D4"
    assert play.refused("monk", seat=3) == "not-your-turn zipang/D4"
    play.do("monk")
    assert play.actor() == 0


def test_D5_a_hand_is_refilled_to_two_whenever_it_falls_short() -> None:
    """By Ninja, Monk, theft and revolt alike."""
    play = position(
        ["ninja captain peasant", "bandit emperor", "monk peasant"], supply="warlord merchant ..."
    )
    play.do("ninja:1", "react:let")
    assert play.heard_of(events.HandLost, events.Drew)[:3] == [
        events.HandLost(1, ["emperor", "bandit"]),
        events.Drew(1),
        events.Drew(1),
    ]
    assert {"merchant", "warlord"} <= set(play.hand(1).split())


def test_D6_who_can_hold_no_card_is_out() -> None:
    """Coins are kept; the next player is on."""
    play = position(["ninja captain peasant", "bandit emperor", "monk peasant"], supply="")
    play.do("ninja:1", "react:let")
    assert play.heard_of(events.OutOfCards) == [events.OutOfCards(1)]
    assert play.state.coins[1] == 4
    assert play.actor() == 2


@pytest.mark.parametrize(("card", "points"), [("captain", 3), ("commander", 4), ("warlord", 5), ("ikki", 5)])
def test_E1_each_attack_has_its_battle_points(card: str, points: int) -> None:
    """One point less eliminates, exactly as many block."""
    hand = "peasant peasant" if card == "ikki" else f"{card} peasant"
    defenders = {2: "bandit emperor", 3: "bandit peasant", 4: "captain peasant", 5: "commander peasant"}
    for total, defender in defenders.items():
        play = position([f"{hand} monk", defender, "", ""], discards="merchant", out=[2, 3])
        play.do(card if card == "ikki" else f"{card}:1", "react:let")
        assert (play.heard_of(events.Blocked) == [events.Blocked(1, 0)]) == (total >= points)
        assert (len(play.heard_of(events.Eliminated)) == 1) == (total < points)


def test_E2_ikki_needs_two_peasants_and_hits_everybody_else() -> None:
    """One Peasant is not enough; the attack has five points."""
    assert position(["peasant captain monk", "warlord bandit"]).refused("ikki") == "two-peasants zipang/E2"
    play = position(["peasant peasant monk", "warlord bandit", "captain peasant", "peasant captain"])
    play.do("ikki", "react:let", "react:let", "react:let")
    assert play.heard_of(events.Played) == [events.Played(0, "peasant", [1, 2, 3], 2)]
    assert play.state.in_campaign == [True, True, False, False]


def test_E3_a_blocked_attack_costs_neither_side_a_card_of_the_hand() -> None:
    """All points in the defending hand are summed; the hand is kept."""
    play = position(["warlord monk peasant", "captain bandit", "ninja monk"], supply="merchant ...")
    play.do("warlord:1", "react:let")
    assert play.hand(0) == "monk peasant"
    assert play.hand(1) == "bandit captain merchant"
    assert play.seen().seats[1].proved_btl == 5


def test_E4_a_coin_blocks_an_attack_before_the_first_turn_only() -> None:
    """The coin goes into the pot; against anything but an attack it is refused."""
    hands = ["captain bandit peasant", "emperor princess", "ninja monk"]
    play = position(hands, had_turn=[True, False, False]).do("captain:1", "react:coin")
    assert (play.state.coins, play.state.pot) == ([4, 3, 4], 3)
    assert play.state.in_campaign[1]
    play = position(hands, had_turn=[True, False, False]).do("bandit:1")
    assert play.moves() == ["react:let"]
    assert play.refused("react:coin") == "coin-only-attack zipang/E4"


def test_E5_the_eliminated_discard_face_up_keep_their_coins_and_can_be_robbed() -> None:
    """The Bandit of a later turn still reaches them."""
    play = position(["captain peasant monk", "emperor princess", "bandit warlord"]).do(
        "captain:1", "react:let"
    )
    assert play.seen().discards == ["captain", "emperor", "princess"]
    assert play.state.coins[1] == 4
    assert play.actor() == 2
    play.do("bandit:1")
    assert play.state.coins == [4, 3, 5]


def test_E6_attacks_on_several_players_are_separate() -> None:
    """One blocks, one pays, one is out: none of it touches the others."""
    hands = ["peasant peasant monk", "warlord bandit", "captain peasant", "peasant captain"]
    play = position(hands, had_turn=[True, True, False, True])
    play.do("ikki", "react:let", "react:coin", "react:let")
    assert play.heard_of(events.Blocked, events.Eliminated) == [
        events.Blocked(1, 0),
        events.Eliminated(3, ["peasant", "captain"]),
    ]
    assert play.state.in_campaign == [True, True, True, False]


def test_F1_the_last_one_left_takes_the_pot_without_showing_a_card() -> None:
    """After the battle the campaign is over at once; honor is not compared."""
    play = position(["captain peasant nobleman", "emperor princess"], pot=6).do("captain:1", "react:let")
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(0, 6, "last")]
    assert play.heard_of(events.HonorCompared) == []


def test_F2_the_emperor_hands_the_pot_to_the_most_honor() -> None:
    """It may be somebody else than who played him."""
    play = position(["emperor captain peasant", "nobleman bandit", "monk captain"], pot=6).do("emperor")
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(1, 6, "honor")]


def test_F3_equal_honor_is_decided_by_drawing_cards() -> None:
    """Seats 1 and 2 are equal at the top; the better draw takes all."""
    play = position(["emperor captain peasant", "nobleman bandit", "monk monk"], pot=6)
    play.do("emperor", tie=shuffled(3, "peasant emperor"))
    assert play.heard_of(events.CampaignWon) == [events.CampaignWon(2, 6, "honor")]


def test_F4_the_winner_begins_the_next_campaign() -> None:
    """Everybody is back with two fresh cards, and nobody has had a turn but the winner."""
    play = position(["captain peasant emperor", "nobleman bandit", ""], discards="monk", out=[2])
    play.do("emperor", deck=dealt(3, "warlord bandit ninja captain captain monk emperor merchant"))
    assert play.actor() == 1
    assert play.state.in_campaign == [True, True, True]
    assert play.state.had_turn == [False, True, False]
    assert [play.hand(seat) for seat in range(3)] == [
        "monk ninja",
        "captain merchant warlord",
        "bandit captain",
    ]
    assert play.discards() == ""
