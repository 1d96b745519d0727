"""What a WebSocket is sent goes at once where it can, else by a task, and always in order."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketState

from tenka.server.http.uvicorn_protocols import WRITE
from tenka.server.ops import metrics
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.room import Room
from tenka.server.socket.sender import Sender
from tenka.server.storage.model import StorageDown
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.anyio


class Line:
    """A WebSocket that can be jammed, and what has arrived at its other end."""

    def __init__(self, size: int = 3, patience: float = 60) -> None:
        self.arrived: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.listener = Listener("me", size)
        scope = {"type": "websocket", WRITE: self._write}
        socket = WebSocket(scope, cast(Any, None), self._send)
        socket.client_state = socket.application_state = WebSocketState.CONNECTED
        self.sender = Sender(socket, cast(Room, self), self.listener, patience)
        self.down = False

    async def resync(self, listener: Listener) -> None:
        if self.down:
            raise StorageDown("resync")
        listener.restart(b"fresh view")

    def _write(self, *messages: bytes) -> bool:
        if self.free.is_set():
            self.arrived += [data.decode() for data in messages]
        return self.free.is_set()

    async def _send(self, message: Message) -> None:
        await self.free.wait()
        self.arrived.append(message.get("text", message["type"]))

    async def attend(self) -> None:
        async with self.sender:
            await asyncio.Event().wait()

    async def has(self, *arrived: str) -> None:
        """Wait until exactly this has arrived."""
        async with asyncio.timeout(PATIENCE):
            while self.arrived != [*arrived]:  # noqa: ASYNC110 - nobody tells what arrives
                await asyncio.sleep(0)


async def test_messages_go_at_once_where_they_can_and_keep_their_order() -> None:
    line = Line()
    line.listener.send(b"view")
    assert line.arrived == []  # nobody attends yet, and the view has to come first
    task = asyncio.create_task(line.attend())
    await line.has("view")
    line.listener.send(b"ack", b"step")
    assert line.arrived == ["view", "ack", "step"]
    line.free.clear()
    line.listener.send(b"late")
    await asyncio.sleep(0)
    line.free.set()
    line.listener.send(b"after it")
    assert line.arrived == ["view", "ack", "step"]
    await line.has("view", "ack", "step", "late", "after it")
    line.listener.send(b"at once")
    assert line.arrived[-1] == "at once"
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert line.listener.outlet is None


async def test_who_has_no_room_for_all_messages_gets_a_fresh_view_instead() -> None:
    line = Line(size=1)
    line.free.clear()
    task = asyncio.create_task(line.attend())
    await asyncio.sleep(0)
    line.listener.send(b"one")
    await asyncio.sleep(0)  # on its way
    line.listener.send(b"two")
    line.listener.send(b"three")
    line.free.set()
    await line.has("one", "fresh view")
    task.cancel()


@pytest.mark.parametrize("reason", ["", "banned"])
async def test_a_dismissal_is_the_last_that_is_sent_and_ends_receiving(reason: str) -> None:
    line = Line()
    task = asyncio.create_task(line.attend())
    await asyncio.sleep(0)
    line.listener.dismiss(reason)
    line.listener.send(b"too late")
    await task
    assert task.cancelling() == 0  # what follows is not cancelled
    assert line.arrived[-1] == "websocket.close"
    assert len(line.arrived) == 1 + bool(reason)
    assert "too late" not in line.arrived


async def test_one_who_takes_nothing_is_dropped() -> None:
    line = Line(patience=0.01)
    line.free.clear()
    line.listener.send(b"view")
    dropped = metrics.REGISTRY.get_sample_value("tenka_dropped_total") or 0
    await line.attend()
    assert metrics.REGISTRY.get_sample_value("tenka_dropped_total") == dropped + 1
    assert line.arrived == []


async def test_what_goes_wrong_while_sending_is_raised() -> None:
    line = Line(size=0)
    line.down = True
    line.listener.send(b"too many")
    with pytest.raises(StorageDown):
        await line.attend()


async def test_cancelled_from_outside_while_it_ends_it_stays_cancelled() -> None:
    line = Line()
    task = asyncio.create_task(line.attend())
    await asyncio.sleep(0)
    line.listener.dismiss()
    await asyncio.sleep(0)  # now it ends by itself
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_receiving_may_end_in_the_same_moment() -> None:
    line, over = Line(), asyncio.Event()

    async def attend() -> None:
        async with line.sender:
            await over.wait()

    task = asyncio.create_task(attend())
    await asyncio.sleep(0)
    line.listener.dismiss()
    over.set()
    await task
    assert task.cancelling() == 0
