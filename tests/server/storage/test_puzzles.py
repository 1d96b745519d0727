"""Puzzles of a server's own games: only where everybody agrees, and only for so long."""

from __future__ import annotations

import pytest

from tenka import games
from tenka.server.people import puzzle_search
from tenka.server.storage.database import Database
from tenka.server.storage.model import AnsweredPuzzle
from tests.server.storage.test_storage import BEN
from tests.server.stored import ANN, played, store

pytestmark = pytest.mark.anyio


async def test_a_game_is_searched_only_while_everybody_agrees(
    storage: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, entries = played("zipang")
    await store(storage, stored, entries)
    await storage.results.open_pages([ANN.id])
    assert await storage.puzzles.unsearched(10) == [], "off until somebody switches it on"
    found = games.plugin_of("zipang").bundled_puzzles()[:2]
    await storage.puzzles.put(stored.id, found)
    assert await storage.puzzles.ids("zipang") == []
    await storage.puzzles.set_consent(ANN.id, consents=True)
    assert await storage.puzzles.unsearched(10) == [stored.id]
    monkeypatch.setattr(puzzle_search, "find_in", lambda _record, _source: found)
    assert [count async for count in puzzle_search.search(storage, [stored.id])] == [len(found)]
    assert await storage.puzzles.unsearched(10) == [], "once"
    await storage.puzzles.set_consent(ANN.id, consents=False)
    assert await storage.puzzles.ids("zipang") == []
    await storage.puzzles.set_consent(ANN.id, consents=True)
    await storage.puzzles.put(stored.id, found)
    assert await storage.puzzles.ids("zipang") == sorted(puzzle.id for puzzle in found)
    assert await storage.puzzles.get(found[0].id) == found[0]
    await storage.privacy.erase(ANN.id)
    assert await storage.puzzles.ids("zipang") == []
    assert await storage.puzzles.unsearched(10) == []


async def test_a_guests_answers_go_to_the_account(storage: Database) -> None:
    def answered(puzzle: str, *, right: bool) -> AnsweredPuzzle:
        return AnsweredPuzzle(puzzle, "zipang", "peasant", right, f"2026-01-0{len(puzzle)}")

    assert await storage.puzzles.answer(ANN, answered("p", right=True))
    assert not await storage.puzzles.answer(ANN, answered("p", right=False))
    assert await storage.puzzles.answer(BEN, answered("p", right=False))
    assert await storage.puzzles.answer(BEN, answered("pp", right=True))
    await storage.accounts.merge_guest(BEN.id, ANN)
    assert [(one.puzzle, one.right) for one in await storage.puzzles.answers(ANN.id)] == [
        ("pp", True),
        ("p", True),
    ]
    assert await storage.puzzles.answers(BEN.id) == []
