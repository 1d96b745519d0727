"""Game records that somebody brings as a file: checked from end to end, then kept like a finished table."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from tenka import games
from tenka.core import record as records
from tenka.core.errors import BadRecord
from tenka.core.fork import Fork
from tenka.core.record import Player, Record
from tenka.core.table import Table
from tenka.server.problems import Refusal
from tenka.server.rows import now
from tenka.server.storage import StoredEntry, StoredSeat, StoredTable

LONGEST_WORD = 64
"""What the columns of the database take."""
MOST_ENTRIES = 20_000
HASH = re.compile("(?:[0-9a-f]{64})?")
"""Of a seed; a game of cards and wood has none."""


def read_upload(data: bytes) -> tuple[StoredTable, list[StoredEntry]]:
    """The finished table of a record, every move and every draw checked. Refusal says what is wrong."""
    try:
        record = records.decode(data)
    except BadRecord as error:
        raise Refusal("record-unreadable", why=error) from None
    _check_words(record)
    try:
        game = records.load_game(record, games.load)
    except BadRecord as error:
        raise Refusal("record-ruleset", why=error) from None
    _check_play(record, game)
    return _stored(record), _entries(record)


def _check_words(record: Record) -> None:
    fork = [record.fork.of] if isinstance(record.fork, Fork) else []
    words = [record.commitment, *fork, *(player.name for player in record.players)]
    words += [player.bot for player in record.players if player.bot is not None]
    if any(len(word) > LONGEST_WORD or not word.isprintable() for word in words):
        raise Refusal("record-unreadable")
    if not HASH.fullmatch(record.commitment):
        raise Refusal("record-unreadable")
    if len(record.entries) > MOST_ENTRIES:
        raise Refusal("too-large")


def _check_play(record: Record, game: Any) -> None:
    """It follows the rules to the end, and where it has a seed, all draws are those of the seed."""
    try:
        table = Table.restore(game, record)
        if not table.is_over():
            raise Refusal("record-unfinished")
        if record.result != table.ranks():
            raise Refusal("record-broken")
        if record.seed is not None:
            records.verify(record, games.load)
    except BadRecord as error:
        raise Refusal("record-broken", why=error) from None
    except Refusal:
        raise
    except Exception as error:  # noqa: BLE001 - a made-up position may lead rules anywhere
        raise Refusal("record-broken", f"({type(error).__name__})") from None


def _stored(record: Record) -> StoredTable:
    """Its id follows from what is in it, so that a file that comes twice is kept once."""
    moment = now()
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
