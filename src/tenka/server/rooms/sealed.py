"""Deals that several tables play: nothing of one is told while others may still play it."""

from __future__ import annotations

import hashlib

from tenka.server.rooms import daily
from tenka.server.storage.model import StoredTable


def is_sealed(table: StoredTable) -> bool:
    """Whether others may still play the same deal: in a round of a contest, or on its days."""
    return table.sealed or daily.is_sealed(table)


def is_common(table: StoredTable) -> bool:
    """Whether its bots must decide as those of other tables do."""
    return table.sealed or table.origin == "daily"


def bot_seed(table: StoredTable, seat: int) -> int:
    """Of the bot at a seat: the same at every table of a deal."""
    return int.from_bytes(hashlib.sha256(f"{table.seed}: bot {seat}".encode()).digest()[:7])
