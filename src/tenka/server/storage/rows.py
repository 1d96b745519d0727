"""What all parts of the storage need to write rows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

from sqlalchemy import Select, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.storage import schema
from tenka.server.storage.interface import Identity, StoredTable
from tenka.server.storage.migrating import CHANNEL, PEOPLE


def now() -> str:
    """This moment in UTC, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Rows:
    """Base of what is mixed into the `Database`."""

    process: int

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        raise NotImplementedError

    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        raise NotImplementedError

    async def _tables_in_order(self, ids: Select[str]) -> list[StoredTable]:
        raise NotImplementedError

    async def _tell_of_person(self, connection: AsyncConnection, identity: str) -> None:
        """Let other processes know that something about somebody has changed, if this is committed."""
        await _notify(connection, PEOPLE, f"{identity}:{self.process}")

    async def _tell_of_table(self, connection: AsyncConnection, table: str) -> None:
        """The same about a table, where no trigger does."""
        await _notify(connection, CHANNEL, f"{table}::{self.process}")


def upsert(dialect: str) -> Callable[[Table], Any]:
    """The INSERT that can also update; each database has its own, written the same."""
    module = import_module(f"sqlalchemy.dialects.{dialect}")
    insert_or_update: Callable[[Table], Any] = module.insert
    return insert_or_update


async def put_identity(connection: AsyncConnection, identity: Identity) -> None:
    row = {"id": identity.id, "name": identity.name, "created": now()}
    add = upsert(connection.dialect.name)(schema.identities).values(row)
    await connection.execute(add.on_conflict_do_update(index_elements=["id"], set_={"name": identity.name}))


async def _notify(connection: AsyncConnection, channel: str, notice: str) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT pg_notify(:channel, :notice)"), {"channel": channel, "notice": notice}
        )
