"""The part of the storage that hosts need: people to find, bans, and what hosts have done."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, or_, select

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import AuditEntry, Ban, FoundPerson
from tenka.server.storage.rows import put_audit_entry
from tenka.server.storage.transactions import Transactions


class Moderation:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def find_people(self, text: str, limit: int) -> list[FoundPerson]:
        people, accounts, seats = schema.identities, schema.accounts, schema.seats
        tables = select(func.count()).where(seats.c.identity == people.c.id).scalar_subquery()
        query = (
            select(people.c.id, people.c.name, accounts.c.role, people.c.created, tables.label("tables"))
            .outerjoin(accounts, accounts.c.identity == people.c.id)
            .where(or_(people.c.name.icontains(text, autoescape=True), people.c.id == text))
            .order_by(people.c.created.desc(), people.c.id)
            .limit(limit)
        )
        async with self._transactions.reading() as connection:
            return [FoundPerson(*row) for row in await connection.execute(query)]

    async def bans(self, identity: str | None = None) -> list[Ban]:
        rows = schema.bans
        query = select(rows).where(or_(rows.c.until.is_(None), rows.c.until > timestamp()))
        if identity is not None:
            query = query.where(or_(rows.c.identity == identity, rows.c.address.is_not(None)))
        async with self._transactions.reading() as connection:
            found = await connection.execute(query.order_by(rows.c.created.desc(), rows.c.id))
            return [Ban(**row._asdict()) for row in found]

    async def add_ban(self, ban: Ban, entry: AuditEntry) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(insert(schema.bans).values(msgspec.structs.asdict(ban)))
            await connection.run_sync(put_audit_entry, entry)
            if ban.identity is not None:
                gone = delete(schema.sessions).where(schema.sessions.c.identity == ban.identity)
                await connection.execute(gone)
            await self._transactions.notify_of_person(connection, ban.identity or "")

    async def remove_ban(self, ban: str, entry: AuditEntry) -> bool:
        async with self._transactions.writing() as connection:
            done = await connection.execute(delete(schema.bans).where(schema.bans.c.id == ban))
            if done.rowcount:
                await connection.run_sync(put_audit_entry, entry)
                await self._transactions.notify_of_person(connection, "")
        return bool(done.rowcount)

    async def log(self, entry: AuditEntry) -> None:
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_audit_entry, entry)

    async def audit_log(self, limit: int) -> list[AuditEntry]:
        rows = schema.audit
        query = select(rows).order_by(rows.c.at.desc(), rows.c.id).limit(limit)
        async with self._transactions.reading() as connection:
            return [AuditEntry(**row._asdict()) for row in await connection.execute(query)]
