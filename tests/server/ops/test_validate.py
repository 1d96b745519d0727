"""`validate` finds the stored games that the rules do not give, and where."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tenka import games
from tenka.core.refusals import Refusal
from tenka.server.ops.validate import Finding, examine, validate
from tenka.server.rooms.position import restore
from tenka.server.rooms.record_jobs import checked
from tenka.server.settings import Settings, settings_from
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import StoredEntry, StoredTable
from tenka.server.storage.uploads import stored as stored_of
from tests.cli.terminal import assert_refused, tenka
from tests.server.records import finished_record
from tests.server.stored import played, store

Stored = tuple[StoredTable, list[StoredEntry]]


@pytest.fixture(scope="module")
def finished() -> Stored:
    return played("zipang")


def with_payload(entry: StoredEntry, **changes: object) -> StoredEntry:
    return replace(entry, payload={**entry.payload, **changes})


def reasons(stored: StoredTable, entries: list[StoredEntry]) -> list[tuple[str, int]]:
    return [(finding.reason, finding.entry) for finding in examine(stored, entries)]


@pytest.mark.parametrize("game", sorted(games.PLUGINS))
def test_running_games_of_every_kind_hold(game: str) -> None:
    assert examine(*played(game, 12)) == []


def test_what_was_changed_is_found_where_it_was_changed(finished: Stored) -> None:
    stored, entries = finished
    assert reasons(stored, entries) == []
    changed = [*entries[:4], with_payload(entries[4], move="nonsense"), *entries[5:]]
    assert reasons(stored, changed) == [("entry", 5)]
    assert reasons(replace(stored, result=[*stored.result, 9]), entries) == [("result", len(entries))]
    assert reasons(replace(stored, start={}), entries) == [("start", 0)]
    assert reasons(replace(stored, seed="00" * 32), entries) == [("start", 0)]
    assert reasons(replace(stored, game="chess"), entries) == [("unknown", 0)]
    assert reasons(replace(stored, version=99), entries) == [("unknown", 0)]


def test_a_file_without_a_seed_holds_if_its_moves_do() -> None:
    """It came from a table of cards and wood: its draws are what was drawn there."""
    record = msgspec.json.decode(finished_record("zipang")) | {"seed": None}
    stored, entries = stored_of(checked(msgspec.json.encode(record)))
    assert reasons(stored, entries) == []
    assert reasons(stored, entries[:-1]) == [("result", len(entries) - 1)]


def test_what_could_not_be_taken_back_is_found(finished: Stored) -> None:
    stored, entries = finished
    last = next(seq for seq in range(1, len(entries)) if not undoable(stored, entries[:seq]))
    undo = StoredEntry(last, "undo", {"kind": "undo", "seat": 0, "back": 1})
    assert reasons(stored, [*entries[:last], undo, *entries[last:]]) == [("entry", last + 1)]


def undoable(stored: StoredTable, entries: list[StoredEntry]) -> bool:
    return bool(restore(stored, entries).undoable(0).depths)


def test_a_stacked_deck_is_found(finished: Stored) -> None:
    """Moves that are legal with other draws than those of the seed."""
    stored, entries = played("zipang", seed=3)
    assert reasons(replace(stored, seed=finished[0].seed, commitment=finished[0].commitment), entries) == [
        ("draws", len(entries))
    ]


def newer(known: games.AnyPlugin, create: Callable[[int, Any], Any]) -> games.AnyPlugin:
    """The game by a second version of its rules."""
    changed: Any = copy(known)
    changed.version, changed.former, changed.rules = 2, {1: known.rules}, create
    return changed  # type: ignore[no-any-return]


def test_a_game_keeps_the_rules_it_was_begun_with(finished: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change of the rules the old ones stay, and games that the new ones would not give are told."""
    known = games.PLUGINS["zipang"]
    monkeypatch.setitem(games.PLUGINS, "zipang", newer(known, games.PLUGINS["shitenno"].rules))
    stored, entries = finished
    assert examine(stored, entries) == [Finding(stored.id, "zipang", 2, "start", own=False)]
    assert games.load("zipang", 3, version=1).name == "zipang"
    assert games.load("zipang", 3).name == "shitenno"


class WithoutMerchants:
    """Zipang by another rule: the Merchant cannot be played."""

    def __init__(self, zipang: Any) -> None:
        self._zipang = zipang

    def __getattr__(self, name: str) -> Any:
        return getattr(self._zipang, name)

    def moves(self, state: Any, seat: int) -> list[Any]:
        return [move for move in self._zipang.moves(state, seat) if move.name != "merchant"]

    def refusal(self, state: Any, seat: int, move: Any) -> Any:
        changed = Refusal("not-in-hand", "zipang/K4") if move.name == "merchant" else None
        return changed or self._zipang.refusal(state, seat, move)


def test_after_a_change_of_one_rule_the_games_that_met_it_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """They go on by their own rules; those that never met the change hold by both."""
    both = [played("zipang", 0), *(played("zipang", seed=seed) for seed in range(12))]
    known = games.PLUGINS["zipang"]
    changed = newer(known, lambda seats, options: WithoutMerchants(known.rules(seats, options)))
    monkeypatch.setitem(games.PLUGINS, "zipang", changed)
    met = {stored.id: first_merchant(entries) for stored, entries in both}
    told = {finding.table: finding for game in both for finding in examine(*game)}
    assert told == {
        table: Finding(table, "zipang", 2, "entry", entry, own=False) for table, entry in met.items() if entry
    }
    assert 0 < len(told) < len(both)
    assert all(restore(stored, entries).is_over() for stored, entries in both[1:])


def first_merchant(entries: list[StoredEntry]) -> int:
    played_it = [entry.seq + 1 for entry in entries if entry.payload["move"] == "merchant"]
    return min(played_it, default=0)


@pytest.mark.anyio
async def test_the_command_replays_everything_in_several_processes(
    finished: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenka.server.ops.validate.AT_ONCE", 2)
    database = Database(database_url(Settings(data=tmp_path)))
    await database.open()
    running = [played("zipang", number) for number in range(4)]
    for stored, entries in (finished, *running):
        await store(database, stored, entries)
    report = await validate(database.inspection, processes=2)
    assert (report.games, report.entries, report.broken) == (5, len(finished[1]) + 6, [])
    stored, entries = played("zipang", 3)
    await store(database, stored, [*entries[:2], with_payload(entries[2], move="nonsense")])
    report = await validate(database.inspection, processes=1)
    await database.close()
    assert report.broken == [Finding(stored.id, "zipang", 1, "entry", 3)]


@pytest.mark.parametrize("broken", ["{", "[1", '"text"', "5"])
def test_a_broken_row_costs_its_own_game_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    monkeypatch.setenv("TENKA_DATA", str(tmp_path))
    sane, (stored, entries) = played("zipang", 2), played("zipang", 2)
    for game in (sane, (stored, entries)):
        asyncio.run(add(*game))
    with closing(sqlite3.connect(tmp_path / "tenka.sqlite3")) as database, database:
        database.execute('UPDATE entries SET payload = ? WHERE "table" = ?', (broken, stored.id))
    said = tenka("admin", "validate", "--processes", "1")
    assert said.code == 1
    assert "2 games with" in said.out
    assert f"{stored.id} " in said.out
    assert sane[0].id not in said.out


def test_a_damaged_page_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a table that no game is replayed from."""
    monkeypatch.setenv("TENKA_DATA", str(tmp_path))
    asyncio.run(add(*played("zipang", 2)))
    file = tmp_path / "tenka.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA journal_mode=DELETE")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'sessions'"
        (page,), (size,) = database.execute(query).fetchone(), database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(b"\xff" * 100)
    said = tenka("admin", "validate", "--processes", "1", "--language", "en")
    assert said.code == 1
    assert "The database is damaged: sessions" in said.out
    assert "1 game with 2 entries" in said.out


def test_the_commands_of_an_admin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Backup, restore and validate, in words and by exit codes."""
    monkeypatch.setenv("TENKA_DATA", str(tmp_path / "a"))
    said = tenka("admin", "validate", "--processes", "1")
    assert (said.code, said.out) == (0, "0 games with 0 entries replayed; all of them hold.\n")
    stored, entries = played("zipang", 2)
    asyncio.run(add(stored, [with_payload(entries[0], seat=9), *entries[1:]]))
    said = tenka("admin", "validate", "--processes", "1")
    assert said.code == 1
    assert f"{stored.id} (zipang 1): differs at entry 1" in said.out
    file = tmp_path / "all.jsonl"
    assert tenka("admin", "backup", file).code == 0
    assert_refused(tenka("admin", "backup", file), "there already")
    assert_refused(tenka("admin", "restore", file), "not empty")
    said = tenka("admin", "restore", file, "--data", tmp_path / "b", "--language", "de")
    assert (said.code, said.out) == (0, "7 Zeilen sind wieder da. Der Server kann gestartet werden.\n")


async def add(stored: StoredTable, entries: list[StoredEntry]) -> None:
    database = Database(database_url(settings_from()))
    await database.open()
    await store(database, stored, entries)
    await database.close()
