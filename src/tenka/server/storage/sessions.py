"""The part of the storage that knows sessions, and sign-ins that are under way at a provider."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import PendingSignIn, Session
from tenka.server.storage.transactions import Transactions


class Sessions:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def begin(self, token: str, identity: str, moment: float) -> None:
        row = {"token": token, "identity": identity, "created": timestamp(), "seen": moment}
        async with self._transactions.writing() as connection:
            await connection.execute(insert(schema.sessions).values(row))

    async def get(self, token: str) -> Session | None:
        rows, accounts = schema.sessions, schema.accounts
        query = (
            select(rows, accounts.c.role)
            .join(accounts, accounts.c.identity == rows.c.identity)
            .where(rows.c.token == token)
        )
        async with self._transactions.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Session(row.identity, row.role, row.seen, row.created) if row else None

    async def of_account(self, identity: str) -> list[Session]:
        rows = schema.sessions
        query = select(rows).where(rows.c.identity == identity).order_by(rows.c.seen.desc())
        async with self._transactions.reading() as connection:
            return [
                Session(row.identity, "player", row.seen, row.created)
                for row in await connection.execute(query)
            ]

    async def renew(self, token: str, moment: float) -> None:
        rows = schema.sessions
        async with self._transactions.writing() as connection:
            await connection.execute(update(rows).where(rows.c.token == token).values(seen=moment))

    async def end(self, token: str, identity: str) -> None:
        rows = schema.sessions
        async with self._transactions.writing() as connection:
            await connection.execute(delete(rows).where(rows.c.token == token, rows.c.identity == identity))
            await self._transactions.notify_of_person(connection, identity)

    async def end_all(self, identity: str) -> None:
        async with self._transactions.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.identity == identity))
            await self._transactions.notify_of_person(connection, identity)

    async def end_old(self, before: float) -> None:
        rows = schema.sessions
        async with self._transactions.writing() as connection:
            await connection.execute(delete(rows).where(rows.c.seen < before))

    # --- sign-ins under way ------------------------------------------------------------------------

    async def add_pending(self, state: str, pending: PendingSignIn, moment: float) -> None:
        row = msgspec.structs.asdict(pending) | {"state": state, "at": moment}
        async with self._transactions.writing() as connection:
            await connection.execute(insert(schema.pending_sign_ins).values(row))

    async def take_pending(self, state: str, after: float) -> PendingSignIn | None:
        rows = schema.pending_sign_ins
        gone = delete(rows).where(rows.c.state == state).returning(*rows.c)
        async with self._transactions.writing() as connection:
            row = (await connection.execute(gone)).one_or_none()
        return PendingSignIn(row.nonce, row.verifier, row.bring) if row and row.at >= after else None

    async def forget_pending(self, before: float) -> None:
        rows = schema.pending_sign_ins
        async with self._transactions.writing() as connection:
            await connection.execute(delete(rows).where(rows.c.at < before))
