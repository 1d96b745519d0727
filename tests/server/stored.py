"""Whole games that go straight into a storage."""

from __future__ import annotations

from msgspec.structs import replace

from bench.stored import ANN, played
from tenka.server.storage.database import Database
from tenka.server.storage.model import StoredEntry, StoredTable

__all__ = ["ANN", "played", "store"]


async def store(database: Database, stored: StoredTable, entries: list[StoredEntry]) -> None:
    await database.tables.add(replace(stored, status="playing", result=[]), ANN)
    for entry in entries:
        last = entry is entries[-1] and stored.status == "over"
        await database.entries.append(stored.id, entry, stored.result if last else None)
