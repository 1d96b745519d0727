"""What a viewer is told about a table: from the stored table, the live Table and who is there."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from msgspec import convert
from msgspec.structs import replace

from tenka.core.events import PUBLIC, Event, Story
from tenka.core.game import AnyGame, Viewed
from tenka.core.narration import Phrase, event_phrase
from tenka.core.table import AnyTable, Table
from tenka.games import plugin_of
from tenka.server.identity.names import shown_names
from tenka.server.protocol.http import SeatClock, SeatInfo, TableInfo, TableSettings
from tenka.server.protocol.socket import Log, LogStep, Replacement, Step, Undoing, View, Waiting
from tenka.server.rooms import lessons
from tenka.server.rooms.differences import differences
from tenka.server.rooms.listener import Listener, Told
from tenka.server.rooms.position import Position, is_external, screen_of
from tenka.server.rooms.sealed import is_sealed
from tenka.server.storage.model import StoredTable

LOG_STEPS: Final = 200
"""That a view tells at most, and that are told of earlier ones at a time."""
LOG_BYTES: Final = 150_000
"""It begins with the step that reaches this."""
MANY_LABELS: Final = 4096
"""Moves whose words are kept: about 2 MB."""
Observe = Callable[[AnyTable, int], Viewed]
"""What a viewer may know now."""


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


def may_fill(table: StoredTable, screen: Collection[int]) -> bool:
    """Whether the people at a screen may begin with bots in the open seats: the first at the table may."""
    people = (number for number, seat in enumerate(table.seats) if seat.kind == "person")
    return table.status == "waiting" and next(people, PUBLIC) in screen


def viewer_at(table: StoredTable, listener: Listener) -> int:
    """Which seat a connection sees for."""
    return viewer_of(seats_at_screen(table, listener.identity), listener)


def viewer_of(screen: list[int], listener: Listener) -> int:
    """The same at a screen with these seats. One of several shows nobody's knowledge until somebody sits
    down."""
    if len(screen) > 1:
        return listener.seat if listener.seat in screen else PUBLIC
    return screen[0] if screen else PUBLIC


def table_info(
    table: StoredTable, viewer: int, screen: Collection[int], live: AnyTable | None, here: Collection[str]
) -> TableInfo:
    """For a viewer at a screen with these seats. Of a sealed deal, others learn nothing."""
    actors = live.actors() if live is not None else []
    sealed = is_sealed(table)
    closed_to_viewer = sealed and not screen
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
        may_fill=may_fill(table, screen),
        commitment="" if closed_to_viewer else table.commitment,
        created=table.created,
        updated=table.updated,
        ranks=[] if closed_to_viewer else table.result,
        listed=table.listed,
        rematch=table.rematch if screen else None,
        origin=table.origin,
        teaching=False,
        settings=convert(table.settings, TableSettings),
        clocks=[],
        closed=table.closed,
        sealed=sealed,
        contest=table.contest,
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
    teaching = position.live is not None and lessons.expected(position) is not None
    return replace(info, seats=seats, clocks=clocks, your_turn=your_turn, teaching=teaching)


def is_alone(table: StoredTable, viewer: int, here: Collection[str]) -> bool:
    """Whether nobody but this viewer and bots is at the table or watching."""
    if viewer == PUBLIC or len(here) > 1 or any(seat.kind == "open" for seat in table.seats):
        return False
    others = {seat.identity for seat in table.seats if is_external(seat)} | set(here)
    return others == {table.seats[viewer].identity}


class Offer(NamedTuple):
    """What a viewer can do now."""

    moves: list[str]
    undo: Undoing | None
    waiting: Waiting | None
    alone: bool


def view(
    info: TableInfo, live: AnyTable | None, viewpoint: int, offer: Offer, observe: Observe = Table.observe
) -> View:
    """Everything, for a viewer with the knowledge of a seat."""
    if live is None:
        return _waiting_view(info, viewpoint, alone=offer.alone)
    says = plugin_of(info.game).narration
    observation = observe(live, viewpoint)
    told = log(live, viewpoint)
    return View(
        version=live.version(viewpoint),
        table=info,
        observation=observation,
        question=says.question_phrase(observation),
        moves=offer.moves,
        labels={move: label(info.game, move) for move in offer.moves},
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
        labels={},
        log=[],
        earlier=False,
        alone=alone,
        waiting=None,
        undo=None,
        viewpoint=viewpoint,
    )


def log(live: AnyTable, viewpoint: int, before: int | None = None) -> Log:
    """The last steps, or the last before a version: a page of them."""
    steps: list[LogStep] = []
    size = 0
    for version, events in reversed(live.log(viewpoint, before, LOG_STEPS)):
        steps.append(_log_step(live.game, version, events, {}))
        size += len(msgspec.json.encode(steps[-1]))
        if size > LOG_BYTES:
            break
    return Log(steps[::-1], bool(steps) and steps[-1].version > 1)


def _log_step(game: AnyGame, version: int, events: list[Event], said: dict[int, Phrase]) -> LogStep:
    """`said` are the lines that are known already, by the identity of their event."""
    plugin = plugin_of(game.name)
    says = plugin.narration
    for event in events:
        if id(event) not in said:
            said[id(event)] = event_phrase(says, event)
    lines = [said[id(event)] for event in events]
    return LogStep(version, list(events), lines, plugin.annotate(game, events))


@lru_cache(MANY_LABELS)
def label(game: str, move: str) -> Phrase:
    return plugin_of(game).narration.move_phrase(move)


class StepTeller:
    """What has just happened, for one viewpoint after the other."""

    def __init__(
        self, live: AnyTable, story: Story, clocks: list[SeatClock], observe: Observe = Table.observe
    ) -> None:
        self._live = live
        self._observe = observe
        self._story = story
        self._clocks = clocks
        self._says = plugin_of(live.game.name).narration
        self._said: dict[int, Phrase] = {}
        self._heard: dict[tuple[int, ...], LogStep] = {}
        """By the events: most viewers hear the same ones."""
        self._seen: dict[int, Viewed] = {}

    def observation(self, viewpoint: int) -> Viewed:
        if viewpoint not in self._seen:
            self._seen[viewpoint] = self._observe(self._live, viewpoint)
        return self._seen[viewpoint]

    def _log_step(self, viewpoint: int) -> LogStep:
        events = self._story.heard_by(viewpoint)
        known = tuple(map(id, events))
        if known not in self._heard:
            self._heard[known] = _log_step(self._live.game, 0, events, self._said)
        return self._heard[known]

    def step(self, viewpoint: int, offer: Offer, told: Told | None) -> Step:
        """For a viewer with the knowledge of a seat, who was told something before."""
        heard, observation = self._log_step(viewpoint), self.observation(viewpoint)
        before, game = told.moves if told else [], self._live.game.name
        changes = differences(told.observation, observation) if told else None
        return Step(
            version=self._live.version(viewpoint),
            events=heard.events,
            lines=heard.lines,
            observation=observation if changes is None else None,
            changes=[Replacement(at, to) for at, to in changes or ()],
            question=self._says.question_phrase(observation),
            moves=None if told and offer.moves == before else offer.moves,
            labels={move: label(game, move) for move in offer.moves if move not in before},
            alone=offer.alone,
            waiting=offer.waiting,
            annotations=heard.annotations,
            undo=offer.undo,
            clocks=self._clocks,
        )
