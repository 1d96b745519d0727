"""Finished games: every point of view, records as files, forks and the check of the draws."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenka import games
from tenka.core import record as records
from tenka.core.record import Record
from tenka.core.table import AnyTable, Table
from tenka.research.arena.contest import contest, play_game
from tenka.research.arena.entrants import Entrant
from tenka.server.protocol.replays import Replay
from tenka.server.settings import Limits, Settings
from tests.server.live import BOT, ME, LiveServer, Message, Person, as_sent, running

GOLDEN = Path(__file__).parents[2] / "games"
FILES = {
    name: GOLDEN / name / "golden" / f"{stem}.json"
    for name, stem in (("zipang", "3"), ("shitenno", "2"), ("shogun", "court-3"))
}


def golden(name: str = "zipang") -> bytes:
    return FILES[name].read_bytes()


def upload(person: Person, data: bytes, status: int = 201) -> Message:
    answer = person.http.post("/api/records", content=data)
    assert answer.status_code == status, answer.text
    content: Message = answer.json()
    return content


def changed(data: bytes, **changes: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(data) | changes)


def without_last_entry(data: bytes) -> bytes:
    return changed(data, entries=msgspec.json.decode(data)["entries"][:-1])


def with_other_draws(data: bytes) -> bytes:
    plain = msgspec.json.decode(data)
    plain["start"]["deck"].reverse()
    return changed(data, start=plain["start"])


BAD_FILES = {
    "no JSON": (lambda data: data[:-3], 422, "record-unreadable"),
    "other JSON": (lambda _: b'{"a": 1}', 422, "record-unreadable"),
    "empty": (lambda _: b"", 422, "record-unreadable"),
    "another format": (lambda data: changed(data, tenka=99), 422, "record-unreadable"),
    "a name for a poster": (
        lambda data: changed(data, players=[{"name": "x" * 99, "kind": "person"}] * 3),
        422,
        "record-unreadable",
    ),
    "an older version of the rules": (lambda data: changed(data, version=0), 422, "record-ruleset"),
    "an unknown game": (lambda data: changed(data, game="go"), 422, "record-ruleset"),
    "a game that breaks off": (without_last_entry, 422, "record-unfinished"),
    "another result": (lambda data: changed(data, result=[2, 2, 2]), 422, "record-broken"),
    "a stacked deck": (with_other_draws, 422, "record-broken"),
    "another seed": (lambda data: changed(data, seed="00" * 32), 422, "record-broken"),
    "far too large": (lambda data: data + b" " * records.MAX_BYTES, 413, "too-large"),
}


@pytest.mark.parametrize("case", BAD_FILES.values(), ids=BAD_FILES)
def test_a_file_that_is_no_good_record_is_refused_with_a_reason(server: LiveServer, case: Any) -> None:
    spoil, status, code = case
    with server.person() as ann:
        assert upload(ann, spoil(golden()), status)["code"] == code


@pytest.mark.parametrize("name", FILES)
def test_an_uploaded_record_opens_as_a_replay_and_comes_back_the_same(server: LiveServer, name: str) -> None:
    with server.person() as ann, server.person() as eve:
        table = upload(ann, golden(name))
        assert (table["status"], table["seat"], table["origin"]) == ("over", -1, "file")
        assert upload(eve, golden(name))["id"] == table["id"]
        assert ann.get("/tables")["tables"] == []
        path = f"/tables/{table['id']}"
        assert eve.http.get(f"/api{path}/record").content == golden(name)
        told = eve.get(f"{path}/fairness")
        assert (told["verdict"], told["seed"]) == ("holds", records.decode(golden(name)).seed)


def test_a_record_without_its_seed_opens_but_cannot_be_checked(server: LiveServer) -> None:
    with server.person() as ann:
        table = upload(ann, changed(golden(), seed=None))
        assert ann.get(f"/tables/{table['id']}/fairness")["verdict"] == "no-seed"


def test_a_game_of_the_arena_opens_as_a_replay(server: LiveServer) -> None:
    made = contest("zipang", [Entrant("random"), Entrant("steady")], 2)
    record = play_game(made, 0, recorded=True).record
    assert record is not None
    with server.person() as ann:
        table = upload(ann, records.encode(record))
        assert (table["origin"], table["ranks"]) == ("file", record.result)
        assert [seat["bot"] for seat in table["seats"]] == [player.bot for player in record.players]
        told = [step for page in ann.pages(table["id"], "all") for step in page["steps"]]
        assert len(told) > len(record.entries)


def test_uploads_are_limited(settings: Settings) -> None:
    limits = Limits(uploads_a_second=0.001, uploads_at_once=1)
    with running(msgspec.structs.replace(settings, limits=limits)) as live, live.person() as ann:
        ann.get("/me")
        upload(ann, b"{}", 422)
        assert upload(ann, b"{}", 429)["code"] == "too-many-requests"


# --- points of view ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_every_point_of_view_shows_what_it_knew_and_nothing_more(server: LiveServer, name: str) -> None:
    record = records.decode(golden(name))
    seats = range(len(record.players))
    with server.person() as ann:
        table = upload(ann, golden(name))["id"]
        replays = {
            viewer: whole(ann.pages(table, viewer)) for viewer in ("", "public", "all", *map(str, seats))
        }
    assert replays[""] == replays["public"]
    moments = list(range(len(record.entries) + 1))
    assert [step.moment for step in replays["all"].steps] == moments
    for number, table in enumerate(Table.retrace(records.load_game(record, games.load), record)):
        for viewer, seat in [("public", -1), *((str(seat), seat) for seat in seats)]:
            at = [step for step in replays[viewer].steps if step.moment == number]
            assert [step.observation for step in at] == [as_sent(table.observe(seat))] * len(at)
            assert [step.events for step in at] == [as_sent(table.heard(seat))] * len(at)
        check_together(name, replays["all"].steps[number].observation, table)


def whole(pages: list[Message]) -> Replay:
    steps = [step for page in pages for step in page["steps"]]
    return msgspec.convert(pages[-1] | {"steps": steps}, Replay)


def check_together(name: str, seen: Message, table: AnyTable) -> None:
    """Everybody's knowledge is the public's, with what each seat knew of its own things."""
    public = as_sent(table.observe(-1))
    for seat, view in enumerate(seen["seats"]):
        own = as_sent(table.observe(seat))
        if name == "shogun":
            plan = own["draft"] or list(own["seats"][seat]["plan"].values())
            assert list(view["plan"].values()) == plan
            public["seats"][seat]["plan"] = view["plan"]
        else:
            assert view["known"] == own["hand"]
            public["seats"][seat]["known"] = view["known"]
    if name == "shitenno":
        public |= {"tray": seen["tray"], "lot": seen["lot"]}
    assert seen == public


# --- forks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_a_fork_is_a_table_against_bots_that_outlives_the_server(settings: Settings, name: str) -> None:
    record = records.decode(golden(name))
    with running(settings) as live, live.person() as ann:
        base = upload(ann, golden(name))
        wish = {"at": len(record.entries) // 2, "seat": 1, "bot": "random"}
        table = ann.post(f"/tables/{base['id']}/fork", wish, 201)
        assert (table["seat"], table["origin"], table["status"]) == (1, "fork", "playing")
        assert [seat["kind"] for seat in table["seats"]].count("bot") == len(record.players) - 1
        with ann.at(table["id"]) as page:
            page.until_asked()
            for _ in range(3):
                page.play_and_wait(page.now["moves"][0])
                page.until_asked()
            told = {step["version"]: step["events"] for step in page.heard if step["type"] == "step"}
        cookies = dict(ann.http.cookies.items())
    with running(settings) as live, Person(live.host, cookies) as ann:
        with ann.at(table["id"]) as page:
            log = {step["version"]: step["events"] for step in page.whole_log()}
            assert told.items() <= log.items()
            page.play_to_the_end(random.Random(1))
        written = ann.http.get(f"/api/tables/{table['id']}/record").content
        assert records.verify(records.decode(written), games.load) > 3
        assert upload(ann, written)["origin"] == "file"
        assert ann.get(f"/tables/{table['id']}/fairness")["verdict"] == "holds"
        assert ann.get(f"/tables/{table['id']}/replay")["steps"][0]["events"] == []


def test_a_fork_that_makes_no_sense_is_refused(server: LiveServer) -> None:
    record: Record = records.decode(golden())
    with server.person() as ann:
        path = f"/tables/{upload(ann, golden())['id']}/fork"
        good = {"at": 5, "seat": 0, "bot": "random"}
        for wrong in ({"at": -1}, {"at": 10**6}, {"seat": 3}, {"seat": -1}, {"at": "5"}, {"more": 1}):
            assert ann.post(path, good | wrong, 400)["code"] == "bad-request"
        assert ann.post(path, good | {"bot": "oracle"}, 400)["code"] == "bad-bot"
        assert ann.post(path, good | {"at": len(record.entries)}, 409)["code"] == "fork-over"
        running_table = ann.create(ME, BOT)
        assert ann.post(f"/tables/{running_table['id']}/fork", good, 409)["code"] == "not-over"
        assert ann.get(f"/tables/{running_table['id']}/fairness", 409)["code"] == "not-over"
