"""The end: rulings S37 to S45."""

from __future__ import annotations

from tenka.games.shitenno import events
from tenka.games.shitenno.count import dominating, final_ranks
from tenka.games.shitenno.material import KAMONS
from tests.games.shitenno.positions import Scene


def last_turn(hands: tuple[str, str] = ("", ""), bonuses: tuple[str, str] = ("", "")) -> Scene:
    """Two players, the second and last turn of the last year."""
    scene = Scene(2).titles(4, 3).turn(1)
    scene.state.koku_deck = []
    for seat in range(2):
        scene.hand(seat, hands[seat]).bonuses(seat, bonuses[seat])
    return scene


def test_s37_everybody_finishes_the_year_in_which_a_stock_runs_out() -> None:
    scene = Scene(3).titles(4, 3, 2).turn(0).hand(0, "koku3 koku3 koku3").hand(1, "").hand(2, "")
    scene.state.stock[0] = 1
    scene.stack("chugoku", "bushi bushi bushi").pay("chugoku", "kokus", "koku3")
    assert [scene.actor, scene.play("end").actor, scene.play("end").actor] == [1, 2, None]
    assert scene.refused("end", seat=0) == ("game-over", "shitenno/G1")


def test_s37_with_kamons_and_kokus_left_another_year_begins() -> None:
    scene = Scene(3).titles(4, 3, 2).turn(2)
    year = scene.state.year
    assert scene.play("end").state.year == year + 1


def test_s38_a_plus_one_tile_is_a_point_even_without_a_koku() -> None:
    assert last_turn(bonuses=("plus_one plus_one", "")).play("end").state.points == [2, 0]


def test_s39_exchange_is_a_point_for_each_troop_it_finds() -> None:
    scene = last_turn(("samurai+bushi", "samurai"), ("exchange exchange", "exchange exchange")).play("end")
    assert scene.state.points == [2, 1]


def test_s40_card_taking_is_worth_nothing_at_the_end() -> None:
    assert last_turn(bonuses=("card_taking", "")).play("end").state.points == [0, 0]


def test_s41_the_count_is_automatic_and_the_best() -> None:
    scene = last_turn(("koku1 koku2 koku3 bushi", ""), ("exchange exchange plus_one card_taking", "")).play(
        "end"
    )
    assert scene.state.points == [6 + 1 + 1, 0]
    counted = scene.heard(events.HandCounted)[0]
    assert (counted.kokus, counted.tiles) == (6, 2)


def test_s31_the_hatamoto_is_no_troop_at_the_count() -> None:
    scene = last_turn(("", ""), ("exchange", ""))
    scene.state.titles = [4, 1]
    scene.bonuses(1, "exchange")
    assert scene.play("end").state.points == [0, 0]


def test_s42_of_those_tied_the_one_furthest_left_dominates() -> None:
    """An untied general may stand further left: a simple Kamon, then two golden ones."""
    scene = Scene(4).kamons("kanto", "0 1* 2*")
    assert dominating(scene.state, 7) == 1


def test_s42_a_golden_kamon_counts_twice() -> None:
    assert dominating(Scene(4).kamons("kanto", "0 1 0 1*").state, 7) == 1
    assert dominating(Scene(4).kamons("kanto", "0 1 1 0").state, 7) == 0
    assert dominating(Scene(4).kamons("kanto", "2 1 1 0").state, 7) == 1


def test_s42_a_majority_is_six_points() -> None:
    scene = last_turn().kamons("kanto", "0 1").kamons("kansai", "1").play("end")
    assert scene.state.points == [6, 6]
    assert [(event.province, event.seat) for event in scene.heard(events.ProvinceCounted)] == [
        ("kansai", 1),
        ("kanto", 0),
    ]


def test_s43_an_empty_province_gives_nothing() -> None:
    scene = last_turn()
    assert dominating(scene.state, 0) == -1
    assert scene.play("end").state.points == [0, 0]


def test_s44_the_higher_title_of_the_last_year_breaks_a_tie() -> None:
    scene = last_turn(("koku3", "koku3")).play("end")
    assert scene.state.points == [3, 3]
    assert scene.game.standing(scene.state).ranks == [1, 2]
    scene.state.titles = [1, 2]
    assert final_ranks(scene.state) == [2, 1]


def test_s45_points_go_on_above_ninety_nine() -> None:
    scene = last_turn(("koku3", ""))
    scene.state.points = [98, 0]
    assert scene.play("end").state.points == [101, 0]
    assert scene.game.observe(scene.state, -1).seats[0].points == 101


def test_hands_lie_open_when_the_game_is_over() -> None:
    scene = last_turn(("koku3 samurai", "bushi"))
    scene.state.known = [0] * len(scene.state.known)
    scene.play("end")
    assert [seat.known for seat in scene.game.observe(scene.state, -1).seats] == [
        ["samurai", "koku3"],
        ["bushi"],
    ]


def test_ranks_before_the_end_follow_the_points() -> None:
    scene = Scene(3)
    scene.state.points = [4, 7, 4]
    assert scene.game.standing(scene.state).ranks == [2, 1, 2]
    assert KAMONS[2:] == [12, 10, 8]
