"""All that rooms need, in memory: no server, no database, no other process."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tenka.core.game import AnyGame
from tenka.core.moves import Move
from tenka.core.record import Options
from tenka.server.cluster.bus import Bus, LocalBus
from tenka.server.rooms.environment import Environment
from tenka.server.rooms.notices import Notice
from tenka.server.rooms.position import after, with_person, with_seat, without
from tenka.server.rooms.settings import RoomSettings
from tenka.server.storage.model import (
    Answer,
    Clocks,
    Draws,
    Identity,
    RepeatedKey,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    Taken,
)


class Identities:
    async def get(self, identity: str) -> Identity | None:
        return Identity(identity, identity.title())


class Tables(dict[str, StoredTable]):
    async def get(self, table: str) -> StoredTable | None:  # type: ignore[override]
        return super().get(table)

    async def overdue(self, moment: float, limit: int) -> list[str]:
        return []


class Entries:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.rows: list[StoredEntry] = []
        self._held: dict[int, Answer] = {}

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        if any(row.key == entry.key for row in self.rows):
            raise RepeatedKey(entry.key)
        if entry.seq != len(self.rows):
            raise Taken(str(entry.seq))
        self.rows.append(entry)
        self._tables[table] = after(self._tables[table], result, noticed=noticed)

    async def of_table(self, table: str, since: int = 0) -> list[StoredEntry]:
        return self.rows[since:]

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        return self._held.setdefault(seq, answer)

    async def held(self, table: str, seq: int) -> Answer | None:
        return self._held.get(seq)

    async def release(self, table: str, seq: int, key: str) -> None:
        self._held.pop(seq, None)


class Seats:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._notes: dict[int, str] = {}

    def _change(self, table: str, seat: int, **changes: Any) -> None:
        self._tables[table] = with_seat(self._tables[table], seat, **changes)

    async def take(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        self._tables[table] = replace(with_person(self._tables[table], seat, person), start=start or {})

    async def fill(self, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
        for seat, bot in bots.items():
            self._change(table, seat, kind=bot.kind, name=bot.name, bot=bot.bot)
        self._tables[table] = replace(self._tables[table], status="playing", start=start)

    async def leave(self, table: str, seat: int, identity: str) -> None:
        self._tables[table] = without(self._tables[table], seat)

    async def set_clocks(self, table: str, clocks: Clocks) -> None:
        for seat, clock in clocks.items():
            self._change(table, seat, time_left=clock.left, deadline=clock.deadline)

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        votes = sorted(set(self._tables[table].seats[seat].votes) - {voter} | ({voter} if on else set()))
        self._change(table, seat, votes=votes)
        return votes

    async def forget_votes(self, table: str, seat: int) -> None:
        self._change(table, seat, votes=[])

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None:
        self._change(table, seat, shared=shared)

    async def notes(self, table: str) -> list[str]:
        return [self._notes.get(seat, "") for seat in range(len(self._tables[table].seats))]

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        self._notes[seat] = text


class ChatLines:
    def __init__(self) -> None:
        self._lines: list[StoredLine] = []

    async def add(self, table: str, line: StoredLine) -> StoredLine:
        self._lines.append(replace(line, number=len(self._lines) + 1))
        return self._lines[-1]

    async def last(self, table: str, limit: int) -> list[StoredLine]:
        return self._lines[-limit:]


class MemoryStorage:
    """Implements `RoomStorage`, for one table at a time."""

    def __init__(self) -> None:
        self.identities = Identities()
        self.tables = Tables()
        self.entries = Entries(self.tables)
        self.seats = Seats(self.tables)
        self.chat = ChatLines()


class FirstMove:
    """A bot without a thought."""

    def pace(self, observation: msgspec.Struct) -> float:
        return 0.0

    async def choose(
        self, observation: msgspec.Struct, moves: list[Move], seconds: float | None = None
    ) -> str:
        return moves[0].name


class Bots:
    def seat(self, game: AnyGame, options: Options, level: str, seed: int) -> FirstMove:
        return FirstMove()

    def close(self) -> None: ...


class NoLimit:
    async def wait(self, sender: str) -> float:
        return 0.0


class Postbox:
    """Notices that were sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []

    def tell(self, identity: str, notice: Notice) -> None:
        self.sent.append((identity, notice))


def environment(
    storage: MemoryStorage, postbox: Postbox | None = None, bus: Bus | None = None
) -> Environment:
    quick = RoomSettings(bot_seconds=0.0, reaction_seconds=0.0, retry_seconds=0.01)
    return Environment(storage, bus or LocalBus(), Bots(), (postbox or Postbox()).tell, NoLimit(), quick)
