"""The pictures that shared links show are drawn one by one, or all at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tenka import games
from tools import previews


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pictures are written, with an old one of a game."""

    def draw_all(folder: Path, names: Sequence[str]) -> dict[str, bytes]:
        return dict.fromkeys(names, b"new")

    monkeypatch.setattr(previews, "draw_all", draw_all)
    monkeypatch.setattr(previews, "PREVIEWS", tmp_path)
    (tmp_path / "shogun.png").write_bytes(b"old")
    return tmp_path


def test_only_the_game_that_is_named_gets_a_new_picture(folder: Path) -> None:
    assert previews.main(["zipang"]) == 0
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == {
        "shogun.png": b"old",
        "zipang.png": b"new",
    }


def test_without_a_name_all_pictures_are_new(folder: Path) -> None:
    assert previews.main([]) == 0
    written = {file.stem for file in folder.iterdir() if file.read_bytes() == b"new"}
    assert written == {previews.ALL, *games.PLUGINS}


def test_an_unknown_name_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        previews.main(["zipangu"])
    assert "no picture zipangu; choose from tenka, " in capsys.readouterr().err
