"""A contest on a Dask cluster: a worker is killed in the middle; nothing is lost, nothing counts twice."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.core.errors import TenkaError
from tenka.research.arena.contest import Contest, Game, contest
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.results import Results
from tenka.research.arena.run import run
from tests.support.waiting import PATIENCE

GAMES = 10
SLOW = """
import time
def decide(observation, moves, clock):
    time.sleep(0.002)
    return moves[0]
"""
"""Slow enough that the worker dies in the middle of a game."""


def made() -> Contest:
    return contest("zipang", [Entrant("slow", SLOW), Entrant("random")], 2, seed=3, key="ab" * 32)


def start(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """An address, and two workers in processes of their own."""
    file = str(tmp_path / "scheduler.json")
    scheduler = start(
        "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", file
    )
    assert scheduler.stderr is not None
    address = next(line.split()[-1] for line in scheduler.stderr if "Scheduler at:" in line)
    options = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory")
    workers = [start("worker", address, *options, str(tmp_path / name)) for name in ("one", "other")]
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.communicate()


def test_a_killed_worker_loses_nothing(
    cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path
) -> None:
    address, workers = cluster
    results, told = Results(made(), tmp_path / "games.jsonl"), list[int]()

    def note(game: Game) -> None:
        told.append(game.number)
        if len(told) == 3:
            workers[0].kill()

    run(results, GAMES, 1, address, note)
    alone = Results(made())
    run(alone, GAMES, 1, None)
    assert workers[0].wait(PATIENCE) != 0
    assert sorted(told) == list(range(GAMES))
    assert [game.ranks for game in results.games()] == [game.ranks for game in alone.games()]
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 1 + GAMES


def test_no_cluster_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.research.arena.cluster.TIMEOUT", 0.2)
    with pytest.raises(TenkaError, match="No Dask cluster answers at 'tcp://"):
        run(Results(made()), 1, 1, "tcp://127.0.0.1:9")
