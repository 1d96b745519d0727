"""The storage on SQLAlchemy: a SQLite file, or PostgreSQL. The same statements for both."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, event, exc, insert, select, update
from sqlalchemy.engine import URL, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from tenka.server.cluster.shared_limits import BucketRows
from tenka.server.ops import metrics
from tenka.server.storage import schema
from tenka.server.storage.accounts import AccountRows, keep_name
from tenka.server.storage.hosts import HostRows
from tenka.server.storage.interface import (
    Answer,
    Clash,
    Clocks,
    Draws,
    Identity,
    RepeatedKey,
    SeatTaken,
    StorageDown,
    StoredEntry,
    StoredSeat,
    StoredTable,
    Subscription,
    Taken,
)
from tenka.server.storage.migrating import bring_up_to_date, schema_version
from tenka.server.storage.privacy import DataRows
from tenka.server.storage.rows import now, put_identity, upsert
from tenka.server.storage.seats import People, write_clocks

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
LEAST_FREE: Final = 8 * 1024 * 1024
"""Bytes of a disk below which no move can be counted on to be stored: at times SQLite writes a lot."""
PATIENCE: Final = {"timeout": 5.0}
"""Seconds for a new connection to PostgreSQL; one whose packets are lost must not be waited for."""
LAST_WORK: Final = 10.0
"""Seconds that work under way gets to end before everything is closed."""
PAUSE: Final = 0.01


class Database(People, AccountRows, HostRows, DataRows, BucketRows):
    """Implements `Storage`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.process = secrets.randbits(31)
        """A number of this process among those that share a PostgreSQL."""
        self.engine = create_engine(url, self.process)
        self._is_open = False
        self._pen = asyncio.Lock() if url.get_backend_name() == "sqlite" else None

    async def open(self) -> None:
        if self._is_open:
            return
        prepare_folder(self.url)
        engine = create_engine(self.url)
        try:
            async with failures(), engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        finally:
            await engine.dispose()
        self._is_open = True

    async def close(self) -> None:
        """Work that was cancelled gives its connection back first: cancelled again then, by the end of the
        loop, aiosqlite would wait for ever, and asyncpg leave its connection open."""
        self._is_open = False
        waited = 0.0
        while _lent(self.engine) and waited < LAST_WORK:
            await asyncio.sleep(PAUSE)
            waited += PAUSE
        await self.engine.dispose()

    async def check(self) -> None:
        async with self._reading() as connection:
            found = await connection.run_sync(schema_version)
        if found != schema.VERSION:
            raise StorageDown(f"the schema is at {found}, not at {schema.VERSION}")
        self._check_room()
        await self.note_written()

    def _check_room(self) -> None:
        file = self.url.database if self.url.get_backend_name() == "sqlite" else None
        if file and shutil.disk_usage(Path(file).parent).free < LEAST_FREE:
            raise StorageDown("the disk is full")

    # --- people ------------------------------------------------------------------------------------

    async def identity(self, identity: str) -> Identity | None:
        people = schema.identities
        async with self._reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == identity))).one_or_none()
        return Identity(row.id, row.name) if row else None

    async def name_identity(self, identity: Identity) -> None:
        async with self._writing() as connection:
            await put_identity(connection, identity)
            accounts, seats, tables = schema.accounts, schema.seats, schema.tables
            mine = select(accounts.c.identity).where(accounts.c.identity == identity.id)
            if (await connection.execute(mine)).first() is not None:
                await keep_name(connection, identity)
            unfinished = select(tables.c.id).where(tables.c.status != "over")
            await connection.execute(
                update(seats)
                .where(seats.c.identity == identity.id, seats.c.table.in_(unfinished))
                .values(name=identity.name)
            )

    # --- tables ------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, owner: Identity) -> None:
        async with self._writing() as connection:
            await put_identity(connection, owner)
            await _put_table(connection, table)

    async def add_rematch(self, table: str, rematch: StoredTable, owner: Identity) -> str:
        tables = schema.tables
        first = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None))
        async with self._writing() as connection:
            if (await connection.execute(first.values(rematch=rematch.id))).rowcount == 1:
                await put_identity(connection, owner)
                await _put_table(connection, rematch)
                return rematch.id
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(found.scalar_one())

    async def add_finished(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        rows = [{"table": table.id, **msgspec.structs.asdict(entry)} for entry in entries]
        try:
            async with self._writing() as connection:
                await _put_table(connection, table)
                if rows:
                    await connection.execute(insert(schema.entries), rows)
        except Clash:
            if await self.table(table.id) is None:
                raise

    async def table(self, table: str) -> StoredTable | None:
        async with self._reading() as connection:
            found = await _tables(connection, [table])
        return found[0] if found else None

    async def tables_of(self, identity: str, limit: int) -> list[StoredTable]:
        seats, tables = schema.seats, schema.tables
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.identity == identity)
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._tables_in_order(query)

    async def open_tables(self, limit: int) -> list[StoredTable]:
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.listed, tables.c.closed.is_(None))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._tables_in_order(query)

    async def sit(self, table: str, seat: int, person: Identity, start: Draws | None) -> None:
        tables = schema.tables
        changes: dict[str, Any] = {"updated": now()}
        if start is not None:
            changes |= {"start": start, "status": "playing"}
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting").values(changes)
        async with self._writing() as connection:
            await put_identity(connection, person)
            await _change_one(connection, waiting)
            await _change_one(connection, _take_seat(table, seat, person))

    # --- notices -----------------------------------------------------------------------------------

    async def subscriptions(self, identity: str) -> list[Subscription]:
        rows = schema.subscriptions
        query = select(rows).where(rows.c.identity == identity).order_by(rows.c.created, rows.c.id)
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            Subscription(row.id, row.identity, row.kind, row.target, row.language, row.site) for row in found
        ]

    async def subscribe(self, subscription: Subscription, person: Identity) -> None:
        row = msgspec.structs.asdict(subscription) | {"created": now()}
        changes = {"language": subscription.language, "site": subscription.site}
        async with self._writing() as connection:
            await put_identity(connection, person)
            add = upsert(connection.dialect.name)(schema.subscriptions).values(row)
            same = ["identity", "kind", "target"]
            await connection.execute(add.on_conflict_do_update(index_elements=same, set_=changes))

    async def unsubscribe(self, identity: str, subscription: str) -> bool:
        rows = schema.subscriptions
        gone = delete(rows).where(rows.c.identity == identity, rows.c.id == subscription)
        async with self._writing() as connection:
            return bool((await connection.execute(gone)).rowcount)

    async def remove_waiting(self, before: str, besides: Collection[str]) -> int:
        tables = schema.tables
        attended = select(schema.presence.c.table)
        old = delete(tables).where(tables.c.status == "waiting", tables.c.updated < before)
        async with self._writing() as connection:
            done = await connection.execute(
                old.where(tables.c.id.not_in(attended), tables.c.id.not_in(list(besides)))
            )
        return done.rowcount

    # --- entries -----------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        entry: StoredEntry,
        result: list[int] | None,
        clocks: Clocks | None = None,
        *,
        noticed: bool = True,
    ) -> None:
        row = {"table": table, "seq": entry.seq, "key": entry.key, "payload": entry.payload}
        changes: dict[str, Any] = {"updated": now()} if noticed else {}
        if result is not None:
            changes |= {"result": result, "status": "over"}
        try:
            with metrics.timed_store(entry.key):
                await self._append(row, changes, clocks or {})
        except Clash:
            raise await self._conflict(table, entry) from None

    async def _append(self, row: dict[str, Any], changes: dict[str, Any], clocks: Clocks) -> None:
        tables = schema.tables
        async with self._writing() as connection:
            await connection.execute(insert(schema.entries).values(row))
            if changes:
                await connection.execute(update(tables).where(tables.c.id == row["table"]).values(changes))
            await write_clocks(connection, row["table"], clocks)

    async def entries(self, table: str, since: int = 0) -> list[StoredEntry]:
        rows = schema.entries
        query = select(rows).where(rows.c.table == table, rows.c.seq >= since).order_by(rows.c.seq)
        async with self._reading() as connection:
            return [StoredEntry(row.seq, row.key, row.payload) for row in await connection.execute(query)]

    async def hold(self, table: str, seq: int, answer: Answer) -> Answer:
        row = {"table": table, "seq": seq, "key": answer.key, "move": answer.move}
        async with self._writing() as connection:
            add = upsert(connection.dialect.name)(schema.reactions).values(row)
            await connection.execute(add.on_conflict_do_nothing())
        return await self.held(table, seq) or answer

    async def held(self, table: str, seq: int) -> Answer | None:
        rows = schema.reactions
        query = select(rows).where(rows.c.table == table, rows.c.seq == seq)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Answer(row.move, row.key) if row else None

    # --- all of them -------------------------------------------------------------------------------

    async def begun(self) -> list[str]:
        """The tables whose games have begun, in the order in which they were made."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status != "waiting")
        async with self._reading() as connection:
            return list((await connection.execute(query.order_by(tables.c.created, tables.c.id))).scalars())

    async def games(self, ids: Collection[str]) -> list[tuple[StoredTable, list[StoredEntry]]]:
        """Tables with all of their entries."""
        rows = schema.entries
        query = select(rows).where(rows.c.table.in_(ids)).order_by(rows.c.table, rows.c.seq)
        async with self._reading() as connection:
            found = await _tables(connection, ids)
            entries: dict[str, list[StoredEntry]] = {table.id: [] for table in found}
            for row in await connection.execute(query):
                entries[row.table].append(StoredEntry(row.seq, row.key, row.payload))
        return [(table, entries[table.id]) for table in found]

    async def _conflict(self, table: str, entry: StoredEntry) -> Exception:
        """What an entry that was refused ran into: its key counts before its number."""
        found = await self.entries(table)
        if any(old.key == entry.key for old in found):
            return RepeatedKey("the table has an entry with this key")
        if any(old.seq == entry.seq for old in found):
            return Taken("the table has an entry of this number")
        return StorageDown("an entry was refused")

    async def _tables_in_order(self, ids: Select[str]) -> list[StoredTable]:
        async with self._reading() as connection:
            wanted = list((await connection.execute(ids)).scalars())
            found = {table.id: table for table in await _tables(connection, wanted)}
        return [found[table] for table in wanted if table in found]

    # --- transactions ------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with failures(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Its first statement must write, so that SQLite never has to upgrade a lock.

        SQLite lets one write at a time, and who finds it busy sleeps for a while: a queue is fairer.
        """
        async with self._pen or nullcontext(), failures(), self.engine.begin() as connection:
            yield connection


def _lent(engine: AsyncEngine) -> int:
    """How many connections somebody is using."""
    return engine.pool.checkedout() if isinstance(engine.pool, QueuePool) else 0


def create_engine(url: URL, process: int = 0) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        sender = {"server_settings": {"tenka.process": str(process), "application_name": "tenka"}}
        return create_async_engine(
            url, hide_parameters=True, pool_size=10, pool_pre_ping=True, connect_args=PATIENCE | sender
        )
    engine = create_async_engine(url, hide_parameters=True, pool_size=4)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def prepare_folder(url: URL) -> None:
    """Where a SQLite file lies, nobody else looks in."""
    if url.get_backend_name() == "sqlite" and url.database:
        private_folder(Path(url.database).parent)
        private_file(Path(url.database))


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into, for seeds and secrets lie there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def private_file(file: Path) -> None:
    """The same for a file, in case the folder was there before and is open to others."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


@asynccontextmanager
async def failures() -> AsyncIterator[None]:
    """Turns what drivers raise into StorageErrors."""
    try:
        yield
    except exc.IntegrityError:
        raise Clash("this is there already, or what it needs is not") from None
    except (exc.SQLAlchemyError, OSError) as error:
        raise StorageDown(type(error).__name__) from error


async def _put_table(connection: AsyncConnection, table: StoredTable) -> None:
    row = msgspec.structs.asdict(table)
    seats = [
        {"table": table.id, "seat": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(row.pop("seats"))
    ]
    await connection.execute(insert(schema.tables).values(row))
    await connection.execute(insert(schema.seats), seats)


async def _change_one(connection: AsyncConnection, statement: Any) -> None:
    try:
        changed = await connection.execute(statement)
    except exc.IntegrityError:
        raise SeatTaken("this identity sits at the table already") from None
    if changed.rowcount != 1:
        raise SeatTaken("the seat is not open")


def _take_seat(table: str, seat: int, person: Identity) -> Any:
    seats = schema.seats
    return (
        update(seats)
        .where(seats.c.table == table, seats.c.seat == seat, seats.c.kind == "open")
        .values(kind=person.kind, identity=person.id, name=person.name)
    )


async def _tables(connection: AsyncConnection, ids: Iterable[str]) -> list[StoredTable]:
    wanted = list(ids)
    seats = schema.seats
    found = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(wanted)))
    rows = found.all()
    sitting = await connection.execute(
        select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.table, seats.c.seat)
    )
    at: dict[str, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in sitting:
        at[seat.table].append(
            StoredSeat(**{name: getattr(seat, name) for name in StoredSeat.__struct_fields__})
        )
    return [_table(row, at[row.id]) for row in rows]


def _table(row: Row[Any], seats: list[StoredSeat]) -> StoredTable:
    return StoredTable(**row._asdict(), seats=seats)
