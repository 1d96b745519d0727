"""The part of the storage that people at a table need: clocks, votes, shared views, notes, what is said."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.retry import retrying
from tenka.server.storage import schema
from tenka.server.storage.interface import Clash, Clocks, SeatTaken, StorageDown, StoredLine
from tenka.server.storage.rows import Rows


class People(Rows):
    """Mixed into the `Database`."""

    # --- seats -------------------------------------------------------------------------------------

    async def stand_up(self, table: str, seat: int, identity: str) -> None:
        async with self._writing() as connection:
            if (await connection.execute(_leave_seat(table, seat, identity))).rowcount == 0:
                raise SeatTaken("the seat is not one to leave")
            await connection.execute(_leave_screen(table, seat))
            await connection.execute(_close_empty(table))

    async def set_clocks(self, table: str, clocks: Clocks) -> None:
        async with self._writing() as connection:
            await write_clocks(connection, table, clocks)

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        seats = schema.seats
        mine = _seat_update(table, seat)
        async with self._writing() as connection:
            await connection.execute(mine.values(votes=seats.c.votes))  # nobody else votes until we are done
            found = await connection.execute(
                select(seats.c.votes).where(seats.c.table == table, seats.c.seat == seat)
            )
            votes = [one for one in found.scalar_one() if one != voter] + [voter] * on
            await connection.execute(mine.values(votes=votes))
        return votes

    async def forget_votes(self, table: str, seat: int) -> None:
        await self._set_seat(table, seat, votes=[])

    async def set_shared(self, table: str, seat: int, *, shared: bool) -> None:
        await self._set_seat(table, seat, shared=shared)

    async def write_notes(self, table: str, seat: int, text: str) -> None:
        await self._set_seat(table, seat, notes=text)

    async def notes(self, table: str) -> list[str]:
        seats = schema.seats
        query = select(seats.c.notes).where(seats.c.table == table).order_by(seats.c.seat)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def overdue(self, moment: float, limit: int) -> list[str]:
        seats, tables = schema.seats, schema.tables
        query = (
            select(seats.c.table)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.deadline <= moment, tables.c.status == "playing", tables.c.closed.is_(None))
            .order_by(seats.c.deadline)
            .limit(limit)
        )
        async with self._reading() as connection:
            return list(dict.fromkeys((await connection.execute(query)).scalars()))

    async def _set_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self._writing() as connection:
            await connection.execute(_seat_update(table, seat).values(values))

    async def release(self, table: str, seq: int, key: str) -> None:
        rows = schema.reactions
        gone = delete(rows).where(rows.c.table == table, rows.c.seq == seq, rows.c.key == key)
        async with self._writing() as connection:
            await connection.execute(gone)

    # --- chat --------------------------------------------------------------------------------------

    async def say(self, table: str, line: StoredLine) -> StoredLine:
        """Numbers are given here. Whoever comes too late for one takes the next."""
        try:
            return await retrying(partial(self._say, table, line), on=(Clash,))
        except Clash:
            raise StorageDown("a line was refused") from None

    async def _say(self, table: str, line: StoredLine) -> StoredLine:
        try:
            async with self._writing() as connection:
                number = (await connection.execute(_next_line(table, line))).scalar_one()
        except Clash:
            known = await self._line(table, line.key)
            if known is None:
                raise
            return known
        return msgspec.structs.replace(line, number=number)

    async def said(self, table: str, limit: int) -> list[StoredLine]:
        lines = schema.said
        query = select(lines).where(lines.c.table == table).order_by(lines.c.number.desc()).limit(limit)
        async with self._reading() as connection:
            return [_line_of(row) for row in await connection.execute(query)][::-1]

    async def _line(self, table: str, key: str) -> StoredLine | None:
        lines = schema.said
        async with self._reading() as connection:
            found = await connection.execute(select(lines).where(lines.c.table == table, lines.c.key == key))
            row = found.one_or_none()
        return _line_of(row) if row else None


def _leave_seat(table: str, seat: int, identity: str) -> Any:
    seats, tables = schema.seats, schema.tables
    waiting = select(tables.c.id).where(tables.c.id == table, tables.c.status == "waiting")
    mine = _seat_update(table, seat).where(seats.c.identity == identity, seats.c.table.in_(waiting))
    return mine.values(kind="open", identity=None, name="", notes="")


def _leave_screen(table: str, seat: int) -> Any:
    """Who shared the screen of somebody who leaves goes as well."""
    seats = schema.seats
    return (
        update(seats)
        .where(seats.c.table == table, seats.c.screen == seat)
        .values(kind="open", screen=None, name="", notes="")
    )


def _close_empty(table: str) -> Any:
    """A waiting table without people is of no use to anybody."""
    seats = schema.seats
    people = exists().where(seats.c.table == table, seats.c.kind == "person")
    return delete(schema.tables).where(schema.tables.c.id == table, ~people)


def _seat_update(table: str, seat: int) -> Any:
    return update(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat == seat)


async def write_clocks(connection: AsyncConnection, table: str, clocks: Clocks) -> None:
    for seat, clock in clocks.items():
        change = _seat_update(table, seat).values(time_left=clock.left, deadline=clock.deadline)
        await connection.execute(change)


def _next_line(table: str, line: StoredLine) -> Any:
    lines = schema.said
    last = select(func.coalesce(func.max(lines.c.number), 0)).where(lines.c.table == table)
    values = msgspec.structs.asdict(line) | {"table": table, "number": last.scalar_subquery() + 1}
    return insert(lines).values(values).returning(lines.c.number)


def _line_of(row: Row[Any]) -> StoredLine:
    return StoredLine(row.number, row.key, row.seat, row.name, row.text, row.at, row.identity)
