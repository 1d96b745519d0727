"""A room is the single writer of one table: it checks, plays, stores, and only then tells.

Everything that looks at the position or changes it holds the room's lock, so nobody ever sees a move that
is not stored yet.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from tenka import bots
from tenka.core.errors import Refused
from tenka.core.events import PUBLIC
from tenka.core.game import Game
from tenka.core.moves import Move
from tenka.core.record import Record
from tenka.core.table import Table
from tenka.server import protocol, setup, views
from tenka.server.listener import Listener, encode
from tenka.server.position import (
    Answer,
    Due,
    Position,
    after,
    load,
    payload,
    with_name,
    with_person,
)
from tenka.server.problems import Refusal
from tenka.server.protocol import Ack, Failed, Play, TableChanged, TableInfo, Waiting
from tenka.server.settings import Settings
from tenka.server.storage import (
    Identity,
    RepeatedKey,
    SeatTaken,
    Storage,
    StorageError,
    StoredEntry,
    StoredTable,
    Taken,
)

logger = logging.getLogger(__name__)
T = TypeVar("T")


class Room:
    def __init__(self, table: str, storage: Storage, settings: Settings) -> None:
        self.id = table
        self.users = 0
        self._storage = storage
        self._settings = settings
        self._lock = asyncio.Lock()
        self._position: Position | None = None
        self._listeners: set[Listener] = set()
        self._bots: dict[int, Any] = {}
        self._wake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- what others ask ---------------------------------------------------------------------------

    async def info(self, identity: str) -> TableInfo:
        async with self._at() as position:
            return self._info(position, views.seat_of(position.stored, identity))

    async def enter(self, identity: str) -> Listener:
        """Start to listen. The first message is the view."""
        async with self._at() as position:
            listener = Listener(identity, self._settings.limits.queue)
            arrived = identity not in self._here()
            self._listeners.add(listener)
            listener.send(self._view(position, views.seat_of(position.stored, identity)))
            if arrived:
                self._tell_table(position, besides=listener)
            return listener

    async def leave(self, listener: Listener) -> None:
        await self._whole(self._leave(listener))

    async def resync(self, listener: Listener) -> None:
        async with self._at() as position:
            listener.restart(self._view(position, views.seat_of(position.stored, listener.identity)))

    async def play(self, listener: Listener, play: Play) -> None:
        """Answer a command of a connection, in any case."""
        await self._whole(self._play(listener, play))

    async def join(self, person: Identity, invite: str) -> TableInfo:
        """Give an open seat to somebody who was invited. Refusal."""
        return await self._whole(self._join(person, invite))

    async def rename(self, person: Identity) -> None:
        """Show somebody's new name, which is stored already."""
        async with self._at() as position:
            seat = views.seat_of(position.stored, person.id)
            if seat != PUBLIC and position.stored.status != "over":
                position.stored = with_name(position.stored, seat, person.name)
                if position.live is not None:
                    position.live.players = setup.players(position.stored)
                self._tell_table(position)

    async def look(self, identity: str) -> tuple[Game[Any], Any]:
        """The game and what somebody may know of it now, for questions about it. Refusal."""
        async with self._at() as position:
            if position.live is None:
                raise Refusal("not-started")
            return position.live.game, position.live.observe(views.seat_of(position.stored, identity))

    async def finished(self) -> Record:
        """The record with everything in it, once nothing is secret any more. Refusal."""
        async with self._at() as position:
            if position.live is None:
                raise Refusal("not-started")
            if not position.live.is_over():
                raise Refusal("not-over")
            return position.live.record()

    def is_loaded(self) -> bool:
        return self._position is not None

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        if self.users or self._tasks or self._lock.locked():
            return False
        return self._position is None or self._position.due(self._settings.bot_seconds) is None

    async def close(self) -> None:
        """Stop, but never in the middle of a move."""
        async with self._lock:
            if self._driver is not None:
                self._driver.cancel()

    # --- loading -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def _at(self) -> AsyncIterator[Position]:
        """The position, for one at a time. It is loaded when there is none, or after a failed write."""
        async with self._lock:
            if self._position is None:
                self._position = await load(self._storage, self.id)
                self._ask(self._position)
                self._tell_views(self._position)
            yield self._position

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish this even if the connection that asked for it breaks off."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def _ask(self, position: Position) -> None:
        position.ask(_clock(), self._settings.reaction_seconds)
        self._wake.set()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    # --- commands ----------------------------------------------------------------------------------

    async def _play(self, listener: Listener, play: Play) -> None:
        try:
            async with self._at() as position:
                await self._command(position, listener, play)
        except Taken:
            listener.send(_refused(play, "stale"))
            await self._refresh()
        except RepeatedKey:
            await self._play(listener, play)
        except (StorageError, Refusal) as error:
            logger.warning("table %s: a move was not stored: %s", self.id, error)
            listener.send(encode(Failed("not-stored")))
            await self._refresh()

    async def _command(self, position: Position, listener: Listener, play: Play) -> None:
        seat = views.seat_of(position.stored, listener.identity)
        live = position.live
        if seat == PUBLIC or live is None:
            listener.send(_refused(play, "not-seated" if seat == PUBLIC else "table-waiting"))
            return
        key = f"{seat}:{play.key}"
        if key in position.keys:
            listener.send(encode(_repeated(position, live, position.keys[key], play)))
            return
        try:
            live.check(seat, play.move, play.version)
        except Refused as error:
            listener.send(_refused(play, error.refusal.code, error.refusal.rule))
            if error.refusal.code == "stale":
                listener.send(self._view(position, seat))
            return
        if position.window is not None and position.window.seat == seat:
            self._hold(position, listener, play, Answer(play.move, key))
            return
        await self._commit(position, live, seat, Answer(play.move, key))

    def _hold(self, position: Position, listener: Listener, play: Play, answer: Answer) -> None:
        """Keep a reaction until its time is up. A repetition waits with it; a second thought is too late."""
        window = position.window
        if window is None or (window.answer is not None and window.answer.key == answer.key):
            return
        if window.answer is not None:
            listener.send(_refused(play, "not-your-turn"))
            return
        window.answer = answer
        self._tell_seat(window.seat, position, self._view(position, window.seat))

    async def _commit(self, position: Position, live: Table, seat: int, answer: Answer) -> None:
        """Play, store, then tell. If it cannot be stored, the position in memory is void."""
        before = {viewer: live.version(viewer) for viewer in range(PUBLIC, live.game.seats)}
        step = live.play(seat, answer.move)
        seq = len(live.entries) - 1
        result = live.ranks() if live.is_over() else None
        try:
            entry = StoredEntry(seq, answer.key, payload(step.entry))
            await self._storage.append(self.id, entry, result)
        except BaseException:
            self._position = None
            raise
        position.note(answer.key, seq, live.version(seat))
        position.stored = after(position.stored, result)
        self._ask(position)
        self._tell_ack(position, live, seat, answer)
        self._tell_step(position, live, step.story, before)
        if result is not None:
            self._tell_table(position)

    async def _refresh(self) -> None:
        """After a failed write: load what is really stored, if that can be had, and show it."""
        with suppress(StorageError, Refusal):
            async with self._at():
                pass

    async def _join(self, person: Identity, invite: str) -> TableInfo:
        async with self._at() as position:
            seat = views.seat_of(position.stored, person.id)
            if seat == PUBLIC:
                seat = await self._take_seat(position, person, invite)
            return self._info(position, seat)

    async def _take_seat(self, position: Position, person: Identity, invite: str) -> int:
        if not secrets.compare_digest(position.stored.invite.encode(), invite.encode()):
            raise Refusal("no-invite")
        seats = position.stored.seats
        seat = next((number for number, seat in enumerate(seats) if seat.kind == "open"), None)
        if seat is None:
            raise Refusal("table-full")
        stored = with_person(position.stored, seat, person)
        live = setup.open_table(stored) if stored.status == "playing" else None
        try:
            await self._storage.sit(self.id, seat, person, live.start if live else None)
        except SeatTaken:
            self._position = None
            raise Refusal("table-full") from None
        except BaseException:
            self._position = None
            raise
        self._seated(position, stored, live)
        return seat

    def _seated(self, position: Position, stored: StoredTable, live: Table | None) -> None:
        position.stored = stored
        if live is None:
            self._tell_table(position)
            return
        position.stored = replace(stored, start=live.start)
        position.live = live
        self._ask(position)
        self._tell_views(position)

    async def _leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if listener.identity not in self._here():
            with suppress(StorageError, Refusal):
                async with self._at() as position:
                    self._tell_table(position)

    # --- what happens by itself --------------------------------------------------------------------

    async def _drive(self) -> None:
        """Bots' moves and the ends of windows, one after the other, for as long as the room is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                while await self._next():
                    pass
            except (StorageError, Refusal) as error:
                logger.warning("table %s: waiting for the storage: %s", self.id, error)
                await self._try_again_soon()
            except Exception:
                logger.exception("table %s: stopped by itself", self.id)
                await self._try_again_soon()

    async def _try_again_soon(self) -> None:
        await asyncio.sleep(self._settings.retry_seconds)
        self._wake.set()

    async def _next(self) -> bool:
        async with self._at() as position:
            due = position.due(self._settings.bot_seconds)
            if due is None:
                return False
            thinking = self._thinking(position, due.seat)
        move = await thinking if thinking is not None else None
        await asyncio.sleep(max(0.0, due.at - _clock()))
        async with self._at() as position:
            await self._happen(position, due, move)
        return True

    async def _happen(self, position: Position, due: Due, move: str | None) -> None:
        live, window = position.live, position.window
        if live is None or len(live.entries) != due.entries:
            return
        answer = window.answer if window is not None else None
        if answer is None and (move is not None or window is not None):
            answer = Answer(move or (window.default if window is not None else ""), f"auto:{due.entries}")
        if answer is not None:
            await self._commit(position, live, due.seat, answer)

    def _thinking(self, position: Position, seat: int) -> Coroutine[Any, Any, str] | None:
        """A bot's decision, from its observation alone, in a thread of its own; None for a person."""
        live, level = position.live, position.stored.seats[seat].bot
        if live is None or level is None:
            return None
        if seat not in self._bots:
            self._bots[seat] = bots.make(live.game.name, level, secrets.randbits(62))
        moves = [live.game.book.named[name] for name in live.moves(seat)]
        return asyncio.to_thread(_decide, self._bots[seat], live.observe(seat), moves)

    # --- telling -----------------------------------------------------------------------------------

    def _here(self) -> set[str]:
        return {listener.identity for listener in self._listeners}

    def _info(self, position: Position, viewer: int) -> TableInfo:
        return views.table_info(position.stored, viewer, position.live, self._here())

    def _waiting(self, position: Position) -> Waiting | None:
        return position.window.waiting(_clock()) if position.window else None

    def _view(self, position: Position, viewer: int) -> bytes:
        alone = views.is_alone(position.stored, viewer, self._here())
        info = self._info(position, viewer)
        waiting = self._waiting(position)
        return encode(views.view(info, position.live, position.moves(viewer), waiting, alone=alone))

    def _by_viewer(self, position: Position) -> dict[int, list[Listener]]:
        """Who hears the same, so that every message is made once."""
        groups: dict[int, list[Listener]] = {}
        for listener in self._listeners:
            groups.setdefault(views.seat_of(position.stored, listener.identity), []).append(listener)
        return groups

    def _tell_seat(self, seat: int, position: Position, data: bytes) -> None:
        for listener in self._by_viewer(position).get(seat, []):
            listener.send(data)

    def _tell_views(self, position: Position) -> None:
        for viewer in self._by_viewer(position):
            self._tell_seat(viewer, position, self._view(position, viewer))

    def _tell_table(self, position: Position, besides: Listener | None = None) -> None:
        for viewer, group in self._by_viewer(position).items():
            data = encode(TableChanged(self._info(position, viewer)))
            for listener in group:
                if listener is not besides:
                    listener.send(data)

    def _tell_ack(self, position: Position, live: Table, seat: int, answer: Answer) -> None:
        owner, _, key = answer.key.partition(":")
        if owner == str(seat):
            self._tell_seat(seat, position, encode(Ack(key, live.version(seat))))

    def _tell_step(self, position: Position, live: Table, story: Any, before: dict[int, int]) -> None:
        waiting = self._waiting(position)
        for viewer in self._by_viewer(position):
            if live.version(viewer) == before[viewer]:
                continue
            alone = views.is_alone(position.stored, viewer, self._here())
            moves = position.moves(viewer)
            message = views.step(viewer, live, story, moves, waiting, alone=alone)
            self._tell_seat(viewer, position, encode(message))


def _clock() -> float:
    return asyncio.get_running_loop().time()


def _refused(play: Play, code: str, rule: str = "") -> bytes:
    return encode(protocol.Refused(play.key, code, rule or None))


def _repeated(position: Position, live: Table, seq: int, play: Play) -> Ack | Failed:
    """The same answer as the first time; a key that comes back with another move is a mistake."""
    entry = live.entries[seq]
    if entry.move != play.move:
        return Failed("key-reused")
    return Ack(play.key, position.version_after(seq))


def _decide(bot: Any, observation: Any, moves: list[Move]) -> str:
    """A bot that fails must not stop the table: then it plays the first legal move."""
    try:
        chosen = bot.decide(observation, moves, None)
    except Exception as error:  # noqa: BLE001 - whatever it is; its text might tell a hand, so it is not logged
        logger.error("a bot failed with %s", type(error).__name__)
        return moves[0].name
    return chosen.name if chosen in moves else moves[0].name
