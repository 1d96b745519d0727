"""Statements of SQLite leave the loop free."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import URL

from tenka.server.storage.sqlite_connections import SqliteConnections


@pytest.mark.anyio
async def test_all_rows_are_found_in_the_thread(tmp_path: Path) -> None:
    connections = SqliteConnections(URL.create("sqlite", database=str(tmp_path / "a.sqlite3")))

    def count(connection: Any, _record: object) -> None:
        connection.create_function("thread", 0, threading.get_ident)

    event.listen(connections._engine, "connect", count)
    rows = text(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5) SELECT thread() FROM n"
    )
    async with connections.reading() as connection:
        found = (await connection.execute(rows)).scalars().all()
    connections.close()
    assert len(found) == 5
    assert threading.get_ident() not in found
