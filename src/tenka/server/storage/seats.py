"""The part of the storage that people at a table need: seats, clocks, votes, shared views, notes."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Delete, Update, bindparam, delete, exc, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import Clocks, Draws, Identity, SeatTaken, StoredSeat
from tenka.server.storage.rows import note_accounts, put_identity
from tenka.server.storage.transactions import Transactions


class Seats:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def take(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        await self._transactions.write(_take, table, seat, person, start)

    async def fill(self, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
        await self._transactions.write(_fill, table, bots, start)

    async def leave(self, table: str, seat: int, identity: str) -> None:
        async with self._transactions.writing() as connection:
            if (await connection.execute(_leave_seat(table, seat, identity))).rowcount == 0:
                raise SeatTaken("the seat is not one to leave")
            await connection.execute(_leave_screen(table, seat))
            await connection.execute(_close_empty(table))

    async def set_clocks(self, table: str, clocks: Clocks) -> None:
        async with self._transactions.writing() as connection:
            await write_clocks(connection, table, clocks)

    async def vote(self, table: str, seat: int, voter: int, *, on: bool) -> list[int]:
        seats = schema.seats
        mine = _seat_update(table, seat)
        async with self._transactions.writing() as connection:
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
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _set_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(_seat_update(table, seat).values(values))


def _leave_seat(table: str, seat: int, identity: str) -> Update:
    seats, tables = schema.seats, schema.tables
    waiting = select(tables.c.id).where(tables.c.id == table, tables.c.status == "waiting")
    mine = _seat_update(table, seat).where(seats.c.identity == identity, seats.c.table.in_(waiting))
    return mine.values(kind="open", identity=None, name="", notes="", account=False)


def _leave_screen(table: str, seat: int) -> Update:
    """Who shared the screen of somebody who leaves goes as well."""
    seats = schema.seats
    return (
        update(seats)
        .where(seats.c.table == table, seats.c.screen == seat)
        .values(kind="open", screen=None, name="", notes="")
    )


def _close_empty(table: str) -> Delete:
    """A waiting table without people is of no use to anybody."""
    seats = schema.seats
    people = exists().where(seats.c.table == table, seats.c.kind == "person")
    return delete(schema.tables).where(schema.tables.c.id == table, ~people)


def _seat_update(table: str, seat: int) -> Update:
    return update(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat == seat)


async def write_clocks(connection: AsyncConnection, table: str, clocks: Clocks) -> None:
    for seat, clock in clocks.items():
        change = _seat_update(table, seat).values(time_left=clock.left, deadline=clock.deadline)
        await connection.execute(change)


_TAKE: Final = update(schema.seats).where(
    schema.seats.c.table == bindparam("at"),
    schema.seats.c.seat == bindparam("number"),
    schema.seats.c.kind == "open",
)
_CHANGE_WAITING: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("at"), schema.tables.c.status == "waiting"
)


def _take(connection: Connection, table: str, seat: int, person: Identity, start: Draws | None) -> None:
    put_identity(connection, person)
    _change_waiting(connection, table, start)
    _change_one(
        connection, _TAKE, at=table, number=seat, kind=person.kind, identity=person.id, name=person.name
    )
    note_accounts(connection, table, [person.id])


def _fill(connection: Connection, table: str, bots: dict[int, StoredSeat], start: Draws) -> None:
    _change_waiting(connection, table, start)
    for seat, bot in bots.items():
        _change_one(connection, _TAKE, at=table, number=seat, kind=bot.kind, name=bot.name, bot=bot.bot)


def _change_waiting(connection: Connection, table: str, start: Draws | None) -> None:
    """Somebody takes a seat of a waiting table; with a `start` the game begins."""
    begins = {"start": start, "status": "playing"} if start is not None else {}
    _change_one(connection, _CHANGE_WAITING, at=table, updated=timestamp(), **begins)


def _change_one(connection: Connection, statement: Update, **values: Any) -> None:
    try:
        changed = connection.execute(statement, values)
    except exc.IntegrityError:
        raise SeatTaken("this identity sits at the table already") from None
    if changed.rowcount != 1:
        raise SeatTaken("the seat is not open")
