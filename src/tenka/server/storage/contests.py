"""The part of the storage that knows contests: who takes part, and the tables of each round.

Every change of a contest raises its version and names the one that was read before: of several processes that
want to make the next round, one does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Delete, Select, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.identity.names import NOBODY
from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.contest_model import (
    ContestTable,
    Entrant,
    ListedContest,
    OwnContest,
    SeatOutcome,
    StoredContest,
    WholeContest,
)
from tenka.server.storage.model import Identity, StoredTable, Taken
from tenka.server.storage.rows import put_identity, put_table
from tenka.server.storage.transactions import Transactions

STATUSES: Final = ("open", "running", "over")


class Contests:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # --- reading -----------------------------------------------------------------------------------

    async def get(self, contest: str) -> WholeContest | None:
        async with self._transactions.reading() as connection:
            wanted = select(schema.contests).where(schema.contests.c.id == contest)
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            # In this order: who has a table stays an entrant, whatever happens in between.
            tables = [_table(one) for one in await connection.execute(_tables_of(contest))]
            entrants = [_entrant(one) for one in await connection.execute(_entrants_of(contest))]
        return WholeContest(_contest(row), entrants, tables)

    async def listed(self, identity: str, limit: int, club: str | None = None) -> list[ListedContest]:
        rows, mine, clubs = schema.contests, _entered_by(identity), schema.clubs
        found_by = or_(
            rows.c.listed, rows.c.owner == identity, rows.c.id.in_(mine), rows.c.club.in_(_clubs_of(identity))
        )
        shown = found_by if club is None else rows.c.club == club
        people = schema.contest_entrants
        there = or_(people.c.withdrawn.is_(None), rows.c.status == "over")
        players = select(func.count()).where(people.c.contest == rows.c.id, there).correlate(rows)
        counts = (
            players.scalar_subquery().label("players"),
            rows.c.id.in_(mine).label("is_in"),
            clubs.c.name.label("club_name"),
        )
        every = select(rows, *counts).outerjoin(clubs, clubs.c.id == rows.c.club)
        found: list[Row[Any]] = []
        async with self._transactions.reading() as connection:
            for status in STATUSES:
                query = every.where(shown, rows.c.status == status)
                query = query.order_by(rows.c.updated.desc(), rows.c.id).limit(limit)
                found += (await connection.execute(query)).all()
        return [
            ListedContest(_contest(row), row.players, joined=bool(row.is_in), club_name=row.club_name)
            for row in found
        ]

    async def made_by(self, identity: str) -> int:
        rows = schema.contests
        query = select(func.count()).where(rows.c.owner == identity, rows.c.status != "over")
        async with self._transactions.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def of_person(self, identity: str) -> list[OwnContest]:
        rows, people = schema.contests, schema.contest_entrants
        own = and_(people.c.contest == rows.c.id, people.c.identity == identity)
        query = (
            select(rows, people.c.joined, people.c.withdrawn)
            .outerjoin(people, own)
            .where(or_(rows.c.owner == identity, people.c.identity == identity))
            .order_by(rows.c.created.desc(), rows.c.id)
        )
        async with self._transactions.reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            OwnContest(
                row.id, row.plan, row.created, row.owner == identity, row.joined, row.withdrawn, row.club
            )
            for row in found
        ]

    async def due(self, moment: str) -> list[str]:
        rows = schema.contests
        begins = and_(rows.c.status == "open", rows.c.starts <= moment)
        query = select(rows.c.id).where(or_(rows.c.status == "running", begins)).order_by(rows.c.id)
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def not_begun(self) -> list[str]:
        tables, seats, rows = schema.tables, schema.seats, schema.contests
        timed = select(seats.c.table).where(seats.c.table == tables.c.id, seats.c.time_left.is_not(None))
        query = (
            select(tables.c.id)
            .join(rows, rows.c.id == tables.c.contest)
            .where(rows.c.status == "running", tables.c.status == "playing", tables.c.closed.is_(None))
            .where(~timed.exists())
        )
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    # --- changing ----------------------------------------------------------------------------------

    async def add(self, contest: StoredContest, owner: Identity, *, joins: bool) -> None:
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, owner)
            await connection.execute(insert(schema.contests).values(msgspec.structs.asdict(contest)))
            if joins:
                await _add_entrant(connection, contest.id, owner.id, 1)

    async def enter(self, seen: StoredContest, person: Identity, first_round: int) -> None:
        people = schema.contest_entrants
        again = update(people).where(people.c.contest == seen.id, people.c.identity == person.id)
        async with self._transactions.writing() as connection:
            await _change(connection, seen)
            await connection.run_sync(put_identity, person)
            if not (await connection.execute(again.values(withdrawn=None))).rowcount:
                await _add_entrant(connection, seen.id, person.id, first_round)

    async def withdraw(self, seen: StoredContest, identity: str, from_round: int) -> None:
        people = schema.contest_entrants
        mine = and_(people.c.contest == seen.id, people.c.identity == identity)
        leave = update(people).where(mine).values(withdrawn=from_round)
        async with self._transactions.writing() as connection:
            await _change(connection, seen)
            await connection.execute(leave if seen.round else delete(people).where(mine))

    async def begin_round(
        self,
        seen: StoredContest,
        rounds: int,
        tables: Collection[StoredTable],
        rows: Collection[ContestTable],
        out: Collection[int],
    ) -> None:
        number = seen.round + 1
        people = schema.contest_entrants
        gone = update(people).where(people.c.contest == seen.id, people.c.number.in_(out))
        async with self._transactions.writing() as connection:
            await _change(connection, seen, status="running", round=number, rounds=rounds)
            await self._unseal(connection, seen.id)
            for table in tables:
                await connection.run_sync(put_table, table)
            values = [{"contest": seen.id, **msgspec.to_builtins(row)} for row in rows]
            await connection.execute(insert(schema.contest_tables), values)
            await connection.execute(gone.values(withdrawn=number))

    async def end(self, seen: StoredContest) -> None:
        async with self._transactions.writing() as connection:
            await _change(connection, seen, status="over")
            await self._unseal(connection, seen.id)
            if not seen.round:
                await connection.execute(delete(schema.contests).where(schema.contests.c.id == seen.id))

    async def set_result(self, table: str, result: list[SeatOutcome]) -> None:
        rows = schema.contest_tables
        change = update(rows).where(rows.c.table == table, rows.c.result.is_(None))
        async with self._transactions.writing() as connection:
            await connection.execute(change.values(result=msgspec.to_builtins(result)))

    async def remove_open(self, before: str) -> int:
        rows = schema.contests
        old = delete(rows).where(rows.c.status == "open", rows.c.starts.is_(None), rows.c.updated < before)
        async with self._transactions.writing() as connection:
            return (await connection.execute(old)).rowcount

    async def _unseal(self, connection: AsyncConnection, contest: str) -> None:
        tables = schema.tables
        sealed = and_(tables.c.contest == contest, tables.c.sealed)
        found = list((await connection.execute(select(tables.c.id).where(sealed))).scalars())
        await connection.execute(update(tables).where(sealed).values(sealed=False))
        for table in found:
            await self._transactions.notify_of_table(connection, table)


async def _change(connection: AsyncConnection, seen: StoredContest, **values: Any) -> None:
    """The first statement of each change: whoever comes second finds another version. Taken."""
    rows = schema.contests
    change = update(rows).where(rows.c.id == seen.id, rows.c.version == seen.version)
    done = await connection.execute(change.values(version=seen.version + 1, updated=timestamp(), **values))
    if not done.rowcount:
        raise Taken


async def _add_entrant(connection: AsyncConnection, contest: str, identity: str, first_round: int) -> None:
    people = schema.contest_entrants
    last = select(func.max(people.c.number)).where(people.c.contest == contest)
    number = (await connection.execute(last)).scalar_one()
    row = {"contest": contest, "identity": identity, "joined": first_round}
    await connection.execute(insert(people).values(number=0 if number is None else number + 1, **row))


def _entered_by(identity: str) -> Select[str]:
    people = schema.contest_entrants
    return select(people.c.contest).where(people.c.identity == identity, people.c.withdrawn.is_(None))


def _clubs_of(identity: str) -> Select[str]:
    rows = schema.members
    return select(rows.c.club).where(rows.c.identity == identity, ~rows.c.asked)


def _entrants_of(contest: str) -> Select[Any]:
    people, names = schema.contest_entrants, schema.identities
    return (
        select(people, names.c.name)
        .outerjoin(names, names.c.id == people.c.identity)
        .where(people.c.contest == contest)
        .order_by(people.c.number)
    )


def _tables_of(contest: str) -> Select[Any]:
    rows = schema.contest_tables
    return select(rows).where(rows.c.contest == contest).order_by(rows.c.round, rows.c.number)


def _contest(row: Row[Any]) -> StoredContest:
    return StoredContest(**{name: getattr(row, name) for name in StoredContest.__struct_fields__})


def _entrant(row: Row[Any]) -> Entrant:
    return Entrant(row.number, row.identity, row.name or NOBODY, row.joined, row.withdrawn)


def _table(row: Row[Any]) -> ContestTable:
    result = msgspec.convert(row.result, list[SeatOutcome] | None)
    return ContestTable(row.round, row.number, row.table, row.seats, result)


# --- a person ----------------------------------------------------------------------------------------


def merge_contests(guest: str, account: str) -> list[Update]:
    """A guest's contests belong to an account; where both take part, the guest's part is nobody's."""
    rows, people, own = schema.contests, schema.contest_entrants, schema.contest_entrants.alias()
    both = select(own.c.number).where(own.c.identity == account, own.c.contest == people.c.contest)
    theirs = update(people).where(people.c.identity == guest)
    return [
        update(rows).where(rows.c.owner == guest).values(owner=account),
        theirs.where(~both.correlate(people).exists()).values(identity=account),
    ]


def forget_contests(identity: str) -> Sequence[Update | Delete]:
    """What has not begun is gone; elsewhere the results stay, under no name."""
    rows, people = schema.contests, schema.contest_entrants
    waiting = select(rows.c.id).where(rows.c.status == "open")
    return [
        delete(rows).where(rows.c.owner == identity, rows.c.status == "open"),
        update(rows).where(rows.c.owner == identity).values(owner=None),
        delete(people).where(people.c.identity == identity, people.c.contest.in_(waiting)),
        update(people).where(people.c.identity == identity).values(identity=None),
    ]
