"""The storage of a page, by what a `Disk` keeps. Its one worker is the only one who writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tenka.page.disk import Changes, Disk
from tenka.server.moments import timestamp
from tenka.server.rooms.position import after, with_person, with_seat, without
from tenka.server.storage.model import (
    Answer,
    AnsweredPuzzle,
    Clash,
    Clocks,
    Draws,
    Identity,
    SeatTaken,
    StorageDown,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
)

T = TypeVar("T")


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _key(kind: str, *parts: str | int) -> str:
    """Numbers sort as numbers do."""
    return "/".join([kind, *(f"{part:06d}" if isinstance(part, int) else part for part in parts)])


class Rows:
    """Structs by key. A write looks at what is kept and changes it, and no other comes between."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._lock = asyncio.Lock()

    async def get(self, kind: type[T], key: str) -> T | None:
        found = await self._disk.get(key)
        return None if found is None else msgspec.json.decode(found, type=kind)

    async def scan(self, kind: type[T], prefix: str) -> list[T]:
        return [msgspec.json.decode(row, type=kind) for row in await self._disk.scan(f"{prefix}/")]

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[dict[str, object]]:
        """Fill in what is to be kept; it is written if nothing is raised. None removes a row."""
        async with self._lock:
            rows: dict[str, object] = {}
            yield rows
            changes: Changes = {key: None if row is None else _encode(row) for key, row in rows.items()}
            await self._disk.write(changes)

    async def table(self, table: str) -> StoredTable:
        """StorageDown if it is gone, such as when somebody has cleared what the browser keeps."""
        found = await self.get(StoredTable, _key("table", table))
        if found is None:
            raise StorageDown("the table is gone")
        return found


class Identities:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def get(self, identity: str) -> Identity | None:
        return await self._rows.get(Identity, _key("identity", identity))

    async def save(self, identity: Identity) -> None:
        async with self._rows.writing() as rows:
            rows[_key("identity", identity.id)] = identity
            for table in await self._rows.scan(StoredTable, "table"):
                if table.status != "over" and _sits(table, identity.id):
                    rows[_key("table", table.id)] = _renamed(table, identity)


def _renamed(table: StoredTable, person: Identity) -> StoredTable:
    for number, seat in enumerate(table.seats):
        if seat.identity == person.id:
            table = with_seat(table, number, name=person.name)
    return table


class Tables:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, table: StoredTable, owner: Identity, entries: Collection[StoredEntry] = ()) -> None:
        async with self._rows.writing() as rows:
            await self._add(rows, table, owner)
            rows |= {_key("entry", table.id, entry.seq): entry for entry in entries}

    async def _add(self, rows: dict[str, object], table: StoredTable, owner: Identity) -> None:
        if await self.get(table.id) is not None:
            raise Clash("there is a table of this id")
        rows |= {_key("table", table.id): table, _key("identity", owner.id): owner}

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        async with self._rows.writing() as rows:
            if await self.get(table.id) is None:
                rows[_key("table", table.id)] = table
                rows |= {_key("entry", table.id, entry.seq): entry for entry in entries}

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        async with self._rows.writing() as rows:
            first = await self._rows.table(table)
            if first.rematch is not None:
                return first.rematch
            await self._add(rows, rematch, owner)
            rows[_key("table", table)] = replace(first, rematch=rematch.id)
        return rematch.id

    async def get(self, table: str) -> StoredTable | None:
        return await self._rows.get(StoredTable, _key("table", table))

    async def of_player(self, identity: str, limit: int) -> list[StoredTable]:
        mine = await self._of_player(identity)
        return sorted(mine, key=lambda table: table.updated, reverse=True)[:limit]

    async def ids_of_player(self, identity: str) -> list[str]:
        return [table.id for table in sorted(await self._of_player(identity), key=lambda one: one.created)]

    async def _of_player(self, identity: str) -> list[StoredTable]:
        """What came as a file, too: it could be found nowhere else."""
        found = await self._rows.scan(StoredTable, "table")
        return [table for table in found if table.origin == "file" or _sits(table, identity)]

    async def all(self) -> list[StoredTable]:
        """The oldest first."""
        return sorted(await self._rows.scan(StoredTable, "table"), key=lambda table: table.created)

    async def listed(self, limit: int) -> list[StoredTable]:
        """Nobody else can come here."""
        return []

    async def overdue(self, moment: float, limit: int) -> list[str]:
        playing = [table for table in await self.all() if table.status == "playing"]
        late = [table.id for table in playing if any(_is_late(seat.deadline, moment) for seat in table.seats)]
        return late[:limit]


def _sits(table: StoredTable, identity: str) -> bool:
    return any(seat.identity == identity for seat in table.seats)


def _is_late(deadline: float | None, moment: float) -> bool:
    return deadline is not None and deadline <= moment


class Entries:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        async with self._rows.writing() as rows:
            if error := entry.conflict(await self.of_table(table)):
                raise error
            stored = after(await self._rows.table(table), result, noticed=noticed)
            rows[_key("table", table)] = _with_clocks(stored, clocks or {})
            rows[_key("entry", table, entry.seq)] = entry

    async def of_table(self, table: str, since: int = 0) -> list[StoredEntry]:
        return (await self._rows.scan(StoredEntry, _key("entry", table)))[since:]

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        async with self._rows.writing() as rows:
            kept = await self.held(table, seq)
            if kept is None:
                rows[_key("held", table, seq)] = answer
        return kept or answer

    async def held(self, table: str, seq: int) -> Answer | None:
        return await self._rows.get(Answer, _key("held", table, seq))

    async def release(self, table: str, seq: int, key: str) -> None:
        async with self._rows.writing() as rows:
            kept = await self.held(table, seq)
            if kept is not None and kept.key == key:
                rows[_key("held", table, seq)] = None


def _with_clocks(stored: StoredTable, clocks: Clocks) -> StoredTable:
    for seat, clock in clocks.items():
        stored = with_seat(stored, seat, time_left=clock.left, deadline=clock.deadline)
    return stored


class Seats:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def take(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        async with self._rows.writing() as rows:
            stored = await self._rows.table(table)
            if stored.status != "waiting" or not _is_open(stored, seat, person):
                raise SeatTaken("the seat is not open, or somebody sits at the table already")
            taken = replace(with_person(stored, seat, person), updated=timestamp())
            rows[_key("identity", person.id)] = person
            rows[_key("table", table)] = taken if start is None else replace(taken, start=start)

    async def fill(self, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
        async with self._rows.writing() as rows:
            stored = await self._rows.table(table)
            if stored.status != "waiting" or any(stored.seats[seat].kind != "open" for seat in bots):
                raise SeatTaken("a seat is not open")
            seats = [bots.get(seat, row) for seat, row in enumerate(stored.seats)]
            begun = replace(stored, seats=seats, start=start, status="playing", updated=timestamp())
            rows[_key("table", table)] = begun

    async def leave(self, table: str, seat: int, identity: str) -> None:
        async with self._rows.writing() as rows:
            stored = await self._rows.table(table)
            if stored.status != "waiting" or stored.seats[seat].identity != identity:
                raise SeatTaken("the seat is not one to leave")
            left = without(stored, seat)
            is_empty = all(row.kind != "person" for row in left.seats)
            rows[_key("table", table)] = None if is_empty else left

    async def set_clocks(self, table: str, clocks: Clocks) -> None:
        async with self._rows.writing() as rows:
            rows[_key("table", table)] = _with_clocks(await self._rows.table(table), clocks)

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        async with self._rows.writing() as rows:
            stored = await self._rows.table(table)
            votes = [one for one in stored.seats[seat].votes if one != voter] + [voter] * on
            rows[_key("table", table)] = with_seat(stored, seat, votes=votes)
        return votes

    async def forget_votes(self, table: str, seat: int) -> None:
        await self._change(table, seat, votes=[])

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None:
        await self._change(table, seat, shared=shared)

    async def _change(self, table: str, seat: int, **changes: Any) -> None:
        async with self._rows.writing() as rows:
            rows[_key("table", table)] = with_seat(await self._rows.table(table), seat, **changes)

    async def notes(self, table: str) -> list[str]:
        seats = range(len((await self._rows.table(table)).seats))
        return [await self._rows.get(str, _key("notes", table, seat)) or "" for seat in seats]

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        async with self._rows.writing() as rows:
            await self._rows.table(table)
            rows[_key("notes", table, seat)] = text


def _is_open(stored: StoredTable, seat: int, person: Identity) -> bool:
    is_open = 0 <= seat < len(stored.seats) and stored.seats[seat].kind == "open"
    return is_open and all(other.identity != person.id for other in stored.seats)


class Chat:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, table: str, line: StoredLine) -> StoredLine:
        async with self._rows.writing() as rows:
            said = await self._lines(table)
            known = next((old for old in said if old.key == line.key), None)
            if known is not None:
                return known
            stored = replace(line, number=len(said) + 1)
            rows[_key("chat", table, stored.number)] = stored
        return stored

    async def last(self, table: str, limit: int) -> list[StoredLine]:
        return (await self._lines(table))[-limit:]

    async def _lines(self, table: str) -> list[StoredLine]:
        return await self._rows.scan(StoredLine, _key("chat", table))


class Puzzles:
    """Answers to those that come with the games: nobody else's games are here."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def ids(self, game: str) -> list[str]:
        return []

    async def get(self, puzzle: str) -> None:
        return None

    async def answer(self, person: Identity, answered: AnsweredPuzzle) -> bool:
        key = _key("puzzle", answered.puzzle)
        async with self._rows.writing() as rows:
            if await self._rows.get(AnsweredPuzzle, key) is not None:
                return False
            rows |= {key: answered, _key("identity", person.id): person}
        return True

    async def answers(self, identity: str) -> list[AnsweredPuzzle]:
        """The newest first."""
        found = await self._rows.scan(AnsweredPuzzle, "puzzle")
        return sorted(found, key=lambda one: one.at, reverse=True)

    async def consents(self, identity: str) -> bool:
        return False


class PageStorage:
    """Implements as much of `Storage` as rooms and the endpoints of games ask for."""

    def __init__(self, disk: Disk) -> None:
        rows = Rows(disk)
        self.identities = Identities(rows)
        self.tables = Tables(rows)
        self.entries = Entries(rows)
        self.seats = Seats(rows)
        self.chat = Chat(rows)
        self.puzzles = Puzzles(rows)
