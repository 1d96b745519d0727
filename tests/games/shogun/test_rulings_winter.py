"""Rulings G32 to G36: winter and the end of the game."""

from __future__ import annotations

import pytest

from tenka.core.chance import FastChance
from tenka.core.playout import playout
from tenka.games import load
from tenka.games.shogun.events import GameEnded, Revolted, Scored, Unsupplied, WinterCame
from tenka.games.shogun.scoring import final_ranks
from tests.games.shogun.positions import Play

NINE = "aki bingo bitchu bizen hoki harima tajima tamba wakasa".split()


def realm(count: int, armies: int = 3) -> Play:
    play = Play()
    for name in NINE[:count]:
        play.own(name, 0, armies)
    return play


def test_g32_rice_is_lost_down_to_zero() -> None:
    play = Play().winter("castle_6", [4, 6, 7, 25])
    (told,) = play.heard_of(WinterCame)
    assert (told.loss, told.rice) == (6, [0, 0, 1, 19])


@pytest.mark.parametrize(
    ("rice", "revolts", "farmers"),
    [
        (9, 0, 0),
        (8, 1, 1),
        (7, 1, 2),
        (6, 2, 2),
        (5, 2, 2),
        (4, 2, 3),
        (3, 2, 3),
        (2, 3, 3),
        (1, 3, 3),
        (0, 3, 3),
    ],
)
def test_w2_the_provisions_table(rice: int, revolts: int, farmers: int) -> None:
    throws = [3, 0, 0, 0, 0] if revolts == 1 else []
    play = realm(9).winter("taxes_max_0", [rice, 0, 0, 0], revolts=[0] * revolts, tower=throws)
    told = play.heard_of(Unsupplied)
    assert [(len(event.drawn), event.farmers) for event in told] == ([(revolts, farmers)] if revolts else [])


def test_g33_provinces_are_drawn_from_all_and_the_owner_chooses_the_order() -> None:
    play = realm(9).winter("taxes_max_0", [2, 0, 0, 0], revolts=[0, 7, 3])
    (told,) = play.heard_of(Unsupplied)
    assert told.drawn == ["aki", "wakasa", "harima"]
    assert play.moves() == ["revolt:aki", "revolt:wakasa", "revolt:harima"]
    assert play.refused("revolt:bingo") == "not-in-revolt shogun/W3"
    assert play.refused("revolt:aki", 1) == "not-your-turn shogun/W3"
    play.do("revolt:harima", tower=[3, 0, 0, 0, 3])
    assert play.at("harima") == (-1, 0)
    assert play.moves() == ["revolt:aki", "revolt:wakasa"]
    play.do("revolt:wakasa", tower=[3, 0, 0, 0, 0, 3, 0, 0, 0, 0])
    assert [event.province for event in play.heard_of(Revolted)] == ["wakasa", "aki"]
    assert play.heard_of(Scored)


def test_g33_players_suffer_in_the_turn_order_of_fall() -> None:
    play = realm(1).own("kai", 1, 2).own("musashi", 2, 2)
    play.winter(
        "taxes_max_0",
        [0, 0, 0, 0],
        [2, 0, 3, 1],
        revolts=[0] * 3,
        tower=[0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 2, 0, 0, 0],
    )
    assert [event.seat for event in play.heard_of(Revolted)] == [2, 0, 1]


def test_g33_nobody_revolts_in_more_provinces_than_there_are() -> None:
    play = Play().own("aki", 0, 3)
    play.winter("taxes_max_0", [0, 0, 0, 0], revolts=[0], tower=[3, 0, 0, 0, 0])
    assert len(play.heard_of(Revolted)) == 1


def scores(play: Play) -> dict[int, int]:
    (told,) = play.winter("taxes_max_0", [18] * 4).heard_of(Scored)
    return {score.seat: score.points for score in told.scores}


def test_v1_a_point_for_each_province_and_each_building() -> None:
    play = Play().own("aki", 0, 1).own("kai", 1, 1).own("omi", 1, 1)
    assert scores(play) == {0: 1, 1: 2, 2: 0, 3: 0}


def test_g34_a_sole_majority_counts_three_two_and_one() -> None:
    castle = Play().own("aki", 0, 1, "castle")
    assert scores(castle)[0] == 1 + 1 + 3
    all_three = Play().own("izumo", 0, 1, "castle temple theater")
    assert scores(all_three)[0] == 1 + 3 + 3 + 2 + 1


def test_g34_tied_players_get_one_less_each() -> None:
    play = Play().own("aki", 0, 1, "castle theater").own("bingo", 1, 1, "castle theater").own("kai", 2, 1)
    assert scores(play) == {0: 1 + 2 + 2 + 0, 1: 1 + 2 + 2 + 0, 2: 1, 3: 0}
    majorities = play.heard_of(Scored)[0].scores[0].majorities
    assert [(one.building, one.points, one.tied) for one in majorities] == [
        ("castle", 2, True),
        ("theater", 0, True),
    ]


def test_g34_majorities_are_counted_for_each_region_and_kind_apart() -> None:
    play = (
        Play()
        .own("aki", 0, 1, "temple")
        .own("bingo", 0, 1, "temple")
        .own("hoki", 1, 1, "temple")
        .own("kai", 1, 1, "temple")
    )
    assert scores(play) == {0: 2 + 2 + 2, 1: 2 + 2 + 2, 2: 0, 3: 0}


def test_g35_the_year_ends_with_new_events_no_rice_and_no_markers() -> None:
    play = Play().own("aki", 0, 3, "castle", markers=2).tray(1, 0, 0, 0, 0).inside(0, 2, 0, 0, 1)
    play.state.past_events = [0, 1, 2]
    play.winter("castle_2", [5, 1, 2, 3], events=[0, 0, 0, 0])
    seen = play.seen()
    assert (seen.year, seen.season, seen.step) == (2, "spring", "plan")
    assert [seat.rice for seat in seen.seats] == [0] * 4
    assert seen.provinces["aki"].markers == 0
    assert seen.markers == 42
    assert len(seen.open_events) == 4
    assert not set(seen.open_events) & {"theater_5", "theater_7", "neutral_3", "castle_2"}
    assert seen.tower.tray == [1, 0, 0, 0, 0]
    assert seen.tower.shelves[0] == [0, 2, 0, 0, 1]
    assert seen.seats[0].chests == 15
    assert seen.provinces["aki"].buildings == ("castle",)


def test_g36_a_tie_goes_to_more_chests_and_else_is_shared() -> None:
    play = Play()
    play.state.points = [20, 30, 30, 30]
    play.state.chests = [9, 2, 5, 5]
    assert final_ranks(play.state) == [4, 3, 1, 1]


def test_g36_the_game_is_over_after_the_second_winter() -> None:
    play = Play().own("aki", 1, 1)
    play.state.year = 2
    play.winter("castle_2", [9, 9, 9, 9])
    assert play.seen().step == "over"
    assert play.game.actors(play.state) == []
    (told,) = play.heard_of(GameEnded)
    assert told.ranks == [2, 1, 2, 2]
    assert play.refused("stay", 0) == "game-over shogun/V3"


def test_a_game_has_eight_rounds() -> None:
    game = load("shogun", 4)
    chance = FastChance(5)
    state = game.start(chance)
    playout(game, state, chance)
    assert (state.year, state.season) == (2, 3)
    assert len(state.past_events) == 8
