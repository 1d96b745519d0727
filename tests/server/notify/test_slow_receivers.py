"""Whoever receives notices slowly keeps nobody waiting: every exchange has an end, and holds no thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal

import pytest
from msgspec.structs import replace

from tenka.server.notify import outbound
from tenka.server.notify.notices import MOST, Notifier
from tenka.server.notify.outbound import Unreachable
from tenka.server.rooms.notices import Notice
from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import Subscription
from tenka.server.storage.subscriptions import Subscriptions
from tenka.server.storage.transactions import Transactions
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.anyio
MANY = 40
"""More than the threads that everybody shares."""
Kind = Literal["webhook", "push", "mail"]
GREETINGS: dict[Kind, bytes] = {
    "webhook": b"HTTP/1.1 200 OK\r\nx: ",
    "push": b"HTTP/1.1 201 ",
    "mail": b"220-",
}


class Dripper:
    """Answers a byte now and then, and never comes to an end."""

    def __init__(self, greeting: bytes) -> None:
        self.port = 0
        self.talking = self.callers = 0
        self._greeting = greeting

    async def talk(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.talking += 1
        self.callers += 1
        writer.write(self._greeting)
        try:
            while not writer.is_closing():
                writer.write(b"x")
                await asyncio.sleep(0.05)
        finally:
            self.talking -= 1
            writer.close()


@asynccontextmanager
async def dripping(greeting: bytes) -> AsyncIterator[Dripper]:
    dripper = Dripper(greeting)
    server = await asyncio.start_server(dripper.talk, "127.0.0.1", 0)
    dripper.port = server.sockets[0].getsockname()[1]
    async with server:
        yield dripper
        await until(lambda: dripper.talking == 0, "nobody hangs up")


async def until(wanted: Callable[[], bool], complaint: str) -> None:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not wanted():
        assert asyncio.get_running_loop().time() < deadline, complaint
        await asyncio.sleep(0.02)


def notifier(settings: Settings, port: int) -> Notifier:
    smtp = f"smtp://127.0.0.1:{port}?from=tenka@example.org"
    storage = Database(database_url(settings)).subscriptions
    return Notifier(storage, replace(settings, private_webhooks=True, smtp=smtp), "secret")


def subscription(kind: Kind, port: int) -> Subscription:
    target = "ann@example.org" if kind == "mail" else f"http://127.0.0.1:{port}/"
    return Subscription("s", "ann", kind, target, "en", "http://tenka.example")


@pytest.mark.parametrize("kind", GREETINGS)
async def test_an_exchange_ends_although_bytes_keep_coming(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.3)
    async with dripping(GREETINGS[kind]) as dripper, asyncio.timeout(PATIENCE):
        with pytest.raises(Unreachable):
            await notifier(settings, dripper.port).deliver(subscription(kind, dripper.port), Notice("test"))


async def test_slow_receivers_leave_the_threads_to_others(settings: Settings) -> None:
    async with dripping(GREETINGS["webhook"]) as dripper:
        slow, hook = notifier(settings, dripper.port), subscription("webhook", dripper.port)
        notices = [asyncio.create_task(slow.deliver(hook, Notice("test"))) for _ in range(MANY)]
        await until(lambda: dripper.talking == MANY, "they wait for each other")
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.to_thread(lambda: "a thread") == "a thread"
        for notice in notices:
            notice.cancel()


class Hooked(Subscriptions):
    """Everybody wants to hear of everything at the same place."""

    hook: Subscription

    async def of_person(self, identity: str) -> list[Subscription]:
        return [self.hook]


async def test_only_so_many_notices_to_one_person_are_under_way(settings: Settings) -> None:
    async with dripping(GREETINGS["webhook"]) as dripper:
        storage = Hooked(Transactions(database_url(settings)))
        storage.hook = subscription("webhook", dripper.port)
        slow = Notifier(storage, replace(settings, private_webhooks=True), "secret")
        for identity in ["ann"] * MANY + ["ben"]:
            slow.tell(identity, Notice("test"))
        await until(lambda: dripper.talking == MOST + 1, "somebody is not told")
        await slow.close()
        assert dripper.callers == MOST + 1
