"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url

from tenka.server.identity import passwords
from tenka.server.settings import Limits, Settings
from tenka.server.storage import migrating, schema
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tests.server.live import LiveServer, running
from tests.support.postgres import Postgres, running_postgres

GENEROUS = Limits(
    messages_a_second=10_000,
    messages_at_once=10_000,
    requests_a_second=10_000,
    requests_at_once=10_000,
    questions_a_second=10_000,
    questions_at_once=10_000,
    work_a_second=1_000_000,
    work_at_once=1_000_000,
    tables_a_second=10_000,
    tables_at_once=10_000,
    uploads_a_second=10_000,
    uploads_at_once=10_000,
    hints_a_second=10_000,
    hints_at_once=10_000,
    sign_ins_a_second=10_000,
    sign_ins_at_once=10_000,
    accounts_a_second=10_000,
    accounts_at_once=10_000,
)
"""Tests that are about something else must not run into limits."""
UNLIMITED = {"TENKA_LIMITS": msgspec.json.encode(GENEROUS).decode()}
"""The same for servers in a process of their own, in their environment."""


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Argon2 with little effort: what it is worth otherwise is its own business."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
        patch.setattr(passwords, "PasswordHasher", quick)
        yield


MADE = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
NOTE = "INSERT INTO alembic_version VALUES (?)"


@pytest.fixture(scope="session", autouse=True)
def quick_schemas() -> Iterator[None]:
    """All migrations of a new SQLite file are run once; the next files get what these have made."""
    migrate = migrating.migrate
    made: list[str] = []

    def migrate_once(connection: Connection, version: str = "head") -> None:
        new = version == "head" and migrating.schema_version(connection) is None
        if not new or connection.dialect.name != "sqlite":
            migrate(connection, version)
        elif made:
            for statement in made:
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql(NOTE, (schema.VERSION,))
        else:
            migrate(connection)
            made.extend(connection.exec_driver_sql(MADE).scalars())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrating, "migrate", migrate_once)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server of its own in an empty folder, where bots do not wait and nobody is hurried."""
    return Settings(data=tmp_path / "data", bot_seconds=0, reaction_seconds=0, limits=GENEROUS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with running(Settings(data=folder, bot_seconds=0, reaction_seconds=0, limits=GENEROUS)) as live:
        yield live


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return database_url(Settings(data=tmp_path / "data"))
    return make_url(request.getfixturevalue("postgres").create_database())


@pytest.fixture
async def storage(url: URL) -> AsyncIterator[Database]:
    database = Database(url)
    await database.open()
    yield database
    await database.close()
