"""Every request has a role, and who lacks it is refused by the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import asdict
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, Router

from tenka.server.app import create_app
from tenka.server.http.endpoint import Endpoint
from tenka.server.http.responses import SecurityHeaders
from tenka.server.http.routes import ENDPOINTS
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.socket.endpoint import ADDRESS, Sockets
from tests.server.identity.test_accounts import sign_up
from tests.server.live import BOT, ME, LiveServer, Person

OPERATIONS = {"/healthz", "/readyz", "/metrics", "/.well-known/security.txt"}
"""For machines; `/metrics` has a token of its own (test_health)."""
SOCKET = "WS /tables/{table}/ws"
HOSTS = [endpoint.name for endpoint in ENDPOINTS if endpoint.access == "host"]


def walk(routes: list[BaseRoute], under: str = "") -> Iterator[str]:
    for route in routes:
        if isinstance(route, Mount) and isinstance(route.app, Router | Starlette):
            yield from walk(list(route.routes), under + route.path)
        elif isinstance(route, Route):
            yield from (f"{method} {under}{route.path}" for method in (route.methods or set()) - {"HEAD"})


def test_every_route_has_a_role_and_every_role_a_route(tmp_path: Path) -> None:
    app = create_app(Services(Settings(data=tmp_path)))
    outer, sockets = app._app, app._sockets
    assert isinstance(outer, SecurityHeaders)
    assert isinstance(sockets, Sockets)
    inner = outer._app
    assert isinstance(inner, Starlette)
    socket = re.sub(r"\(\?P<(\w+)>.*?\)", r"{\1}", ADDRESS.pattern)
    found = {*walk(inner.routes), f"WS {socket}"}
    operations = {call for call in found if call.partition(" ")[2] in OPERATIONS}
    assert len(operations) == len(OPERATIONS)
    assert {call.replace(" /api", " ") for call in found - operations} == {
        SOCKET,
        *(endpoint.name for endpoint in ENDPOINTS),
    }


def path_of(call: str) -> tuple[str, str]:
    method, _, path = call.partition(" ")
    return method, "/api" + re.sub(r"{\w+}", "some-thing", path)


def refused(person: Person, call: str) -> tuple[int, str]:
    method, path = path_of(call)
    answer = person.http.request(method, path, json={})
    return answer.status_code, answer.json()["code"]


def test_only_hosts_may_do_what_hosts_do(server: LiveServer) -> None:
    with server.person() as ann:
        assert {refused(ann, call) for call in HOSTS} == {(401, "sign-in-first")}
        sign_up(ann)
        assert {refused(ann, call) for call in HOSTS} == {(403, "not-allowed")}


def test_guests_are_refused_where_more_is_needed(server: LiveServer) -> None:
    calls = [endpoint.name for endpoint in ENDPOINTS if endpoint.access in ("account", "bot")]
    with server.person() as guest:
        assert {refused(guest, call) for call in calls} == {(401, "sign-in-first"), (401, "bad-token")}


def test_there_is_no_endpoint_without_a_role() -> None:
    known = asdict(ENDPOINTS[0])
    Endpoint(**known)
    del known["access"]
    with pytest.raises(TypeError, match="access"):
        Endpoint(**known)


def test_a_token_of_a_bot_opens_nothing_else(server: LiveServer) -> None:
    with server.person() as ann:
        table = ann.create(ME, {"kind": "open"})
        bot = ann.post(f"/tables/{table['id']}/bots", {"name": "Robo", "invite": table["invite"]}, 201)
        other = ann.create(ME, BOT)["id"]
        with server.person() as program:
            token = {"authorization": f"Bearer {bot['token']}"}
            assert program.http.get(f"/api/tables/{other}/stream", headers=token).status_code == 401
            assert program.http.get("/api/admin/load", headers=token).status_code == 401
            assert program.http.get("/api/tables", headers=token).json() == {"tables": []}
