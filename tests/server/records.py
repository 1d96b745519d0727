"""Finished games as files, for tests that read them, change them and break them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bench.stored import played
from tenka.core import record as records
from tenka.server.rooms.position import record_of


@cache
def finished_record(game: str, seed: int = 2) -> bytes:
    """A whole game of random moves with its seed and result."""
    stored, entries = played(game, seed=seed)
    record = record_of(stored, entries)
    return records.encode(replace(record, seed=stored.seed, result=stored.result))
