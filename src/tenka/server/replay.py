"""A finished game, step by step, as one viewer could see it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from msgspec.structs import asdict

from tenka.core.events import EVERYBODY, PUBLIC
from tenka.core.game import Game
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.games.narration import event_phrase, narration_of
from tenka.server.forecast import battles
from tenka.server.http import number
from tenka.server.problems import Refusal
from tenka.server.protocol import ReplayStep, SeenStep

NAMED_VIEWERS = {"public": PUBLIC, "all": EVERYBODY}


def chosen_viewer(wish: str | None, own: int, seats: int) -> int:
    """Whose eyes to watch with: the own seat's, else the public's, unless others are asked for. Refusal."""
    if wish is None or wish == "":
        return own
    if wish in NAMED_VIEWERS:
        return NAMED_VIEWERS[wish]
    if (seat := number(wish)) >= seats:
        raise Refusal("bad-request")
    return seat


def seen_steps(game: Game[Any], record: Record, viewer: int) -> list[SeenStep]:
    """Every step so far that the viewer could notice, with what it knew then."""
    steps: list[SeenStep] = []
    for table in Table.retrace(game, record):
        version = table.version(viewer)
        if version > len(steps):
            steps.append(_seen_step(table, viewer, version))
    return steps


def replay_steps(game: Game[Any], record: Record, viewer: int) -> list[ReplayStep]:
    """The same of a finished game, also for everybody together."""
    steps: list[ReplayStep] = []
    for moment, table in enumerate(Table.retrace(game, record)):
        version = moment + 1 if viewer == EVERYBODY else table.version(viewer)
        if version > len(steps):
            steps.append(ReplayStep(**asdict(_seen_step(table, viewer, version)), moment=moment))
    return steps


def _seen_step(table: Table, viewer: int, version: int) -> SeenStep:
    says = narration_of(table.game.name)
    events = table.heard(viewer)
    observation = _observed(table, viewer)
    lines = [event_phrase(table.game.name, event) for event in events]
    question = says.question_phrase(observation)
    told = battles(table.game, events)
    return SeenStep(version, events, lines, observation, question, told)


def _observed(table: Table, viewer: int) -> Any:
    if viewer != EVERYBODY:
        return table.observe(viewer)
    own = [table.observe(seat) for seat in range(table.game.seats)]
    return import_module(f"tenka.games.{table.game.name}.everybody").together(table.observe(PUBLIC), own)
