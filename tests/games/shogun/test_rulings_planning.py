"""Rulings G6 to G11: planning, bids and turn order."""

from __future__ import annotations

import pytest

from tenka.games.shogun.events import ActionTurnedUp, BidsRevealed, CardRevealed, PlanSealed, TurnOrderSet
from tenka.games.shogun.material import SPACE_IDS
from tests.games.shogun.positions import Play

SIX = "aki bingo bitchu bizen hoki harima".split()


def planning(provinces: list[str], chests: int = 10, seats: int = 3) -> Play:
    """Seat 0 plans with these provinces; everybody else has one."""
    play = Play(seats)
    for name in provinces:
        play.own(name, 0, 2)
    play.own("kai", 1, 2).own("musashi", 2, 2).chests(0, chests)
    return play.plan()


def fill(play: Play, seat: int, cards: str) -> Play:
    """Plan the next spaces."""
    for card in cards.split():
        space = SPACE_IDS[play.state.drafted[seat]]
        play.do(f"plan:{space}:{card}", seat)
    return play


def test_g6_with_cards_enough_no_space_stays_empty() -> None:
    play = planning(SIX)
    assert play.refused("plan:castle:empty", 0) == "must-fill shogun/P2"
    fill(play, 0, "aki bingo bitchu bizen hoki harima chest1 chest2 chest3 chest4")
    assert play.moves(0) == ["plan:auction:chest0"]


def test_g6_with_too_few_cards_the_player_chooses_which_spaces_stay_empty() -> None:
    play = planning(["aki", "bingo"])
    fill(play, 0, "empty aki empty bingo empty empty")
    assert play.refused("plan:deploy3:empty", 0) == "must-fill shogun/P2"
    fill(play, 0, "chest4 chest3 chest2 chest1")
    assert play.moves(0) == ["plan:auction:chest0"]


def test_g6_an_empty_auction_space_is_allowed_when_cards_are_missing() -> None:
    play = planning(["aki", "bingo"])
    fill(play, 0, "aki bingo chest0 chest1 chest2 chest3 chest4 empty empty empty")
    assert play.moves(0) == ["plan:auction:empty"]


def test_g6_empty_spaces_do_nothing_like_chest_cards() -> None:
    play = Play(3).own("aki", 0, 2).carry_out({0: {"taxes": "chest3"}}, "taxes castle")
    assert [event.card for event in play.heard_of(CardRevealed)][:3] == ["chest3", "empty", "empty"]
    assert play.state.chests == [18, 18, 18]


def test_g6_an_empty_auction_space_bids_below_zero() -> None:
    play = Play(3).own("aki", 0, 2).bids(["empty", "chest0", "chest1"])
    assert play.state.bidders == [2, 1, 0]


def test_g7_the_last_card_that_can_be_paid_is_kept_for_the_bid() -> None:
    play = planning(SIX, chests=2)
    fill(play, 0, "aki bingo bitchu bizen hoki harima chest0 chest1 chest4")
    assert play.refused("plan:battle_b:chest2", 0) == "keep-a-bid shogun/P4"
    fill(play, 0, "chest3")
    assert play.moves(0) == ["plan:auction:chest2"]
    assert play.refused("plan:auction:chest4", 0) == "card-used shogun/P1"


def test_g7_an_unpayable_bid_is_refused() -> None:
    play = planning([*SIX, "ise"], chests=2)
    fill(play, 0, "aki bingo bitchu bizen hoki harima ise chest0 chest1 chest4")
    assert play.refused("plan:auction:chest3", 0) == "unpayable-bid shogun/P4"
    assert play.moves(0) == ["plan:auction:chest2"]


def test_g57_with_nothing_to_bid_the_last_empty_space_is_kept_for_the_auction() -> None:
    play = planning(["aki", "bingo", "bitchu", "bizen", "hoki"], chests=0)
    fill(play, 0, "aki bingo bitchu bizen hoki chest0")
    assert play.refused("plan:deploy3:empty", 0) == "keep-no-bid shogun/P4"
    fill(play, 0, "chest1 chest2 chest3 chest4")
    assert play.moves(0) == ["plan:auction:empty"]


def test_g8_planning_is_told_to_nobody_but_sealing_is() -> None:
    play = planning(SIX)
    before = [play.seen(viewer) for viewer in (1, 2, -1)]
    for card in "aki bingo bitchu bizen hoki harima chest1 chest2 chest3 chest4".split():
        fill(play, 0, card)
        assert play.story.deliveries == []
        assert [play.seen(viewer) for viewer in (1, 2, -1)] == before
    fill(play, 0, "chest0")
    assert play.heard_of(PlanSealed)[0].seat == 0
    for viewer in (1, 2, -1):
        seen = play.seen(viewer)
        assert seen.seats[0].sealed
        assert seen.seats[0].plan == {}
        assert seen.hand == play.hand(viewer) if viewer >= 0 else seen.hand == []
    assert play.seen(0).draft[0] == "aki"


def test_g9_a_plan_may_be_taken_back_until_the_last_one_seals() -> None:
    play = planning(SIX)
    assert play.refused("unseal", 0) == "nothing-sealed shogun/P5"
    fill(play, 0, "aki bingo bitchu bizen hoki harima chest1 chest2 chest3 chest4 chest0")
    assert play.game.actors(play.state) == [1, 2]
    assert play.moves(0) == ["unseal"]
    assert play.refused("plan:castle:aki", 0) == "already-sealed shogun/P5"
    play.do("unseal", 0)
    assert play.seen(0).draft == []
    assert sorted(play.hand(0)) == sorted([*SIX, "chest0", "chest1", "chest2", "chest3", "chest4"])
    assert play.game.actors(play.state) == [0, 1, 2]
    fill(play, 0, "chest0 bingo bitchu bizen hoki harima chest1 chest2 chest3 chest4 aki")
    fill(play, 1, "kai chest0 chest1 chest2 chest3 empty empty empty empty empty chest4")
    for card in "musashi chest4 chest1 chest2 chest3 empty empty empty empty empty".split():
        fill(play, 2, card)
    play.do("plan:auction:chest0", 2)
    assert play.refused("unseal", 0) == "not-your-turn shogun/T3"
    assert play.seen(1).seats[0].plan["auction"] == "aki"
    assert play.seen(1).seats[0].plan["rice"] is None
    assert play.seen(0).seats[0].plan["rice"] == "bizen"


def test_g10_the_event_is_drawn_then_bids_are_paid_and_the_highest_chooses_first() -> None:
    play = Play(5).own("aki", 4, 2)
    play.bids(["chest0", "chest4", "empty", "chest1", "aki"], event=[2])
    assert play.state.event == 5
    (told,) = play.heard_of(BidsRevealed)
    assert [(bid.seat, bid.card, bid.chests) for bid in told.bids] == [
        (1, "chest4", 4),
        (3, "chest1", 1),
        (4, "aki", 0),
        (0, "chest0", 0),
        (2, "empty", 0),
    ]
    assert play.state.chests == [12, 8, 12, 11, 12]
    assert play.seen().step == "special"


def test_g10_equal_bids_choose_in_random_order() -> None:
    play = Play(5).own("aki", 4, 2).own("ise", 0, 2)
    play.bids(["ise", "chest2", "chest2", "chest2", "aki"], bids=[2, 0, 1, 1, 0])
    (told,) = play.heard_of(BidsRevealed)
    assert play.state.bidders == [3, 1, 2, 4, 0]
    assert told.tied == [[3, 1, 2], [4, 0]]


def test_g10_a_special_card_gives_its_place_in_the_turn_order() -> None:
    play = Play(3).bids(["chest1", "chest2", "chest3"])
    play.do("special:attack").do("special:defense")
    assert play.refused("special:attack") == "special-taken shogun/T4"
    play.do("special:rice")
    (order,) = play.heard_of(TurnOrderSet)
    assert order.order == [0, 2, 1]


def test_g10_the_last_of_five_takes_what_is_left() -> None:
    play = Play(5).bids(["chest4", "chest3", "chest2", "chest1", "chest0"])
    for name in ("chest", "rice", "armies", "attack"):
        play.do(f"special:{name}")
    (order,) = play.heard_of(TurnOrderSet)
    assert order.order == [0, 1, 2, 3, 4]


def test_g11_five_actions_are_open_and_one_more_after_each_that_is_carried_out() -> None:
    play = planning(SIX)
    seen = play.seen()
    assert seen.track == ["castle", "temple", "theater", "rice", "taxes", None, None, None, None, None]
    battle = Play(3).own("aki", 0, 3).own("bingo", 0, 1)
    battle.carry_out({0: {"battle_a": "aki"}}, "castle battle_a", [0, 1, 2])
    battle.state.track = battle.state.track[:6]
    assert battle.seen().track[5] == "taxes"
    assert battle.seen().track[6:] == [None] * 4
    battle.do("march:bingo:1", actions=[3, 0, 0, *[0] * 20])
    turned = battle.heard_of(ActionTurnedUp)
    assert [(event.action, event.number) for event in turned] == [
        ("battle_b", 7),
        ("deploy5", 8),
        ("deploy3", 9),
        ("deploy1", 10),
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_p1_only_own_cards_each_once_in_the_order_of_the_spaces(seats: int) -> None:
    play = planning(SIX, seats=seats)
    assert play.refused("plan:castle:kai", 0) == "not-your-province shogun/P1"
    assert play.refused("plan:castle:shinano", 0) == "not-your-province shogun/P1"
    assert play.refused("plan:temple:aki", 0) == "next-space shogun/P1"
    fill(play, 0, "aki")
    assert play.refused("plan:temple:aki", 0) == "card-used shogun/P1"
    assert play.refused("march:aki:1", 0) == "not-now shogun/Y2"
