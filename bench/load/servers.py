"""The servers that are put under load: ours with SQLite or PostgreSQL, started as a host would."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL

from tenka.server.settings import Limits, Settings
from tests.support.postgres import Postgres, running_postgres

SECRET = "only-for-load"  # noqa: S105 - of a server that lives for a minute
GENEROUS = Limits(
    messages_a_second=10_000,
    messages_at_once=10_000,
    requests_a_second=10_000,
    requests_at_once=10_000,
    tables_a_second=10_000,
    tables_at_once=10_000,
)
SERVE = [sys.executable, "-c", "from tenka.server.serve import serve; serve(open_browser=False)"]
JUMPING = [sys.executable, "-m", "bench.load.jumping"]


@dataclass(frozen=True, slots=True)
class Running:
    hosts: list[str]
    pids: list[int]
    settings: Settings
    postgres: Postgres | None

    @property
    def url(self) -> URL:
        return self.settings.url()


@contextmanager
def ours(database: str, processes: int, *, jumping: bool = False) -> Iterator[Running]:
    """So many processes, each at an address of its own. With `jumping`, their clocks jump at a signal."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(running_postgres()) if database == "postgresql" else None
        address = postgres.create_database() if postgres else ""
        started = [
            stack.enter_context(_process(folder, address, JUMPING if jumping else SERVE))
            for _ in range(processes)
        ]
        hosts, pids = [host for _, host in started], [pid for pid, _ in started]
        yield Running(hosts, pids, Settings(data=folder, database=address), postgres)


@contextmanager
def _process(data: Path, database: str, command: list[str]) -> Iterator[tuple[int, str]]:
    env = os.environ | {
        "TENKA_DATA": str(data),
        "TENKA_DATABASE": database,
        "TENKA_SECRET": SECRET,
        "TENKA_REACTION_SECONDS": "0",
        "TENKA_LIMITS": msgspec.json.encode(GENEROUS).decode(),
    }
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            line = server.stdout.readline() if server.stdout else ""
            yield server.pid, line.split("//")[1].strip().rstrip("/")
        finally:
            server.terminate()
            server.wait(30)
