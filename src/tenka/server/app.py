"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Mount, Router
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tenka.server.http.pages import OFFLINE, Pages, Site
from tenka.server.http.responses import SecurityHeaders, on_http_exception
from tenka.server.http.router import api_routes
from tenka.server.http.routes import ENDPOINTS
from tenka.server.ops.health import HealthEndpoints
from tenka.server.ops.housekeeping import tidy_forever
from tenka.server.services import Services
from tenka.server.socket.endpoint import Sockets


def create_app(services: Services) -> Split:

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.storage.open()
        await services.bus.open(services.hub)
        tidying = tidy_forever(services.storage, services.hub, services.settings.waiting_days)
        works = [tidying, services.hub.sweep()]
        if services.settings.parts:
            works.append(services.scorekeeper.follow())
        if "contests" in services.settings.parts:
            works.append(services.organizer.follow())
        background = [asyncio.create_task(work) for work in works]
        yield
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)  # each ends its transaction first
        services.coach.close()
        services.jobs.end()
        await services.hub.close()
        await services.organizer.close()
        await services.scorekeeper.close()
        await services.notifier.close()
        await services.bus.close()
        await services.storage.close()

    api = Router(api_routes(services, ENDPOINTS), redirect_slashes=False)
    app = Starlette(
        routes=[
            *HealthEndpoints(services).routes,
            Mount("/api", api),
            Mount(OFFLINE, Site(services.settings.offline)),
            Mount("/", Pages(services)),
        ],
        exception_handlers={HTTPException: on_http_exception, Exception: on_http_exception},
        lifespan=lifespan,
    )
    return Split(
        SecurityHeaders(app),  # outside of everything, so that even an unforeseen error carries them
        Sockets(services),
    )


class Split:
    """WebSockets go a way of their own: every layer on it takes memory for each of them, for as long as it is
    open."""

    def __init__(self, app: ASGIApp, sockets: Sockets) -> None:
        self._app = app
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets.connect(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)
