"""Limits: by person and by address, together with other processes, with a clear answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.engine import make_url

from tenka.server.ops.rates import CROWD, FRESH, Limit, PrefetchedBuckets
from tenka.server.protocol.problems import Problem
from tenka.server.settings import Settings
from tenka.server.storage.buckets import Buckets
from tenka.server.storage.database import Database
from tenka.server.storage.model import StorageDown
from tests.server.conftest import GENEROUS
from tests.server.live import BOT, ME, running
from tests.server.ops.test_limits import Clock
from tests.support.postgres import Postgres

SLOW = 0.001


class Counted(Buckets):
    """A database with one bucket, which counts how often it is asked."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens
        self.asked = 0

    async def take_many(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        self.asked += 1
        await asyncio.sleep(0)
        taken = next((count for count in (most, least) if count <= self.tokens), 0)
        self.tokens -= taken
        return taken, 0.0 if taken else 7.0


class Down(Buckets):
    def __init__(self) -> None: ...

    async def take_many(
        self, key: str, rate: float, burst: float, most: int, least: int = 1
    ) -> tuple[int, float]:
        raise StorageDown("gone")


@pytest.fixture
async def two(postgres: Postgres) -> AsyncIterator[list[Database]]:
    """Two processes on one database."""
    url = make_url(postgres.create_database())
    both = [Database(url), Database(url)]
    for database in both:
        await database.open()
    yield both
    for database in both:
        await database.close()


async def taken(limit: Limit, sender: str, times: int, address: str = "") -> int:
    """How many of so many requests are allowed."""
    done = 0
    for _ in range(times):
        try:
            await limit.check(sender, address)
        except Problem:
            continue
        done += 1
    return done


@pytest.mark.anyio
async def test_processes_count_together(two: list[Database]) -> None:
    """However the requests are spread, no more pass than one process alone would let pass."""
    limits = [Limit("requests", SLOW, 40, "too-many-requests", database.buckets) for database in two]
    passed = [await taken(limit, "ann", 15) for _ in range(2) for limit in limits]
    assert sum(passed) == 40
    assert await taken(limits[1], "ben", 1) == 1
    with pytest.raises(Problem) as refused:
        await limits[0].check("ann")
    assert (refused.value.code, 0 < refused.value.wait <= 1 / SLOW) == ("too-many-requests", True)


@pytest.mark.anyio
async def test_a_fast_limit_is_fetched_in_parts_and_nothing_passes_beyond_it(two: list[Database]) -> None:
    limits = [Limit("messages", 5, 16, "too-many-messages", database.buckets) for database in two]
    passed = [await taken(limit, "ann", 12) for limit in limits]
    assert 12 <= sum(passed) <= 16 + 5 * 5  # some come in again while this runs


@pytest.mark.anyio
async def test_most_requests_ask_nobody() -> None:
    clock, storage = Clock(), Counted(20)
    purses = PrefetchedBuckets(storage, "messages", 20, 40, clock)
    assert [await purses.wait("ann") for _ in range(10)] == [0.0] * 10
    assert storage.asked == 2
    clock.time = FRESH + 1
    assert await purses.wait("ann") == 0.0
    assert storage.asked == 3
    assert [await purses.wait("ann") for _ in range(9)] == [0.0] * 9
    assert [await purses.wait("ann") for _ in range(3)] == [7.0] * 3
    assert storage.asked == 5, "who was told to wait is not asked for again"


@pytest.mark.anyio
async def test_a_crowd_that_comes_at_once_waits_for_what_one_of_them_fetches() -> None:
    storage = Counted(1000)
    purses = PrefetchedBuckets(storage, "messages at", 64, 512, Clock())
    assert await asyncio.gather(*(purses.wait("192.0.2.1") for _ in range(100))) == [0.0] * 100
    assert storage.asked == 2


@pytest.mark.anyio
async def test_tokens_that_are_taken_at_the_same_moment_are_others(two: list[Database]) -> None:
    """By two processes, each several times, from a bucket that is not there yet."""
    keys = ["ann", "ben"] * 10
    takes = [
        one.buckets.take_many(one.buckets.hashed_key("work", key), SLOW, 45, 10, 5)
        for key in keys
        for one in two
    ]
    taken = [count for count, _ in await asyncio.gather(*takes)]
    assert sorted(taken) == [0] * 30 + [5] * 2 + [10] * 8


@pytest.mark.anyio
async def test_what_costs_more_is_fetched_with_what_is_left_and_leaves_room_for_less() -> None:
    storage = Counted(100)
    purses = PrefetchedBuckets(storage, "work", 5, 80, Clock())
    assert [await purses.wait("ann", cost) for cost in (60, 7, 30)] == [0.0] * 3
    assert storage.tokens == 3
    assert await purses.wait("ann", 30) == 7.0
    assert [await purses.wait("ann", cost) for cost in (2, 1)] == [0.0] * 2


@pytest.mark.anyio
@pytest.mark.parametrize("storage", [None, Counted(1000)])
async def test_what_is_owed_is_paid_first(storage: Buckets | None) -> None:
    limit = Limit("work", SLOW, 40, "too-many-requests", storage, crowd=2)
    await limit.check("ann", "192.0.2.1", 10)
    limit.owe("ann", "192.0.2.1", 100)
    assert await limit.wait("ann", "192.0.2.1") > 1
    assert await limit.wait("ben", "192.0.2.1") > 1
    assert await limit.wait("ben", "192.0.2.2") == 0


@pytest.mark.anyio
async def test_without_the_database_every_process_counts_alone() -> None:
    assert await taken(Limit("requests", SLOW, 3, "too-many-requests", Down()), "ann", 5) == 3


@pytest.mark.anyio
async def test_many_people_at_one_address_share_a_larger_limit() -> None:
    limit = Limit("tables", SLOW, 2, "too-many-tables")
    passed = [await taken(limit, f"guest-{number}", 3, "192.0.2.1") for number in range(3 * CROWD)]
    assert passed[:3] == [2, 2, 2]
    assert sum(passed) == 2 * CROWD
    assert await taken(limit, "elsewhere", 3, "192.0.2.2") == 2


def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_a_second=1 / 50, tables_at_once=1)
    with running(Settings(data=tmp_path, limits=limits)) as live, live.person() as ann:
        ann.get("/me")
        ann.create(ME, BOT)
        refused = ann.http.post("/api/tables", json={"game": "zipang", "seats": [ME, BOT]})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
    assert 40 <= int(refused.headers["retry-after"]) <= 50
