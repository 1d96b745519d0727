"""Moments of the lessons to try rules at."""

from __future__ import annotations

import pytest

from tenka import games
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import examples
from tenka.texts import languages, rule_page

TAUGHT = sorted(name for name, plugin in games.PLUGINS.items() if plugin.lesson is not None)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_choice_has_an_outcome_that_is_told(game: str) -> None:
    lesson = games.plugin_of(game).lesson
    assert lesson is not None
    assert lesson.example is not None
    start = examples.after(game, [])
    task = next(one for one in lesson.tasks() if one.name == lesson.example.task)
    assert task.choice in start.moves
    assert start.log == []
    assert all(lesson.example.paragraph in rule_page(game, language) for language in languages())
    for move in start.moves:
        tried, again = examples.after(game, [move]), examples.after(game, [move])
        assert tried.log
        assert (tried.log, tried.observation) == (again.log, again.observation)
        assert tried.viewpoint == lesson.seat


@pytest.mark.parametrize(
    ("game", "choices"), [("zipang", ["captain:9"]), ("zipang", ["captain:1"] * 9), ("go", [])]
)
def test_what_makes_no_sense_is_refused(game: str, choices: list[str]) -> None:
    with pytest.raises(Problem):
        examples.after(game, choices)
