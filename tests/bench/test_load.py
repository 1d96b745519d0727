"""The load generator itself, in small: it plays, it measures, and it finds out whether faults did harm."""

from __future__ import annotations

import asyncio
import sys

import pytest
from sqlalchemy.engine import URL

from bench.load import __main__ as command
from bench.load import faults, matrix
from bench.load.checks import faults_found
from bench.load.disk import is_mountable
from bench.load.faults import FAULTS, NEEDS_POSTGRESQL
from bench.load.figures import Figures
from bench.load.players import LoadTable
from bench.load.servers import SECRET, ours
from tests.support.waiting import wait_until

SMALL = ["--tables", "2", "--seconds", "1", "--think", "0.02"]


RUNS: list[tuple[str, int, list[str]]] = [
    ("sqlite", 1, ["disk-full", "clock-jump", "process-killed"]),
    ("postgresql", 1, ["disk-full"]),
    ("postgresql", 2, ["notices-lost", "clock-jump", "database-restarted", "process-killed"]),
]
"""Each of them in one run: everything goes on after each fault, and no harm was done in the end."""


def test_every_fault_is_tried() -> None:
    tried = {
        server: {fault for other, _, faults in RUNS if other == server for fault in faults}
        for server, *_ in RUNS
    }
    assert tried == {"sqlite": set(FAULTS) - NEEDS_POSTGRESQL, "postgresql": set(FAULTS)}


@pytest.mark.skipif(sys.platform != "linux", reason="faults are made by means of Linux")
@pytest.mark.parametrize(("server", "processes", "wanted"), RUNS)
def test_faults_do_no_harm(
    server: str,
    processes: int,
    wanted: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faults, "LASTS", 1.0)
    if (server, wanted) == ("postgresql", ["disk-full"]) and not is_mountable():
        pytest.skip("nothing can be mounted here, so PostgreSQL's disk cannot be filled")
    wish = ["--server", server, "--processes", str(processes), "--fault", *wanted]
    code = command.main([*SMALL, *wish])
    said = capsys.readouterr().out
    assert code == 0, said
    assert "Every acknowledged move is there once" in said
    if "disk-full" in wanted:
        assert int(said.splitlines()[2].split("|")[-2]) > 0, "it was not really full"


def test_what_was_promised_and_is_not_there_is_found() -> None:
    with ours("sqlite", 1) as server:
        found = asyncio.run(promises(server.hosts, server.url))
    assert found[0] == []
    complaints = "\n".join(found[1])
    for words in ("is another move", "0:never is not there once", "seat 0 sees something else"):
        assert words in complaints


async def promises(hosts: list[str], url: URL) -> list[list[str]]:
    table = LoadTable(hosts, SECRET, Figures(), 0.0, 1, together=True)
    playing = asyncio.create_task(table.run())
    await asyncio.to_thread(wait_until, lambda: table.acknowledged.get(table.table), "a move is acknowledged")
    table.stopping = True
    await playing
    honest = await faults_found(url, [table])
    mine = table.acknowledged[table.table]
    key, (seat, _) = next(iter(mine.items()))
    mine[key] = (seat, "nonsense")
    mine["0:never"] = (0, "emperor")
    table.last[0] = {"observation": {}}
    return [honest, await faults_found(url, [table])]


def test_figures() -> None:
    figures = Figures(seconds=[0.001 * number for number in range(1, 101)], started=0.0, ended=10.0)
    assert (figures.rate(), round(figures.quantile(0.5)), round(figures.quantile(0.99))) == (10.0, 51, 100)


def test_the_page_for_hosts_gets_new_figures() -> None:
    """As many tables as were held; the page stays as it is but for the figures."""
    asked: list[tuple[str, int]] = []

    def measure(setting: matrix.Setting, words: list[str]) -> Figures:
        count = int(words[words.index("--tables") + 1])
        asked.append((setting.name, count))
        slow = 0.9 if setting.server == "sqlite" and count > 200 else 0.010
        return Figures([slow] * 100, started=0.0, ended=10.0, memory=2048.0, processor=0.2)

    page = matrix.PAGE.read_text("utf-8")
    told = matrix.tables(measure)
    assert "| SQLite | 1 | 200 | 800 | 10 | 10 | 2.0 | 2 |" in told
    assert "| PostgreSQL | 1 | 800 | 3200 | 10 | 10 | 2.0 | 2 |" in told
    assert "| SQLite | 1 | 10 | 10 | 10 | 2.0 | 2 |" in told
    assert ("SQLite", 800) not in asked
    changed = matrix.put(page, told)
    assert matrix.put(changed, "x") == matrix.put(page, "x")
    assert (told in changed, "## Containers" in changed) == (True, True)


@pytest.mark.parametrize(
    "wish",
    [
        ["--fault", "notices-lost"],
        ["--server", "sqlite", "--processes", "2"],
    ],
)
def test_wishes_that_make_no_sense_are_refused(wish: list[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(wish)
