"""The HTTP side of things: bodies with a limit, answers as JSON, problems, headers."""

from __future__ import annotations

import re
from math import ceil
from typing import Final, TypeVar

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.server.http.problems import PROBLEM, STATUS, TOO_MANY
from tenka.server.protocol.problems import Problem

T = TypeVar("T")
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""As JSON writes the one sign that no database keeps in a text."""
LONGEST_NUMBER: Final = 6
PATIENCE: Final = 16 * 1024 * 1024
"""Bytes of a body that is too large which are still read, so that its sender gets to see the answer."""

SOME_SECONDS: Final = 10
"""To wait where nobody knows how long, such as until a page is closed."""
FROM_STARLETTE: Final = {404: "no-page", 405: "bad-method", 500: "internal"}

POLICY: Final = "content-security-policy"
HEADERS: Final = {
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

ONLY_TLS: Final = "max-age=31536000"
"""Once a host was reached by TLS, browsers ask for nothing else there for a year."""


def json_response(content: object, status: int = 200) -> Response:
    return json_bytes(msgspec.json.encode(content), status)


def json_bytes(content: bytes, status: int = 200, media: str = "application/json") -> Response:
    return Response(
        content,
        status_code=status,
        media_type=media,
        headers={"cache-control": "no-store"},
    )


def problem_response(problem: Problem) -> Response:
    status = STATUS[problem.code]
    response = json_bytes(msgspec.json.encode(problem.details(status)), status, PROBLEM)
    if status == TOO_MANY:
        response.headers["retry-after"] = str(max(1, ceil(problem.wait or SOME_SECONDS)))
    return response


async def on_http_exception(_request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, such as an unknown address, as a Problem."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = problem_response(Problem(FROM_STARLETTE.get(status, "bad-request")))
    response.headers.update((error.headers if isinstance(error, HTTPException) else None) or {})
    return response


async def read_as(request: Request, kind: type[T], limit: int) -> T:
    """The body as one of the protocol's Structs. Problem."""
    body = await read(request, limit)
    if NUL.search(body):
        raise Problem("bad-request")
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem("bad-request", f"({error})") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("bad-json") from None


def number(text: str) -> int:
    """A number from an address. Problem."""
    if not text.isascii() or not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Problem("bad-request")
    return int(text)


async def read(request: Request, limit: int) -> bytes:
    """The body, if it is not larger than this. Problem."""
    body = bytearray()
    size = 0
    try:
        async for chunk in request.stream():
            size += len(chunk)
            if size <= limit:
                body += chunk
            elif size > PATIENCE:
                break
    except ClientDisconnect:  # nobody hears it any more
        raise Problem("too-slow") from None
    if size > limit:
        raise Problem("too-large")
    return bytes(body)


class SecurityHeaders:
    """Adds the same headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", ONLY_TLS)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
