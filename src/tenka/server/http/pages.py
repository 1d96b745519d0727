"""The built browser client: its files, and its one page for all addresses that lead to a screen of it.

Which those are, the client itself says (`routes.json`): every other address answers 404, with the same page
to say so, and so does that of a table, person, club, contest or puzzle that there is not.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tenka import games
from tenka.server.http.previews import PICTURES, Previews
from tenka.server.http.problems import STATUS
from tenka.server.http.responses import HEADERS, POLICY
from tenka.server.services import Services

FOREVER: Final = "public, max-age=31536000, immutable"
PERSONAL: Final = {"vary": "Accept-Language", "cache-control": "private, no-cache"}
ROUTES: Final = "routes.json"
mimetypes.add_type("application/manifest+json", ".webmanifest")
OFFLINE: Final = "/offline/"
"""Where Tenka without a server lies."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Packed twins of a file that the build leaves beside it, the smallest first."""
WITH_PYTHON: Final = (
    HEADERS[POLICY]
    .replace("script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'")
    .replace("connect-src 'self'", "connect-src 'self' blob:")
)
"""Its parts are unpacked in the page and come from there."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tenka</title>
<h1>Tenka is running, but its pages are not built</h1>
<p>The server works; only the browser client is missing. <code>python3 run.py play</code> builds it.</p>
</html>
"""


class Pages(StaticFiles):
    """Files under /assets carry their content in their names and never change; all else is checked anew."""

    def __init__(self, services: Services) -> None:
        folder = services.settings.static
        super().__init__(directory=folder, check_dir=False)
        self._cookies = services.cookies
        self._previews = Previews(services)
        self.config_checked = True  # a folder that is not there yet means pages that are not built yet
        self._index = folder / "index.html"
        self._routes = folder / ROUTES

    async def get_response(self, path: str, scope: Scope) -> Response:
        asset = path.startswith("assets/")
        try:
            response = await self._packed(path, scope) if asset else None
            response = response or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or asset or path == "api":
                raise
            response = await self._page(Request(scope))
        except ValueError:  # a path that no file system knows
            raise HTTPException(404) from None
        response.headers.setdefault("cache-control", FOREVER if asset else "no-cache")
        if path.startswith(f"{PICTURES}/"):  # shown wherever a link is
            response.headers["cross-origin-resource-policy"] = "cross-origin"
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The smallest form of an asset that this browser takes; none if there is only the plain one."""
        wanted = Headers(scope=scope).get("accept-encoding", "")
        taken = {part.partition(";")[0].strip() for part in wanted.split(",")}
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        for encoding, suffix in PACKED.items():
            if encoding in taken and self.lookup_path(path + suffix)[1] is not None:
                response = await super().get_response(path + suffix, scope)
                response.headers["content-type"] = kind
                response.headers["content-encoding"] = encoding
                response.headers["vary"] = "Accept-Encoding"
                return response
        return None

    async def _page(self, request: Request) -> Response:
        if not self._index.is_file() or not self._routes.is_file():
            return HTMLResponse(NOT_BUILT, STATUS["not-built"])
        routes = msgspec.json.decode(self._routes.read_bytes(), type=dict[str, str])
        route, values = found_route(routes, request.scope["path"])
        page = self._index.read_text("utf-8")
        told, status = await self._previews.put_into(page, route, values, request)
        response = HTMLResponse(told, status, PERSONAL)
        self._introduce(request, response)
        return response

    def _introduce(self, request: Request, response: Response) -> None:
        """Tell somebody new who they are. Pages ask for several things at once: if these told it, each would
        tell another identity, and somebody might sit at a table as one and watch it as another."""
        signed_in = self._cookies.read(request, self._cookies.session)
        if not signed_in and (visitor := self._cookies.visitor(request)).fresh:
            self._cookies.put(request, response, visitor)


class Site(StaticFiles):
    """Tenka without a server, as `tools/site.py` builds it: a page that runs Python."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False, html=True)
        self.config_checked = True  # it may be built later

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith(("assets/", "engine/")) and not path.endswith(".json")
        response.headers["cache-control"] = FOREVER if lasting else "no-cache"
        response.headers[POLICY] = WITH_PYTHON
        return response


def found_route(routes: dict[str, str], path: str) -> tuple[str, dict[str, str]]:
    """The route that leads to a path, and what stands for its `:names` there; no name if none does."""
    for name, route in routes.items():
        values = _values(route, path)
        if values is not None:
            return name, values
    return "", {}


def _values(route: str, path: str) -> dict[str, str] | None:
    """For a path such as /rules/go and a route such as /rules/:game, if there is such a game."""
    wanted, given = (text.rstrip("/").split("/") for text in (route, path))
    if len(wanted) != len(given) or not all(map(_fits, wanted, given)):
        return None
    return {
        want.removeprefix(":"): value for want, value in zip(wanted, given, strict=True) if want[:1] == ":"
    }


def _fits(wanted: str, given: str) -> bool:
    if wanted == ":game":
        return given in games.PLUGINS
    return given != "" if wanted.startswith(":") else given == wanted
