"""The part of the storage that knows clubs: who is in them, and how their members play against each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, and_, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.circle_model import Club, ClubCount, ClubGame, Member, Standing
from tenka.server.storage.model import Identity
from tenka.server.storage.rows import put_identity, upsert
from tenka.server.storage.transactions import Transactions


class Clubs:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def add(self, club: Club, founder: Identity) -> None:
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, founder)
            await connection.execute(insert(schema.clubs).values(asdict(club)))
            await _join(connection, club.id, founder.id, asked=False)

    async def get(self, club: str) -> Club | None:
        found = await self._read(_counted().where(schema.clubs.c.id == club))
        return _count(found[0]).club if found else None

    async def change(self, club: Club) -> None:
        rows = schema.clubs
        async with self._transactions.writing() as connection:
            await connection.execute(update(rows).where(rows.c.id == club.id).values(asdict(club)))

    async def of_person(self, identity: str) -> list[ClubCount]:
        rows = schema.members
        mine = select(rows.c.club).where(rows.c.identity == identity)
        query = _counted().where(schema.clubs.c.id.in_(mine)).order_by(schema.clubs.c.name)
        return [_count(row) for row in await self._read(query)]

    async def listed(self, limit: int) -> list[ClubCount]:
        rows = schema.clubs
        query = _counted().where(rows.c.listed).order_by(func.count().desc(), rows.c.name, rows.c.id)
        return [_count(row) for row in await self._read(query.limit(limit))]

    # --- members -----------------------------------------------------------------------------------

    async def members(self, club: str) -> list[Member]:
        rows, people, pages = schema.members, schema.identities, schema.profiles
        query = (
            select(
                rows.c.identity,
                people.c.name,
                func.coalesce(pages.c.page, ""),
                func.coalesce(pages.c.hidden, False),
                rows.c.asked,
                rows.c.joined,
            )
            .join(people, people.c.id == rows.c.identity)
            .outerjoin(pages, pages.c.identity == rows.c.identity)
            .where(rows.c.club == club)
            .order_by(rows.c.asked, rows.c.joined, rows.c.identity)
        )
        return [Member(*row) for row in await self._read(query)]

    async def has(self, club: str, identity: str) -> bool:
        rows = schema.members
        query = select(rows.c.club).where(rows.c.club == club, rows.c.identity == identity, ~rows.c.asked)
        return bool(await self._read(query))

    async def join(self, club: str, person: Identity, *, asked: bool) -> None:
        rows = schema.members
        mine = and_(rows.c.club == club, rows.c.identity == person.id)
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            await _join(connection, club, person.id, asked=asked)
            if not asked:
                await connection.execute(_accept(mine))

    async def accept(self, club: str, identity: str) -> bool:
        rows = schema.members
        async with self._transactions.writing() as connection:
            done = await connection.execute(_accept(and_(rows.c.club == club, rows.c.identity == identity)))
        return bool(done.rowcount)

    async def leave(self, club: str, identity: str) -> bool:
        rows, clubs = schema.members, schema.clubs
        left = select(rows.c.club).where(rows.c.club == clubs.c.id, ~rows.c.asked)
        async with self._transactions.writing() as connection:
            gone = delete(rows).where(rows.c.club == club, rows.c.identity == identity)
            done = await connection.execute(gone)
            await connection.execute(delete(clubs).where(clubs.c.id == club, ~left.exists()))
        return bool(done.rowcount)

    # --- what they play ----------------------------------------------------------------------------

    async def standings(self, identities: Collection[str]) -> list[Standing]:
        mine, other = schema.results.alias(), schema.results.alias()
        people = list(identities)
        key = (mine.c.game, mine.c.identity)
        query = (
            select(
                *key,
                func.count(mine.c.table.distinct()),
                func.count(),
                func.sum(case((mine.c.place < other.c.place, 1), else_=0)),
                func.sum(case((mine.c.place == other.c.place, 1), else_=0)),
            )
            .join(other, and_(other.c.table == mine.c.table, other.c.seat != mine.c.seat))
            .where(mine.c.identity.in_(people), other.c.identity.in_(people))
            .group_by(*key)
        )
        return [Standing(*row) for row in await self._read(query)]

    async def last_games(self, identities: Collection[str], limit: int) -> list[ClubGame]:
        rows = schema.results
        key = (rows.c.table, rows.c.game, rows.c.ended)
        query = (
            select(*key)
            .where(rows.c.identity.in_(list(identities)))
            .group_by(*key)
            .having(func.count() > 1)
            .order_by(rows.c.ended.desc(), rows.c.table)
            .limit(limit)
        )
        found = [ClubGame(row.table, row.game, row.ended, []) for row in await self._read(query)]
        places = select(rows.c.table, rows.c.identity, rows.c.place).where(
            rows.c.table.in_([one.table for one in found]), rows.c.identity.in_(list(identities))
        )
        by_table = {one.table: one.places for one in found}
        for table, identity, place in await self._read(places.order_by(rows.c.place, rows.c.seat)):
            by_table[table].append((identity, place))
        return found

    async def open_tables(self, identities: Collection[str], limit: int) -> list[str]:
        tables, seats = schema.tables, schema.seats
        sitting = select(seats.c.table).where(
            seats.c.table == tables.c.id, seats.c.identity.in_(list(identities))
        )
        query = select(tables.c.id).where(tables.c.status == "waiting", tables.c.listed)
        query = query.where(tables.c.closed.is_(None), sitting.exists())
        return [row[0] for row in await self._read(query.order_by(tables.c.created.desc()).limit(limit))]

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).all())


def _counted() -> Select[Any]:
    """Clubs with the number of their members."""
    rows, people = schema.clubs, schema.members
    return (
        select(rows, func.count().label("members"))
        .join(people, and_(people.c.club == rows.c.id, ~people.c.asked))
        .group_by(*rows.c)
    )


def _count(row: Any) -> ClubCount:
    club = Club(**{name: getattr(row, name) for name in Club.__struct_fields__})
    return ClubCount(club, row.members)


async def _join(connection: AsyncConnection, club: str, identity: str, *, asked: bool) -> None:
    row = {"club": club, "identity": identity, "asked": asked, "joined": timestamp()}
    add = upsert(connection.dialect.name, schema.members).values(row)
    await connection.execute(add.on_conflict_do_nothing())


def _accept(wanted: Any) -> Any:
    rows = schema.members
    return update(rows).where(wanted, rows.c.asked).values(asked=False, joined=timestamp())
