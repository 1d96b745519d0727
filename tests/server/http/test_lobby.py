"""Listed tables, playing again with the same people, and what happened since somebody left."""

from __future__ import annotations

import random

from tests.server.live import BOT, ME, OPEN, LiveServer, Message, Person


def listed(person: Person, *seats: Message) -> Message:
    table: Message = person.post("/tables", {"game": "zipang", "seats": list(seats), "listed": True}, 201)
    return table


def ids(tables: Message) -> list[str]:
    return [table["id"] for table in tables["tables"]]


def test_anybody_may_sit_down_at_a_listed_table(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        table = listed(ann, ME, OPEN)
        assert table["id"] in ids(ben.get("/tables/open"))
        assert table["id"] not in ids(ann.get("/tables/open"))
        (found,) = (one for one in ben.get("/tables/open")["tables"] if one["id"] == table["id"])
        assert (found["invite"], found["seat"]) == (None, -1)
        assert ben.post(f"/tables/{table['id']}/join", {})["seat"] == 1
        with server.person() as eve:
            assert table["id"] not in ids(eve.get("/tables/open"))


def test_other_tables_are_not_listed_and_need_the_invitation(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        table = ann.create(ME, OPEN)
        assert table["id"] not in ids(ben.get("/tables/open"))
        assert ben.post(f"/tables/{table['id']}/join", {}, 403)["code"] == "no-invite"


def finished_game(ann: Person, ben: Person) -> str:
    table = ann.create(ME, OPEN, BOT)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    choice = random.Random(4)
    over = False
    while not over:
        for person in (ann, ben):
            with person.at(table["id"]) as page:
                page.until_type("view")
                while page.now["moves"]:
                    page.play_and_wait(choice.choice(page.now["moves"]))
                over = page.is_over()
    return str(table["id"])


def test_playing_again_brings_the_same_people_together(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as eve:
        old = finished_game(ann, ben)
        with ben.at(old) as page:
            page.until_type("view")
            again = ann.post(f"/tables/{old}/rematch", {}, 201)
            told = page.until(lambda message: message["type"] == "table")
            assert told["table"]["rematch"] == again["id"]
        assert (again["status"], again["game"]) == ("waiting", "zipang")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
        assert ann.post(f"/tables/{old}/rematch", {}, 201)["id"] == again["id"]
        assert eve.get(f"/tables/{old}")["rematch"] is None
        assert eve.post(f"/tables/{old}/rematch", {}, 403)["code"] == "not-seated"
        bens = ben.post(f"/tables/{old}/rematch", {}, 201)
        assert (bens["id"], bens["seat"], bens["status"]) == (again["id"], 1, "playing")


def test_a_game_that_goes_on_is_not_played_again(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(ME, BOT)
        assert ann.post(f"/tables/{table['id']}/rematch", {}, 409)["code"] == "not-over"


def test_what_happened_since_somebody_left(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = ann.create(ME, BOT, BOT)
        with ann.at(table["id"]) as page:
            page.until_asked()
            left = page.now
            page.play_and_wait(left["moves"][0])
            page.until_asked()
        with ann.at(table["id"]) as page:
            now = page.until_type("view")
        steps = ann.get(f"/tables/{table['id']}/since?version={left['version']}")["steps"]
        assert steps[0]["observation"] == left["observation"]
        assert steps[-1]["observation"] == now["observation"]
        assert [step["version"] for step in steps] == list(range(left["version"], now["version"] + 1))
        public = eve.get(f"/tables/{table['id']}/since?version=0")["steps"]
        assert {step["observation"]["viewer"] for step in public} == {-1}
        for wrong in ("", "-1", "x", "²", "9999999"):
            assert ann.get(f"/tables/{table['id']}/since?version={wrong}", 400)["code"] == "bad-request"
