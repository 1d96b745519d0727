"""The odd year: rulings S19 to S36, the titles, and the rulebook's example of an odd year."""

from __future__ import annotations

import pytest

from tenka.games.shitenno import events
from tests.games.shitenno.positions import Scene

HONDA, SAKAKIBARA, SAKAI, II = range(4)


def odd_year(hand: str, bonuses: str = "", titles: tuple[int, ...] = (4, 3, 2, 1), seat: int = 0) -> Scene:
    """Seat 0 to move, unless said otherwise. A Bushi lies on Kantō's gate, a Samurai on Chūgoku's."""
    scene = Scene(len(titles)).titles(*titles).turn(seat).hand(seat, hand).bonuses(seat, bonuses)
    scene.stack("kanto", "bushi/exchange sohei/plus_one shinobi/card_taking")
    scene.stack("chubu", "samurai sohei bushi/exchange").stack("hokkaido", "bushi bushi bushi")
    return scene.stack("chugoku", "samurai/card_taking samurai samurai").stack("tohoku", "bushi bushi bushi")


def test_s19_troops_and_kokus_do_not_mix() -> None:
    scene = odd_year("samurai samurai samurai koku1 koku1")
    assert scene.payments("kanto", "troops") == []
    assert scene.payments("kanto", "kokus") == []
    assert scene.refused("kanto:troops") == ("too-few-troops", "shitenno/D2")
    assert scene.refused("kanto:kokus") == ("too-few-kokus", "shitenno/D3")


def test_s19_exchange_lets_a_koku_stand_among_troops_and_a_troop_among_kokus() -> None:
    scene = odd_year("samurai samurai samurai koku1", "exchange")
    assert scene.payments("kanto", "troops") == ["exchange samurai samurai samurai koku1"]
    assert odd_year("samurai koku2", "exchange").payments("chugoku", "kokus") == ["exchange samurai koku2"]


def test_s20_nothing_that_can_be_left_out_is_offered() -> None:
    scene = odd_year("samurai samurai samurai samurai bushi+sohei bushi koku1 koku3 koku3")
    assert scene.payments("kanto", "troops") == [
        "samurai samurai samurai bushi+sohei",
        "samurai samurai samurai bushi",
    ]
    assert scene.payments("kanto", "kokus") == ["koku3 koku3"]
    assert scene.payments("chugoku", "kokus") == ["koku3"]


def test_s20_the_surplus_is_lost() -> None:
    scene = odd_year("koku2 koku2 koku2").pay("chugoku", "kokus", "koku2 koku2")
    assert scene.hand_of(0) == "koku2"
    assert scene.state.points[0] == 3 + 2


def test_s21_a_full_province_cannot_be_targeted() -> None:
    scene = odd_year("koku3 koku3 koku3 koku3").kamons("kanto", "1 1 2 2")
    assert not [move for move in scene.moves() if move.startswith("kanto")]
    assert scene.refused("kanto:kokus") == ("province-full", "shitenno/D7")


def test_s22_placements_are_resolved_one_after_the_other_and_a_new_tile_helps_at_once() -> None:
    scene = odd_year("samurai samurai samurai bushi shinobi samurai samurai").stack(
        "chugoku", "bushi sohei bushi"
    )
    assert scene.payments("chugoku", "troops") == ["samurai samurai bushi"]
    scene.play("kanto:troops")
    assert scene.bonuses_of(0) == "exchange"
    assert scene.payments("chugoku", "troops") == ["exchange samurai samurai shinobi"]
    scene.play("chugoku:troops")
    assert scene.in_province("chugoku") == scene.in_province("kanto") == [0]
    assert scene.actor == 1


def test_s22_both_kamons_may_go_to_the_same_province() -> None:
    scene = odd_year("koku3 koku3 koku3").pay("chugoku", "kokus", "koku3").play("chugoku:kokus")
    assert scene.in_province("chugoku") == [0, 0]
    assert scene.state.points[0] == 3 + 4 + 2 * 2


@pytest.mark.parametrize(
    ("province", "troops"), [("hokkaido", "sohei sohei sohei"), ("tohoku", "bushi bushi bushi bushi")]
)
def test_s23_the_last_position_takes_troops_of_one_type(province: str, troops: str) -> None:
    scene = odd_year(troops).kamons(province, "1 2 3")
    assert scene.payments(province, "troops") == [troops]
    assert scene.game.observe(scene.state, -1).provinces[2 if province == "hokkaido" else 4].tile is None
    assert scene.play(f"{province}:troops").bonuses_of(0) == ""


def test_s24_kokus_win_the_tile_too() -> None:
    scene = odd_year("koku3").play("chugoku:kokus")
    assert scene.bonuses_of(0) == "card_taking"
    assert [event.bonus for event in scene.heard(events.TileTaken)] == ["card_taking"]


def test_s25_exchange_changes_one_troop_of_a_double_card() -> None:
    scene = odd_year("samurai samurai bushi+sohei", "exchange")
    assert scene.payments("kanto", "troops") == ["exchange samurai samurai bushi+sohei"]
    assert scene.payments("chugoku", "troops") == ["exchange samurai samurai bushi+sohei"]
    assert odd_year("samurai bushi+sohei", "exchange").payments("chugoku", "troops") == []


@pytest.mark.parametrize("koku", ["koku1", "koku2", "koku3"])
def test_s26_exchange_makes_one_troop_of_a_koku_card_and_the_rest_is_lost(koku: str) -> None:
    scene = odd_year(f"samurai samurai {koku}", "exchange").pay(
        "chugoku", "troops", f"exchange samurai samurai {koku}"
    )
    assert scene.hand_of(0) == ""


def test_s26_two_exchange_tiles_change_two_kokus_of_one_card() -> None:
    assert odd_year("samurai koku1", "exchange exchange").payments("chugoku", "troops") == []
    both = odd_year("samurai koku2", "exchange exchange")
    assert both.payments("chugoku", "troops") == ["exchange exchange samurai koku2"]


def test_s27_a_changed_troop_is_worth_one_koku() -> None:
    assert odd_year("samurai koku1", "exchange").payments("chugoku", "kokus") == []
    assert odd_year("samurai koku2", "exchange").payments("chugoku", "kokus") == ["exchange samurai koku2"]
    two = odd_year("bushi+sohei koku1", "exchange exchange")
    assert two.payments("chugoku", "kokus") == ["exchange exchange bushi+sohei koku1"]


def test_s28_plus_one_copies_what_is_being_played() -> None:
    assert odd_year("samurai samurai", "plus_one").payments("chugoku", "troops") == [
        "plus_one samurai samurai"
    ]
    assert odd_year("koku2", "plus_one").payments("chugoku", "kokus") == ["plus_one koku2"]
    assert odd_year("samurai", "plus_one plus_one").payments("chugoku", "troops") == [
        "plus_one plus_one samurai"
    ]
    changed = odd_year("koku1", "exchange plus_one plus_one")
    assert changed.payments("chugoku", "troops") == ["exchange plus_one plus_one koku1"]


def test_s28_plus_one_cannot_copy_what_is_not_there() -> None:
    assert odd_year("samurai samurai samurai", "plus_one").payments("kanto", "troops") == []
    assert odd_year("samurai", "plus_one " * 3).payments("chugoku", "kokus") == []


def test_s29_tiles_alone_pay_nothing() -> None:
    scene = odd_year("", "exchange " * 4 + "plus_one " * 4)
    assert scene.moves() == ["end"]


def test_s29_the_hatamoto_alone_can_be_the_start_of_a_payment() -> None:
    scene = odd_year("", "plus_one plus_one", titles=(1, 2, 3, 4))
    assert scene.payments("chugoku", "troops") == ["hatamoto plus_one plus_one"]


def test_s30_the_hatamoto_is_one_troop_of_any_type() -> None:
    scene = odd_year("samurai samurai bushi", titles=(1, 2, 3, 4))
    assert "hatamoto samurai samurai" in scene.payments("chugoku", "troops")
    assert scene.payments("kanto", "troops") == ["hatamoto samurai samurai bushi"]
    assert odd_year("samurai samurai", titles=(1, 2, 3, 4)).payments("kanto", "troops") == []


def test_s31_the_hatamoto_helps_once_a_turn_and_is_not_lost() -> None:
    scene = odd_year("samurai samurai samurai samurai", titles=(1, 2, 3, 4))
    scene.pay("chugoku", "troops", "hatamoto samurai samurai")
    assert scene.state.titles[0] == 1
    assert scene.state.hatamoto_used
    assert scene.payments("chugoku", "troops") == []
    scene.turn(0)
    assert scene.payments("chugoku", "troops") == ["hatamoto samurai samurai"]


def test_s31_exchange_may_turn_the_hatamoto_into_a_koku() -> None:
    scene = odd_year("koku2", "exchange", titles=(1, 2, 3, 4))
    assert scene.payments("chugoku", "kokus") == ["hatamoto exchange koku2"]
    assert odd_year("koku2", titles=(1, 2, 3, 4)).payments("chugoku", "kokus") == []


def test_s31_only_the_hatamoto_has_this_power() -> None:
    assert odd_year("samurai samurai", titles=(2, 1, 3, 4)).payments("chugoku", "troops") == []


def test_s32_a_card_may_be_taken_before_between_and_after_placements() -> None:
    scene = odd_year("samurai samurai koku3", "card_taking card_taking card_taking")
    scene.state.troop_deck = [3, 3, 0]
    scene.play("draw")
    assert scene.payments("chugoku", "troops") == ["samurai samurai samurai"]
    scene.stack("chugoku", "samurai/exchange samurai/exchange samurai").play("chugoku:troops", "draw")
    scene.stack("kyushu", "bushi bushi bushi").play("kyushu:kokus")
    assert scene.moves() == ["draw", "end"]
    assert scene.play("draw").hand_of(0) == "shinobi shinobi"
    assert scene.actor == 1


def test_s32_nobody_takes_a_card_out_of_turn() -> None:
    scene = odd_year("", "").bonuses(1, "card_taking")
    assert scene.refused("draw", seat=1) == ("not-your-turn", "shitenno/D1")
    assert scene.refused("draw") == ("no-card-taking", "shitenno/E4")


def test_s32_only_the_own_eyes_see_the_card() -> None:
    scene = odd_year("", "card_taking")
    scene.play("draw")
    assert [event.card for event in scene.heard(events.CardTaken)] == [None]
    assert scene.game.observe(scene.state, 1).seats[0].known == []


def test_s33_used_tiles_are_gone() -> None:
    scene = odd_year("samurai samurai", "plus_one exchange").pay(
        "chugoku", "troops", "plus_one samurai samurai"
    )
    assert scene.bonuses_of(0) == "exchange card_taking"


def test_s34_only_the_troop_of_the_top_tile_is_open() -> None:
    scene = odd_year("koku3 koku2")
    kanto = scene.game.observe(scene.state, 0).provinces[7]
    assert (kanto.tile, kanto.taken) == ("bushi", [])
    scene.play("kanto:kokus")
    kanto = scene.game.observe(scene.state, 2).provinces[7]
    assert (kanto.tile, kanto.taken) == ("sohei", ["bushi/exchange"])
    assert [(event.troop, event.below) for event in scene.heard(events.TileTaken)] == [("bushi", "sohei")]


def test_s35_the_sensei_may_gild_any_own_simple_kamon_even_after_passing() -> None:
    scene = odd_year("", titles=(2, 1, 3, 4)).kamons("kanto", "0 1 0*").kamons("kansai", "0").play("end")
    assert scene.moves() == ["gild:kansai:1", "gild:kanto:1", "gild:none"]
    assert scene.refused("gild:kanto:2") == ("not-your-kamon", "shitenno/F3")
    assert scene.refused("gild:kanto:3") == ("golden-already", "shitenno/F3")
    assert scene.refused("end") == ("gild-now", "shitenno/F3")
    before = list(scene.state.points)
    scene.play("gild:kanto:1")
    assert scene.state.golden[28:31] == [1, 0, 1]
    assert scene.state.points == before
    assert scene.actor == 1


def test_s35_gilding_is_optional_and_comes_last() -> None:
    scene = odd_year("koku3", titles=(2, 1, 3, 4))
    assert scene.refused("gild:none") == ("gild-later", "shitenno/F3")
    scene.play("chugoku:kokus", "end", "gild:none")
    assert sum(scene.state.golden) == 0
    assert scene.actor == 1
    assert odd_year("").refused("gild:none") == ("not-sensei", "shitenno/F3")


def test_s36_with_one_kamon_left_only_one_is_placed() -> None:
    scene = odd_year("koku3 koku3 koku3")
    scene.state.stock[0] = 1
    scene.play("chugoku:kokus", "draw")
    assert scene.actor == 1
    assert scene.state.stock[0] == 0
    assert scene.in_province("chugoku") == [0]


# --- turns ------------------------------------------------------------------------------------------------


def test_a_third_kamon_has_to_wait() -> None:
    scene = odd_year("koku3 koku3 koku3", "card_taking").pay("chugoku", "kokus", "koku3")
    scene.stack("kyushu", "bushi/exchange bushi bushi").pay("kyushu", "kokus", "koku3")
    assert scene.moves() == ["draw", "end"]
    assert scene.refused("kyushu:kokus") == ("two-kamons", "shitenno/D1")


def test_without_a_kamon_nothing_is_placed() -> None:
    scene = odd_year("koku3", "card_taking")
    scene.state.stock[0] = 0
    assert scene.moves() == ["draw", "end"]
    assert scene.refused("chugoku:kokus") == ("no-kamon", "shitenno/D1")


def test_paying_is_private_until_it_is_done() -> None:
    scene = odd_year("samurai samurai samurai bushi bushi+sohei")
    scene.play("kanto:troops")
    mine, other = scene.game.observe(scene.state, 0), scene.game.observe(scene.state, 1)
    assert (mine.step, mine.paying, len(mine.payments)) == ("pay", "kanto", 2)
    assert (other.step, other.paying, other.payments) == ("turn", None, [])
    assert scene.told == []
    assert scene.moves() == ["use:bushi:0", "use:bushi:1"]
    assert scene.refused("use:samurai:1") == ("no-such-payment", "shitenno/D4")
    assert scene.refused("end") == ("pay-first", "shitenno/D4")
    assert scene.play("use:bushi:0").hand_of(0) == "bushi"


def test_there_is_nothing_to_pay_before_a_province_is_named() -> None:
    assert odd_year("koku3").refused("use:koku3:1") == ("nothing-to-pay", "shitenno/D4")
    assert odd_year("koku3").refused("accept") == ("odd-year", "shitenno/A2")


@pytest.mark.parametrize(
    ("titles", "extra"), [((4, 3, 2, 1), 2), ((3, 4, 2, 1), 1), ((2, 3, 4, 1), 0), ((1, 3, 2, 4), 0)]
)
def test_titles_add_points_to_each_kamon(titles: tuple[int, ...], extra: int) -> None:
    scene = odd_year("koku3 koku3 koku3", titles=titles).pay("chugoku", "kokus", "koku3")
    assert scene.state.points[0] == 3 + extra
    scene.play("chugoku:kokus")
    assert scene.state.points[0] == 3 + 4 + 2 * extra


# --- the worked example -----------------------------------------------------------------------------------


def test_the_example_of_an_odd_year() -> None:
    """Points are 7, 7, 7 and 9: the book leaves out what the titles add."""
    scene = odd_year("samurai samurai samurai bushi+sohei", titles=(1, 4, 2, 3), seat=SAKAKIBARA)
    scene.hand(II, "koku1 koku1 koku1 koku1 koku2 shinobi bushi").hand(HONDA, "bushi+sohei")
    scene.hand(SAKAI, "").bonuses(HONDA, "exchange plus_one")
    scene.kamons("chubu", "0 2").kamons("hokkaido", "1 2 3")

    scene.play("kanto:troops", "end")
    assert scene.state.points == [0, 7, 0, 0]
    assert scene.hand_of(SAKAKIBARA) == ""
    assert scene.bonuses_of(SAKAKIBARA) == "exchange"
    assert scene.game.observe(scene.state, II).provinces[7].troops == ["samurai"] * 3 + ["sohei"]

    assert scene.actor == II
    assert scene.payments("kanto", "troops") == []
    scene.play("kanto:kokus")
    assert scene.state.points[II] == 7
    assert scene.bonuses_of(II) == "plus_one"
    scene.play("chubu:troops")
    assert scene.state.points[II] == 14
    assert scene.bonuses_of(II) == "exchange"
    assert scene.hand_of(II) == ""

    assert scene.actor == SAKAI
    scene.play("end", "gild:none")
    assert scene.actor == HONDA
    scene.pay("hokkaido", "troops", "exchange plus_one bushi+sohei")
    assert scene.state.points == [9, 7, 0, 14]
    assert scene.bonuses_of(HONDA) == ""
    assert scene.in_province("hokkaido") == [1, 2, 3, 0]
