"""Data sets hold what seats knew, could do and did, in games that are over, and nobody's name."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pyarrow import parquet

from tenka.core.record import Options, Player, Record, Undo, decode, encode
from tenka.core.table import Table
from tenka.games import load
from tenka.games.shogun.modules.catalog import MODULE_NAMES
from tenka.research.arena.contest import contest, play_game
from tenka.research.arena.entrants import Entrant
from tenka.research.dataset import BadDataset, Dataset, Source
from tenka.research.match import Rules, encoded
from tests.cli.terminal import assert_refused, tenka

ALL: Options = {"side": "moon", "modules": MODULE_NAMES}


def bots_of(game: str, seats: int, options: Options | None = None) -> Source:
    made = contest(game, [Entrant("random")] * seats, seats, options, seed=3)
    return Source(game, seats, made.options, made)


def written(folder: Path, source: Source, count: int, shard: int = 2) -> Dataset:
    made = Dataset(folder, source, count, shard)
    made.write(1, None)
    return made


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / name).to_pylist()
    return found


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("zipang", 4, {}), ("shitenno", 3, {}), ("shogun", 3, {}), ("shogun", 5, ALL)],
)
def test_a_decision_is_what_the_seat_saw_could_do_and_did(
    game: str, seats: int, options: Options, tmp_path: Path
) -> None:
    source, rules = bots_of(game, seats, options), Rules(game, seats, options)
    written(tmp_path, source, 1)
    (told,) = rows(tmp_path, "games")
    record = decode(told["record"].encode())
    decisions = rows(tmp_path, "decisions")
    assert [decision["moment"] for decision in decisions] == list(range(len(record.entries)))
    names = [move.name for move in rules.game.book.all]
    tables = Table.retrace(load(game, seats, options), record)
    for decision, table in zip(decisions, tables, strict=False):
        seat, entry = decision["player"], record.choices()[decision["moment"]]
        assert (seat, names[decision["action"]]) == (entry.seat, entry.move)
        assert {names[place] for place in np.flatnonzero(decision["mask"])} == set(table.moves(seat))
        assert decision["row"] == encoded(rules.layout, table.observe(seat)).tolist()
        assert decision["rank"] == told["ranks"][seat]
        assert (decision["outcome"] > 0) == (decision["rank"] == 1)


def test_what_is_missing_is_written_later_and_the_rest_is_left_alone(tmp_path: Path) -> None:
    whole, cut, source = tmp_path / "whole", tmp_path / "cut", bots_of("zipang", 2)
    written(whole, source, 5)
    made = written(cut, source, 3)
    first = cut / "decisions/00000.parquet"
    before = first.stat().st_mtime_ns
    assert made.missing() == []
    (cut / "games/00001.parquet").unlink()
    assert Dataset(cut, source, 5, 2).missing() == [2, 3, 4]
    written(cut, source, 5)
    assert first.stat().st_mtime_ns == before
    for name in ("decisions", "games"):
        assert rows(cut, name) == rows(whole, name)
    assert [row["game"] for row in rows(cut, "games")] == [0, 1, 2, 3, 4]


def test_a_shard_that_cannot_be_written_is_told_and_hides_from_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the disk were full after some bytes of the second shard."""
    source, whole = bots_of("zipang", 2), parquet.write_table

    def cut_short(table: Any, file: Path, **how: Any) -> None:
        whole(table, file, **how)
        if "00001" in file.name:
            file.write_bytes(file.read_bytes()[:100])
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(parquet, "write_table", cut_short)
    with pytest.raises(BadDataset) as refused:
        written(tmp_path, source, 4)
    assert refused.value.code == "dataset-place"
    assert [row["game"] for row in rows(tmp_path, "games")] == [0, 1]
    assert {row["game"] for row in rows(tmp_path, "decisions")} == {0, 1}
    monkeypatch.undo()
    written(tmp_path, source, 4)
    assert [row["game"] for row in rows(tmp_path, "games")] == [0, 1, 2, 3]
    assert not list(tmp_path.rglob("*.new"))


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    written(tmp_path, bots_of("zipang", 2), 1)
    before = rows(tmp_path, "decisions")
    with pytest.raises(BadDataset) as refused:
        Dataset(tmp_path, bots_of("zipang", 3), 1, 2)
    assert refused.value.code == "dataset-other"
    assert rows(tmp_path, "decisions") == before


def peoples_record() -> tuple[Record, int]:
    """Ann plans with one choice of three moves; after so many entries, one is taken back and made again."""
    made = contest("shogun", [Entrant("random")] * 3, 3, seed=3)
    record = play_game(made, 0, recorded=True).record
    assert record is not None
    three = record.choices()[:3]
    assert {entry.seat for entry in three} == {0}
    plan = replace(three[0], move=" ".join(entry.move for entry in three))
    people = [Player(name, "person") for name in ("Ann", "Bob", "Eve")]
    record = replace(record, players=people, entries=[plan, *record.entries[3:]])
    tables = enumerate(Table.retrace(load("shogun", 3), record))
    again = next(
        after for after, table in tables if after and table.undoable(record.choices()[after - 1].seat).depths
    )
    entry = record.choices()[again - 1]
    entries = [*record.entries[:again], Undo(entry.seat, 1), *record.entries[again - 1 :]]
    return replace(record, entries=entries), again


def test_peoples_games_are_told_without_names_and_without_what_was_taken_back(tmp_path: Path) -> None:
    (record, again), file = peoples_record(), tmp_path / "Ann.json"
    file.write_bytes(encode(record))
    written(tmp_path / "data", Source("shogun", 3, {}, None, (str(file),)), 1)
    decisions = rows(tmp_path / "data", "decisions")
    moments = [decision["moment"] for decision in decisions]
    assert moments == [
        0,
        0,
        *(moment for moment in range(len(record.entries)) if moment not in (again - 1, again)),
    ]
    assert {decision["decider"] for decision in decisions} == {"person"}
    drafted = Rules("shogun", 3).layout.slices()["draft"]
    assert [np.count_nonzero(decision["row"][drafted]) for decision in decisions[:3]] == [0, 1, 2]
    told = json.dumps([rows(tmp_path / "data", name) for name in ("decisions", "games")])
    told += (tmp_path / "data/dataset.json").read_text("utf-8")
    assert '"person"' in told
    assert not any(name in told for name in ("Ann", "Bob", "Eve"))


def test_games_that_are_not_over_are_left_out(tmp_path: Path) -> None:
    record, _ = peoples_record()
    for name, entries in (("all", record.entries), ("half", record.entries[:-40])):
        (tmp_path / f"{name}.json").write_bytes(encode(replace(record, entries=entries)))
    said = tenka("dataset", "shogun", str(tmp_path / "data"), "--records", str(tmp_path))
    assert said.out.startswith("One finished game with")
    assert [row["game"] for row in rows(tmp_path / "data", "games")] == [0]
    assert {row["game"] for row in rows(tmp_path / "data", "decisions")} == {0}


def test_a_record_of_another_game_is_named(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(encode(peoples_record()[0]))
    wish = ("dataset", "zipang", str(tmp_path / "data"), "--records", str(tmp_path))
    assert_refused(tenka(*wish), "game.json is not a game of zipang_v1 with 3 seats")
    assert_refused(tenka(*wish[:-1], str(tmp_path / "data/games")), "*.json")


def test_command_writes_a_card_and_what_the_numbers_mean(tmp_path: Path) -> None:
    wish = ("dataset", "zipang", str(tmp_path), "--bots", "random,steady", "--games", "3", "--shard", "2")
    assert tenka(*wish).out.startswith("3 finished games with")
    card = (tmp_path / "README.md").read_text("utf-8")
    assert card.startswith("---\nconfigs:\n- config_name: decisions\n  data_files: decisions/*.parquet\n")
    likes = "with the number of simulations per decision that each bot likes"
    assert f"Played by random, steady from deal 0 on, {likes}." in card
    meaning = json.loads((tmp_path / "layout.json").read_bytes())
    one = rows(tmp_path, "decisions")[0]
    assert sum(field["size"] for field in meaning["row"]) == len(one["row"])
    assert len(meaning["actions"]) == len(one["mask"])
    assert {row["decider"] for row in rows(tmp_path, "decisions")} == {"random", "steady"}
