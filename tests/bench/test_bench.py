"""The benchmark counts correctly, skips missing peers, and fails when a target is missed."""

from __future__ import annotations

import time
from math import isnan
from pathlib import Path

import pytest

import bench.__main__ as command
from bench import ours, report, stored
from bench.comparisons import COMPARISONS, Comparison
from bench.measure import Played, Rates, Subject, measure, ratio
from bench.report import Target
from tenka import _speed, games


def sleeper(name: str, seconds: float) -> Subject:
    """Takes this much processor time for two decisions and one chance step."""

    def play(seed: int) -> Played:
        end = time.process_time() + seconds
        while time.process_time() < end:
            pass
        return Played(decisions=2, games=1, chance_steps=1)

    return Subject(name, play, copy=list)


def rates(decisions: float, steps: float = 0) -> Rates:
    return Rates([decisions] * 3, [steps or decisions] * 3, [1.0] * 3, [10.0] * 3)


def test_rates_are_counts_over_processor_time() -> None:
    found = measure([sleeper("slow", 0.004), sleeper("quick", 0.001)], rounds=3, seconds=0.02)
    slow, quick = found["slow"], found["quick"]
    assert len(slow.decisions) == len(quick.copies) == 3
    assert all(rate < 2 / 0.004 for rate in slow.decisions)
    assert slow.steps[0] == pytest.approx(1.5 * slow.decisions[0])
    assert slow.games[0] == pytest.approx(slow.decisions[0] / 2)
    assert ratio(quick.decisions, slow.decisions) > 1.5


def test_a_ratio_is_taken_round_by_round() -> None:
    assert ratio([10, 1, 20], [5, 1, 5]) == 2
    assert isnan(ratio([], [1.0]))


def test_our_loops_play_whole_games_through_the_public_interface() -> None:
    game = games.load("zipang", 4)
    by_hand, compiled = ours.loop(game, 3), ours.compiled_loop(game, 3)
    assert by_hand.games == compiled.games == ours.GAMES_PER_CALL
    assert by_hand.decisions > 20
    assert compiled.decisions > 20
    assert by_hand == ours.loop(game, 3)


def test_a_target_is_met_at_its_value_and_missed_below() -> None:
    measured = {"ours": rates(200.0), "OpenSpiel x": rates(100.0, 180.0), "OpenSpiel y": rates(101.0)}
    found = report.verdicts(
        measured, "ours", (Target("OpenSpiel x", 2), Target("OpenSpiel y", 2), Target("absent", 2))
    )
    assert [met for _, met in found] == [True, False]
    assert found[1][0] == "OpenSpiel y: 1.98x, target 2x: MISSED"


def test_a_target_may_count_games_and_copies_have_one_in_microseconds() -> None:
    slow, quick = Rates([9.0], [9.0], [1.0], [1e5]), Rates([1.0], [1.0], [3.0], [1e6])
    assert report.verdict(Target("peer", 3, games=True), quick, slow) == (
        "peer: 3.00x in games/s, target 3x: met",
        True,
    )
    assert report.copy_verdict(quick, 1.0) == ("copy: 1.0 µs, target 1 µs: met", True)
    assert not report.copy_verdict(slow, 5.0)[1]


def test_the_table_shows_both_ways_of_counting() -> None:
    table = report.table({"ours": rates(200.0), "peer": rates(100.0, 160.0)}, ["ours"], "decisions")
    heads, _, peer, *_ = table.splitlines()
    assert heads.split()[-2:] == ["with", "chance"]
    assert peer.split() == ["peer", "100", "100-100", "1", "10", "2.00x", "1.00x", "1.25x"]
    assert "chance nodes" in table


def test_the_table_has_no_column_without_figures_and_names_what_is_counted() -> None:
    measured = measure([Subject("ours", lambda _: Played(9)), Subject("peer", lambda _: Played(3))], 1, 0.002)
    table = report.table(measured, ["ours"], "simulations")
    assert table.splitlines()[0].split() == ["one", "core,", "medians", "simulations/s", "range", "speedup"]
    assert "decision" not in table
    assert "chance" not in table


def test_everybody_who_is_faster_than_one_of_ours_is_named() -> None:
    measured = {"best": rates(300.0), "other": rates(100.0), "peer": rates(150.0)}
    said = ["Faster than best: nobody here.", "Faster than other: peer 1.50x."]
    assert report.faster(measured, ["best", "other"]) == said
    assert report.faster(measured, list(measured)) == []


def run(monkeypatch: pytest.MonkeyPatch, peer: Subject | None, *, compiled: bool) -> int:
    def subject(_name: str) -> Subject:
        if peer is None:
            raise ImportError("No module named 'peer'")
        return peer

    monkeypatch.setattr(command, "PEERS", {"catanatron": subject})
    monkeypatch.setitem(COMPARISONS, "zipang", Comparison(4, (Target("catanatron", 15),)))
    monkeypatch.setattr(_speed, "compiled", lambda: compiled)
    return command.main(["zipang", "--rounds", "1", "--seconds", "0.02"])


def test_skips_a_peer_that_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, None, compiled=True) == 0
    said = capsys.readouterr().out
    assert "catanatron is not installed (No module named 'peer'); skipping it." in said
    assert "zipang, 4 players" in said


@pytest.mark.parametrize(("compiled", "code"), [(True, 1), (False, 0)])
def test_a_missed_target_counts_for_the_compiled_build_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, compiled: bool, code: int
) -> None:
    quick = Subject("catanatron", lambda seed: Played(10_000_000))
    assert run(monkeypatch, quick, compiled=compiled) == code
    said = capsys.readouterr().out
    assert "MISSED" in said
    assert ("PLAIN PYTHON" in said) is not compiled


def test_a_slow_peer_is_beaten(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, sleeper("catanatron", 0.01), compiled=True) == 0
    assert "target 15x: met" in capsys.readouterr().out


def test_stored_games_are_validated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stored.main(["--games", "4", "--processes", "1", "--data", str(tmp_path)]) == 0
    assert "4 games" in capsys.readouterr().out
