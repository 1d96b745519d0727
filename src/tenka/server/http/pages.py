"""The built browser client: its files, and its one page for all addresses that lead to a screen of it.

Which those are, the client itself says (`routes.json`): every other address answers 404, with the same page
to say so.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tenka import games
from tenka.server.http.problems import STATUS
from tenka.server.http.responses import HEADERS, POLICY

FOREVER: Final = "public, max-age=31536000, immutable"
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

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
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
            response = self._page(scope["path"])
        except ValueError:  # a path that no file system knows
            raise HTTPException(404) from None
        response.headers["cache-control"] = FOREVER if asset else "no-cache"
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

    def _page(self, path: str) -> Response:
        if not self._index.is_file() or not self._routes.is_file():
            return HTMLResponse(NOT_BUILT, STATUS["not-built"])
        routes = msgspec.json.decode(self._routes.read_bytes(), type=dict[str, str])
        known = any(_leads(route, path) for route in routes.values())
        return FileResponse(self._index, 200 if known else STATUS["no-page"])


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


def _leads(route: str, path: str) -> bool:
    """Whether a path such as /rules/x fits a route such as /rules/:game, and there is such a game."""
    wanted, given = (text.rstrip("/").split("/") for text in (route, path))
    if len(wanted) != len(given):
        return False
    return all(_fits(*pair) for pair in zip(wanted, given, strict=True))


def _fits(wanted: str, given: str) -> bool:
    if wanted == ":game":
        return given in games.PLUGINS
    return given != "" if wanted.startswith(":") else given == wanted
