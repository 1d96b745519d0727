"""Plays what is missing of a contest: here, in several processes, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from tenka.core.errors import SpokenError
from tenka.research.arena.contest import Contest, Game, play_game
from tenka.research.arena.results import Results

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
) -> None:
    """Play the first `count` games of the contest, without those that are there."""
    missing = results.missing(count)
    for game in _games(results.contest, missing, jobs, cluster):
        results.add(game)
        told(game)


def _games(made: Contest, missing: list[int], jobs: int, cluster: str | None) -> Iterator[Game]:
    if cluster is not None:
        from tenka.research.arena.cluster import play_on  # noqa: PLC0415 - Dask is an extra

        return play_on(cluster, made, missing)
    if jobs == 1 or len(missing) <= 1:
        return (play_game(made, number) for number in missing)
    return _in_processes(made, missing, jobs)


def _in_processes(made: Contest, missing: list[int], jobs: int) -> Iterator[Game]:
    waiting = list(reversed(missing))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[Game]] = set()
        while waiting or running:
            while waiting and len(running) < AHEAD * jobs:
                running.add(pool.submit(play_game, made, waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield _result(future)


def _result(future: Future[Game]) -> Game:
    try:
        return future.result()
    except BrokenProcessPool:
        raise Interrupted("arena-ended") from None
