"""A whole game of Shitennō by typing."""

from __future__ import annotations

import builtins
import random
import re
from pathlib import Path

import pytest

from tenka.cli.play import play_game
from tenka.texts import Texts
from tests.cli.terminal import tenka

ALWAYS_LAST_OR_FIRST = "".join(f"{number}\n" for number in (2, 1) * 400)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_can_be_played(seats: int, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bots = ",".join(["bot:random"] * (seats - 1))
    table = ("play", "shitenno", "--seats", f"{bots},me", "--seed", "1", "--language", language)
    said = tenka(*table, "--record", file, typed=ALWAYS_LAST_OR_FIRST)
    assert said.code == 0
    assert {"en": "The game is over.", "de": "Das Spiel ist aus."}[language] in said.out
    assert tenka("verify", file).code == 0


def test_lots_and_payments_can_be_typed_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Reads the screen like a person, prefers whole payments, and forms whole lots in any order."""
    dice = random.Random(5)
    typed: list[str] = []

    def type_something(_prompt: str) -> str:
        screen = capsys.readouterr().out
        payments: list[str] = re.findall(r"^ +(pay \d+) ", screen, re.MULTILINE)
        moves: list[str] = re.findall(r"^ +\d+  .*\[([a-z_:+0-9]+)\]$", screen, re.MULTILINE)
        cards = [move.removeprefix("add:") for move in moves if move.startswith("add:")]
        ends = [move.partition(":")[2] for move in moves if move.startswith(("offer:", "split:"))]
        lots = [f"lot {cards[-1]} {cards[0]} {ends[0]}"] if len(cards) > 1 else []
        typed.append(dice.choice(payments or lots or moves))
        return typed[-1]

    monkeypatch.setattr(builtins, "input", type_something)
    monkeypatch.setenv("COLUMNS", "200")
    play_game("shitenno", "bot:random,me,bot:random", Texts("en"), seed=9, name="Ayame", file=None)
    assert "The game is over." in capsys.readouterr().out
    assert {line.partition(" ")[0] for line in typed} >= {"pay", "lot"}


def test_what_is_typed_wrongly_is_explained() -> None:
    table = ("play", "shitenno", "--seats", "me,bot:random", "--seed", "12")
    said = tenka(*table, typed="lot banana 4+2\nlot samurai 9+2\npay 99\n?\nwhy kanto:troops\nquit\n\n")
    assert "The cards are called samurai" in said.out
    assert "There is no such move in this game." in said.out
    assert "There is no move number 99 here." in said.out
    assert "one of the listed payments" in said.out
    assert "In an even year cards and titles are shared" in said.out


@pytest.mark.parametrize(("language", "word"), [("en", "reconstructed"), ("de", "rekonstruiert")])
def test_the_material_tells_what_is_reconstructed(language: str, word: str) -> None:
    said = tenka("data", "shitenno", "--language", language)
    assert "Hokkaidō" in said.out
    assert word in said.out
