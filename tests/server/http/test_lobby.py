"""Invitations, bots for empty seats, listed tables, playing again, and what happened since somebody left."""

from __future__ import annotations

import random
import re

import segno
from msgspec.structs import replace

from tenka.server.settings import Settings
from tests.server.live import BOT, ME, OPEN, LiveServer, Message, Person, running


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


def modules(path: str) -> set[tuple[int, int]]:
    """The dark ones of a drawn QR code."""
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)
    assert "".join("M{} {}h{}v1h-{}z".format(*bar, bar[2]) for bar in bars) == path
    return {(int(x) + more, int(y)) for x, y, length in bars for more in range(int(length))}


def test_an_invitation_is_a_link_and_its_qr_code(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        table = ann.create(ME, OPEN)
        path = f"/tables/{table['id']}/invitation"
        told = ann.get(path)
        assert told["link"] == f"{server.url}/table/{table['id']}?invite={table['invite']}"
        assert told["only_here"]
        printed = segno.make_qr(told["link"]).matrix
        dark = {(x, y) for y, row in enumerate(printed) for x, module in enumerate(row) if module}
        assert (told["size"], modules(told["path"])) == (len(printed), dark)
        assert ben.get(path, 403)["code"] == "not-seated"
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        assert ben.get(path, 409)["code"] == "table-full"


def test_an_invitation_leads_to_where_others_find_the_server(settings: Settings) -> None:
    """Not to the address by which only this machine knows itself."""
    home = "http://192.168.0.9:1603"
    with running(replace(settings, network=home)) as live, live.person() as ann:
        told = ann.get(f"/tables/{ann.create(ME, OPEN)['id']}/invitation")
        assert (told["link"].startswith(f"{home}/table/"), told["only_here"]) == (True, False)
        answer = ann.http.get(
            f"/api/tables/{ann.create(ME, OPEN)['id']}/invitation", headers={"host": "club.example"}
        )
        assert answer.json()["link"].startswith("http://club.example/table/")


def test_who_opened_a_table_begins_with_bots_for_those_who_do_not_come(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as eve:
        table = ann.create(ME, OPEN, OPEN, BOT)
        path = f"/tables/{table['id']}"
        bens = ben.post(f"{path}/join", {"invite": table["invite"]})
        assert (table["may_fill"], bens["may_fill"], eve.get(path)["may_fill"]) == (True, False, False)
        for other in (ben, eve):
            assert other.post(f"{path}/fill", {"bot": "steady"}, 403)["code"] == "not-allowed"
        assert ann.post(f"{path}/fill", {"bot": "nobody"}, 400)["code"] == "bad-bot"
        assert ann.get(path)["status"] == "waiting"
        with ben.at(table["id"]) as page:
            assert page.until_type("view")["observation"] is None
            begun = ann.post(f"{path}/fill", {"bot": "steady"})
            told = page.until(lambda message: message["type"] == "view")
            assert told["observation"] is not None
        assert (begun["status"], begun["may_fill"]) == ("playing", False)
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot", "bot"]
        assert [seat["bot"] for seat in begun["seats"]] == [None, None, "steady", "random"]
        assert ann.post(f"{path}/fill", {"bot": "steady"}, 409)["code"] == "table-full"
        with ann.at(table["id"]) as page:
            assert page.until_type("view")["table"]["seats"] == ann.get(path)["seats"]


def test_who_is_first_at_a_table_may_begin_when_the_opener_has_left(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        table = ann.create(ME, OPEN, OPEN)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        with ann.at(table["id"]) as page:
            page.until_type("view")
            page.send({"type": "leave", "key": "k"})
            page.until_type("ack")
        assert ben.get(f"/tables/{table['id']}")["may_fill"]
        begun = ben.post(f"/tables/{table['id']}/fill", {"bot": "random"})
        assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person", "bot"]


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
