"""Where bots think: quick ones here, those that search in a worker, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tenka import bots, games
from tenka.bots import Bot, Clock
from tenka.core.chance import FastChance
from tenka.core.moves import Move
from tenka.server.rooms import bot_workers
from tenka.server.rooms.bot_workers import BotWorkers
from tenka.server.rooms.seated_bots import decide
from tenka.server.rooms.workers import Worker

SEATS = 3


@pytest.fixture
def workers() -> Iterator[BotWorkers]:
    found = BotWorkers()
    yield found
    found.close()


def question() -> tuple[Any, Any, list[Move]]:
    game = games.load("shogun", SEATS)
    state = game.start(FastChance(1))
    return game, game.observe(state, 0), game.moves(state, 0)


class Failing(Bot[Any]):
    def decide(self, observation: Any, moves: list[Move], clock: Clock | None) -> Move:
        raise RuntimeError("secret")


def test_a_bot_that_searches_thinks_in_another_process_and_survives_its_end(workers: BotWorkers) -> None:
    game, seen, moves = question()
    bot = workers.seat(game, {}, "sharp", seed=bot_workers.WORKERS)
    assert bots.make("shogun", "sharp", 0).simulations

    async def asked() -> list[str]:
        names = [await bot.choose(seen, moves)]
        worker = await asyncio.wrap_future(workers._workers[0].submit(60, os.getpid))
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        names.append(await bot.choose(seen, moves))
        names.append(await bot.choose(seen, moves))
        return names

    names = asyncio.run(asked())
    assert all(name in [move.name for move in moves] for name in names)
    assert list(workers._workers) == [0]


def test_a_worker_that_is_late_is_not_waited_for(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seen, moves = question()
    free, pool = threading.Event(), ThreadPoolExecutor(1)
    busy = pool.submit(free.wait, 20)
    monkeypatch.setattr(Worker, "submit", lambda *_: busy)
    bot = workers.seat(game, {}, "sharp", seed=0)
    expected = bots.make("shogun", "steady", 0).decide(seen, moves, None)
    assert asyncio.run(bot.choose(seen, moves)) == expected.name
    free.set()
    pool.shutdown()


def test_a_quick_bot_needs_no_worker(workers: BotWorkers) -> None:
    game, seen, moves = question()
    name = asyncio.run(workers.seat(game, {}, "steady", seed=1).choose(seen, moves))
    assert name in [move.name for move in moves]
    assert not workers._workers


def test_a_bot_that_fails_plays_the_first_move_and_says_nothing_of_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, seen, moves = question()
    assert decide(Failing(0), seen, moves, Clock(1)) == moves[0].name
    assert "secret" not in caplog.text
    assert "RuntimeError" in caplog.text
