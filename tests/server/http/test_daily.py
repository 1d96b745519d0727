"""The daily deal: the same for everybody, once for each person, and nothing of it leaks before it is over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tenka import games
from tenka.server.people.deals import streak
from tenka.server.rooms import daily
from tenka.server.settings import Settings
from tenka.server.storage.database import Database
from tenka.server.storage.model import Deal, Identity
from tests.example_game.plugin import HighestPlugin
from tests.server.conftest import GENEROUS
from tests.server.identity.test_accounts import sign_up
from tests.server.live import LiveServer, Person, running
from tests.support.waiting import wait_until

CLOSED = ("replay", "record", "fairness", "coach/0")
ANN, BEN = Identity("ann-id", "Ann"), Identity("ben-id", "Ben")
DAY = "2026-03-04"


def begin(person: Person, game: str = "zipang") -> Any:
    person.get("/me")
    return person.post("/daily", {"game": game}, 201)


def play(person: Person, table: str, seed: int = 1) -> None:
    with person.at(table) as page:
        page.play_to_the_end(random.Random(seed))


def result(person: Person, game: str = "zipang") -> Any:
    """The own line in the table of results, once it is there."""

    def mine() -> list[Any]:
        return [one for one in person.get(f"/daily/{game}")["results"] if one["you"]]

    return wait_until(mine, "the result is there")[0]


def moves(person: Person, table: str) -> list[Any]:
    with person.at(table) as page:
        return [step["events"] for step in page.whole_log()]


@pytest.fixture(scope="module", autouse=True)
def one_day() -> Iterator[None]:
    """It stays the same day for all of these tests, also around midnight."""
    day = daily.today()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(daily, "today", lambda: day)
        yield


@pytest.fixture(scope="module")
def played(server: LiveServer) -> Iterator[tuple[Person, Any]]:
    with server.person() as ann:
        table = begin(ann)
        play(ann, table["id"])
        yield ann, table


def test_everybody_gets_the_same_deal_and_the_same_bots(
    played: tuple[Person, Any], server: LiveServer
) -> None:
    ann, table = played
    with server.person() as ben, server.person() as cho:
        same, other = begin(ben), begin(cho)
        assert (same["commitment"], same["seat"]) == (table["commitment"], table["seat"])
        play(ben, same["id"])
        play(cho, other["id"], seed=2)
        assert moves(ben, same["id"]) == moves(ann, table["id"]), "the same choices, the same game"
        one, two = moves(cho, other["id"]), moves(ann, table["id"])
        assert one != two
        assert one[0] == two[0], "the same hands"


def test_it_counts_once_for_each_person(played: tuple[Person, Any]) -> None:
    ann, table = played
    mine = result(ann)
    assert mine["place"] in (1, 2, 3)
    assert mine["guest"]
    assert begin(ann)["id"] == table["id"], "whoever begins again finds the game that was played"
    (deal,) = [deal for deal in ann.get("/daily")["deals"] if deal["game"] == "zipang"]
    assert (deal["table"], deal["done"], deal["streak"]) == (table["id"], True, 1)
    name = sign_up(ann)
    assert [one["name"] for one in ann.get("/daily/zipang")["results"] if one["you"]] == [name]
    assert ann.get("/me/data")["deals"][0]["table"] == table["id"]


@pytest.mark.parametrize("path", CLOSED)
def test_nothing_of_a_finished_deal_opens_before_its_time(played: tuple[Person, Any], path: str) -> None:
    ann, table = played
    assert ann.get(f"/tables/{table['id']}/{path}", 409)["code"] == "deal-sealed"


def test_no_secret_of_a_finished_deal_is_exported(played: tuple[Person, Any]) -> None:
    ann, table = played
    (mine,) = [one for one in ann.get("/me/data")["tables"] if one["id"] == table["id"]]
    assert mine["status"] == "over"
    assert "record" not in mine


def test_nobody_watches_a_deal_of_another(played: tuple[Person, Any], server: LiveServer) -> None:
    _, table = played
    with server.person() as stranger:
        stranger.get("/me")
        with stranger.at(table["id"]) as page:
            assert page.next()["code"] == "deal-sealed"
        assert stranger.get(f"/tables/{table['id']}/state", 409)["code"] == "deal-sealed"


def test_who_lets_a_bot_play_has_no_rank(server: LiveServer) -> None:
    with server.person() as person:
        table = begin(person)["id"]
        with person.at(table) as page:
            page.until_asked()
            page.send({"type": "leave", "key": "away"})
            page.until(lambda told: told["type"] == "table" and told["table"]["status"] == "over")
        assert result(person)["rank"] is None


def test_an_address_begins_only_so_many(tmp_path: Path) -> None:
    from msgspec.structs import replace

    settings = Settings(data=tmp_path, limits=replace(GENEROUS, deals_of_address=1))
    with running(settings) as server, server.person() as one, server.person() as other:
        begin(one)
        other.get("/me")
        assert other.post("/daily", {"game": "zipang"}, 429)["code"] == "too-many-tables"
        begin(one)


def test_bad_questions_get_clear_answers(server: LiveServer) -> None:
    with server.person() as person:
        person.get("/me")
        assert person.post("/daily", {"game": "chess"}, 400)["code"] == "unknown-game"
        for day in ("yesterday", "2026-02-30", "99999-01-01"):
            assert person.get(f"/daily/zipang?day={day}", 400)["code"] == "bad-request"
        assert person.get("/daily/zipang?day=2020-01-01")["results"] == []


# --- without a server --------------------------------------------------------------------------------


def test_a_seed_follows_from_secret_game_and_day_alone() -> None:
    seeds = {
        daily.seed_of(*made) for made in (("a", "zipang", DAY), ("b", "zipang", DAY), ("a", "shogun", DAY))
    }
    assert len(seeds | {daily.seed_of("a", "zipang", "2026-03-05")}) == 4
    assert daily.seed_of("a", "zipang", DAY) in seeds


def test_a_deal_opens_after_its_second_day() -> None:
    made = [
        daily.new_table(
            "zipang", ANN, "secret", (datetime.now(UTC) - timedelta(days=days)).date().isoformat()
        )
        for days in range(3)
    ]
    assert [daily.is_sealed(table) for table in made] == [True, True, False]


@pytest.mark.parametrize("game", list(games.PLUGINS))
def test_every_game_has_a_deal(game: str) -> None:
    table = daily.new_table(game, ANN, "secret", DAY)
    assert [seat.bot for seat in table.seats].count("steady") == daily.seats_of(game) - 1
    assert table.start


@pytest.mark.parametrize(
    ("done", "days"),
    [("", 0), ("04", 1), ("03", 1), ("03 04", 2), ("02 04", 1), ("01 02 03", 3), ("02", 0)],
)
def test_a_streak_lasts_until_a_day_is_missed(done: str, days: int) -> None:
    assert streak({f"2026-03-{day}" for day in done.split()}, DAY) == days


@pytest.mark.anyio
async def test_a_guests_deal_goes_to_the_account_unless_it_has_played_itself(storage: Database) -> None:
    await storage.accounts.add(BEN, None)
    for number, (person, day) in enumerate(((ANN, DAY), (BEN, DAY), (ANN, "2026-03-05"))):
        table = daily.new_table("zipang", person, "secret", day)
        assert await storage.deals.begin(day, table, person) == table.id
        assert await storage.deals.begin(day, daily.new_table("zipang", person, "s", day), person) == table.id
        await storage.deals.finish(Deal(day, "zipang", person.id, table.id, 1, number, left=False, ended=day))
    await storage.accounts.merge_guest(ANN.id, BEN)
    found = await storage.deals.of_person(BEN.id)
    assert [(deal.day, deal.points) for deal in found] == [("2026-03-05", 2), (DAY, 1)]
    assert [one.account for one in await storage.deals.results(DAY, "zipang")] == [True]
    await storage.privacy.erase(BEN.id)
    assert await storage.deals.of_person(BEN.id) == []


def test_a_game_that_three_cannot_play_has_a_deal_for_as_many_as_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HighestPlugin, "seats", (2,))
    monkeypatch.setitem(games.PLUGINS, HighestPlugin.name, HighestPlugin())
    assert (daily.seats_of("highest"), daily.seats_of("zipang")) == (2, 3)
    assert {daily.seat_on(day, 2) for day in ("2026-11-17", "2026-11-18")} == {0, 1}
