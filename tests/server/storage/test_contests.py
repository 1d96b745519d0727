"""What the storage promises of contests, on every database."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tenka.server.people.contest_plans import new_contest, plan_of, round_tables
from tenka.server.people.rounds import next_round
from tenka.server.protocol.contests import ContestPlan, CreateContest
from tenka.server.storage.contest_model import SeatOutcome, StoredContest, WholeContest
from tenka.server.storage.database import Database
from tenka.server.storage.model import Identity, Taken

pytestmark = pytest.mark.anyio
ANN, BEN, CHO = Identity("ann-id", "Ann"), Identity("ben-id", "Ben"), Identity("cho-id", "Chō")


async def made(storage: Database, *others: Identity, duplicate: bool = False) -> StoredContest:
    plan = ContestPlan("Evening", "zipang", 2, duplicate=duplicate)
    contest = new_contest(CreateContest(plan), ANN)
    await storage.contests.add(contest, ANN, joins=True)
    for person in others:
        await storage.contests.enter((await read(storage, contest.id)).contest, person, 1)
    return contest


async def read(storage: Database, contest: str) -> WholeContest:
    whole = await storage.contests.get(contest)
    assert whole is not None
    return whole


async def begin_round(storage: Database, contest: str) -> None:
    await begin_after(storage, await read(storage, contest))


async def begin_after(storage: Database, whole: WholeContest) -> None:
    """The round that follows what was read."""
    plan = plan_of(whole.contest)
    following = next_round(whole, plan)
    assert following is not None
    await storage.contests.begin_round(whole.contest, 3, *round_tables(whole, plan, following), [])


async def test_of_several_who_make_the_next_round_one_does(storage: Database) -> None:
    contest = await made(storage, BEN, CHO)
    seen = [await read(storage, contest.id) for _ in range(6)]
    found = await asyncio.gather(*(begin_after(storage, one) for one in seen), return_exceptions=True)
    assert [type(one) for one in found if one is not None] == [Taken] * 5
    whole = await read(storage, contest.id)
    assert (whole.contest.status, whole.contest.round, len(whole.tables)) == ("running", 1, 2)
    assert set(await storage.contests.not_begun()) == {table.table for table in whole.tables}


async def test_people_come_and_go(storage: Database) -> None:
    contest = await made(storage, BEN, CHO)
    with pytest.raises(Taken):
        await storage.contests.enter(contest, CHO, 1)
    await storage.contests.withdraw((await read(storage, contest.id)).contest, BEN.id, 1)
    assert [one.name for one in (await read(storage, contest.id)).entrants] == ["Ann", "Chō"]
    await begin_round(storage, contest.id)
    await storage.contests.withdraw((await read(storage, contest.id)).contest, CHO.id, 2)
    await storage.contests.enter((await read(storage, contest.id)).contest, BEN, 2)
    people = [(one.name, one.joined, one.withdrawn) for one in (await read(storage, contest.id)).entrants]
    assert people == [("Ann", 1, None), ("Chō", 1, 2), ("Ben", 2, None)]
    (line,) = await storage.contests.listed(CHO.id, 9)
    assert (line.players, line.joined) == (2, False)


async def test_the_next_round_opens_what_was_sealed(storage: Database) -> None:
    contest = await made(storage, BEN, duplicate=True)
    await begin_round(storage, contest.id)
    (row,) = (await read(storage, contest.id)).tables
    table = await storage.tables.get(row.table or "")
    assert table is not None
    assert (table.sealed, table.contest) == (True, contest.id)
    result = [SeatOutcome(1, 5), SeatOutcome(2, 3, left=True)]
    await storage.contests.set_result(table.id, result)
    await storage.contests.set_result(table.id, [SeatOutcome(2, 0), SeatOutcome(1, 0)])
    assert (await read(storage, contest.id)).tables[0].result == result
    await begin_round(storage, contest.id)
    assert await storage.tables.get(table.id) == replace(table, sealed=False)


async def test_a_date_brings_it_up_and_what_nobody_begins_is_removed(storage: Database) -> None:
    contest = await made(storage, BEN)
    dated = replace(contest, id="dated", starts="2026-01-01")
    await storage.contests.add(dated, ANN, joins=True)
    assert await storage.contests.due("2026-01-02") == ["dated"]
    assert await storage.contests.made_by(ANN.id) == 2
    assert await storage.contests.remove_open("9999") == 1
    assert await storage.contests.get(contest.id) is None
    await storage.contests.end(dated)
    assert await storage.contests.get("dated") is None, "it had not begun"


async def test_a_guests_contests_go_to_the_account_and_are_forgotten_with_it(storage: Database) -> None:
    contest = await made(storage, BEN, CHO)
    await begin_round(storage, contest.id)
    await storage.accounts.add(BEN, None)
    await storage.accounts.merge_guest(CHO.id, BEN)
    await storage.accounts.merge_guest(ANN.id, BEN)
    whole = await read(storage, contest.id)
    assert whole.contest.owner == BEN.id
    assert [one.identity for one in whole.entrants] == [None, BEN.id, None], "each person takes part once"
    (own,) = await storage.contests.of_person(BEN.id)
    assert (own.contest, own.made, own.joined) == (contest.id, True, 1)
    await storage.privacy.erase(BEN.id)
    whole = await read(storage, contest.id)
    assert (whole.contest.owner, {one.name for one in whole.entrants}) == (None, {"Nanashi"})
    assert await storage.contests.of_person(BEN.id) == []
