"""A room is the single writer of one table: it checks, plays, stores, and only then tells.

Everything that looks at the position or changes it holds the room's lock, so nobody ever sees a move that
is not stored yet.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from msgspec import ValidationError, convert
from msgspec.structs import replace

from tenka import bots
from tenka.core.errors import Refused, TenkaError
from tenka.core.events import PUBLIC
from tenka.core.game import Game
from tenka.core.moves import Move
from tenka.core.record import Entry, Record
from tenka.core.table import Table
from tenka.server import metrics, protocol, setup, views
from tenka.server.bus import Bus, Known
from tenka.server.listener import Listener, encode
from tenka.server.notices import Tell
from tenka.server.position import (
    Due,
    Position,
    after,
    load,
    payload,
    with_name,
    with_person,
)
from tenka.server.problems import Refusal
from tenka.server.protocol import Ack, Failed, Play, TableChanged, TableInfo, Waiting, Why
from tenka.server.settings import Settings
from tenka.server.storage import (
    Answer,
    Identity,
    RepeatedKey,
    SeatTaken,
    Storage,
    StorageError,
    StoredEntry,
    StoredTable,
    Taken,
)
from tenka.server.turns import Turns

logger = logging.getLogger(__name__)
T = TypeVar("T")


class Room:
    def __init__(self, table: str, storage: Storage, settings: Settings, bus: Bus, tell: Tell) -> None:
        self.id = table
        self.users = 0
        self._storage = storage
        self._settings = settings
        self._bus = bus
        self._lock = asyncio.Lock()
        self._position: Position | None = None
        self._listeners: set[Listener] = set()
        self._elsewhere: Collection[str] = ()
        """Who is connected to this table at other processes."""
        self._behind = False
        """Something was stored elsewhere and is not known here yet."""
        self._unsure = False
        """More than entries may have changed."""
        self._bots: dict[int, Any] = {}
        self._turns = Turns(tell, settings.notice_seconds)
        self._wake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._driving = True
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- what others ask ---------------------------------------------------------------------------

    async def info(self, identity: str) -> TableInfo:
        async with self._at() as position:
            screen = views.seats_at_screen(position.stored, identity)
            return self._info(position, self._sitting(position, identity), screen)

    async def enter(self, identity: str) -> Listener:
        """Start to listen. The first message is the view."""
        async with self._at() as position:
            listener = Listener(identity, self._settings.limits.queue)
            arrived = identity not in self._here()
            if identity not in self._here_at_this_process():
                await self._bus.came(self.id, identity)
            self._listeners.add(listener)
            listener.send(self._view(position, listener))
            if arrived:
                self._tell_table(position, besides=listener)
            return listener

    async def leave(self, listener: Listener) -> None:
        await self._whole(self._leave(listener))

    async def resync(self, listener: Listener) -> None:
        async with self._at() as position:
            listener.restart(self._view(position, listener))

    async def sit(self, listener: Listener, seat: int) -> None:
        """Somebody sits down before a shared screen, or gets up: it shows what this seat knows."""
        async with self._at() as position:
            if seat != PUBLIC and seat not in views.seats_at_screen(position.stored, listener.identity):
                listener.send(encode(Failed("not-your-seat")))
                return
            listener.seat = seat
            listener.restart(self._view(position, listener))

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
            return position.live.game, position.live.observe(self._sitting(position, identity))

    async def so_far(self, identity: str) -> tuple[Record, int]:
        """The record up to now and the seat of somebody, for showing it to nobody else. Refusal."""
        async with self._at() as position:
            if position.live is None:
                raise Refusal("not-started")
            return position.live.record(), self._sitting(position, identity)

    async def finished_table(self) -> StoredTable:
        """The table, once its game is over. Refusal."""
        async with self._at() as position:
            if position.stored.status != "over":
                raise Refusal("not-over")
            return position.stored

    async def offer_rematch(self, rematch: str) -> None:
        """Show the next table, which is stored already, to those who sat at this one."""
        async with self._at() as position:
            position.stored = replace(position.stored, rematch=rematch)
            self._tell_table(position)

    async def why(self, identity: str, move: str) -> Why:
        """What playing this move would be refused with. Changes nothing."""
        async with self._at() as position:
            seat = self._sitting(position, identity)
            if seat == PUBLIC or position.live is None:
                return Why("not-seated" if seat == PUBLIC else "table-waiting", None)
            try:
                position.live.check(seat, move)
            except Refused as error:
                return Why(error.refusal.code, error.refusal.rule or None)
            return Why(None, None)

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

    def known(self) -> int:
        """How many entries are known here."""
        live = self._position.live if self._position is not None else None
        return len(live.entries) if live is not None else 0

    def state(self) -> Known:
        return self._position.stored.status if self._position is not None else "", self.known()

    def follow(self, seq: int | None) -> None:
        """Something was stored elsewhere: the entry `seq`, or (None) something else. Look soon."""
        if not self.is_loaded() or (seq is not None and seq < self.known()):
            return
        self._unsure = self._unsure or seq is None
        if self._behind:
            return
        self._behind = True
        self._keep(asyncio.create_task(self._catch_up()))

    async def drive(self) -> None:
        """What happens by itself happens here from now on."""
        async with self._at():
            self._wake.set()

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        if self.users or self._tasks or self._lock.locked():
            return False
        if not self._driving:
            return True
        return self._position is None or self._position.due(self._settings.bot_seconds) is None

    async def close(self) -> None:
        """Stop, but never in the middle of a move."""
        async with self._lock:
            self._turns.close()
            if self._driver is not None:
                self._driver.cancel()

    # --- loading -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def _at(self) -> AsyncIterator[Position]:
        """The position, for one at a time. It is loaded when there is none, or after a failed write."""
        async with self._lock:
            if self._position is None:
                await self._load()
            position = self._position
            if position is None:
                raise Refusal("no-table")
            yield position

    async def _load(self) -> None:
        position = await load(self._storage, self.id)
        self._elsewhere = await self._bus.elsewhere(self.id, self._here_at_this_process())
        self._position = position
        self._ask(position)
        if position.window is not None:
            position.window.answer = await self._storage.held(self.id, self.known())
        self._tell_views(position)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish this even if the connection that asked for it breaks off."""
        task = asyncio.create_task(work)
        self._keep(task)
        return await asyncio.shield(task)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ask(self, position: Position, *, ours: bool = True) -> None:
        position.ask(_clock(), self._settings.reaction_seconds)
        owing = position.live.actors() if position.live else ()
        self._turns.follow(position.stored, owing, self._here(), ours=ours)
        self._wake.set()
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    # --- commands ----------------------------------------------------------------------------------

    async def _play(self, listener: Listener, play: Play) -> None:
        try:
            async with self._at() as position:
                await self._command(position, listener, play)
        except (Taken, RepeatedKey):  # another process was quicker: look again, and then it may still hold
            await self._play(listener, play)
        except (StorageError, Refusal) as error:
            logger.warning("table %s: a move was not stored: %s", self.id, error)
            listener.send(encode(Failed("not-stored")))
            await self._refresh()

    async def _command(self, position: Position, listener: Listener, play: Play) -> None:
        seat = views.viewer_at(position.stored, listener)
        live = position.live
        for mine in views.seats_at_screen(position.stored, listener.identity):
            at = position.keys.get(f"{mine}:{play.key}")
            if at is not None and live is not None:
                listener.send(encode(_repeated(position, live, at, play)))
                return
        if seat == PUBLIC or live is None:
            listener.send(_refused(play, "not-seated" if seat == PUBLIC else "table-waiting"))
            return
        key = f"{seat}:{play.key}"
        try:
            live.check(seat, play.move, play.version)
        except Refused as error:
            listener.send(_refused(play, error.refusal.code, error.refusal.rule))
            if error.refusal.code == "stale":
                listener.send(self._view(position, listener))
            return
        if position.window is not None and position.window.seat == seat:
            await self._hold(position, listener, play, Answer(play.move, key))
            return
        await self._commit(position, live, seat, Answer(play.move, key))

    async def _hold(self, position: Position, listener: Listener, play: Play, answer: Answer) -> None:
        """Keep a reaction until its time is up. A repetition waits with it; a second thought is too late."""
        window = position.window
        if window is None or (window.answer is not None and window.answer.key == answer.key):
            return
        if window.answer is not None:
            listener.send(_refused(play, "not-your-turn"))
            return
        window.answer = await self._storage.hold(self.id, self.known(), answer)
        self._tell_view(window.seat, position)

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
        self._hand_over(position, live)
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
            return self._info(position, seat, [seat])

    async def _take_seat(self, position: Position, person: Identity, invite: str) -> int:
        if not position.stored.listed and not _same(position.stored.invite, invite):
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
        if listener.identity not in self._here_at_this_process():
            with suppress(StorageError, Refusal):
                await self._bus.went(self.id, listener.identity)
                async with self._at() as position:
                    self._tell_table(position)

    # --- what other processes do -------------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Take in what was stored elsewhere. If that fails, everything is loaded anew."""
        try:
            async with self._lock:
                self._behind = False
                if self._position is not None:
                    await self._take_in(self._position)
                self._wake.set()
        except (TenkaError, ValidationError) as error:
            logger.warning("table %s: could not catch up: %s", self.id, type(error).__name__)
            self._position = None
            await self._try_again_soon()
            await self._refresh()

    async def _take_in(self, position: Position) -> None:
        if position.live is None:
            await self._load()
            return
        for entry in await self._storage.entries(self.id, self.known()):
            self._take_in_entry(position, position.live, entry)
        if position.window is not None:
            position.window.answer = await self._storage.held(self.id, self.known())
        if self._unsure or position.live.is_over():
            await self._take_in_table(position, position.live)

    async def _take_in_table(self, position: Position, live: Table) -> None:
        self._unsure = False
        stored = await self._storage.table(self.id)
        if stored is None:
            raise Refusal("no-table")
        self._elsewhere = await self._bus.elsewhere(self.id, self._here_at_this_process())
        position.stored = stored
        live.players = setup.players(stored)
        self._tell_table(position)

    def _take_in_entry(self, position: Position, live: Table, stored: StoredEntry) -> None:
        before = {viewer: live.version(viewer) for viewer in range(PUBLIC, live.game.seats)}
        step = live.follow(convert(stored.payload, Entry))
        position.note(stored.key, stored.seq, live.version(step.entry.seat))
        self._ask(position, ours=False)
        self._tell_step(position, live, step.story, before)
        self._hand_over(position, live)

    # --- what happens by itself --------------------------------------------------------------------

    async def _drive(self) -> None:
        """Bots' moves and the ends of windows, one after the other, for as long as the room is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                while await self._next():
                    pass
            except (Taken, RepeatedKey):  # somebody else was quicker
                self._wake.set()
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
            self._driving = await self._bus.drives(self.id)
            if not self._driving:
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
        answer = await self._storage.held(self.id, due.entries) if window is not None else None
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

    def _here_at_this_process(self) -> set[str]:
        return {listener.identity for listener in self._listeners}

    def _here(self) -> set[str]:
        return self._here_at_this_process().union(self._elsewhere)

    def _info(self, position: Position, viewer: int, screen: list[int]) -> TableInfo:
        return views.table_info(position.stored, viewer, screen, position.live, self._here())

    def _sitting(self, position: Position, identity: str) -> int:
        """Who asks over HTTP: at a shared screen whoever sits before it, if that is clear."""
        pages = [listener for listener in self._listeners if listener.identity == identity]
        seats = {views.viewer_at(position.stored, page) for page in pages or [Listener(identity, 1)]}
        return seats.pop() if len(seats) == 1 else PUBLIC

    def _waiting(self, position: Position) -> Waiting | None:
        return position.window.waiting(_clock()) if position.window else None

    def _view(self, position: Position, listener: Listener) -> bytes:
        viewer = views.viewer_at(position.stored, listener)
        alone = views.is_alone(position.stored, viewer, self._here())
        info = self._info(position, viewer, views.seats_at_screen(position.stored, listener.identity))
        waiting = self._waiting(position)
        return encode(views.view(info, position.live, position.moves(viewer), waiting, alone=alone))

    def _by_viewer(self, position: Position) -> dict[int, list[Listener]]:
        """Who hears the same, so that every message is made once."""
        groups: dict[int, list[Listener]] = {}
        for listener in self._listeners:
            groups.setdefault(views.viewer_at(position.stored, listener), []).append(listener)
        return groups

    def _tell_seat(self, seat: int, position: Position, data: bytes) -> None:
        for listener in self._by_viewer(position).get(seat, []):
            listener.send(data)

    def _tell_view(self, seat: int, position: Position) -> None:
        for listener in self._by_viewer(position).get(seat, []):
            listener.send(self._view(position, listener))

    def _tell_views(self, position: Position) -> None:
        for listener in self._listeners:
            listener.send(self._view(position, listener))

    def _tell_table(self, position: Position, besides: Listener | None = None) -> None:
        for listener in self._listeners:
            if listener is not besides:
                viewer = views.viewer_at(position.stored, listener)
                screen = views.seats_at_screen(position.stored, listener.identity)
                listener.send(encode(TableChanged(self._info(position, viewer, screen))))

    def _hand_over(self, position: Position, live: Table) -> None:
        """A shared screen shows nobody's knowledge any more when it is for somebody else there to decide."""
        actors = live.actors()
        for listener in self._listeners:
            screen = views.seats_at_screen(position.stored, listener.identity)
            if listener.seat in screen and listener.seat not in actors and any(s in actors for s in screen):
                listener.seat = PUBLIC
                listener.send(self._view(position, listener))

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


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def _clock() -> float:
    return asyncio.get_running_loop().time()


def _refused(play: Play, code: str, rule: str = "") -> bytes:
    metrics.REFUSALS.labels(code).inc()
    return encode(protocol.Refused(play.key, code, rule or None))


def _repeated(position: Position, live: Table, seq: int, play: Play) -> Ack | Failed:
    """The same answer as the first time; a key that comes back with another move is a mistake."""
    entry = live.entries[seq]
    if not isinstance(entry, Entry) or entry.move != play.move:
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
