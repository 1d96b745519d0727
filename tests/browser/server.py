"""The real server in a process of its own, which a test may kill and start again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tests.server.conftest import UNLIMITED

ROOT = Path(__file__).resolve().parents[2]
SEED = os.environ.get("TENKA_TEST_SEED", "tenka")
"""Every table of a test server gets the draws of this seed; set another one to see other games."""


PATIENCE = 30.0
"""Seconds for it to end when it is asked to."""


class Server:
    """`tenka serve` with known draws. Bots do not wait, and a reaction is given at once."""

    def __init__(self, data: Path, *, seed: str = SEED, bots: float = 0.0, reactions: float = 0.0) -> None:
        self.data = data
        self._seed = seed
        self._seconds = {"TENKA_BOT_SECONDS": str(bots), "TENKA_REACTION_SECONDS": str(reactions)}
        self._log = data / "log"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> None:
        """On a free port the first time, on the same one afterwards."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tests.browser.seeded", str(self.port), self._seed]
        places = {"TENKA_DATA": str(self.data), "TENKA_DATABASE": ""}
        env = os.environ | self._seconds | places | UNLIMITED
        with self._log.open("a") as log:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdin=pipe, stdout=pipe, stderr=log, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Tenka: http://"), f"the server did not start:\n{self.log()}"
        self.port = int(line.rpartition(":")[2].strip().rstrip("/"))

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            with self._process as process:
                self._process = None
                process.send_signal(how)
                try:
                    process.wait(PATIENCE)
                finally:
                    process.kill()

    def log(self) -> str:
        """What the server complained about."""
        return self._log.read_text()

    def moves(self, table: str, seat: int) -> list[str]:
        """The stored moves of a seat, in order; not those that were made when its time was up."""
        with ThreadPoolExecutor(1) as elsewhere:  # this thread may be busy with a browser
            return elsewhere.submit(asyncio.run, self._moves(table, seat)).result()

    async def _moves(self, table: str, seat: int) -> list[str]:
        database = Database(database_url(Settings(data=self.data)))
        try:
            entries = await database.entries.of_table(table)
        finally:
            await database.close()
        mine = [entry for entry in entries if entry.key.startswith(f"{seat}:")]
        return [entry.payload["move"] for entry in mine if entry.payload["kind"] == "move"]


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Start it, and stop it in the end; it must have had nothing to complain about."""
    server.start()
    try:
        yield server
    finally:
        server.stop()
    log = server.log()
    assert not log, log
