"""`tenka coach`: a table for people, JSON for programs, one clear line for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import assert_refused, tenka

GOLDEN = Path(__file__).parents[1] / "games"
ZIPANG = GOLDEN / "zipang" / "golden" / "3.json"
SHOGUN = GOLDEN / "shogun" / "golden" / "3.json"
QUICK = ("--simulations", "4")


def test_every_decision_has_a_row_in_both_languages() -> None:
    said = tenka("coach", ZIPANG, "--seat", "0", *QUICK)
    assert said.code == 0
    rows = said.out.splitlines()
    assert rows[0] == "Zipang Portable: the decisions of Seat 0"
    assert rows[-1].startswith("8 decisions, ")
    assert sum("%" in row for row in rows) == 8
    german = tenka("coach", ZIPANG, "--seat", "0", *QUICK, "--language", "de").out
    assert "Gewinnchance" in german
    assert "8 Entscheidungen, " in german


def test_plans_are_compared_card_by_card() -> None:
    said = tenka("coach", SHOGUN, "--seat", "1", *QUICK)
    assert "Build a castle: " in said.out
    assert "more the same" in said.out


def test_programs_get_names_and_figures() -> None:
    said = tenka("coach", ZIPANG, "--seat", "2", *QUICK, "--json")
    found = json.loads(said.out)
    assert len(found) > 3
    for one in found:
        assert one["verdict"] in ("same", "equal", "better", "slip", "mistake")
        assert one["same"] == (one["played"] == one["best"])
        assert abs(one["chance"] - one["played_chance"] - one["gain"]) < 1e-9


def test_a_wrong_seat_or_file_gets_one_clear_line(tmp_path: Path) -> None:
    assert_refused(tenka("coach", ZIPANG, "--seat", "3"), "There is no seat 3; the last one is 2.")
    assert_refused(tenka("coach", tmp_path / "none.json"), "none.json")
