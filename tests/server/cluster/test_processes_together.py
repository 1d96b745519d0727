"""What people do together at two processes: clocks, votes, chat, going back and notices happen once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.engine import make_url

from tenka.server.settings import Settings
from tenka.server.storage.transactions import create_engine
from tests.leaks.worlds import drain
from tests.server.cluster.test_processes import Pair, shared, table_of, two
from tests.server.live import ME, OPEN, Connection, Message, Person
from tests.server.receivers import receiving_web
from tests.server.rooms.test_people import info
from tests.server.test_kill import stored

__all__ = ["shared"]


@contextmanager
def apart(servers: Pair, people: int, game: str = "zipang", **chosen: Any) -> Iterator[list[Connection]]:
    """People at one table, by turns at one process and the other."""
    with ExitStack() as stack:
        them = [stack.enter_context(servers[number % 2].person()) for number in range(people)]
        wish = {"game": game, "seats": [ME, *[OPEN] * (people - 1)], "settings": chosen}
        made = them[0].post("/tables", wish, 201)
        for person in them[1:]:
            person.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        pages = [stack.enter_context(person.at(made["id"])) for person in them]
        for page in pages:
            page.until(lambda told: told["type"] == "view" and told["observation"] is not None)
        for page in pages:
            known(page, lambda one: all(seat["here"] for seat in one["seats"]))
        yield pages


def known(page: Connection, wanted: Callable[[Message], Any]) -> None:
    """Wait until the table is as it should be, as a page knows it; perhaps it is already."""
    tables = [told["table"] for told in page.heard if "table" in told]
    if not wanted(tables[-1]):
        info(page, wanted)


def entries(settings: Settings, table: str) -> list[Message]:
    return [entry.payload for entry in stored(make_url(settings.database), table)[0]]


async def change(settings: Settings, statement: str, **values: Any) -> None:
    engine = create_engine(make_url(settings.database))
    async with engine.begin() as connection:
        await connection.execute(text(statement), values)
    await engine.dispose()


def test_a_seats_time_runs_out_once_whichever_process_looks(shared: Settings) -> None:
    """Two of three are out of time at the same moment, while all plan."""
    quick = replace(shared, sweep_seconds=0.05, grace_seconds=0.0, retry_seconds=0.1)
    days = {"kind": "move", "seconds": 200_000}
    with two(quick) as servers, apart(servers, 3, "shogun", time_control=days) as pages:
        table = table_of(pages[0])
        late = 'UPDATE seats SET deadline = 1 WHERE "table" = :table AND seat < 2'
        asyncio.run(change(quick, late, table=table))
        for page in pages:
            known(page, lambda one: one["seats"][0]["stand_in"] and one["seats"][1]["stand_in"])
        for page in pages:
            drain(page)
        found = [entry for entry in entries(quick, table) if entry["kind"] == "seat"]
        assert sorted(found, key=lambda entry: int(entry["seat"])) == [
            {"kind": "seat", "seat": seat, "bot": "steady", "why": "time"} for seat in (0, 1)
        ]


def test_votes_at_both_processes_at_the_same_time_all_count(shared: Settings) -> None:
    """Three of the five others must agree, so one lost vote would leave the table waiting."""
    with two(shared) as servers, apart(servers, 6) as pages:
        pages[5].socket.close()
        for page in pages[:5]:
            known(page, lambda one: one["seats"][5]["votes_needed"] == 3)
        for page in pages[:3]:
            page.send({"type": "vote", "key": "v", "seat": 5, "on": True})
        for page in pages[:5]:
            known(page, lambda one: one["seats"][5]["stand_in"])
        found = [entry for entry in entries(shared, table_of(pages[0])) if entry["kind"] == "seat"]
        assert found == [{"kind": "seat", "seat": 5, "bot": "steady", "why": "vote"}]


def test_everybody_hears_all_that_is_said_at_both_processes_once(shared: Settings) -> None:
    with two(shared) as servers, apart(servers, 4) as pages:
        for number in range(4):
            for seat, page in enumerate(pages):
                page.send({"type": "say", "key": f"{seat}-{number}", "text": f"{seat} says {number}"})
        heard = [lines_of(page, 16) for page in pages]
        assert all(lines == heard[0] for lines in heard)
        assert [number for number, _ in heard[0]] == list(range(1, 17))
        assert {words for _, words in heard[0]} == {f"{s} says {n}" for s in range(4) for n in range(4)}


def lines_of(page: Connection, count: int) -> list[tuple[int, str]]:
    """What was said, in the order of the numbers, once there is so much of it; nothing came twice."""

    def found() -> list[tuple[int, str]]:
        lines = [line for told in page.heard if told["type"] == "chat" for line in told["lines"]]
        return [(line["number"], line["text"]) for line in lines]

    while len(found()) < count:
        page.next()
    drain(page)
    assert len(found()) == count
    return sorted(found())


def test_a_choice_is_taken_back_from_another_process(shared: Settings) -> None:
    """Ann plays on one page, and takes it back on another that is connected elsewhere."""
    with two(shared) as servers, apart(servers, 2, "shitenno") as pages:
        mover = next(page for page in pages if page.now["moves"])
        before = mover.now
        with elsewhere(servers, mover) as second:
            added = next(move for move in before["moves"] if move.startswith("add"))
            mover.play_and_wait(added)
            second.until(lambda told: told["type"] == "step" and told["undo"]["choices"] == 1)
            undo = {"type": "undo", "version": second.now["version"], "whole": False, "key": "back"}
            second.send(undo)
            mover.until(lambda told: told["type"] == "step" and told["undo"]["choices"] == 0)
            mover.send({**undo, "version": mover.now["version"]})  # again, at the other process
            assert mover.until_type("ack", "refused", "failed")["type"] == "ack"
        assert mover.now["moves"] == before["moves"]
        kinds = [entry["kind"] for entry in entries(shared, table_of(mover))]
        assert kinds == ["move", "undo"]


@contextmanager
def elsewhere(servers: Pair, page: Connection) -> Iterator[Connection]:
    """Another page of the same person at the other process."""
    host, cookie = page.socket.request.headers["Host"], page.socket.request.headers["Cookie"]  # type: ignore[union-attr]
    name, _, value = cookie.partition("=")
    other = next(server for server in servers if server.host != host)
    with Person(other.host, {name: value}) as person, person.at(table_of(page)) as found:
        found.until_type("chat")
        yield found


def test_who_is_away_is_told_once_although_two_processes_know(shared: Settings) -> None:
    """Ann and Cleo have sealed at different processes, and Ben is the last one missing."""
    reachable = replace(shared, private_webhooks=True)
    with receiving_web() as web, two(reachable) as servers, apart(servers, 3, "shogun") as pages:
        hook = {"kind": "webhook", "target": f"{web.address}/ben", "language": "en"}
        with at_first(servers, pages[1]) as ben:
            ben.post("/me/notices", hook, 201)
        pages[1].socket.close()
        there = [pages[0], pages[2]]
        for page in there:
            known(page, lambda one: not one["seats"][1]["here"])
        for page in there:
            seal(page, random.Random(1))
        assert web.next().path == "/ben"
        for page in there:
            drain(page)
        threading.Event().wait(0.5)  # long enough for a second one, if anybody had sent it
        assert web.is_empty()


@contextmanager
def at_first(servers: Pair, page: Connection) -> Iterator[Person]:
    name, _, value = page.socket.request.headers["Cookie"].partition("=")  # type: ignore[union-attr]
    with Person(servers[0].host, {name: value}) as person:
        yield person


def seal(page: Connection, choice: random.Random) -> None:
    drain(page)
    while any(move.startswith("plan:") for move in page.now["moves"]):
        page.play_and_wait(choice.choice(page.now["moves"]))


def test_nothing_is_told_at_the_other_process_of_a_plan_that_grows(shared: Settings) -> None:
    """Neither of its cards nor of private notes, also where clocks are looked at after every entry."""
    clocks = {"kind": "live", "seconds": 3000, "more": 60}
    with two(shared) as servers, apart(servers, 3, "shogun", time_control=clocks) as pages:
        ann, ben = pages[0], pages[1]
        drain(ben)
        before = len(ben.heard)
        for _ in range(8):
            ann.play_and_wait(ann.now["moves"][0])
        with at_first(servers, ann) as person:
            person.post(f"/tables/{table_of(ann)}/notes", {"seat": 0, "text": "my thoughts"})
        ben.send({"type": "say", "key": "end", "text": "end"})
        ann.until_type("chat")
        told = [told["type"] for told in ben.heard[before:]]
        assert told == []
        ben.until_type("chat")
        assert {told["type"] for told in ben.heard[before:]} == {"ack", "chat"}
