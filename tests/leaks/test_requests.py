"""What can be asked by HTTP: answers, refusals and lists are the same whatever others have."""

from __future__ import annotations

import random

import msgspec
import pytest
from itsdangerous import URLSafeTimedSerializer

from tenka import games
from tenka.server.settings import Settings
from tests.leaks.worlds import (
    CASES,
    SECRET,
    VIEWER,
    WATCHER,
    Visit,
    drain,
    lasting,
    visiting,
    with_settings,
    worlds,
)
from tests.server.live import ME as PLAYER
from tests.server.live import LiveServer, Person

ME = f"seat-{VIEWER}"
MOMENTS = [(name, asked) for name in CASES for asked in (True, False)]
at_any_moment = pytest.mark.parametrize(("name", "asked"), MOMENTS)
PATHS = (
    "",
    "/since?version=0",
    "/since?version=1",
    "/since?version=99",
    "/notes",
    "/replay",
    "/replay?viewer=all",
    "/replay?viewer=1",
    "/record",
    "/fairness",
    "/coach/0",
    "/coach/1",
    "/stream",
    "/nothing",
)
"""What is asked of a table whose game goes on."""


def questions(name: str) -> list[tuple[str, dict[str, str]]]:
    """Why not this move, how would a battle end: a few of each, with what they are about."""
    case = CASES[name]
    choice = random.Random(5)
    book = [move.name for move in games.load(case.game, case.seats, case.options).book.all]
    asked = [("/why", {"move": move}) for move in choice.sample(book, min(12, len(book)))]
    for province in ("aki", "mino", "kaga", "nowhere"):
        asked.append(("/queries/odds", {"province": province, "armies": "4"}))
        asked.append(("/queries/revolt", {"province": province}))
    seat = {"seat": str(VIEWER)}
    plans = [("hints", seat), ("fill", seat), ("placings", {"space": "castle", **seat})]
    return [*asked, ("/queries/overview", {}), *((f"/queries/{what}", about) for what, about in plans)]


@at_any_moment
def test_no_answer_tells_the_worlds_apart(
    live: LiveServer, settings: Settings, name: str, asked: bool
) -> None:
    """Table, digest, notes, odds, explanations; replay, record, check and fork are closed until the end."""
    with visiting(live, settings, worlds(name, asked=asked)) as visit:
        for who in (ME, WATCHER):
            for path in PATHS:
                one, other = visit.get(who, path)
                assert one == other, path
            for path, about in questions(name)[:: 1 if who == ME else 4]:
                one, other = visit.post(who, path, about)
                assert one == other, (path, about)
        for path in ("/replay", "/replay?viewer=all", "/record", "/fairness", "/coach/0"):
            assert visit.get(ME, path)[0] == (409, visit.get(WATCHER, path)[0][1])
        assert forks(visit) == [409, 409]


def forks(visit: Visit) -> list[int]:
    found = []
    for table in visit.tables:
        wish = {"at": 0, "seat": 1, "bot": "random"}
        found.append(visit.person(ME).http.post(f"/api/tables/{table}/fork", json=wish).status_code)
    return found


@pytest.mark.parametrize("name", CASES)
def test_a_hint_is_the_same_whatever_others_have(live: LiveServer, settings: Settings, name: str) -> None:
    """At a table that allows hints; and who only watches gets none."""
    with visiting(live, settings, with_settings(worlds(name, asked=True), hints=True)) as visit:
        for who, status in ((ME, 200), (WATCHER, 403)):
            answers = [visit.person(who).http.post(f"/api/tables/{table}/hint") for table in visit.tables]
            one, other = (
                (answer.status_code, lasting(answer.text, table))
                for answer, table in zip(answers, visit.tables, strict=True)
            )
            assert one == other
            assert one[0] == status
        visit.enter(WATCHER)
        visit.check(WATCHER)


@pytest.mark.parametrize("name", CASES)
def test_notes_of_others_have_no_length(live: LiveServer, settings: Settings, name: str) -> None:
    with visiting(live, settings, worlds(name, asked=True)) as visit:
        for table, words in zip(visit.tables, ("short", "a very long secret thought " * 9), strict=True):
            visit.person("seat-1").post(f"/tables/{table}/notes", {"seat": 1, "text": words})
        for who in (ME, WATCHER):
            one, other_world = visit.get(who, "/notes")
            assert one == other_world
        assert visit.get("seat-1", "/notes")[0] != visit.get("seat-1", "/notes")[1]


@pytest.mark.parametrize("name", CASES)
def test_lists_of_tables_tell_nothing(live: LiveServer, settings: Settings, name: str) -> None:
    """The own tables, and those where anybody may sit down."""
    with visiting(live, settings, worlds(name, asked=False)) as visit:
        me = visit.person(ME)
        found = me.get("/tables")["tables"]
        one, other = [
            lasting(next(info for info in found if info["id"] == table), table) for table in visit.tables
        ]
        assert one == other
        listed = {info["id"] for info in me.get("/tables/open")["tables"]}
        assert not listed & set(visit.tables)


@pytest.mark.parametrize("name", CASES)
def test_ones_own_data_tells_nothing_of_others(live: LiveServer, settings: Settings, name: str) -> None:
    """All that is kept of somebody, as a file, while a game goes on."""
    with visiting(live, settings, worlds(name, asked=True)) as visit:
        kept = {table["id"]: table for table in visit.person(ME).get("/me/data")["tables"]}
        one, other = (lasting(kept[table], table) for table in visit.tables)
        assert one == other
        assert "view" in one


def test_ones_own_data_is_closed_to_others_at_the_same_screen(live: LiveServer) -> None:
    """Moves and notes of a seat come with the file only while that seat sits before the screen."""
    family = [PLAYER, {"kind": "here", "name": "Oma"}, {"kind": "here", "name": "Kai"}]
    with live.person() as ann:
        table = ann.create(*family, game="shogun")["id"]
        with ann.at(table) as page:
            page.until_type("chat")
            page.send({"type": "sit", "seat": 0})
            page.until(lambda told: told["type"] == "view" and told["table"]["seat"] == 0)
            page.play_and_wait(page.now["moves"][0])
            ann.post(f"/tables/{table}/notes", {"seat": 0, "text": "ann thinks"})
            assert told_of(ann) == (1, ["ann thinks"])
            for seat in (1, -1):
                page.send({"type": "sit", "seat": seat})
                drain(page)
                assert told_of(ann) == (0, [])


def told_of(person: Person) -> tuple[int, list[str]]:
    """How many moves and which notes somebody's file holds."""
    kept = person.get("/me/data")
    return len(kept["tables"][0]["moves"]), [note["text"] for note in kept["notes"]]


@at_any_moment
def test_a_program_at_a_seat_hears_what_a_person_there_would(
    live: LiveServer, settings: Settings, name: str, asked: bool
) -> None:
    """The stream of the HTTP interface for bots, and the answers to its moves."""
    with visiting(live, settings, worlds(name, asked=asked)) as visit:
        one, other = (streamed(visit, table) for table in visit.tables)
        assert one == other
        assert '"view"' in one[0]


def streamed(visit: Visit, table: str) -> list[str]:
    """The first message, and what wrong moves are answered with."""
    token = str(URLSafeTimedSerializer(SECRET, salt="tenka-bot").dumps([ME, table]))
    headers = {"authorization": f"Bearer {token}"}
    program = visit.person("nobody").http
    with program.stream("GET", f"/api/tables/{table}/stream", headers=headers) as lines:
        found = [next(lines.iter_lines())]
    for number, move in enumerate(("monk", "plan:castle:aki", "take:0", "no-such-move")):
        body = msgspec.json.encode({"type": "play", "version": 1, "key": f"k{number}", "move": move})
        answer = program.post(f"/api/tables/{table}/play", content=body, headers=headers)
        found.append(f"{answer.status_code} {answer.text}")
    return [lasting(line, table) for line in found]
