"""Plays what is missing of a contest: here, in several processes, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from tenka.core.errors import SpokenError
from tenka.core.processes import end_with_parent
from tenka.core.record import Record, encode
from tenka.research.arena.contest import Game, play_game
from tenka.research.arena.results import BadResults, Results

T = TypeVar("T")
Play = Callable[[int], T]
"""Plays the game of a number; what is told about it."""

AHEAD = 3
"""Games handed out in advance, for each process."""


class Interrupted(SpokenError):
    """A process died. What was played is kept."""


def run(
    results: Results,
    count: int,
    jobs: int,
    cluster: str | None,
    told: Callable[[Game], None] = lambda _: None,
    *,
    records: Path | None = None,
) -> None:
    """Play the first `count` games of the contest, without those that are there. `records` is a folder."""
    play = partial(play_game, results.contest, recorded=records is not None)
    for game in play_all(play, results.missing(count), jobs, cluster):
        if records is not None and game.record is not None:
            _keep(game.record, records / f"game-{game.number:05}.json")
        results.add(replace(game, record=None))
        told(game)


def _keep(record: Record, file: Path) -> None:
    try:
        file.write_bytes(encode(record))
    except OSError as error:
        raise BadResults("results-place", file=str(file), why=error.strerror or str(error)) from None


def play_all(play: Play[T], missing: list[int], jobs: int, cluster: str | None) -> Iterator[T]:
    """In any order."""
    if cluster is not None:
        from tenka.research.arena.cluster import play_on  # noqa: PLC0415 - Dask is an extra

        return play_on(cluster, play, missing)
    if jobs == 1 or len(missing) <= 1:
        return (play(number) for number in missing)
    return _in_processes(play, missing, jobs)


def _in_processes(play: Play[T], missing: list[int], jobs: int) -> Iterator[T]:
    waiting = list(reversed(missing))
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
        running: set[Future[T]] = set()
        while waiting or running:
            while waiting and len(running) < AHEAD * jobs:
                running.add(pool.submit(play, waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield _result(future)


def _result(future: Future[T]) -> T:
    try:
        return future.result()
    except BrokenProcessPool:
        raise Interrupted("arena-ended") from None
