"""Searches finished games on a server for puzzles."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from typing import Protocol

from tenka.bots.puzzles import find_in
from tenka.core.errors import TenkaError
from tenka.core.puzzle import Puzzle
from tenka.server.rooms.position import restore
from tenka.server.storage.interface import EntryStorage, TableStorage
from tenka.server.storage.model import StoredEntry, StoredTable
from tenka.server.storage.puzzle_interface import PuzzleStorage

logger = logging.getLogger(__name__)


class Games(Protocol):
    """The part of a storage that is needed here."""

    @property
    def tables(self) -> TableStorage: ...

    @property
    def entries(self) -> EntryStorage: ...

    @property
    def puzzles(self) -> PuzzleStorage: ...


async def search(storage: Games, tables: Iterable[str]) -> AsyncIterator[int]:
    """How many puzzles were found, table after table; what was found is stored at once."""
    for table in tables:
        stored = await storage.tables.get(table)
        found = [] if stored is None else _found(stored, await storage.entries.of_table(table))
        await storage.puzzles.put(table, found)
        yield len(found)


def _found(stored: StoredTable, entries: list[StoredEntry]) -> list[Puzzle]:
    """None in a game whose record does not hold any more."""
    people = any(seat.kind != "bot" for seat in stored.seats)
    try:
        return find_in(restore(stored, entries).record(), "people" if people else "bots")
    except TenkaError as error:
        logger.warning("no puzzles in the game of table %s: %s", stored.id, type(error).__name__)
        return []
