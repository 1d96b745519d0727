"""The load generator at a small scale: it plays, measures, and detects damage by faults."""

from __future__ import annotations

import asyncio
import sys

import pytest
from sqlalchemy.engine import URL

from bench.load import __main__ as command
from bench.load import faults, matrix
from bench.load.checks import violations
from bench.load.disk import is_mountable
from bench.load.faults import FAULTS, NEEDS_POSTGRESQL
from bench.load.figures import Figures
from bench.load.players import GAMES, LoadTable
from bench.load.servers import SECRET, running_servers
from tests.support.waiting import wait_until

SMALL = ["--tables", "2", "--seconds", "1", "--think", "0.02"]


RUNS: list[tuple[str, int, list[str]]] = [
    ("sqlite", 1, ["disk-full", "clock-jump", "process-killed"]),
    ("postgresql", 1, ["disk-full"]),
    ("postgresql", 2, ["notices-lost", "clock-jump", "database-restarted", "process-killed"]),
]
"""The faults of each run: all tables make progress after each one, and nothing is damaged in the end."""


def test_every_fault_is_tried() -> None:
    tried = {
        server: {fault for other, _, faults in RUNS if other == server for fault in faults}
        for server, *_ in RUNS
    }
    assert tried == {"sqlite": set(FAULTS) - NEEDS_POSTGRESQL, "postgresql": set(FAULTS)}


@pytest.mark.skipif(sys.platform != "linux", reason="faults are injected by means of Linux")
@pytest.mark.parametrize(("server", "processes", "wanted"), RUNS)
def test_faults_do_no_harm(
    server: str,
    processes: int,
    wanted: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faults, "DURATION", 1.0)
    if (server, wanted) == ("postgresql", ["disk-full"]) and not is_mountable():
        pytest.skip("nothing can be mounted here, so PostgreSQL's disk cannot be filled")
    options = ["--server", server, "--processes", str(processes), "--fault", *wanted]
    code = command.main([*SMALL, *options])
    said = capsys.readouterr().out
    assert code == 0, said
    assert "Every acknowledged move was stored once" in said
    if "disk-full" in wanted:
        assert int(said.splitlines()[2].split("|")[-2]) > 0, "it was not really full"


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_other_games_are_played_too(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([*SMALL, "--game", game]) == 0
    assert "all views are correct" in capsys.readouterr().out


def test_an_acknowledged_move_that_is_not_stored_is_found() -> None:
    with running_servers("sqlite", 1) as server:
        found = asyncio.run(promises(server.hosts, server.url))
    assert found[0] == []
    complaints = "\n".join(found[1])
    for words in ("is another move", "0:never is not stored once", "seat 0 has a view that differs"):
        assert words in complaints


async def promises(hosts: list[str], url: URL) -> list[list[str]]:
    table = LoadTable(hosts, SECRET, Figures(), 0.0, 1, affinity=True)
    playing = asyncio.create_task(table.run(asyncio.Semaphore(1)))
    await asyncio.to_thread(wait_until, lambda: table.acknowledged.get(table.table), "a move is acknowledged")
    table.stopping = True
    await playing
    honest = await violations(url, [table])
    mine = table.acknowledged[table.table]
    key, (seat, _) = next(iter(mine.items()))
    mine[key] = (seat, "nonsense")
    mine["0:never"] = (0, "emperor")
    table.last[0] = {}
    return [honest, await violations(url, [table])]


def test_figures() -> None:
    figures = Figures(seconds=[0.001 * number for number in range(1, 101)], started=0.0, ended=10.0)
    assert (figures.rate(), round(figures.quantile(0.5)), round(figures.quantile(0.99))) == (10.0, 51, 100)


def test_the_hosting_page_gets_new_figures() -> None:
    """The highest sustained load; everything else on the page stays the same."""
    asked: list[tuple[str, int]] = []

    def measure(setup: matrix.Setup, words: list[str]) -> Figures:
        count = int(words[words.index("--tables") + 1])
        asked.append((setup.name, count))
        slow = 0.9 if setup.server == "sqlite" and count > 250 else 0.010
        return Figures([slow] * 100, received=307_200, started=0.0, ended=10.0, memory=2048.0, cpu=0.2)

    page = matrix.PAGE.read_text("utf-8")
    told = matrix.tables(measure)
    assert "| SQLite | 1 | 250 | 1000 | 10 | 10 | 2.00 | 2 |" in told
    assert "| PostgreSQL | 1 | 1000 | 4000 | 10 | 10 | 2.00 | 2 |" in told
    assert "| SQLite | 1 | 10 | 10 | 10 | 2.00 | 3.0 |" in told
    assert ("SQLite", 1000) not in asked
    changed = matrix.with_figures(page, told)
    assert matrix.with_figures(changed, "x") == matrix.with_figures(page, "x")
    assert (told in changed, "## Containers" in changed) == (True, True)


@pytest.mark.parametrize(
    "options",
    [
        ["--fault", "notices-lost"],
        ["--server", "sqlite", "--processes", "2"],
    ],
)
def test_impossible_options_are_rejected(options: list[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(options)
