"""Games of the arena end in time, whatever bots do, and can be kept as records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tenka import bots, games
from tenka.core.bot import Bot, Clock
from tenka.core.moves import Move
from tenka.core.record import Entry, SeatChange, decode
from tenka.core.table import Table
from tenka.research.arena import apart, contest, playing
from tenka.research.arena.contest import draws_of, play_game
from tenka.research.arena.entrants import Entrant
from tests.cli.terminal import assert_refused, tenka

HANGING = """
asked = 0

def decide(observation, moves, clock):
    global asked
    asked += 1
    while asked > 2:
        pass
    return moves[0]
"""


class Hanging(Bot[Any]):
    """Answers some questions, and then no more in time."""

    def __init__(self, answers: int) -> None:
        super().__init__(1)
        self.answers = answers

    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        self.answers -= 1
        if self.answers < 0:
            raise apart.Late("bot-late", bot="hanging", seconds="1")
        return moves[0]


def played(answers: int) -> playing.Playing:
    rules = games.load("zipang", 3)
    seated = [bots.make("zipang", "random", 1), Hanging(answers), bots.make("zipang", "random", 2)]
    game = playing.Playing(rules, seated, draws_of(4), 1.0)
    game.play()
    return game


def test_whoever_is_late_comes_last_and_the_game_goes_on() -> None:
    game = played(3)
    assert game.late == [1]
    ranks = game.standing().ranks
    assert ranks[1] == 3
    true = game.game.standing(game.state).ranks
    assert (ranks[0] < ranks[2]) == (true[0] < true[2])
    changes = [entry for entry in game.entries if isinstance(entry, SeatChange)]
    assert changes == [SeatChange(1, "steady", "time")]


def test_whoever_is_in_time_keeps_the_place() -> None:
    game = played(10_000)
    assert game.late == []
    assert game.standing().ranks == game.game.standing(game.state).ranks


def test_a_bot_that_hangs_forfeits_and_the_contest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "GRACE", 0.2)
    monkeypatch.setattr(playing, "GRACE", 60.0)  # a busy machine may be slow to answer for the others
    bot = tmp_path / "hanging.py"
    bot.write_text(HANGING)
    said = tenka("arena", "zipang", "--bot", bot, "--bots", "random", "--games", "2", "--seconds", "0.3")
    assert said.code == 0
    assert "hanging forfeited 2 games by answering too late." in said.out
    assert said.out.splitlines()[1].split()[:3] == ["hanging", "2", "0.0%"]


def test_a_bot_that_hangs_while_it_starts_forfeits_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def start(seed):\n    while seed:\n        pass\n\ndef decide(o, m, c):\n    return m[0]"
    made = contest.contest("zipang", [Entrant("slow", source), Entrant("random")], 2)  # starts it with 0
    monkeypatch.setattr(apart, "PATIENCE", 0.2)
    game = play_game(made, 0)
    assert (game.late, game.ranks) == ([0], [2, 1])


def test_records_are_whole_games_that_can_be_replayed(tmp_path: Path) -> None:
    words = ("arena", "shitenno", "--bots", "random,steady", "--games", "2", "--records")
    folder = tmp_path / "new" / "games"
    assert tenka(*words, folder).code == 0
    files = sorted(folder.glob("*.json"))
    assert [file.name for file in files] == ["game-00000.json", "game-00001.json"]
    for file in files:
        record = decode(file.read_bytes())
        game = games.load(record.game, len(record.players), record.options, record.version)
        table = Table.restore(game, record)
        assert table.observe(-1).ranks == record.result
        assert sorted(player.name for player in record.players) == ["random", "steady"]


@pytest.mark.parametrize("below", [".", "games"])
def test_records_need_a_folder_that_can_be_made(tmp_path: Path, below: str) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    words = ("arena", "zipang", "--bots", "random,steady", "--games", "2", "--records", file / below)
    assert_refused(tenka(*words), f"The folder {file / below} cannot be made")
    assert file.read_text() == "in the way"


def test_a_record_that_cannot_be_written_ends_the_contest_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "game-00000.json").mkdir()
    words = ("arena", "zipang", "--bots", "random,steady", "--games", "2", "--records", tmp_path)
    assert_refused(tenka(*words), "cannot be kept")


def test_a_record_of_a_late_bot_says_so_and_can_be_replayed() -> None:
    made = contest.contest("zipang", [Entrant("random"), Entrant("random")], 2, seed=3)
    game = played(2)
    record = contest.record_of(made, 0, game)
    assert any(isinstance(entry, SeatChange) for entry in record.entries)
    assert sum(isinstance(entry, Entry) for entry in record.entries) > 5
    assert play_game(made, 0).record is None
    assert play_game(made, 0, recorded=True).record is not None
