"""The part of the storage that keeps what is said at tables."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.engine import Row

from tenka.server.retry import retrying
from tenka.server.storage import schema
from tenka.server.storage.model import Clash, StorageDown, StoredLine
from tenka.server.storage.transactions import Transactions


class Chat:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def add(self, table: str, line: StoredLine) -> StoredLine:
        """Numbers are given here. Whoever comes too late for one takes the next."""
        try:
            return await retrying(partial(self._add, table, line), on=(Clash,))
        except Clash:
            raise StorageDown("a line was refused") from None

    async def _add(self, table: str, line: StoredLine) -> StoredLine:
        try:
            async with self._transactions.writing() as connection:
                number = (await connection.execute(_next_line(table, line))).scalar_one()
        except Clash:
            known = await self._line(table, line.key)
            if known is None:
                raise
            return known
        return msgspec.structs.replace(line, number=number)

    async def last(self, table: str, limit: int) -> list[StoredLine]:
        return await self._transactions.glance(_last, table, limit)

    async def _line(self, table: str, key: str) -> StoredLine | None:
        lines = schema.said
        async with self._transactions.reading() as connection:
            found = await connection.execute(select(lines).where(lines.c.table == table, lines.c.key == key))
            row = found.one_or_none()
        return _line_of(row) if row else None


_LAST: Final = (
    select(schema.said)
    .where(schema.said.c.table == bindparam("at"))
    .order_by(schema.said.c.number.desc())
    .limit(bindparam("most"))
)


def _last(connection: Connection, table: str, limit: int) -> list[StoredLine]:
    rows = connection.execute(_LAST, {"at": table, "most": limit})
    return [_line_of(row) for row in rows][::-1]


def _next_line(table: str, line: StoredLine) -> Any:
    lines = schema.said
    last = select(func.coalesce(func.max(lines.c.number), 0)).where(lines.c.table == table)
    values = msgspec.structs.asdict(line) | {"table": table, "number": last.scalar_subquery() + 1}
    return insert(lines).values(values).returning(lines.c.number)


def _line_of(row: Row[Any]) -> StoredLine:
    return StoredLine(row.number, row.key, row.seat, row.name, row.text, row.at, row.identity)
