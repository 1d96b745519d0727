"""Games at a Table: the record holds all, and nothing but, what is needed to play them again."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tenka.core.chance import FastChance
from tenka.core.record import Options, Player, Record, decode, encode, verify
from tenka.core.table import AnyTable, Table
from tenka.games import load
from tests.kit.kit import Kit, viewers


def play_table(game: Any, seed: int, options: Options | None = None) -> AnyTable:
    """A whole random game at a table."""
    players = [Player(f"Seat {seat}", "bot", "random") for seat in range(game.seats)]
    table = Table.open(game, players, seed.to_bytes(32, "big"), options)
    chance = FastChance(seed)
    while actors := table.actors():
        seat = actors[chance.pick("seat", len(actors))]
        moves = table.moves(seat)
        table.play(seat, moves[chance.pick("move", len(moves))])
    return table


def told(table: AnyTable) -> bytes:
    """Every byte that every viewer got, in order."""
    everybody = viewers(table.game)
    return msgspec.json.encode([(table.version(viewer), table.log(viewer)) for viewer in everybody]) + (
        msgspec.json.encode([table.observe(viewer) for viewer in everybody])
    )


def digest(table: AnyTable) -> str:
    return hashlib.sha256(told(table)).hexdigest()


def check_record(kit: Kit, seed: int, options: Options | None = None) -> Record:
    """A finished game can be written, read, verified and replayed to the same views for everybody."""
    table = play_table(kit.make(), seed, options)
    record = decode(encode(table.record()))
    assert record == table.record()
    assert verify(record, load) == len(record.entries)
    assert told(Table.of_record(record, load)) == told(table)
    return record
