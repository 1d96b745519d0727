"""Replays tell what a viewer may know; bad files of every kind get one clear line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import assert_refused, real_tenka, tenka

Json = dict[str, Any]


@pytest.fixture(scope="session")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a finished game."""
    file = tmp_path_factory.mktemp("records") / "good.json"
    seats = "me,bot:steady,bot:random,bot:random"
    said = tenka("play", "zipang", "--seats", seats, "--seed", "7", "--record", file, typed="1\n" * 500)
    assert said.code == 0
    return file.read_bytes()


@pytest.fixture
def file(tmp_path: Path, good: bytes) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(good)
    return path


def rewrite(file: Path, change: Callable[[Json], object]) -> None:
    raw = json.loads(file.read_bytes())
    change(raw)
    file.write_text(json.dumps(raw))


# --- good files ---------------------------------------------------------------------------------------------


def test_verify_confirms(file: Path) -> None:
    said = real_tenka("verify", file)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Verified. The seed fits its published hash")
    assert "Geprüft." in tenka("verify", file, "--language", "de").out


def test_replay_tells_the_public_story(file: Path) -> None:
    said = real_tenka("replay", file)
    assert (said.code, said.err) == (0, "")
    assert "told for everybody" in said.out
    assert "The game is over." in said.out
    assert "You are dealt" not in said.out
    assert " draws a card." in said.out


def test_replay_through_the_eyes_of_a_seat(file: Path) -> None:
    stories = [tenka("replay", file, "--as", str(seat)).out for seat in range(4)]
    assert all("You are dealt" in story for story in stories)
    assert len(set(stories)) == 4


def test_replay_hides_what_others_draw(file: Path) -> None:
    """Only the own cards are named when they are drawn."""
    for seat in range(4):
        lines = tenka("replay", file, "--as", str(seat)).out.splitlines()
        drawn = [line.strip() for line in lines if " draw" in line]
        assert all(
            line.startswith("You draw ") or line.endswith(" draws a card.")
            for line in drawn
            if "tie" not in line
        )


@pytest.mark.parametrize("viewer", ["4", "-1", "x", "", "²", "00", "9" * 5000])
def test_no_such_viewer(file: Path, viewer: str) -> None:
    assert_refused(
        tenka("replay", file, "--as", viewer), "is no point of view. Choose public or a seat from 0 to 3."
    )


def test_unfinished_game(file: Path) -> None:
    rewrite(file, unfinish)
    said = tenka("replay", file)
    assert said.code == 0
    assert "The record ends here; the game is not finished." in said.out
    assert_refused(tenka("verify", file), "only a finished game can be verified")


def unfinish(raw: Json) -> None:
    raw.update(entries=raw["entries"][:5], seed=None, result=None)


def test_names_cannot_steer_the_terminal(file: Path) -> None:
    rewrite(file, lambda raw: raw["players"][0].update(name="\x1b[2J\x07[bold]Eve"))
    said = tenka("replay", file)
    assert said.code == 0
    assert "\x1b[2J" not in said.out
    assert "\x07" not in said.out
    assert "[bold]Eve" in said.out


# --- bad files ----------------------------------------------------------------------------------------------

NOT_FILES = {
    "empty": (b"", "not complete JSON"),
    "text": (b"hello", "not complete JSON"),
    "binary": (bytes(range(256)), "not complete JSON"),
    "deep": (b"[" * 100_000, "not complete JSON"),
    "list": (b"[]", "not a game record of Tenka"),
    "number": (b"7", "not a game record of Tenka"),
    "foreign": (b'{"moves": []}', "not a game record of Tenka"),
    "other format": (b'{"tenka": 99}', "has format 99; this program reads format 1"),
    "strange format": (b'{"tenka": [1]}', "this program reads format 1"),
    "nothing else": (b'{"tenka": 1}', "This record is damaged"),
    "too large": (b" " * 4_000_001, "too large for a game record"),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("kind", NOT_FILES)
def test_not_a_record(tmp_path: Path, command: str, kind: str) -> None:
    data, words = NOT_FILES[kind]
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    assert_refused(tenka(command, path), words)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_no_file(tmp_path: Path, command: str) -> None:
    assert_refused(tenka(command, tmp_path / "none.json"), "There is no file")
    assert_refused(tenka(command, tmp_path), "is a folder, not a record")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_truncated(file: Path, good: bytes, command: str, part: float) -> None:
    file.write_bytes(good[: int(len(good) * part)])
    assert_refused(tenka(command, file), "not complete JSON")


DAMAGES: dict[str, tuple[Callable[[Json], object], str]] = {
    "unknown game": (lambda raw: raw.update(game="chess"), "There is no game 'chess'"),
    "other version": (lambda raw: raw.update(version=99), "not in version 99"),
    "seven seats": (lambda raw: raw.update(players=raw["players"][:1] * 7), "not for 7"),
    "unknown option": (lambda raw: raw.update(options={"turbo": True}), "turbo"),
    "unknown field": (lambda raw: raw.update(extra=1), "damaged"),
    "missing field": (lambda raw: raw.pop("start"), "damaged"),
    "wrong type": (lambda raw: raw.update(entries="none"), "damaged"),
    "unknown move": (lambda raw: raw["entries"][3].update(move="fly"), "In entry 4"),
    "illegal move": (lambda raw: raw["entries"][0].update(move="react:let"), "In entry 1"),
    "other seat": (lambda raw: raw["entries"][0].update(seat=3 - raw["entries"][0]["seat"]), "In entry 1"),
    "no such seat": (lambda raw: raw["entries"][0].update(seat=9), "In entry 1"),
    "negative seat": (lambda raw: raw["entries"][0].update(seat=-1), "In entry 1"),
    "escape in a move": (lambda raw: raw["entries"][0].update(move="\x1b[2J\n"), "In entry 1"),
    "missing draws": (lambda raw: raw.update(start={}), "draws"),
    "foreign draws": (lambda raw: raw["start"].update(dice=[6]), "draws"),
    "impossible draw": (lambda raw: raw["start"].update(first=[99]), "draw"),
    "seed is no hex": (lambda raw: raw.update(seed="zz"), "hexadecimal"),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("kind", DAMAGES)
def test_damaged(file: Path, command: str, kind: str) -> None:
    change, words = DAMAGES[kind]
    rewrite(file, change)
    assert_refused(tenka(command, file), words)


LIES: dict[str, tuple[Callable[[Json], object], str]] = {
    "another seed": (lambda raw: raw.update(seed="00" * 32), "does not fit the hash"),
    "another hash": (lambda raw: raw.update(commitment="00" * 32), "does not fit the hash"),
    "another result": (lambda raw: raw.update(result=raw["result"][::-1]), "result does not follow"),
    "another first player": (
        lambda raw: raw["start"].update(first=[(raw["start"]["first"][0] + 1) % 4]),
        "In ",
    ),
    "cut at the end": (lambda raw: raw["entries"].pop(), "before the game is over"),
}


@pytest.mark.parametrize("kind", LIES)
def test_lies_are_found(file: Path, kind: str) -> None:
    change, words = LIES[kind]
    rewrite(file, change)
    assert_refused(tenka("verify", file), words)


def test_verify_names_the_entry_whose_draws_are_wrong(file: Path) -> None:
    entries = json.loads(file.read_bytes())["entries"]
    number, stream = next((n, s) for n, entry in enumerate(entries, 1) for s in entry.get("chance", {}))

    def stack_the_deck(raw: Json) -> None:
        draws = raw["entries"][number - 1]["chance"][stream]
        draws[:] = [draws[-1] + 1] if len(draws) == 1 else draws[::-1]

    rewrite(file, stack_the_deck)
    assert_refused(tenka("verify", file), f"entry {number}")


def test_bad_file_in_a_process_of_its_own(file: Path) -> None:
    file.write_bytes(b"{")
    assert_refused(real_tenka("verify", file), "not complete JSON")
