"""The part of the storage that reads everything, to find out whether it is sound."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Table, select

from tenka.server.storage import schema
from tenka.server.storage.model import StorageError, StoredEntry, StoredTable
from tenka.server.storage.rows import read_tables
from tenka.server.storage.transactions import Transactions, failures


class Inspection:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def damages(self) -> list[str]:
        try:
            async with failures(), self._transactions.engine.connect() as connection:
                if connection.dialect.name != "sqlite":
                    return []
                found = list((await connection.exec_driver_sql("PRAGMA integrity_check")).scalars())
        except StorageError as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    async def unreadable(self) -> list[str]:
        tables = schema.metadata.tables.items()
        return [name for name, table in tables if not await self._can_read(table)]

    async def _can_read(self, table: Table) -> bool:
        try:
            async with failures(), self._transactions.engine.connect() as connection:
                async for _ in await connection.stream(select(table)):
                    pass
        except (StorageError, ValueError, TypeError):
            return False
        return True

    async def begun(self) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status != "waiting")
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query.order_by(tables.c.created, tables.c.id))).scalars())

    async def games(self, ids: Collection[str]) -> list[tuple[StoredTable, list[StoredEntry]]]:
        rows = schema.entries
        query = select(rows).where(rows.c.table.in_(ids)).order_by(rows.c.table, rows.c.seq)
        async with self._transactions.reading() as connection:
            found = await connection.run_sync(read_tables, ids)
            entries: dict[str, list[StoredEntry]] = {table.id: [] for table in found}
            for row in await connection.execute(query):
                entries[row.table].append(StoredEntry(row.seq, row.key, row.payload))
        return [(table, entries[table.id]) for table in found]
