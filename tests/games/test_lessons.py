"""Every first game is played to its end from its own tasks, with the real rules."""

from __future__ import annotations

import pytest

from tenka import games
from tenka.core.lesson import Lesson, Task
from tenka.core.record import Entry, Player
from tenka.core.table import AnyTable, Table
from tenka.games.shogun.advice.queries import FilledPlan
from tenka.games.shogun.lesson import OWN_PLAN, PLAN
from tenka.texts import Texts, languages

TAUGHT = [name for name, plugin in games.PLUGINS.items() if plugin.lesson is not None]


def lesson_of(name: str) -> Lesson:
    lesson = games.plugin_of(name).lesson
    assert lesson is not None
    return lesson


def table_of(name: str, lesson: Lesson) -> AnyTable:
    players = [Player(f"{seat}", "person") for seat in range(lesson.seats)]
    rules = games.load(name, lesson.seats, lesson.options)
    return Table.open(rules, players, bytes.fromhex(lesson.seed), lesson.options)


def follow(table: AnyTable, lesson: Lesson) -> list[Task]:
    """Plays the line to its end; the tasks as a learner meets them, one after the other."""
    met: list[Task] = []
    while (expected := lesson.expected(table.entries)) is not None:
        seat, choice = expected
        assert seat in table.actors(), f"{choice} is not asked for"
        due = lesson.now(table.entries)
        assert not due or due[-1].choice in ("", choice)
        met += due
        table.play(seat, choice)
    return met + lesson.now(table.entries)


def test_the_games_that_come_with_tenka_have_one() -> None:
    assert {"shogun", "shitenno", "zipang"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    lesson = lesson_of(name)
    table = table_of(name, lesson)
    assert follow(table, lesson) == lesson.tasks()
    assert not table.is_over()
    assert lesson.seat in table.actors(), "it ends where the learner can play on"
    assert not lesson.tasks()[-1].choice, "its last words are to be read"


def test_the_rest_of_the_plan_is_filled_in_as_the_lesson_has_it() -> None:
    lesson, shogun = lesson_of("shogun"), games.plugin_of("shogun")
    table = table_of("shogun", lesson)
    for reply in lesson.before:
        table.play(reply.seat, reply.choice)
    laid = ",".join(f"{space}:{card}" for space, card in OWN_PLAN.items())
    filled = shogun.answer(table.game, table.observe(0), "fill", {"seat": "0", "plan": laid})
    assert isinstance(filled, FilledPlan)
    assert {f"plan:{space}:{card}" for space, card in filled.plan.items()} == set(PLAN.split())


@pytest.mark.parametrize("name", TAUGHT)
def test_only_the_learner_or_a_bot_is_waited_for(name: str) -> None:
    """Others who could decide as well would be asked by the server, and leave the line."""
    lesson = lesson_of(name)
    table = table_of(name, lesson)
    for reply in lesson.before:
        table.play(reply.seat, reply.choice)
    while (expected := lesson.expected(table.entries)) is not None:
        assert set(table.actors()) - {lesson.seat} <= {expected[0]}
        table.play(*expected)


@pytest.mark.parametrize("name", TAUGHT)
def test_off_the_line_a_lesson_is_over(name: str) -> None:
    lesson = lesson_of(name)
    wrong = [Entry(lesson.seat, "something else")]
    assert lesson.expected(wrong) is None
    assert lesson.now(wrong) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_every_task_has_its_words(name: str, language: str) -> None:
    words = Texts(language)
    told = [words(f"{name}-lesson-{task.name}", one="Anna", two="Ben") for task in lesson_of(name).tasks()]
    assert all("-lesson-" not in line and "{" not in line for line in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", languages())
def test_a_card_is_called_in_the_lesson_what_is_written_on_it(language: str) -> None:
    words = Texts(language)
    tasks = dict(zip(OWN_PLAN.values(), ("rice", "theater", "battle"), strict=True))
    for card, task in tasks.items():
        assert words(f"shogun-province-{card}") in words(f"shogun-lesson-{task}", two="Ben")
