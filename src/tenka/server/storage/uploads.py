"""Game records that somebody brings as a file, kept like a finished table."""

from __future__ import annotations

import hashlib

import msgspec

from tenka.core.fork import Fork
from tenka.core.record import Player, Record
from tenka.server.moments import timestamp
from tenka.server.storage.model import StoredEntry, StoredSeat, StoredTable


def stored(record: Record) -> tuple[StoredTable, list[StoredEntry]]:
    """The finished table of a record that was checked."""
    return _stored(record), _entries(record)


def _stored(record: Record) -> StoredTable:
    """Its id follows from what is in it, so that a file that comes twice is kept once."""
    moment = timestamp()
    return StoredTable(
        id="file-" + hashlib.sha256(msgspec.json.encode(record)).hexdigest()[:24],
        game=record.game,
        version=record.version,
        options=record.options,
        status="over",
        seed=record.seed or "",
        commitment=record.commitment,
        start=record.start,
        invite="",
        created=moment,
        updated=moment,
        result=record.result or [],
        seats=[_seat(player) for player in record.players],
        origin="file",
        fork=msgspec.to_builtins(record.fork) if isinstance(record.fork, Fork) else None,
    )


def _seat(player: Player) -> StoredSeat:
    program = player.kind == "bot" and player.bot is None
    return StoredSeat("program" if program else player.kind, player.name, bot=player.bot)


def _entries(record: Record) -> list[StoredEntry]:
    return [
        StoredEntry(seq, f"file:{seq}", msgspec.to_builtins(entry))
        for seq, entry in enumerate(record.entries)
    ]
