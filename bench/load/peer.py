"""The same load on boardgame.io's server: the same kind of client, speaking its protocol over WebSockets."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from bench.load.figures import Figures, resident_memory
from bench.load.players import LIKE_A_BROWSER, SEATS
from tools import client

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")
"""The server, and what its FlatFile storage needs but does not install."""
FOLDER = client.ROOT / "web/node_modules/.tenka-bench"
SCRIPT = Path(__file__).with_name("boardgame_io.cjs")
NAMESPACE = "/cards,"


class Peer(NamedTuple):
    port: int
    pid: int


@contextmanager
def running(storage: str) -> Iterator[Peer]:
    """Its server, installed from npm on first use. It keeps matches in `memory`, or also on `disk`."""
    if not all((FOLDER / "node_modules" / package.partition("@")[0]).exists() for package in PACKAGES):
        FOLDER.mkdir(parents=True, exist_ok=True)
        npm = [
            str(client.node()),
            str(client.npm_script()),
            "install",
            "--no-save",
            "--prefix",
            str(FOLDER),
            *PACKAGES,
        ]
        subprocess.run(npm, env=client.environment(), check=True, stdout=subprocess.DEVNULL)
    script = shutil.copy(SCRIPT, FOLDER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(client.node()), script, str(port)]
    files = tempfile.TemporaryDirectory()
    command += [files.name] if storage == "disk" else []
    env = client.environment() | {"NODE_ENV": "production"}
    with files, subprocess.Popen(command, cwd=FOLDER, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            if not any("ready" in line for line in server.stdout or ()):
                raise RuntimeError("the peer did not start")
            yield Peer(port, server.pid)
        finally:
            server.kill()


class Seat:
    """One player's connection."""

    def __init__(self, match: str, seat: int, updated: asyncio.Event, figures: Figures) -> None:
        self.figures = figures
        self.match = match
        self.seat = seat
        self.updated = updated
        self.state: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None

    def version(self) -> int:
        return int(self.state["_stateID"]) if self.state else -1

    async def listen(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        async with connect(address, **LIKE_A_BROWSER) as self.socket:
            await self.socket.send(f"40{NAMESPACE}")
            async for data in self.socket:
                await self._receive(str(data))

    async def _receive(self, data: str) -> None:
        self.figures.receive(len(data))
        if data == "2":
            await self._send("3")
        elif data.startswith(f"40{NAMESPACE}"):
            await self._emit("sync", self.match, str(self.seat), None, SEATS)
        elif data.startswith(f"42{NAMESPACE}"):
            kind, _match, content, *_ = json.loads(data.removeprefix(f"42{NAMESPACE}"))
            if kind in ("sync", "update"):
                self.state = content["state"] if kind == "sync" else content
                self.updated.set()

    async def play(self) -> None:
        move = {
            "type": "play",
            "args": [random.randrange(2)],
            "playerID": str(self.seat),
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit("update", action, self.version(), self.match, str(self.seat))

    async def _emit(self, *content: Any) -> None:
        await self._send(f"42{NAMESPACE}{json.dumps(content)}")

    async def _send(self, text: str) -> None:
        if self.socket is not None:
            await self.socket.send(text)


async def _table(peer: Peer, match: str, figures: Figures, think: float) -> None:
    updated = asyncio.Event()
    seats = [Seat(match, number, updated, figures) for number in range(SEATS)]
    listening = [asyncio.create_task(seat.listen(peer.port)) for seat in seats]
    try:
        await _until(updated, lambda: all(seat.state for seat in seats))
        while True:
            if think:
                await asyncio.sleep(think * random.uniform(0.5, 1.5))
            version = seats[0].version()
            turn = int(seats[0].state["ctx"]["currentPlayer"]) if seats[0].state else 0
            started = time.perf_counter()
            await seats[turn].play()
            await _until(updated, lambda before=version: all(seat.version() > before for seat in seats))
            figures.add(time.perf_counter() - started)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


async def _until(updated: asyncio.Event, wanted: Any) -> None:
    while not wanted():
        updated.clear()
        await updated.wait()


async def load(peer: Peer, args: argparse.Namespace) -> Figures:
    figures = Figures()
    idle = resident_memory([peer.pid])
    tables = [asyncio.create_task(_table(peer, f"m{n}", figures, args.think)) for n in range(args.tables)]
    while len(figures.seconds) < args.tables:  # noqa: ASYNC110 - any table's move counts
        await asyncio.sleep(0.1)
    figures.begin([peer.pid])
    await asyncio.sleep(args.seconds)
    figures.end([peer.pid])
    figures.memory = max(0, resident_memory([peer.pid]) - idle) / args.tables
    for table in tables:
        table.cancel()
    ended = await asyncio.gather(*tables, return_exceptions=True)
    errors = [error for error in ended if isinstance(error, Exception)]
    if errors:
        raise errors[0]
    return figures
