"""Several processes on one PostgreSQL: a move may arrive at any of them, and none of them matters."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.engine import make_url

from tenka.server.cluster.bus import Rooms
from tenka.server.cluster.lease import Leases
from tenka.server.cluster.postgres_bus import PostgresBus
from tenka.server.settings import Settings
from tenka.server.storage.transactions import create_engine
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Person, as_sent, running
from tests.server.test_kill import Player, check, check_views, nursery, stored
from tests.support.postgres import Postgres, break_connections
from tests.support.waiting import wait_until

Pair = tuple[LiveServer, LiveServer]


@pytest.fixture
def shared(settings: Settings, postgres: Postgres) -> Settings:
    """For servers that share a database and a secret."""
    return replace(settings, database=postgres.create_database(), secret="shared", poll_seconds=0.2)


@contextmanager
def two(settings: Settings) -> Iterator[Pair]:
    with running(settings) as first, running(settings) as second:
        yield first, second


@contextmanager
def sitting(first: LiveServer, second: LiveServer, *others: dict[str, str]) -> Iterator[list[Connection]]:
    """Ann at one server and Ben at the other, at one table."""
    with ExitStack() as stack:
        ann, ben = stack.enter_context(first.person()), stack.enter_context(second.person())
        table = ann.create(ME, OPEN, *others)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        pages = [stack.enter_context(person.at(table["id"])) for person in (ann, ben)]
        for page in pages:
            page.until(lambda told: told["type"] == "view" and told["observation"] is not None)
        yield pages


def play(pages: list[Connection], moves: int) -> None:
    """So many moves, or fewer if the game ends, each by whoever is asked, told to everybody."""
    choice = random.Random(5)
    for _ in range(moves):
        asked = wait_for_a_question(pages)
        if asked is None:
            return
        asked.play_and_wait(choice.choice(asked.now["moves"]))


def wait_for_a_question(pages: list[Connection]) -> Connection | None:
    """Take all messages until all pages are at the same version and one of them is asked."""
    while True:
        newest = max(page.now["version"] for page in pages)
        behind = [page for page in pages if page.now["version"] < newest]
        if behind:
            behind[0].next()
        elif all(page.is_over() for page in pages):
            return None
        elif asked := [page for page in pages if page.now["moves"]]:
            return asked[0]
        else:
            pages[0].next()


def same_as_stored(settings: Settings, pages: list[Connection], table: str) -> None:
    _, found = stored(make_url(settings.database), table)
    assert found.live is not None
    for seat, page in enumerate(pages):
        assert page.now["observation"] == as_sent(found.live.observe(seat))


def table_of(page: Connection) -> str:
    return str(page.heard[0]["table"]["id"])


def test_people_at_two_processes_play_one_game(shared: Settings) -> None:
    with two(shared) as servers, sitting(*servers, BOT) as pages:
        play(pages, 10_000)
        assert all(page.is_over() for page in pages)
        same_as_stored(shared, pages, table_of(pages[0]))


def test_everybody_sees_who_is_where(shared: Settings) -> None:
    with two(shared) as (first, second), sitting(first, second) as pages:
        for page in pages:
            with page.again() as fresh:
                fresh.until(lambda told: "table" in told and all(s["here"] for s in told["table"]["seats"]))
        pages[1].socket.close()
        pages[0].until(lambda told: told["type"] == "table" and not told["table"]["seats"][1]["here"])


def test_whoever_is_watched_from_another_process_is_not_alone(shared: Settings) -> None:
    with two(shared) as (first, second), first.person() as ann, second.person() as eve:
        table = ann.create(ME, BOT)["id"]

        def is_alone() -> bool:
            with ann.at(table) as page:
                return bool(page.until_type("view")["alone"])

        assert is_alone()
        with eve.at(table):
            wait_until(lambda: not is_alone(), "Ann's process knows of Eve")
        wait_until(is_alone, "Ann's process knows that Eve has left")


def test_whoever_was_at_a_process_that_died_is_away(shared: Settings) -> None:
    """Also for the one that clears up after it: it gets no notice of what it has done itself."""
    with running(shared) as server, asyncio.Runner() as elsewhere, server.person() as ann:
        table = ann.create(ME, BOT)["id"]
        engine = create_engine(make_url(shared.database))
        dying = Leases(engine, process=7)
        line = elsewhere.run(engine.connect().start())
        elsewhere.run(dying.live(line))
        seats = stored(make_url(shared.database), table)[1].stored.seats
        elsewhere.run(dying.came(table, str(seats[0].identity)))
        with server.person() as eve, eve.at(table) as page:
            page.until(lambda told: "table" in told and told["table"]["seats"][0]["here"])
            elsewhere.run(line.close())
            elsewhere.run(engine.dispose())
            page.until(lambda told: told["type"] == "table" and not told["table"]["seats"][0]["here"])


def test_a_new_name_is_told_at_the_other_process(shared: Settings) -> None:
    with two(shared) as (first, second), first.person() as ann:
        table = ann.create(ME, BOT)["id"]
        with second.person() as eve, eve.at(table) as watching:
            watching.until_type("view")
            ann.post("/me", {"name": "Anna"})
            watching.until(
                lambda told: told["type"] == "table" and told["table"]["seats"][0]["name"] == "Anna"
            )


def deaf(self: PostgresBus, rooms: Rooms, notice: str) -> None:
    """Hears nothing."""


def test_missed_notices_are_made_up_for(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresBus, "_take", deaf)
    with two(shared) as servers, sitting(*servers) as pages:
        play(pages, 6)
        wait_for_a_question(pages)
        same_as_stored(shared, pages, table_of(pages[0]))


def test_whoever_joins_where_the_last_one_is_not_known_yet_gets_the_next_seat(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        two(shared) as (first, second),
        first.person() as ann,
        second.person() as ben,
        first.person() as cleo,
    ):
        made = ann.create(ME, OPEN, OPEN)
        with ann.at(made["id"]) as page:
            page.until_type("view")
            monkeypatch.setattr(PostgresBus, "_take", deaf)
            seats = [
                person.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})["seat"]
                for person in (ben, cleo)
            ]
    assert seats == [1, 2]


def test_lost_connections_to_the_database_are_made_up_for(shared: Settings) -> None:
    with two(shared) as servers, sitting(*servers, BOT) as pages:
        for _ in range(3):
            play(pages, 3)
            asyncio.run(break_connections(make_url(shared.database)))
        play(pages, 3)
        wait_for_a_question(pages)
        same_as_stored(shared, pages, table_of(pages[0]))


def test_a_reaction_given_at_one_process_counts_at_the_other(shared: Settings) -> None:
    """Whichever of them plays what happens by itself, the answer that was given is the one that is played."""
    patient = replace(shared, reaction_seconds=1.0)
    answered = 0
    with two(patient) as servers:
        while answered < 2:
            with sitting(*servers) as pages:
                answered += reactions(pages, patient)


def reactions(pages: list[Connection], settings: Settings) -> int:
    """Play a game, always blocking where that can be chosen; how often that was in time, and then played."""
    wanted: list[str] = []
    while (asked := wait_for_a_question(pages)) is not None and len(wanted) < 2:
        version, moves = asked.now["version"], asked.now["moves"]
        block = [move for move in moves if move in ("react:monk", "react:coin")]
        if not block:
            asked.play_and_wait(moves[0])
            continue
        asked.play(block[0])
        told = asked.until(lambda told: told["type"] == "refused" or told.get("moves") == [])
        if (told["type"], told.get("version")) == ("view", version):  # it is held until the time is up
            wanted.append(block[0])
    entries, _ = stored(make_url(settings.database), table_of(pages[0]))
    played = [entry.payload["move"] for entry in entries if entry.payload["move"] in wanted]
    assert played[: len(wanted)] == wanted
    return len(wanted)


def test_killed_processes_are_taken_over(tmp_path: Path, postgres: Postgres) -> None:
    """One of two is killed again and again, in the middle of play: everything goes on at the other."""
    address = postgres.create_database()
    url, choice = make_url(address), random.Random(7)
    player = Player(choice)
    with nursery(tmp_path, TENKA_DATABASE=address, TENKA_SECRET="shared") as servers:
        steady, steady_host = servers.start()
        for _ in range(3):
            pid, host = servers.start()
            killer = threading.Timer(choice.uniform(0.1, 0.6), os.kill, (pid, signal.SIGKILL))
            player.play_until_it_breaks(host, killer)
            killer.join()
            check(url, player)
            bots_go_on(player, steady_host)
        check_views(url, player, steady_host)
        os.kill(steady, signal.SIGKILL)
    assert sum(map(len, player.acknowledged.values())) > 0


def bots_go_on(player: Player, host: str) -> None:
    """At the other process the person is asked again, so the bots have moved; what was sent is sent again."""
    if not player.table:
        return
    with Person(host, player.cookies) as person, person.at(player.table) as page:
        page.until_type("view")
        player._repeat(page)
        page.until_asked()


def test_orphans_are_adopted_although_nobody_looks(tmp_path: Path, postgres: Postgres) -> None:
    """A person moves and leaves, and the process dies before the bots have moved: another plays them."""
    address = postgres.create_database()
    slow = {"TENKA_DATABASE": address, "TENKA_SECRET": "shared", "TENKA_BOT_SECONDS": "1"}
    with nursery(tmp_path, **slow) as servers:
        pid, host = servers.start()
        with Person(host) as ann:
            table = ann.create(ME, BOT, BOT)["id"]
            with ann.at(table) as page:
                page.until_type("view")
                if page.now["moves"]:
                    page.play_and_wait(page.now["moves"][0])
        os.kill(pid, signal.SIGKILL)
        before = len(stored(make_url(address), table)[0])
        servers.start()
        wait_for_entries(address, table, before + 1)


def wait_for_entries(address: str, table: str, count: int) -> None:
    wait_until(lambda: len(stored(make_url(address), table)[0]) >= count, "somebody has played the bots")
