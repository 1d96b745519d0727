"""The part of the storage that knows accounts, and brings a guest's things to one."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Delete, Select, Update, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.account_names import keep_name, looks_like
from tenka.server.storage.circle import merge_circle
from tenka.server.storage.contests import merge_contests
from tenka.server.storage.deals import merge_deals
from tenka.server.storage.lobby import forget_wishes
from tenka.server.storage.model import Account, Identity, MergeResult, OpenId, Role
from tenka.server.storage.puzzles import forget_puzzles, merge_answers
from tenka.server.storage.results import forget_of_person
from tenka.server.storage.rows import put_identity
from tenka.server.storage.transactions import Transactions


class Accounts:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def add(self, person: Identity, password: str | None, openid: OpenId | None = None) -> None:
        row = {"identity": person.id, "password": password, "created": timestamp()}
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            await connection.execute(insert(schema.accounts).values(row))
            await keep_name(connection, person)
            if openid is not None:
                await connection.execute(insert(schema.openids).values(_openid(openid, person.id)))

    async def get(self, identity: str) -> Account | None:
        return await self._account(schema.accounts.c.identity == identity)

    async def named(self, name: str) -> Account | None:
        exactly = schema.identities.c.name == name
        return await self._account(or_(exactly, looks_like(name)), exactly)

    async def is_name_taken(self, name: str, besides: str) -> bool:
        rows = schema.accounts
        others = select(rows.c.identity).where(looks_like(name), rows.c.identity != besides)
        async with self._transactions.reading() as connection:
            return (await connection.execute(others)).first() is not None

    async def of_openid(self, openid: OpenId) -> Account | None:
        rows = schema.openids
        known = select(rows.c.identity).where(
            rows.c.issuer == openid.issuer, rows.c.subject == openid.subject
        )
        return await self._account(schema.accounts.c.identity.in_(known))

    async def link(self, identity: str, openid: OpenId) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(insert(schema.openids).values(_openid(openid, identity)))

    async def openids(self, identity: str) -> list[OpenId]:
        rows = schema.openids
        async with self._transactions.reading() as connection:
            found = await connection.execute(select(rows).where(rows.c.identity == identity))
            return [OpenId(row.issuer, row.subject) for row in found]

    async def set_password(self, identity: str, password: str) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(_change(identity, password=password))
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.identity == identity))
            await self._transactions.notify_of_person(connection, identity)

    async def rehash(self, identity: str, old: str, password: str) -> None:
        change = _change(identity, password=password).where(schema.accounts.c.password == old)
        async with self._transactions.writing() as connection:
            await connection.execute(change)

    async def set_role(self, identity: str, role: Role) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(_change(identity, role=role))
            await self._transactions.notify_of_person(connection, identity)

    async def hosts(self) -> list[str]:
        people, rows = schema.identities, schema.accounts
        query = select(people.c.name).join(rows, rows.c.identity == people.c.id).where(rows.c.role == "host")
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query.order_by(people.c.name))).scalars())

    async def _account(
        self, wanted: ColumnElement[bool], rather: ColumnElement[bool] | None = None
    ) -> Account | None:
        rows, people = schema.accounts, schema.identities
        query = select(rows, people.c.name).join(people, people.c.id == rows.c.identity).where(wanted)
        best = [rows.c.created] if rather is None else [case((rather, 0), else_=1), rows.c.created]
        async with self._transactions.reading() as connection:
            row = (await connection.execute(query.order_by(*best))).first()
        return Account(row.identity, row.name, row.role, row.password, row.created) if row else None

    # --- a guest's things --------------------------------------------------------------------------

    async def merge_guest(self, guest: str, person: Identity) -> MergeResult:
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            tables = list((await connection.execute(_tables_of(guest))).scalars())
            await connection.run_sync(forget_of_person, guest)
            shared = await _share_screens(connection, guest, person.id)
            for statement in _hand_over(guest, person):
                await connection.execute(statement)
            await self._transactions.notify_of_person(connection, guest)
        return MergeResult(tables, shared)


def _openid(openid: OpenId, identity: str) -> dict[str, str]:
    return {"issuer": openid.issuer, "subject": openid.subject, "identity": identity}


def _change(identity: str, **values: str) -> Update:
    return update(schema.accounts).where(schema.accounts.c.identity == identity).values(values)


def _tables_of(identity: str) -> Select[str]:
    return select(schema.seats.c.table).where(schema.seats.c.identity == identity)


async def _share_screens(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    theirs, mine = schema.seats.alias(), schema.seats.alias()
    both = (
        select(theirs.c.table, theirs.c.seat, mine.c.seat.label("mine"))
        .join(mine, mine.c.table == theirs.c.table)
        .where(theirs.c.identity == guest, mine.c.identity == account)
    )
    found = (await connection.execute(both)).all()
    seats = schema.seats
    for table, seat, own in found:
        at_screen = or_(seats.c.seat == seat, seats.c.screen == seat)
        change = update(seats).where(seats.c.table == table, at_screen).values(screen=own, identity=None)
        await connection.execute(change)
    return [row.table for row in found]


def _hand_over(guest: str, person: Identity) -> list[Update | Delete]:
    seats, subscriptions, said, tables = schema.seats, schema.subscriptions, schema.said, schema.tables
    mine = subscriptions.alias()
    known = select(mine.c.id).where(
        mine.c.identity == person.id,
        mine.c.kind == subscriptions.c.kind,
        mine.c.target == subscriptions.c.target,
    )
    unfinished = select(tables.c.id).where(tables.c.status != "over")
    sitting = update(seats).where(seats.c.identity == guest)
    return [
        *forget_puzzles(guest),
        sitting.where(seats.c.table.in_(unfinished)).values(name=person.name),
        sitting.values(identity=person.id),
        update(subscriptions)
        .where(subscriptions.c.identity == guest, ~known.correlate(subscriptions).exists())
        .values(identity=person.id),
        update(said).where(said.c.identity == guest).values(identity=person.id),
        *merge_deals(guest, person.id),
        *merge_contests(guest, person.id),
        *merge_circle(guest, person.id),
        *merge_answers(guest, person.id),
        *forget_wishes(guest),
        delete(schema.identities).where(schema.identities.c.id == guest),
    ]
