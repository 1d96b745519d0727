"""The odds of an attack: told to who may attack, from what they may know, and not too often."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tenka.server.settings import Limits, Settings
from tests.server.live import BOT, ME, LiveServer, Person, running

Table = dict[str, Any]


@pytest.fixture
def ann(server: LiveServer) -> Any:
    with server.person() as person:
        yield person


def shogun(person: Person) -> Table:
    table: Table = person.create(ME, BOT, BOT, game="shogun")
    return table


def ask(person: Person, table: Table, query: str, status: int = 200, **about: str) -> Any:
    return person.post(f"/tables/{table['id']}/queries/{query}", about, status)


def test_odds_grow_with_the_armies_and_add_up(ann: Person) -> None:
    table = shogun(ann)
    with ann.at(table["id"]) as page:
        view = page.until_type("view")["observation"]
    foreign = next(name for name, there in view["provinces"].items() if there["owner"] == 1)
    told = ask(ann, table, "odds", province=foreign, armies="6")
    assert told["province"] == foreign
    assert [odds["armies"] for odds in told["odds"]] == [1, 2, 3, 4, 5, 6]
    for odds in told["odds"]:
        assert odds["attacker"] + odds["nobody"] + odds["defender"] == pytest.approx(1, abs=0.001)
    wins = [odds["attacker"] for odds in told["odds"]]
    assert wins == sorted(wins)
    assert wins[-1] > wins[0]


@pytest.mark.parametrize(
    "about",
    [
        {},
        {"province": "omi"},
        {"province": "nowhere", "armies": "3"},
        {"province": "omi", "armies": "-1"},
        {"province": "omi", "armies": 3},
        ["omi"],
    ],
)
def test_a_question_that_makes_no_sense_is_refused(ann: Person, about: Any) -> None:
    refused = ann.post(f"/tables/{shogun(ann)['id']}/queries/odds", about, 400)
    assert refused["code"] == "bad-request"


def test_nobody_attacks_an_own_province(ann: Person) -> None:
    """Odds that were asked for before a march may be answered after it."""
    table = shogun(ann)
    with ann.at(table["id"]) as page:
        view = page.until_type("view")["observation"]
    own = next(name for name, there in view["provinces"].items() if there["owner"] == 0)
    assert ask(ann, table, "odds", province=own, armies="2") is None


def test_who_watches_and_who_plays_another_game_gets_none(server: LiveServer, ann: Person) -> None:
    table = shogun(ann)
    with server.person() as ben:
        assert ask(ben, table, "odds", 404, province="omi", armies="2")["code"] == "no-answer"
    other = ann.create(ME, BOT)
    assert ask(ann, other, "odds", 404, province="omi", armies="2")["code"] == "no-answer"


def test_the_odds_of_a_revolt_are_for_everybody_and_for_owned_provinces(
    server: LiveServer, ann: Person
) -> None:
    table = shogun(ann)
    with ann.at(table["id"]) as page:
        provinces = page.until_type("view")["observation"]["provinces"]
    owned = next(name for name, there in provinces.items() if there["owner"] == 1)
    neutral = next(name for name, there in provinces.items() if there["owner"] is None)
    with server.person() as ben:
        told = ask(ann, table, "revolt", province=owned)
        assert ask(ben, table, "revolt", province=owned) == told
    assert (told["province"], told["farmers"]) == (owned, 0)
    assert 0 < told["held"] <= 1
    assert ask(ann, table, "revolt", province=neutral) is None
    for nonsense in ("nowhere", ""):
        assert ask(ann, table, "revolt", 400, province=nonsense)["code"] == "bad-request"
    other = ann.create(ME, BOT)
    assert ask(ann, other, "revolt", 404, province="omi")["code"] == "no-answer"


def test_every_battle_comes_with_its_odds_to_players_and_watchers(server: LiveServer, ann: Person) -> None:
    table = shogun(ann)
    with ann.at(table["id"]) as page:
        page.play_to_the_end(random.Random(2))
    told = [step for page in ann.pages(table["id"]) for step in page["steps"]]
    with server.person() as ben, ben.at(table["id"]) as watching:
        public = watching.whole_log()
    battles = [(step["events"], battle) for step in told for battle in step["annotations"]]
    assert len(battles) == sum(event["event"] == "battle-ended" for step in told for event in step["events"])
    assert [battle for step in public for battle in step["annotations"]] == [battle for _, battle in battles]
    for events, battle in battles:
        assert events[battle["event"]]["event"] == "thrown"
        assert battle["attacker"] + battle["nobody"] + battle["defender"] == pytest.approx(1, abs=0.001)
        assert battle["worse"] + battle["better"] <= 1.001


def test_there_are_no_odds_without_end(ann: Person) -> None:
    table = shogun(ann)
    with ann.at(table["id"]) as page:
        view = page.until_type("view")["observation"]
    neutral = next(name for name, there in view["provinces"].items() if there["owner"] is None)
    told = ask(ann, table, "odds", province=neutral, armies="999999")
    assert len(told["odds"]) == 62
    ask(ann, table, "odds", 400, province=neutral, armies="99999999999999999999")


def test_asking_too_often_is_refused(tmp_path: Path) -> None:
    limits = Limits(questions_a_second=0.001, questions_at_once=2)
    with (
        running(Settings(data=tmp_path, bot_seconds=0, reaction_seconds=0, limits=limits)) as live,
        live.person() as ann,
    ):
        table = shogun(ann)
        for _ in range(2):
            assert ask(ann, table, "odds", 400, province="nowhere", armies="1")["code"] == "bad-request"
        assert ask(ann, table, "odds", 429, province="nowhere", armies="1")["code"] == "too-many-requests"
