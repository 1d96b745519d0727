"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

from tenka.games.shogun.events import BattleEnded, Thrown, TurnOrderSet, Unsupplied
from tests.games.shogun.positions import Play


def test_settsu_taxes_of_seven_capped_at_five_and_one_more() -> None:
    """Arne collects taxes in Settsu: 7 chests, at most 5 by the event, +1 by his special card: 6."""
    play = Play().own("settsu", 0, 2).event("taxes_max_0").special(0, "chest").chests(0, 0)
    assert play.carry_out({0: {"taxes": "settsu"}}, "taxes").state.chests[0] == 6


def test_aki_has_room_for_one_more_building_after_a_temple() -> None:
    """A temple is built in Aki; a theater or a castle may follow, but not a third building."""
    play = Play().own("aki", 0, 2).carry_out({0: {"temple": "aki"}}, "temple")
    assert play.buildings("aki") == "temple"
    play.carry_out({0: {"theater": "aki"}}, "theater")
    assert play.buildings("aki") == "temple theater"
    play.carry_out({0: {"castle": "aki"}}, "castle")
    assert play.buildings("aki") == "temple theater"


def test_armies_march_by_sea_from_shima_to_izu() -> None:
    play = Play().own("shima", 0, 3).own("izu", 0, 1).carry_out({0: {"battle_a": "shima"}}, "battle_a")
    assert play.do("march:izu:2").at("izu") == (0, 3)


def test_settsu_is_planned_once_only_but_armies_may_move_into_it() -> None:
    """Dirk plans taxes in Settsu: no other action there, yet Battle/Move from next door may enter it."""
    play = Play(3).own("settsu", 0, 2).own("yamato", 0, 3).plan()
    for value, space in enumerate(("castle", "temple", "theater", "rice")):
        play.do(f"plan:{space}:chest{value}", 0)
    play.do("plan:taxes:settsu", 0)
    assert play.refused("plan:deploy5:settsu", 0) == "card-used shogun/P1"
    battle = Play(3).own("settsu", 0, 2).own("yamato", 0, 3)
    battle.carry_out({0: {"taxes": "settsu", "battle_a": "yamato"}}, "battle_a taxes")
    battle.do("march:settsu:2")
    assert battle.at("settsu") == (0, 4)
    assert battle.state.chests[0] == 18 + 7


def test_the_turn_order_of_three_is_red_blue_black() -> None:
    """Empty places do not count."""
    red, blue, black = 0, 1, 2
    play = Play(3).bids(["chest2", "chest3", "chest0"])
    assert play.actor() == blue
    play.do("special:armies").do("special:chest")
    assert [seat.place for seat in play.seen().seats] == [1, 3, None]
    play.do("special:defense")
    (told,) = play.heard_of(TurnOrderSet)
    assert told.order == [red, blue, black]


def test_deploy_five_under_only_three_with_six_armies_is_six() -> None:
    """First the event makes it 3, then the special card makes it 6."""
    play = Play().own("aki", 0, 1).event("deploy_1").special(0, "armies")
    assert play.carry_out({0: {"deploy5": "aki"}}, "deploy5").at("aki") == (0, 7)


def test_nine_provinces_and_six_rice_make_two_revolts_with_two_more_farmers() -> None:
    """Dirk has 3 unsupplied provinces: 2 revolts, 2 farmers more in each."""
    play = Play()
    for name in "aki bingo bitchu bizen hoki harima tajima tamba wakasa".split():
        play.own(name, 0, 3, markers=1 if name == "bingo" else 0)
    play.winter("rice_min_3", [9, 0, 0, 0], revolts=[1, 1])
    (told,) = play.heard_of(Unsupplied)
    assert (told.provinces, told.rice, told.unsupplied, told.farmers) == (9, 6, 3, 2)
    assert told.drawn == ["bingo", "bitchu"]
    play.do("revolt:bitchu", tower=[3, 0, 0, 0, 1, 3, 0, 0, 0, 2])
    assert [event.cubes for event in play.heard_of(Thrown)] == [[3, 0, 0, 0, 2], [3, 0, 0, 0, 3]]
    assert play.at("bitchu") == (0, 2)
    assert play.at("bingo") == (0, 1)


def test_dirk_collects_taxes_in_mikawa_with_two_revolt_markers() -> None:
    """4 armies and 2 farmers are thrown with the tray; if he wins, a third marker comes in."""
    play = Play().own("mikawa", 0, 4, markers=2).tray(0, 1, 0, 0, 0).chests(0, 0)
    play.carry_out({0: {"taxes": "mikawa"}}, "taxes", tower=[3, 1, 0, 0, 1])
    (thrown,) = play.heard_of(Thrown)
    assert (thrown.cubes, thrown.from_tray) == ([4, 0, 0, 0, 2], [0, 1, 0, 0, 0])
    assert play.state.chests[0] == 6
    assert (play.at("mikawa"), play.markers("mikawa")) == ((0, 2), 3)
    assert play.state.tray == [0, 1, 0, 0, 0]


def test_kai_revolts_with_three_farmers() -> None:
    """Arne is short by 2: 2 farmers by the table, 1 for the marker."""
    play = Play().own("kai", 0, 4, markers=1).own("aki", 0, 1)
    play.winter("taxes_max_0", [0, 0, 0, 0], revolts=[1], tower=[4, 0, 0, 0, 3])
    (thrown,) = play.heard_of(Thrown)
    assert (thrown.province, thrown.cubes) == ("kai", [4, 0, 0, 0, 3])
    assert play.at("kai") == (0, 1)


def test_blue_takes_kozuke_from_yellow() -> None:
    """4 blue from Shinano against 3 yellow: out fall 3 blue, 1 yellow, 1 red and 1 green: blue wins 3:2."""
    blue, yellow, red = 0, 1, 2
    play = Play(3).own("shinano", blue, 5).own("kozuke", yellow, 3, "temple").inside(0, 0, 2, 1)
    before = list(play.state.supply)
    play.carry_out({blue: {"battle_a": "shinano"}, yellow: {"taxes": "kozuke"}}, "battle_a taxes")
    play.do("march:kozuke:4", tower=[3, 1, 1, 1])
    (told,) = play.heard_of(BattleEnded)
    assert (told.attackers, told.defenders, told.farmers, told.survivors) == (3, 1, 1, 1)
    assert told.returned == [2, 1, 0, 1]
    assert play.at("kozuke") == (blue, 1)
    assert play.at("shinano") == (blue, 1)
    assert play.buildings("kozuke") == "temple"
    assert play.state.tray == [0, 0, 1, 0], "the red cube stays"
    assert "kozuke" in play.hand(blue)
    assert play.on_board(yellow, "taxes") == "empty"
    supply = play.state.supply
    assert [supply[color] - before[color] for color in (blue, yellow, red, 3)] == [2, 1, 0, 1]
