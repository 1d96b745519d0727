"""Rulings G12 to G20: carrying out actions."""

from __future__ import annotations

import pytest

from tenka.games.shogun.events import (
    CardLost,
    Deployed,
    Lapsed,
    MarkerRemoved,
    Moved,
    NoMarkersLeft,
    Revolted,
    Stayed,
    TaxesCollected,
)
from tests.games.shogun.positions import Play


def lapse(play: Play) -> str:
    (told,) = play.heard_of(Lapsed)
    reason: str = told.reason
    return reason


@pytest.mark.parametrize(("action", "price"), [("castle", 3), ("temple", 2), ("theater", 1)])
def test_g12_who_can_build_does_and_who_cannot_pay_in_full_pays_nothing(action: str, price: int) -> None:
    play = Play().own("aki", 0, 2).chests(0, price).carry_out({0: {action: "aki"}}, action)
    assert play.buildings("aki") == action
    assert play.state.chests[0] == 0
    poor = Play().own("aki", 0, 2).chests(0, price - 1).carry_out({0: {action: "aki"}}, action)
    assert poor.buildings("aki") == ""
    assert poor.state.chests[0] == price - 1
    assert lapse(poor) == "chests"


def test_g12_the_same_building_twice_a_full_province_and_missing_tiles_lapse() -> None:
    twice = Play().own("aki", 0, 2, "temple").carry_out({0: {"temple": "aki"}}, "temple")
    assert lapse(twice) == "already-there"
    full = Play().own("settsu", 0, 2, "temple").carry_out({0: {"castle": "settsu"}}, "castle")
    assert lapse(full) == "no-space", "Settsu has one building space"
    none_left = Play().own("aki", 0, 2)
    none_left.state.stock[0] = 0
    assert lapse(none_left.carry_out({0: {"castle": "aki"}}, "castle")) == "no-tiles"
    assert none_left.state.chests[0] == 15


@pytest.mark.parametrize(
    ("action", "price", "armies"), [("deploy5", 3, 5), ("deploy3", 2, 3), ("deploy1", 1, 1)]
)
def test_g12_deploying_happens_in_full_or_not_at_all(action: str, price: int, armies: int) -> None:
    play = Play().own("aki", 0, 2).chests(0, price).carry_out({0: {action: "aki"}}, action)
    assert play.at("aki") == (0, 2 + armies)
    assert play.state.chests[0] == 0
    poor = Play().own("aki", 0, 2).chests(0, price - 1).carry_out({0: {action: "aki"}}, action)
    assert lapse(poor) == "chests"
    short = Play().own("aki", 0, 2).supply(0, armies - 1).carry_out({0: {action: "aki"}}, action)
    assert lapse(short) == "supply"
    assert short.at("aki") == (0, 2)
    assert short.state.chests[0] == 15


def battle(**options: bool) -> Play:
    """Aki (4 armies) borders Bingo (own), Iwami (neutral) and, over the sea, Iyo (of seat 1)."""
    play = Play(**options).own("aki", 0, 4).own("bingo", 0, 1).own("iyo", 1, 2)
    return play.carry_out({0: {"battle_a": "aki"}}, "battle_a")


def test_g13_where_to_and_how_many_is_free_but_at_least_one_army_moves() -> None:
    play = battle()
    assert play.moves() == [
        f"march:{to}:{armies}" for to in ("bingo", "iwami", "iyo") for armies in (1, 2, 3)
    ]
    assert play.refused("stay") == "must-move shogun/A9"
    play.do("march:bingo:3")
    assert (play.at("aki"), play.at("bingo")) == ((0, 1), (0, 4))


def test_g13_the_option_lets_a_player_decline() -> None:
    play = battle(may_decline_moves=True)
    assert play.moves()[-1] == "stay"
    play.do("stay")
    assert play.at("aki") == (0, 4)
    assert play.heard_of(Stayed)


def test_g13_with_one_army_or_nowhere_to_go_the_action_lapses() -> None:
    alone = Play().own("aki", 0, 1).carry_out({0: {"battle_b": "aki"}}, "battle_b")
    assert lapse(alone) == "one-army"
    shut = Play().own("awa_boso", 0, 3).own("izu", 1, 1, "temple").own("kazusa", 1, 1, "temple")
    shut.event("temple_3").carry_out({0: {"battle_a": "awa_boso"}}, "battle_a")
    assert lapse(shut) == "nowhere-to-go"


def test_g13_the_way_out_is_a_chest_card() -> None:
    play = Play().own("aki", 0, 4).carry_out({0: {"battle_a": "chest2"}}, "battle_a")
    assert play.at("aki") == (0, 4)
    assert play.state.chests[0] == 15


def deploy1() -> Play:
    play = Play().own("aki", 0, 2).own("bingo", 0, 1).own("iyo", 1, 2)
    return play.carry_out({0: {"deploy1": "aki"}}, "deploy1")


def test_g14_one_army_is_placed_and_then_armies_may_move_to_an_own_province() -> None:
    play = deploy1()
    assert play.at("aki") == (0, 3)
    assert play.moves() == ["march:bingo:1", "march:bingo:2", "stay"]
    assert play.refused("march:iyo:1") == "own-only shogun/A8"
    assert play.refused("march:iwami:1") == "own-only shogun/A8"
    assert play.refused("march:bingo:3") == "leave-one shogun/A10"
    play.do("march:bingo:2")
    assert (play.at("aki"), play.at("bingo")) == ((0, 1), (0, 3))
    assert play.heard_of(Moved)[0].armies == 2
    assert deploy1().do("stay").at("aki") == (0, 3)


def test_g14_who_cannot_pay_does_not_move_either() -> None:
    play = (
        Play().own("aki", 0, 2).own("bingo", 0, 1).chests(0, 0).carry_out({0: {"deploy1": "aki"}}, "deploy1")
    )
    assert lapse(play) == "chests"
    assert play.seen().step == "plan"


def test_g15_first_the_event_then_the_special_card_for_taxes() -> None:
    play = Play().own("settsu", 0, 2).event("taxes_max_0").special(0, "chest").chests(0, 0)
    play.carry_out({0: {"taxes": "settsu"}}, "taxes")
    assert play.state.chests[0] == 6
    (told,) = play.heard_of(TaxesCollected)
    assert [(step.source, step.amount) for step in told.amounts] == [
        ("printed", 7),
        ("event", 5),
        ("special", 6),
    ]


@pytest.mark.parametrize(
    ("action", "event", "special", "armies"),
    [
        ("deploy5", "deploy_1", "armies", 6),
        ("deploy5", "deploy_1", "attack", 3),
        ("deploy5", "castle_2", "armies", 6),
        ("deploy3", "deploy_1", "armies", 2),
        ("deploy3", "castle_2", "armies", 3),
        ("deploy1", "deploy_1", "armies", 1),
    ],
)
def test_g15_first_the_event_then_the_special_card_for_armies(
    action: str, event: str, special: str, armies: int
) -> None:
    play = Play().own("aki", 0, 2).event(event).special(0, special).carry_out({0: {action: "aki"}}, action)
    assert play.at("aki") == (0, 2 + armies)
    assert play.heard_of(Deployed)[0].amounts[-1].amount == armies


@pytest.mark.parametrize(
    ("event", "special", "province", "rice"),
    [
        ("rice_min_3", "attack", "bizen", 4),
        ("rice_min_3", "rice", "bizen", 5),
        ("rice_max_4", "rice", "hoki", 4),
        ("rice_max_4", "attack", "hoki", 3),
        ("castle_2", "rice", "hoki", 6),
    ],
)
def test_g15_rice_under_events_and_with_the_special_card(
    event: str, special: str, province: str, rice: int
) -> None:
    play = Play().own(province, 0, 2).event(event).special(0, special)
    assert play.carry_out({0: {"rice": province}}, "rice").state.rice[0] == rice


def test_g15_taxes_at_least_six() -> None:
    play = Play().own("omi", 0, 2).event("taxes_min_2").chests(0, 0)
    assert play.carry_out({0: {"taxes": "omi"}}, "taxes").state.chests[0] == 6


@pytest.mark.parametrize(
    ("supply", "event", "armies"), [(6, "castle_2", 6), (5, "castle_2", 5), (4, "deploy_1", 4)]
)
def test_g53_six_armies_as_far_as_the_supply_lasts(supply: int, event: str, armies: int) -> None:
    play = Play().own("aki", 0, 2).supply(0, supply).special(0, "armies").event(event)
    assert play.carry_out({0: {"deploy5": "aki"}}, "deploy5").at("aki") == (0, 2 + armies)


def test_g53_with_fewer_than_the_ordinary_number_the_action_lapses() -> None:
    play = Play().own("aki", 0, 2).supply(0, 4).special(0, "armies")
    assert lapse(play.carry_out({0: {"deploy5": "aki"}}, "deploy5")) == "supply"


def test_g17_income_without_a_marker_leaves_one() -> None:
    play = Play().own("aki", 0, 2).chests(0, 0).carry_out({0: {"taxes": "aki"}}, "taxes")
    assert (play.state.chests[0], play.markers("aki")) == (4, 1)
    assert not play.heard_of(Revolted)


def test_g17_income_with_a_marker_is_taken_before_the_revolt_and_kept_if_the_province_falls() -> None:
    held = Play().own("aki", 0, 4, markers=2)
    held.carry_out({0: {"rice": "aki"}}, "rice", tower=[4, 0, 0, 0, 1])
    assert (held.state.rice[0], held.markers("aki"), held.at("aki")) == (3, 3, (0, 3))
    lost = Play().own("aki", 0, 4, "castle", markers=2)
    lost.carry_out({0: {"rice": "aki"}}, "rice", tower=[1, 0, 0, 0, 1])
    assert (lost.state.rice[0], lost.markers("aki"), lost.at("aki")) == (3, 0, (-1, 0))
    assert lost.buildings("aki") == ""


def test_g18_the_theater_event_removes_a_marker_if_there_is_one() -> None:
    play = Play().own("aki", 0, 2, markers=2).event("theater_7").carry_out({0: {"theater": "aki"}}, "theater")
    assert play.markers("aki") == 1
    assert play.heard_of(MarkerRemoved)[0].markers == 1
    calm = Play().own("aki", 0, 2).event("theater_5").carry_out({0: {"theater": "aki"}}, "theater")
    assert calm.markers("aki") == 0
    assert calm.buildings("aki") == "theater"
    other = Play().own("aki", 0, 2, markers=2).event("castle_2").carry_out({0: {"theater": "aki"}}, "theater")
    assert other.markers("aki") == 2


def test_g19_provinces_with_a_temple_cannot_be_attacked_but_own_ones_entered() -> None:
    play = Play().own("aki", 0, 4).own("bingo", 0, 1, "temple").own("iyo", 1, 2, "temple").event("temple_4")
    play.carry_out({0: {"battle_a": "aki"}}, "battle_a")
    assert play.refused("march:iyo:2") == "temple-shield shogun/A12"
    assert "march:bingo:3" in play.moves()
    assert "march:iwami:1" in play.moves()


def test_g20_a_lost_province_leaves_the_board_at_once_and_cannot_be_used_by_its_conqueror() -> None:
    play = Play().own("aki", 0, 4).own("iyo", 1, 1).own("tosa", 1, 2)
    plans = {0: {"battle_a": "aki"}, 1: {"taxes": "iyo", "battle_b": "tosa"}}
    play.carry_out(plans, "battle_a battle_b taxes")
    play.do("march:iyo:3", tower=[3, 0, 0, 0, 0])
    (told,) = play.heard_of(CardLost)
    assert (told.seat, told.province, told.space, told.taker) == (1, "iyo", "taxes", 0)
    assert play.on_board(1, "taxes") == "empty"
    assert "iyo" in play.hand(0)
    assert play.seen(2).seats[1].plan["taxes"] == "empty"
    assert play.seen(2).provinces["iyo"].new
    before = list(play.state.chests)
    play.do("march:awa_shikoku:1", tower=[0, 1, 0, 0, 0])
    assert play.state.chests == before, "nobody collects taxes in Iyo any more"


def test_g20_a_card_in_hand_is_given_away_too() -> None:
    play = Play().own("aki", 0, 4).own("iyo", 1, 1).carry_out({0: {"battle_a": "aki"}}, "battle_a")
    play.do("march:iyo:3", tower=[3, 0, 0, 0, 0])
    (told,) = play.heard_of(CardLost)
    assert told.space is None
    assert "iyo" not in play.hand(1)


def test_g31_when_no_marker_is_left_none_is_placed() -> None:
    play = Play().own("aki", 0, 2)
    play.state.stock[3] = 0
    play.carry_out({0: {"taxes": "aki"}}, "taxes")
    assert play.markers("aki") == 0
    assert play.heard_of(NoMarkersLeft)
