"""After a run: every acknowledged move must be stored exactly once, and all views must match the record."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy.engine import URL

from bench.load.players import LoadTable
from tenka.server.rooms.position import restore
from tenka.server.storage.database import Database
from tenka.server.storage.model import StoredEntry, StoredTable


async def violations(url: URL, tables: list[LoadTable]) -> list[str]:
    database = Database(url)
    stored = {
        game[0].id: game
        for table in tables
        for game in await database.inspection.games(list(table.acknowledged))
    }
    await database.close()
    found: list[str] = []
    for table in tables:
        for name in table.acknowledged:
            found += _moves(name, stored[name][1], table)
        found += _views(*stored[table.table], table.last)
    return found


def _moves(name: str, entries: list[StoredEntry], table: LoadTable) -> list[str]:
    if [entry.seq for entry in entries] != list(range(len(entries))):
        return [f"{name}: entries are missing"]
    keys = Counter(entry.key for entry in entries)
    moves = {entry.key: (entry.payload["seat"], entry.payload["move"]) for entry in entries}
    acknowledged = table.acknowledged[name]
    return [f"{name}: {key} is not stored once" for key in acknowledged if keys[key] != 1] + [
        f"{name}: {key} is another move" for key, move in acknowledged.items() if moves.get(key, move) != move
    ]


def _views(stored: StoredTable, entries: list[StoredEntry], last: list[Any]) -> list[str]:
    live = restore(stored, entries)
    return [
        f"{stored.id}: seat {seat} has a view that differs from the record"
        for seat, seen in enumerate(last)
        if seen != msgspec.json.decode(msgspec.json.encode(live.observe(seat)))
    ]
