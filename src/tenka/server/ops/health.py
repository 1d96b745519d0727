"""About the server itself: is it alive, is it ready, what does it count, and who is told of a hole in it."""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenka.server.http.responses import json_response, problem_response
from tenka.server.ops import metrics
from tenka.server.protocol.problems import Problem
from tenka.server.services import Services
from tenka.server.settings import NOBODY
from tenka.server.storage.model import StorageError

FRESH = 1.0
"""Seconds for which the storage is not asked again: whoever asks us often must not keep it busy."""
KNOWN_FOR = timedelta(days=90)
"""How long a contact may be relied on without asking again."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class HealthEndpoints:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._ready_until = 0.0
        self.routes = [
            _route("/healthz", self.alive),
            _route("/readyz", self.ready),
            _route("/metrics", self.metrics),
            _route("/.well-known/security.txt", self.security),
        ]

    async def alive(self, _request: Request) -> Response:
        """The process answers; nothing else is asked."""
        return json_response({"status": "ok"})

    async def ready(self, _request: Request) -> Response:
        """Whether to send people here: not while draining, nor without a storage that can be written to."""
        if self._services.draining:
            raise Problem("draining")
        if monotonic() >= self._ready_until:
            try:
                await self._services.storage.check()
            except StorageError:
                raise Problem("storage-down") from None
            self._ready_until = monotonic() + FRESH
        return json_response({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        if not may_read_metrics(request, self._services.settings.metrics_token):
            raise Problem("no-page")
        return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)

    async def security(self, _request: Request) -> Response:
        """RFC 9116; there is none where the host has named nobody."""
        settings = self._services.settings
        if settings.contact == NOBODY:
            raise Problem("no-page")
        lines = [f"Contact: {settings.contact}", f"Expires: {expiry(datetime.now(UTC))}"]
        if settings.site:
            lines.append(f"Canonical: {settings.site}/.well-known/security.txt")
        return Response("\n".join([*lines, ""]), media_type="text/plain; charset=utf-8")


def expiry(now: datetime) -> str:
    """At midnight, so that it changes once a day."""
    return f"{(now + KNOWN_FOR).date().isoformat()}T00:00:00Z"


def may_read_metrics(request: Request, token: str) -> bool:
    """With the token, if there is one; else from this machine alone, and not through a proxy on it."""
    if token:
        given = request.headers.get("authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and is_loopback(request.client.host)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _route(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            return await handler(request)
        except Problem as problem:
            return problem_response(problem)

    return Route(path, endpoint, methods=["GET"])
