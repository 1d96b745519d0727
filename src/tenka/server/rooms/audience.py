"""Who listens at a table, and what each of them is told. Everything here holds the room's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from tenka.core.events import PUBLIC
from tenka.core.table import Table
from tenka.server.protocol.http import SeatClock, TableInfo
from tenka.server.protocol.socket import Ack, Log, TableChanged, Undoing, Waiting
from tenka.server.rooms import clock, views
from tenka.server.rooms.changes import Progress
from tenka.server.rooms.listener import Listener, encode
from tenka.server.rooms.position import Position
from tenka.server.rooms.seating import Absences
from tenka.server.rooms.views import Offer


class Viewpoint(NamedTuple):
    """A seat or PUBLIC, and whose knowledge it gets: its own, or that of somebody who shares it."""

    viewer: int
    knows: int


class Audience:
    def __init__(self, absences: Absences, now: Callable[[], float]) -> None:
        self._absences = absences
        self._now = now
        self._listeners: set[Listener] = set()
        self.elsewhere: Collection[str] = ()
        """Who is connected to this table at other processes."""
        self._needed: list[int] = []
        """How many votes it takes about each seat, as all here were last told when that changed by itself."""

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)

    def discard(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def is_only(self, listener: Listener) -> bool:
        return self._listeners == {listener}

    def dismiss(self, code: str) -> None:
        for listener in self._listeners:
            listener.dismiss(code)

    def here_at_this_process(self) -> set[str]:
        return {listener.identity for listener in self._listeners}

    def here(self) -> set[str]:
        return self.here_at_this_process().union(self.elsewhere)

    # --- who sees what -----------------------------------------------------------------------------

    def sitting(self, position: Position, identity: str) -> int:
        """Who asks over HTTP: at a shared screen whoever sits before it, if that is clear."""
        pages = [listener for listener in self._listeners if listener.identity == identity]
        seats = {views.viewer_at(position.stored, page) for page in pages or [Listener(identity, 1)]}
        return seats.pop() if len(seats) == 1 else PUBLIC

    def viewpoint(self, position: Position, listener: Listener) -> Viewpoint:
        viewer = views.viewer_at(position.stored, listener)
        if views.seats_at_screen(position.stored, listener.identity) or not position.is_shared(
            listener.looks
        ):
            return Viewpoint(viewer, viewer)
        return Viewpoint(viewer, listener.looks)

    def looking(self, position: Position, seat: int) -> list[Listener]:
        """The spectators who look over this shoulder."""
        return self.groups(position).get(Viewpoint(PUBLIC, seat), []) if seat != PUBLIC else []

    def groups(self, position: Position) -> dict[Viewpoint, list[Listener]]:
        """Who hears the same, so that every message is made once."""
        groups: dict[Viewpoint, list[Listener]] = {}
        for listener in self._listeners:
            groups.setdefault(self.viewpoint(position, listener), []).append(listener)
        return groups

    def info(self, position: Position, viewer: int, screen: list[int]) -> TableInfo:
        needed = self._absences.all_needed(position)
        info = views.table_info(position.stored, viewer, screen, position.live, self.here())
        return views.with_people(info, position, screen, needed, self.clocks(position))

    def clocks(self, position: Position) -> list[SeatClock]:
        return clock.shown(position.clocks, self._now())

    def view(self, position: Position, listener: Listener) -> bytes:
        viewer, knows = self.viewpoint(position, listener)
        info = self.info(position, viewer, views.seats_at_screen(position.stored, listener.identity))
        return encode(views.view(info, position.live, knows, self._offer(position, viewer)))

    def _offer(self, position: Position, viewer: int) -> Offer:
        moves, undo, waiting = position.moves(viewer), _undoing(position, viewer), _waiting(position)
        return Offer(moves, undo, waiting, alone=views.is_alone(position.stored, viewer, self.here()))

    def earlier(self, position: Position, listener: Listener, before: int) -> bytes:
        knows = self.viewpoint(position, listener).knows
        return encode(views.log(position.live, knows, before) if position.live else Log([], earlier=False))

    # --- telling -----------------------------------------------------------------------------------

    def send_view(self, position: Position, listener: Listener) -> None:
        listener.send(self.view(position, listener))

    def tell_all(self, data: bytes) -> None:
        _send(self._listeners, data)

    def tell_seat(self, position: Position, seat: int, data: bytes) -> None:
        _send(self.groups(position).get(Viewpoint(seat, seat), []), data)

    def tell_view(self, position: Position, seat: int) -> None:
        for listener in self.groups(position).get(Viewpoint(seat, seat), []):
            self.send_view(position, listener)

    def tell_views(self, position: Position) -> None:
        for listener in self._listeners:
            self.send_view(position, listener)

    def tell_table(self, position: Position, besides: Listener | None = None) -> None:
        for listener in self._listeners:
            if listener is not besides:
                viewer = views.viewer_at(position.stored, listener)
                screen = views.seats_at_screen(position.stored, listener.identity)
                listener.send(encode(TableChanged(self.info(position, viewer, screen))))

    def tell_votes(self, position: Position) -> None:
        """If somebody has been waited for long enough, so that there is something to vote on now."""
        needed = self._absences.all_needed(position)
        if needed != self._needed:
            self._needed = needed
            self.tell_table(position)

    def tell_ack(self, position: Position, live: Table, key: str) -> None:
        """To whoever asked for it, on all pages. Keys of the server's own begin with a word."""
        owner, _, name = key.partition(":")
        if owner.isdecimal():
            self.tell_seat(position, int(owner), encode(Ack(name, live.version(int(owner)))))

    def tell_step(self, position: Position, progress: Progress) -> None:
        """To all who could notice it."""
        live, clocks = progress.live, self.clocks(position)
        for (viewer, knows), group in self.groups(position).items():
            if progress.is_noticed_by(knows):
                offer = self._offer(position, viewer)
                _send(group, encode(views.step(live, progress.step.story, knows, offer, clocks)))
        self._hand_over(position, live)

    def _hand_over(self, position: Position, live: Table) -> None:
        """A shared screen shows nobody's knowledge any more when it is for somebody else there to decide."""
        actors = [seat for seat in live.actors() if seat not in live.stand_ins]
        for listener in self._listeners:
            screen = views.seats_at_screen(position.stored, listener.identity)
            if listener.seat in screen and listener.seat not in actors and any(s in actors for s in screen):
                listener.seat = PUBLIC
                self.send_view(position, listener)


def _send(group: Iterable[Listener], data: bytes) -> None:
    for listener in group:
        listener.send(data)


def _waiting(position: Position) -> Waiting | None:
    return position.window.waiting(asyncio.get_running_loop().time()) if position.window else None


def _undoing(position: Position, viewer: int) -> Undoing | None:
    if viewer == PUBLIC or position.live is None:
        return None
    choices, stop = position.undoable(viewer)
    return Undoing(choices, stop)
