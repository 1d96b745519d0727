"""Files and wishes that are made to keep a server busy: each is answered, and nobody else notices."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tenka.core import record as records
from tenka.core.record import Entry, Hint, SeatChange, Undo
from tenka.server import jobs
from tenka.server.identity.asker import Asker
from tenka.server.ops.rates import Limit
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import commands, hints, table_factory
from tenka.server.rooms.record_jobs import MOST_ENTRIES, checked
from tenka.server.rooms.replay import PAGE_STEPS
from tenka.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.http.test_finished_games import golden, upload
from tests.server.live import BOT, ME, Connection, LiveServer, Message, running
from tests.server.rooms.test_workers import process_in, stuck
from tests.support.hostile import strong_record

SOON = 5.0
"""Seconds within which a healthy server answers, also on a busy machine."""


def test_a_position_that_can_hardly_be_drawn_again_is_watched_and_not_played_on(server: LiveServer) -> None:
    with server.person() as eve:
        table = upload(eve, records.encode(strong_record()))["id"]
        refused = eve.post(f"/tables/{table}/fork", {"at": 0, "seat": 0, "bot": "steady"}, 409)
        assert refused["code"] == "record-made-up"
        assert len(eve.pages(table)[0]["steps"]) > 10
        assert eve.get(f"/tables/{table}/fairness")["verdict"] == "no-seed"


def test_no_file_is_played_in_the_process_that_serves(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its rules would do there: only workers ever meet it."""
    monkeypatch.setattr("tenka.server.rooms.position.restore", stuck)
    with server.person() as eve:
        table = upload(eve, golden("shitenno"))["id"]
        assert eve.get(f"/tables/{table}")["status"] == "over"
        with eve.at(table) as page:
            assert page.next() == {"type": "failed", "code": "record-only"}
            with pytest.raises(ConnectionClosed):
                page.next()


def test_work_without_end_is_ended_and_others_are_served_meanwhile(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.person() as ann, server.person() as eve:
        table = upload(ann, golden())["id"]
        ann.pages(table)
        monkeypatch.setattr(jobs, "SECONDS", 0.3)
        monkeypatch.setattr("tenka.server.rooms.record_jobs.checked", stuck)
        answers: list[Any] = []
        asking = threading.Thread(target=lambda: answers.append(upload(eve, golden(), 422)["code"]))
        asking.start()
        while asking.is_alive():
            begun = time.monotonic()
            ann.get("/me"), ann.pages(table)
            assert time.monotonic() - begun < SOON
        assert answers == ["too-long"]
        monkeypatch.undo()
        assert upload(eve, golden())["id"] == table


def test_nobody_fills_the_queue_of_the_workers(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.person() as ann, server.person() as eve:
        table = upload(ann, golden())["id"]
        eve.get("/me")
        monkeypatch.setattr(jobs, "SECONDS", 0.3)
        monkeypatch.setattr("tenka.server.rooms.record_jobs.fairness", stuck)
        with ThreadPoolExecutor(jobs.MOST_JOBS + 1) as pool:
            path = f"/api/tables/{table}/fairness"
            asked = list(pool.map(lambda _: eve.http.get(path).json()["code"], range(jobs.MOST_JOBS + 1)))
        assert sorted(asked) == ["too-long"] * jobs.MOST_JOBS + ["too-many-requests"]


def test_a_job_that_ends_with_its_server_has_not_taken_too_long(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        work = jobs.Jobs(Limit("work", 1, 1, "too-many-requests"))
        asked = asyncio.create_task(work.run(Asker("eve", ""), stuck, tmp_path / "note"))
        await asyncio.to_thread(process_in, tmp_path / "note")
        await asyncio.to_thread(work.end)
        with pytest.raises(Problem):
            await asked

    asyncio.run(scene())
    assert caplog.messages == []


@pytest.mark.parametrize("kind", MOST_ENTRIES, ids=lambda kind: kind.__name__)
def test_of_each_kind_of_entry_a_file_has_only_so_many(kind: type) -> None:
    samples = [Entry(0, "x"), Undo(0, 1), SeatChange(0, None, "back"), Hint(0)]
    (one,) = [sample for sample in samples if isinstance(sample, kind)]
    record = records.decode(golden())
    long = replace(record, entries=record.entries + [one] * (MOST_ENTRIES[kind] + 1))
    with pytest.raises(Problem) as refused:
        checked(records.encode(long))
    assert refused.value.code == "too-large"


def test_idle_entries_come_in_pages(server: LiveServer) -> None:
    record = records.decode(golden())
    idle = [Hint(0)] * (2 * PAGE_STEPS)
    data = records.encode(replace(record, entries=idle + record.entries, seed=None))
    with server.person() as eve:
        pages = eve.pages(upload(eve, data)["id"])
        assert [len(page["steps"]) for page in pages[:2]] == [PAGE_STEPS] * 2
        assert sum(len(page["steps"]) for page in pages) == len(idle) + len(record.entries) + 1


def test_coming_and_going_has_an_end(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_CHANGES", 2)
    with server.person() as eve, eve.at(eve.create(ME, BOT)["id"]) as page:
        page.until_asked()
        answers = [tell(page, kind) for kind in ("leave", "return", "leave")]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[-1]["code"] == "seat-often"


def tell(page: Connection, kind: str) -> Message:
    page.send({"type": kind, "key": f"{kind}-{next(page.keys)}"})
    return page.until_type("ack", "refused")


def test_hints_have_an_end(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_HINTS", 0)
    with server.person() as eve:
        wish = {"game": "zipang", "seats": [ME, BOT], "settings": {"hints": True}}
        table = eve.post("/tables", wish, 201)["id"]
        with eve.at(table) as page:
            page.until_asked()
            assert eve.post(f"/tables/{table}/hint", {}, 409)["code"] == "hints-spent"


def test_a_limit_is_asked_before_the_work(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused wishes for tables, and for forks, cost next to nothing."""
    made = Mock(wraps=table_factory.new_table)
    monkeypatch.setattr(table_factory, "new_table", made)
    limits = replace(GENEROUS, tables_a_second=0.001, tables_at_once=2)
    with running(replace(settings, limits=limits)) as live, live.person() as eve:
        eve.get("/me")
        wish = {"game": "shogun", "seats": [ME, BOT, BOT], "options": {"material": ["no=1"]}}
        codes = [eve.post("/tables", wish, status)["code"] for status in (400, 400, 429, 429)]
        assert codes == ["bad-options"] * 2 + ["too-many-tables"] * 2
        assert made.call_count == 2
        fork = {"at": 0, "seat": 0, "bot": "random"}
        assert eve.post("/tables/file-none/fork", fork, 429)["code"] == "too-many-tables"
