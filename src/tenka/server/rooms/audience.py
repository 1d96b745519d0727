"""Who listens at a table, and what each of them is told. Everything here holds the room's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from tenka.core.events import PUBLIC
from tenka.core.table import AnyTable
from tenka.server.protocol.http import SeatClock, TableInfo
from tenka.server.protocol.socket import Ack, Log, TableChanged, Undoing, Waiting
from tenka.server.rooms import clock, views
from tenka.server.rooms.changes import Progress
from tenka.server.rooms.differences import with_shared_parts
from tenka.server.rooms.listener import Listener, Told, encode
from tenka.server.rooms.position import Position
from tenka.server.rooms.seating import Absences
from tenka.server.rooms.views import Offer
from tenka.server.storage.model import StoredSeat


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
        self._screens: tuple[list[StoredSeat], dict[str, list[int]]] = ([], {})
        self._shown: Any = None
        """The Observation that somebody was told last: others share what is equal in theirs."""
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

    def _screen(self, position: Position, listener: Listener) -> list[int]:
        """The seats at the screen of a connection, found once for as long as nobody's seat changes."""
        seats = position.stored.seats
        if self._screens[0] is not seats:
            self._screens = (seats, {})
        known = self._screens[1]
        if listener.identity not in known:
            known[listener.identity] = views.seats_at_screen(position.stored, listener.identity)
        return known[listener.identity]

    def viewpoint(self, position: Position, listener: Listener) -> Viewpoint:
        screen = self._screen(position, listener)
        viewer = views.viewer_of(screen, listener)
        if screen or not position.is_shared(listener.looks):
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
        info = self.info(position, viewer, self._screen(position, listener))
        offer = _offer(position, viewer, self.here())
        view = views.view(info, position.live, knows, offer, self._observe)
        if view.observation is not None:
            listener.told = Told(knows, view.observation, view.moves)
        return encode(view)

    def _observe(self, live: AnyTable, viewer: int) -> Any:
        self._shown = with_shared_parts(live.observe(viewer), self._shown)
        return self._shown

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
                screen = self._screen(position, listener)
                info = self.info(position, views.viewer_of(screen, listener), screen)
                listener.send(encode(TableChanged(info)))

    def tell_votes(self, position: Position) -> None:
        """If somebody has been waited for long enough, so that there is something to vote on now."""
        needed = self._absences.all_needed(position)
        if needed != self._needed:
            self._needed = needed
            self.tell_table(position)

    def tell_step(self, position: Position, progress: Progress, key: str = "") -> None:
        """To all who could notice it; and an ack to whoever asked for it with this key, on all pages."""
        live, here, (owner, ack) = progress.live, self.here(), _ack(progress.live, key)
        teller = views.StepTeller(live, progress.step.story, self.clocks(position), self._observe)
        for point, group in self.groups(position).items():
            first = [ack] if point == (owner, owner) and ack else []
            if progress.is_noticed_by(point.knows):
                offer = _offer(position, point.viewer, here)
                now = Told(point.knows, teller.observation(point.knows), offer.moves)
                for told, same in _by_told(group, point.knows):
                    _send(same, *first, encode(teller.step(point.knows, offer, told)))
                for listener in group:
                    listener.told = now
            else:
                _send(group, *first)
        self._hand_over(position, live)

    def _hand_over(self, position: Position, live: AnyTable) -> None:
        """A shared screen shows nobody's knowledge any more when it is for somebody else there to decide."""
        sitting = [listener for listener in self._listeners if listener.seat != PUBLIC]
        actors = [seat for seat in live.actors() if seat not in live.stand_ins]
        for listener in sitting:
            screen = self._screen(position, listener)
            if listener.seat in screen and listener.seat not in actors and any(s in actors for s in screen):
                listener.seat = PUBLIC
                self.send_view(position, listener)


def _by_told(group: list[Listener], knows: int) -> list[tuple[Told | None, list[Listener]]]:
    """Who goes on from the same: mostly all of them, because they were told the same the last time."""
    found: dict[int, tuple[Told | None, list[Listener]]] = {}
    for listener in group:
        told = listener.told if listener.told is not None and listener.told.knows == knows else None
        found.setdefault(id(told), (told, []))[1].append(listener)
    return list(found.values())


def _send(group: Iterable[Listener], *messages: bytes) -> None:
    for listener in group:
        listener.send(*messages)


def _ack(live: AnyTable, key: str) -> tuple[int, bytes]:
    """For the seat that a key belongs to. Keys of the server's own begin with a word."""
    owner, _, name = key.partition(":")
    return (int(owner), encode(Ack(name, live.version(int(owner))))) if owner.isdecimal() else (PUBLIC, b"")


def _offer(position: Position, viewer: int, here: Collection[str]) -> Offer:
    moves, undo, waiting = position.moves(viewer), _undoing(position, viewer), _waiting(position)
    return Offer(moves, undo, waiting, alone=views.is_alone(position.stored, viewer, here))


def _waiting(position: Position) -> Waiting | None:
    return position.window.waiting(asyncio.get_running_loop().time()) if position.window else None


def _undoing(position: Position, viewer: int) -> Undoing | None:
    if viewer == PUBLIC or position.live is None:
        return None
    choices, stop = position.undoable(viewer)
    return Undoing(choices, stop)
