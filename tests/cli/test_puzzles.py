"""`tenka puzzles`: goes on where it was stopped, and finds the same again."""

from __future__ import annotations

from pathlib import Path

from tenka import games
from tenka.core.puzzle import read
from tests.cli.terminal import assert_refused, tenka

SEARCH = ("--seats", "2", "--seats", "3", "--seats", "4", "--seats", "5", "--seed", "1")


def test_the_bundled_puzzles_are_found_again_one_game_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    said = tenka("puzzles", "zipang", file, *SEARCH, "--games", "1")
    assert said.code == 0
    assert "from 1 games" in said.out
    search, found = read(file.read_bytes())
    assert search.games == 1
    assert found == games.plugin_of("zipang").bundled_puzzles()[: len(found)]
    assert found
    before = file.read_bytes()
    assert tenka("puzzles", "zipang", file, *SEARCH, "--games", "1").code == 0
    assert file.read_bytes() == before, "nothing is left to do"
    assert_refused(tenka("puzzles", "zipang", file, "--games", "2"), "another search")
    (tmp_path / "other").write_text("{}")
    assert_refused(tenka("puzzles", "zipang", tmp_path / "other"), "another search")
