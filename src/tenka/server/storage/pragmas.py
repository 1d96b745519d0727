"""How every connection to a SQLite file is set up."""

from __future__ import annotations

from typing import Any, Final

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def set_up(connection: Any, _record: Any = None) -> None:
    """For a driver's connection, also as a listener of SQLAlchemy."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
