"""The routes of the API, made from the table of endpoints: what is done with every request, in one place."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable
from time import perf_counter

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenka.core.errors import TenkaError
from tenka.server.http.context import Context
from tenka.server.http.endpoint import Endpoint
from tenka.server.http.responses import problem_response
from tenka.server.identity.cookies import SAFE_METHODS, check_origin
from tenka.server.identity.visitor import Visitor
from tenka.server.ops import metrics
from tenka.server.protocol.problems import Problem
from tenka.server.services import Services
from tenka.server.storage.model import StorageError

logger = logging.getLogger(__name__)


def api_routes(services: Services, endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each address, so that a wrong method is answered with all the right ones."""
    found: defaultdict[str, dict[str, Endpoint]] = defaultdict(dict)
    for endpoint in endpoints:
        found[endpoint.path][endpoint.method] = endpoint
    return [_route(services, path, methods) for path, methods in found.items()]


def _route(services: Services, path: str, methods: dict[str, Endpoint]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await _respond(services, methods[method], request)

    return Route(path, answer, methods=list(methods), name=path)


async def _respond(services: Services, endpoint: Endpoint, request: Request) -> Response:
    started = perf_counter()
    try:
        visitor = await _visitor(services, endpoint, request)
    except TenkaError as error:
        return _problem(error)
    try:
        context = Context(services, request, visitor)
        await _admit(context, endpoint)
        response = await endpoint.handler(context)
    except TenkaError as error:
        response = _problem(error)
    _note(endpoint, response.status_code, perf_counter() - started)
    if visitor.renew and "set-cookie" not in response.headers:
        services.cookies.put(request, response, visitor)
    return response


async def _visitor(services: Services, endpoint: Endpoint, request: Request) -> Visitor:
    """By the token of a bot where one is needed, else by the cookie. Problem."""
    if endpoint.access == "bot":
        return services.bot_tokens.visitor(request)
    return await services.visitor(request)


async def _admit(context: Context, endpoint: Endpoint) -> None:
    """Problem for who may not ask for this, or not now, or cannot pay for it."""
    services, request, asker = context.services, context.request, context.asker
    if request.method not in SAFE_METHODS:
        check_origin(request.headers)
    if any("\0" in value for value in request.query_params.values()):
        raise Problem("bad-request")
    await services.limits.requests.check(*asker)
    await services.charge(asker, endpoint.cost, request.path_params.get("table"))
    await services.gate.check(endpoint.access, context.visitor, request)
    endpoint.check_on(services.settings.parts)


def _problem(error: TenkaError) -> Response:
    if isinstance(error, Problem):
        metrics.REFUSALS.labels(error.code).inc()
        return problem_response(error)
    if isinstance(error, StorageError):
        logger.warning("storage: %s", error)
        return problem_response(Problem("storage-down"))
    logger.warning("%s", error)
    return problem_response(Problem("broken-table"))


def _note(endpoint: Endpoint, status: int, seconds: float) -> None:
    """The route and not the address, which holds the id of a table."""
    metrics.REQUESTS.labels(endpoint.path, endpoint.method, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(endpoint.path).observe(seconds)
    told = {
        "route": endpoint.path,
        "method": endpoint.method,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    logger.info("request", extra=told)
