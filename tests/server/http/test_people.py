"""Pages of people: what their owner sees, what others see, and what nobody sees."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tenka import bots
from tenka.server.settings import Settings
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, OPEN, LiveServer, Person, running
from tests.support.waiting import wait_until


def play(people: list[Person], *, listed: bool = False) -> str:
    """A whole game of random moves."""
    first, *others = people
    body = {"game": "zipang", "seats": [ME, *[OPEN for _ in others], BOT], "listed": listed}
    table = first.post("/tables", body, 201)
    for other in others:
        other.post(f"/tables/{table['id']}/join", {"invite": table["invite"] or ""})
    finish(people, table["id"])
    return str(table["id"])


def finish(people: list[Person], table: str) -> None:
    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(lambda person: play_out(person, table), people))


def play_out(person: Person, table: str) -> None:
    with person.at(table) as page:
        page.play_to_the_end(random.Random(7))


def page_with(person: Person, games: int, *, rated: bool = True) -> Any:
    """The own page once so many games are counted and, which comes after, rated."""
    expected = [(games, games if rated else 0)]

    def ratings(game: Any) -> int:
        return sum(pool["games"] for pool in (game["people"], game["bots"]) if pool is not None)

    def complete() -> bool:
        return [(game["games"], ratings(game)) for game in person.get("/me/page")["games"]] == expected

    wait_until(complete, "the games are counted")
    return person.get("/me/page")


@pytest.fixture(scope="module")
def pair(server: LiveServer) -> Iterator[tuple[Person, Person]]:
    """Two people with accounts who have played a listed game."""
    with server.person() as ann, server.person() as ben:
        sign_up(ann, "Ann of the pages")
        sign_up(ben, "Ben of the pages")
        play([ann, ben], listed=True)
        page_with(ann, 1)
        yield ann, ben


def test_a_finished_game_stands_on_the_page_at_once(pair: tuple[Person, Person]) -> None:
    page = page_with(pair[0], 1)
    (game,) = page["games"]
    assert (game["game"], game["tallies"][0]["seats"], sum(game["tallies"][0]["places"])) == ("zipang", 3, 1)
    assert {one["name"] for one in game["statistics"]} == {"campaigns", "eliminated", "stolen"}
    assert game["people"]["provisional"]
    assert game["bots"] is None
    assert [rival["name"] for rival in page["rivals"]] == ["Ben of the pages"]
    assert page["rivals"][0]["ahead"] + page["rivals"][0]["behind"] == 1
    assert page["yours"]


def test_who_hides_is_nowhere_for_others(pair: tuple[Person, Person], server: LiveServer) -> None:
    ann, ben = pair
    mine, theirs = ann.get("/me/page"), ben.get("/me/page")
    with server.person() as stranger:
        seen = stranger.get(f"/people/{theirs['page']}")
        assert not seen["yours"]
        assert seen["last"][0]["table"] == mine["last"][0]["table"], "anybody could have sat down there"
        assert seen["rivals"][0]["page"] == mine["page"]
        assert ann.post("/me/page", {"hidden": True})["hidden"]
        unknown = stranger.get("/people/nobody", 404)
        assert stranger.get(f"/people/{mine['page']}", 404) == unknown
        hidden = stranger.get(f"/people/{theirs['page']}")
        assert hidden["rivals"] == []
        assert hidden["last"][0]["table"] is None, "a replay shows all names"
        assert "Ann" not in str(hidden)
        assert ben.get("/me/page")["last"][0]["table"], "who sat there may look"
        assert ann.get(f"/people/{mine['page']}")["hidden"], "the own page stays"
        assert not ann.post("/me/page", {"hidden": False})["hidden"]


def test_the_ratings_show_rungs_and_only_who_has_played_enough(pair: tuple[Person, Person]) -> None:
    found = pair[0].get("/ratings/zipang")
    assert [rung["bot"] for rung in found["rungs"]] == bots.levels("zipang")
    assert found["people"] == []
    pair[0].get("/ratings/chess", 400)


def test_a_guest_alone_with_bots_is_counted_exported_and_forgotten(server: LiveServer) -> None:
    with server.person() as guest:
        assert guest.get("/me/page")["games"] == []
        table = play([guest])
        page = page_with(guest, 1)
        assert page["games"][0]["bots"]["games"] == 1
        assert page["games"][0]["people"] is None
        exported = guest.get("/me/data")
        assert exported["page"]["page"] == page["page"]
        assert [one["table"] for one in exported["results"]] == [table]
        guest.post("/me/delete", {"name": page["name"]})
        assert guest.get("/me/page")["games"] == []
        guest.get(f"/people/{page['page']}", 404)


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, parts=())) as off, off.person() as person:
        assert person.get("/me")["parts"] == []
        for path in ("/me/page", "/people/any", "/ratings/zipang"):
            assert person.get(path, 404)["code"] == "part-off"
