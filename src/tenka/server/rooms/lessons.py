"""First games that teach: tables whose line of moves is written down by their game (`core.lesson`)."""

from __future__ import annotations

from msgspec.structs import replace

from tenka import games
from tenka.core.errors import Refused
from tenka.core.lesson import Lesson, Task
from tenka.core.refusals import Refusal
from tenka.server.protocol.http import CreateTable, LessonInfo, LessonTask, SeatSpec, TableSettings
from tenka.server.protocol.problems import Problem
from tenka.server.rooms import table_factory
from tenka.server.rooms.position import Position, payload
from tenka.server.storage.model import Identity, StoredEntry, StoredTable

BOT = "steady"
"""Who plays on for the others when the lesson is over."""
SETTINGS = TableSettings(undo=False, chat="nobody", hints=True)


def new_table(game: str, me: Identity) -> tuple[StoredTable, list[StoredEntry]]:
    """The table of a game's lesson, and what has been played there before. Problem."""
    lesson = games.PLUGINS[game].lesson if game in games.PLUGINS else None
    if lesson is None:
        raise Problem("unknown-game")
    seats = [SeatSpec("bot", BOT) for _ in range(lesson.seats)]
    seats[lesson.seat] = SeatSpec("me")
    request = CreateTable(game, seats, lesson.options, settings=SETTINGS)
    table = replace(table_factory.new_table(request, me, lesson.seed), origin="lesson")
    live = table_factory.open_table(table)
    for reply in lesson.before:
        live.play(reply.seat, reply.choice)
    stored = [StoredEntry(seq, f"lesson:{seq}", payload(entry)) for seq, entry in enumerate(live.entries)]
    return table, stored


def lesson_of(position: Position) -> Lesson | None:
    stored = position.stored
    return games.plugin_of(stored.game).lesson if stored.origin == "lesson" else None


def expected(position: Position) -> tuple[int, str] | None:
    """Whose choice comes next in the lesson, and which; None where anything may be played."""
    lesson = lesson_of(position)
    return lesson.expected(position.playing().entries) if lesson is not None else None


def check(position: Position, seat: int, choice: str) -> None:
    """Whether a choice is what the lesson is about now. Refused."""
    wanted = expected(position)
    if wanted is not None and wanted != (seat, choice):
        raise Refused(Refusal("lesson", ""))


def progress(position: Position, seat: int) -> LessonInfo | None:
    """What the learner is to do now; None at any other table and for anybody else."""
    lesson = lesson_of(position)
    if lesson is None or seat != lesson.seat or position.live is None:
        return None
    entries, tasks = position.live.entries, lesson.tasks()
    left = [item for item in lesson.rest(entries) or () if isinstance(item, Task)]
    return LessonInfo(
        tasks=[LessonTask(task.name, task.choice) for task in tasks],
        done=len(tasks) - len(left),
        due=len(lesson.now(entries)),
        over=lesson.expected(entries) is None,
    )
