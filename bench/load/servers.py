"""The servers under test: ours with SQLite or PostgreSQL, started as a host would start them."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL

from bench.load.disk import Disk, fillable_disk
from tenka.server.settings import Limits, Settings
from tenka.server.storage.address import database_url
from tests.support.postgres import Postgres, running_postgres

SECRET = "only-for-load"  # noqa: S105 - of a server that runs for a minute
GENEROUS = Limits(
    messages_a_second=10_000,
    messages_at_once=10_000,
    requests_a_second=10_000,
    requests_at_once=10_000,
    work_a_second=1_000_000,
    work_at_once=1_000_000,
    tables_a_second=10_000,
    tables_at_once=10_000,
)
START_TIMEOUT = 120.0


@dataclass(slots=True)
class Process:
    """A server process that can be killed and restarted on the same port."""

    env: dict[str, str]
    port: int = 0
    running: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        return self.running.pid if self.running else 0

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "bench.load.serving", str(self.port)]
        self.running = subprocess.Popen(command, env=self.env, stdout=subprocess.PIPE, text=True)
        self.port = int(first_line(self.running).strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def stop(self) -> None:
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        if self.running is not None:
            self.running.send_signal(number)
            self.running.wait(30)
            if self.running.stdout:
                self.running.stdout.close()


def first_line(process: subprocess.Popen[str]) -> str:
    """The line that the server prints when it is ready."""
    if process.stdout is None:
        raise RuntimeError("the process has no pipe for stdout")
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        if not selector.select(START_TIMEOUT):
            process.kill()
            raise RuntimeError("the server did not start")
    return process.stdout.readline()


@dataclass(frozen=True, slots=True)
class Running:
    processes: list[Process]
    settings: Settings
    postgres: Postgres | None
    disk: Disk = field(default_factory=Disk)

    @property
    def hosts(self) -> list[str]:
        return [process.host for process in self.processes]

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self.processes]

    @property
    def url(self) -> URL:
        return database_url(self.settings)


@contextmanager
def running_servers(database: str, processes: int, *, small_disk: bool = False) -> Iterator[Running]:
    """Server processes, each on its own port; with `small_disk`, on a disk that can be filled."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        disk = stack.enter_context(fillable_disk(folder)) if small_disk else Disk()
        folder.chmod(0o755)  # PostgreSQL may have to run as another user
        postgres = None
        if database == "postgresql":
            postgres = stack.enter_context(running_postgres(folder, durable=True))
        address = postgres.create_database() if postgres else ""
        settings = Settings(data=folder / "data", database=address)
        started = [stack.enter_context(_process(settings)) for _ in range(processes)]
        yield Running(started, settings, postgres, disk)


@contextmanager
def _process(settings: Settings) -> Iterator[Process]:
    env = os.environ | {
        "TENKA_DATA": str(settings.data),
        "TENKA_DATABASE": settings.database,
        "TENKA_SECRET": SECRET,
        "TENKA_REACTION_SECONDS": "0",
        "TENKA_LIMITS": msgspec.json.encode(GENEROUS).decode(),
    }
    process = Process(env)
    try:
        process.start()
        yield process
    finally:
        process.stop()
