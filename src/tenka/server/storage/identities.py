"""The part of the storage that knows people, guests included."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from tenka.server.storage import schema
from tenka.server.storage.account_names import keep_name
from tenka.server.storage.model import Identity
from tenka.server.storage.rows import put_identity
from tenka.server.storage.transactions import Transactions


class Identities:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def get(self, identity: str) -> Identity | None:
        return await self._transactions.glance(_find, identity)

    async def save(self, identity: Identity) -> None:
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, identity)
            accounts, seats, tables = schema.accounts, schema.seats, schema.tables
            mine = select(accounts.c.identity).where(accounts.c.identity == identity.id)
            if (await connection.execute(mine)).first() is not None:
                await keep_name(connection, identity)
            unfinished = select(tables.c.id).where(tables.c.status != "over")
            await connection.execute(
                update(seats)
                .where(seats.c.identity == identity.id, seats.c.table.in_(unfinished))
                .values(name=identity.name)
            )


_FIND: Final = select(schema.identities).where(schema.identities.c.id == bindparam("wanted"))


def _find(connection: Connection, identity: str) -> Identity | None:
    row = connection.execute(_FIND, {"wanted": identity}).one_or_none()
    return Identity(row.id, row.name) if row else None
