"""Somebody who never reads: the own connection is dropped, and nobody else waits for it."""

from __future__ import annotations

import base64
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from msgspec.structs import replace

from tenka.server.serve import UNREAD, listen
from tenka.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.live import ME, OPEN, Connection, LiveServer, Person, running
from tests.support.waiting import PATIENCE

TEXT = 0x81
MANY_LINES = 1000


@contextmanager
def deaf(live: LiveServer, path: str, **headers: str) -> Iterator[socket.socket]:
    """A connection of somebody who has asked for this and never reads a word of the answer."""
    host, _, port = live.host.partition(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {live.host}\r\n{head}\r\n".encode())
        yield line


def frame(text: str) -> bytes:
    """A WebSocket message as a client sends it; masked with zeros, which changes nothing."""
    data = text.encode()
    return bytes([TEXT, 0x80 | len(data)]) + bytes(4) + data


def upgrade(person: Person) -> dict[str, str]:
    key = base64.b64encode(bytes(16)).decode()
    asked = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    return {**asked, "Sec-WebSocket-Key": key, "Cookie": person.cookie()}


def listen_narrowly(host: str, port: int) -> socket.socket:
    """The system keeps as little as it can of what is not read yet."""
    listening = listen(host, port)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listening


@pytest.fixture
def live(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setattr("tests.server.live.listen", listen_narrowly)
    limits = replace(GENEROUS, slow_seconds=0.5, queue=4, lines_a_second=10_000, lines_at_once=10_000)
    with running(replace(settings, limits=limits)) as server:
        yield server


def until_gone(page: Connection, seat: int, line: socket.socket | None = None) -> None:
    """Chat, which everybody is told and answered at once, until somebody is said to have left."""
    for _ in range(MANY_LINES):
        page.send({"type": "say", "key": f"k{next(page.keys)}", "text": "𝕏" * 400})
        if line is not None:  # who does not read may still ask for the own view again and again
            with suppress(OSError):
                line.sendall(frame('{"type":"sit","seat":0}'))
        for told in iter(page.next, None):
            if told["type"] == "table" and not told["table"]["seats"][seat]["here"]:
                return
            if told["type"] == "ack":
                break
    raise AssertionError("nobody was dropped")


def there(page: Connection, seat: int) -> None:
    page.until(lambda told: told.get("table", {"seats": [{}] * 9})["seats"][seat].get("here", False))


def test_a_page_that_never_reads_is_dropped_and_others_play_on(live: LiveServer) -> None:
    with live.person() as ann, live.person() as ben:
        table = ann.create(ME, OPEN)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        with ben.at(table["id"]) as page:
            path = f"/api/tables/{table['id']}/ws"
            with deaf(live, path, **upgrade(ann)) as line:
                there(page, 0)
                until_gone(page, 0, line)


def test_a_stream_that_nobody_reads_is_dropped(live: LiveServer) -> None:
    with live.person() as ann:
        table = ann.create(ME, OPEN)
        seat = ann.post(f"/tables/{table['id']}/bots", {"name": "Deaf", "invite": table["invite"]}, 201)
        with ann.at(table["id"]) as page:
            path = f"/api/tables/{table['id']}/stream"
            with deaf(live, path, Authorization=f"Bearer {seat['token']}"):
                there(page, 1)
                until_gone(page, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="an option of Linux")
def test_the_system_cuts_who_takes_nothing_in() -> None:
    with (
        listen("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname(), PATIENCE),
        listening.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNREAD
