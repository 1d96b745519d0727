"""Somebody's games as a file: finished ones completely, of others what the own seat knows and has done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from tenka.core.events import PUBLIC
from tenka.server.identity.names import shown_names
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import views
from tenka.server.storage.model import StoredEntry, StoredTable

if TYPE_CHECKING:
    from tenka.server.services import Services


async def open_seats(services: Services, table: str, identity: str) -> list[int]:
    """The seats of somebody's screen whose secrets it may show now. Where several share it, that is the
    one who sits there until the game is over: nobody must read another's plan and thoughts."""
    stored = await services.storage.tables.get(table)
    screen = views.seats_at_screen(stored, identity) if stored is not None else []
    if stored is None or stored.status == "over" or len(screen) < 2:
        return screen
    with suppress(Problem):
        async with services.hub.room(table) as room:
            return [(await room.queries.info(identity)).seat]
    return []


async def pieces(
    services: Services, about: dict[str, Any], tables: list[str], identity: str
) -> AsyncIterator[bytes]:
    """One table after the other, so that no more than one is in memory."""
    yield msgspec.json.encode(about)[:-1] + b',"tables":['
    for number, table in enumerate(tables):
        stored = await services.storage.tables.get(table)
        if stored is not None:
            yield (b"," if number else b"") + msgspec.json.encode(await _table(services, stored, identity))
    yield b"]}"


async def _table(services: Services, stored: StoredTable, identity: str) -> dict[str, Any]:
    seat = views.seat_of(stored, identity)
    told: dict[str, Any] = {
        "id": stored.id,
        "game": stored.game,
        "options": stored.options,
        "status": stored.status,
        "created": stored.created,
        "updated": stored.updated,
        "players": shown_names(stored.seats),
        "seat": seat,
        "ranks": stored.result,
        "moves": [],
    }
    if seat in await open_seats(services, stored.id, identity):
        told["moves"] = _own_moves(await services.storage.entries.of_table(stored.id), seat)
    with suppress(Problem):
        async with services.hub.room(stored.id) as room:
            if stored.status == "over":
                told["record"] = await room.queries.finished_record()
            elif stored.status == "playing":
                told["view"] = (await room.queries.observe(identity))[1]
    return told


def _own_moves(entries: list[StoredEntry], seat: int) -> list[str]:
    """What a seat has chosen. Draws and what others did stand in the record, once the game is over."""
    mine = (entry.payload for entry in entries if entry.payload.get("seat") == seat != PUBLIC)
    return [payload["move"] for payload in mine if payload.get("kind") == "move"]
