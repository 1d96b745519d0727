"""Without a proxy: how large a head may be, how slow a request, and how many connections there are."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from tenka.server.http.uvicorn_protocols import SPARE, Census, text_head
from tenka.server.settings import Limits, Settings
from tests.server.conftest import GENEROUS
from tests.server.live import BOT, ME, LiveServer, running
from tests.support.waiting import PATIENCE

TIGHT = replace(GENEROUS, head=4096, headers=20)
ASKING = b"GET /healthz HTTP/1.1\r\nHost: tenka\r\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(data=tmp_path_factory.mktemp("connections"), proxies="")


@pytest.fixture(scope="module")
def patient(folder: Settings) -> Iterator[LiveServer]:
    with running(replace(folder, limits=TIGHT)) as live:
        yield live


@contextmanager
def line(live: LiveServer) -> Iterator[socket.socket]:
    host, _, port = live.host.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as found:
        yield found


def answer(found: socket.socket, end: bytes = b"\0") -> bytes:
    """All that is said before the other side hangs up, or up to an end."""
    said = b""
    try:
        while not said.endswith(end) and (data := found.recv(65536)):
            said += data
    except ConnectionResetError:  # it does not read what comes afterwards
        pass
    return said


def send(found: socket.socket, *parts: bytes) -> None:
    """As much of it as the other end takes."""
    try:
        for part in parts:
            found.sendall(part)
    except (BrokenPipeError, ConnectionResetError):
        pass


@pytest.mark.parametrize(
    "parts",
    [
        [ASKING, b"X-Long: ", b"x" * 1_000_000],
        [ASKING, b"X-Long: ", b"x" * 5000, b"\r\n\r\n"],
        [ASKING, b"".join(b"X-%d: 1\r\n" % number for number in range(30)), b"\r\n"],
        [b"GET /" + b"x" * 1_000_000],
        [b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\n\r\n"],
        [b"\r\n" * 500_000],
    ],
    ids=["endless header", "long header", "many headers", "endless address", "long address", "nothing"],
)
def test_a_head_that_is_too_large_is_refused(patient: LiveServer, parts: list[bytes]) -> None:
    with line(patient) as found:
        send(found, *parts)
        said = answer(found)
        assert said.startswith(b"HTTP/1.1 431 ") or not said, said
        assert said or len(b"".join(parts)) > 100_000, "one that came whole hears why"


def test_what_follows_a_body_is_bounded_too(patient: LiveServer) -> None:
    """The trailers of a body in chunks are headers as well."""
    with line(patient) as found:
        send(found, b"POST /api/me HTTP/1.1\r\nHost: tenka\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        send(found, b"X-Long: ", *[b"x" * 100_000] * 20)
        assert b" 200 " not in answer(found)


def test_requests_are_not_heaped_up(patient: LiveServer) -> None:
    with line(patient) as found:
        send(found, (ASKING + b"\r\n") * 1000)
        assert answer(found).count(b"HTTP/1.1 200 ") < 100


SLOW = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": ASKING,
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: tenka\r\nContent-Length: 20\r\n\r\n{",
}


def test_who_takes_too_long_is_told_so_and_cut_off(folder: Settings) -> None:
    """But for a page at a table, which has had its answer: to be silent is the WebSocket's own business."""
    hasty = replace(TIGHT, head_seconds=1, body_seconds=1, idle_seconds=1)
    with running(replace(folder, limits=hasty)) as live, live.person() as ann, ExitStack() as stack:
        page = stack.enter_context(ann.at(ann.create(ME, BOT)["id"]))
        page.until_type("view")
        lines = {name: stack.enter_context(line(live)) for name in (*SLOW, "idle", "a byte while idle")}
        for name, said in SLOW.items():
            send(lines[name], said)
        for name in ("idle", "a byte while idle"):
            send(lines[name], ASKING + b"\r\n")
            assert answer(lines[name], b"}").startswith(b"HTTP/1.1 200 ")
        send(lines["a byte while idle"], b"\r\n")
        told = {name: answer(found)[:12] for name, found in lines.items()}
        assert told == dict.fromkeys([*SLOW, "a byte while idle"], b"HTTP/1.1 408") | {"idle": b""}
        page.send({"type": "ping"})
        page.until_type("pong")


def test_only_so_many_connections_from_one_address(folder: Settings) -> None:
    with (
        running(replace(folder, limits=replace(TIGHT, sockets_of_address=4))) as live,
        ExitStack() as stack,
    ):
        ann = stack.enter_context(live.person())
        table = ann.create(ME, BOT)["id"]
        stack.enter_context(ann.at(table)).until_type("view")
        silent = [stack.enter_context(line(live)) for _ in range(2)]
        refused = asked(live)
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after" in refused
        assert b"crowded-address" in refused
        assert b"connection: close" in refused
        silent[0].close()
        while asked(live).startswith(b"HTTP/1.1 429 "):
            pass  # it does not know yet that one has left
        assert asked(live).startswith(b"HTTP/1.1 200 ")


def asked(live: LiveServer) -> bytes:
    with line(live) as found:
        send(found, ASKING + b"Connection: close\r\n\r\n")
        return answer(found)


def test_only_so_many_connections_altogether(folder: Settings) -> None:
    """A proxy may have all of them; who comes when there are too many hears why, also with a WebSocket."""
    limits = replace(TIGHT, sockets=3, sockets_of_address=1)
    with (
        running(replace(folder, proxies="127.0.0.1", limits=limits)) as live,
        ExitStack() as stack,
    ):
        for _ in range(3):
            stack.enter_context(line(live))
        found = stack.enter_context(line(live))
        send(found, ASKING + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert answer(found).startswith(b"HTTP/1.1 503 ")


def test_an_address_is_the_network_of_one_customer(folder: Settings) -> None:
    census = Census(replace(folder, limits=Limits(sockets_of_address=1)))
    assert census.enter("2001:db8::1") == ""
    assert census.enter("2001:db8::2") == "crowded-address"
    assert census.enter("2001:db8:0:1::1") == ""
    census.leave("2001:db8::1")
    census.leave("2001:db8::2")
    assert census.enter("2001:db8::3") == ""
    for _ in range(SPARE):
        assert not census.is_flooded("2001:db8::3")
        census.enter("2001:db8::3")
    assert census.enter("2001:db8::3") == "crowded-address"
    assert census.is_flooded("2001:db8::3")


DESCRIPTORS = """
import resource
from pathlib import Path
from tenka.server.ops.descriptors import fitted
from tenka.server.settings import Limits, Settings
resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}))
found = fitted(Settings(data=Path("."), limits=Limits(sockets=500)))
print(found.limits.sockets, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("hard", "sockets", "said"),
    [
        (1000, "500 756", ""),
        (400, "144 400", "400 files (ulimit -n), so it takes 144 connections at once, not 500."),
    ],
)
def test_descriptors_are_raised_or_it_is_said(hard: int, sockets: str, said: str) -> None:
    run = [sys.executable, "-c", DESCRIPTORS.format(hard=hard)]
    done = subprocess.run(run, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == sockets
    assert said in done.stderr
    assert bool(said) == bool(done.stderr)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_are_framed_as_the_standard_says(length: int) -> None:
    data = b"x" * length
    assert text_head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
