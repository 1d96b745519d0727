"""The server in this process: from opening its storage to an orderly end."""

from __future__ import annotations

import asyncio
import gc
import socket
from asyncio import Runner
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import uvicorn

from tenka.core.errors import TenkaError
from tenka.server.app import create_app
from tenka.server.http.uvicorn_protocols import Config
from tenka.server.ops import descriptors
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.storage import file_lock
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tenka.server.storage.model import StorageError
from tenka.server.storage.transactions import prepare_folder

T = TypeVar("T")
new_loop: Callable[[], asyncio.AbstractEventLoop]
try:
    from uvloop import new_event_loop as new_loop
except ImportError:  # there is none for Windows
    new_loop = asyncio.new_event_loop

LARGEST_FRAME: Final = 64 * 1024
"""A larger WebSocket message ends its connection; a smaller one that is still too large gets an answer."""

COLLECTING: Final = (10_000, 10, 4000)
"""After how many new objects garbage is looked for among the young, and after how many times among the older
ones."""


class CannotServe(TenkaError):
    """The server could not be started."""


class Server(uvicorn.Server):
    """Tells its address when it really listens, and stops in order."""

    def __init__(self, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config_of(services))
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First turn newcomers away, then finish every move, then close.

        Pages are closed with the code for a restart: they come back by themselves, each after another wait.
        """
        self._services.draining = True
        await asyncio.sleep(self._services.settings.drain_seconds)
        await self._services.hub.close()
        await super().shutdown(sockets)


def config_of(services: Services) -> Config:
    return Config(
        create_app(services),
        services.settings,
        access_log=False,  # addresses hold invitations
        log_level="warning",
        log_config=None if services.settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        server_header=False,
        forwarded_allow_ips=services.settings.proxies,
        timeout_keep_alive=services.settings.limits.idle_seconds,
        timeout_graceful_shutdown=3,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
    )


async def open_storage(settings: Settings) -> Database:
    storage = Database(database_url(settings))
    try:
        await storage.open()
    except (StorageError, OSError) as error:
        raise CannotServe(f"The storage cannot be opened: {error}") from error
    return storage


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process."""
    run_in_loop(_run(settings, listening, ready))


def run_in_loop(work: Coroutine[Any, Any, T]) -> T:
    """In uvloop's event loop, where there is one: it takes less time for each message."""
    with Runner(loop_factory=new_loop) as runner:
        return runner.run(work)


async def _run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    settings = descriptors.fitted(settings)
    with _only_server(settings):
        storage = await open_storage(settings)
        _collect_rarely()
        await Server(Services(settings, storage), ready).serve([listening])


def _collect_rarely() -> None:
    """What is loaded by now stays; and a full collection, which holds up everybody, comes only after many
    objects more, since hardly any of them are garbage in a circle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


@contextmanager
def _only_server(settings: Settings) -> Iterator[None]:
    """Two servers on one SQLite file would not hear of each other's moves; on PostgreSQL they do."""
    url = database_url(settings)
    if url.get_backend_name() != "sqlite":
        yield
        return
    with ExitStack() as stack:
        try:
            prepare_folder(url)
            stack.enter_context(file_lock.held(Path(f"{url.database}.lock")))
        except BlockingIOError:
            raise CannotServe(
                f"Another server is using {url.database}. Stop it, or choose another folder (TENKA_DATA)."
            ) from None
        except OSError as error:
            raise CannotServe(f"The storage cannot be opened: {error}") from error
        yield
