"""First games that teach, at the server: the line is held, other moves change nothing, and it can be left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tenka import games
from tests.server.live import Connection, LiveServer, Message, Person

TAUGHT = [name for name, plugin in games.PLUGINS.items() if plugin.lesson]


@pytest.fixture
def ann(server: LiveServer) -> Iterator[Person]:
    with server.person() as person:
        yield person


def begin(person: Person, game: str, *, again: bool = False) -> str:
    table: Message = person.post("/lessons", {"game": game, "again": again}, 201)
    assert table["origin"] == "lesson"
    return str(table["id"])


def lesson(person: Person, table: str) -> Message:
    told: Message = person.get(f"/tables/{table}/lesson")
    return told


def due(person: Person, table: str) -> list[Message]:
    told = lesson(person, table)
    tasks: list[Message] = told["tasks"][told["done"] : told["done"] + told["due"]]
    return tasks


def play_through(person: Person, table: str, page: Connection) -> None:
    while page.until_asked() and not lesson(person, table)["over"]:
        choices = [task["choice"] for task in due(person, table) if task["choice"]]
        # An answer that needs no thought is given by the page itself.
        page.play_and_wait(choices[0] if choices else page.now["moves"][0])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(ann: Person, game: str) -> None:
    table = begin(ann, game)
    with ann.at(table) as page:
        play_through(ann, table, page)
        told = lesson(ann, table)
        assert told["done"] + told["due"] == len(told["tasks"])
        assert not ann.get(f"/tables/{table}")["teaching"]
        page.play_and_wait(page.until_asked()["moves"][0])
        assert lesson(ann, table)["over"]


def test_another_move_is_refused_and_changes_nothing(ann: Person) -> None:
    table = begin(ann, "zipang")
    with ann.at(table) as page:
        before = page.until_asked()
        wanted = next(task["choice"] for task in due(ann, table) if task["choice"])
        page.play(next(move for move in before["moves"] if move != wanted))
        assert page.until_type("refused")["code"] == "lesson"
        with page.again() as another:
            assert another.until_asked()["version"] == before["version"]
        page.play_and_wait(wanted)


def test_a_lesson_is_gone_on_with_until_it_is_begun_again(ann: Person) -> None:
    table = begin(ann, "zipang")
    with ann.at(table) as page:
        page.until_asked()
        page.play_and_wait(next(task["choice"] for task in due(ann, table) if task["choice"]))
    assert ann.get(f"/tables/{table}")["teaching"]
    assert begin(ann, "zipang") == table
    assert begin(ann, "shitenno") != table
    fresh = begin(ann, "zipang", again=True)
    assert fresh != table
    assert lesson(ann, fresh)["done"] == 0


def test_only_the_learner_is_told_of_it(server: LiveServer, ann: Person) -> None:
    table = begin(ann, "zipang")
    with server.person() as stranger:
        assert stranger.get(f"/tables/{table}/lesson") is None
        assert begin(stranger, "zipang") != table
    assert ann.post("/lessons", {"game": "chess"}, 400)["code"] == "unknown-game"


@pytest.mark.parametrize("game", TAUGHT)
def test_goal_and_state_are_told_to_who_may_see_the_table(ann: Person, game: str) -> None:
    assert ann.get(f"/tables/{begin(ann, game)}/state")["said"]["base"] == f"{game}-state"
