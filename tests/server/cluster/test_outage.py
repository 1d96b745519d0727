"""The database is away for a while, or a notice comes at a bad moment: nobody is left behind."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from sqlalchemy.engine import make_url

from tenka.server.cluster.bus import Rooms
from tenka.server.cluster.postgres_bus import PostgresBus
from tenka.server.rooms import position, writer
from tenka.server.rooms.position import Position
from tenka.server.settings import Settings
from tenka.server.storage.interface import Storage
from tests.server.cluster.test_processes import shared, sitting, table_of, two
from tests.server.cluster.test_processes_together import apart
from tests.server.live import Connection, Message
from tests.support.postgres import Postgres, break_connections, start, stop
from tests.support.waiting import PATIENCE

__all__ = ["shared"]


@contextmanager
def outage(postgres: Postgres) -> Iterator[None]:
    stop(postgres, "immediate")
    try:
        yield
    finally:
        start(postgres)


def insist(page: Connection, command: Message) -> None:
    """Ask until it is stored: a process may not know yet that the database is back."""
    for number in count():
        page.send({**command, "key": f"again-{number}"})
        if page.until_type("ack", "failed", "refused")["type"] == "ack":
            return


def until_said(page: Connection, words: str) -> None:
    page.until(lambda told: words in [line["text"] for line in told.get("lines", [])])


def test_after_an_outage_everybody_hears_of_everything(shared: Settings, postgres: Postgres) -> None:
    """Also whose room was emptied by a move that could not be stored, and where nobody tries again."""
    idle = replace(shared, retry_seconds=10 * PATIENCE)
    with two(idle) as servers, apart(servers, 3, "shogun") as (ann, ben, _):
        with outage(postgres):
            ben.play(ben.now["moves"][0])
            assert ben.until_type("ack", "failed")["type"] == "failed"
        insist(ann, {"type": "say", "text": "it is back"})
        until_said(ben, "it is back")
        insist(ben, {"type": "play", "version": ben.now["version"], "move": ben.now["moves"][0]})


def test_whatever_the_driver_says_notices_are_waited_for_again(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two(shared) as servers, sitting(*servers) as (ann, ben):
        listen, broken = asyncpg.Connection.add_listener, threading.Event()

        async def break_off(connection: Any, channel: str, callback: Any) -> None:
            if channel == "tenka" and not broken.is_set():
                broken.set()
                raise asyncpg.InterfaceError("the connection is closed")
            await listen(connection, channel, callback)

        monkeypatch.setattr(asyncpg.Connection, "add_listener", break_off)
        asyncio.run(break_connections(make_url(shared.database)))
        assert broken.wait(PATIENCE)
        for page, other, words in ((ann, ben, "to Ben"), (ben, ann, "to Ann")):
            insist(page, {"type": "say", "text": words})
            until_said(other, words)


def test_what_is_stored_while_a_room_is_loaded_is_not_overlooked(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody polls: the notice alone must do."""
    real, take = position.load, PostgresBus._take
    has_read, was_told = threading.Event(), threading.Event()

    async def load(storage: Storage, table: str) -> Position:
        found = await real(storage, table)
        has_read.set()
        await asyncio.to_thread(was_told.wait, PATIENCE)
        return found

    def tell(bus: PostgresBus, rooms: Rooms, notice: str) -> None:
        take(bus, rooms, notice)
        if has_read.is_set() and bus._leases.process != int(notice.split(":")[2]):
            was_told.set()

    patient = replace(shared, poll_seconds=10 * PATIENCE)
    with two(patient) as (first, second), sitting(first, first) as pages, second.person() as eve:
        mover = next(page for page in pages if page.now["moves"])
        monkeypatch.setattr(writer, "load", load)
        monkeypatch.setattr(PostgresBus, "_take", tell)
        moving = threading.Thread(target=mover.play_and_wait, args=(mover.now["moves"][0],))
        with eve.at(table_of(mover)) as page:
            assert has_read.wait(PATIENCE)
            moving.start()
            before = page.until_type("view")["version"]
            page.until(lambda told: told.get("version", 0) > before)
        moving.join(PATIENCE)
