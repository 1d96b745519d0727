"""The part of the storage that knows who waits for a table, and which tables are proposed to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, Delete, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.identity.ids import new_id
from tenka.server.storage import schema
from tenka.server.storage.circle_model import Group, Match, Proposal, Wish
from tenka.server.storage.model import Identity, StoredTable
from tenka.server.storage.results import alone
from tenka.server.storage.rows import put_identity, put_table
from tenka.server.storage.transactions import Transactions

TURN: Final = 1
"""The number of the lock: one process at a time changes who waits for what."""


class Lobby:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._transactions.writing() as connection:
            await connection.run_sync(alone, TURN)
            yield connection

    # --- waiting -----------------------------------------------------------------------------------

    async def wait(self, person: Identity, games: dict[str, list[int]], moment: float) -> None:
        row = {"identity": person.id, "games": games, "since": moment, "seen": moment}
        async with self._writing() as connection:
            await connection.run_sync(put_identity, person)
            for statement in forget_wishes(person.id):
                await connection.execute(statement)
            await connection.execute(insert(schema.wishes).values(row))

    async def leave(self, identity: str) -> None:
        async with self._writing() as connection:
            for statement in forget_wishes(identity):
                await connection.execute(statement)

    async def wish(self, identity: str, moment: float | None = None) -> Wish | None:
        mine = schema.wishes.c.identity == identity
        opened = self._transactions.reading() if moment is None else self._transactions.writing()
        async with opened as connection:
            if moment is not None:
                await connection.execute(update(schema.wishes).where(mine).values(seen=moment))
            found = await _wishes(connection, mine)
        return found[0] if found else None

    async def count(self) -> dict[str, int]:
        rows = schema.wishes
        async with self._transactions.reading() as connection:
            waiting = await connection.execute(select(rows.c.games).where(rows.c.seated.is_(None)))
            return dict(Counter(game for games in waiting.scalars() for game in games))

    # --- proposals ---------------------------------------------------------------------------------

    async def proposal(self, identity: str) -> Proposal | None:
        rows = schema.proposed
        mine = select(rows.c.proposal).where(rows.c.identity == identity)
        async with self._transactions.reading() as connection:
            found = await _proposals(connection, schema.proposals.c.id.in_(mine))
        return found[0] if found else None

    async def confirm(self, proposal: str, identity: str) -> bool:
        rows = schema.proposed
        change = update(rows).where(rows.c.proposal == proposal, rows.c.identity == identity)
        async with self._writing() as connection:
            return bool((await connection.execute(change.values(confirmed=True))).rowcount)

    async def advance(self, moment: float, lost: float, deadline: float, match: Match) -> list[Proposal]:
        rows, asked = schema.wishes, schema.proposed
        async with self._writing() as connection:
            await _expire(connection, moment)
            in_proposal = rows.c.identity.in_(select(asked.c.identity))
            gone = select(rows.c.identity).where(rows.c.seen < lost, ~in_proposal)
            await connection.execute(_wait_no_more(list((await connection.execute(gone)).scalars())))
            waiting = await _wishes(connection, and_(rows.c.seated.is_(None), ~in_proposal))
            groups = match(waiting, await _blocks(connection)) if waiting else []
            made = [await _propose(connection, group, deadline) for group in groups]
            return await _proposals(connection, schema.proposals.c.id.in_(made))

    async def settled(self) -> list[Proposal]:
        asked = schema.proposed
        open_ones = select(asked.c.proposal).where(~asked.c.confirmed)
        async with self._transactions.reading() as connection:
            found = await _proposals(connection, schema.proposals.c.id.not_in(open_ones))
        return [one for one in found if one.is_settled()]

    async def seat(self, proposal: str, table: StoredTable) -> bool:
        rows = schema.wishes
        async with self._writing() as connection:
            found = await _proposals(connection, schema.proposals.c.id == proposal)
            people = {seat.identity for seat in table.seats}
            if not found or not found[0].is_settled() or {one for one, _, _ in found[0].people} != people:
                return False
            await connection.execute(delete(schema.proposals).where(schema.proposals.c.id == proposal))
            await connection.run_sync(put_table, table)
            seated = update(rows).where(rows.c.identity.in_(list(people)))
            await connection.execute(seated.values(seated=table.id))
        return True


async def _expire(connection: AsyncConnection, moment: float) -> None:
    """Whoever has not said yes in time waits no more; the others do."""
    rows, asked = schema.proposals, schema.proposed
    over = select(rows.c.id).where(rows.c.deadline <= moment)
    silent = select(asked.c.identity).where(asked.c.proposal.in_(over), ~asked.c.confirmed)
    gone = list((await connection.execute(silent)).scalars())
    settled = [one.id for one in await _proposals(connection, rows.c.id.in_(over)) if one.is_settled()]
    await connection.execute(delete(rows).where(rows.c.deadline <= moment, rows.c.id.not_in(settled)))
    await connection.execute(_wait_no_more(gone))


def forget_wishes(identity: str) -> list[Delete]:
    """And what is proposed to this person: the others go on waiting."""
    rows, asked = schema.proposals, schema.proposed
    mine = select(asked.c.proposal).where(asked.c.identity == identity)
    return [delete(rows).where(rows.c.id.in_(mine)), _wait_no_more([identity])]


def _wait_no_more(identities: list[str]) -> Delete:
    return delete(schema.wishes).where(schema.wishes.c.identity.in_(identities))


async def _propose(connection: AsyncConnection, group: Group, deadline: float) -> str:
    name = new_id()
    row = {"id": name, "game": group.game, "seats": len(group.identities), "deadline": deadline}
    await connection.execute(insert(schema.proposals).values(row))
    asked = [{"proposal": name, "identity": one, "confirmed": False} for one in group.identities]
    await connection.execute(insert(schema.proposed), asked)
    return name


async def _wishes(connection: AsyncConnection, wanted: ColumnElement[bool]) -> list[Wish]:
    """The longest waiting first."""
    rows, people = schema.wishes, schema.identities
    query = select(rows.c.identity, people.c.name, rows.c.games, rows.c.since, rows.c.seated)
    query = query.join(people, people.c.id == rows.c.identity).where(wanted)
    return [Wish(*row) for row in await connection.execute(query.order_by(rows.c.since, rows.c.identity))]


async def _blocks(connection: AsyncConnection) -> set[frozenset[str]]:
    """Among those who wait."""
    rows, waiting = schema.blocks, select(schema.wishes.c.identity)
    query = select(rows.c.identity, rows.c.other)
    query = query.where(rows.c.identity.in_(waiting), rows.c.other.in_(waiting))
    return {frozenset(row) for row in (await connection.execute(query)).all()}


async def _proposals(connection: AsyncConnection, wanted: ColumnElement[bool]) -> list[Proposal]:
    rows, asked, people = schema.proposals, schema.proposed, schema.identities
    query = (
        select(rows, asked.c.identity, people.c.name, asked.c.confirmed)
        .join(asked, asked.c.proposal == rows.c.id)
        .join(people, people.c.id == asked.c.identity)
        .where(wanted)
        .order_by(rows.c.id, people.c.name, asked.c.identity)
    )
    found: dict[str, Proposal] = {}
    for row in await connection.execute(query):
        one = found.setdefault(row.id, Proposal(row.id, row.game, row.seats, row.deadline, []))
        one.people.append((row.identity, row.name, bool(row.confirmed)))
    return list(found.values())
