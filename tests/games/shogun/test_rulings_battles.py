"""Rulings G21 to G31: battles and revolts. Seat 0 attacks from Aki; Iyo is of seat 1, Iwami neutral."""

from __future__ import annotations

from tenka.games.shogun.events import BattleEnded, CardLost, ExtraArmies, MarkerPlaced, Thrown
from tests.games.shogun.positions import Play


def field(attackers: int = 5, defenders: int = 3, buildings: str = "", markers: int = 0) -> Play:
    return Play().own("aki", 0, attackers).own("iyo", 1, defenders, buildings, markers)


def fight(play: Play, out: list[int], to: str = "iyo", armies: int = 4) -> Play:
    play.carry_out({0: {"battle_a": "aki"}}, "battle_a")
    return play.do(f"march:{to}:{armies}", tower=out)


def ended(play: Play) -> BattleEnded:
    told: BattleEnded
    (told,) = play.heard_of(BattleEnded)
    return told


def thrown(play: Play) -> Thrown:
    told: Thrown
    (told,) = play.heard_of(Thrown)
    return told


def cubes(play: Play) -> list[int]:
    """Where all cubes of each color are together."""
    state = play.state
    seats = state.seats
    standing = [0] * (seats + 1)
    for owner, armies in zip(state.owner, state.armies, strict=True):
        standing[owner] += armies
    shelves = [state.shelves[c] + state.shelves[seats + 1 + c] for c in range(seats + 1)]
    return [sum(row) for row in zip(standing, shelves, state.tray, state.supply, strict=True)]


def test_g21_all_that_moved_in_all_defenders_and_the_tray_are_thrown() -> None:
    play = fight(field().tray(1, 0, 2, 0, 1), [3, 1, 0, 0, 0])
    told = thrown(play)
    assert told.cubes == [4, 3, 0, 0, 0]
    assert told.from_tray == [1, 0, 2, 0, 1]
    assert told.tray == [3, 1, 0, 0, 0]
    assert cubes(play) == [62, 62, 62, 62, 20]


def test_g21_extra_armies_add_up_and_come_from_the_supply() -> None:
    play = field(buildings="castle").event("castle_6").special(0, "attack").special(1, "defense")
    told = thrown(fight(play, [2, 5, 0, 0, 0]))
    assert told.cubes == [5, 5, 0, 0, 0]
    assert told.extra == [
        ExtraArmies("special", 1, 0),
        ExtraArmies("special", 1, 1),
        ExtraArmies("event", 1, 1),
    ]
    assert cubes(play) == [62, 62, 62, 62, 20]


def test_g21_without_a_supply_no_extra_army_joins() -> None:
    play = field(buildings="castle").event("castle_6").special(0, "attack").special(1, "defense")
    play.supply(0, 0).supply(1, 1)
    assert thrown(fight(play, [0, 2, 0, 0, 0])).cubes == [4, 4, 0, 0, 0]


def test_g21_the_attack_card_helps_against_a_neutral_province_too() -> None:
    play = fight(field().special(0, "attack"), [5, 0, 0, 0, 1], "iwami")
    assert thrown(play).cubes == [5, 0, 0, 0, 1]
    assert play.at("iwami") == (0, 4)


def test_g22_farmers_in_the_tray_defend_and_die_first() -> None:
    play = fight(field().inside(0, 0, 0, 0, 3), [4, 3, 0, 0, 2])
    told = ended(play)
    assert (told.attackers, told.defenders, told.farmers, told.outcome) == (4, 3, 2, "defender")
    assert play.at("iyo") == (1, 1), "4 attackers kill 2 farmers, then 2 armies"
    assert play.state.tray == [0, 0, 0, 0, 0], "all farmers go back"
    assert play.state.supply[4] == 19


def test_g22_farmers_who_are_not_needed_go_back_as_well() -> None:
    play = fight(field().inside(0, 0, 0, 0, 3), [1, 3, 0, 0, 3])
    assert play.at("iyo") == (1, 3)
    assert play.state.supply[4] == 20


def test_g23_with_a_revolt_marker_farmers_are_not_involved_and_stay() -> None:
    play = fight(field(markers=1).inside(0, 0, 0, 0, 3), [4, 3, 0, 0, 2])
    told = ended(play)
    assert (told.farmers, told.outcome, told.survivors) == (None, "attacker", 1)
    assert play.state.tray == [0, 0, 0, 0, 2]
    assert play.markers("iyo") == 1


def test_g24_the_defender_keeps_own_cubes_less_the_attackers() -> None:
    play = fight(field(), [2, 3, 0, 0, 0])
    assert play.at("iyo") == (1, 1)
    assert "iyo" in play.hand(1)
    assert ended(play).returned == [2, 2, 0, 0, 0]


def test_g25_a_tie_leaves_the_province_to_nobody() -> None:
    play = fight(field(buildings="castle temple", markers=2), [2, 2, 0, 0, 0])
    told = ended(play)
    assert (told.outcome, told.survivors, told.lost_buildings) == ("nobody", 0, ["castle", "temple"])
    assert play.at("iyo") == (-1, 0)
    assert (play.buildings("iyo"), play.markers("iyo")) == ("", 0)
    assert play.state.stock == [28, 26, 26, 42]
    assert "iyo" not in play.hand(0) + play.hand(1)
    assert play.heard_of(CardLost)[0].taker is None
    assert cubes(play) == [62, 62, 62, 62, 20]


def test_g25_a_victory_of_farmers_alone_leaves_it_to_nobody_too() -> None:
    play = fight(field().inside(0, 0, 0, 0, 3), [1, 0, 0, 0, 2])
    assert ended(play).outcome == "nobody"
    assert play.at("iyo") == (-1, 0)
    assert play.state.tray == [0, 0, 0, 0, 0]


def test_g25_an_empty_tray_is_a_tie() -> None:
    play = fight(field(), [0, 0, 0, 0, 0])
    assert ended(play).outcome == "nobody"


def test_g26_the_attacker_takes_province_buildings_and_card_and_loses_as_many_as_stood_against() -> None:
    play = fight(field(buildings="castle", markers=1), [4, 1, 0, 0, 0])
    assert play.at("iyo") == (0, 3)
    assert (play.buildings("iyo"), play.markers("iyo")) == ("castle", 1)
    assert "iyo" in play.hand(0)
    assert "iyo" not in play.hand(1)


def test_g26_cubes_that_come_out_of_the_tower_fight_too() -> None:
    play = fight(field().inside(6, 0, 0, 0, 0), [9, 3, 0, 0, 0])
    assert play.at("iyo") == (0, 6)


def test_g27_a_neutral_province_has_one_farmer_and_two_under_the_event() -> None:
    one = fight(field(), [3, 0, 0, 0, 1], "iwami")
    assert thrown(one).cubes == [4, 0, 0, 0, 1]
    assert one.at("iwami") == (0, 2)
    assert "iwami" in one.hand(0)
    two = fight(field().event("neutral_3"), [3, 0, 0, 0, 2], "iwami")
    assert thrown(two).cubes == [4, 0, 0, 0, 2]
    assert two.at("iwami") == (0, 1)


def test_g27_all_farmers_in_the_tray_defend_and_a_tie_is_lost() -> None:
    play = fight(field().inside(0, 0, 0, 0, 3), [3, 0, 0, 0, 3], "iwami")
    assert ended(play).outcome == "farmers"
    assert play.at("iwami") == (-1, 0)
    assert play.state.tray == [0, 0, 0, 0, 0]
    assert cubes(play) == [62, 62, 62, 62, 20]


def revolt(armies: int, markers: int, out: list[int], buildings: str = "", event: str = "castle_2") -> Play:
    play = Play().own("aki", 0, armies, buildings, markers).special(0, "defense").event(event)
    return play.carry_out({0: {"taxes": "aki"}}, "taxes", tower=out)


def test_g28_a_revolt_is_armies_against_a_farmer_for_each_marker() -> None:
    play = revolt(4, 2, [4, 0, 0, 0, 2])
    assert thrown(play).cubes == [4, 0, 0, 0, 2]
    assert play.at("aki") == (0, 2)
    assert play.markers("aki") == 3


def test_g28_farmers_win_ties_and_nothing_is_left() -> None:
    play = revolt(4, 2, [2, 0, 0, 0, 2], "castle")
    assert ended(play).outcome == "farmers"
    assert play.at("aki") == (-1, 0)
    assert (play.buildings("aki"), play.markers("aki")) == ("", 0)
    assert "aki" not in play.hand(0)
    assert cubes(play) == [62, 62, 62, 62, 20]


def test_g28_in_winter_no_marker_is_added() -> None:
    play = Play().own("aki", 0, 4, markers=1)
    play.winter("taxes_max_0", [0, 9, 9, 9], revolts=[0], tower=[4, 0, 0, 0, 1])
    assert play.at("aki") == (0, 3)
    assert play.heard_of(Thrown)[0].cubes == [4, 0, 0, 0, 2]
    assert play.markers("aki") == 0, "the year has ended"
    assert not play.heard_of(MarkerPlaced)


def test_g29_neither_defense_card_nor_castle_event_helps_in_a_revolt() -> None:
    play = revolt(4, 2, [4, 0, 0, 0, 2], "castle", "castle_2")
    assert thrown(play).cubes == [4, 0, 0, 0, 2]
    assert thrown(play).extra == []


def test_g30_cubes_of_others_stay_in_the_tray_and_are_thrown_next_time() -> None:
    play = Play().own("aki", 0, 5).own("iyo", 1, 3).own("tosa", 1, 4).inside(0, 0, 4, 0, 0)
    play.carry_out({0: {"battle_a": "aki"}, 1: {"battle_b": "tosa"}}, "battle_a battle_b")
    play.do("march:iyo:4", tower=[2, 3, 3, 0, 0])
    assert play.state.tray == [0, 0, 3, 0, 0]
    play.do("march:awa_shikoku:2", tower=[0, 2, 1, 0, 0])
    assert thrown(play).from_tray == [0, 0, 3, 0, 0]
    assert play.state.tray == [0, 0, 1, 0, 0]
    assert cubes(play) == [62, 62, 62, 62, 20]


def test_g31_with_too_few_farmers_in_supply_those_there_are_thrown() -> None:
    play = Play().own("aki", 0, 4, markers=3).inside(0, 0, 0, 0, 19)
    play.carry_out({0: {"rice": "aki"}}, "rice", tower=[4, 0, 0, 0, 0])
    assert thrown(play).cubes == [4, 0, 0, 0, 1]
    none = Play().own("aki", 0, 5).inside(0, 0, 0, 0, 20)
    fight(none, [1, 0, 0, 0, 0], "iwami")
    assert thrown(none).cubes == [4, 0, 0, 0, 0]
    assert none.at("iwami") == (0, 1)
