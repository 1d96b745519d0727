"""Which process does what at a table, among those that share a PostgreSQL.

Every process holds an advisory lock on a number of its own for as long as its connection lives. A lease names
the number of its holder: it holds exactly as long as that lock does. So nothing is timed, no clock matters,
and what a dead process held is free at once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenka.server.storage.migrating import SPACE
from tenka.server.storage.transactions import failures

LIVE: Final = text("SELECT pg_advisory_lock_shared(:space, :me)")
"""Shared, because the server may not have noticed yet that our last connection is dead."""
TAKE: Final = text(
    """INSERT INTO leases ("table", holder) VALUES (:table, :me)
    ON CONFLICT ("table") DO UPDATE SET holder = :me
    WHERE leases.holder = :me OR leases.holder NOT IN (SELECT tenka_living())
    RETURNING holder"""
)
ORPHANS: Final = text(
    'SELECT "table" FROM leases WHERE holder NOT IN (SELECT tenka_living()) ORDER BY random() LIMIT :limit'
)
RELEASE: Final = text('DELETE FROM leases WHERE "table" = :table AND holder = :me')
CAME: Final = text(
    """INSERT INTO presence (holder, "table", identity) VALUES (:me, :table, :identity)
    ON CONFLICT DO NOTHING"""
)
WENT: Final = text('DELETE FROM presence WHERE holder = :me AND "table" = :table AND identity = :identity')
HERE: Final = text(
    'SELECT holder, identity FROM presence WHERE "table" = :table AND holder IN (SELECT tenka_living())'
)
FORGET: Final = text('DELETE FROM presence WHERE holder NOT IN (SELECT tenka_living()) RETURNING "table"')
SWEEP: Final = text(
    """DELETE FROM leases USING tables WHERE leases."table" = tables.id AND tables.status <> 'playing'"""
)


class Leases:
    """All statements about leases and presence, for one process."""

    def __init__(self, engine: AsyncEngine, process: int) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        """Each of them stands alone: it takes one way to the database and back, and not three."""
        self.process: Final = process

    async def live(self, connection: AsyncConnection) -> None:
        """Be alive for as long as this connection is."""
        await connection.execute(LIVE, {"space": SPACE, "me": self.process})

    async def take(self, table: str) -> bool:
        """Whether the lease is ours now: it was, or it was nobody's, or its holder is dead."""
        async with failures(), self._engine.connect() as connection:
            taken = await connection.execute(TAKE, {"table": table, "me": self.process})
            return taken.first() is not None

    async def release(self, table: str) -> None:
        await self._do(RELEASE, table=table)

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose lease was a dead process's."""
        async with failures(), self._engine.connect() as connection:
            return list((await connection.execute(ORPHANS, {"limit": limit})).scalars())

    async def came(self, table: str, identity: str) -> None:
        await self._do(CAME, table=table, identity=identity)

    async def went(self, table: str, identity: str) -> None:
        await self._do(WENT, table=table, identity=identity)

    async def elsewhere(self, table: str, mine: Collection[str]) -> set[str]:
        """Who is at other processes; those who are here are announced again if that was forgotten."""
        async with failures(), self._engine.connect() as connection:
            rows = (await connection.execute(HERE, {"table": table})).all()
        known = {row.identity for row in rows if row.holder == self.process}
        for identity in set(mine) - known:
            await self.came(table, identity)
        return {row.identity for row in rows if row.holder != self.process}

    async def sweep(self) -> set[str]:
        """Forget who was at a process that is dead, and leases of games that are over; the tables of the
        former. All other processes get a notice of them."""
        async with failures(), self._engine.connect() as connection:
            left = set((await connection.execute(FORGET)).scalars())
            await connection.execute(SWEEP)
            return left

    async def _do(self, statement: TextClause, **values: str) -> None:
        async with failures(), self._engine.connect() as connection:
            await connection.execute(statement, {"me": self.process, **values})
