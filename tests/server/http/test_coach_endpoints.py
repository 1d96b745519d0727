"""The coach at the server: whose game it looks at, that it keeps what it found, and hints during a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tenka.bots.coach import Advice
from tenka.core import record as records
from tenka.core.decisions import Decision
from tenka.core.record import Hint
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import coach
from tenka.server.rooms.coach import Coach, key_of
from tenka.server.rooms.hints import Question
from tenka.server.rooms.workers import WorkerPool
from tenka.server.settings import Limits, Settings
from tests.server.conftest import GENEROUS
from tests.server.http.test_finished_games import golden, upload
from tests.server.live import BOT, ME, OPEN, LiveServer, Message, Person, running
from tests.server.rooms.test_workers import stuck
from tests.support.waiting import PATIENCE, wait_until

UNREAD: Any = {"step": "turn"}
"""An Observation that nobody looks at."""

FEW: Limits = replace(GENEROUS, hints_a_second=10_000, hints_at_once=10_000, coach_simulations=4)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One for all tests here: its coach is quick, so it does not know much."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Settings(data=folder, bot_seconds=0, reaction_seconds=0, limits=FEW)) as live:
        yield live


def table_of(person: Person, *seats: Message, hints: bool = False, game: str = "zipang") -> str:
    wish = {"game": game, "seats": list(seats), "settings": {"hints": hints}}
    return str(person.post("/tables", wish, 201)["id"])


def finished(person: Person) -> str:
    table = table_of(person, ME, BOT, BOT)
    with person.at(table) as page:
        page.play_to_the_end(random.Random(2))
    return table


def until_done(person: Person, path: str) -> Message:
    def report() -> Message | None:
        told: Message = person.get(path)
        return told if told["status"] != "running" else None

    return wait_until(report, "the coach is done") or {}


def test_a_seat_hears_about_its_decisions_and_hears_the_same_again_at_once(server: LiveServer) -> None:
    with server.person() as ann:
        table = finished(ann)
        path = f"/tables/{table}/coach/0"
        assert ann.get(path) == {"seat": 0, "status": "none", "total": 0, "decisions": []}
        ann.post(path, {}, 202)
        report = until_done(ann, path)
        assert report["status"] == "done"
        assert len(report["decisions"]) == report["total"] > 0
        moments = [step["moment"] for step in ann.get(f"/tables/{table}/replay")["steps"]]
        assert {one["moment"] for one in report["decisions"]} <= set(moments)
        assert ann.post(path, {}) == ann.get(path) == report
        one = report["decisions"][0]
        assert one["played"][0]["label"]["base"].startswith("zipang-move")
        assert 0 <= one["played_chance"] <= 1


def test_only_who_played_a_seat_hears_about_it(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = finished(ann)
        for seat in range(3):
            for ask in (eve.get, lambda path, status: eve.post(path, {}, status)):
                assert ask(f"/tables/{table}/coach/{seat}", 403)["code"] == "coach-not-yours"
        ann.post(f"/tables/{table}/coach/1", {}, 202)
        until_done(ann, f"/tables/{table}/coach/1")
        assert ann.get(f"/tables/{table}/coach/3", 400)["code"] == "bad-request"
        assert ann.get(f"/tables/{table}/coach/-1", 400)["code"] == "bad-request"
        assert ann.get("/tables/none/coach/0", 404)["code"] == "no-table"
        running_table = table_of(ann, ME, BOT)
        assert ann.post(f"/tables/{running_table}/coach/0", {}, 409)["code"] == "not-over"


def test_a_file_is_open_to_all_one_analysis_each_which_can_be_stopped_and_goes_on(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        path = f"/tables/{upload(ann, golden('shogun'))['id']}/coach"
        ann.get("/me"), eve.get("/me")
        begun = ann.post(f"{path}/1", {}, 202)
        assert begun["total"] > 10
        assert ann.post(f"{path}/2", {}, 409)["code"] == "coach-one"
        assert eve.http.request("DELETE", f"/api{path}/1").json()["status"] == "running"
        assert ann.http.request("DELETE", f"/api{path}/1").json()["status"] == "cancelled"
        kept = ann.get(f"{path}/1")["decisions"]
        ann.post(f"{path}/1", {}, 202)
        report = until_done(eve, f"{path}/1")
        assert report["status"] == "done"
        assert report["decisions"][: len(kept)] == kept
        plans = [one for one in report["decisions"] if len(one["played"]) > 10]
        assert len(plans) == 6
        assert all(len(one["best"]) == len(one["played"]) for one in plans)


# --- hints ------------------------------------------------------------------------------------------


def test_a_table_without_hints_gives_none(server: LiveServer) -> None:
    with server.person() as ann:
        table = table_of(ann, ME, BOT)
        with ann.at(table) as page:
            page.until_asked()
            refused = ann.post(f"/tables/{table}/hint", {}, 403)
            assert (refused["code"], refused["title"]) == ("hints-off", "This table plays without hints.")
            assert ann.get(f"/tables/{table}")["seats"][0]["hints"] == 0


def test_a_hint_is_for_who_must_decide_and_is_counted_once_for_all_to_see(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as eve:
        table = table_of(ann, ME, OPEN, hints=True)
        assert ann.post(f"/tables/{table}/hint", {}, 409)["code"] == "not-started"
        invite = ann.get(f"/tables/{table}")["invite"]
        assert ben.post(f"/tables/{table}/join", {"invite": invite})["settings"]["hints"] is True
        with ann.at(table) as one, ben.at(table) as other:
            one.next(), other.next()
            asked, waits = (ann, ben) if one.now["moves"] else (ben, ann)
            seen, page = (other, one) if asked is ann else (one, other)
            seat = asked.get(f"/tables/{table}")["seat"]
            assert waits.post(f"/tables/{table}/hint", {}, 409)["code"] == "hint-not-now"
            assert eve.post(f"/tables/{table}/hint", {}, 403)["code"] == "not-seated"
            version, moves = page.now["version"], page.now["moves"]
            hint = asked.post(f"/tables/{table}/hint", {})
            assert hint["best"][0]["name"] in moves
            told = seen.until_type("step")
            assert [event["event"] for event in told["events"]] == ["hinted"]
            assert hint["best"][0]["name"] not in str(told["events"])
            assert asked.post(f"/tables/{table}/hint", {}) == hint
            assert eve.get(f"/tables/{table}")["seats"][seat]["hints"] == 1
            page.play(hint["best"][0]["name"], version)
            assert page.until_type("ack", "refused")["type"] == "ack"


def test_hints_outlive_the_server_and_stand_in_the_record(settings: Settings) -> None:
    with running(replace(settings, limits=FEW)) as live, live.person() as ann:
        table = table_of(ann, ME, BOT, hints=True)
        with ann.at(table) as page:
            page.until_asked()
            ann.post(f"/tables/{table}/hint", {})
        cookies = dict(ann.http.cookies.items())
    with running(replace(settings, limits=FEW)) as live, Person(live.host, cookies) as ann:
        assert ann.get(f"/tables/{table}")["seats"][0]["hints"] == 1
        with ann.at(table) as page:
            page.play_to_the_end(random.Random(1))
        record = records.decode(ann.http.get(f"/api/tables/{table}/record").content)
        assert sum(isinstance(entry, Hint) for entry in record.entries) == 1
        assert upload(ann, records.encode(record))["seats"][0]["hints"] == 1


# --- the work ---------------------------------------------------------------------------------------


def test_the_coach_takes_only_so_much_and_says_when_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    record = records.decode(golden())
    decision = Decision(0, ["a"], UNREAD, ["a", "b"])
    waiting = asyncio.Event()

    async def coached(*_: Any) -> Any:
        await waiting.wait()
        raise RuntimeError("secret")

    monkeypatch.setattr(WorkerPool, "run", coached)

    async def scene() -> None:
        coach = Coach(WorkerPool(1), None, 2)
        begun = [coach.start(key_of(record, seat), [decision], str(seat)) for seat in range(2)]
        with pytest.raises(Problem, match="one game of yours"):
            coach.check_free("1")
        with pytest.raises(Problem, match="too much to do"):
            coach.check_free("2")
        waiting.set()
        await asyncio.wait([one.task for one in begun if one.task], timeout=PATIENCE)
        assert [one.status for one in begun] == ["failed", "failed"]
        with pytest.raises(Problem, match="no answer"):
            await coach.hint(Question(UNREAD, ["a"]))

    asyncio.run(scene())


def test_a_decision_without_end_ends_its_analysis_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    record = records.decode(golden())
    decision = Decision(0, ["a"], UNREAD, ["a", "b"])
    monkeypatch.setattr(coach, "SECONDS", 0.2)

    async def scene() -> None:
        one = Coach(WorkerPool(1), None, 2)
        monkeypatch.setattr(coach, "advise", stuck)
        bad = one.start(key_of(record, 0), [decision] * 9, "ann")
        assert bad.task is not None
        await asyncio.wait_for(bad.task, PATIENCE)
        assert (bad.status, bad.advices) == ("failed", [])
        with pytest.raises(Problem, match="no answer"):
            one.start(key_of(record, 0), [], "ben")
        monkeypatch.setattr(coach, "advise", advice)
        assert await one.hint(Question(UNREAD, ["a"])) == advice()
        one.close()

    asyncio.run(scene())


def advice(*_: Any, **__: Any) -> Advice:
    return Advice(["a"], 0.5, 2)
