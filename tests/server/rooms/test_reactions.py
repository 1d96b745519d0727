"""Where several people play, a reaction takes the same time, whoever is asked and whatever they can do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from tenka.server.settings import Settings
from tests.server.live import BOT, ME, OPEN, Connection, LiveServer, Message, running

LONG = 600.0
"""Longer than any test: what happens within it happens without waiting."""
SHORT = 0.05


@contextmanager
def table_for_two(live: LiveServer, *others: Message) -> Iterator[tuple[Connection, Connection]]:
    with live.person() as ann, live.person() as ben:
        table = ann.create(ME, OPEN, *others)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        with ann.at(table["id"]) as left, ben.at(table["id"]) as right:
            left.until_type("view")
            right.until_type("view")
            yield left, right


def play_until_asked(left: Connection, right: Connection) -> tuple[Connection, Connection] | None:
    """Play on until somebody may react: the one who is asked, and the other. None if the game ends first."""
    choice = random.Random(1)
    while not left.is_over():
        asked, other = (left, right) if left.now["moves"] else (right, left)
        if asked.now["observation"]["step"] == "react":
            return asked, other
        asked.play(choice.choice(asked.now["moves"]))
        left.until_type("step")
        right.until_type("step")
    return None


def asked_at(live: LiveServer) -> Iterator[tuple[Connection, Connection]]:
    """Tables where somebody is being asked; a game may rarely end before that."""
    while True:
        with table_for_two(live) as (left, right):
            found = play_until_asked(left, right)
            if found is not None:
                yield found
                return


@pytest.fixture
def patient(settings: Settings) -> Iterator[tuple[Connection, Connection]]:
    """Somebody is asked and has all the time in the world."""
    with running(msgspec.structs.replace(settings, reaction_seconds=LONG)) as live:
        yield from asked_at(live)


def test_everybody_sees_the_same_clock(patient: tuple[Connection, Connection]) -> None:
    asked, other = patient
    seat = asked.now["observation"]["viewer"]
    for page in patient:
        waiting = page.now["waiting"]
        assert (waiting["seat"], waiting["of"]) == (seat, LONG)
        assert 0 < waiting["seconds"] <= LONG
    assert "react:let" in asked.now["moves"]
    assert other.now["moves"] == []


def test_an_early_answer_is_held_back(patient: tuple[Connection, Connection]) -> None:
    """The one who answered sees that nothing more is to do; nobody else can tell."""
    asked, other = patient
    before = asked.now
    key = asked.play("react:let")
    view = asked.until_type("view", "ack", "step", "refused")
    assert (view["type"], view["version"], view["moves"]) == ("view", before["version"], [])
    assert view["observation"] == before["observation"]
    asked.play("react:let", key=key)  # a repetition waits with the first
    second = asked.play("react:let")
    assert asked.until_type("view", "ack", "step", "refused") == {
        "type": "refused",
        "key": second,
        "code": "not-your-turn",
        "rule": None,
    }
    other.play("react:let", key="probe")
    assert other.until_type("refused", "step", "view")["code"] in ("others-answer", "nothing-to-answer")


def test_a_page_that_comes_back_still_sees_its_answer_given(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, reaction_seconds=LONG)) as live:
        for asked, other in asked_at(live):
            asked.play("react:let")
            held = asked.until_type("view")
            with asked.again() as page:
                view = page.until_type("view")
                assert (view["moves"], view["version"]) == ([], held["version"])
            with other.again() as page:
                assert page.until_type("view")["observation"] == other.now["observation"]


def test_without_an_answer_the_default_is_played_when_the_time_is_up(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, reaction_seconds=SHORT)) as live:
        for asked, other in asked_at(live):
            step = other.until_type("step")
            assert reactions(step) == [(asked.now["observation"]["viewer"], "let")]
            assert asked.until_type("step")["version"] == step["version"]


def test_an_answer_in_time_is_played_when_the_time_is_up(settings: Settings) -> None:
    """On a slow machine an answer can come too late, which is said; then another table is tried."""
    in_time = False
    with running(msgspec.structs.replace(settings, reaction_seconds=10 * SHORT)) as live:
        while not in_time:
            for asked, other in asked_at(live):
                key = asked.play("react:let")
                told = asked.until_type("ack", "refused")
                in_time = told["type"] == "ack"
                assert told["key"] == key
                assert reactions(other.until_type("step")) == [(asked.now["observation"]["viewer"], "let")]
                assert other.now["version"] == asked.until_type("step")["version"] or not in_time


def reactions(step: Message) -> list[tuple[int, str]]:
    return [(told["seat"], told["answer"]) for told in step["events"] if told["event"] == "reacted"]


def test_bots_are_given_the_same_time(settings: Settings) -> None:
    """With all the time in the world, a bot that is asked keeps everybody waiting like a person does."""
    with running(msgspec.structs.replace(settings, reaction_seconds=LONG)) as live:
        bot_was_asked = False
        while not bot_was_asked:
            with table_for_two(live, BOT, BOT) as (left, right):
                bot_was_asked = plays_until_a_bot_is_asked(left, right)


def plays_until_a_bot_is_asked(left: Connection, right: Connection) -> bool:
    """Whether the game stopped at a bot; a person's question or an end stops it as well."""
    while not left.is_over() and left.now["waiting"] is None:
        asked = left if left.now["moves"] else right
        if asked.now["moves"]:
            asked.play(random.Random(2).choice(asked.now["moves"]))
        left.until_type("step")
        right.until_type("step")
    waiting = left.now["waiting"]
    return waiting is not None and waiting["seat"] > 1 and waiting["of"] == LONG


def test_alone_with_bots_nobody_is_hurried(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, reaction_seconds=LONG)) as live, live.person() as ann:
        table = ann.create(ME, BOT, BOT)
        with ann.at(table["id"]) as page:
            page.play_to_the_end(random.Random(4))
        told = [one for one in page.heard if one["type"] in ("view", "step")]
        assert all(one["waiting"] is None and one["alone"] for one in told)


def test_a_spectator_means_not_being_alone(server: LiveServer) -> None:
    with server.person() as ann, server.person() as eve:
        table = ann.create(ME, BOT)["id"]
        with ann.at(table) as page:
            assert page.until_type("view")["alone"]
            with eve.at(table) as watching:
                assert not watching.until_type("view")["alone"]
                page.until_asked()
                page.play_and_wait(page.now["moves"][0])
                assert not page.now["alone"]
            page.until_type("table")
            with page.again() as second:
                assert second.until_type("view")["alone"]
