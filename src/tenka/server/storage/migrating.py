"""Brings the schema of a database up to date, and keeps a copy of a SQLite file before it does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from tenka.server.storage import schema
from tenka.server.storage.model import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x74656E6B61  # "tenka", one number for all processes of a PostgreSQL host
BACKUPS: Final = "backups"
CHANNEL: Final = "tenka"
PEOPLE: Final = "tenka_people"
"""Where processes hear about people, as `identity:sender`."""
SPACE: Final = 0x74656E6B
"""Sets the locks of our processes apart from others' in the same database."""
LIVING: Final = f"""CREATE OR REPLACE FUNCTION tenka_living() RETURNS SETOF integer LANGUAGE sql STABLE AS $$
    SELECT CAST(CAST(objid AS bigint) AS integer) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {SPACE} AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
$$"""  # noqa: S608 - of a number of ours
NOTIFY: Final = f"""CREATE OR REPLACE FUNCTION tenka_notify() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed record := COALESCE(NEW, OLD);
    number text := '';
BEGIN
    IF TG_ARGV[0] = 'seq' THEN number := changed.seq; END IF;
    PERFORM pg_notify('{CHANNEL}',
        changed.table || ':' || number || ':' || COALESCE(current_setting('tenka.process', true), ''));
    RETURN NULL;
END $$"""
WATCH: Final = """CREATE OR REPLACE TRIGGER tenka_watch AFTER INSERT OR UPDATE OR DELETE ON {name}
FOR EACH ROW EXECUTE FUNCTION tenka_notify('{seq}')"""


class NewerSchema(StorageError):
    """The database was made by a later version of the program."""


def bring_up_to_date(connection: Connection) -> None:
    """Harmless when it is; in most starts it is."""
    found = schema_version(connection)
    if found == schema.VERSION:
        return
    if found is not None and found not in known_versions():
        raise NewerSchema("the database was made by a newer version of Tenka")
    if found is not None and connection.dialect.name == "sqlite":
        _keep(connection, found)
    lock(connection)
    migrate(connection)


def lock(connection: Connection) -> None:
    """From here to the end of the transaction nobody else writes, and all of it is done or nothing.

    On SQLite this is the first word of the transaction, and the connection is not used again: a change of a
    table may drop and remake it, which must not reach the rows that refer to it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    else:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def schema_version(connection: Connection) -> str | None:
    """Which migration the database has seen last."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if version is None else str(version)


def migrate(connection: Connection, version: str = "head") -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and most starts have nothing to migrate

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    if connection.dialect.name == "postgresql" and version == "head":
        watch(connection)


def watch(connection: Connection) -> None:
    """Let PostgreSQL tell all processes of every change at a table: `table:seq:sender` for an entry, else
    `table::sender`. It does so when the change is committed, and not at all if it is not."""
    connection.execute(text(LIVING))
    connection.execute(text(NOTIFY))
    for table in schema.metadata.sorted_tables:
        if "table" in table.columns and table not in schema.UNWATCHED:
            seq = "seq" if table is schema.entries else ""
            connection.execute(text(WATCH.format(name=table.name, seq=seq)))


def known_versions() -> set[str]:
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy, even while others write."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _keep(connection: Connection, found: str) -> None:
    file = connection.engine.url.database
    if not file:
        return
    source = Path(file)
    folder = source.parent / BACKUPS
    folder.mkdir(mode=0o700, exist_ok=True)
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    copy = folder / f"{source.stem}-{found}-{moment}{source.suffix}"
    copy.touch(0o600)
    copy_sqlite(source, copy)


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
