"""Clubs: found one, join by link or by request, look after it, leave; what strangers see of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenka.server.settings import Settings
from tests.server.http.test_circle import delete, name_of, names, page_of
from tests.server.http.test_contests import PLAN
from tests.server.http.test_people import page_with, play
from tests.server.identity.test_accounts import sign_up
from tests.server.live import ME, OPEN, LiveServer, Person, running

Club = tuple[Person, Person, Any]


@pytest.fixture
def club(server: LiveServer) -> Iterator[Club]:
    """A club of two: whoever has founded it, and a guest who came by its link."""
    with server.person() as ann, server.person() as ben:
        sign_up(ann)
        made = ann.post("/clubs", {"name": " Ronin ", "about": "Thursdays"}, 201)
        assert (made["name"], made["role"]) == ("Ronin", "keeper")
        joined = ben.post(f"/clubs/{made['id']}/join", {"invite": made["invite"]})
        assert joined["role"] == "member"
        yield ann, ben, made


def roles(page: Any) -> list[str]:
    return [member["role"] for member in page["members"]]


def test_a_request_waits_for_whoever_keeps_the_club(club: Club, server: LiveServer) -> None:
    ann, ben, made = club
    path = f"/clubs/{made['id']}"
    with server.person() as cleo:
        asked = cleo.post(f"{path}/join", {})
        assert (asked["role"], asked["invite"], roles(asked)) == (
            "asked",
            None,
            ["keeper", "member", "asked"],
        )
        assert cleo.post(f"{path}/join", {"invite": "wrong"}, 403)["code"] == "no-invite"
        assert roles(ben.get(path)) == ["keeper", "member"], "who asks is nobody else's business"
        page = ann.get(path)["members"][2]["page"]
        assert ben.post(f"{path}/accept", {"page": page}, 403)["code"] == "not-allowed"
        assert roles(ann.post(f"{path}/accept", {"page": page})) == ["keeper", "member", "member"]
        again = delete(ann, f"{path}/members/{page}")
        assert (roles(again), again["invite"] == made["invite"]) == (["keeper", "member"], False)
        cleo.post(f"{path}/join", {"invite": made["invite"]}, 403)


def test_a_club_passes_on_to_who_was_there_longest_and_ends_with_the_last(club: Club) -> None:
    ann, ben, made = club
    path = f"/clubs/{made['id']}"
    assert [one["name"] for one in ann.get("/me/data")["clubs"]] == ["Ronin"]
    ann.post("/me/delete", {"name": name_of(ann)})
    assert ben.get(path)["role"] == "keeper"
    assert ben.post(path, {"name": "Samurai", "listed": False})["name"] == "Samurai"
    assert made["id"] not in [one["id"] for one in ann.get("/clubs")["others"]]
    ann.post(f"{path}/join", {}, 403)
    assert ben.post(f"{path}/leave", {})["mine"] == []
    assert ben.get(path, 404)["code"] == "no-club"


def test_strangers_see_nobody_who_hides_and_nobody_who_blocks_them(club: Club, server: LiveServer) -> None:
    ann, ben, made = club
    path = f"/clubs/{made['id']}"
    listed = ben.post("/tables", {"game": "zipang", "seats": [ME, OPEN], "listed": True}, 201)["id"]
    with server.person() as stranger:
        seen = stranger.get(path)
        assert (names(seen["members"]), seen["invite"]) == ([name_of(ann), name_of(ben)], None)
        assert seen["tables"] == [listed]
        ben.post("/me/page", {"hidden": True})
        seen = stranger.get(path)
        assert (names(seen["members"]), seen["tables"]) == ([name_of(ann)], [])
    assert names(ann.get(path)["members"]) == [name_of(ann), name_of(ben)], "members know each other"
    ben.post("/circle/blocked", {"page": page_of(ann)})
    assert names(ann.get(path)["members"]) == [name_of(ann)]


def test_standings_come_from_games_among_members(club: Club) -> None:
    ann, ben, made = club
    play([ann, ben])
    page_with(ann, 1, rated=False)
    page = ben.get(f"/clubs/{made['id']}")
    shares = {one["name"]: one["share"] for one in page["standings"]}
    assert sorted(shares) == sorted([name_of(ann), name_of(ben)])
    assert sum(shares.values()) == 1
    (result,) = page["results"]
    assert (sorted(result["people"]), result["places"]) == (sorted(shares), sorted(result["places"]))
    assert shares[result["people"][0]] >= shares[result["people"][1]]


def test_a_contest_of_a_club_is_for_its_members(club: Club, server: LiveServer) -> None:
    ann, ben, made = club
    body = {"plan": PLAN, "club": made["id"]}
    with server.person() as eve:
        eve.get("/me")
        assert eve.post("/contests", body, 403)["code"] == "club-only"
        contest = ben.post("/contests", body, 201)
        path = f"/contests/{contest['id']}"
        assert (contest["club"], contest["listed"]) == ({"id": made["id"], "name": "Ronin"}, False)
        assert [one["id"] for one in ann.get(f"/clubs/{made['id']}")["contests"]] == [contest["id"]]
        assert contest["id"] in [one["id"] for one in ann.get("/contests")["contests"]]
        eve.post(f"/clubs/{made['id']}/join", {})
        assert eve.get(f"/clubs/{made['id']}")["contests"] == [], "who asks is no member yet"
        assert contest["id"] not in [one["id"] for one in eve.get("/contests")["contests"]]
        for refused in (eve.get(path, 403), eve.post(f"{path}/enter", {}, 403)):
            assert refused["code"] == "club-only"
    assert ann.get(path)["may_join"]
    assert ann.post(f"{path}/enter", {})["joined"]
    ann.post(f"/clubs/{made['id']}/leave", {})
    assert ann.get(path)["joined"], "whoever has entered stays in"
    ann.post(f"{path}/withdraw", {}, 403)
    assert ann.post(f"{path}/enter", {}, 403)["code"] == "club-only"
    assert ben.get("/me/data")["contests"][0]["club"] == made["id"]


def test_only_accounts_found_clubs_and_a_host_can_switch_them_off(server: LiveServer, tmp_path: Path) -> None:
    with server.person() as guest:
        guest.post("/clubs", {"name": "Ronin"}, 401)
    with running(Settings(data=tmp_path, parts=())) as off, off.person() as person:
        assert person.get("/clubs", 404)["code"] == "part-off"
