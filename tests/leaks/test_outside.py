"""What leaves the server by other doors: notices to people who are away, and the lines of its log."""

from __future__ import annotations

import logging
import random

import pytest

from tenka.server.notify.notices import Notifier, words
from tenka.server.rooms.notices import Notice
from tenka.server.settings import Settings
from tenka.texts import languages
from tests.leaks.test_requests import PATHS, questions
from tests.leaks.test_wire import in_every_game, play_one
from tests.leaks.worlds import VIEWER, Visit, drain, lasting, visiting, worlds
from tests.server.live import LiveServer

ME = f"seat-{VIEWER}"
Told = tuple[str, Notice]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """All notices, before they go out by push, webhook or mail."""
    found: list[Told] = []

    async def note(_self: Notifier, identity: str, notice: Notice) -> None:
        found.append((identity, notice))

    monkeypatch.setattr(Notifier, "_tell", note)
    return found


@in_every_game
def test_notices_are_the_same_whatever_others_have(
    live: LiveServer, settings: Settings, told: list[Told], name: str
) -> None:
    """Your turn, you are the last one missing, it is over: in words, for everybody who is away."""
    with visiting(live, settings, worlds(name, asked=False)) as visit:
        visit.enter(*visit.everybody()[1:])
        for seed in range(6):
            if not play_one(visit, random.Random(seed), visit.everybody()[1:]):
                break
            one, other = visit.get(ME, "/since?version=0")
            if one != other:  # now something was rightly revealed
                break
            assert in_words(told, visit.tables[0]) == in_words(told, visit.tables[1])
            assert len(set(waiting(visit))) == 1


def in_words(told: list[Told], table: str) -> list[tuple[str, str]]:
    mine = [(who, notice) for who, notice in told if notice.table == table]
    return [
        (who, lasting(words(notice, language, ""), table)) for who, notice in mine for language in languages()
    ]


def waiting(visit: Visit) -> list[bool]:
    """Which of the two tables a browser that was knocked at is told of."""
    found = visit.person(ME).get("/me/notices/waiting?language=en")["notices"]
    return [any(table in notice["url"] for notice in found) for table in visit.tables]


@in_every_game
def test_log_lines_are_the_same_whatever_others_have(
    live: LiveServer, settings: Settings, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Of requests that are answered and refused, of moves that are refused; and no line names a move."""
    caplog.set_level(logging.INFO, logger="tenka")
    with visiting(live, settings, worlds(name, asked=True)) as visit:
        visit.enter(ME)
        lines = []
        for world, table in enumerate(visit.tables):
            caplog.clear()
            for path in PATHS:
                visit.person(ME).http.get(f"/api/tables/{table}{path}")
            for path, about in questions(name):
                visit.person(ME).http.post(f"/api/tables/{table}{path}", json=about)
            for move in ("monk", "plan:castle:aki", "take:0", "no-such-move"):
                visit.pages[world][ME].play(move)
            drain(visit.pages[world][ME])
            lines.append([lasting(line_of(record), table) for record in caplog.records])
    assert lines[0] == lines[1]
    assert len(lines[0]) >= len(PATHS)
    assert not any("no-such-move" in line or "plan:castle" in line for line in lines[0])


def line_of(record: logging.LogRecord) -> dict[str, object]:
    fields = ("name", "levelname", "route", "method", "status", "code", "table")
    return {"message": record.getMessage()} | {field: getattr(record, field, None) for field in fields}
