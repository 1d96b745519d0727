"""Clocks by themselves: who gains and who loses time, and that nobody gains any by tricks."""

from __future__ import annotations

import pytest

from tenka.core.events import Story
from tenka.core.record import AnyEntry, Entry, SeatChange, Undo
from tenka.core.table import PlayedStep
from tenka.server import moments
from tenka.server.protocol.http import TimeControl
from tenka.server.rooms import clock
from tenka.server.storage.model import Clock

LIVE = TimeControl("live", 100, 5)
DAY = TimeControl("move", 1000)


def turned(
    control: TimeControl, entry: AnyEntry, before: list[int], after: list[int], *, final: bool = False
) -> dict[int, Clock]:
    """Two seats began at 0 with 100 seconds, and ten of them are gone."""
    old = clock.started(TimeControl(control.kind, 100), 2, before, 0.0)
    return clock.Turn(control, PlayedStep(entry, Story(), final), before, after).clocks(old, 10.0)


def test_everybody_begins_with_all_the_time_and_it_runs_only_for_who_is_asked() -> None:
    assert clock.started(LIVE, 2, [1], 50.0) == {0: Clock(100.0), 1: Clock(100.0, 150.0)}


def test_a_move_stops_the_own_clock_and_starts_the_next_with_more() -> None:
    assert turned(LIVE, Entry(0, "x"), [0], [1]) == {0: Clock(90.0), 1: Clock(105.0, 115.0)}


def test_with_a_time_for_each_decision_it_is_full_again() -> None:
    assert turned(DAY, Entry(0, "x"), [0], [1]) == {0: Clock(90.0), 1: Clock(1000.0, 1010.0)}


def test_a_part_of_a_decision_brings_no_time_but_a_final_one_does() -> None:
    assert turned(LIVE, Entry(0, "x"), [0], [0]) == {}
    assert turned(LIVE, Entry(0, "x"), [0], [0], final=True) == {0: Clock(95.0, 105.0)}


def test_while_all_plan_each_has_the_own_time() -> None:
    assert turned(LIVE, Entry(0, "seal"), [0, 1], [1]) == {0: Clock(90.0)}


def test_sealing_and_opening_again_gains_nothing() -> None:
    assert turned(LIVE, Entry(0, "unseal"), [1], [0, 1]) == {0: Clock(100.0, 110.0)}
    assert turned(DAY, Entry(0, "unseal"), [1], [0, 1]) == {0: Clock(100.0, 110.0)}


def test_going_back_takes_what_the_other_got_for_it() -> None:
    assert turned(LIVE, Undo(0, 1), [1], [0]) == {0: Clock(100.0, 110.0), 1: Clock(85.0)}


def test_a_bot_needs_no_time_and_who_comes_back_has_some() -> None:
    assert turned(LIVE, SeatChange(0, "steady", "left"), [0], []) == {0: Clock(90.0)}
    spent = Clock(0.0)
    assert clock.returned(LIVE, spent, 10.0, owes=True) == Clock(60.0, 70.0)
    assert clock.returned(DAY, spent, 10.0, owes=False) == Clock(1000.0)


def test_what_is_left_never_falls_below_nothing() -> None:
    assert clock.left_at(Clock(5.0, 15.0), 20.0) == 0.0
    assert clock.shown({0: Clock(5.0, 15.0), 1: Clock(7.0)}, 12.0)[0].seconds == pytest.approx(3.0)


def test_the_clock_of_the_machine_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    before = moments.now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert moments.now() >= before
