"""Names of accounts, kept so that no other account can have one that looks like it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.identity.names import skeletons
from tenka.server.storage import schema
from tenka.server.storage.model import Identity


async def keep_name(connection: AsyncConnection, person: Identity) -> None:
    """From now on no other account can have a name that looks like this one. IntegrityError if one has."""
    rows = schema.account_names
    await connection.execute(delete(rows).where(rows.c.identity == person.id))
    new = [{"skeleton": skeleton, "identity": person.id} for skeleton in sorted(skeletons(person.name))]
    await connection.execute(insert(rows), new)


def looks_like(name: str) -> ColumnElement[bool]:
    """Of accounts."""
    rows = schema.account_names
    same = select(rows.c.identity).where(rows.c.skeleton.in_(skeletons(name)))
    return schema.accounts.c.identity.in_(same)
