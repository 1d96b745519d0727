"""Hosts: what they see, whom they send away, what they close; and that none of it shows a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tenka.server.identity.account_admin import NoAccount, new_password, set_role
from tenka.server.settings import PARTS, Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tests.server.conftest import GENEROUS
from tests.server.identity.test_accounts import GOOD, sign_in, sign_up
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Person, running
from tests.support.postgres import Postgres

PEOPLE = "/admin/people?search="


def make_host(settings: Settings, name: str) -> None:
    async def run() -> None:
        storage = Database(database_url(settings))
        await set_role(storage, name, "host")
        await storage.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("hosts")
    return Settings(data=folder, bot_seconds=0, reaction_seconds=0, limits=GENEROUS)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[LiveServer]:
    with running(settings) as live:
        yield live


@pytest.fixture(scope="module")
def host(server: LiveServer, settings: Settings) -> Iterator[Person]:
    with server.person() as person:
        make_host(settings, sign_up(person, "The Host"))
        assert person.get("/me")["role"] == "host"
        yield person


def ended(page: Connection) -> int | None:
    """Hear everything that is still told; the code with which the connection was closed."""
    try:
        while True:
            page.next()
    except ConnectionClosed:
        return page.socket.close_code


def test_the_load_is_told_in_numbers(server: LiveServer, host: Person) -> None:
    with server.person() as ann:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page:
            page.until_asked()
            load = host.get("/admin/load")
        assert load["pages"] == load["people"] == 1
        assert load["tables"]["playing"] >= 1
        assert load["rooms"] >= 1
        assert load["memory"] > 1_000_000
        assert load["games"]["zipang"] >= 1
        assert load["longest_queue"] == 0
        before = load["moves"]
        with ann.at(table) as page:
            page.until_asked()
            page.play_and_wait(page.now["moves"][0])
        assert host.get("/admin/load")["moves"] > before


def test_tables_are_found_without_their_secrets(server: LiveServer, host: Person) -> None:
    with server.person() as ann:
        ann.post("/me", {"name": "Findable Ann"})
        table = ann.create(ME, OPEN)
        (found,) = host.get("/admin/tables?search=findable")
        assert found["id"] == table["id"]
        assert set(found) == {"id", "game", "status", "created", "updated", "listed", "seats", "closed"}
        assert table["invite"] not in host.http.get("/api/admin/tables?search=findable").text
        assert [one["id"] for one in host.get(f"/admin/tables?search={table['id']}")] == [table["id"]]
        assert host.get("/admin/tables?search=%25") == []
        seen = host.get(f"/tables/{table['id']}")
        assert (seen["seat"], seen["invite"]) == (-1, None)


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, OPEN)])
def test_a_closed_table_says_why_and_goes_no_further(
    server: LiveServer, host: Person, seats: tuple[Any, ...]
) -> None:
    with server.person() as ann, server.person() as ben:
        table = ann.create(*seats)
        where = f"/tables/{table['id']}"
        with ann.at(table["id"]) as page:
            page.until_type("view")
            host.post(f"/admin{where}/close", {"reason": "a test"})
            assert ended(page) == 1008
            assert page.heard[-1] == {"type": "failed", "code": "table-closed"}
        with ann.at(table["id"]) as page:
            assert page.next() == {"type": "failed", "code": "table-closed"}
        assert ann.get(where)["closed"] == "a test"
        assert [one["closed"] for one in ann.get("/tables")["tables"]] == ["a test"]
        assert ben.post(f"{where}/join", {"invite": table["invite"] or ""}, 410)["code"] == "table-closed"
        ben.get(f"{where}/record", 410)
        assert host.post(f"/admin{where}/close", {"reason": "again"}, 404)["code"] == "no-table"
        host.post(f"/admin{where}/close", {"reason": ""}, 400)
    entry = host.get("/admin/audit")[0]
    assert (entry["by"], entry["action"], entry["target"]) == ("The Host", "close", table["id"])


def test_a_closed_table_is_in_the_way_of_no_other(server: LiveServer, host: Person) -> None:
    with server.person() as ann:
        lesson = ann.post("/lessons", {"game": "zipang"}, 201)["id"]
        closed = [lesson, ann.create(ME, BOT)["id"], ann.post("/daily", {"game": "zipang"}, 201)["id"]]
        open_table = ann.create(ME, BOT)["id"]
        for table in [*closed, open_table]:
            with ann.at(table) as page:
                page.until_asked()
        for table in closed:
            host.post(f"/admin/tables/{table}/close", {"reason": "a test"})
        waiting = ann.get("/me/notices/waiting")["notices"]
        assert [one["url"] for one in waiting] == [f"/table/{open_table}"]
        assert ann.post("/lessons", {"game": "zipang"}, 201)["id"] != lesson
        assert ann.post("/daily", {"game": "zipang"}, 410)["code"] == "table-closed"


def test_who_is_banned_is_sent_away_and_may_play_nothing(server: LiveServer, host: Person) -> None:
    with server.person() as mallory, server.person() as ann:
        name = sign_up(mallory, "Mallory Bad")
        table, open_table = mallory.create(ME, BOT)["id"], ann.create(ME, OPEN)
        (found,) = host.get(PEOPLE + "mallory")
        assert (found["role"], found["tables"], found["addresses"]) == ("player", 1, [])
        with mallory.at(table) as page:
            page.until_type("view")
            assert host.get(PEOPLE + "mallory")[0]["addresses"] == ["127.0.0.1"]
            ban = host.post("/admin/bans", {"identity": found["id"], "reason": "rude", "days": 3}, 201)
            assert ended(page) == 1008
            assert page.heard[-1] == {"type": "failed", "code": "banned"}
        assert mallory.get("/me")["role"] == "guest"
        sign_in(mallory, name)
        for path, wish in (
            ("/tables", {"game": "zipang", "seats": [ME, BOT]}),
            (f"/tables/{open_table['id']}/join", {"invite": open_table["invite"]}),
            (f"/tables/{table}/notes", {"seat": 0, "text": "x"}),
            ("/me", {"name": "Somebody New"}),
        ):
            assert mallory.post(path, wish, 403)["code"] == "banned"
        with mallory.at(table) as page:
            assert page.next() == {"type": "failed", "code": "banned"}
        assert mallory.get("/account")["banned"] == "rude"
        assert mallory.http.get("/api/me/data").json()["bans"][0]["reason"] == "rude"
        assert [one["id"] for one in host.get("/admin/bans")] == [ban["id"]]
        assert host.http.delete(f"/api/admin/bans/{ban['id']}").json() == []
        assert host.http.delete(f"/api/admin/bans/{ban['id']}").json()["code"] == "no-ban"
        mallory.create(ME, BOT)
    assert [entry["action"] for entry in host.get("/admin/audit")[:2]] == ["unban", "ban"]


def test_hosts_and_half_the_world_can_not_be_banned(host: Person) -> None:
    (me,) = host.get(PEOPLE + "The+Host")
    wishes = {
        "not-allowed": {"identity": me["id"]},
        "no-person": {"identity": "nobody"},
        "bad-request": {},
    }
    for code, wish in wishes.items():
        answer = host.http.post("/api/admin/bans", json={"reason": "x", **wish})
        assert answer.json()["code"] == code
    for address in ("0.0.0.0/0", "::/0", "here", "300.1.1.1"):
        wish = {"reason": "x", "address": address}
        assert host.post("/admin/bans", wish, 400)["code"] == "bad-network"


def test_an_address_can_be_banned_for_guests_and_programs(settings: Settings, tmp_path: Path) -> None:
    """At a server of its own, for here everybody comes from one address; so does its host."""
    own = replace(settings, data=tmp_path / "own")
    with running(own) as live, live.person() as host, live.person() as ann:
        make_host(own, sign_up(host))
        table = ann.create(ME, OPEN)
        bot = ann.post(f"/tables/{table['id']}/bots", {"name": "Robo", "invite": table["invite"]}, 201)
        host.post("/admin/bans", {"reason": "noise", "address": "127.0.0.0/16"}, 201)
        play = {"type": "play", "version": 1, "key": "k", "move": "emperor"}
        token = {"authorization": f"Bearer {bot['token']}"}
        answer = ann.http.post(f"/api/tables/{table['id']}/play", json=play, headers=token)
        assert answer.json()["code"] == "banned"
        with live.person() as stranger:
            wish = {"name": "New One", "password": GOOD}
            assert stranger.post("/account/create", wish, 403)["code"] == "banned"
            assert stranger.get("/games")


def test_processes_hear_of_bans_sign_outs_and_closed_tables(tmp_path: Path, postgres: Postgres) -> None:
    shared = Settings(
        data=tmp_path,
        database=postgres.create_database(),
        secret="shared",
        bot_seconds=0,
        poll_seconds=0.2,
        limits=GENEROUS,
    )
    with ExitStack() as stack:
        first, second = (stack.enter_context(running(shared)) for _ in range(2))
        host, ann, ben = (stack.enter_context(first.person()) for _ in range(3))
        make_host(shared, sign_up(host))
        name = sign_up(ann)
        table, closed = ann.create(ME, BOT)["id"], ben.create(ME, BOT)["id"]
        away = stack.enter_context(Person(second.host, dict(ann.http.cookies)))
        assert away.get("/me") == {"name": name, "role": "player", "parts": list(PARTS)}
        there = stack.enter_context(Person(second.host, dict(ben.http.cookies)))
        with away.at(table) as page, there.at(closed) as other:
            for one in (page, other):
                one.until_type("view")
            ann.post("/account/sign-out", {})
            assert ended(page) == 4205
            host.post(f"/admin/tables/{closed}/close", {"reason": "late"})
            assert ended(other) == 1008
        assert away.get("/me")["role"] == "guest"
        with there.at(table) as page:
            page.until_type("view")
            there.post("/me", {"name": "Ben There"})
            (found,) = host.get(PEOPLE + "ben+there")
            host.post("/admin/bans", {"identity": found["id"], "reason": "rude"}, 201)
            assert ended(page) == 4205
        with there.at(table) as page:
            assert page.next() == {"type": "failed", "code": "banned"}


@pytest.mark.anyio
async def test_the_command_line_makes_accounts_and_hosts(storage: Database) -> None:
    with pytest.raises(NoAccount, match="Ann"):
        await set_role(storage, "Ann", "host")
    made, first = await new_password(storage, "Ann")
    again, second = await new_password(storage, "ANN")
    assert (made, again) == (True, False)
    assert first != second
    await set_role(storage, "ann", "host")
    assert await storage.accounts.hosts() == ["Ann"]
    await set_role(storage, "ann", "player")
    assert await storage.accounts.hosts() == []
    assert {entry.action for entry in await storage.moderation.audit_log(9)} == {
        "password",
        "grant",
        "revoke",
    }
