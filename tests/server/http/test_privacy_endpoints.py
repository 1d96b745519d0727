"""All that is kept of somebody, as a file; and none of it any more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tenka.server.identity.names import NOBODY
from tenka.server.rooms.chat import key_of
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity, StoredLine, StoredSeat, Subscription
from tests.server.identity.test_accounts import GOOD, sign_up
from tests.server.live import BOT, ME, OPEN, LiveServer, Person
from tests.server.storage.test_storage import ANN, FULL, a_table

HERE = {"kind": "here", "name": "Uncle"}


def say(person: Person, table: str, text: str) -> None:
    with person.at(table) as page:
        page.until_type("chat")
        page.send({"type": "say", "key": f"say-{text}", "text": text})
        page.until_type("ack")


def finish(person: Person) -> str:
    table = str(person.create(ME, BOT)["id"])
    with person.at(table) as page:
        page.play_to_the_end(random.Random(1))
    return table


def exported(person: Person) -> Any:
    answer = person.http.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="tenka-my-data.json"'
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def test_an_export_holds_what_is_mine_and_no_secret_of_others(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        over, table = finish(ann), ann.create(ME, OPEN)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        for person, word in ((ann, "from Ann"), (ben, "from Ben")):
            say(person, table["id"], word)
        ben.post(f"/tables/{table['id']}/notes", {"seat": 1, "text": "Ben's plan"})
        ann.post(f"/tables/{table['id']}/notes", {"seat": 0, "text": "Ann's plan"})
        hook = {"kind": "webhook", "target": "https://203.0.113.5/x", "language": "en"}
        ann.http.post("/api/me/notices", json=hook)
        name = sign_up(ann)
        data = exported(ann)
        assert data["name"] == name
        assert data["account"]["role"] == "player"
        assert len(data["sessions"]) == 1
        assert [line["text"] for line in data["chat"]] == ["from Ann"]
        assert [note["text"] for note in data["notes"]] == ["Ann's plan"]
        tables = {one["id"]: one for one in data["tables"]}
        assert tables[over]["record"]["seed"]
        running = tables[table["id"]]
        with ann.at(table["id"]) as page:
            assert running["view"] == page.until_type("view")["observation"]
        assert "record" not in running
        text = ann.http.get("/api/me/data").text
        assert "Ben's plan" not in text
        assert "from Ben" not in text
        assert GOOD not in text
        assert "argon2" not in text
        theirs = exported(ben)
        assert [line["text"] for line in theirs["chat"]] == ["from Ben"]
        assert theirs["account"] is None


def test_deleting_wants_the_own_name_and_then_leaves_nothing(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        over = finish(ann)
        playing, waiting = ann.create(ME, OPEN), ann.create(ME, OPEN, BOT)
        alone = ann.create(ME, OPEN)["id"]
        home = ann.create(ME, HERE, BOT)["id"]
        ben.post(f"/tables/{playing['id']}/join", {"invite": playing["invite"]})
        say(ann, playing["id"], "hello")
        name = sign_up(ann)
        cookies = dict(ann.http.cookies)
        assert ann.post("/me/delete", {"name": "somebody"}, 400)["code"] == "not-confirmed"
        assert ann.get("/me")["name"] == name
        ann.post("/me/delete", {"name": name})
        assert ann.get("/me")["role"] == "guest"
        assert ann.get("/tables")["tables"] == []
        with Person(server.host, cookies) as copied:
            assert copied.get("/me")["role"] == "guest"
            assert copied.get("/tables")["tables"] == []
        left = ben.get(f"/tables/{playing['id']}")
        assert left["seats"][0]["name"] == NOBODY
        assert left["seats"][0]["stand_in"]
        with ben.at(playing["id"]) as page:
            assert page.until_type("chat")["lines"] == []
        assert ben.get(f"/tables/{over}/record")["players"][0]["name"] == NOBODY
        assert {seat["name"] for seat in ben.get(f"/tables/{home}")["seats"][:2]} == {NOBODY, f"{NOBODY} (2)"}
        ben.get(f"/tables/{alone}", 404)
        ben.get(f"/tables/{waiting['id']}", 404)
        assert ann.post("/account/create", {"name": name, "password": GOOD}, 201)["brought"] == 0


def test_a_guest_can_delete_everything_as_well(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(ME, BOT)["id"]
        ann.post("/me/delete", {"name": ann.get("/me")["name"]})
        assert ann.get("/tables")["tables"] == []
        assert ann.get(f"/tables/{table}")["seats"][0]["name"] == NOBODY


@pytest.mark.anyio
async def test_all_rows_of_somebody_are_gone(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    await storage.accounts.add(ANN, "hash")
    await storage.sessions.begin("token", ANN.id, 1.0)
    await storage.subscriptions.add(Subscription("s", ANN.id, "mail", "ann@example.org", "en", "here"), ANN)
    old_line = StoredLine(0, key_of(-1, ANN.id, "k"), -1, "Ann", "as a spectator", "now")
    for line in (old_line, StoredLine(0, "k", 0, "Ann", "at the table", "now", ANN.id)):
        await storage.chat.add("table-1", line)
    assert len(await storage.privacy.chat_of(ANN.id)) == 2
    await storage.privacy.erase(ANN.id)
    assert await storage.identities.get(ANN.id) is None
    assert await storage.accounts.get(ANN.id) is None
    assert await storage.sessions.get("token") is None
    assert await storage.subscriptions.of_person(ANN.id) == []
    assert await storage.tables.ids_of_player(ANN.id) == []
    assert [line.text for line in await storage.chat.last("table-1", 9)] == ["", ""]
    table = await storage.tables.get("table-1")
    assert table is not None
    assert table.seats[0] == StoredSeat("person", NOBODY)


@pytest.mark.anyio
async def test_a_guests_things_go_over_once(storage: Database) -> None:
    """Subscriptions that the account has already are not doubled; both seats of one table share a screen."""
    guest, account = Identity("guest", "Guest"), Identity("account", "Ann")
    seats = (StoredSeat("person", "Ann", account.id), StoredSeat("person", "Guest"), StoredSeat("open", ""))
    await storage.accounts.add(account, "hash")
    for person in (guest, account):
        await storage.subscriptions.add(
            Subscription(person.id, person.id, "mail", "a@b.org", "en", "x"), person
        )
    await storage.subscriptions.add(Subscription("more", guest.id, "mail", "c@d.org", "en", "x"), guest)
    await storage.tables.add(a_table("both", seats[0], StoredSeat("open", ""), seats[2]), account)
    await storage.seats.take("both", 1, guest, None)
    await storage.tables.add(a_table("only", StoredSeat("person", "Guest", guest.id), seats[2]), guest)
    brought = await storage.accounts.merge_guest(guest.id, account)
    assert (sorted(brought.tables), brought.shared) == (["both", "only"], ["both"])
    both, only = await storage.tables.get("both"), await storage.tables.get("only")
    assert both is not None
    assert only is not None
    assert [(seat.identity, seat.screen) for seat in both.seats] == [
        (account.id, None),
        (None, 0),
        (None, None),
    ]
    assert only.seats[0] == StoredSeat("person", "Ann", account.id)
    assert sorted(one.target for one in await storage.subscriptions.of_person(account.id)) == [
        "a@b.org",
        "c@d.org",
    ]
    assert await storage.identities.get(guest.id) is None
