"""What is said about every event, move and question, to everybody whom it may concern, in English.

The files are read by people: after a change of words, `python -m tests.games.test_lines` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tenka.core.events import Event
from tenka.games.shogun import narration as shogun
from tenka.games.zipang import narration as zipang
from tenka.games.zipang.moves import BOOK
from tenka.texts import Texts
from tests import test_texts
from tests.games.shogun import module_samples, samples
from tests.games.shogun.test_texts import PEOPLE, VIEWERS

FOLDER = Path(__file__).parents[1] / "data" / "lines"


def told(
    narration: ModuleType, events: Iterable[list[Event]], moves: Iterable[str], seen: Iterable[Any]
) -> Iterator[str]:
    texts, people = Texts("en"), [*PEOPLE, "Frida"]
    for event, viewer in product([event for some in events for event in some], VIEWERS):
        line = texts.event_line(narration, event, viewer, people)
        yield f"{type(event).__name__} to {viewer}: {line}"
    for move in moves:
        yield f"{move}: {texts.move_label(narration, move, people, 0)}"
    for one in seen:
        yield f"{one.step} to {one.viewer}: {texts.question(narration, one, people)}"


def lines_of_zipang() -> Iterator[str]:
    asked = product(test_texts.questions(), VIEWERS)
    seen = [test_texts.observation(step, viewer, **changes) for (step, changes), viewer in asked]
    return told(zipang, test_texts.EVENTS.values(), BOOK.named, seen)


def lines_of_shogun() -> Iterator[str]:
    events = [*samples.EVENTS.values(), *module_samples.MODULE_EVENTS.values(), module_samples.BASE_EVENTS]
    asked = product([*samples.questions(), *module_samples.module_questions()], VIEWERS)
    seen = [samples.observation(step, viewer, **changes) for (step, changes), viewer in asked]
    return told(shogun, events, samples.MOVES + module_samples.MODULE_MOVES, seen)


LINES = {"zipang": lines_of_zipang, "shogun": lines_of_shogun}


@pytest.mark.parametrize("game", LINES)
def test_lines_are_as_they_were(game: str) -> None:
    assert list(LINES[game]()) == (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    for name, lines in LINES.items():
        (FOLDER / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines()), "utf-8")
