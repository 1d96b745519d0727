"""A game, step by step, as one viewer could see it: in pages, because it may be long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import asdict

from tenka import games
from tenka.core.events import EVERYBODY, PUBLIC
from tenka.core.narration import event_phrase
from tenka.core.record import Record, load_game
from tenka.core.table import AnyTable, Table
from tenka.server.protocol.http import TableInfo
from tenka.server.protocol.replays import ReplayStep, SeenStep

PAGE_STEPS: Final = 200
PAGE_BYTES: Final = 1_000_000
"""A page ends with the step that reaches it."""


def replay_page(info: TableInfo, record: Record, viewer: int, start: int) -> bytes:
    """A finished game from a step on, as many steps as there are in one page."""
    steps, following = _page(record, viewer, start, _replay_step)
    return msgspec.json.encode({"table": info, "viewer": viewer, "steps": steps, "next": following})


def since_page(record: Record, viewer: int, version: int) -> bytes:
    """What a viewer could notice of a running game after a version, and how things stood then."""
    steps, following = _page(record, viewer, max(0, version - 1), _seen_step)
    return msgspec.json.encode({"steps": steps, "next": None if following is None else following + 1})


def _page(
    record: Record, viewer: int, start: int, tell: Callable[[AnyTable, int, int], SeenStep]
) -> tuple[list[msgspec.Raw], int | None]:
    """So many steps, and with which the next page begins, if there is one."""
    steps: list[msgspec.Raw] = []
    size = 0
    for place, table in enumerate(_noticed(record, viewer)):
        if len(steps) == PAGE_STEPS or size > PAGE_BYTES:
            return steps, place
        if place >= start:
            step = msgspec.json.encode(tell(table, viewer, place + 1))
            steps.append(msgspec.Raw(step))
            size += len(step)
    return steps, None


def _noticed(record: Record, viewer: int) -> Iterator[AnyTable]:
    """The table after the set-up and after every entry that the viewer could notice."""
    seen = 0
    for table in Table.retrace(load_game(record, games.load), record):
        if viewer == EVERYBODY or table.version(viewer) > seen:
            seen += 1
            yield table


def _replay_step(table: AnyTable, viewer: int, version: int) -> ReplayStep:
    seen = _seen_step(table, viewer, version)
    overview = games.plugin_of(table.game.name).overview(table.game, seen.observation)
    return ReplayStep(**asdict(seen), moment=len(table.entries), overview=overview)


def _seen_step(table: AnyTable, viewer: int, version: int) -> SeenStep:
    plugin = games.plugin_of(table.game.name)
    says = plugin.narration
    events = table.heard(viewer)
    observation = _observed(table, viewer)
    lines = [event_phrase(says, event) for event in events]
    question = says.question_phrase(observation)
    return SeenStep(version, events, lines, observation, question, plugin.annotate(table.game, events))


def _observed(table: AnyTable, viewer: int) -> msgspec.Struct:
    seen: msgspec.Struct = table.observe(PUBLIC if viewer == EVERYBODY else viewer)
    if viewer == EVERYBODY:
        own = [table.observe(seat) for seat in range(table.game.seats)]
        seen = games.plugin_of(table.game.name).omniscient(seen, own)
    return seen
