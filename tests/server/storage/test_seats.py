"""What `Storage` promises to the people at a table, for every database."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL

from tenka.server.storage.database import Database
from tenka.server.storage.migrating import migrate
from tenka.server.storage.model import Clock, SeatTaken, StorageError, StoredLine, StoredSeat, Taken
from tenka.server.storage.transactions import create_engine, prepare_folder
from tests.server.storage.test_storage import ANN, BEN, FULL, a_table, entry


@pytest.mark.anyio
async def test_clocks_change_with_their_entry_or_not_at_all(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    await storage.entries.append("table-1", entry(0), None, {0: Clock(90.5, 1000.5), 1: Clock(100.0)})
    with pytest.raises(Taken):
        await storage.entries.append("table-1", entry(0, "other"), None, {0: Clock(1.0)})
    table = await storage.tables.get("table-1")
    assert table is not None
    assert [(seat.time_left, seat.deadline) for seat in table.seats] == [(90.5, 1000.5), (100.0, None)]
    assert await storage.tables.overdue(1000.0, 9) == []
    assert await storage.tables.overdue(1001.0, 9) == ["table-1"]
    await storage.entries.append("table-1", entry(1), [1, 2])
    assert await storage.tables.overdue(1001.0, 9) == []


@pytest.mark.anyio
async def test_bots_take_all_open_seats_and_the_game_begins_or_nothing_happens(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", FULL[0], StoredSeat("open", ""), StoredSeat("open", "")), ANN)
    bots = {seat: StoredSeat("bot", f"Bot {seat}", bot="steady") for seat in (1, 2)}
    await storage.seats.take("table-1", 1, BEN, None)
    with pytest.raises(SeatTaken):
        await storage.seats.fill("table-1", bots, {"deck": [1]})
    waiting = await storage.tables.get("table-1")
    assert waiting is not None
    assert (waiting.status, [seat.kind for seat in waiting.seats]) == (
        "waiting",
        ["person", "person", "open"],
    )
    await storage.seats.fill("table-1", {2: bots[2]}, {"deck": [1]})
    begun = await storage.tables.get("table-1")
    assert begun is not None
    assert (begun.status, begun.start, begun.seats[2]) == ("playing", {"deck": [1]}, bots[2])
    with pytest.raises(SeatTaken):
        await storage.seats.fill("table-1", {2: bots[2]}, {"deck": [1]})


@pytest.mark.anyio
async def test_votes_shared_views_and_notes_belong_to_a_seat(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    for voter in (1, 2, 3):
        await storage.seats.vote("table-1", 0, voter, on=True)
    assert await storage.seats.vote("table-1", 0, 3, on=False) == [1, 2]
    await storage.seats.set_shared("table-1", 0, shared=True)
    await storage.seats.write_notes("table-1", 0, "天下 <b>")
    table = await storage.tables.get("table-1")
    assert table is not None
    assert (table.seats[0].votes, table.seats[0].shared) == ([1, 2], True)
    assert (table.seats[1].votes, table.seats[1].shared) == ([], False)
    assert await storage.seats.notes("table-1") == ["天下 <b>", ""]
    await storage.seats.forget_votes("table-1", 0)
    assert (await storage.inspection.games(["table-1"]))[0][0].seats[0].votes == []


@pytest.mark.anyio
async def test_votes_of_two_processes_at_once_all_count(storage: Database, url: URL) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    other = Database(url)
    try:
        places = [storage, other] * 4
        votes = [place.seats.vote("table-1", 0, voter, on=True) for voter, place in enumerate(places)]
        longest = max(await asyncio.gather(*votes), key=len)
    finally:
        await other.close()
    assert sorted(longest) == list(range(8))


@pytest.mark.anyio
async def test_what_is_said_keeps_its_order_and_is_said_once(storage: Database, url: URL) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    other = Database(url)
    lines = [
        StoredLine(0, f"key-{number}", number % 2, "Ann", f"line {number}", "now") for number in range(8)
    ]
    await asyncio.gather(
        *((storage, other)[number % 2].chat.add("table-1", line) for number, line in enumerate(lines))
    )
    again = await other.chat.add("table-1", lines[3])
    await other.close()
    said = await storage.chat.last("table-1", 50)
    assert [line.number for line in said] == list(range(1, 9))
    assert {line.key for line in said} == {line.key for line in lines}
    assert again == next(line for line in said if line.key == "key-3")
    assert [line.number for line in await storage.chat.last("table-1", 2)] == [7, 8]
    with pytest.raises(StorageError):
        await storage.chat.add("nowhere", lines[0])


@pytest.mark.anyio
async def test_a_seat_opens_again_and_an_empty_table_is_gone(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", FULL[0], StoredSeat("open", ""), StoredSeat("open", "")), ANN)
    await storage.seats.take("table-1", 1, BEN, None)
    with pytest.raises(SeatTaken):
        await storage.seats.leave("table-1", 1, ANN.id)
    await storage.seats.leave("table-1", 1, BEN.id)
    table = await storage.tables.get("table-1")
    assert table is not None
    assert table.seats[1] == StoredSeat("open", "")
    await storage.seats.leave("table-1", 0, ANN.id)
    assert await storage.tables.get("table-1") is None


@pytest.mark.anyio
async def test_nobody_stands_up_from_a_running_table(storage: Database) -> None:
    await storage.tables.add(a_table("table-1", *FULL), ANN)
    with pytest.raises(SeatTaken):
        await storage.seats.leave("table-1", 0, ANN.id)


@pytest.mark.anyio
async def test_a_database_of_the_first_version_is_brought_up_to_date(url: URL) -> None:
    """With a table in it, which then has no clock, no votes and the usual rules of the house."""
    prepare_folder(url)
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0001")
        for statement in OLD_ROWS:
            await connection.execute(text(statement))
    await engine.dispose()
    database = Database(url)
    await database.open()
    table = await database.tables.get("old")
    await database.close()
    assert table is not None
    assert table.settings == {}
    assert table.seats == [StoredSeat("person", "Ann", "ann-id")]


OLD_ROWS = (
    "INSERT INTO identities (id, name, created) VALUES ('ann-id', 'Ann', 'now')",
    """INSERT INTO tables (id, game, version, options, status, seed, commitment, start, invite, created,
       updated, result) VALUES ('old', 'zipang', 1, '{}', 'playing', '', '', '{}', '', '', '', '[]')""",
    """INSERT INTO seats ("table", seat, kind, identity, name)
       VALUES ('old', 0, 'person', 'ann-id', 'Ann')""",
)


@pytest.mark.anyio
async def test_lines_from_before_accounts_belong_to_who_sat_there(url: URL) -> None:
    prepare_folder(url)
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0005")
        for statement in (*OLD_ROWS, *OLD_LINES):
            await connection.execute(text(statement))
    await engine.dispose()
    database = Database(url)
    await database.open()
    said = await database.chat.last("old", 9)
    mine = await database.privacy.chat_of("ann-id")
    await database.close()
    assert [line.identity for line in said] == ["ann-id", None]
    assert [line.text for line in mine] == ["mine"]


OLD_LINES = (
    """INSERT INTO said ("table", number, key, seat, name, text, at)
       VALUES ('old', 1, 'a', 0, 'Ann', 'mine', 'now'), ('old', 2, 'b', -1, 'Ben', 'from outside', 'now')""",
)
