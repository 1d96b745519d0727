"""A table in memory: what is stored, the live Table that follows from it, and what is due next."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tenka.core.errors import TenkaError
from tenka.core.record import FORMAT, AnyEntry, Hint, Record, SeatChange
from tenka.core.table import AnyTable, Table
from tenka.server.moments import timestamp
from tenka.server.protocol.http import TableSettings
from tenka.server.protocol.problems import Problem
from tenka.server.protocol.socket import Waiting
from tenka.server.rooms.environment import RoomStorage
from tenka.server.rooms.rulesets import ruleset
from tenka.server.rooms.sealed import is_sealed
from tenka.server.rooms.table_factory import fork_of, players
from tenka.server.storage.model import Answer, Clock, Clocks, Identity, StoredEntry, StoredSeat, StoredTable

CLOSED: Final = "table-closed"


class Window(msgspec.Struct):
    """The time that a seat is given to react: always the same, whoever it is and whatever it can do."""

    seat: int
    default: str
    of: float
    deadline: float
    answer: Answer | None = None
    withdrawn: set[str] = set()
    """Keys of answers that were taken back: a repetition of theirs is not a new answer."""

    def waiting(self, now: float) -> Waiting:
        return Waiting(self.seat, round(max(0.0, self.deadline - now), 2), self.of)


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: a bot's move, or the end of a window."""

    seat: int
    at: float
    version: int
    """What the seat had noticed when it became due; once it notices more, this is void."""


class Position:
    """Changed only by the room that holds it, under the room's lock."""

    def __init__(
        self, stored: StoredTable, live: AnyTable | None, keys: dict[str, int], filed: Record | None = None
    ) -> None:
        self.stored = stored
        self.live = live
        self.filed = filed
        """The record that came as a file. It is never played in this process: a stranger wrote it."""
        self.keys = keys
        """The place of every stored key."""
        self._settings: tuple[dict[str, Any], TableSettings] | None = None
        """As they are stored, and read."""
        self._versions: dict[int, int] = {}
        self.since = 0.0
        """When the present decision began."""
        self.window: Window | None = None
        self.void = False
        """What is in memory does not hold any more: the storage knows better."""

    @property
    def settings(self) -> TableSettings:
        if self._settings is None or self._settings[0] is not self.stored.settings:
            self._settings = self.stored.settings, msgspec.convert(self.stored.settings, TableSettings)
        return self._settings[1]

    @property
    def clocks(self) -> dict[int, Clock]:
        """Everybody's clock; none at a table without, or before it begins."""
        found = enumerate(self.stored.seats)
        return {n: Clock(row.time_left, row.deadline) for n, row in found if row.time_left is not None}

    def set_clocks(self, clocks: Clocks) -> None:
        for seat, new in clocks.items():
            self.stored = with_seat(self.stored, seat, time_left=new.left, deadline=new.deadline)

    def is_shared(self, seat: int) -> bool:
        return 0 <= seat < len(self.stored.seats) and self.stored.seats[seat].shared

    @contextmanager
    def voided_by_failure(self) -> Iterator[None]:
        """Whatever goes wrong while something is stored: nobody knows whether it was."""
        try:
            yield
        except BaseException:
            self.void = True
            raise

    def playing(self) -> AnyTable:
        """The game that has begun. Problem."""
        if self.live is None:
            raise Problem("not-started")
        return self.live

    def has_begun_elsewhere(self, stored: StoredTable) -> bool:
        """Whether a game has begun that is not in memory."""
        return self.live is None and self.filed is None and stored.status != "waiting"

    def record(self) -> Record:
        """With everything in it, once nothing is secret any more. Problem."""
        if self.filed is not None:
            return self.filed
        live = self.playing()
        if not live.is_over():
            raise Problem("not-over")
        if is_sealed(self.stored):
            raise Problem("deal-sealed")
        return live.record()

    def check_viewer(self, identity: str) -> None:
        """Nobody watches a deal that is still to be played by others. Problem."""
        if is_sealed(self.stored) and all(seat.identity != identity for seat in self.stored.seats):
            raise Problem("deal-sealed")

    def stand_ins(self) -> dict[int, str]:
        """Bots that decide for absent players, by seat."""
        if self.filed is None:
            return self.live.stand_ins if self.live else {}
        changes = [entry for entry in self.filed.entries if isinstance(entry, SeatChange)]
        last = {change.seat: change.bot for change in changes}
        return {seat: bot for seat, bot in last.items() if bot is not None}

    def hints(self) -> Counter[int]:
        """How often each seat asked for one."""
        if self.filed is None:
            return self.live.hints if self.live else Counter()
        return Counter(entry.seat for entry in self.filed.entries if isinstance(entry, Hint))

    def known(self) -> int:
        """How many entries are known here."""
        entries = self.filed.entries if self.filed else self.live.entries if self.live else ()
        return len(entries)

    def screens(self) -> int:
        """How many people, groups of people at one screen, or programs play."""
        return sum(is_external(seat) and seat.screen is None for seat in self.stored.seats)

    def shares_screen(self, seat: int) -> bool:
        stored = self.stored.seats
        return stored[seat].screen is not None or any(other.screen == seat for other in stored)

    def bot(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now, if one does."""
        return self.stored.seats[seat].bot or (self.live.stand_ins.get(seat) if self.live else None)

    def is_bot(self, seat: int) -> bool:
        return not is_external(self.stored.seats[seat]) or self.bot(seat) is not None

    def owing(self, reaction_seconds: float) -> list[int]:
        """The people who owe a decision, so that their time runs. A window has a time of its own."""
        if self.live is None:
            return []
        people = [seat for seat in self.live.actors() if not self.is_bot(seat)]
        if not self._has_windows(reaction_seconds):
            return people
        return [seat for seat in people if self.live.default_move(seat) is None or self.shares_screen(seat)]

    def _has_windows(self, reaction_seconds: float) -> bool:
        return reaction_seconds > 0 and self.screens() > 1

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many choices a seat can take back, and why not more."""
        if not self.settings.undo:
            return 0, "off"
        if self.live is None:
            return 0, "start"
        if self.window is not None and self.window.seat == seat and self.window.answer is not None:
            return 1, "others"
        found = self.live.undoable(seat)
        return len(found.depths), found.stop

    def ask(self, now: float, reaction_seconds: float) -> None:
        """Begin the present decision: from now on its time runs."""
        self.since = now
        self.window = None
        if self.live is None or not self._has_windows(reaction_seconds):
            return
        for seat in self.live.actors():
            default = self.live.default_move(seat)
            if default is not None and not self.shares_screen(seat):  # to hand a screen over takes time
                self.window = Window(seat, default, reaction_seconds, now + reaction_seconds)
                return

    def due(self, bot_seconds: float) -> Due | None:
        if self.live is None:
            return None
        if self.window is not None:
            return Due(self.window.seat, self.window.deadline, self.live.version(self.window.seat))
        for seat in self.live.actors():
            if self.is_bot(seat):
                return Due(seat, self.since + bot_seconds, self.live.version(seat))
        return None

    def moves(self, viewer: int) -> list[str]:
        """The moves that a viewer can still choose from; none once a reaction is given."""
        if self.live is None or (self.window and self.window.answer and self.window.seat == viewer):
            return []
        if viewer in self.live.stand_ins or self.live.is_worn_out(viewer):
            return []
        return self.live.moves(viewer)

    def note(self, key: str, seq: int, version: int) -> None:
        """A stored entry, and the version that its author reached with it."""
        self.keys[key] = seq
        self._versions[seq] = version

    def version_after(self, seq: int) -> int:
        """The version that the author of an old entry reached with it."""
        if seq not in self._versions and self.live is not None:
            past = islice(Table.retrace(self.live.game, self.live.record()), 1, None)
            reached = (table.version(table.entries[-1].seat) for table in past)
            self._versions = dict(enumerate(reached))
        return self._versions[seq]


async def load(storage: RoomStorage, table: str) -> Position:
    """The position of a stored table, with every draw as it was."""
    stored = await storage.tables.get(table)
    if stored is None:
        raise Problem("no-table")
    if stored.closed is not None:
        raise Problem(CLOSED, f"({stored.closed})")
    if stored.status == "waiting":
        return Position(stored, None, {})
    entries = await storage.entries.of_table(table)
    if stored.origin == "file":
        return Position(stored, None, {}, _filed(stored, entries))
    try:
        live = await asyncio.to_thread(restore, stored, entries)
    except (TenkaError, msgspec.ValidationError):
        raise Problem("broken-table") from None
    return Position(stored, live, {entry.key: entry.seq for entry in entries})


def _filed(stored: StoredTable, entries: list[StoredEntry]) -> Record:
    return replace(record_of(stored, entries), seed=stored.seed or None, result=stored.result)


def restore(stored: StoredTable, entries: list[StoredEntry]) -> AnyTable:
    return Table.restore(ruleset(stored), record_of(stored, entries), bytes.fromhex(stored.seed) or None)


def record_of(stored: StoredTable, entries: list[StoredEntry]) -> Record:
    return Record(
        tenka=FORMAT,
        game=stored.game,
        version=stored.version,
        options=stored.options,
        players=players(stored),
        commitment=stored.commitment,
        start=stored.start,
        entries=[msgspec.convert(entry.payload, AnyEntry) for entry in entries],
        fork=fork_of(stored),
    )


def payload(entry: AnyEntry) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    return plain


def after(stored: StoredTable, result: list[int] | None, *, noticed: bool) -> StoredTable:
    """After an entry. One that nobody noticed leaves no trace in what everybody may see."""
    if result is not None:
        return replace(stored, updated=timestamp(), status="over", result=result)
    return replace(stored, updated=timestamp()) if noticed else stored


def is_external(seat: StoredSeat) -> bool:
    """Whether somebody decides for it from outside: a person or a program."""
    return seat.kind in ("person", "program")


def screen_of(table: StoredTable, number: int) -> str | None:
    """The identity whose screen a seat is played at."""
    seat = table.seats[number]
    return seat.identity if seat.screen is None else table.seats[seat.screen].identity


def with_seat(stored: StoredTable, seat: int, **changes: Any) -> StoredTable:
    seats = list(stored.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(stored, seats=seats)


def with_person(stored: StoredTable, seat: int, person: Identity) -> StoredTable:
    found = with_seat(stored, seat, kind=person.kind, identity=person.id, name=person.name)
    status = "waiting" if any(other.kind == "open" for other in found.seats) else "playing"
    return replace(found, status=status)


def without(stored: StoredTable, seat: int) -> StoredTable:
    """A waiting table that somebody has left, with all who shared that screen."""
    gone = [number for number, row in enumerate(stored.seats) if seat in (number, row.screen)]
    for number in gone:
        stored = with_seat(stored, number, kind="open", identity=None, screen=None, name="")
    return stored
