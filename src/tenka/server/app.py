"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Mount, Router, WebSocketRoute
from starlette.types import ASGIApp

from tenka.server.http.pages import Pages
from tenka.server.http.responses import SecurityHeaders, on_http_exception
from tenka.server.http.router import api_routes
from tenka.server.http.routes import ENDPOINTS
from tenka.server.ops.health import HealthEndpoints
from tenka.server.ops.housekeeping import tidy_forever
from tenka.server.services import Services
from tenka.server.socket.endpoint import Sockets


def create_app(services: Services) -> ASGIApp:

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.storage.open()
        await services.bus.open(services.hub)
        tidying = tidy_forever(services.storage, services.hub, services.settings.waiting_days)
        background = [asyncio.create_task(work) for work in (tidying, services.hub.sweep())]
        yield
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)  # each ends its transaction first
        services.coach.close()
        services.jobs.end()
        await services.hub.close()
        await services.notifier.close()
        await services.bus.close()
        await services.storage.close()

    socket = WebSocketRoute("/tables/{table}/ws", Sockets(services).table)
    api = Router([*api_routes(services, ENDPOINTS), socket], redirect_slashes=False)
    app = Starlette(
        routes=[
            *HealthEndpoints(services).routes,
            Mount("/api", api),
            Mount("/", Pages(services.settings.static)),
        ],
        exception_handlers={HTTPException: on_http_exception, Exception: on_http_exception},
        lifespan=lifespan,
    )
    return SecurityHeaders(app)  # outside of everything, so that even an unforeseen error carries them
