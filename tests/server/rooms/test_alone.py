"""Rooms by themselves, with everything in memory: as they would run without a server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tenka.core.record import Entry
from tenka.server.protocol.http import CreateTable, SeatSpec
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Leave, Play, Say
from tenka.server.retry import ATTEMPTS
from tenka.server.rooms import table_factory
from tenka.server.rooms.hub import Hub
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.room import Room
from tenka.server.storage.model import Identity, StorageDown, StoredTable, Taken
from tests.server.rooms.memory import MemoryStorage, Postbox, environment
from tests.support.waiting import PATIENCE

ANN, BEN = Identity("ann", "Ann"), Identity("ben", "Ben")
Message = dict[str, Any]
Scene = Callable[[Room, MemoryStorage, StoredTable], Awaitable[None]]


async def heard(listener: Listener) -> Message:
    data = await asyncio.wait_for(listener.next(), PATIENCE)
    assert data is not None
    message: Message = msgspec.json.decode(data)
    return message


async def until(listener: Listener, *types: str) -> Message:
    while (message := await heard(listener))["type"] not in types:
        pass
    return message


def play(scene: Scene, *others: SeatSpec, game: str = "zipang", postbox: Postbox | None = None) -> None:
    """At a table of Ann's."""

    async def run() -> None:
        storage = MemoryStorage()
        stored = table_factory.new_table(CreateTable(game, [SeatSpec("me"), *others]), ANN)
        storage.tables[stored.id] = stored
        hub = Hub(environment(storage, postbox), lambda _: None)
        async with hub.room(stored.id) as room:
            await scene(room, storage, stored)
        await hub.close()

    asyncio.run(run())


async def two_pages(room: Room, stored: StoredTable) -> list[tuple[Listener, Message]]:
    """Ben joins, both look; the one who is asked comes first."""
    await room.join(BEN, stored.invite)
    pages = [await room.enter(person.id) for person in (ANN, BEN)]
    found = [(page, await until(page, "view")) for page in pages]
    return sorted(found, key=lambda page: not page[1]["moves"])


def test_a_move_is_stored_and_then_everybody_hears_of_it() -> None:
    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        (mover, view), (other, _) = await two_pages(room, stored)
        await room.command(mover, Play(view["version"], "key", view["moves"][0]))
        assert len(storage.entries.rows) == 1
        assert await until(mover, "ack", "refused") == {"type": "ack", "key": "key", "version": 2}
        for page in (mover, other):
            step = await until(page, "step")
            assert (step["version"], step["annotations"]) == (2, [])

    play(scene, SeatSpec("open"))


def test_a_whole_game_against_bots() -> None:
    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        page = await room.enter(ANN.id)
        now = await until(page, "view")
        while (await room.queries.info(ANN.id)).status == "playing":
            if now["moves"]:
                await room.command(page, Play(now["version"], str(now["version"]), now["moves"][0]))
            now = await until(page, "step", "view")
        record = await room.queries.finished_record()
        assert len(record.entries) == len(storage.entries.rows)
        assert {entry.seat for entry in record.entries if isinstance(entry, Entry)} == {0, 1}

    play(scene, SeatSpec("bot", "random"))


def test_what_cannot_be_stored_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        (mover, view), (other, _) = await two_pages(room, stored)

        async def fail(*_: object, **__: object) -> None:
            raise StorageDown("away")

        monkeypatch.setattr(storage.entries, "append", fail)
        await room.command(mover, Play(view["version"], "key", view["moves"][0]))
        assert await until(mover, "ack", "failed") == {"type": "failed", "code": "not-stored"}
        for page in (mover, other):
            assert (await until(page, "view", "step"))["version"] == view["version"]
        monkeypatch.undo()
        await room.command(mover, Play(view["version"], "key", view["moves"][0]))
        assert (await until(mover, "ack", "failed"))["type"] == "ack"

    play(scene, SeatSpec("open"))


def test_who_is_always_overtaken_is_told_so_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        (mover, view), _ = await two_pages(room, stored)
        attempts: list[object] = []

        async def overtaken(*entry: object, **_: object) -> None:
            attempts.append(entry)
            raise Taken("always")

        monkeypatch.setattr(storage.entries, "append", overtaken)
        await room.command(mover, Play(view["version"], "key", view["moves"][0]))
        assert (await until(mover, "ack", "failed"))["code"] == "not-stored"
        assert len(attempts) == ATTEMPTS

    play(scene, SeatSpec("open"))


def test_who_leaves_is_played_for_and_who_is_away_gets_a_notice() -> None:
    postbox = Postbox()

    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        (mover, view), (other, _) = await two_pages(room, stored)
        await room.leave(other)
        postbox.sent.clear()
        await room.command(mover, Play(view["version"], "key", view["moves"][0]))
        assert [(who, notice.reason) for who, notice in postbox.sent] == [(other.identity, "turn")]
        await until(mover, "chat")
        await room.command(mover, Say("hi", "Hello"))
        assert [line["text"] for line in (await until(mover, "chat"))["lines"]] == ["Hello"]
        await room.command(mover, Leave("bye"))
        seats = (await room.queries.info(ANN.id)).seats
        assert sum(seat.stand_in is not None for seat in seats) == 1

    play(scene, SeatSpec("open"), postbox=postbox)


def test_queries_go_to_the_game() -> None:
    async def scene(room: Room, storage: MemoryStorage, stored: StoredTable) -> None:
        _, seen = await room.queries.observe(ANN.id)
        provinces = msgspec.to_builtins(seen)["provinces"]
        foreign = next(name for name, there in provinces.items() if there["owner"] != 0)
        answer, seconds = await room.queries.query(ANN.id, "odds", {"province": foreign, "armies": "3"})
        assert len(msgspec.to_builtins(answer)["odds"]) == 3
        assert seconds > 0
        for name, parameters, code in (
            ("odds", {"province": "nowhere"}, "bad-request"),
            ("weather", {}, "no-answer"),
        ):
            with pytest.raises(Problem) as problem:
                await room.queries.query(ANN.id, name, parameters)
            assert problem.value.code == code

    play(scene, *[SeatSpec("bot", "steady")] * 2, game="shogun")


def test_rooms_load_no_server_and_no_database() -> None:
    """Also not by an import inside of a function that everything runs through."""
    outside = "{'starlette', 'uvicorn', 'sqlalchemy', 'prometheus_client', 'itsdangerous', 'multiprocessing'}"
    program = f"import sys, tenka.server.rooms.hub; sys.exit(str({outside} & set(sys.modules) or ''))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert found.stderr.strip() == ""
