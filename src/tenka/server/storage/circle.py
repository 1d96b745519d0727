"""The part of the storage that knows who follows, blocks, sees and invites whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Delete, Select, Update, delete, or_, select, update

from tenka.server.moments import timestamp
from tenka.server.storage import schema
from tenka.server.storage.circle_model import Blocked, StoredInvitation
from tenka.server.storage.model import Identity, Profile
from tenka.server.storage.results import select_profiles
from tenka.server.storage.rows import put_identity, upsert
from tenka.server.storage.transactions import Transactions


class Circle:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # --- who may see whom --------------------------------------------------------------------------

    async def visible(self, identities: Collection[str], viewer: str) -> dict[str, Profile]:
        rows = schema.profiles
        query = select_profiles().where(rows.c.identity.in_(list(identities)), _may_see(viewer))
        return {row[0]: Profile(*row) for row in await self._read(query)}

    async def page(self, page: str, viewer: str) -> Profile | None:
        query = select_profiles().where(schema.profiles.c.page == page, _may_see(viewer))
        return next((Profile(*row) for row in await self._read(query)), None)

    async def barred(self, identity: str) -> set[str]:
        rows = schema.blocks
        query = select(rows.c.identity, rows.c.other)
        query = query.where(or_(rows.c.identity == identity, rows.c.other == identity))
        return {one for row in await self._read(query) for one in row} - {identity}

    async def sitting(self, tables: Collection[str]) -> dict[str, list[str | None]]:
        rows = schema.seats
        query = select(rows.c.table, rows.c.identity).where(rows.c.table.in_(list(tables)))
        found: dict[str, list[str | None]] = {}
        for table, identity in await self._read(query.order_by(rows.c.table, rows.c.seat)):
            found.setdefault(table, []).append(identity)
        return found

    # --- following ---------------------------------------------------------------------------------

    async def follow(self, person: Identity, other: str) -> None:
        await self._pair(schema.follows, person, {"other": other})

    async def unfollow(self, identity: str, other: str) -> bool:
        return await self._write(_without(schema.follows, identity, other))

    async def following(self, identity: str) -> list[str]:
        rows = schema.follows
        query = select(rows.c.other).where(rows.c.identity == identity).order_by(rows.c.created, rows.c.other)
        return [row[0] for row in await self._read(query)]

    # --- blocking ----------------------------------------------------------------------------------

    async def block(self, person: Identity, other: str) -> None:
        people, asked = schema.identities, schema.invitations
        name = select(people.c.name).where(people.c.id == other).scalar_subquery()
        await self._pair(schema.blocks, person, {"other": other, "name": name})
        await self._write(
            _without(schema.follows, person.id, other),
            delete(asked).where(asked.c.identity == person.id, asked.c.by == other),
            delete(asked).where(asked.c.identity == other, asked.c.by == person.id),
        )

    async def unblock(self, identity: str, other: str) -> bool:
        return await self._write(_without(schema.blocks, identity, other))

    async def blocked(self, identity: str) -> list[Blocked]:
        rows, pages = schema.blocks, schema.profiles
        query = select(rows.c.other, pages.c.page, rows.c.name)
        query = query.join(pages, pages.c.identity == rows.c.other).where(rows.c.identity == identity)
        return [Blocked(*row) for row in await self._read(query.order_by(rows.c.created.desc()))]

    # --- being here --------------------------------------------------------------------------------

    async def wishes_to_be_seen(self, identity: str) -> bool:
        rows = schema.profiles
        found = await self._read(select(rows.c.seen).where(rows.c.identity == identity))
        return bool(found and found[0][0])

    async def set_seen(self, identity: str, *, seen: bool) -> None:
        rows = schema.profiles
        change = update(rows).where(rows.c.identity == identity).values(seen=seen)
        await self._write(change if seen else change.values(last_seen=None))

    async def touch(self, identity: str, moment: float) -> None:
        rows = schema.profiles
        await self._write(
            update(rows).where(rows.c.identity == identity, rows.c.seen).values(last_seen=moment)
        )

    async def present(self, viewer: str, since: float, limit: int) -> list[Profile]:
        rows, mine = schema.profiles, schema.blocks.alias()
        blocked = select(mine.c.other).where(mine.c.identity == viewer)
        query = (
            select_profiles()
            .where(rows.c.seen, rows.c.last_seen >= since, ~rows.c.hidden, rows.c.identity != viewer)
            .where(_may_see(viewer), rows.c.identity.not_in(blocked))
            .order_by(schema.identities.c.name, rows.c.identity)
            .limit(limit)
        )
        return [Profile(*row) for row in await self._read(query)]

    # --- invitations -------------------------------------------------------------------------------

    async def invite(self, table: str, person: Identity, other: str) -> bool:
        row = {"table": table, "identity": other, "by": person.id, "created": timestamp()}
        async with self._transactions.writing() as connection:
            add = upsert(connection.dialect.name, schema.invitations).values(row).on_conflict_do_nothing()
            return bool((await connection.execute(add)).rowcount)

    async def invitations(self, identity: str) -> list[StoredInvitation]:
        rows, tables, people = schema.invitations, schema.tables, schema.identities
        query = (
            select(rows.c.table, tables.c.game, tables.c.invite, rows.c.by, people.c.name, rows.c.created)
            .join(tables, tables.c.id == rows.c.table)
            .join(people, people.c.id == rows.c.by)
            .where(rows.c.identity == identity, tables.c.status == "waiting", tables.c.closed.is_(None))
            .where(rows.c.table.not_in(_seated(identity)))
            .order_by(rows.c.created.desc(), rows.c.table)
        )
        found = [StoredInvitation(*row) for row in await self._read(query)]
        barred = await self.barred(identity) if found else set()
        return [one for one in found if one.by not in barred]

    async def invited(self, table: str) -> list[str]:
        rows = schema.invitations
        query = select(rows.c.identity).where(rows.c.table == table).order_by(rows.c.created)
        return [row[0] for row in await self._read(query)]

    async def decline(self, identity: str, table: str) -> bool:
        rows = schema.invitations
        return await self._write(delete(rows).where(rows.c.identity == identity, rows.c.table == table))

    # --- on connections ----------------------------------------------------------------------------

    async def _pair(self, table: Any, person: Identity, more: dict[str, Any]) -> None:
        row = {"identity": person.id, "created": timestamp(), **more}
        async with self._transactions.writing() as connection:
            await connection.run_sync(put_identity, person)
            add = upsert(connection.dialect.name, table).values(row).on_conflict_do_nothing()
            await connection.execute(add)

    async def _write(self, *statements: Update | Delete) -> bool:
        """Whether anything was changed."""
        changed = 0
        async with self._transactions.writing() as connection:
            for statement in statements:
                changed += (await connection.execute(statement)).rowcount
        return changed > 0

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).all())


def _may_see(viewer: str) -> ColumnElement[bool]:
    """Whether a profile is the viewer's own, or of somebody who neither hides nor blocks the viewer."""
    rows, theirs = schema.profiles, schema.blocks.alias()
    blocking = select(theirs.c.identity).where(theirs.c.other == viewer)
    return or_(rows.c.identity == viewer, ~rows.c.hidden & rows.c.identity.not_in(blocking))


def _seated(identity: str) -> Select[str]:
    return select(schema.seats.c.table).where(schema.seats.c.identity == identity)


def _without(table: Any, identity: str, other: str) -> Delete:
    return delete(table).where(table.c.identity == identity, table.c.other == other)


def merge_circle(guest: str, account: str) -> list[Update | Delete]:
    """Whom a guest follows and blocks and who invites a guest, the account does; whoever did so with the
    guest does it with the account. What both had already goes with the guest."""
    changes: list[Update | Delete] = []
    for rows in (schema.follows, schema.blocks):
        for own, other in (("identity", "other"), ("other", "identity")):
            changes += handed_over(rows, own, other, guest, account)
    asked = schema.invitations
    changes += handed_over(asked, "identity", "table", guest, account)
    changes += handed_over(schema.members, "identity", "club", guest, account)
    return [*changes, update(asked).where(asked.c.by == guest).values(by=account)]


def handed_over(rows: Any, own: str, other: str, guest: str, account: str) -> list[Update | Delete]:
    mine = rows.alias()
    known = select(mine.c[other]).where(mine.c[own] == account, mine.c[other] == rows.c[other])
    change = update(rows).where(rows.c[own] == guest, rows.c[other] != account)
    return [change.where(~known.correlate(rows).exists()).values({own: account})]
