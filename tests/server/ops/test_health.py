"""What those who run a server look at: health, readiness, counts, logs, and an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from tenka.server.ops.health import may_read_metrics
from tenka.server.ops.logs import JsonLines
from tenka.server.settings import BadSettings, Settings, settings_from
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.entries import Entries
from tenka.server.storage.model import StorageDown
from tests.server.live import BOT, ME, LiveServer, Person, running
from tests.server.test_serve import process
from tests.support.waiting import PATIENCE, wait_until


def counted(person: Person, line: str) -> float:
    """The value of a metric, 0 before its first time."""
    found = [row for row in person.http.get("/metrics").text.splitlines() if row.startswith(line + " ")]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


def test_a_healthy_server_says_so(server: LiveServer) -> None:
    with server.person() as anybody:
        assert anybody.http.get("/healthz").json() == {"status": "ok"}
        assert anybody.http.get("/readyz").json() == {"status": "ready"}


class Broken(Database):
    async def check(self) -> None:
        raise StorageDown("postgresql://ann:pw@db/tenka does not answer")


def test_a_server_without_its_storage_is_alive_but_not_ready(settings: Settings) -> None:
    with running(settings, Broken(database_url(settings))) as live, live.person() as anybody:
        assert anybody.http.get("/healthz").status_code == 200
        answer = anybody.http.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage-down")
    assert "pw" not in answer.text


@pytest.mark.anyio
async def test_an_old_schema_is_not_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(database_url(settings))
    await database.open()
    await database.check()
    monkeypatch.setattr("tenka.server.storage.schema.VERSION", "9999")
    with pytest.raises(StorageDown, match="9999"):
        await database.check()
    await database.close()


@pytest.mark.anyio
async def test_a_storage_that_cannot_be_written_to_is_not_ready(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    await Database(database_url(settings)).open()
    with monkeypatch.context() as patch:
        patch.setattr("tenka.server.storage.pragmas.PRAGMAS", ("PRAGMA query_only=ON",))
        database = Database(database_url(settings))
        with pytest.raises(StorageDown):
            await database.check()
        await database.close()


@pytest.mark.anyio
async def test_a_full_disk_is_not_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(database_url(settings))
    await database.open()
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=5000))
    with pytest.raises(StorageDown, match="full"):
        await database.check()
    await database.close()


def test_whoever_asks_often_does_not_keep_the_storage_busy(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    check = Database.check

    async def counted_check(database: Database) -> None:
        asked.append(1)
        await check(database)

    monkeypatch.setattr(Database, "check", counted_check)
    monkeypatch.setattr("tenka.server.ops.health.FRESH", 60.0)
    with server.person() as anybody:
        assert {anybody.http.get("/readyz").status_code for _ in range(8)} == {200}
    assert len(asked) <= 1


def test_moves_tables_listeners_and_refusals_are_counted(server: LiveServer) -> None:
    names = (
        'tenka_moves_total{by="person"}',
        'tenka_moves_total{by="itself"}',
        "tenka_command_seconds_count",
    )
    with server.person() as ann:
        before = [counted(ann, name) for name in names]
        refused = counted(ann, 'tenka_refusals_total{code="unknown-move"}')
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page:
            page.until_asked()
            page.play("nonsense")
            page.until_type("refused")
            page.play_and_wait(page.now["moves"][0])
            page.until_asked()
            assert counted(ann, "tenka_listeners") == 1
            assert counted(ann, "tenka_tables") >= 1
        after = [counted(ann, name) for name in names]
        assert counted(ann, 'tenka_refusals_total{code="unknown-move"}') == refused + 1
        told = ann.http.get("/metrics").text
    assert all(now > then for now, then in zip(after, before, strict=True))
    assert table not in told
    assert 'tenka_requests_total{method="POST",route="/tables",status="201"}' in told


class Failing(Entries):
    """Stores no entry."""

    async def append(self, *args: Any, **more: Any) -> None:
        raise await self.conflict(args[0], args[1])


def test_no_line_names_a_table(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Also where bots and people run into a storage that fails."""
    quick = replace(settings, retry_seconds=0.05)
    storage = Database(database_url(settings))
    storage.entries = Failing(storage.transactions)
    with running(quick, storage) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)["id"]
        with ann.at(table) as page:
            page.until_type("view")

            def is_logged() -> bool:
                """That a move was not stored: mine, or a bot's if theirs is the first turn."""
                if page.now["moves"]:
                    page.play(page.now["moves"][0])
                    page.until_type("failed")
                return "waits for the storage" in caplog.text or "was not stored" in caplog.text

            wait_until(is_logged, "the log told of a failed write")
    assert table not in caplog.text
    assert not any(hasattr(record, "table") for record in caplog.records)


def asked(host: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw, "client": (host, 1)})


def test_metrics_are_for_this_machine_or_for_the_token() -> None:
    assert may_read_metrics(asked("127.0.0.1"), "")
    assert may_read_metrics(asked("::1"), "")
    assert not may_read_metrics(asked("192.0.2.7"), "")
    assert not may_read_metrics(asked("127.0.0.1", x_forwarded_for="192.0.2.7"), "")
    assert may_read_metrics(asked("192.0.2.7", authorization="Bearer t0ken"), "t0ken")
    assert not may_read_metrics(asked("127.0.0.1", authorization="Bearer wrong"), "t0ken")
    assert not may_read_metrics(asked("127.0.0.1"), "t0ken")


def test_who_may_not_read_metrics_finds_nothing_there(settings: Settings) -> None:
    with running(replace(settings, metrics_token="t0ken")) as live, live.person() as anybody:
        assert anybody.http.get("/metrics").status_code == 404
        allowed = anybody.http.get("/metrics", headers={"authorization": "Bearer t0ken"})
        assert allowed.status_code == 200


# --- logs -------------------------------------------------------------------------------------------


def test_a_json_line_tells_where_an_error_was_raised_but_not_what_it_said() -> None:
    try:
        raise ValueError("captain:2")
    except ValueError:
        info = sys.exc_info()
    record = logging.LogRecord("tenka.x", logging.ERROR, __file__, 1, "a %s", ("line",), info)
    record.route = "/tables"
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["error"], line["route"]) == (
        "a line",
        "error",
        "ValueError",
        "/tables",
    )
    assert line["where"][-1].startswith("test_health.py:")
    assert "captain" not in json.dumps(line)


def test_a_log_style_that_is_not_known_is_named() -> None:
    assert settings_from({"TENKA_LOG": "json"}).log == "json"
    with pytest.raises(BadSettings, match="TENKA_LOG"):
        settings_from({"TENKA_LOG": "xml"})


# --- the end ----------------------------------------------------------------------------------------


def test_it_drains(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to stop, it is not ready, takes moves for a while, then sends its pages away to return."""
    over = threading.Event()
    drained: list[float] = []

    async def drain(seconds: float) -> None:
        drained.append(seconds)
        await asyncio.to_thread(over.wait, PATIENCE)

    monkeypatch.setattr("tenka.server.process.asyncio", SimpleNamespace(sleep=drain))
    with (
        running(replace(settings, drain_seconds=7.0)) as live,
        live.person() as ann,
        ann.at(ann.create(ME, BOT)["id"]) as page,
    ):
        page.until_asked()
        assert ann.http.get("/readyz").status_code == 200
        live.stop()
        wait_until(lambda: ann.http.get("/readyz").status_code != 200, "it is not ready any more")
        page.play_and_wait(page.now["moves"][0])
        over.set()
        with pytest.raises(ConnectionClosed) as closed:
            page.until_type("nothing")
    assert drained == [7.0]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_its_json_log_tells_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENKA_LOG", "json")
    with process(tmp_path) as (server, host), Person(host) as ann:
        ann.get("/me")
        table = ann.create(ME, BOT)
        with ann.at(table["id"]) as page:
            page.until_asked()
            page.play_and_wait(move := page.now["moves"][0])
            server.send_signal(signal.SIGTERM)
            _, log = server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines()]
    assert ("/tables", "POST", 201) in [(line["route"], line["method"], line["status"]) for line in lines]
    for secret in (table["id"], move, *ann.http.cookies.values()):
        assert secret not in log
