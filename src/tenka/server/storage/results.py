"""The part of the storage that keeps how finished games ended, what people are rated, and their pages."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import Insert

from tenka.server.identity.ids import new_id
from tenka.server.storage import schema
from tenka.server.storage.migrating import SPACE
from tenka.server.storage.model import (
    HeadToHead,
    PlaceCount,
    Pool,
    Profile,
    RatedPerson,
    Skill,
    StatisticSum,
    StoredResult,
    Summary,
)
from tenka.server.storage.result_interface import Rate
from tenka.server.storage.rows import upsert
from tenka.server.storage.transactions import Transactions

AT_ONCE: Final = 50
"""Games that are rated in one transaction, so that others come to write as well."""
_ADD_RESULTS: Final = insert(schema.results)
_ADD_STATISTICS: Final = insert(schema.statistics)


class Results:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # --- what is counted ---------------------------------------------------------------------------

    async def missing(self, game: str, version: int, limit: int | None) -> list[str]:
        """Finished games of people that are not counted in this version, in the order in which they ended."""
        tables, seats, rows = schema.tables, schema.seats, schema.results
        counted = select(rows.c.table).where(rows.c.table == tables.c.id, rows.c.version == version)
        people = select(seats.c.table).where(seats.c.table == tables.c.id, seats.c.identity.is_not(None))
        query = (
            select(tables.c.id)
            .where(tables.c.game == game, tables.c.status == "over", tables.c.origin == "new")
            .where(~tables.c.sealed)
            .where(~counted.exists(), people.exists())
            .order_by(tables.c.updated, tables.c.id)
            .limit(limit)
        )
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def put(self, games: Collection[Summary]) -> None:
        await self._transactions.write(_put, games)

    async def outdate(self) -> None:
        """Let everything be counted anew; what was counted stays until then."""
        async with self._transactions.writing() as connection:
            await connection.execute(update(schema.results).values(version=0))

    async def all(self) -> list[StoredResult]:
        query = select(schema.results).order_by(schema.results.c.table, schema.results.c.seat)
        async with self._transactions.reading() as connection:
            return [_result(row) for row in await connection.execute(query)]

    # --- ratings -----------------------------------------------------------------------------------

    async def rate(self, pool: Pool, game: str, rate: Rate) -> bool:
        """Rate the next games that are not, in the order in which they ended; whether there may be more.

        One that comes late voids all ratings after it, so the result never depends on who came when. One
        process does this at a time.
        """
        return await self._transactions.write(_rate, pool, game, rate)

    async def void(self, pool: Pool, game: str) -> None:
        """Let all games be rated anew."""
        async with self._transactions.writing() as connection:
            await connection.execute(
                update(schema.results).where(_of(pool, game)).values(mu=None, sigma=None)
            )

    async def skills(self, identity: str) -> dict[tuple[str, Pool], RatedPerson]:
        """Somebody's ratings, by game and pool, with how many games they rest on."""
        rows = schema.results
        query = select(rows.c.game, rows.c.pool, func.count()).where(
            rows.c.identity == identity, rows.c.mu.is_not(None)
        )
        async with self._transactions.reading() as connection:
            counts = (await connection.execute(query.group_by(rows.c.game, rows.c.pool))).all()
            rated = {}
            for game, pool, games in counts:
                skill = (await connection.run_sync(_skills, _of(pool, game), {identity}))[identity]
                rated[game, pool] = RatedPerson(identity, games, skill)
        return rated

    async def best(self, game: str, least: int, limit: int) -> list[RatedPerson]:
        """Who is rated highest among people, of those who let it be seen and have played enough."""
        rows, last = schema.results, schema.results.alias()
        shown = select(schema.profiles.c.identity).where(~schema.profiles.c.hidden)
        games = (
            select(rows.c.identity, func.count().label("games"), func.max(rows.c.ended).label("ended"))
            .where(_of("people", game), rows.c.mu.is_not(None), rows.c.identity.in_(shown))
            .group_by(rows.c.identity)
            .having(func.count() >= least)
            .subquery()
        )
        query = (
            select(games.c.identity, games.c.games, last.c.mu, last.c.sigma)
            .join(last, and_(last.c.identity == games.c.identity, last.c.ended == games.c.ended))
            .where(last.c.game == game, last.c.pool == "people", last.c.mu.is_not(None))
            .order_by(last.c.mu.desc(), games.c.identity, last.c.table.desc())
            .limit(limit)
        )
        async with self._transactions.reading() as connection:
            found = (await connection.execute(query)).all()
        return list({row[0]: RatedPerson(row[0], row[1], Skill(row[2], row[3])) for row in found}.values())

    # --- what a page shows -------------------------------------------------------------------------

    async def places(self, identity: str) -> list[PlaceCount]:
        rows = schema.results
        key = (rows.c.game, rows.c.seats, rows.c.place)
        sums = (func.count(), func.coalesce(func.sum(rows.c.points), 0), func.count(rows.c.points))
        query = select(*key, *sums).where(rows.c.identity == identity).group_by(*key).order_by(*key)
        return [PlaceCount(*row) for row in await self._read(query)]

    async def statistics(self, identity: str) -> list[StatisticSum]:
        rows, numbers = schema.results, schema.statistics
        key = (rows.c.game, numbers.c.name)
        query = (
            select(*key, func.count(), func.sum(numbers.c.value), func.max(numbers.c.value))
            .join(numbers, and_(numbers.c.table == rows.c.table, numbers.c.seat == rows.c.seat))
            .where(rows.c.identity == identity)
            .group_by(*key)
            .order_by(*key)
        )
        return [StatisticSum(*row) for row in await self._read(query)]

    async def last(self, identity: str, limit: int | None, game: str | None = None) -> list[StoredResult]:
        """Somebody's last games, the newest first."""
        rows = schema.results
        query = select(rows).where(rows.c.identity == identity)
        if game is not None:
            query = query.where(rows.c.game == game)
        query = query.order_by(rows.c.ended.desc(), rows.c.table.desc()).limit(limit)
        return [_result(row) for row in await self._read(query)]

    async def rivals(self, identity: str, limit: int) -> list[HeadToHead]:
        """Whom somebody met most often."""
        mine, other = schema.results.alias(), schema.results.alias()
        games = func.count()
        behind = func.sum(case((other.c.place < mine.c.place, 1), else_=0))
        equal = func.sum(case((other.c.place == mine.c.place, 1), else_=0))
        query = (
            select(other.c.identity, games, behind, equal)
            .join(mine, and_(mine.c.table == other.c.table, mine.c.seat != other.c.seat))
            .where(mine.c.identity == identity, other.c.identity.is_not(None))
            .group_by(other.c.identity)
            .order_by(games.desc(), other.c.identity)
            .limit(limit)
        )
        return [HeadToHead(*row) for row in await self._read(query)]

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).all())

    # --- pages -------------------------------------------------------------------------------------

    async def profile(self, identity: str) -> Profile | None:
        return await self._profile(schema.profiles.c.identity == identity)

    async def profile_at(self, page: str) -> Profile | None:
        return await self._profile(schema.profiles.c.page == page)

    async def _profile(self, wanted: ColumnElement[bool]) -> Profile | None:
        found = await self._read(select_profiles().where(wanted))
        return Profile(*found[0]) if found else None

    async def profiles(self, identities: Collection[str]) -> dict[str, Profile]:
        found = await self._read(select_profiles().where(schema.profiles.c.identity.in_(list(identities))))
        return {row[0]: Profile(*row) for row in found}

    async def open_pages(self, identities: Collection[str]) -> None:
        """Give everybody a page who has none; those who are not stored themselves get none."""
        await self._transactions.write(_open_pages, identities)

    async def hide(self, identity: str, *, hidden: bool) -> None:
        rows = schema.profiles
        async with self._transactions.writing() as connection:
            await connection.execute(update(rows).where(rows.c.identity == identity).values(hidden=hidden))


# --- transactions, each of them in one go --------------------------------------------------------------


def _put(connection: Connection, games: Collection[Summary]) -> None:
    alone(connection)
    sitting = _sitting(connection, [game.results[0].table for game in games])
    kept = [game for game in games if not any(_has_changed(one, sitting) for one in game.results)]
    if not kept:
        return
    rows = _replace(connection, [one for game in kept for one in game.results])
    connection.execute(_ADD_RESULTS, [msgspec.structs.asdict(one) for one in rows])
    if named := [row for game in kept for row in _statistic_rows(game)]:
        connection.execute(_ADD_STATISTICS, named)
    _open_pages(connection, {one.identity for one in rows if one.identity is not None})


def _sitting(connection: Connection, tables: list[str]) -> dict[tuple[str, int], str | None]:
    seats = schema.seats
    query = select(seats.c.table, seats.c.seat, seats.c.identity).where(seats.c.table.in_(tables))
    return {(row.table, row.seat): row.identity for row in connection.execute(query)}


def _has_changed(one: StoredResult, sitting: dict[tuple[str, int], str | None]) -> bool:
    """Whether somebody has gone, or has an account, since the game was read."""
    return one.identity is not None and sitting.get((one.table, one.seat)) != one.identity


def _replace(connection: Connection, rows: list[StoredResult]) -> list[StoredResult]:
    """What is to be stored instead of what was. Games that ended as was known keep their ratings."""
    tables = {one.table for one in rows}
    query = select(schema.results).where(schema.results.c.table.in_(tables))
    before = {(one.table, one.seat): one for one in map(_result, connection.execute(query))}
    known = [before.get((one.table, one.seat)) for one in rows]
    rated = [
        replace(one, mu=old.mu, sigma=old.sigma) if old else one for one, old in zip(rows, known, strict=True)
    ]
    other = {
        one.table
        for one, old in zip(rated, known, strict=True)
        if old is not None and replace(old, version=one.version) != one
    }
    _forget(connection, schema.results.c.table.in_(other))
    _remove(connection, schema.results.c.table.in_(tables))
    return [one if one.table in other else new for one, new in zip(rows, rated, strict=True)]


def _statistic_rows(game: Summary) -> list[dict[str, Any]]:
    return [
        {"table": game.results[0].table, "seat": seat, "name": name, "value": value}
        for seat, numbers in enumerate(game.statistics)
        for name, value in numbers.items()
    ]


def _open_pages(connection: Connection, identities: Collection[str]) -> None:
    add = _add_page(connection.dialect.name)
    rows = [{"who": identity, "page": new_id()} for identity in sorted(identities)]
    if rows:
        connection.execute(add, rows)


@cache
def _add_page(dialect: str) -> Insert:
    people = schema.identities
    known = select(people.c.id).where(people.c.id == bindparam("who"))
    values = known.add_columns(bindparam("page", type_=String), false())
    add = upsert(dialect, schema.profiles).from_select(["identity", "page", "hidden"], values)
    return add.on_conflict_do_nothing()


def _rate(connection: Connection, pool: Pool, game: str, rate: Rate) -> bool:
    alone(connection)
    first = _first_unrated(connection, pool, game)
    if first is None:
        return False
    later = and_(_of(pool, game), _not_before(first))
    rows = schema.results
    connection.execute(update(rows).where(later, rows.c.mu.is_not(None)).values(mu=None, sigma=None))
    found, more = _next_games(connection, later)
    people = {one.identity for one in found if one.identity is not None}
    skills = _skills(connection, _of(pool, game), people)
    _write(connection, _rated(found, skills, rate))
    return more


def forget_of_person(connection: Connection, identity: str) -> None:
    """Who sat where has changed: all games of somebody are counted anew."""
    mine = schema.results.alias()
    alone(connection)
    _forget(connection, schema.results.c.table.in_(select(mine.c.table).where(mine.c.identity == identity)))


def _forget(connection: Connection, wanted: ColumnElement[bool]) -> None:
    """The ratings after the first of these games do not hold any more."""
    rows = schema.results
    query = select(rows.c.pool, rows.c.game, func.min(rows.c.ended)).where(wanted, rows.c.pool.is_not(None))
    for pool, game, ended in (connection.execute(query.group_by(rows.c.pool, rows.c.game))).all():
        void = update(rows).where(_of(pool, game), rows.c.ended >= ended)
        connection.execute(void.values(mu=None, sigma=None))
    _remove(connection, wanted)


def _remove(connection: Connection, wanted: ColumnElement[bool]) -> None:
    rows, numbers = schema.results, schema.statistics
    tables = select(rows.c.table).where(wanted)
    connection.execute(delete(numbers).where(numbers.c.table.in_(tables)))
    connection.execute(delete(rows).where(wanted))


def alone(connection: Connection, number: int = 0) -> None:
    """Nobody else rates until this transaction ends, or does what another number stands for."""
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(:space, :number)")
        connection.execute(lock, {"space": SPACE + 1, "number": number})
    else:
        connection.execute(delete(schema.results).where(false()))


def _of(pool: Pool, game: str) -> ColumnElement[bool]:
    return and_(schema.results.c.pool == pool, schema.results.c.game == game)


def _not_before(moment: tuple[str, str]) -> ColumnElement[bool]:
    """From a game on, in the order in which they ended."""
    rows = schema.results
    ended, table = moment
    return or_(rows.c.ended > ended, and_(rows.c.ended == ended, rows.c.table >= table))


def _first_unrated(connection: Connection, pool: Pool, game: str) -> tuple[str, str] | None:
    rows = schema.results
    query = select(rows.c.ended, rows.c.table).where(_of(pool, game), rows.c.mu.is_(None))
    found = (connection.execute(query.order_by(rows.c.ended, rows.c.table).limit(1))).first()
    return (found[0], found[1]) if found is not None else None


def _next_games(connection: Connection, wanted: ColumnElement[bool]) -> tuple[list[StoredResult], bool]:
    """All rated seats of the next games, and whether there are more games."""
    rows = schema.results
    tables = select(rows.c.ended, rows.c.table).where(wanted).distinct()
    tables = tables.order_by(rows.c.ended, rows.c.table).limit(AT_ONCE)
    chosen = [row.table for row in connection.execute(tables)]
    query = select(rows).where(wanted, rows.c.table.in_(chosen))
    found = connection.execute(query.order_by(rows.c.ended, rows.c.table, rows.c.seat))
    return [_result(row) for row in found], len(chosen) == AT_ONCE


def _skills(
    connection: Connection, wanted: ColumnElement[bool], identities: Collection[str]
) -> dict[str, Skill]:
    """What people are rated by the last of their games that is."""
    rows = schema.results
    skills: dict[str, Skill] = {}
    for identity in identities:
        query = select(rows.c.mu, rows.c.sigma).where(
            wanted, rows.c.identity == identity, rows.c.mu.is_not(None)
        )
        last = query.order_by(rows.c.ended.desc(), rows.c.table.desc()).limit(1)
        found = (connection.execute(last)).first()
        if found is not None:
            skills[identity] = Skill(found[0], found[1])
    return skills


def _rated(
    found: list[StoredResult], skills: dict[str, Skill], rate: Rate
) -> list[tuple[StoredResult, Skill]]:
    """One game after the other, each from the ratings that the ones before it left."""
    rated: list[tuple[StoredResult, Skill]] = []
    for _, group in groupby(found, key=lambda one: one.table):
        game = list(group)
        after = rate(game, [skills.get(one.identity) if one.identity else None for one in game])
        skills.update({one.identity: skill for one, skill in zip(game, after, strict=True) if one.identity})
        rated += zip(game, after, strict=True)
    return rated


def _write(connection: Connection, rated: list[tuple[StoredResult, Skill]]) -> None:
    rows = schema.results
    change = update(rows).where(rows.c.table == bindparam("at"), rows.c.seat == bindparam("who"))
    connection.execute(
        change.values(mu=bindparam("mean"), sigma=bindparam("deviation")),
        [
            {"at": one.table, "who": one.seat, "mean": skill.mu, "deviation": skill.sigma}
            for one, skill in rated
        ],
    )


def select_profiles() -> Select[Any]:
    people, rows = schema.identities, schema.profiles
    return select(rows.c.identity, people.c.name, rows.c.page, rows.c.hidden).join(
        people, people.c.id == rows.c.identity
    )


def _result(row: Any) -> StoredResult:
    return StoredResult(**row._asdict())
