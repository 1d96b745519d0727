"""Contests on a real server: made in a minute, with absences and restarts, and deals that do not leak."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from tenka.server.settings import Settings
from tests.server.live import LiveServer, Person, running
from tests.support.postgres import Postgres
from tests.support.waiting import wait_until

PLAN = {"name": "Evening", "game": "zipang", "seats": 4, "bot": "random"}
LATER = (datetime.now(UTC) + timedelta(days=2)).isoformat()


def make(person: Person, *, starts: str | None = None, join: bool = True, **plan: Any) -> Any:
    person.get("/me")
    return person.post("/contests", {"plan": PLAN | plan, "starts": starts, "join": join}, 201)


def enter(person: Person, contest: str, name: str = "") -> Any:
    person.get("/me")
    if name:
        person.post("/me", {"name": name})
    return person.post(f"/contests/{contest}/enter", {})


def play(tables: Mapping[str, Sequence[Person]], leaving: Sequence[Person] = ()) -> None:
    """All games to the end, everybody by a lot of their seat; some leave at once."""

    def one(table: str, person: Person) -> None:
        with person.at(table) as page:
            view = page.until_type("view")
            if person in leaving:
                page.send({"type": "leave", "key": "away"})
                page.until(
                    lambda told: (
                        told["type"] == "table" and told["table"]["seats"][view["viewpoint"]]["stand_in"]
                    )
                )
            else:
                page.play_to_the_end(random.Random(view["viewpoint"]))

    sitting = [(table, person) for table, here in tables.items() for person in here]
    with ThreadPoolExecutor(len(sitting)) as pool:
        for done in [pool.submit(one, *each) for each in sitting]:
            done.result()


def mine(people: Sequence[Person], contest: str) -> dict[str, list[Person]]:
    """Who sits at which table of the present round."""
    found: dict[str, list[Person]] = {}
    for person in people:
        table = person.get(f"/contests/{contest}")["table"]
        if table is not None:
            found.setdefault(table, []).append(person)
    return found


def in_round(person: Person, contest: str, number: int) -> Any:
    def there() -> Any:
        page = person.get(f"/contests/{contest}")
        return page if page["round"] >= number or page["status"] == "over" else None

    return wait_until(there, f"round {number} begins")


# --- two rounds of many --------------------------------------------------------------------------------


@contextmanager
def servers(settings: Settings, count: int) -> Iterator[list[LiveServer]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(settings)) for _ in range(count)]


@pytest.fixture(params=["sixteen, one process", "eight, two processes"])
def house(request: pytest.FixtureRequest, settings: Settings) -> tuple[Settings, int, int]:
    """How a server is set up, of how many processes, and for how many players."""
    if request.param == "sixteen, one process":
        return settings, 1, 16
    postgres: Postgres = request.getfixturevalue("postgres")
    return replace(settings, database=postgres.create_database(), secret="shared", poll_seconds=0.2), 2, 8


def test_players_with_absences_a_late_entry_and_a_restart(house: tuple[Settings, int, int]) -> None:
    settings, processes, players = house
    with ExitStack() as stack:
        first = stack.enter_context(ExitStack())
        live = first.enter_context(servers(settings, processes))
        people = [first.enter_context(live[number % processes].person()) for number in range(players)]
        contest = make(people[0], rounds=2)["id"]
        for number, person in enumerate(people):
            enter(person, contest, f"Player {number}")
        people[0].post(f"/contests/{contest}/begin", {})
        tables = mine(people, contest)
        assert [len(here) for here in tables.values()] == [4] * (players // 4)
        done = list(tables.items())
        half = len(done) // 2
        play(dict(done[:half]), leaving=[people[5], people[6]])
        cookies = [dict(person.http.cookies.items()) for person in people]
        first.close()

        live = stack.enter_context(servers(settings, processes))
        people = [
            stack.enter_context(Person(live[at % processes].host, one)) for at, one in enumerate(cookies)
        ]
        again = mine(people, contest)
        assert set(again) == {table for table, _ in done[half:]}, "the others wait as before"
        gone = next(one for here in again.values() for one in here if one not in people[5:7])
        gone.post(f"/contests/{contest}/withdraw", {})
        late = stack.enter_context(live[-1].person())
        enter(late, contest, "Late")
        staying = {table: [one for one in here if one is not gone] for table, here in again.items()}
        play(staying, leaving=[people[5], people[6]])
        page = in_round(people[5], contest, 2)
        assert len(page["schedule"]) == 2, "made once"
        second = mine([*people, late], contest)
        assert [len(here) for here in second.values()] == [4] * (players // 4)
        check_standings(page, players, absent={5, 6, people.index(gone)})
        play(second, leaving=[people[5]])
        wait_until(lambda: people[1].get(f"/contests/{contest}")["status"] == "over", "it is over")
        page = people[0].get(f"/contests/{contest}")
        assert [len(one["scores"]) for one in page["standings"]].count(2) == players - 1
        (newcomer,) = [one for one in page["standings"] if one["person"] == players]
        assert [score["round"] for score in newcomer["scores"]] == [2]
        assert page["standings"][0]["place"] == 1


def check_standings(page: Any, players: int, absent: set[int]) -> None:
    first = page["schedule"][0]
    assert first["over"]
    for table in first["tables"]:
        assert table["status"] == "over"
        assert {seat["person"] for seat in table["seats"] if seat["absent"]} <= absent
    scores = {one["person"]: one["scores"][0] for one in page["standings"] if one["scores"]}
    assert len(scores) == players
    assert {number for number, score in scores.items() if score["kind"] == "absent"} == absent
    assert all(scores[number]["points"] == 0 for number in absent)
    assert sum(score["points"] for score in scores.values()) > 0


# --- making and entering -----------------------------------------------------------------------------


def test_who_may_do_what(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben:
        contest = make(ann, starts=LATER)["id"]
        ben.get("/me")
        assert ben.post(f"/contests/{contest}/begin", {}, 403)["code"] == "not-allowed"
        assert ben.post(f"/contests/{contest}/end", {}, 403)["code"] == "not-allowed"
        assert ann.post(f"/contests/{contest}/begin", {}, 409)["code"] == "contest-few"
        assert enter(ben, contest)["joined"]
        assert not ben.post(f"/contests/{contest}/withdraw", {})["joined"]
        assert [one["id"] for one in ben.get("/contests")["contests"]].count(contest) == 1
        assert ann.get("/me/data")["contests"][0]["contest"] == contest
        ann.post(f"/contests/{contest}/end", {})
        assert ann.get(f"/contests/{contest}", 404)["code"] == "no-contest"


@pytest.mark.parametrize(
    ("code", "plan"),
    [
        ("unknown-game", {"game": "chess"}),
        ("bad-seats", {"game": "shogun", "seats": 2}),
        ("bad-bot", {"bot": "genius"}),
        ("bad-time-control", {"time_control": {"kind": "none"}}),
        ("bad-options", {"options": {"speed": "warp"}}),
        ("bad-title", {"name": " \u200b "}),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(server: LiveServer, code: str, plan: Any) -> None:
    with server.person() as ann:
        ann.get("/me")
        assert ann.post("/contests", {"plan": PLAN | plan}, 400)["code"] == code
        assert ann.get("/me/data")["contests"] == []


@pytest.mark.parametrize(
    "starts", ["tomorrow", "2020-01-01T00:00:00+00:00", "2026-01-01", "9999-12-31T23:59:59Z"]
)
def test_a_start_lies_within_a_year(server: LiveServer, starts: str) -> None:
    with server.person() as ann:
        ann.get("/me")
        assert ann.post("/contests", {"plan": PLAN, "starts": starts}, 400)["code"] == "bad-start"


def test_a_late_entry_comes_to_a_swiss_only(server: LiveServer) -> None:
    with server.person() as ann, server.person() as ben, server.person() as cho:
        for form, status in (("swiss", 200), ("round-robin", 409), ("knock-out", 409)):
            contest = make(ann, seats=2, format=form, rounds=3)["id"]
            enter(ben, contest)
            ann.post(f"/contests/{contest}/begin", {})
            cho.get("/me")
            cho.post(f"/contests/{contest}/enter", {}, status)
            ann.post(f"/contests/{contest}/end", {})
            assert ann.get(f"/contests/{contest}")["status"] == "over"


def test_contests_can_be_switched_off(settings: Settings) -> None:
    with running(replace(settings, parts=("people",))) as server, server.person() as ann:
        ann.get("/me")
        assert ann.get("/contests", 404)["code"] == "part-off"
        assert ann.post("/contests", {"plan": PLAN}, 404)["code"] == "part-off"


# --- duplicate ---------------------------------------------------------------------------------------

SEALED = ("replay", "record", "fairness", "coach/0")


def test_nothing_of_a_deal_is_told_before_the_round_is_over(server: LiveServer) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(server.person()) for _ in range(4)]
        eve = stack.enter_context(server.person())
        contest = make(people[0], seats=2, duplicate=True, rounds=1)["id"]
        for person in people:
            enter(person, contest)
        people[0].post(f"/contests/{contest}/begin", {})
        (one, here), (other, there) = mine(people, contest).items()
        play({one: here})
        eve.get("/me")
        check_closed(one, [*here, *there, eve], sitting=here)
        assert shown(there[0], contest, "place") == [None] * 4
        assert here[0].get("/me/page")["games"] == [], "statistics wait as well"
        play({other: there})
        wait_until(lambda: eve.get(f"/contests/{contest}")["status"] == "over", "it is over")
        records = [eve.get(f"/tables/{table}/record") for table in (one, other)]
        assert records[0]["start"] == records[1]["start"]
        assert records[0]["entries"] == records[1]["entries"], "the same choices, the same draws"
        assert shown(eve, contest, "points") == [50.0] * 4, "nobody did better with the same deal"
        wait_until(lambda: here[0].get("/me/page")["games"], "the game counts now")


def shown(person: Person, contest: str, what: str) -> list[Any]:
    """Of all seats of the first round."""
    tables = person.get(f"/contests/{contest}")["schedule"][0]["tables"]
    return [seat[what] for table in tables for seat in table["seats"]]


def check_closed(table: str, people: Sequence[Person], sitting: Sequence[Person]) -> None:
    for person in people:
        for path in SEALED:
            assert person.get(f"/tables/{table}/{path}", 409)["code"] == "deal-sealed"
        assert person.post(f"/tables/{table}/fork", {"at": 0, "seat": 0, "bot": "random"}, 409)["code"]
        if person in sitting:
            continue
        for path in ("state", "notes", "since?version=0"):
            assert person.get(f"/tables/{table}/{path}", 409)["code"] == "deal-sealed"
        info = person.get(f"/tables/{table}")
        assert (info["commitment"], info["ranks"], info["sealed"]) == ("", [], True)
        with person.at(table) as page:
            assert page.next()["code"] == "deal-sealed"
