"""Where the database is, with the driver that is used for it."""

from __future__ import annotations

from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tenka.server.settings import BadSettings, Settings

SQLITE_FILE: Final = "tenka.sqlite3"


def database_url(settings: Settings) -> URL:
    if settings.database:
        return driver_url(settings.database)
    return URL.create("sqlite+aiosqlite", database=str(settings.data / SQLITE_FILE))


def driver_url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # the address may hold a password, so its text goes nowhere
        raise BadSettings("TENKA_DATABASE is not an address such as postgresql://user@host/name") from None
    backend = url.drivername.partition("+")[0]
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend not in ("postgresql", "postgres"):
        raise BadSettings(f"TENKA_DATABASE names the database '{backend}'; postgresql and sqlite are known")
    return _asyncpg(url)


def _asyncpg(url: URL) -> URL:
    """asyncpg calls libpq's `sslmode` by another name."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)
