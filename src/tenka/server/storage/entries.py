"""The part of the storage that keeps what was played, and reactions that are held back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select

from tenka.server.moments import timestamp
from tenka.server.ops import metrics
from tenka.server.storage import schema
from tenka.server.storage.group_commit import Append
from tenka.server.storage.model import Answer, Clocks, StorageDown, StoredEntry
from tenka.server.storage.rows import upsert
from tenka.server.storage.transactions import Transactions


class Entries:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        append = Append(
            table,
            entry.seq,
            entry.key,
            _json(entry.payload),
            timestamp() if noticed else None,
            _json(result) if result is not None else None,
            [(seat, clock.left, clock.deadline) for seat, clock in (clocks or {}).items()],
        )
        with metrics.timed_store(entry.key):
            if not await self._transactions.entries.store(append):
                raise await self.conflict(table, entry)

    async def conflict(self, table: str, entry: StoredEntry) -> Exception:
        """What an entry that was refused ran into."""
        return entry.conflict(await self.of_table(table)) or StorageDown("an entry was refused")

    async def of_table(self, table: str, since: int = 0) -> list[StoredEntry]:
        if self._transactions.postgres is not None:
            return await self._transactions.postgres.read(table, since)
        rows = schema.entries
        query = select(rows).where(rows.c.table == table, rows.c.seq >= since).order_by(rows.c.seq)
        async with self._transactions.reading() as connection:
            return [StoredEntry(row.seq, row.key, row.payload) for row in await connection.execute(query)]

    # --- reactions ---------------------------------------------------------------------------------

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        row = {"table": table, "seq": seq, "key": answer.key, "move": answer.move}
        async with self._transactions.writing() as connection:
            add = upsert(connection.dialect.name, schema.reactions).values(row)
            await connection.execute(add.on_conflict_do_nothing())
        return await self.held(table, seq) or answer

    async def held(self, table: str, seq: int) -> Answer | None:
        rows = schema.reactions
        query = select(rows).where(rows.c.table == table, rows.c.seq == seq)
        async with self._transactions.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Answer(row.move, row.key) if row else None

    async def release(self, table: str, seq: int, key: str) -> None:
        rows = schema.reactions
        gone = delete(rows).where(rows.c.table == table, rows.c.seq == seq, rows.c.key == key)
        async with self._transactions.writing() as connection:
            await connection.execute(gone)


def _json(content: Any) -> str:
    return msgspec.json.encode(content).decode()
