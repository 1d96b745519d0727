"""Chambers: rulings G50 to G52."""

from __future__ import annotations

import pytest

from tenka.core.errors import BadOptions
from tenka.games import load
from tenka.games.shogun.modules.chambers import events as ke
from tenka.games.shogun.modules.chambers.material import SPACE_NAMES
from tenka.games.shogun.modules.chambers.observation import chambers_view
from tenka.games.shogun.modules.chambers.state import (
    FACE_DOWN,
    FACE_UP,
    IN_BAG,
    Chambers,
    chambers_of,
)
from tenka.games.shogun.winter import YEARS
from tests.games.shogun.positions import Play

CHAMBERS = ["chambers"]
GREEN = ["aki", "bingo", "bitchu", "bizen"]
RED = ["hida", "mino", "omi"]


def chamber_play(opened: str = "a1 a2 b1 c3 d4 f6", **options: object) -> Play:
    play = Play(4, modules=CHAMBERS, **options)
    chambers = board(play)
    chambers.regions = [0, 1, 2, 3, 4]
    for name in opened.split():
        chambers.spaces[SPACE_NAMES.index(name)] = FACE_UP
    return play


def board(play: Play) -> Chambers:
    return chambers_of(play.state)


def fill(play: Play, rows: str) -> Play:
    """Six rows of six markers: a seat, `.` for one that lies face down, `_` for one in the bag."""
    other = {".": FACE_DOWN, "_": IN_BAG}
    board(play).spaces = [other[mark] if mark in other else int(mark) for mark in rows.replace(" ", "")]
    return play


def at_the_end(rows: str, **options: object) -> Play:
    play = fill(chamber_play("", **options), rows)
    play.state.year = YEARS
    play.state.past_events = [6, 7, 8]
    return play.winter("taxes_max_0", [9, 9, 9, 9])


def test_g50_six_by_six_and_every_marker_names_one_space() -> None:
    game = load("shogun", 4, {"modules": CHAMBERS})
    assert len(SPACE_NAMES) == len(set(SPACE_NAMES)) == 36
    values = {value.path: value.value for value in game.material.reconstructed()}  # type: ignore[attr-defined]
    assert values["chambers.rows"] == values["chambers.columns"] == [1, 1, 2, 2, 3, 3]


def test_g50_line_values_can_be_corrected() -> None:
    rows = "000000 111... ...222 ...... ...... ......"
    assert at_the_end(rows, material=["chambers.rows=[9, 1, 1, 1, 1, 1]"]).state.points[0] == 9
    with pytest.raises(BadOptions, match="six rows"):
        chamber_play(material=["chambers.rows=[1]"])


def test_g51_six_markers_are_drawn_at_the_start_of_a_round() -> None:
    play = chamber_play("").go_on("open_chambers", chambers=[0, 0, 0, 0, 0, 30])
    (told,) = play.heard_of(ke.ChambersOpened)
    assert told.spaces == ["a1", "a2", "a3", "a4", "a5", "f6"]
    names = [step.name for step in play.rules.steps]
    assert names.index("lay_out_actions") < names.index("open_chambers") < names.index("plan")


def test_g51_region_by_region_who_has_most_provinces_may_swap_one() -> None:
    play = chamber_play()
    for seat, name in ((0, "aki"), (0, "bingo"), (1, "bizen"), (1, "hida"), (1, "mino")):
        play.own(name, seat, 1)
    play.go_on("chamber", chambers=[0] * 6)
    seen = chambers_view(play.game.observe(play.state, -1))
    assert (play.actor(), seen.region) == (0, "green")
    assert play.moves() == [f"chamber:{name}" for name in "a1 a2 b1 c3 d4 f6 none".split()]
    assert play.refused("chamber:e5") == "not-open shogun/K3"
    assert play.refused("chamber:a1", 1) == "not-your-turn shogun/K3"
    play.do("chamber:b1")
    assert (play.actor(), play.refused("chamber:b1")) == (1, "not-open shogun/K3")
    play.do("chamber:none", chambers=[0] * 6)
    assert play.heard_of(ke.ChamberDeclined) == [ke.ChamberDeclined(1, "red")]
    (closed,) = play.heard_of(ke.ChambersClosed)
    assert closed.spaces == ["a1", "a2", "c3", "d4", "f6"]
    assert closed.regions == ["red", "purple", "yellow", "brown", "green"], "the first tile goes last"
    assert board(play).spaces[SPACE_NAMES.index("b1")] == 0
    assert board(play).spaces[SPACE_NAMES.index("a1")] == FACE_DOWN


def test_g51_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    play = chamber_play().own("aki", 0, 1).own("bingo", 1, 1).go_on("chamber", order=[2, 1, 0, 3])
    assert play.actor() == 1


def test_g51_an_empty_region_is_skipped_and_so_is_who_has_no_marker_left() -> None:
    play = chamber_play().own("hida", 0, 1)
    for space in range(20, 35):
        board(play).spaces[space] = 0
    play.go_on("chamber", chambers=[0] * 6)
    assert play.heard_of(ke.ChamberTaken) == []
    assert len(play.heard_of(ke.ChambersClosed)) == 1


def test_g52_most_markers_take_the_value_of_a_line() -> None:
    play = at_the_end("...... ...... ...... ...... ...... 000111")
    assert play.state.points[:2] == [2, 2], "a tie in the last row: one less each"
    play = at_the_end("...... ...... ...... ...... ...... 000011")
    assert play.state.points[:2] == [3, 0]
    (scored,) = play.heard_of(ke.ChambersScored)
    assert scored.points == [3, 0, 0, 0]
    assert scored.lines[5] == ke.ChamberLine("f", 3, [0], 3)
    assert scored.lines[0] == ke.ChamberLine("a", 1, [], 0)


def test_g52_face_down_markers_are_one_more_player_that_takes_nothing() -> None:
    assert at_the_end("...... ...... ...... ...... 0000.. 00....").state.points[0] == 3, "f goes to nobody"
    tie = at_the_end("...... ...... ...... ...... ...... 000...")
    assert tie.state.points[0] == 2, "a tie with the neutral player"


def test_g52_a_tie_for_one_point_is_worth_nothing() -> None:
    assert at_the_end("000111 ...... ...... ...... ...... ......").state.points[:2] == [0, 0]


def test_g52_columns_count_like_rows() -> None:
    play = at_the_end("0..... 0..... 0..... 0..... 0..... 0.....")
    assert play.state.points[0] == 1
    last = at_the_end(".....2 .....2 .....2 .....2 ...... ......")
    assert last.state.points[2] == 3


def test_g52_only_at_the_end_of_the_game() -> None:
    play = fill(chamber_play(), "000000 " * 3 + "______ " * 3)
    play.winter("taxes_max_0", [9, 9, 9, 9])
    assert play.state.points == [0, 0, 0, 0]
