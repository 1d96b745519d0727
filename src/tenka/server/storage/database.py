"""The storage on SQLAlchemy: a SQLite file, or PostgreSQL. The same statements for both."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from tenka.server.storage import schema
from tenka.server.storage.accounts import Accounts
from tenka.server.storage.buckets import Buckets
from tenka.server.storage.chat import Chat
from tenka.server.storage.circle import Circle
from tenka.server.storage.clubs import Clubs
from tenka.server.storage.contests import Contests
from tenka.server.storage.deals import Deals
from tenka.server.storage.entries import Entries
from tenka.server.storage.identities import Identities
from tenka.server.storage.inspection import Inspection
from tenka.server.storage.lobby import Lobby
from tenka.server.storage.migrating import bring_up_to_date, schema_version
from tenka.server.storage.model import StorageDown
from tenka.server.storage.moderation import Moderation
from tenka.server.storage.privacy import Privacy
from tenka.server.storage.puzzles import Puzzles
from tenka.server.storage.results import Results
from tenka.server.storage.seats import Seats
from tenka.server.storage.sessions import Sessions
from tenka.server.storage.subscriptions import Subscriptions
from tenka.server.storage.tables import Tables
from tenka.server.storage.transactions import Transactions, create_engine, failures, prepare_folder

LEAST_FREE: Final = 8 * 1024 * 1024
"""Bytes of a disk below which no move can be counted on to be stored: at times SQLite writes a lot."""


class Database:
    """Implements `Storage`: one object for each subject, on the same transactions."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.transactions = on = Transactions(url)
        self.identities = Identities(on)
        self.tables = Tables(on)
        self.entries = Entries(on)
        self.seats = Seats(on)
        self.chat = Chat(on)
        self.subscriptions = Subscriptions(on)
        self.accounts = Accounts(on)
        self.sessions = Sessions(on)
        self.moderation = Moderation(on)
        self.privacy = Privacy(on)
        self.buckets = Buckets(on)
        self.inspection = Inspection(on)
        self.results = Results(on)
        self.deals = Deals(on)
        self.contests = Contests(on)
        self.circle = Circle(on)
        self.lobby = Lobby(on)
        self.clubs = Clubs(on)
        self.puzzles = Puzzles(on)
        self.is_open = False

    @property
    def backend(self) -> str:
        return self.url.get_backend_name()

    @property
    def is_shared(self) -> bool:
        return self.backend == "postgresql"

    @property
    def schema(self) -> str:
        return schema.VERSION

    async def open(self) -> None:
        if self.is_open:
            return
        prepare_folder(self.url)
        engine = create_engine(self.url)
        try:
            async with failures(), engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        finally:
            await engine.dispose()
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False
        await self.transactions.close()

    async def check(self) -> None:
        async with self.transactions.reading() as connection:
            found = await connection.run_sync(schema_version)
        if found != schema.VERSION:
            raise StorageDown(f"the schema is at {found}, not at {schema.VERSION}")
        self._check_room()
        await self.buckets.note_written()

    def _check_room(self) -> None:
        file = self.url.database if self.backend == "sqlite" else None
        if file and shutil.disk_usage(Path(file).parent).free < LEAST_FREE:
            raise StorageDown("the disk is full")
