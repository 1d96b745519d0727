"""The arena counts wins, turns the seats and prints intervals."""

from __future__ import annotations

import pytest

from tenka.core.errors import TenkaError
from tenka.research import arena
from tenka.research.arena import Score


def test_wilson_interval_of_a_textbook_case() -> None:
    low, high = Score("x", 10, 1).interval
    assert low == pytest.approx(0.0179, abs=1e-4)
    assert high == pytest.approx(0.4042, abs=1e-4)


def test_interval_stays_between_none_and_all() -> None:
    assert Score("x", 20, 0).interval[0] == 0
    assert Score("x", 20, 20).interval[1] == 1


def test_equal_bots_that_play_alike_win_alike_over_a_round_of_seatings() -> None:
    scores = arena.match("zipang", ["random"] * 4, 400)
    assert sum(score.wins for score in scores) == 400
    assert all(score.interval[0] < 0.25 < score.interval[1] for score in scores)


def test_the_same_match_gives_the_same_scores_and_another_seed_others() -> None:
    levels = ["random"] * 3
    assert arena.match("zipang", levels, 60) == arena.match("zipang", levels, 60)
    assert arena.match("zipang", levels, 60) != arena.match("zipang", levels, 60, seed=1000)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(TenkaError, match="2 to 6 players, not for 7"):
        arena.match("zipang", ["random"] * 7, 1)


def test_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["zipang", "--bots", "steady,random", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["bot", "steady", "random", "chance"]
    assert "%" in lines[1]


def test_command_explains_a_wrong_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena.main(["zipang", "--bots", "genius,random"])
    assert "no bot 'genius' for zipang" in capsys.readouterr().err


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.read_options(["side=moon", "may_decline_moves=true"]) == {
        "side": "moon",
        "may_decline_moves": True,
    }
    bots = ["shogun", "--bots", "random,random,random", "--games", "1"]
    assert arena.main([*bots, "--option", "side=moon"]) == 0
    for wrong, said in [("side=stars", "one of sun, moon"), ("moon", "should read like side=moon")]:
        with pytest.raises(SystemExit):
            arena.main([*bots, "--option", wrong])
        assert said in capsys.readouterr().err
