"""A finished game, step by step, as one viewer could see it."""

from __future__ import annotations

from typing import Any

from tenka.core.events import PUBLIC
from tenka.core.game import Game
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.games.narration import event_phrase, narration_of
from tenka.server.forecast import battles
from tenka.server.problems import Refusal
from tenka.server.protocol import ReplayStep


def chosen_viewer(wish: str | None, own: int, seats: int) -> int:
    """Whose eyes to watch with: the own seat's, else the public's. Refusal for somebody else's."""
    if wish is None or wish == "":
        return own
    if wish in ("public", str(PUBLIC)):
        return PUBLIC
    if not wish.isascii() or not wish.isdigit() or int(wish[:4]) >= seats:
        raise Refusal("bad-request")
    if int(wish) != own:
        raise Refusal("not-your-view")
    return own


def replay_steps(game: Game[Any], record: Record, viewer: int) -> list[ReplayStep]:
    """Every step that the viewer could notice, with what it knew then."""
    steps: list[ReplayStep] = []
    for table in Table.retrace(game, record):
        if table.version(viewer) > len(steps):
            steps.append(_replay_step(table, viewer))
    return steps


def _replay_step(table: Table, viewer: int) -> ReplayStep:
    says = narration_of(table.game.name)
    events = table.heard(viewer)
    observation = table.observe(viewer)
    lines = [event_phrase(table.game.name, event) for event in events]
    question = says.question_phrase(observation)
    told = battles(table.game, events)
    return ReplayStep(table.version(viewer), events, lines, observation, question, told)
