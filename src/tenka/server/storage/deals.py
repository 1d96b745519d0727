"""The part of the storage that knows who has played which daily deal, once each."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Delete, Update, delete, func, insert, select, update

from tenka.server.storage import schema
from tenka.server.storage.model import Clash, Deal, Identity, PlayedDeal, StoredTable
from tenka.server.storage.rows import put_identity, put_table
from tenka.server.storage.transactions import Transactions


class Deals:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def begin(self, day: str, table: StoredTable, owner: Identity) -> str:
        known = await self.table_of(day, table.game, owner.id)
        if known is not None:
            return known
        row = {"day": day, "game": table.game, "identity": owner.id, "table": table.id, "left": False}
        try:
            async with self._transactions.writing() as connection:
                await connection.run_sync(put_identity, owner)
                await connection.run_sync(put_table, table)
                await connection.execute(insert(schema.deals).values(row))
        except Clash:
            known = await self.table_of(day, table.game, owner.id)
            if known is None:
                raise
        return known or table.id

    async def table_of(self, day: str, game: str, identity: str) -> str | None:
        rows = schema.deals
        mine = select(rows.c.table).where(rows.c.day == day, rows.c.game == game, rows.c.identity == identity)
        async with self._transactions.reading() as connection:
            return (await connection.execute(mine)).scalar_one_or_none()

    async def finish(self, deal: Deal) -> None:
        rows = schema.deals
        change = update(rows).where(rows.c.table == deal.table, rows.c.ended.is_(None))
        values = {"place": deal.place, "points": deal.points, "left": deal.left, "ended": deal.ended}
        async with self._transactions.writing() as connection:
            await connection.execute(change.values(values))

    async def unfinished(self) -> list[str]:
        rows, tables = schema.deals, schema.tables
        query = select(rows.c.table).join(tables, tables.c.id == rows.c.table)
        async with self._transactions.reading() as connection:
            found = await connection.execute(query.where(rows.c.ended.is_(None), tables.c.status == "over"))
            return list(found.scalars())

    async def of_person(self, identity: str) -> list[Deal]:
        rows = schema.deals
        query = select(rows).where(rows.c.identity == identity).order_by(rows.c.day.desc(), rows.c.game)
        async with self._transactions.reading() as connection:
            return [_deal(row) for row in await connection.execute(query)]

    async def results(self, day: str, game: str) -> list[PlayedDeal]:
        rows, people, accounts = schema.deals, schema.identities, schema.accounts
        query = (
            select(rows, people.c.name, accounts.c.identity.is_not(None).label("account"))
            .join(people, people.c.id == rows.c.identity)
            .outerjoin(accounts, accounts.c.identity == rows.c.identity)
            .where(rows.c.day == day, rows.c.game == game, rows.c.ended.is_not(None))
            .order_by(rows.c.left, rows.c.place, rows.c.points.desc(), rows.c.ended)
        )
        async with self._transactions.reading() as connection:
            found = (await connection.execute(query)).all()
        return [PlayedDeal(_deal(row), row.name, account=bool(row.account)) for row in found]

    async def count(self, day: str) -> dict[str, int]:
        rows = schema.deals
        query = select(rows.c.game, func.count()).where(rows.c.day == day, rows.c.ended.is_not(None))
        async with self._transactions.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query.group_by(rows.c.game))}


def _deal(row: Any) -> Deal:
    return Deal(**{name: getattr(row, name) for name in Deal.__struct_fields__})


def merge_deals(guest: str, account: str) -> list[Update | Delete]:
    """What a guest has played belongs to an account, but for deals that the account has played itself."""
    rows, own = schema.deals, schema.deals.alias()
    played = select(own.c.table).where(
        own.c.identity == account, own.c.day == rows.c.day, own.c.game == rows.c.game
    )
    return [
        update(rows)
        .where(rows.c.identity == guest, ~played.correlate(rows).exists())
        .values(identity=account),
        delete(rows).where(rows.c.identity == guest),
    ]
