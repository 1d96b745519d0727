"""What a viewer is told about a table: from the stored table, the live Table and who is there."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from tenka.core.events import PUBLIC, Event, Story
from tenka.core.game import Game
from tenka.core.table import Table
from tenka.games.narration import event_phrase, narration_of
from tenka.server.forecast import battles
from tenka.server.names import shown_names
from tenka.server.protocol import LogStep, SeatInfo, Step, TableInfo, View, Waiting
from tenka.server.storage import StoredSeat, StoredTable


def seat_of(table: StoredTable, identity: str) -> int:
    """The seat of an identity, or PUBLIC."""
    for number, seat in enumerate(table.seats):
        if seat.identity is not None and secrets.compare_digest(seat.identity, identity):
            return number
    return PUBLIC


def table_info(table: StoredTable, viewer: int, live: Table | None, here: Collection[str]) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        options=table.options,
        status=table.status,
        seats=[
            _seat_info(seat, name, number == viewer, here)
            for number, (seat, name) in enumerate(zip(table.seats, shown_names(table.seats), strict=True))
        ],
        seat=viewer,
        your_turn=live is not None and viewer in live.actors(),
        invite=table.invite if table.status == "waiting" and viewer != PUBLIC else None,
        commitment=table.commitment,
        created=table.created,
        updated=table.updated,
        ranks=table.result,
        listed=table.listed,
        rematch=table.rematch if viewer != PUBLIC else None,
    )


def _seat_info(seat: StoredSeat, name: str, you: bool, here: Collection[str]) -> SeatInfo:  # noqa: FBT001
    present = seat.kind == "bot" or (seat.identity is not None and seat.identity in here)
    return SeatInfo(kind=seat.kind, name=name, bot=seat.bot, you=you, here=present)


def is_alone(table: StoredTable, viewer: int, here: Collection[str]) -> bool:
    """Whether nobody but this viewer and bots is at the table or watching."""
    if viewer == PUBLIC or any(seat.kind == "open" for seat in table.seats):
        return False
    people = {seat.identity for seat in table.seats if seat.kind == "person"} | set(here)
    return people == {table.seats[viewer].identity}


def view(
    info: TableInfo, live: Table | None, moves: list[str], waiting: Waiting | None, *, alone: bool
) -> View:
    viewer = info.seat
    if live is None:
        return View(0, info, None, None, [], [], [], alone=alone, waiting=None)
    says = narration_of(info.game)
    observation = live.observe(viewer)
    return View(
        version=live.version(viewer),
        table=info,
        observation=observation,
        question=says.question_phrase(observation),
        moves=moves,
        labels=[says.move_phrase(move) for move in moves],
        log=[_log_step(live.game, *line) for line in live.log(viewer)],
        alone=alone,
        waiting=waiting,
    )


def _log_step(game: Game[Any], version: int, events: list[Event]) -> LogStep:
    lines = [event_phrase(game.name, event) for event in events]
    return LogStep(version, list(events), lines, battles(game, events))


def step(
    viewer: int, live: Table, story: Story, moves: list[str], waiting: Waiting | None, *, alone: bool
) -> Step:
    says = narration_of(live.game.name)
    events = story.heard_by(viewer)
    observation = live.observe(viewer)
    return Step(
        version=live.version(viewer),
        events=list(events),
        lines=[event_phrase(live.game.name, event) for event in events],
        observation=observation,
        question=says.question_phrase(observation),
        moves=moves,
        labels=[says.move_phrase(move) for move in moves],
        alone=alone,
        waiting=waiting,
        battles=battles(live.game, events),
    )
