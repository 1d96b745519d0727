"""What a viewer is told about a table: from the stored table, the live Table and who is there."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec
from msgspec import convert
from msgspec.structs import replace

from tenka.core.events import PUBLIC, Event, Story
from tenka.core.game import AnyGame
from tenka.core.narration import event_phrase
from tenka.core.table import Table
from tenka.games import plugin_of
from tenka.server.identity.names import shown_names
from tenka.server.protocol.http import SeatClock, SeatInfo, TableInfo, TableSettings
from tenka.server.protocol.socket import Log, LogStep, Step, Undoing, View, Waiting
from tenka.server.rooms.listener import Listener
from tenka.server.rooms.position import Position, is_external, screen_of
from tenka.server.storage.model import StoredTable

LOG_STEPS: Final = 200
"""That a view tells at most, and that are told of earlier ones at a time."""
LOG_BYTES: Final = 150_000
"""It begins with the step that reaches this."""


def seat_of(table: StoredTable, identity: str) -> int:
    """The seat of an identity, or PUBLIC."""
    for number, seat in enumerate(table.seats):
        if seat.identity is not None and secrets.compare_digest(seat.identity, identity):
            return number
    return PUBLIC


def seats_at_screen(table: StoredTable, identity: str) -> list[int]:
    """The seats that are played at an identity's screen: its own, and those that share the screen."""
    own = seat_of(table, identity)
    if own == PUBLIC:
        return []
    return [number for number, seat in enumerate(table.seats) if own in (number, seat.screen)]


def viewer_at(table: StoredTable, listener: Listener) -> int:
    """Which seat a connection sees for. A shared screen shows nobody's knowledge until somebody sits down."""
    seats = seats_at_screen(table, listener.identity)
    if len(seats) > 1:
        return listener.seat if listener.seat in seats else PUBLIC
    return seats[0] if seats else PUBLIC


def table_info(
    table: StoredTable, viewer: int, screen: Collection[int], live: Table | None, here: Collection[str]
) -> TableInfo:
    """For a viewer at a screen with these seats."""
    actors = live.actors() if live is not None else []
    return TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        options=table.options,
        status=table.status,
        seats=[_seat_info(table, number, viewer, screen, here) for number in range(len(table.seats))],
        seat=viewer,
        your_turn=any(seat in actors for seat in screen),
        invite=table.invite if table.status == "waiting" and screen else None,
        commitment=table.commitment,
        created=table.created,
        updated=table.updated,
        ranks=table.result,
        listed=table.listed,
        rematch=table.rematch if screen else None,
        origin=table.origin,
        settings=convert(table.settings, TableSettings),
        clocks=[],
        closed=table.closed,
    )


def _seat_info(
    table: StoredTable, number: int, viewer: int, screen: Collection[int], here: Collection[str]
) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        kind=seat.kind,
        name=shown_names(table.seats)[number],
        bot=seat.bot,
        you=number == viewer,
        screen=("shared" if seat.identity is None else "own") if number in screen else None,
        here=seat.kind == "bot" or screen_of(table, number) in here,
        stand_in=None,
        shared=seat.shared,
        votes=seat.votes,
        votes_needed=0,
        hints=0,
    )


def with_people(
    info: TableInfo, position: Position, screen: Collection[int], needed: list[int], clocks: list[SeatClock]
) -> TableInfo:
    """The same with what is known only while the table is in memory."""
    stand_ins, hints = position.stand_ins(), position.hints()
    seats = [
        replace(seat, stand_in=stand_ins.get(number), votes_needed=needed[number], hints=hints[number])
        for number, seat in enumerate(info.seats)
    ]
    actors = position.live.actors() if position.live else []
    your_turn = any(seat in actors and seat not in stand_ins for seat in screen)
    return replace(info, seats=seats, clocks=clocks, your_turn=your_turn)


def is_alone(table: StoredTable, viewer: int, here: Collection[str]) -> bool:
    """Whether nobody but this viewer and bots is at the table or watching."""
    if viewer == PUBLIC or any(seat.kind == "open" for seat in table.seats):
        return False
    others = {seat.identity for seat in table.seats if is_external(seat)} | set(here)
    return others == {table.seats[viewer].identity}


class Offer(NamedTuple):
    """What a viewer can do now."""

    moves: list[str]
    undo: Undoing | None
    waiting: Waiting | None
    alone: bool


def view(info: TableInfo, live: Table | None, viewpoint: int, offer: Offer) -> View:
    """Everything, for a viewer with the knowledge of a seat."""
    if live is None:
        return _waiting_view(info, viewpoint, alone=offer.alone)
    says = plugin_of(info.game).narration
    observation = live.observe(viewpoint)
    told = log(live, viewpoint)
    return View(
        version=live.version(viewpoint),
        table=info,
        observation=observation,
        question=says.question_phrase(observation),
        moves=offer.moves,
        labels=[says.move_phrase(move) for move in offer.moves],
        log=told.steps,
        earlier=told.earlier,
        alone=offer.alone,
        waiting=offer.waiting,
        undo=offer.undo,
        viewpoint=viewpoint,
    )


def _waiting_view(info: TableInfo, viewpoint: int, *, alone: bool) -> View:
    return View(
        version=0,
        table=info,
        observation=None,
        question=None,
        moves=[],
        labels=[],
        log=[],
        earlier=False,
        alone=alone,
        waiting=None,
        undo=None,
        viewpoint=viewpoint,
    )


def log(live: Table, viewpoint: int, before: int | None = None) -> Log:
    """The last steps, or the last before a version: a page of them."""
    steps: list[LogStep] = []
    size = 0
    for line in reversed(live.log(viewpoint, before, LOG_STEPS)):
        steps.append(_log_step(live.game, *line))
        size += len(msgspec.json.encode(steps[-1]))
        if size > LOG_BYTES:
            break
    return Log(steps[::-1], bool(steps) and steps[-1].version > 1)


def _log_step(game: AnyGame, version: int, events: list[Event]) -> LogStep:
    plugin = plugin_of(game.name)
    lines = [event_phrase(plugin.narration, event) for event in events]
    return LogStep(version, list(events), lines, plugin.annotate(game, events))


def step(live: Table, story: Story, viewpoint: int, offer: Offer, clocks: list[SeatClock]) -> Step:
    """What has just happened, for a viewer with the knowledge of a seat."""
    plugin = plugin_of(live.game.name)
    says = plugin.narration
    events = story.heard_by(viewpoint)
    observation = live.observe(viewpoint)
    return Step(
        version=live.version(viewpoint),
        events=list(events),
        lines=[event_phrase(says, event) for event in events],
        observation=observation,
        question=says.question_phrase(observation),
        moves=offer.moves,
        labels=[says.move_phrase(move) for move in offer.moves],
        alone=offer.alone,
        waiting=offer.waiting,
        annotations=plugin.annotate(live.game, events),
        undo=offer.undo,
        clocks=clocks,
    )
