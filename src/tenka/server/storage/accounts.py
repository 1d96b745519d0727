"""The part of the storage that knows accounts and sessions, and brings a guest's things to an account."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Select, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tenka.server.identity.names import skeletons
from tenka.server.storage import schema
from tenka.server.storage.interface import Identity
from tenka.server.storage.rows import Rows, now, put_identity

Role = Literal["player", "host"]


class Account(msgspec.Struct, frozen=True):
    identity: str
    name: str
    role: Role
    password: str | None
    """Its hash; None for who signs in elsewhere."""
    created: str

    def __repr__(self) -> str:
        return f"Account({self.role})"  # a hash has no place in a log


class Session(msgspec.Struct, frozen=True):
    identity: str
    role: Role
    seen: float
    """When it was last renewed, in seconds since 1970."""
    created: str


class OpenId(msgspec.Struct, frozen=True):
    issuer: str
    subject: str


class Opening(msgspec.Struct, frozen=True):
    """A sign-in that is under way at a provider."""

    nonce: str
    verifier: str
    bring: bool
    """Whether the guest's things come along."""


class Brought(msgspec.Struct, frozen=True):
    """What an account got from a guest: the tables, and at which of them both had a seat."""

    tables: list[str]
    shared: list[str]


class AccountRows(Rows):
    """Mixed into the `Database`."""

    # --- accounts ----------------------------------------------------------------------------------

    async def add_account(self, person: Identity, password: str | None, openid: OpenId | None = None) -> None:
        """Clash if a name like this is taken, or the OpenID belongs to somebody."""
        row = {"identity": person.id, "password": password, "created": now()}
        async with self._writing() as connection:
            await put_identity(connection, person)
            await connection.execute(insert(schema.accounts).values(row))
            await keep_name(connection, person)
            if openid is not None:
                await connection.execute(insert(schema.openids).values(_openid(openid, person.id)))

    async def account(self, identity: str) -> Account | None:
        return await self._account(schema.accounts.c.identity == identity)

    async def account_named(self, name: str) -> Account | None:
        """The one of exactly this name, else one that looks like it."""
        exactly = schema.identities.c.name == name
        return await self._account(or_(exactly, _looks_like(name)), exactly)

    async def is_taken(self, name: str, besides: str) -> bool:
        """Whether the account of somebody else has a name that looks like this one."""
        rows = schema.accounts
        others = select(rows.c.identity).where(_looks_like(name), rows.c.identity != besides)
        async with self._reading() as connection:
            return (await connection.execute(others)).first() is not None

    async def account_of(self, openid: OpenId) -> Account | None:
        rows = schema.openids
        known = select(rows.c.identity).where(
            rows.c.issuer == openid.issuer, rows.c.subject == openid.subject
        )
        return await self._account(schema.accounts.c.identity.in_(known))

    async def link(self, identity: str, openid: OpenId) -> None:
        """Clash if it belongs to somebody."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.openids).values(_openid(openid, identity)))

    async def openids(self, identity: str) -> list[OpenId]:
        rows = schema.openids
        async with self._reading() as connection:
            found = await connection.execute(select(rows).where(rows.c.identity == identity))
            return [OpenId(row.issuer, row.subject) for row in found]

    async def set_password(self, identity: str, password: str, keep: str | None) -> None:
        """All sessions but one end with the old password."""
        async with self._writing() as connection:
            await connection.execute(_change(identity, password=password))
            await connection.execute(_sessions_of(identity, keep))
            await self._tell_of_person(connection, identity)

    async def rehash(self, identity: str, old: str, password: str) -> None:
        """The same password, hashed anew, unless it was changed meanwhile."""
        change = _change(identity, password=password).where(schema.accounts.c.password == old)
        async with self._writing() as connection:
            await connection.execute(change)

    async def set_role(self, identity: str, role: Role) -> None:
        async with self._writing() as connection:
            await connection.execute(_change(identity, role=role))
            await self._tell_of_person(connection, identity)

    async def hosts(self) -> list[str]:
        people, rows = schema.identities, schema.accounts
        query = select(people.c.name).join(rows, rows.c.identity == people.c.id).where(rows.c.role == "host")
        async with self._reading() as connection:
            return list((await connection.execute(query.order_by(people.c.name))).scalars())

    async def _account(self, wanted: Any, rather: Any = None) -> Account | None:
        rows, people = schema.accounts, schema.identities
        query = select(rows, people.c.name).join(people, people.c.id == rows.c.identity).where(wanted)
        best = [rows.c.created] if rather is None else [case((rather, 0), else_=1), rows.c.created]
        async with self._reading() as connection:
            row = (await connection.execute(query.order_by(*best))).first()
        return Account(row.identity, row.name, row.role, row.password, row.created) if row else None

    # --- sessions ----------------------------------------------------------------------------------

    async def begin_session(self, token: str, identity: str, moment: float) -> None:
        row = {"token": token, "identity": identity, "created": now(), "seen": moment}
        async with self._writing() as connection:
            await connection.execute(insert(schema.sessions).values(row))

    async def session(self, token: str) -> Session | None:
        rows, accounts = schema.sessions, schema.accounts
        query = (
            select(rows, accounts.c.role)
            .join(accounts, accounts.c.identity == rows.c.identity)
            .where(rows.c.token == token)
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Session(row.identity, row.role, row.seen, row.created) if row else None

    async def sessions(self, identity: str) -> list[Session]:
        rows = schema.sessions
        query = select(rows).where(rows.c.identity == identity).order_by(rows.c.seen.desc())
        async with self._reading() as connection:
            return [
                Session(row.identity, "player", row.seen, row.created)
                for row in await connection.execute(query)
            ]

    async def renew_session(self, token: str, moment: float) -> None:
        rows = schema.sessions
        async with self._writing() as connection:
            await connection.execute(update(rows).where(rows.c.token == token).values(seen=moment))

    async def end_session(self, token: str, identity: str) -> None:
        rows = schema.sessions
        async with self._writing() as connection:
            await connection.execute(delete(rows).where(rows.c.token == token, rows.c.identity == identity))
            await self._tell_of_person(connection, identity)

    async def end_sessions(self, identity: str) -> None:
        async with self._writing() as connection:
            await connection.execute(_sessions_of(identity, None))
            await self._tell_of_person(connection, identity)

    async def end_old_sessions(self, before: float) -> None:
        rows = schema.sessions
        async with self._writing() as connection:
            await connection.execute(delete(rows).where(rows.c.seen < before))

    # --- sign-ins under way ------------------------------------------------------------------------

    async def add_opening(self, state: str, opening: Opening, moment: float) -> None:
        row = msgspec.structs.asdict(opening) | {"state": state, "at": moment}
        async with self._writing() as connection:
            await connection.execute(insert(schema.openings).values(row))

    async def take_opening(self, state: str, after: float) -> Opening | None:
        """It can be taken once, and not when it is too old."""
        rows = schema.openings
        gone = delete(rows).where(rows.c.state == state).returning(*rows.c)
        async with self._writing() as connection:
            row = (await connection.execute(gone)).one_or_none()
        return Opening(row.nonce, row.verifier, row.bring) if row and row.at >= after else None

    async def forget_openings(self, before: float) -> None:
        rows = schema.openings
        async with self._writing() as connection:
            await connection.execute(delete(rows).where(rows.c.at < before))

    # --- a guest's things --------------------------------------------------------------------------

    async def bring(self, guest: str, person: Identity) -> Brought:
        """Everything of a guest belongs to an account from now on, and the guest is gone.

        Where both have a seat at a table, the guest's one is played at the account's screen.
        """
        async with self._writing() as connection:
            await put_identity(connection, person)
            tables = list((await connection.execute(_tables_of(guest))).scalars())
            shared = await _share_screens(connection, guest, person.id)
            for statement in _hand_over(guest, person):
                await connection.execute(statement)
            await self._tell_of_person(connection, guest)
        return Brought(tables, shared)


async def keep_name(connection: AsyncConnection, person: Identity) -> None:
    """From now on no other account can have a name that looks like this one. IntegrityError if one has."""
    rows = schema.account_names
    await connection.execute(delete(rows).where(rows.c.identity == person.id))
    new = [{"skeleton": skeleton, "identity": person.id} for skeleton in sorted(skeletons(person.name))]
    await connection.execute(insert(rows), new)


def _looks_like(name: str) -> Any:
    rows = schema.account_names
    same = select(rows.c.identity).where(rows.c.skeleton.in_(skeletons(name)))
    return schema.accounts.c.identity.in_(same)


def _openid(openid: OpenId, identity: str) -> dict[str, str]:
    return {"issuer": openid.issuer, "subject": openid.subject, "identity": identity}


def _change(identity: str, **values: Any) -> Any:
    return update(schema.accounts).where(schema.accounts.c.identity == identity).values(values)


def _sessions_of(identity: str, besides: str | None) -> Any:
    rows = schema.sessions
    gone = delete(rows).where(rows.c.identity == identity)
    return gone if besides is None else gone.where(rows.c.token != besides)


def _tables_of(identity: str) -> Select[str]:
    return select(schema.seats.c.table).where(schema.seats.c.identity == identity)


async def _share_screens(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    theirs, mine = schema.seats.alias(), schema.seats.alias()
    both = (
        select(theirs.c.table, theirs.c.seat, mine.c.seat.label("mine"))
        .join(mine, mine.c.table == theirs.c.table)
        .where(theirs.c.identity == guest, mine.c.identity == account)
    )
    found = (await connection.execute(both)).all()
    seats = schema.seats
    for table, seat, own in found:
        at_screen = or_(seats.c.seat == seat, seats.c.screen == seat)
        change = update(seats).where(seats.c.table == table, at_screen).values(screen=own, identity=None)
        await connection.execute(change)
    return [row.table for row in found]


def _hand_over(guest: str, person: Identity) -> list[Any]:
    seats, subscriptions, said, tables = schema.seats, schema.subscriptions, schema.said, schema.tables
    mine = subscriptions.alias()
    known = select(mine.c.id).where(
        mine.c.identity == person.id,
        mine.c.kind == subscriptions.c.kind,
        mine.c.target == subscriptions.c.target,
    )
    unfinished = select(tables.c.id).where(tables.c.status != "over")
    sitting = update(seats).where(seats.c.identity == guest)
    return [
        sitting.where(seats.c.table.in_(unfinished)).values(name=person.name),
        sitting.values(identity=person.id),
        update(subscriptions)
        .where(subscriptions.c.identity == guest, ~known.correlate(subscriptions).exists())
        .values(identity=person.id),
        update(said).where(said.c.identity == guest).values(identity=person.id),
        delete(schema.identities).where(schema.identities.c.id == guest),
    ]
