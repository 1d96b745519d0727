"""Several server processes at one address, looked after by this one: whichever dies is started again."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event as ProcessEvent
from typing import Final

from tenka.server.identity.cookies import secret_of
from tenka.server.ops import logs
from tenka.server.process import CannotServe, open_storage, run
from tenka.server.settings import Settings
from tenka.server.storage.address import database_url

REST: Final = 1.0
"""Seconds before a process that has died is started again."""
_context = multiprocessing.get_context("spawn")


def serve_many(settings: Settings, listening: socket.socket, count: int, ready: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    if database_url(settings).get_backend_name() != "postgresql":
        raise CannotServe("Several processes need PostgreSQL (TENKA_DATABASE); a SQLite file belongs to one.")
    secret_of(settings)
    asyncio.run(_prepare(settings))
    _Keeper(settings, listening, count, ready).run()


async def _prepare(settings: Settings) -> None:
    """Migrate once, before anybody serves."""
    storage = await open_storage(settings)
    await storage.close()


class _Keeper:
    def __init__(
        self, settings: Settings, listening: socket.socket, count: int, ready: Callable[[], None]
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._count = count
        self._ready = ready
        self._is_up = _context.Event()
        self._stopping = threading.Event()
        self._children: list[BaseProcess] = []

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        self._children = [self._start() for _ in range(self._count)]
        threading.Thread(target=self._announce, daemon=True).start()
        while not self._stopping.wait(REST):
            self._children = [child if child.is_alive() else self._start() for child in self._children]
        for child in self._children:
            child.terminate()
        for child in self._children:
            child.join()

    def _announce(self) -> None:
        self._is_up.wait()
        self._ready()

    def _start(self) -> BaseProcess:
        child = _context.Process(target=_child, args=(self._settings, self._listening, self._is_up))
        child.start()
        return child


def _child(settings: Settings, listening: socket.socket, is_up: ProcessEvent) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keeper says when to stop
    logs.set_up(settings.log)
    with listening, suppress(KeyboardInterrupt):
        run(settings, listening, is_up.set)
