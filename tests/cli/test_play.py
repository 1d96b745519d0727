"""A whole game of Zipang Portable by typing, with help, questions and mistakes."""

from __future__ import annotations

import builtins
import random
import re
from pathlib import Path

import pytest

from tenka import __version__
from tenka.core.record import decode
from tests.cli.terminal import assert_refused, real_tenka, tenka

TABLE = ("play", "zipang", "--seats", "me,bot:steady,bot:random", "--seed", "3")
ALWAYS_FIRST = "1\n" * 500


def test_whole_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = real_tenka(*TABLE, "--record", file, typed=ALWAYS_FIRST)
    assert (said.code, said.err) == (0, "")
    assert "The game is over." in said.out
    assert f"The record is in {file}." in said.out
    assert tenka("verify", file).code == 0
    assert [player.kind for player in decode(file.read_bytes()).players] == ["person", "bot", "bot"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_table_can_be_played(seats: int, language: str) -> None:
    bots = ",".join(["bot:random"] * (seats - 1))
    said = tenka(
        "play", "zipang", "--seats", f"{bots},me", "--seed", "1", "--language", language, typed=ALWAYS_FIRST
    )
    assert said.code == 0
    assert {"en": "The game is over.", "de": "Das Spiel ist aus."}[language] in said.out


def test_moves_can_be_typed_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Reads the screen like a person and types the name of any move that is offered there."""
    from tenka.cli.play import play_game
    from tenka.texts import Texts

    dice = random.Random(5)
    screens: list[str] = []

    def type_something(_prompt: str) -> str:
        screens.append(capsys.readouterr().out)
        moves: list[str] = re.findall(r"^ +\d+  .*\[([a-z_:+0-9]+)\]$", screens[-1], re.MULTILINE)
        return dice.choice(moves)

    monkeypatch.setattr(builtins, "input", type_something)
    monkeypatch.setenv("COLUMNS", "200")
    play_game("zipang", "bot:steady,me,bot:random", Texts("en"), seed=9, name="Ayame", file=None)
    assert "The game is over." in capsys.readouterr().out
    assert len(screens) > 5


def test_nobody_at_the_keyboard_watches() -> None:
    said = tenka("play", "zipang", "--seats", "bot:steady,bot:random", "--seed", "4")
    assert said.code == 0
    assert "The game is over." in said.out
    assert "You" not in said.out.replace("Your hand", "You")


def test_same_seed_same_game() -> None:
    assert tenka(*TABLE, typed=ALWAYS_FIRST) == tenka(*TABLE, typed=ALWAYS_FIRST)


def test_play_tells_what_a_replay_for_this_seat_tells(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = tenka(*TABLE, "--record", file, typed=ALWAYS_FIRST).out
    told = [
        line.strip() for line in tenka("replay", file, "--as", "0").out.splitlines() if line.startswith("  ")
    ]
    story = [line for line in told if line.endswith(".")]
    lines = [line.removeprefix("> ") for line in played.splitlines()]
    assert len(story) > 20
    assert [line for line in lines if line in set(story)] == story


# --- talking to the table -----------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    said = tenka(*TABLE, typed="?\n")
    for word in ("why", "why MOVE", "rule D2", "table", "log", "quit"):
        assert word in said.out


def test_end_of_input_is_a_clean_exit() -> None:
    said = real_tenka(*TABLE, typed="")
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("You leave the table. The game is not finished.\n")
    assert "type a file name" not in said.out


def test_a_refusal_names_its_rule_and_why_shows_it() -> None:
    said = tenka(*TABLE, typed="react:let\nwhy\n")
    assert "There is nothing to answer now. (Rule M1; type why to read it.)" in said.out
    assert "zipang/M1 · The moment to answer" in said.out


def test_why_before_any_refusal() -> None:
    assert "Nothing has been refused yet." in tenka(*TABLE, typed="why\n").out


def test_why_a_move_is_not_allowed() -> None:
    said = tenka(*TABLE, typed="why react:coin\nwhy nonsense\n")
    assert "There is nothing to answer now." in said.out
    assert "There is no such move in this game." in said.out


def test_why_a_legal_move() -> None:
    first = first_move()
    assert "This move is allowed now:" in tenka(*TABLE, typed=f"why {first}\n").out


def first_move() -> str:
    found = re.search(r"^ +1  .*\[(.+)\]$", tenka(*TABLE).out, re.MULTILINE)
    assert found is not None
    return found[1]


def test_asking_changes_nothing() -> None:
    quiet = tenka(*TABLE, typed=ALWAYS_FIRST).out
    chatty = tenka(*TABLE, typed="?\nwhy ikki\nreact:monk\nrule\nlog\ntable\n\n99\nfoo\n" + ALWAYS_FIRST).out
    assert chatty.endswith(quiet[-400:])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no move number 99 here."),
        ("0", "There is no move number 0 here."),
        ("9" * 5000, "There is no move number 999"),
        ("²", "“²” is no move and no command."),
        ("-1", "“-1” is no move and no command."),
        ("nonsense", "“nonsense” is no move and no command."),
        ("rule X9", "There is no paragraph X9."),
        ("rule ../../etc", "There is no paragraph ../../ETC."),
        ("[bold]", "“[bold]” is no move and no command."),
    ],
)
def test_bad_input(typed: str, answer: str) -> None:
    said = tenka(*TABLE, typed=typed + "\n")
    assert answer in said.out.replace("\n", "")
    assert said.code == 0


def test_rules() -> None:
    said = tenka(*TABLE, "--language", "de", typed="regel d2\nrule\n")
    assert "zipang/D2 · Eine Karte ausspielen" in said.out
    assert "K14  Kriegsherr" in said.out


def test_a_beginning_that_fits_several_moves_lists_them() -> None:
    said = tenka(*TABLE, typed="p\n" * 3)
    assert "“p” could be one of these:" in said.out or "You play P" in said.out


def test_log_repeats_what_was_told() -> None:
    out = tenka(*TABLE, typed="log\n").out
    assert out.count("Campaign 1 begins.") == 2


# --- leaving and saving -------------------------------------------------------------------------------------


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    said = tenka(*TABLE, typed=f"quit\n{file}\n")
    assert "type a file name" in said.out
    assert "holds all secrets of an unfinished game" in said.out.replace("\n", " ")
    assert decode(file.read_bytes()).seed is None
    assert_refused(tenka("verify", file), "only a finished game can be verified")


def test_quit_without_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "You leave the table." in tenka(*TABLE, typed="quit\n\n").out
    assert not list(tmp_path.iterdir())


def test_quit_never_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    said = tenka(*TABLE, typed=f"quit\n{file}\n\n")
    assert "exists already" in said.out
    assert file.read_text() == "precious"


def test_record_file_that_exists_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    assert_refused(tenka(*TABLE, "--record", file), "exists already")
    assert_refused(tenka(*TABLE, "--record", tmp_path / "no" / "game.json"), "There is no folder")


# --- wrong wishes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "There is no game 'chess'."),
        (["data", "x" * 9999], "There is no game 'xxx"),
        (["play", "zipang", "--seats", "me"], "for 2 to 6 players, not for 1"),
        (["play", "zipang", "--seats", "me" + ",bot:random" * 6], "for 2 to 6 players, not for 7"),
        (["play", "zipang", "--seats", "me,me"], "Only one seat can be “me” for now."),
        (["play", "zipang", "--seats", "me,bot:genius"], "There is no bot “genius” for zipang."),
        (["play", "zipang", "--seats", "me,you"], "not “you”"),
        (["play", "zipang", "--seats", "me,bot"], "not “bot”"),
        (["play", "zipang", "--seats", "me,"], "not “”"),
        (["play", "zipang", "--seed", "-1"], "A seed is a whole number"),
        (["play", "zipang", "--seed", "9" * 90], "A seed is a whole number"),
        (["play", "zipang", "--name", "x" * 25], "A name has 1 to 24 visible characters."),
        (["play", "zipang", "--name", "a\x1b[2Jb"], "A name has 1 to 24 visible characters."),
        (["play", "zipang", "--language", "xx"], "There is no language 'xx'."),
        (["data", "chess"], "There is no game 'chess'."),
    ],
)
def test_wrong_wishes_get_one_line(arguments: list[str], words: str) -> None:
    assert_refused(tenka(*arguments), words)


def test_wrong_wish_in_a_process_of_its_own() -> None:
    assert_refused(real_tenka("play", "chess"), "There is no game 'chess'.")


@pytest.mark.parametrize(
    "arguments", [["play"], ["dance"], ["play", "zipang", "--seed", "x"], ["--nonsense"]]
)
def test_wrong_options_are_explained(arguments: list[str]) -> None:
    said = tenka(*arguments)
    assert said.code == 2
    assert "Traceback" not in said.err


def test_version() -> None:
    assert tenka("--version").out == f"tenka {__version__}\n"


def test_the_system_language_is_used() -> None:
    from tests.cli import terminal

    german = {**terminal.ENVIRONMENT, "LANG": "de_DE.UTF-8"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terminal, "ENVIRONMENT", german)
        assert "Feldzug 1 beginnt." in tenka(*TABLE).out


def test_data_lists_every_card_with_its_provenance() -> None:
    out = tenka("data", "zipang").out
    assert out.count(" printed") >= 14
    assert re.search(r"Warlord +5 +3 +1 +1 +1 +printed", out)


def test_choices_can_be_taken_back() -> None:
    """The one who shares lays two cards and takes both back, then learns why it goes no further."""
    said = tenka(
        "play", "shitenno", "--seats", "me,bot:random,bot:random", "--seed", "3",
        typed="1\n1\nundo\n1\nrestart\nundo\nquit\n\n",
    )  # fmt: skip
    assert said.code == 0
    assert said.out.count("You take a choice back.") == 2
    assert "You cannot go back any further. Nothing has been played yet." in said.out


def test_the_help_of_play_lists_its_own_options_and_those_of_the_games() -> None:
    said = tenka("play", "--help")
    assert said.code == 0
    assert "Who plays, in order" in said.out
    assert "--side" in said.out
    assert "the side of the board, sun or moon." in said.out


COMPLETED = {
    "tenka play sh": ["shitenno", "shogun"],
    "tenka play shogun --side ": ["sun", "moon"],
    "tenka play zipang --seats me,bot:st": ["me,bot:steady"],
    "tenka play zipang --seats bot:sharp,m": ["bot:sharp,me"],
    "tenka play zipang --seats me,m": [],
    "tenka play shogun --option ma": ["may-decline-moves=true"],
    "tenka arena shogun --option tower=s": ["tower=shelves", "tower=simple"],
    "tenka play shogun --option modules=samurai,m": ["modules=samurai,military-leaders"],
    "tenka arena shogun --bots random,s": ["random,steady", "random,sharp"],
    "tenka replay game.json --as p": ["public"],
    "tenka games --language d": ["de"],
}


@pytest.mark.parametrize(("line", "found"), COMPLETED.items())
def test_a_shell_completes(line: str, found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TENKA_COMPLETE", "complete_fish")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
    assert real_tenka().out.split() == found
