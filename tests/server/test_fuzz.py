"""Everything that a stranger can send over the WebSocket or as a file, wrong in every way we could think of.

It is refused with a word or a sentence, nothing is stored by it, the log tells no secret, the server lives.
On PostgreSQL, which is stricter than SQLite about what it takes.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as rules
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed

from tenka import games
from tenka.core import record as records
from tenka.server.http.problems import STATUS
from tenka.server.ops.logs import JsonLines
from tenka.server.process import LARGEST_FRAME
from tenka.server.protocol.problems import SENTENCES, Problem
from tenka.server.protocol.socket import ClientMessage
from tenka.server.rooms.record_jobs import checked
from tenka.server.settings import Settings
from tenka.server.storage import backup
from tenka.server.storage.address import database_url
from tests.server.conftest import GENEROUS
from tests.server.live import BOT, ME, OPEN, Connection, Message, Person, running
from tests.server.records import finished_record
from tests.support.postgres import Postgres

GAMES = ("zipang", "shitenno")
SECRET_TEXT = "a-word-that-nobody-may-log"
FUZZ = rules(max_examples=40, suppress_health_check=list(HealthCheck))
TAGS = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
FITTING: dict[str, Any] = {
    "version": 0,
    "before": 0,
    "key": "k",
    "move": SECRET_TEXT,
    "seat": 1,
    "whole": True,
    "text": SECRET_TEXT,
    "on": True,
}
"""What each field of a message may hold."""
WRONG: list[Any] = [
    None,
    [],
    {},
    1.5,
    -1e300,
    "",
    "x" * 2000,
    "\x00",
    "é\u202e",
    10**40,
    -(10**40),
    [[[]]],
    {"a": {"b": 1}},
]
NUL = "a\x00b"


class Fuzzed(msgspec.Struct, frozen=True):
    """A server, somebody at a table of it, and the database behind it."""

    person: Person
    page: Connection
    table: Message
    url: URL
    folder: Path

    def stored(self) -> list[bytes]:
        """Every row of the database, but for the moments of the last change."""
        file = self.folder / "now.jsonl"
        file.unlink(missing_ok=True)
        done: list[Exception] = []
        run_in_thread(backup.back_up(self.url, file), done)
        assert not done
        return file.read_bytes().splitlines()


def run_in_thread(work: Any, failed: list[Exception]) -> None:
    def run() -> None:
        try:
            asyncio.run(work)
        except Exception as error:  # noqa: BLE001 - told to the test
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(30)


@pytest.fixture(scope="module")
def fuzzed(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    folder = tmp_path_factory.mktemp("fuzzed")
    settings = Settings(
        data=folder,
        database=postgres.create_database(),
        bot_seconds=0,
        reaction_seconds=0,
        limits=replace(GENEROUS, lines_a_second=10_000, lines_at_once=10_000),
    )
    with running(settings) as live, live.person() as person:
        table = person.create(ME, BOT, BOT)
        with person.at(table["id"]) as page:
            page.until_asked()
            yield Fuzzed(person, page, table, database_url(settings), folder)


@pytest.fixture
def unchanged(fuzzed: Fuzzed, caplog: pytest.LogCaptureFixture) -> Iterator[Fuzzed]:
    """Afterwards every row is as it was, the page sees what it saw, and no secret stands in the log."""
    before, seen = fuzzed.stored(), fuzzed.page.now
    caplog.set_level(logging.DEBUG, "tenka")
    yield fuzzed
    assert fuzzed.stored() == before
    with fuzzed.page.again() as fresh:
        view = fresh.until_type("view")
    assert (view["version"], view["observation"]) == (seen["version"], seen["observation"])
    written = "\n".join(JsonLines().format(record) for record in caplog.records)
    for secret in secrets_of(fuzzed):
        assert secret not in written


def secrets_of(fuzzed: Fuzzed) -> list[str]:
    cookies = [value for _, value in fuzzed.person.http.cookies.items()]
    row = next(line for line in fuzzed.stored() if b'"seed":' in line)
    kept = msgspec.json.decode(row)["row"]
    return [*cookies, kept["seed"], kept["invite"], SECRET_TEXT]


# --- the WebSocket ----------------------------------------------------------------------------------


def fitting(tag: str) -> Message:
    """A message of a kind as it should be."""
    kind = next(kind for kind in get_args(ClientMessage) if kind.__struct_config__.tag == tag)
    return {"type": tag, **{name: FITTING[name] for name in kind.__struct_fields__}}


def answer(page: Connection, message: str | bytes) -> str:
    """The code that something is answered with; it must not be taken."""
    page.send(message)
    told = page.until_type("failed", "refused", "ack")
    assert told["type"] != "ack", message
    return str(told["code"])


@pytest.mark.parametrize("tag", TAGS)
def test_a_message_with_a_wrong_part_is_refused(unchanged: Fuzzed, tag: str) -> None:
    """Each field of each kind: missing, doubled in other words, of every wrong type and size."""
    good = fitting(tag)
    broken = [{name: value for name, value in good.items() if name != gone} for gone in good]
    broken += [{**good, "more": SECRET_TEXT}, {**good, "type": [tag]}, {**good, "type": tag.upper()}]
    for name in good.keys() - {"type"}:
        broken += [{**good, name: value} for value in WRONG if not isinstance(value, type(good[name]))]
    for message in broken:
        assert answer(unchanged.page, msgspec.json.encode(message)) in ("bad-message", "bad-json")


def test_messages_of_the_right_form_that_ask_for_what_is_not_theirs_are_refused(unchanged: Fuzzed) -> None:
    page, version = unchanged.page, unchanged.page.now["version"]
    asked: list[Message] = [
        {"type": "play", "version": version, "key": "a", "move": SECRET_TEXT},
        {"type": "play", "version": 10**40, "key": "b", "move": page.now["moves"][0]},
        {"type": "play", "version": 0, "key": "c", "move": page.now["moves"][0]},
        {"type": "play", "version": version, "key": "d", "move": " ".join(page.now["moves"] * 9)[:1024]},
        {"type": "play", "version": version, "key": "nul\x00", "move": NUL},
        {"type": "undo", "version": version, "key": "e", "whole": True},
        {"type": "undo", "version": -(10**40), "key": "f", "whole": False},
        {"type": "look", "key": "g", "seat": 2},
        {"type": "look", "key": "h", "seat": 10**40},
        *({"type": "vote", "key": f"v{seat}", "seat": seat, "on": True} for seat in (-1, 0, 1, 3, 10**40)),
        {"type": "say", "key": "s", "text": "\x00\u200b\n"},
        *({"type": "sit", "seat": seat} for seat in (1, 2, 99, 10**40)),
    ]
    for message in asked:
        assert answer(page, msgspec.json.encode(message))
    assert all(told.get("viewpoint", 0) == 0 for told in page.heard if told["type"] == "view")


RAW = {
    "not UTF-8": (b'{"type":"say","key":"k","text":"\xff\xfe"}', "bad-json"),
    "half a surrogate": (b'{"type":"say","key":"k","text":"\\ud800"}', "bad-json"),
    "deep": (b"[" * 1900 + b"]" * 1900, "bad-message"),
    "deep inside": (b'{"type":"say","key":"k","text":' + b"[" * 1900 + b"]" * 1900 + b"}", "bad-message"),
    "cut off": (b'{"type":"play","version":', "bad-json"),
    "empty": (b"", "bad-json"),
    "nul bytes": (b"\x00" * 100, "bad-json"),
    "doubled keys": (b'{"type":"leave","type":"return","key":"k","key":5}', "bad-message"),
    "large": (b'{"type":"say","key":"k","text":"' + b"x" * 5000 + b'"}', "too-large"),
    "large number": (b'{"type":"play","version":' + b"9" * 4000 + b',"key":"k","move":"x"}', "bad-message"),
}


@pytest.mark.parametrize("name", RAW)
def test_raw_nonsense_is_refused(unchanged: Fuzzed, name: str) -> None:
    data, code = RAW[name]
    assert answer(unchanged.page, data) == code


def test_a_giant_message_ends_its_connection_and_nobody_elses(unchanged: Fuzzed) -> None:
    with unchanged.page.again() as giant:
        giant.until_type("view")
        giant.send(b"x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            giant.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert answer(unchanged.page, b"{}") == "bad-message"


@FUZZ
@given(data=st.binary(max_size=200))
def test_random_bytes_are_refused(fuzzed: Fuzzed, data: bytes) -> None:
    assert answer(fuzzed.page, data) in ("bad-json", "bad-message")


def test_too_many_messages_are_refused_and_then_the_connection_is_closed(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_a_second=0.001, messages_at_once=3)
    with running(Settings(data=tmp_path, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, OPEN)["id"]
        with ann.at(table) as page, pytest.raises(ConnectionClosed) as closed:
            hurry(page)
        codes = {message["code"] for message in page.heard if message["type"] == "failed"}
        assert codes == {"bad-message", "too-many-messages"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert ann.get(f"/tables/{table}")["status"] == "waiting"


def hurry(page: Connection) -> None:
    for _ in range(1000):
        page.send("{}")
        page.next()


def test_signs_that_no_database_takes_are_refused_everywhere(unchanged: Fuzzed) -> None:
    person, table = unchanged.person, unchanged.table["id"]
    assert person.post("/me", {"name": NUL}, 400)["code"] == "bad-request"
    for path in (f"/tables/{NUL}", f"/tables/{NUL}/record", f"/tables/{'x' * 300}", "/tables/é"):
        assert person.get(path.replace("\x00", "%00"), 404)["code"] == "no-table"
    assert person.post(f"/tables/{table}/notes", {"seat": 0, "text": NUL}, 400)["code"] == "bad-request"
    wish = {"kind": "webhook", "target": f"https://example.com/{NUL}", "language": "en"}
    assert person.post("/me/notices", wish, 400)["code"] == "bad-request"
    assert person.get("/tables/%00/ws", 404)["code"] in ("no-page", "no-table")


# --- records ----------------------------------------------------------------------------------------


def places(part: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a document."""
    yield at
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, value in inside:
        yield from places(value, (*at, name))


def changed(document: Any, at: tuple[Any, ...], how: str, value: Any) -> Any:
    """The document with one part replaced, removed or doubled."""
    if not at:
        return value
    copy = msgspec.json.decode(msgspec.json.encode(document))
    holder = reduce(lambda part, name: part[name], at[:-1], copy)
    if how == "removed":
        del holder[at[-1]]
    elif how == "doubled" and isinstance(holder, list):
        holder.insert(at[-1], holder[at[-1]])
    else:
        holder[at[-1]] = value
    return copy


VALUES = st.sampled_from([*WRONG, 0, 1, 2, 7, True, False, "bot", "monk", "0" * 64, "react:let"])
CHANGES = st.tuples(st.floats(0, 1, exclude_max=True), st.sampled_from(["set", "removed", "doubled"]), VALUES)


@pytest.mark.parametrize("game", GAMES)
@rules(FUZZ, max_examples=200)
@given(changes=st.lists(CHANGES, min_size=1, max_size=3))
def test_a_changed_record_is_refused_or_holds(game: str, changes: list[tuple[float, str, Any]]) -> None:
    """Whatever is taken in keeps the rules and its own promise; all else is refused in a sentence."""
    document = msgspec.json.decode(finished_record(game))
    for where, how, value in changes:
        found = list(places(document))
        document = changed(document, found[int(where * len(found))], how, value)
    data = msgspec.json.encode(document)
    said = refusal_of(data)
    if said is None:
        record = records.decode(data)
        assert record.seed is None or records.verify(record, games.load) == len(record.entries)
    else:
        assert said.message.startswith(SENTENCES[said.code])
        assert STATUS[said.code] in (413, 422)


def refusal_of(data: bytes) -> Problem | None:
    try:
        checked(data)
    except Problem as problem:
        return problem
    return None


BROKEN_FILES = {
    "empty": b"",
    "not JSON": b"\xff\xfe\x00",
    "deep": b"[" * 100_000,
    "deep and whole": b'{"tenka":1,"game":' + b"[" * 5000 + b"]" * 5000 + b"}",
    "another format": b'{"tenka":2}',
    "too large": b" " * (records.MAX_BYTES + 1),
    "endless names": finished_record("zipang").replace(b'"Ann"', b'"' + b"A" * 70_000 + b'"', 1),
    "a NUL in a name": finished_record("zipang").replace(b'"Ann"', b'"A\\u0000"', 1),
    "a script for a game": finished_record("zipang").replace(b'"zipang"', b'"../../etc/passwd"', 1),
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_a_broken_file_is_refused_and_stores_nothing(unchanged: Fuzzed, name: str) -> None:
    answered = unchanged.person.http.post("/api/records", content=BROKEN_FILES[name])
    problem = answered.json()
    assert answered.status_code in (413, 422)
    assert problem["detail"].startswith(SENTENCES[problem["code"]])
    assert len(problem["detail"]) < 300
