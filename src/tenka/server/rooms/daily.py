"""The daily deal: one table a day and game, the same for everybody, against the same bots.

Its seed follows from the secret of the server and the day, so nobody knows it before. Whoever has finished
must not help the next one: nothing of it opens before the last day on which it can be finished is over.
"""

from __future__ import annotations

import hmac
from datetime import date, timedelta
from typing import Final

from msgspec.structs import replace

from tenka import games
from tenka.server.moments import timestamp
from tenka.server.protocol.http import CreateTable, SeatSpec, TableSettings
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import table_factory
from tenka.server.storage.model import Identity, StoredTable

BOT: Final = "steady"
"""It answers from what it sees and its seed, however long it is given: the same to everybody."""
SEATS: Final = 3
"""Of a game that so many can play; others have as many as they can."""
SETTINGS: Final = TableSettings(undo=False, chat="nobody", rated=False)
"""A choice that is taken back would change the draws after it."""
DAYS: Final = 2
"""From its beginning, a deal can be finished on so many days."""


def today() -> str:
    """In UTC."""
    return timestamp()[:10]


def closes(day: str) -> str:
    """The moment from which on no result counts and everything is open."""
    ends = date.fromisoformat(day) + timedelta(days=DAYS)
    return f"{ends.isoformat()}T00:00:00.000+00:00"


def seats_of(game: str) -> int:
    possible = games.plugin_of(game).seats
    return SEATS if SEATS in possible else possible[-1]


def seat_on(day: str, seats: int) -> int:
    return date.fromisoformat(day).toordinal() % seats


def seed_of(secret: str, game: str, day: str) -> bytes:
    return hmac.digest(secret.encode(), f"daily deal of {game} on {day}".encode(), "sha256")


def new_table(game: str, me: Identity, secret: str, day: str) -> StoredTable:
    """Dated on the day of the deal, even if that ends meanwhile. Problem for a game that is not known."""
    if game not in games.PLUGINS:
        raise Problem("unknown-game")
    seats = [SeatSpec("bot", BOT) for _ in range(seats_of(game))]
    seats[seat_on(day, len(seats))] = SeatSpec("me")
    request = CreateTable(game, seats, settings=SETTINGS)
    table = table_factory.new_table(request, me, seed_of(secret, game, day).hex())
    return replace(table, origin="daily", created=day + table.created[len(day) :])


def is_sealed(table: StoredTable) -> bool:
    """Whether others may still play the same deal. It was made on its day."""
    return table.origin == "daily" and timestamp() < closes(table.created[:10])
