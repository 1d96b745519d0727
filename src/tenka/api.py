"""What `import tenka` gives: load a game, play it at a table, ask a bot, replay a record."""

from __future__ import annotations

import secrets
from pathlib import Path

from tenka import bots
from tenka.core.bot import AnyBot, Bot, Clock
from tenka.core.errors import Refused, TenkaError
from tenka.core.record import Options, Player, Record, decode
from tenka.core.table import AnyTable, Table
from tenka.games import load

__all__ = [
    "Bot", "Clock", "Player", "Record", "Refused", "Table", "TenkaError",
    "bot", "load", "new_table", "read_record", "replay",
]  # fmt: skip

SEED_BYTES = 32


def new_table(game: str, seats: int, options: Options | None = None, seed: int | None = None) -> AnyTable:
    """A table at which a game begins. The same seed gives the same draws; without one nobody knows them."""
    rules = load(game, seats, options)
    players = [Player(f"Seat {seat}", "person") for seat in range(seats)]
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed.to_bytes(SEED_BYTES, "big")
    return Table.open(rules, players, secret, options)


def bot(game: str, level: str, seed: int = 0, simulations: int | None = None) -> AnyBot:
    """A bot of the game's ladder, such as `steady`: ask it by `table.ask(bot, seat)`."""
    return bots.make(game, level, seed, simulations)


def read_record(file: str | Path) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    return decode(Path(file).read_bytes())


def replay(record: Record) -> AnyTable:
    """The table of a record, after its last entry. It can be played on if its seed is revealed."""
    return Table.of_record(record, load)
