"""What is sent to a connection goes at once where it can, else through its queue, and always in order."""

from __future__ import annotations

import asyncio

import pytest

from tenka.server.rooms.listener import Listener


class Line:
    """A connection that can be jammed, and what has arrived at its other end."""

    def __init__(self, listener: Listener) -> None:
        self.arrived: list[bytes | None] = []
        self.jammed = False
        self._listener = listener
        listener.write = self.write

    def write(self, *messages: bytes) -> bool:
        if not self.jammed:
            self.arrived += messages
        return not self.jammed

    async def read(self) -> None:
        while True:
            self.arrived.append(await self._listener.next())

    async def drain(self) -> None:
        while self._listener.length():  # noqa: ASYNC110 - nobody tells when a queue is empty
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # now its reader waits


@pytest.mark.anyio
async def test_messages_go_at_once_where_they_can_and_keep_their_order() -> None:
    listener = Listener("me", 3)
    line = Line(listener)
    listener.send(b"view")
    assert line.arrived == []  # nobody reads yet, and the view has to come first
    reading = asyncio.create_task(line.read())
    await line.drain()
    listener.send(b"ack", b"step")
    assert line.arrived == [b"view", b"ack", b"step"]
    line.jammed = True
    listener.send(b"late")
    line.jammed = False
    listener.send(b"after it")
    assert line.arrived == [b"view", b"ack", b"step"]
    await line.drain()
    assert line.arrived[3:] == [b"late", b"after it"]
    reading.cancel()


@pytest.mark.anyio
async def test_who_has_no_room_for_all_messages_gets_a_fresh_view_instead() -> None:
    listener = Listener("me", 2)
    listener.send(b"one")
    listener.send(b"two", b"three")
    assert await listener.next() is None
