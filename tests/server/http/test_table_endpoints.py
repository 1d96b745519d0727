"""The HTTP requests, over a real server: what works, and that everything else is refused in plain words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from tenka import games
from tenka.core import record as records
from tenka.server.protocol.http import ProblemDetails, TableInfo
from tenka.server.protocol.replays import Replay
from tenka.server.settings import PARTS, Limits, Settings
from tests.example_game.plugin import HighestPlugin
from tests.server.live import BOT, ME, OPEN, LiveServer, Person, running
from tests.support.waiting import wait_until


def problem(response: httpx2.Response, status: int, code: str) -> None:
    """A refusal is a Problem and nothing else: no traceback, no page."""
    assert response.headers["content-type"] == "application/problem+json"
    told = msgspec.json.decode(response.content, type=ProblemDetails)
    assert (response.status_code, told.code) == (status, code), told.detail
    assert "Traceback" not in told.detail
    assert told.status == status


# --- who you are ------------------------------------------------------------------------------------


def test_a_guest_has_a_name_and_keeps_a_chosen_one(server: LiveServer) -> None:
    with server.person() as ann:
        guest = ann.get("/me")["name"]
        assert ann.get("/me")["name"] == guest
        assert ann.post("/me", {"name": " Ann  Ō "}) == {
            "name": "Ann Ō",
            "role": "guest",
            "parts": list(PARTS),
        }
        assert ann.get("/me") == {"name": "Ann Ō", "role": "guest", "parts": list(PARTS)}


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: LiveServer) -> None:
    cookie = httpx2.get(f"{server.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_forged_cookie_makes_a_new_guest_and_is_replaced(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(ME, BOT)
        name, value = next(iter(ann.http.cookies.items()))
        path = f"/tables/{table['id']}"
        with Person(server.host, {name: value[:-3] + "abc"}) as forger:
            answer = forger.http.get(f"/api{path}")
            assert (answer.status_code, answer.json()["seat"]) == (200, -1)
            assert name in answer.headers["set-cookie"]
        with Person(server.host, {name: value}) as again:
            assert again.get(path)["seat"] == 0


# --- tables -----------------------------------------------------------------------------------------


def test_the_games_are_listed(server: LiveServer) -> None:
    with server.person() as ann:
        listed = {game["name"]: game for game in ann.get("/games")}
    assert listed["zipang"]["seats"] == [2, 3, 4, 5, 6]
    assert "random" in listed["zipang"]["bots"]
    assert listed["zipang"]["options"] == []
    assert listed["shogun"]["options"][0] == {"name": "side", "kind": "choice", "values": ["sun", "moon"]}


def test_a_full_table_begins_at_once(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(BOT, ME, BOT)
        assert (table["status"], table["seat"], table["invite"]) == ("playing", 1, None)
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert [seat["you"] for seat in table["seats"]] == [False, True, False]
        assert len({seat["name"] for seat in table["seats"]}) == 3
        assert [mine["id"] for mine in ann.get("/tables")["tables"]] == [table["id"]]


def test_friends_join_by_invitation_until_the_game_begins(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as cleo:
        table = ann.create(ME, OPEN, OPEN)
        path, invite = f"/tables/{table['id']}", {"invite": table["invite"]}
        assert table["status"] == "waiting"
        assert ben.get(path)["invite"] is None
        joined = ben.post(f"{path}/join", invite)
        assert (joined["seat"], joined["status"], joined["invite"]) == (1, "waiting", table["invite"])
        assert ben.post(f"{path}/join", invite) == joined
        assert cleo.post(f"{path}/join", invite)["status"] == "playing"
        assert ann.get(path)["status"] == "playing"
        problem(httpx2.post(f"{server.url}/api{path}/join", json=invite), 409, "table-full")


def test_a_table_id_is_no_invitation(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        table = ann.create(ME, OPEN)
        path = f"/api/tables/{table['id']}/join"
        for wrong in (table["id"], "x", "ä", table["invite"][:-1]):
            problem(ben.http.post(path, json={"invite": wrong}), 403, "no-invite")
        assert ben.get(f"/tables/{table['id']}")["seat"] == -1


def test_a_new_name_shows_at_the_table(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(ME, BOT)
        with ann.at(table["id"]) as page:
            page.until_type("view")
            ann.post("/me", {"name": "Tomoe"})
            page.until(lambda told: told["type"] == "table" and told["table"]["seats"][0]["name"] == "Tomoe")


def test_strangers_learn_nothing_secret_from_a_table(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = ann.create(ME, OPEN)
        told = eve.http.get(f"/api/tables/{table['id']}")
        assert table["invite"] not in told.text
        msgspec.json.decode(told.content, type=TableInfo)
        assert eve.get("/tables") == {"tables": []}


# --- bad wishes -------------------------------------------------------------------------------------

WISHES: list[tuple[Any, str]] = [
    ({"game": "chess", "seats": [ME, BOT]}, "unknown-game"),
    ({"game": "zip\x00ang", "seats": [ME, BOT]}, "bad-request"),
    ({"game": "zipang", "seats": [ME] + [BOT] * 6}, "bad-seats"),
    ({"game": "zipang", "seats": [ME]}, "bad-seats"),
    ({"game": "zipang", "seats": []}, "bad-seats"),
    ({"game": "zipang", "seats": [ME, ME]}, "one-me"),
    ({"game": "zipang", "seats": [BOT, BOT]}, "one-me"),
    ({"game": "zipang", "seats": [OPEN, {"kind": "here", "name": "Bob"}]}, "one-me"),
    ({"game": "zipang", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, "bad-bot"),
    ({"game": "zipang", "seats": [ME, {"kind": "bot"}]}, "bad-bot"),
    ({"game": "zipang", "seats": [{"kind": "me", "bot": "random"}, BOT]}, "bad-bot"),
    ({"game": "zipang", "seats": [ME, BOT], "options": {"rounds": 3}}, "bad-options"),
    ({"game": "shogun", "seats": [ME, BOT, BOT], "options": {"modules": ["geisha"]}}, "bad-options"),
    ({"game": "zipang", "seats": [ME, BOT], "options": {"rounds": 3.5}}, "bad-request"),
    ({"game": "zipang", "seats": [ME, BOT], "options": {"a": {"b": {}}}}, "bad-request"),
    ({"game": "zipang", "seats": [ME] + [BOT] * 100}, "bad-request"),
    ({"game": "zipang", "seats": [ME, {"kind": "king"}]}, "bad-request"),
    ({"game": "zipang", "seats": [ME, BOT], "seed": "00"}, "bad-request"),
    ({"game": "zipang"}, "bad-request"),
    ({"game": 7, "seats": [ME, BOT]}, "bad-request"),
    ([], "bad-request"),
    ("zipang", "bad-request"),
]


@pytest.mark.parametrize(("wish", "code"), WISHES)
def test_a_table_that_makes_no_sense_is_refused(server: LiveServer, wish: Any, code: str) -> None:
    with server.person() as ann:
        ann.get("/me")
        problem(ann.http.post("/api/tables", json=wish), 400, code)
        assert ann.get("/tables") == {"tables": []}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-json"),
        (b"{", 400, "bad-json"),
        (b"null", 400, "bad-request"),
        (b"\xff\xfe", 400, "bad-json"),
        (b"[" * 60_000, 400, "bad-request"),
        (b'{"name": "' + b"a" * 70_000 + b'"}', 413, "too-large"),
        (b"x" * 10_000_000, 413, "too-large"),
        (b'{"name": ""}', 400, "bad-request"),
        (b'{"name": "\\u0000"}', 400, "bad-request"),
        (b'{"name": "\\u202e"}', 400, "bad-name"),
        (b'{"name": "aaaaaaaaaaaaaaaaaaaaaaaaa"}', 400, "bad-request"),
        (b'{"name": "a", "id": "b"}', 400, "bad-request"),
    ],
)
def test_a_body_that_makes_no_sense_is_refused(
    server: LiveServer, body: bytes, status: int, code: str
) -> None:
    with server.person() as ann:
        before = ann.get("/me")
        problem(ann.http.post("/api/me", content=body), status, code)
        assert ann.get("/me") == before


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api", 404, "no-page"),
        ("GET", "/api/", 404, "no-page"),
        ("GET", "/api/nothing", 404, "no-page"),
        ("GET", "/api/tables/", 404, "no-page"),
        ("GET", "/api/tables/none", 404, "no-table"),
        ("GET", "/api/tables/%00", 404, "no-table"),
        ("GET", "/api/tables/" + "a" * 5000, 404, "no-table"),
        ("GET", "/api/tables/none/replay", 404, "no-table"),
        ("GET", "/api/tables/none/record", 404, "no-table"),
        ("GET", "/api/tables/none/ws", 404, "no-page"),
        ("DELETE", "/api/tables/none", 405, "bad-method"),
        ("PUT", "/api/me", 405, "bad-method"),
        ("POST", "/", 405, "bad-method"),
        ("GET", "/assets/none.js", 404, "no-page"),
        ("GET", "/assets/%00.js", 404, "no-page"),
    ],
)
def test_an_address_that_makes_no_sense_is_refused(
    server: LiveServer, method: str, path: str, status: int, code: str
) -> None:
    with server.person() as ann:
        problem(ann.http.request(method, path), status, code)


def test_pages_of_other_sites_cannot_act(server: LiveServer) -> None:
    with server.person() as ann:
        ann.get("/me")
        for headers in ({"Origin": "https://evil.test"}, {"Sec-Fetch-Site": "cross-site"}):
            wish = {"game": "zipang", "seats": [ME, BOT]}
            problem(ann.http.post("/api/tables", json=wish, headers=headers), 403, "foreign-origin")
        assert ann.get("/tables") == {"tables": []}
        assert ann.http.post("/api/me", json={"name": "A"}, headers={"Origin": server.url}).status_code == 200


# --- limits -----------------------------------------------------------------------------------------


def test_too_many_requests_and_tables_are_refused(settings: Settings) -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=6, tables_a_second=0.001, tables_at_once=2)
    with running(msgspec.structs.replace(settings, limits=limits)) as live, live.person() as ann:
        ann.get("/me")
        for _ in range(2):
            ann.create(ME, BOT)
        wish = {"game": "zipang", "seats": [ME, BOT]}
        problem(ann.http.post("/api/tables", json=wish), 429, "too-many-tables")
        assert len(ann.get("/tables")["tables"]) == 2
        for _ in range(2):
            ann.get("/me")
        problem(ann.http.get("/api/me"), 429, "too-many-requests")


def test_throwing_the_cookie_away_does_not_help(settings: Settings) -> None:
    limits = Limits(tables_a_second=0.001, tables_at_once=2)
    wish = {"game": "zipang", "seats": [ME, BOT]}
    with running(msgspec.structs.replace(settings, limits=limits)) as live:
        for _ in range(2):
            assert httpx2.post(f"{live.url}/api/tables", json=wish).status_code == 201
        problem(httpx2.post(f"{live.url}/api/tables", json=wish), 429, "too-many-tables")


# --- after the game ---------------------------------------------------------------------------------


def test_record_and_replay_open_when_the_game_is_over(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        waiting = ann.create(ME, OPEN)
        path = f"/api/tables/{waiting['id']}"
        problem(ann.http.get(f"{path}/record"), 409, "not-started")
        table = ann.create(ME, BOT, BOT)
        path = f"/api/tables/{table['id']}"
        problem(ann.http.get(f"{path}/record"), 409, "not-over")
        problem(ann.http.get(f"{path}/replay"), 409, "not-over")
        with ann.at(table["id"]) as page:
            page.play_to_the_end(random.Random(1))
            last = page.now
        wait_until(
            lambda: not ann.get(f"/tables/{table['id']}")["seats"][0]["here"], "Ann has left the table"
        )
        record = records.decode(eve.http.get(f"{path}/record").content)
        assert record.commitment == table["commitment"]
        assert records.verify(record, games.load) == len(record.entries)
        answer = ann.http.get(f"{path}/replay")
        own = msgspec.json.decode(answer.content, type=Replay)
        assert (own.viewer, own.table.status, own.steps[-1].version) == (0, "over", last["version"])
        assert answer.json()["steps"][-1]["observation"] == last["observation"]
        assert ann.http.get(f"{path}/replay?viewer=0").content == answer.content
        for spectator in (
            eve.get(f"/tables/{table['id']}/replay"),
            ann.get(f"/tables/{table['id']}/replay?viewer=public"),
        ):
            assert {step["observation"]["viewer"] for step in spectator["steps"]} == {-1}
        for wrong in ("9", "x", "-1", "-2", "1" * 5000, "²"):
            problem(ann.http.get(f"{path}/replay", params={"viewer": wrong}), 400, "bad-request")
        assert ann.get("/tables")["tables"][0]["ranks"] == record.result


# --- pages ------------------------------------------------------------------------------------------


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The client</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (folder / "crest.svg").write_text("<svg/>")
    (folder / "robots.txt").write_text("User-agent: *")
    (folder / "tenka.webmanifest").write_text("{}")
    (folder / "routes.json").write_text('{"home": "/", "table": "/table/:id", "rules": "/rules/:game"}')
    (folder.parent / "outside.txt").write_text("outside")
    return folder


PLACES = {
    200: ("/", "/rules/zipang", "/rules/zipang/", "/rules/zipang?x=y"),
    404: (
        "/nowhere",
        "/table",
        "/table/a/b",
        "/table/none",
        "/table/%00",
        "/rules/chess",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
    ),
}


def test_the_page_tells_somebody_new_who_they_are(settings: Settings, tmp_path: Path) -> None:
    """Told by the many things that a page asks for at once, they would be somebody else each time."""
    static = built(tmp_path / "static")
    with running(msgspec.structs.replace(settings, static=static)) as live, httpx2.Client() as browser:
        assert "set-cookie" in browser.get(f"{live.url}/").headers
        for path in ("/", "/table/none", "/api/me", "/api/games"):
            assert "set-cookie" not in browser.get(live.url + path).headers, path
        signed_up = {"name": "Ann", "password": "a long enough password"}
        assert browser.post(f"{live.url}/api/account/create", json=signed_up).is_success
        assert "set-cookie" not in browser.get(f"{live.url}/").headers


def test_the_client_is_served_with_one_page_for_all_its_addresses(settings: Settings, tmp_path: Path) -> None:
    """Others get the same page, which says so, but are not found."""
    static = built(tmp_path / "static")
    with running(msgspec.structs.replace(settings, static=static)) as live:
        for status, path in [(status, path) for status, paths in PLACES.items() for path in paths]:
            page = httpx2.get(live.url + path)
            assert (page.status_code, page.headers["cache-control"]) == (status, "private, no-cache"), path
            assert "The client" in page.text
        script = httpx2.get(f"{live.url}/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        kinds = {
            "crest.svg": "image/svg+xml",
            "robots.txt": "text/plain",
            "tenka.webmanifest": "application/manifest+json",
        }
        for file, kind in kinds.items():
            assert httpx2.get(f"{live.url}/{file}").headers["content-type"].startswith(kind)


def test_a_client_that_is_not_built_is_said_plainly(settings: Settings, tmp_path: Path) -> None:
    with running(msgspec.structs.replace(settings, static=tmp_path / "none")) as live:
        page = httpx2.get(live.url)
        assert page.status_code == 503
        assert "run.py" in page.text


def test_play_without_a_server_is_offered_once_it_is_built(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "offline"
    with running(msgspec.structs.replace(settings, offline=folder)) as live:
        assert httpx2.get(f"{live.url}/api/offline").json() == {"address": None}
        problem(httpx2.get(f"{live.url}/offline/"), 404, "no-page")
        (folder / "engine").mkdir(parents=True)
        for name in ("index.html", "engine/python-1a.wasm.gz", "engine/engine.json", "sw.js"):
            (folder / name).write_text("Tenka")
        assert httpx2.get(f"{live.url}/api/offline").json() == {"address": "/offline/"}
        page = httpx2.get(f"{live.url}/offline/")
        assert "script-src 'self' blob: 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
        kept = {
            name: httpx2.get(f"{live.url}/offline/{name}").headers["cache-control"]
            for name in ("sw.js", "engine/engine.json", "engine/python-1a.wasm.gz")
        }
        assert ["immutable" in how for how in kept.values()] == [False, False, True]


def test_first_steps_are_known_of_a_game_that_has_some(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.PLUGINS, "highest", HighestPlugin())
    taught = {game["name"]: game["lesson"] for game in httpx2.get(f"{server.url}/api/games").json()}
    assert taught == {"zipang": True, "shogun": True, "shitenno": True, "highest": False}


def test_a_reader_of_the_rules_tries_one(server: LiveServer) -> None:
    view = httpx2.get(f"{server.url}/api/games/zipang/example?choices=captain:2").json()
    assert view["log"]
    problem(httpx2.get(f"{server.url}/api/games/zipang/example?choices=captain:7"), 400, "bad-request")
    problem(httpx2.get(f"{server.url}/api/games/go/example"), 400, "unknown-game")


def test_every_answer_carries_the_security_headers(server: LiveServer) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/assets/none.js"):
        headers = httpx2.get(server.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; ")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
