"""The server is killed at random moments of play: every acknowledged move is there, and once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tenka.server.rooms import position
from tenka.server.rooms.position import Position
from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import StoredEntry
from tests.server.conftest import UNLIMITED
from tests.server.live import BOT, ME, Connection, Person, as_sent

ROOT = Path(__file__).parents[2]
KILLS = 6
LONGEST_LIFE = 0.6
"""Seconds from the first view of a table."""
NURSERY = """
import os, signal, sys
from tenka.server.serve import serve
from tests.support import draws
draws.install()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for number, _ in enumerate(sys.stdin):
    if os.fork() == 0:
        draws.begin(f"server {number}")
        serve(port=0, open_browser=False, announce=lambda url: print(os.getpid(), url, flush=True))
        os._exit(0)
"""
"""Loads the program once; each line it reads starts a real server in a process of its own."""


class Nursery:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def start(self) -> tuple[int, str]:
        """A new server: its process, and where it listens."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        pid, url = self._process.stdout.readline().split()
        return int(pid), url.split("//")[1].rstrip("/")


@contextmanager
def nursery(data: Path, **more: str) -> Iterator[Nursery]:
    env = {"TENKA_DATA": str(data), "TENKA_BOT_SECONDS": "0", "TENKA_REACTION_SECONDS": "0", **more}
    run, pipe = [sys.executable, "-c", NURSERY], subprocess.PIPE
    env = os.environ | UNLIMITED | env
    with subprocess.Popen(
        run, cwd=ROOT, env=env, stdin=pipe, stdout=pipe, text=True, start_new_session=True
    ) as process:
        try:
            yield Nursery(process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)


class Player:
    """Plays table after table and remembers what was promised: which key was acknowledged with which move."""

    def __init__(self, choice: random.Random) -> None:
        self.choice = choice
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.acknowledged: dict[str, dict[str, str]] = {}
        self.pending: tuple[str, str, int] | None = None
        self.killer = threading.Timer(0, lambda: None)

    def play_until_it_breaks(self, host: str, killer: threading.Timer) -> None:
        """The killer's time runs from the first view on, so that a slow machine plays as well."""
        self.killer = killer
        with Person(host, self.cookies) as person:
            try:
                self._be_somebody(person)
                while True:
                    self._play_a_game(person)
            except (ConnectionClosed, InvalidHandshake, httpx2.TransportError, OSError, EOFError):
                return

    def _be_somebody(self, person: Person) -> None:
        person.get("/me")
        self.cookies = dict(person.http.cookies)

    def _play_a_game(self, person: Person) -> None:
        if not self.table:
            self.table = person.create(ME, BOT, BOT)["id"]
            self.acknowledged[self.table] = {}
        with person.at(self.table) as page:
            page.until_type("view")
            if self.killer.ident is None:
                self.killer.start()
            self._repeat(page)
            while page.until_asked() and not page.is_over():
                move = self.choice.choice(page.now["moves"])
                version = page.now["version"]
                self.pending = (page.play(move), move, version)
                self._take_ack(page)
                page.until_type("step")
        self.table = ""

    def _repeat(self, page: Connection) -> None:
        """What was sent and not acknowledged is sent again with the same key, and taken once."""
        if self.pending is not None:
            key, move, version = self.pending
            page.play(move, version=version, key=key)
            if self._take_ack(page) > page.now["version"]:
                page.until_type("step")  # it had not been stored before

    def _take_ack(self, page: Connection) -> int:
        assert self.pending is not None
        key, move, _ = self.pending
        answer = page.until_type("ack", "refused", "failed")
        assert (answer["type"], answer.get("key")) == ("ack", key)
        self.acknowledged[self.table][key] = move
        self.pending = None
        return int(answer["version"])


def stored(url: URL, table: str) -> tuple[list[StoredEntry], Position]:
    async def read() -> tuple[list[StoredEntry], Position]:
        database = Database(url)
        entries = await database.entries.of_table(table)
        found = await position.load(database, table)
        await database.close()
        return entries, found

    return asyncio.run(read())


def check(url: URL, player: Player) -> None:
    for table, acknowledged in player.acknowledged.items():
        entries, found = stored(url, table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        mine = [(entry.key, entry.payload["move"]) for entry in entries if entry.payload["seat"] == 0]
        assert len(mine) == len(set(mine))
        assert {(f"0:{key}", move) for key, move in acknowledged.items()} <= set(mine)
        assert len(mine) - len(acknowledged) <= 1  # at most the one move that was under way
        assert found.live is not None


def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    choice = random.Random(11)
    player, url = Player(choice), database_url(Settings(data=tmp_path))
    with nursery(tmp_path) as servers:
        for _ in range(KILLS):
            pid, host = servers.start()
            killer = threading.Timer(choice.uniform(0.0, LONGEST_LIFE), os.kill, (pid, signal.SIGKILL))
            player.play_until_it_breaks(host, killer)
            killer.join()
            check(url, player)
        pid, host = servers.start()
        check_views(url, player, host)
        os.kill(pid, signal.SIGKILL)
    assert sum(map(len, player.acknowledged.values())) > 0


def check_views(url: URL, player: Player, host: str) -> None:
    """What the restarted server shows is what a replay of the record shows."""
    with Person(host, player.cookies) as person:
        for table in player.acknowledged:
            with person.at(table) as page:
                page.until_asked()
            _, found = stored(url, table)
            assert found.live is not None
            assert page.now["version"] == found.live.version(0)
            assert page.now["moves"] == found.live.moves(0)
            assert page.now["observation"] == as_sent(found.live.observe(0))
