"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Mount, Router, WebSocketRoute
from starlette.types import ASGIApp

from tenka.server.api import Api, Services
from tenka.server.http import SecurityHeaders, on_http_exception
from tenka.server.pages import Pages
from tenka.server.settings import Settings
from tenka.server.sockets import Sockets
from tenka.server.storage import Storage


def create_app(settings: Settings, storage: Storage | None = None) -> ASGIApp:
    """An application for these settings, and for another storage than theirs if one is given."""
    services = Services(settings, storage)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.storage.open()
        yield
        await services.hub.close()
        await services.notifier.close()
        await services.storage.close()

    socket = WebSocketRoute("/tables/{table}/ws", Sockets(services).table)
    api = Router([*Api(services).routes, socket], redirect_slashes=False)
    app = Starlette(
        routes=[Mount("/api", api), Mount("/", Pages(settings.static))],
        exception_handlers={HTTPException: on_http_exception, Exception: on_http_exception},
        lifespan=lifespan,
    )
    return SecurityHeaders(app)  # outside of everything, so that even an unforeseen error carries them
