"""How the page's workers call us. What comes and goes is text and bytes; JavaScript has the rest."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import Protocol, TypeVar

from tenka.page.app import Answer, App
from tenka.page.disk import Changes
from tenka.page.jobs import PagePool, perform
from tenka.page.services import PageServices, the_person
from tenka.server.storage.model import StorageDown

T = TypeVar("T")


class Database(Protocol):
    """IndexedDB, by JavaScript. A failure is an exception."""

    async def get(self, key: str) -> str: ...

    async def scan(self, prefix: str) -> str: ...

    async def write(self, changes: str) -> None: ...


class Helper(Protocol):
    """Another worker."""

    async def ask(self, job: bytes) -> Buffer: ...

    def end(self) -> None: ...


class Buffer(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes: ...


class BrowserDisk:
    """Implements `Disk`. Everything is JSON, so that no object of JavaScript has to be kept and let go."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        found = await self._asked(self._database.get(key))
        return found or None

    async def scan(self, prefix: str) -> list[str]:
        rows: list[str] = json.loads(await self._asked(self._database.scan(prefix)))
        return rows

    async def write(self, changes: Changes) -> None:
        if changes:
            await self._asked(self._database.write(json.dumps(list(changes.items()))))

    async def _asked(self, answer: Awaitable[T]) -> T:
        try:
            return await answer
        except Exception as error:  # noqa: BLE001 - whatever JavaScript throws
            raise StorageDown(str(error)) from None


def pool(helper: Helper) -> PagePool:
    async def ask(job: bytes) -> bytes:
        return (await helper.ask(job)).to_bytes()

    return PagePool(ask, helper.end)


class BrowserApp(App):
    """Takes bytes of JavaScript."""

    async def answer(self, method: str, address: str, body: Buffer) -> Answer:
        return await self.request(method, address, body.to_bytes())


async def start(database: Database, thinking: Helper, working: Helper) -> BrowserApp:
    disk = BrowserDisk(database)
    app = BrowserApp(PageServices(disk, await the_person(disk), pool(thinking), pool(working)))
    app.start()
    return app


def perform_job(job: Buffer) -> bytes:
    """In a worker that helps."""
    return perform(job.to_bytes())
