"""Scripted players: four at a table of Zipang, who play random legal moves at once or after some time."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from contextlib import suppress
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.load.figures import Figures
from tenka.server.identity.cookies import Cookies
from tenka.server.identity.ids import new_id

SEATS = 4
RESEND_AFTER = 2.5
"""Seconds, as in the browser."""
Message = dict[str, Any]
_decode = msgspec.json.Decoder().decode


class Player:
    """One connection: keeps the latest view, reconnects, and resends unacknowledged moves."""

    def __init__(self, hosts: list[str], cookie: str, figures: Figures) -> None:
        self.hosts = hosts
        """Tried in this order, one after each disconnect."""
        self.cookie = cookie
        self.figures = figures
        self.now: Message | None = None
        self.pending: Message | None = None
        self.socket: ClientConnection | None = None
        self.updated = asyncio.Event()
        self.acknowledged: dict[str, str] = {}

    def version(self) -> int:
        return int(self.now["version"]) if self.now and self.now["observation"] else -1

    async def listen(self, table: str) -> None:
        for host in itertools.cycle(self.hosts):
            address = f"ws://{host}/api/tables/{table}/ws"
            try:
                async with connect(
                    address, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None
                ) as socket:
                    self.socket = socket
                    await self._resend()
                    async for data in socket:
                        self._receive(_decode(data))
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
                pass
            self.figures.reconnects += 1
            self.socket = None
            await asyncio.sleep(random.uniform(0.1, 0.5))

    def _receive(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("view", "step"):
            self.now = message
        elif kind == "ack" and self.pending is not None and message["key"] == self.pending["key"]:
            self.acknowledged[self.pending["key"]] = self.pending["move"]
            self.pending = None
        elif kind == "refused" and self.pending is not None and message["key"] == self.pending["key"]:
            self.pending = None
        elif kind == "failed" and message["code"] == "not-stored":
            self.figures.not_stored += 1
        self.updated.set()

    async def play(self, key: str, move: str) -> None:
        self.pending = {"type": "play", "version": self.version(), "key": key, "move": move}
        await self._resend()

    async def _resend(self) -> None:
        if self.pending is not None and self.socket is not None:
            with suppress(ConnectionClosed, OSError):
                await self.socket.send(msgspec.json.encode(self.pending).decode())


class LoadTable:
    """Plays game after game until `stopping` is set."""

    keys = itertools.count(1)

    def __init__(
        self, hosts: list[str], secret: str, figures: Figures, think: float, seed: int, *, affinity: bool
    ) -> None:
        self.figures = figures
        self.hosts = itertools.cycle(hosts)
        self.think = think
        self.choice = random.Random(seed)
        cookies = Cookies(secret)
        self.players = [
            Player(
                hosts if affinity else hosts[seat % len(hosts) :] + hosts[: seat % len(hosts)],
                f"{cookies.name}={cookies.sign(new_id())}",
                figures,
            )
            for seat in range(SEATS)
        ]
        self.updated = asyncio.Event()
        for player in self.players:
            player.updated = self.updated
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}
        """By table and key: the seat and its move."""
        self.last: list[Message] = []
        self.table = ""
        self.stopping = False
        self.moves = 0

    async def run(self) -> None:
        while not self.stopping:
            self.table = await self._open()
            self.acknowledged[self.table] = {}
            listening = [asyncio.create_task(player.listen(self.table)) for player in self.players]
            try:
                await self._game()
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)

    async def _open(self) -> str:
        """Create a table with all four players; retried until the server accepts it."""
        for player in self.players:
            player.now = player.pending = None
            player.acknowledged = {}
        while True:
            with suppress(httpx2.HTTPError):
                return await self._create_table()
            await asyncio.sleep(0.3)

    async def _create_table(self) -> str:
        first, *others = self.players
        async with httpx2.AsyncClient(base_url=f"http://{next(self.hosts)}/api", timeout=30) as http:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            made = await http.post(
                "/tables", json={"game": "zipang", "seats": seats}, headers={"Cookie": first.cookie}
            )
            table: Message = made.raise_for_status().json()
            for player in others:
                sat = await http.post(
                    f"/tables/{table['id']}/join",
                    json={"invite": table["invite"]},
                    headers={"Cookie": player.cookie},
                )
                sat.raise_for_status()
        return str(table["id"])

    async def _game(self) -> None:
        while True:
            await self._until(self._in_sync)
            if self.stopping or self._is_over():
                await self._until(lambda: all(player.pending is None for player in self.players))
                self.last = [player.now for player in self.players if player.now]
                return
            if self.think:
                await asyncio.sleep(self.think * self.choice.uniform(0.5, 1.5))
            await self._move()

    def _in_sync(self) -> bool:
        """All have the same version, and somebody can move or it is over. (Zipang has no secret steps.)"""
        versions = {player.version() for player in self.players}
        if len(versions) != 1 or -1 in versions:
            return False
        return self._is_over() or any(player.now and player.now["moves"] for player in self.players)

    def _is_over(self) -> bool:
        now = self.players[0].now
        return now is not None and now["observation"]["step"] == "over"

    async def _move(self) -> None:
        seat = next(n for n, player in enumerate(self.players) if player.now and player.now["moves"])
        player = self.players[seat]
        moves = player.now["moves"] if player.now else []
        version, move, key = player.version(), self.choice.choice(moves), f"k{next(self.keys)}"
        started = time.perf_counter()
        await player.play(key, move)
        await self._until(lambda: all(other.version() > version for other in self.players), player)
        self.figures.seconds.append(time.perf_counter() - started)
        await self._until(lambda: player.pending is None, player)
        if key in player.acknowledged:
            self.acknowledged[self.table][f"{seat}:{key}"] = (seat, move)
        self.moves += 1

    async def _until(self, wanted: Any, sender: Player | None = None) -> None:
        while not wanted():
            self.updated.clear()
            try:
                await asyncio.wait_for(self.updated.wait(), RESEND_AFTER)
            except TimeoutError:
                if sender is not None:
                    await sender._resend()  # noqa: SLF001
