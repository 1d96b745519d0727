"""Tenka in a page, without a browser: the same application, with a disk in memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tenka import games
from tenka.core import record as records
from tenka.page.app import App
from tenka.page.disk import Changes
from tenka.page.jobs import PagePool, perform
from tenka.page.services import PageServices, PageSettings, the_person
from tenka.server.storage.model import StorageDown
from tests.server.live import with_what_was_told
from tests.support.waiting import PATIENCE

Message = dict[str, Any]
QUICK = PageSettings(bot_seconds=0.0, retry_seconds=0.01)


async def work_here(job: bytes) -> bytes:
    return perform(job)


class MemoryDisk:
    """Forgets everything in the end."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def scan(self, prefix: str) -> list[str]:
        return [self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)]

    async def write(self, changes: Changes) -> None:
        for key, value in changes.items():
            if value is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = value


def pool() -> PagePool:
    return PagePool(work_here, lambda: None)


class Page:
    """A browser's page, so far as Python knows of it."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def ask(self, method: str, address: str, body: object = None, status: int = 200) -> Any:
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        answer = await self.app.request(method, address, sent)
        assert answer.status == status, answer.body
        return json.loads(answer.body)

    def sit(self, table: str) -> Seat:
        return Seat(self.app, table)

    async def new_table(self, game: str, *others: Message, **more: object) -> str:
        seats = [{"kind": "me"}, *others]
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats, **more}, 201)
        return str(made["id"])

    async def play(self, table: str) -> None:
        """Always the first move, to the end."""
        seat = self.sit(table)
        now = await seat.until("view")
        while (await self.ask("GET", f"/tables/{table}"))["status"] == "playing":
            if now.get("moves"):
                move = {"type": "play", "version": now["version"], "key": str(now["version"])}
                seat.say({**move, "move": now["moves"][0]})
            now = await seat.until("step", "view")
        seat.line.end()


class Seat:
    def __init__(self, app: App, table: str) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.now: Message = {}
        self.closed: list[int] = []
        self.line = app.line(table, lambda text: self.heard.put_nowait(json.loads(text)), self.closed.append)

    def say(self, message: Message) -> None:
        self.line.receive(json.dumps(message))

    async def until(self, *types: str) -> Message:
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] in ("view", "step"):
                message = self.now = with_what_was_told(message, self.now)
            if message["type"] in types:
                return message


def in_a_page(scene: Callable[[Page], Awaitable[None]], disk: MemoryDisk | None = None) -> None:
    async def run() -> None:
        kept = disk or MemoryDisk()
        app = App(PageServices(kept, await the_person(kept), pool(), pool(), QUICK))
        app.start()
        await scene(Page(app))
        await app.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(games.PLUGINS))
def test_a_whole_game_is_played_kept_and_checked(game: str) -> None:
    async def scene(page: Page) -> None:
        others = [{"kind": "bot", "bot": "random"}] * (min(games.PLUGINS[game].seats) - 1)
        table = await page.new_table(game, *others)
        await page.play(table)
        assert (await page.ask("GET", f"/tables/{table}/fairness"))["verdict"] == "holds"
        assert (await page.ask("GET", f"/tables/{table}/replay"))["steps"]
        written = (await page.app.request("GET", f"/tables/{table}/record")).body
        records.verify(records.decode(written), games.load)
        brought = await page.ask("POST", "/records", written, 201)
        assert brought["origin"] == "file"
        listed = {one["id"] for one in (await page.ask("GET", "/tables"))["tables"]}
        assert listed == {table, brought["id"]}
        exported = await page.ask("GET", "/me/data")
        assert {one["id"] for one in exported["tables"]} == listed
        assert {one["record"]["commitment"] for one in exported["tables"]} == {
            records.decode(written).commitment
        }

    in_a_page(scene)


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    disk, made = MemoryDisk(), []

    async def begin(page: Page) -> None:
        made.append(await page.new_table("zipang", {"kind": "bot", "bot": "random"}))
        seat = page.sit(made[0])
        now = await seat.until("view")
        while not now.get("moves"):
            now = await seat.until("step", "view")
        seat.say({"type": "play", "version": now["version"], "key": "k", "move": now["moves"][0]})
        assert (await seat.until("ack", "refused"))["type"] == "ack"

    async def go_on(page: Page) -> None:
        assert [one["id"] for one in (await page.ask("GET", "/tables"))["tables"]] == made
        await page.play(made[0])

    in_a_page(begin, disk)
    in_a_page(go_on, disk)


class FullDisk(MemoryDisk):
    full = False

    async def write(self, changes: Changes) -> None:
        if self.full:
            raise StorageDown("full")
        await super().write(changes)


def test_what_cannot_be_kept_is_not_made() -> None:
    disk = FullDisk()

    async def scene(page: Page) -> None:
        table = await page.new_table("zipang", {"kind": "here", "name": "Ben"})
        seat = page.sit(table)
        await seat.until("view")
        disk.full, before = True, dict(disk.kept)
        seat.say({"type": "sit", "seat": 0})
        now = await seat.until("view")
        if not now.get("moves"):
            seat.say({"type": "sit", "seat": 1})
            now = await seat.until("view")
        move = {"type": "play", "version": now["version"], "key": "k", "move": now["moves"][0]}
        seat.say(move)
        assert (await seat.until("ack", "failed")) == {"type": "failed", "code": "not-stored"}
        assert (await page.ask("POST", "/me", {"name": "Ann"}, 503))["code"] == "storage-down"
        assert disk.kept == before
        disk.full = False
        seat.say(move)
        assert (await seat.until("ack", "failed"))["type"] == "ack"

    in_a_page(scene, disk)


def test_a_table_that_was_cleared_away_is_not_half_written() -> None:
    disk = MemoryDisk()

    async def scene(page: Page) -> None:
        table = await page.new_table("zipang", {"kind": "bot", "bot": "random"})
        disk.kept.clear()
        assert (await page.ask("POST", f"/tables/{table}/notes", {"seat": 0, "text": "x"}, 503))["code"]
        assert disk.kept == {}

    in_a_page(scene, disk)


def test_the_coach_and_hints_answer() -> None:
    async def scene(page: Page) -> None:
        table = await page.new_table("zipang", {"kind": "bot", "bot": "random"})
        await page.play(table)
        report = await page.ask("POST", f"/tables/{table}/coach/0", {}, 202)
        assert report["decisions"] == []
        while report["status"] == "running" and not report["decisions"]:
            await asyncio.sleep(0)
            report = await page.ask("GET", f"/tables/{table}/coach/0")
        assert report["decisions"][0]["best"]
        await page.ask("DELETE", f"/tables/{table}/coach/0")

    in_a_page(scene)


SOME_STEPS = 10
"""Of a game of Zipang for two, in which the other one is certainly asked."""


def test_bots_that_search_think_in_their_worker() -> None:
    asked: list[str] = []

    async def work(job: bytes) -> bytes:
        asked.append("job")
        return perform(job)

    async def run() -> None:
        disk = MemoryDisk()
        thinking = PagePool(work, lambda: None)
        app = App(PageServices(disk, await the_person(disk), thinking, pool(), QUICK))
        page = Page(app)
        table = await page.new_table("zipang", {"kind": "bot", "bot": "sharp"})
        seat = page.sit(table)
        now = await seat.until("view")
        for _ in range(SOME_STEPS):
            if asked:
                break
            if now.get("moves"):
                move = {"type": "play", "version": now["version"], "key": str(now["version"])}
                seat.say({**move, "move": now["moves"][0]})
            now = await seat.until("step", "view")
        await app.close()

    asyncio.run(run())
    assert asked, f"{SOME_STEPS} steps were played without it"


@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("GET", "/nowhere", 404, "no-page"),
        ("PUT", "/tables", 405, "bad-method"),
        ("GET", "/tables/none", 404, "no-table"),
        ("POST", "/tables", 400, "bad-json"),
    ],
)
def test_what_makes_no_sense_is_a_problem(method: str, address: str, status: int, code: str) -> None:
    async def scene(page: Page) -> None:
        assert (await page.ask(method, address, None, status))["code"] == code

    in_a_page(scene)


def test_a_line_to_no_table_is_closed_for_good() -> None:
    async def scene(page: Page) -> None:
        seat = page.sit("none")
        assert (await seat.until("failed"))["code"] == "no-table"
        assert seat.closed == [4404]

    in_a_page(scene)


def test_a_page_needs_no_server_and_no_process() -> None:
    outside = (
        "{'uvicorn', 'sqlalchemy', 'prometheus_client', 'itsdangerous', 'cryptography', 'multiprocessing',"
        " 'argon2', 'platformdirs', 'ctypes'}"
    )
    program = f"import sys, tenka.page.browser; sys.exit(str({outside} & set(sys.modules) or ''))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert found.stderr.strip() == ""


def test_the_messages_are_the_servers() -> None:
    """A command without a key is refused as it is over a WebSocket."""

    async def scene(page: Page) -> None:
        seat = page.sit(await page.new_table("zipang", {"kind": "bot", "bot": "random"}))
        seat.line.receive("{")
        assert (await seat.until("failed"))["code"] == "bad-json"
        seat.say({"type": "ping"})
        assert await seat.until("pong") == msgspec.to_builtins({"type": "pong"})

    in_a_page(scene)
