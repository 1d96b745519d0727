"""Scripted players: four at a table, who play random legal moves at once or after some time.

They decode little, so that the load is not their own: which message it is, its version and the moves. What
leads to the last view is kept as it came and put together after the run.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import operator
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
GAMES = ("zipang", "shitenno", "shogun")
RESEND_AFTER = 2.5
"""Seconds, as in the browser."""
LIKE_A_BROWSER: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
"""It answers pings, and sends none."""
Message = dict[str, Any]
Parts = dict[str, msgspec.Raw]


class Told(msgspec.Struct):
    """A message of the server, as far as a scripted player reads it."""

    type: str
    version: int = 0
    moves: list[str] | None = None
    observation: msgspec.Raw = msgspec.Raw(b"null")
    changes: msgspec.Raw = msgspec.Raw(b"[]")
    table: Parts = {}
    key: str = ""
    code: str = ""


_decode = msgspec.json.Decoder(Told).decode
OVER = msgspec.Raw(b'"over"')


class Player:
    """One connection: keeps the latest view, reconnects, and resends unacknowledged moves."""

    def __init__(self, hosts: list[str], cookie: str, figures: Figures) -> None:
        self.hosts = hosts
        """Tried in this order, one after each disconnect."""
        self.cookie = cookie
        self.figures = figures
        self.pending: Message | None = None
        self.socket: ClientConnection | None = None
        self.updated = asyncio.Event()
        self.acknowledged: dict[str, str] = {}
        self.forget()

    def forget(self) -> None:
        """Begin a new game."""
        self.pending = None
        self.acknowledged = {}
        self.version = -1
        self.moves: list[str] = []
        self.refused = ""
        """The key of the last move, if it was."""
        self.is_over = False
        self._observation = msgspec.Raw(b"null")
        self._changes: list[msgspec.Raw] = []

    def observation(self) -> Any:
        """What it knows now."""
        known = msgspec.json.decode(self._observation)
        for part in self._changes:
            for change in msgspec.json.decode(part):
                *path, last = change["at"]
                functools.reduce(operator.getitem, path, known)[last] = change["to"]
        return known

    async def listen(self, table: str) -> None:
        for host in itertools.cycle(self.hosts):
            address = f"ws://{host}/api/tables/{table}/ws"
            try:
                async with connect(
                    address, additional_headers={"Cookie": self.cookie}, **LIKE_A_BROWSER
                ) as socket:
                    self.socket = socket
                    await self.resend()
                    while True:
                        self._receive(await socket.recv(decode=False))
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
                pass
            self.figures.reconnects += 1
            self.socket = None
            await asyncio.sleep(random.uniform(0.1, 0.5))

    def _receive(self, data: bytes) -> None:
        message = _decode(data)
        self.figures.receive(len(data))
        if message.type in ("view", "step"):
            self._take(message)
        elif message.type == "pong":
            self.pending = None
        elif message.type == "failed":
            self.figures.not_stored += message.code == "not-stored"
        elif self.pending is not None and message.key == self.pending.get("key"):
            if message.type == "ack":
                self.acknowledged[self.pending["key"]] = self.pending["move"]
            self.refused = message.key if message.type == "refused" else ""
            self.pending = None
        self.is_over = self.is_over or message.table.get("status") == OVER
        self.updated.set()

    def _take(self, message: Told) -> None:
        if bytes(message.observation) != b"null":
            self._observation, self._changes = message.observation.copy(), []
            self.version = message.version
        elif message.type == "step":
            self._changes.append(message.changes.copy())
            self.version = message.version
        if message.moves is not None:
            self.moves = message.moves

    async def ping(self) -> None:
        """The answer comes after all that was sent before."""
        self.pending = {"type": "ping"}
        await self.resend()

    async def play(self, key: str, move: str) -> None:
        self.pending = {"type": "play", "version": self.version, "key": key, "move": move}
        await self.resend()

    async def resend(self) -> None:
        if self.pending is not None and self.socket is not None:
            with suppress(ConnectionClosed, OSError):
                await self.socket.send(msgspec.json.encode(self.pending).decode())


class LoadTable:
    """Plays game after game until `stopping` is set."""

    keys = itertools.count(1)

    def __init__(
        self,
        hosts: list[str],
        secret: str,
        figures: Figures,
        think: float,
        seed: int,
        *,
        affinity: bool,
        game: str = GAMES[0],
    ) -> None:
        self.game = game
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
        self.last: list[Any] = []
        """What each player knew in the end."""
        self.table = ""
        self.stopping = False
        self.moves = 0

    async def run(self, arrivals: asyncio.Semaphore) -> None:
        """Tables come one after the other, a few at once, as people do; then all of them are there."""
        while not self.stopping:
            listening: list[asyncio.Task[None]] = []
            try:
                async with arrivals:
                    self.table = await self._open()
                    self.acknowledged[self.table] = {}
                    listening += [asyncio.create_task(player.listen(self.table)) for player in self.players]
                    await self._until(self._in_sync)
                await self._game()
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)

    async def _open(self) -> str:
        """Create a table with all four players; retried until the server accepts it."""
        for player in self.players:
            player.forget()
        while True:
            with suppress(httpx2.HTTPError):
                return await self._create_table()
            await asyncio.sleep(0.3)

    async def _create_table(self) -> str:
        first, *others = self.players
        async with httpx2.AsyncClient(
            base_url=f"http://{next(self.hosts)}/api",
            timeout=30,
            verify=False,  # certificates would take 20 ms to load, for a connection that has none
            trust_env=False,
        ) as http:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            made = await http.post(
                "/tables", json={"game": self.game, "seats": seats}, headers={"Cookie": first.cookie}
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
                await self._catch_up()
                self.last = [player.observation() for player in self.players]
                return
            if self.think:
                await asyncio.sleep(self.think * self.choice.uniform(0.5, 1.5))
            await self._move()

    async def _catch_up(self) -> None:
        """Until nobody has messages left to read."""
        for player in self.players:
            await player.ping()
            await self._until(lambda: player.pending is None, player)  # noqa: B023 - over before the next

    def _in_sync(self) -> bool:
        """All have a view, and somebody can move or it is over. Where no step is secret, all views are of the
        same version."""
        versions = [player.version for player in self.players]
        if -1 in versions or (self.game == GAMES[0] and len(set(versions)) > 1):
            return False
        return self._is_over() or any(player.moves for player in self.players)

    def _is_over(self) -> bool:
        return all(player.is_over for player in self.players)

    async def _move(self) -> None:
        seat = self.choice.choice([n for n, player in enumerate(self.players) if player.moves])
        player = self.players[seat]
        told = self.players if self.game == GAMES[0] else [player]
        version, move, key = player.version, self.choice.choice(player.moves), f"k{next(self.keys)}"
        started = time.perf_counter()
        await player.play(key, move)
        await self._until(
            lambda: all(other.version > version for other in told) or player.refused == key, player
        )
        await self._until(lambda: player.pending is None, player)
        if key in player.acknowledged:
            self.figures.add(time.perf_counter() - started)
            self.acknowledged[self.table][f"{seat}:{key}"] = (seat, move)
            self.moves += 1

    async def _until(self, wanted: Any, sender: Player | None = None) -> None:
        while not wanted():
            self.updated.clear()
            try:
                async with asyncio.timeout(RESEND_AFTER):
                    await self.updated.wait()
            except TimeoutError:
                if sender is not None:
                    await sender.resend()
