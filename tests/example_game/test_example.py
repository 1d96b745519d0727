"""A fourth game needs its own folder and its words: then it can be played, watched, studied and coached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tenka
from tenka import games, texts
from tenka.core.errors import BadQuery
from tenka.core.events import EVERYBODY
from tenka.server.rooms.replay import since_page
from tests.cli.terminal import Said
from tests.cli.terminal import tenka as command
from tests.example_game.plugin import WORDS, HighestPlugin


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    games.register(HighestPlugin())
    monkeypatch.setattr(texts, "WORDS", [*texts.WORDS, WORDS])
    texts.bundle.cache_clear()
    yield
    del games.PLUGINS[HighestPlugin.name]
    texts.bundle.cache_clear()


def check_quiet(said: Said) -> str:
    assert (said.code, said.err) == (0, "")
    return said.out


def test_it_is_played_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", "me,bot:random,bot:greedy", "--seed", "4", "--record", str(file))
    said = check_quiet(command("play", "highest", *seats, typed="1\n" * 10))
    assert "Which card do you play?" in said
    assert "wins the round." in said
    assert "Welche Karte" not in said
    assert "Highest" in check_quiet(command("replay", file, "--as", "1"))
    assert "Die Höchste" in check_quiet(command("replay", file, "--language", "de"))
    check_quiet(command("verify", file))
    assert "12 cards" in check_quiet(command("data", "highest"))


def test_a_move_that_is_not_held_is_refused_by_typing() -> None:
    typed = "play:99\nwhy play:1\n" + "1\n" * 10
    said = check_quiet(command("play", "highest", "--seats", "me,bot:greedy", "--seed", "4", typed=typed))
    assert "play:99" in said


def test_bots_play_it_in_the_arena() -> None:
    said = check_quiet(command("arena", "highest", "--bots", "random,greedy", "--games", "40"))
    assert "greedy" in said


def test_programs_play_it() -> None:
    table = tenka.new_table("highest", 3, seed=1)
    bot = tenka.bot("highest", "greedy")
    while not table.is_over():
        seat = table.actors()[0]
        table.play(seat, table.ask(bot, seat))
    assert min(table.ranks()) == 1
    assert tenka.replay(table.record()).ranks() == table.ranks()


def test_everything_else_is_asked_of_its_plugin() -> None:
    table = tenka.new_table("highest", 2, seed=1)
    plugin = games.plugin_of("highest")
    page = since_page(table.record(), EVERYBODY, 0)
    assert b"highest-ask-play" in page
    assert plugin.annotate(table.game, table.heard(0)) == []
    assert plugin.layout(table.game).values(table.observe(0))
    with pytest.raises(BadQuery, match="There is no query 'odds' in highest"):
        plugin.answer(table.game, table.observe(0), "odds", {})
