"""Strangers with bad intentions: everything they try is refused, changes nothing and tells them nothing."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as rules
from hypothesis import strategies as st
from msgspec.structs import replace

from tenka import games
from tenka.core import record as records
from tenka.core.errors import TenkaError
from tenka.core.table import Table
from tenka.server.http.routes import ENDPOINTS
from tenka.server.identity.cookies import Cookies
from tenka.server.identity.names import shown_names
from tenka.server.settings import Limits, Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import StoredSeat
from tests.server.conftest import GENEROUS
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, Person, running
from tests.server.records import finished_record
from tests.server.stored import played
from tests.support.postgres import Postgres

TABLE = "/tables/{table}"
FUZZ = rules(max_examples=50, suppress_health_check=list(HealthCheck))
WORDS = st.text(max_size=30) | st.sampled_from(
    ["play", "emperor", "../..", "\x00", "<script>", "-1", "1e999"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda part: st.lists(part, max_size=4) | st.dictionaries(WORDS, part, max_size=4),
    max_leaves=12,
)
PLAYS = st.fixed_dictionaries(
    {}, optional={"type": JSON, "version": JSON, "key": JSON, "move": JSON, "seat": JSON, "text": JSON}
)


@pytest.fixture(scope="module")
def ann(server: LiveServer) -> Iterator[Person]:
    with server.person() as person:
        person.get("/me")
        yield person


@pytest.fixture(scope="module")
def page(ann: Person) -> Iterator[Connection]:
    with ann.at(ann.create(ME, BOT, BOT)["id"]) as connection:
        connection.until_asked()
        yield connection


def same(page: Connection) -> None:
    """Nothing has changed for anybody who looks."""
    with page.again() as fresh:
        view = fresh.until_type("view")
    assert (view["version"], view["observation"]) == (page.now["version"], page.now["observation"])


# --- nonsense ---------------------------------------------------------------------------------------


@FUZZ
@given(message=JSON | PLAYS | st.binary(max_size=60) | st.text(max_size=60))
def test_nonsense_over_the_websocket_is_answered_and_changes_nothing(page: Connection, message: Any) -> None:
    page.send(message if isinstance(message, str | bytes) else encoded(message))
    assert page.until_type("failed", "refused", "ack")["type"] != "ack"


def test_after_all_that_nonsense_everything_is_as_it_was(page: Connection) -> None:
    same(page)


def encoded(anything: Any) -> str:
    return msgspec.json.encode(anything, enc_hook=str).decode(errors="replace")


@FUZZ
@given(
    path=st.sampled_from(["/me", "/tables", "/tables/x/join", "/notices", "/games", "/tables/x"]),
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]),
    body=JSON.map(encoded) | st.binary(max_size=80),
)
def test_nonsense_over_http_is_refused_in_words(
    ann: Person, path: str, method: str, body: str | bytes
) -> None:
    content = body.encode() if isinstance(body, str) else body
    answer = ann.http.request(method, f"/api{path}", content=content)
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert set(answer.json()) == {"type", "title", "status", "detail", "code", "why"}


@FUZZ
@given(cuts=st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=6)), min_size=1, max_size=4))
def test_damaged_records_are_refused_in_words(cuts: list[tuple[float, bytes]]) -> None:
    data = bytearray(finished_record("zipang"))
    for place, piece in cuts:
        at = int(place * len(data))
        data[at : at + len(piece)] = piece
    with suppress(TenkaError):  # anything else would be a stack trace for somebody
        record = records.decode(bytes(data))
        Table.of_record(record, games.load)
        records.verify(record, games.load)


# --- other people's things --------------------------------------------------------------------------


def test_cookies_of_other_servers_and_forged_ones_are_nobodys(server: LiveServer, ann: Person) -> None:
    name, value = next(iter(ann.http.cookies.items()))
    table = ann.create(ME, BOT)["id"]
    identity, _, signature = value.partition(".")
    forged = [Cookies("guess").sign("ann"), f"{identity}.{signature[::-1]}", identity, value + "x"]
    for cookie in forged:
        with Person(server.host, {name: cookie}) as mallory, mallory.at(table) as watching:
            assert watching.until_type("view")["table"]["seat"] == -1
            watching.play("emperor")
            assert watching.until_type("refused")["code"] == "not-seated"


def test_a_stranger_gets_nothing_of_anothers_table(server: LiveServer, ann: Person) -> None:
    """Every request about a table: what only its players know is in no answer, and nothing changes."""
    table = ann.create(ME, OPEN)
    ann.post(f"/tables/{table['id']}/notes", {"seat": 0, "text": "my secret plan"})
    before = ann.get(f"/tables/{table['id']}")
    bodies: dict[str, Message] = {
        "/join": {"invite": "guessed"},
        "/bots": {"name": "Eve", "invite": ""},
        "/notes": {"seat": 0, "text": "overwritten"},
        "/fork": {"at": 0, "seat": 0, "bot": "random"},
        "/play": {"type": "play", "version": 0, "key": "k", "move": "emperor"},
    }
    wish = {"province": "Mino", "armies": "3", "move": "emperor", "version": "0"}
    endpoints = [one for one in ENDPOINTS if one.path.startswith(TABLE)]
    with server.person() as mallory:
        for one in endpoints:
            path = one.path.replace("{table}", table["id"]).replace("{query}", "odds")
            content = bodies.get(one.path.removeprefix(TABLE), {})
            answer = mallory.http.request(
                one.method, f"/api{path}", params=wish, content=msgspec.json.encode(content)
            )
            assert answer.status_code < 500, path
            assert one.method == "GET" or answer.status_code >= 400, path
            assert table["invite"] not in answer.text, path
            assert "secret plan" not in answer.text, path
    assert ann.get(f"/tables/{table['id']}") == before
    assert ann.get(f"/tables/{table['id']}/notes")["notes"][0] == "my secret plan"


def test_a_replayed_invitation_gives_no_second_seat(server: LiveServer, ann: Person) -> None:
    table = ann.create(ME, OPEN)
    with server.person() as ben, server.person() as mallory:
        assert ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})["seat"] == 1
        again = mallory.post(f"/tables/{table['id']}/join", {"invite": table["invite"]}, 409)
        assert again["code"] == "table-full"
        assert mallory.get(f"/tables/{table['id']}")["invite"] is None


def test_another_sites_page_can_do_nothing(ann: Person) -> None:
    name = ann.get("/me")["name"]
    foreign = {"origin": "https://evil.test", "content-type": "text/plain"}
    answer = ann.http.post("/api/me", content=b'{"name": "Mallory"}', headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert ann.get("/me")["name"] == name
    assert "access-control-allow-origin" not in answer.headers


def test_script_in_a_name_is_text_everywhere(server: LiveServer) -> None:
    script = "<script>alert(1)</script>"[:24]
    with server.person() as mallory:
        mallory.post("/me", {"name": script})
        answer = mallory.http.post("/api/tables", json={"game": "zipang", "seats": [ME, BOT]})
    assert answer.json()["seats"][0]["name"] == script
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert policy.replace("style-src-attr 'unsafe-inline'", "").count("unsafe") == 0
    assert "strict-transport-security" not in answer.headers


BY_TLS = {"x-forwarded-proto": "https"}


def test_under_tls_cookies_belong_to_this_host_alone(settings: Settings) -> None:
    """As told by a proxy on this machine. A guest of before keeps the seat."""
    with running(settings) as live, live.person() as ann, live.person() as ben:
        table = ann.create(ME, BOT)["id"]
        old = dict(ann.http.cookies)
        answer = ann.http.get(f"/api/tables/{table}", headers=BY_TLS)
        assert answer.json()["seat"] == 0
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        kept, rest = answer.headers["set-cookie"].split("; ", 1)
        assert kept.startswith("__Host-tenka_")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(rest.split("; "))
        assert "Domain" not in rest
        fresh = ben.http.get(f"/api/tables/{table}", headers={**BY_TLS, "cookie": kept})
        assert fresh.json()["seat"] == 0
        assert "set-cookie" not in fresh.headers
        stranger = ben.http.get("/api/me", headers=BY_TLS).headers["set-cookie"].split(";")[0]
        both = "; ".join([stranger, *(f"{name}={value}" for name, value in old.items())])
        tossed = ben.http.get(f"/api/tables/{table}", headers={**BY_TLS, "cookie": both})
        assert tossed.json()["seat"] == -1  # what a neighbor in the domain has set counts for nothing


def test_sessions_under_tls_begin_and_end(settings: Settings) -> None:
    with running(settings) as live, live.person() as ann:
        wish = {"name": "Ann", "password": "seven quiet herons"}
        made = ann.http.post("/api/account/create", json=wish, headers=BY_TLS)
        session = made.headers["set-cookie"].split(";")[0]
        assert session.startswith("__Host-tenka_")
        signed_in = {**BY_TLS, "cookie": session}
        assert ann.http.get("/api/me", headers=signed_in).json()["role"] == "player"
        plain = {**BY_TLS, "cookie": session.removeprefix("__Host-")}
        assert ann.http.get("/api/me", headers=plain).json()["role"] == "guest"
        out = ann.http.post("/api/account/sign-out", json={}, headers=signed_in)
        assert out.headers["set-cookie"].startswith(f"{session.partition('=')[0]}=")
        assert "Secure" in out.headers["set-cookie"]
        assert ann.http.get("/api/me", headers=signed_in).json()["role"] == "guest"


def test_a_text_that_no_database_keeps_is_refused(settings: Settings, postgres: Postgres) -> None:
    """PostgreSQL takes no NUL; SQLite would."""
    with running(replace(settings, database=postgres.create_database())) as live, live.person() as ann:
        table = ann.create(ME, OPEN)
        for path, content in (
            ("/account/sign-in", {"name": "An\0n", "password": "seven quiet herons"}),
            (f"/tables/{table['id']}/notes", {"seat": 0, "text": "a\0b"}),
            ("/tables", {"game": "zipang", "seats": [ME, {"kind": "bot", "bot": "x\0"}]}),
            ("/me/notices", {"kind": "webhook", "target": "https://a\0b/", "language": "en"}),
        ):
            assert ann.post(path, content, 400)["code"] == "bad-request"
        assert ann.get("/account/openid/back?state=%00&code=%00", 400)["code"] == "bad-request"
        ann.post("/me", {"name": "back\\u0000slash"})  # these signs, and not the one that they mean
        assert ann.get("/me")["name"] == "back\\u0000slash"


@pytest.mark.parametrize("commitment", ["天" * 64, "0" * 63, "G" * 64, 'a"; x="' + "0" * 57])
def test_a_record_with_a_commitment_that_is_none_is_refused(server: LiveServer, commitment: str) -> None:
    record = json.loads(finished_record("zipang")) | {"commitment": commitment, "seed": None}
    with server.person() as ann:
        answer = ann.http.post("/api/records", content=json.dumps(record))
    assert (answer.status_code, answer.json()["code"]) == (422, "record-unreadable")


def test_a_record_that_was_kept_with_such_a_commitment_can_still_be_had(settings: Settings) -> None:
    stored, entries = played("zipang")
    seats = [replace(seat, identity=None) for seat in stored.seats]
    odd = replace(stored, commitment="天" * 8, seed="", seats=seats)

    async def keep() -> None:
        database = Database(database_url(settings))
        await database.open()
        await database.tables.add_finished(odd, entries)
        await database.close()

    asyncio.run(keep())
    with running(settings) as live, live.person() as ann:
        answer = ann.http.get(f"/api/tables/{stored.id}/record")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].isascii()


TRICKS = [
    "/../secret",
    "/..%2fsecret",
    "/%2e%2e/%2e%2e/secret",
    "/assets/..%5c..%5csecret",
    "/assets/%2e%2e/%2e%2e/%2e%2e/data/secret",
    "//etc/passwd",
    "/%00",
    "/assets/%ff%fe",
    "/api/tables/..%2f..%2fme",
    "/api/tables/%2e%2e%2fsecret/record",
    "/api/tables/" + "x" * 5000,
]


def test_path_tricks_lead_nowhere(settings: Settings, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("the page")
    (static / "routes.json").write_text('{"home": "/"}')
    with running(replace(settings, static=static)) as live:
        secret = (settings.data / "secret").read_bytes()
        for trick in TRICKS:
            connection = http.client.HTTPConnection(live.host)
            connection.request("GET", trick)
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            assert answer.status < 500, trick
            assert secret not in body
            assert b"root:" not in body


# --- crowds -----------------------------------------------------------------------------------------


def test_strangers_and_spectators_are_counted(settings: Settings) -> None:
    limits = replace(GENEROUS, connections_of_strangers=2, spectators=3)
    with running(replace(settings, limits=limits)) as live, ExitStack() as stack:
        ann = stack.enter_context(live.person())
        table = ann.create(ME, BOT)["id"]
        stranger = Person(live.host)
        pages = [stack.enter_context(stranger.at(table)) for _ in range(2)]
        for page in pages:
            page.until_type("view")
        with stranger.at(table) as third:
            assert third.next() == {"type": "failed", "code": "too-many-connections"}
        with live.person() as known:
            known.get("/me")
            stack.enter_context(known.at(table)).until_type("view")
            with known.at(table) as fourth:
                assert fourth.next() == {"type": "failed", "code": "too-many-spectators"}
        stack.enter_context(ann.at(table)).until_type("view")


def test_a_stranger_who_comes_again_has_no_new_tokens(settings: Settings) -> None:
    """Without a cookie everybody is somebody new, but the address stays."""
    limits = Limits(messages_a_second=0.001, messages_at_once=2)
    with running(replace(settings, limits=limits)) as live, live.person() as ann:
        table = ann.create(ME, BOT)["id"]
        codes = [code_for_nonsense(Person(live.host), table) for _ in range(3)]
    assert codes == ["bad-message", "bad-message", "too-many-messages"]


def code_for_nonsense(stranger: Person, table: str) -> str:
    with stranger, stranger.at(table) as page:
        page.send("{}")
        return str(page.until_type("failed")["code"])


def test_nobody_passes_for_somebody_else() -> None:
    names = ["Ann", "ann", "", "Ａｎｎ", "Ben", ""]
    seats = [StoredSeat("person" if name else "open", name) for name in names]
    assert shown_names(seats) == ["Ann", "ann (2)", "", "Ａｎｎ (3)", "Ben", ""]


def test_guests_of_one_name_are_told_apart_at_the_table(server: LiveServer) -> None:
    with server.person() as ann, server.person() as mallory:
        for person in (ann, mallory):
            person.post("/me", {"name": "Ann"})
        table = ann.create(ME, OPEN)
        joined = mallory.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ann (2)"]


def test_the_choice_of_moves_is_the_servers(page: Connection) -> None:
    """A move that is legal for somebody else, or was a moment ago, is refused."""
    page.until_asked()
    foreign = random.Random(1).sample(["emperor", "monk", "warlord:1", "react:monk", "take:ninja"], 5)
    for move in foreign:
        if move not in page.now["moves"]:
            page.play(move)
            assert page.until_type("refused", "ack")["type"] == "refused"
    same(page)
