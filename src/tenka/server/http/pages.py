"""The built browser client: its files, and its one page for every address that is not a file."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tenka.server.http.problems import STATUS

FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Packed twins of a file that the build leaves beside it, the smallest first."""
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

    async def get_response(self, path: str, scope: Scope) -> Response:
        asset = path.startswith("assets/")
        try:
            response = await self._packed(path, scope) if asset else None
            response = response or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or asset or path == "api":
                raise
            response = self._page()
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

    def _page(self) -> Response:
        if self._index.is_file():
            return FileResponse(self._index)
        return HTMLResponse(NOT_BUILT, STATUS["not-built"])
