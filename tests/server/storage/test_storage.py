"""One suite for every database: what `Storage` promises."""

from __future__ import annotations

import asyncio
import stat
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url

from tenka.server.moments import timestamp
from tenka.server.settings import Settings
from tenka.server.storage import schema
from tenka.server.storage.address import database_url, driver_url
from tenka.server.storage.database import Database
from tenka.server.storage.migrating import schema_version
from tenka.server.storage.model import (
    Identity,
    RepeatedKey,
    SeatTaken,
    StorageDown,
    StorageError,
    StoredEntry,
    StoredSeat,
    StoredTable,
    Taken,
)
from tenka.server.storage.transactions import create_engine
from tests.support.postgres import Postgres
from tests.support.waiting import PATIENCE

ANN = Identity("ann-id", "Ann")
BEN = Identity("ben-id", "Bén 弁")


def a_table(name: str = "table-1", *seats: StoredSeat, updated: str = "2026-01-01") -> StoredTable:
    sitting = list(seats) or [StoredSeat("person", ANN.name, ANN.id), StoredSeat("open", "")]
    waiting = any(seat.kind == "open" for seat in sitting)
    return StoredTable(
        id=name,
        game="zipang",
        version=1,
        options={"variant": ["a", "b"], "short": True, "rounds": 3},
        status="waiting" if waiting else "playing",
        seed="5e" * 32,
        commitment="c0" * 32,
        start={} if waiting else {"deck": [2, 0, 1]},
        invite="invite-1",
        created="2026-01-01",
        updated=updated,
        result=[],
        seats=sitting,
    )


FULL = (StoredSeat("person", ANN.name, ANN.id), StoredSeat("bot", "Ieyasu", bot="random"))


def entry(seq: int, key: str = "") -> StoredEntry:
    return StoredEntry(
        seq, key or f"key-{seq}", {"seat": seq % 2, "move": "merchant", "chance": {"deck": [seq]}}
    )


# --- tables and people ------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_table_comes_back_as_it_was_stored(storage: Database) -> None:
    await storage.tables.add(a_table(), ANN)
    assert await storage.tables.get("table-1") == a_table()
    assert await storage.identities.get(ANN.id) == ANN


@pytest.mark.anyio
async def test_what_was_never_stored_is_not_there(storage: Database) -> None:
    assert await storage.tables.get("nowhere") is None
    assert await storage.identities.get("nobody") is None
    assert await storage.tables.of_player("nobody", 10) == []
    assert await storage.entries.of_table("nowhere") == []


@pytest.mark.anyio
async def test_a_table_id_cannot_be_used_twice(storage: Database) -> None:
    await storage.tables.add(a_table(), ANN)
    with pytest.raises(StorageError):
        await storage.tables.add(a_table("table-1", *FULL), ANN)
    assert await storage.tables.get("table-1") == a_table()


@pytest.mark.anyio
async def test_people_find_their_tables_last_changed_first(storage: Database) -> None:
    for name, updated in (("old", "2026-01-01"), ("new", "2026-01-03"), ("middle", "2026-01-02")):
        await storage.tables.add(a_table(name, updated=updated), ANN)
    other = StoredSeat("person", BEN.name, BEN.id)
    await storage.tables.add(a_table("bens", other, StoredSeat("open", "")), BEN)
    assert [table.id for table in await storage.tables.of_player(ANN.id, 10)] == ["new", "middle", "old"]
    assert [table.id for table in await storage.tables.of_player(ANN.id, 2)] == ["new", "middle"]
    assert [table.seats[0].name for table in await storage.tables.of_player(BEN.id, 2)] == [BEN.name]


@pytest.mark.anyio
async def test_a_new_name_shows_at_unfinished_tables_only(storage: Database) -> None:
    await storage.tables.add(a_table("running", *FULL), ANN)
    await storage.tables.add(a_table("finished", *FULL), ANN)
    await storage.entries.append("finished", entry(0), [1, 2])
    await storage.identities.save(Identity(ANN.id, "Änne 安"))
    assert await storage.identities.get(ANN.id) == Identity(ANN.id, "Änne 安")
    names = {table.id: table.seats[0].name for table in await storage.tables.of_player(ANN.id, 10)}
    assert names == {"running": "Änne 安", "finished": "Ann"}


# --- sitting down -----------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_last_open_seat_starts_the_game(storage: Database) -> None:
    await storage.tables.add(a_table(), ANN)
    await storage.seats.take("table-1", 1, BEN, {"deck": [1, 0]})
    table = await storage.tables.get("table-1")
    assert table is not None
    assert table.status == "playing"
    assert table.start == {"deck": [1, 0]}
    assert table.seats[1] == StoredSeat("person", BEN.name, BEN.id)
    assert table.updated > a_table().updated


@pytest.mark.anyio
async def test_an_earlier_open_seat_leaves_the_table_waiting(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", StoredSeat("open", ""), FULL[0], StoredSeat("open", "")), ANN)
    await storage.seats.take("table-1", 2, BEN, None)
    table = await storage.tables.get("table-1")
    assert table is not None
    assert table.status == "waiting"
    assert [seat.kind for seat in table.seats] == ["open", "person", "person"]


@pytest.mark.parametrize(("seat", "person"), [(0, BEN), (7, BEN), (1, ANN)])
@pytest.mark.anyio
async def test_a_seat_that_is_not_open_or_a_second_one_is_refused(
    storage: Database, seat: int, person: Identity
) -> None:
    await storage.tables.add(a_table(), ANN)
    with pytest.raises(SeatTaken):
        await storage.seats.take("table-1", seat, person, {"deck": [0]})
    assert await storage.tables.get("table-1") == a_table()


@pytest.mark.anyio
async def test_nobody_sits_down_at_a_running_table(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    with pytest.raises(SeatTaken):
        await storage.seats.take("table-1", 1, BEN, {"deck": [0]})
    with pytest.raises(SeatTaken):
        await storage.seats.take("nowhere", 0, BEN, None)
    assert await storage.tables.get("table-1") == a_table("table-1", *FULL)


@pytest.mark.anyio
async def test_of_two_who_want_one_seat_one_gets_it(storage: Database, url: URL) -> None:
    await storage.tables.add(a_table(), ANN)
    other = Database(url)
    cleo = Identity("cleo-id", "Cleo")
    results = await asyncio.gather(
        storage.seats.take("table-1", 1, BEN, {"deck": [1]}),
        other.seats.take("table-1", 1, cleo, {"deck": [2]}),
        return_exceptions=True,
    )
    await other.close()
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "SeatTaken"]
    winner, draw = (BEN, [1]) if results[0] is None else (cleo, [2])
    table = await storage.tables.get("table-1")
    assert table is not None
    assert (table.seats[1].identity, table.start) == (winner.id, {"deck": draw})


# --- entries ----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_entries_come_back_in_order(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    stored = [entry(seq) for seq in range(12)]
    for one in stored:
        await storage.entries.append("table-1", one, None)
    assert await storage.entries.of_table("table-1") == stored


@pytest.mark.anyio
async def test_the_last_entry_brings_the_result(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    await storage.entries.append("table-1", entry(0), None)
    running = await storage.tables.get("table-1")
    assert running is not None
    assert (running.status, running.result) == ("playing", [])
    await storage.entries.append("table-1", entry(1), [2, 1])
    over = await storage.tables.get("table-1")
    assert over is not None
    assert (over.status, over.result) == ("over", [2, 1])


@pytest.mark.parametrize(
    ("second", "error"),
    [(entry(0, "other"), Taken), (entry(1, "key-0"), RepeatedKey), (entry(0, "key-0"), RepeatedKey)],
)
@pytest.mark.anyio
async def test_a_number_or_a_key_is_used_once(
    storage: Database, second: StoredEntry, error: type[StorageError]
) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    await storage.entries.append("table-1", entry(0), None)
    with pytest.raises(error):
        await storage.entries.append("table-1", second, [1, 2])
    assert await storage.entries.of_table("table-1") == [entry(0)]
    table = await storage.tables.get("table-1")
    assert table is not None
    assert table.status == "playing"


@pytest.mark.anyio
async def test_numbers_and_keys_belong_to_their_table(storage: Database) -> None:
    for name in ("table-1", "table-2"):
        await storage.tables.add(a_table(name, *FULL), ANN)
        await storage.entries.append(name, entry(0), None)
    assert (
        await storage.entries.of_table("table-1") == await storage.entries.of_table("table-2") == [entry(0)]
    )


@pytest.mark.anyio
async def test_an_entry_needs_its_table(storage: Database) -> None:
    with pytest.raises(StorageError):
        await storage.entries.append("nowhere", entry(0), None)


@pytest.mark.anyio
async def test_of_two_writers_one_wins_each_number(storage: Database, url: URL) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    other = Database(url)
    for seq in range(6):
        results = await asyncio.gather(
            storage.entries.append("table-1", entry(seq, f"a{seq}"), None),
            other.entries.append("table-1", entry(seq, f"b{seq}"), None),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken"]
    await other.close()
    assert [one.seq for one in await storage.entries.of_table("table-1")] == list(range(6))


@pytest.mark.anyio
async def test_many_tables_are_written_at_once(storage: Database) -> None:
    names = [f"table-{number}" for number in range(20)]
    await asyncio.gather(*(storage.tables.add(a_table(name, *FULL), ANN) for name in names))
    await asyncio.gather(*(storage.entries.append(name, entry(0), None) for name in names))
    for name in names:
        assert await storage.entries.of_table(name) == [entry(0)]


# --- opening ----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_everything_is_there_after_a_restart(storage: Database, url: URL) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    await storage.entries.append("table-1", entry(0), None)
    await storage.close()
    again = Database(url)
    await again.open()
    assert await again.entries.of_table("table-1") == [entry(0)]
    await again.close()


@pytest.mark.anyio
async def test_several_processes_may_open_an_empty_postgresql_at_once(postgres: Postgres) -> None:
    url = make_url(postgres.create_database())
    databases = [Database(url) for _ in range(4)]
    await asyncio.gather(*(database.open() for database in databases))
    await databases[0].tables.add(a_table(), ANN)
    assert await databases[3].tables.get("table-1") == a_table()
    await asyncio.gather(*(database.close() for database in databases))


@pytest.mark.anyio
async def test_the_migrations_make_exactly_the_schema(storage: Database, url: URL) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    engine = create_engine(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(schema_version) == schema.VERSION
    await engine.dispose()


@pytest.mark.anyio
async def test_sqlite_is_durable_and_private(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "a" / "b")
    database = Database(database_url(settings))
    await database.open()
    engine = create_engine(database_url(settings))
    async with engine.connect() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await engine.dispose()
    await database.close()
    assert pragmas == ["wal", 2, 1]
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700
    assert stat.S_IMODE((settings.data / "tenka.sqlite3").stat().st_mode) == 0o600


@pytest.mark.anyio
async def test_a_database_that_does_not_answer_is_down(tmp_path: Path) -> None:
    database = Database(driver_url(f"postgresql://nobody@/nothing?host={tmp_path}"))
    with pytest.raises(StorageDown):
        await database.open()
    with pytest.raises(StorageDown):
        await database.tables.get("table-1")
    await database.close()


@pytest.mark.anyio
async def test_work_that_was_cancelled_is_over_when_everything_is_closed(tmp_path: Path) -> None:
    """Else the end of the server cancels it again while it gives its connection back."""
    database = Database(database_url(Settings(data=tmp_path)))
    await database.open()
    may_end = threading.Event()

    def read(connection: Connection) -> None:
        assert may_end.wait(PATIENCE)
        connection.execute(text("SELECT 1"))

    reading = asyncio.create_task(database.transactions.read(read))
    await asyncio.sleep(0)  # so that it has begun
    reading.cancel()
    asyncio.get_running_loop().call_later(0, may_end.set)
    await database.close()
    assert reading.cancelled()


def test_moments_sort_as_texts() -> None:
    assert timestamp() <= timestamp()
    assert timestamp().endswith("+00:00")


@pytest.mark.anyio
async def test_tables_that_waited_in_vain_go_away(storage: Database) -> None:
    for name, updated in (("old", "2026-01-01"), ("attended", "2026-01-01"), ("new", "2026-06-01")):
        await storage.tables.add(a_table(name, updated=updated), ANN)
    await storage.tables.add(a_table("playing", *FULL), ANN)
    assert await storage.tables.remove_waiting("2026-03-01", ["attended"]) == 1
    assert {table.id for table in await storage.tables.of_player(ANN.id, 9)} == {"attended", "new", "playing"}
