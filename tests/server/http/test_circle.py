"""Following people, being seen, blocking, and asking somebody to a table by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenka.server.settings import Settings
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, OPEN, LiveServer, Person, running

People = tuple[Person, Person]


@pytest.fixture
def people(server: LiveServer, request: pytest.FixtureRequest) -> Iterator[People]:
    """Two with accounts who sit at a table, so that they can meet."""
    number = abs(hash(request.node.name)) % 10_000_000
    with server.person() as ann, server.person() as ben:
        sign_up(ann, f"Ann {number}")
        sign_up(ben, f"Ben {number}")
        yield ann, ben


def name_of(person: Person) -> str:
    return str(person.get("/me")["name"])


def page_of(person: Person) -> str:
    """The page of somebody, opened by letting others see it."""
    return str(person.post("/me/page", {"hidden": False})["page"])


def delete(person: Person, path: str) -> Any:
    answer = person.http.request("DELETE", f"/api{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def names(people: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in people]


def test_seats_lead_to_the_pages_that_may_be_seen(people: People) -> None:
    ann, ben = people
    table = ann.create(ME, OPEN, BOT)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    mine, theirs = page_of(ann), page_of(ben)

    seats = ann.get(f"/seats?tables={table['id']},nothing")["tables"]
    assert [seat["page"] for seat in seats[table["id"]]] == [mine, theirs, None]
    ben.post("/me/page", {"hidden": True})
    (found,) = ann.get(f"/seats?tables={table['id']}")["tables"].values()
    assert [seat["page"] for seat in found] == [mine, None, None]


def test_followed_people_are_seen_here_only_if_they_wish(people: People) -> None:
    ann, ben = people
    page = page_of(ben)
    assert names(ann.post("/circle/following", {"page": page})["following"]) == [name_of(ben)]
    assert ben.post("/circle/here", {}) == {"seen": False}
    assert not ann.get("/circle")["following"][0]["here"], "nobody is seen who has not asked for it"
    assert ben.post("/circle/seen", {"seen": True})["seen"]
    circle = ann.get("/circle")
    assert circle["following"][0]["here"]
    assert name_of(ben) in names(circle["here"])
    ben.post("/me/page", {"hidden": True})
    circle = ann.get("/circle")
    assert circle["following"] == []
    assert name_of(ben) not in names(circle["here"])
    ben.post("/me/page", {"hidden": False})
    ben.post("/circle/seen", {"seen": False})
    assert not ann.get("/circle")["following"][0]["here"]
    assert delete(ann, f"/circle/following/{page}")["following"] == []


def test_who_blocks_is_not_found_by_the_other_and_nobody_learns_why(
    people: People, server: LiveServer
) -> None:
    ann, ben = people
    mine, theirs = page_of(ann), page_of(ben)
    ann.post("/circle/seen", {"seen": True})
    ben.post("/circle/following", {"page": mine})
    listed = ann.post("/tables", {"game": "zipang", "seats": [ME, OPEN], "listed": True}, 201)["id"]
    waiting = ben.create(ME, OPEN)["id"]
    assert listed in [one["id"] for one in ben.get("/tables/open")["tables"]]
    assert names(ann.post("/circle/blocked", {"page": theirs})["blocked"]) == [name_of(ben)]

    unknown = ben.get("/people/nobody", 404)
    assert ben.get(f"/people/{mine}", 404) == unknown
    assert ben.post("/circle/following", {"page": mine}, 404) == unknown
    for who in ({"page": mine}, {"name": name_of(ann)}, {"name": "nobody at all"}):
        assert ben.post(f"/tables/{waiting}/called", who, 404) == unknown
    circle = ben.get("/circle")
    assert (circle["following"], name_of(ann) in names(circle["here"])) == ([], False)
    assert listed not in [one["id"] for one in ben.get("/tables/open")["tables"]]
    (seats,) = ben.get(f"/seats?tables={listed}")["tables"].values()
    assert seats[0] == {"page": None, "blocked": False}
    with server.person() as stranger:
        stranger.get(f"/people/{mine}")
        assert listed in [one["id"] for one in stranger.get("/tables/open")["tables"]]

    assert delete(ann, f"/circle/blocked/{theirs}")["blocked"] == []
    assert names(ben.get("/circle")["following"]) == [name_of(ann)]


def test_somebody_met_at_a_table_can_be_blocked_even_if_they_hide(people: People) -> None:
    ann, ben = people
    ben.post("/me/page", {"hidden": True})
    table = ann.create(ME, OPEN, OPEN)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    ann.post("/circle/blocked", {"table": table["id"], "seat": 1})
    assert ann.get(f"/seats?tables={table['id']}")["tables"][table["id"]][1] == {
        "page": None,
        "blocked": True,
    }
    ann.post("/circle/blocked", {"table": table["id"], "seat": 0}, 404)
    ann.post("/circle/blocked", {"table": table["id"], "seat": 2}, 404)


def test_an_invitation_by_name_opens_the_table(people: People, server: LiveServer) -> None:
    ann, ben = people
    page_of(ben)
    table = ann.create(ME, OPEN)
    called = ann.post(f"/tables/{table['id']}/called", {"name": name_of(ben).upper()})
    assert called == ann.post(f"/tables/{table['id']}/called", {"name": name_of(ben)})
    assert called["names"] == [name_of(ben)]
    (call,) = ben.get("/circle")["invitations"]
    assert (call["table"], call["game"], call["by"]) == (table["id"], "zipang", name_of(ann))
    with server.person() as stranger:
        stranger.post(f"/tables/{table['id']}/called", {"name": name_of(ben)}, 403)
    ben.post(f"/tables/{table['id']}/join", {"invite": call["invite"]})
    assert ben.get("/circle")["invitations"] == []

    other = ann.create(ME, OPEN)["id"]
    ann.post(f"/tables/{other}/called", {"name": name_of(ben)})
    assert delete(ben, f"/circle/invitations/{other}")["invitations"] == []


def test_a_circle_is_brought_along_exported_and_forgotten(people: People, server: LiveServer) -> None:
    ann, ben = people
    with server.person() as guest:
        guest.post("/circle/following", {"page": page_of(ben)})
        guest.post("/circle/blocked", {"page": page_of(ann)})
        exported = guest.get("/me/data")["circle"]
        assert names(exported["following"]) == [name_of(ben)]
        assert names(exported["blocked"]) == [name_of(ann)]
        sign_up(guest, f"{name_of(ann)} III")
        circle = guest.get("/circle")
        assert (names(circle["following"]), names(circle["blocked"])) == ([name_of(ben)], [name_of(ann)])
        ben.post("/me/delete", {"name": name_of(ben)})
        assert guest.get("/circle")["following"] == []


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, parts=("people",))) as off, off.person() as person:
        assert person.get("/circle", 404)["code"] == "part-off"
