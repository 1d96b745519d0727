"""The part of the storage that knows where somebody wants to be told that a table waits."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.model import Identity, Subscription
from tenka.server.storage.rows import put_identity, upsert
from tenka.server.storage.transactions import Transactions


class Subscriptions:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of_person(self, identity: str) -> list[Subscription]:
        rows = schema.subscriptions
        query = select(rows).where(rows.c.identity == identity).order_by(rows.c.created, rows.c.id)
        async with self._transactions.reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            Subscription(row.id, row.identity, row.kind, row.target, row.language, row.site) for row in found
        ]

    async def add(self, subscription: Subscription, person: Identity) -> None:
        row = msgspec.structs.asdict(subscription) | {"created": timestamp()}
        changes = {"language": subscription.language, "site": subscription.site}
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            add = upsert(connection.dialect.name, schema.subscriptions).values(row)
            same = ["identity", "kind", "target"]
            await connection.execute(add.on_conflict_do_update(index_elements=same, set_=changes))

    async def remove(self, identity: str, subscription: str) -> bool:
        rows = schema.subscriptions
        gone = delete(rows).where(rows.c.identity == identity, rows.c.id == subscription)
        async with self._transactions.writing() as connection:
            return bool((await connection.execute(gone)).rowcount)
