"""Whole games that go straight into a storage."""

from __future__ import annotations

import random

from msgspec.structs import replace

from tenka.server import setup
from tenka.server.database import Database
from tenka.server.identity import new_id
from tenka.server.position import payload
from tenka.server.protocol import CreateTable, SeatWish
from tenka.server.storage import Identity, StoredEntry, StoredTable

ANN = Identity("ann-id", "Ann")
SEATS = [SeatWish("me"), SeatWish("bot", "random"), SeatWish("bot", "random")]


def played(game: str, moves: int | None = None, seed: int = 1) -> tuple[StoredTable, list[StoredEntry]]:
    """A game of random moves: so many of them, or to the end."""
    stored = replace(setup.new_table(CreateTable(game, SEATS), ANN), id=new_id())
    live = setup.open_table(stored)
    choice = random.Random(seed)
    entries: list[StoredEntry] = []
    while not live.is_over() and (moves is None or len(entries) < moves):
        seat = live.actors()[0]
        step = live.play(seat, choice.choice(live.moves(seat)))
        entries.append(StoredEntry(len(entries), f"{seat}:{len(entries)}", payload(step.entry)))
    if live.is_over():
        stored = replace(stored, status="over", result=live.ranks())
    return stored, entries


async def store(database: Database, stored: StoredTable, entries: list[StoredEntry]) -> None:
    await database.add_table(replace(stored, status="playing", result=[]), ANN)
    for entry in entries:
        last = entry is entries[-1] and stored.status == "over"
        await database.append(stored.id, entry, stored.result if last else None)
