"""The server as a process: it says where it is, ends in order, and explains itself when it cannot start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidState

from tenka.server import app, qr_code
from tenka.server.identity.ids import new_id
from tenka.server.process import CannotServe
from tenka.server.serve import (
    MANY_PORTS,
    USUAL_PORT,
    PortTaken,
    address,
    has_browser,
    listen,
    listen_as_before,
    network_address,
    serve,
)
from tenka.server.settings import Settings
from tenka.server.storage import file_lock
from tenka.server.storage.address import database_url
from tenka.server.storage.backup import back_up
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity
from tests.server.conftest import UNLIMITED
from tests.server.live import BOT, ME, Person, running
from tests.support.postgres import Postgres
from tests.support.waiting import PATIENCE, wait_until

RUN = "from tenka.server.serve import serve; serve(open_browser=False, {})"


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="PostgreSQL"):
        serve(data=tmp_path, open_browser=False, processes=2)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_that_dies_is_started_again(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And told to stop, all of them do."""
    monkeypatch.setenv("TENKA_DATABASE", postgres.create_database())
    with process(tmp_path, "port=0, processes=2") as (server, host), Person(host) as ann:
        first = set(serving(server.pid))
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(others(server.pid, first)) == 2, "the dead process is replaced")
        now = others(server.pid, first)
        assert ann.get("/me")["name"]
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=PATIENCE)
        assert (server.returncode, log) == (0, "")
    assert not any(Path(f"/proc/{pid}").exists() for pid in now)


def serving(keeper: int) -> list[int]:
    """The processes that serve; another child of their keeper tracks resources."""
    children = Path(f"/proc/{keeper}/task/{keeper}/children").read_text("ascii").split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def others(keeper: int, first: set[int]) -> set[int]:
    return set(serving(keeper)) - {min(first)}


@contextmanager
def process(data: Path, options: str = "port=0") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server in a process of its own, and where it listens."""
    env = {"TENKA_DATA": str(data), "TENKA_BOT_SECONDS": "0", "TENKA_REACTION_SECONDS": "0"}
    env = os.environ | UNLIMITED | env
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", RUN.format(options)], env=env, stdout=pipe, stderr=pipe, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            assert line.startswith("Tenka: http://127.0.0.1:"), server.communicate()[1]
            yield server, line.split("//")[1].strip().rstrip("/")
        finally:
            server.kill()


def test_it_ends_in_order_and_its_log_tells_no_secrets(tmp_path: Path) -> None:
    """After Ctrl+C; after the signal of a system, see test_health."""
    end = signal.SIGINT
    with process(tmp_path) as (server, host), Person(host) as ann:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page:
            page.until_asked()
            page.play_and_wait(page.now["moves"][0])
            page.send("nonsense")
            page.until_type("failed")
            ann.http.get("/api/nothing?invite=secret")
            server.send_signal(end)
            _, log = server.communicate(timeout=PATIENCE)
    assert log == ""
    assert server.returncode in (0, -end)


def port_of(listening: socket.socket) -> int:
    with listening:
        return int(listening.getsockname()[1])


def test_the_port_is_the_same_at_every_start(tmp_path: Path) -> None:
    """What a browser keeps belongs to it: language, tips, drafts."""
    usual = range(USUAL_PORT, USUAL_PORT + MANY_PORTS)
    first = port_of(listen_as_before("127.0.0.1", tmp_path))
    assert first in usual
    for kept in ("nonsense", "0", "99999"):
        (tmp_path / "port").write_text(kept)
        assert port_of(listen_as_before("127.0.0.1", tmp_path)) in usual
    free = port_of(listen("127.0.0.1", 0))
    (tmp_path / "port").write_text(str(free))
    assert port_of(listen_as_before("127.0.0.1", tmp_path)) == free


def test_a_port_that_is_taken_gives_way_to_the_next(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        number = taken.getsockname()[1]
        (tmp_path / "port").write_text(str(number))
        assert number < port_of(listen_as_before("127.0.0.1", tmp_path)) < number + MANY_PORTS
        with pytest.raises(PortTaken):
            listen("127.0.0.1", number)


def test_a_server_remembers_its_port_when_it_runs(tmp_path: Path) -> None:
    with process(tmp_path, "port=None") as (_server, host):
        port = int(host.rpartition(":")[2])
        assert (tmp_path / "port").read_text() == str(port)
    with process(tmp_path, "port=None") as (_server, host):
        assert host.endswith(f":{port}")


def test_others_in_the_network_are_told_where_to_go() -> None:
    assert network_address("127.0.0.1", 80) == ""
    found = network_address("0.0.0.0", 80)
    assert found == "" or (found.startswith("http://") and found.endswith(":80/"))
    assert "0.0.0.0" not in found


def test_a_qr_code_in_a_terminal_has_a_quiet_margin() -> None:
    rows = qr_code.in_terminal("http://192.168.0.9:1603/").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert len(rows) >= 15


def test_a_port_that_is_taken_is_said_plainly() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="cannot be used"):
        serve(port=taken.getsockname()[1], open_browser=False)


def test_a_folder_that_cannot_be_used_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="storage cannot be opened"):
        serve(data=tmp_path / "file" / "data", open_browser=False)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands work beside the first; when it was killed, the file is free."""
    monkeypatch.setattr(file_lock, "WAIT", 0)
    settings = Settings(data=tmp_path)
    with process(tmp_path) as (server, host), Person(host) as ann:
        table = ann.create(ME, BOT)["id"]
        with pytest.raises(CannotServe, match=r"Another server is using .*tenka\.sqlite3\."):
            serve(data=tmp_path, open_browser=False)
        asyncio.run(back_up(database_url(settings), tmp_path / "copy.jsonl"))
        assert table in (tmp_path / "copy.jsonl").read_text("utf-8")
        asyncio.run(beside(settings))
        server.kill()
        server.wait()
        with file_lock.held(tmp_path / "tenka.sqlite3.lock"):
            pass


async def beside(settings: Settings) -> None:
    """What the commands do that change something."""
    storage = Database(database_url(settings))
    await storage.open()
    await storage.identities.save(Identity(new_id(), "Eve"))
    await storage.close()


def test_addresses_can_be_typed_into_a_browser() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address("0.0.0.0", 80) == address("127.0.0.1", 80), (
        "a browser keeps seats and settings for this one"
    )
    assert address("::", 80) == "http://localhost:80/"
    assert address("::1", 80) == "http://[::1]:80/"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have windows")
def test_no_text_browser_takes_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()


def test_pages_that_are_closing_do_not_break_off_the_end(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closing(_connection: WebSocketsSansIOProtocol) -> None:
        raise InvalidState("connection is closing")

    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", closing)
    with ExitStack() as pages:
        with running(settings) as live:
            ann = pages.enter_context(live.person())
            page = pages.enter_context(ann.at(ann.create(ME, BOT)["id"]))
            page.until_type("view")
        with pytest.raises(ConnectionClosed):
            page.until_type("nothing more")


def test_what_runs_in_the_background_ends_before_the_storage(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a server that is stopped while it tidies up hangs on its way out."""
    ended: list[bool] = []

    async def tidy(storage: Database, *_: object) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await storage.check()
            ended.append(storage.is_open)

    monkeypatch.setattr(app, "tidy_forever", tidy)
    with running(settings):
        pass
    assert ended == [True]


def test_answers_are_sent_at_once() -> None:
    """Without waiting for acknowledgments, which would add 40 ms to most of them."""

    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            found.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(meet, sock=(listening := listen("127.0.0.1", 0))):
            with socket.create_connection(listening.getsockname(), PATIENCE):
                return await asyncio.wait_for(found, PATIENCE)

    assert asyncio.run(accepted())
