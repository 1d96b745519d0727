"""Starts the server: a free port, the address, the browser, one process or several."""

from __future__ import annotations

import asyncio
import os
import platform
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tenka.server.ops import logs
from tenka.server.process import CannotServe, run
from tenka.server.processes import serve_many
from tenka.server.settings import settings_from

ANY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - only compared with
UNREAD: Final = 60_000
"""Milliseconds after which the system cuts a connection whose other end takes nothing in."""


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    *,
    open_browser: bool = True,
    data: Path | None = None,
    processes: int = 1,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Serve until Ctrl+C or a signal. With port 0 a free one is taken."""
    settings = settings_from(data=data)
    logs.set_up(settings.log)
    listening = listen(host, port)
    url = address(host, listening.getsockname()[1])

    def ready() -> None:
        (announce or _print)(url)
        if open_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    with listening, suppress(KeyboardInterrupt):
        if processes > 1:
            serve_many(settings, listening, processes, ready)
        else:
            asyncio.run(run(settings, listening, ready))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else every answer waits for an
    # acknowledgment, 40 ms on Linux
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # who is accepted here inherits it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServe(f"Port {port} of {host} cannot be used: {error}") from None
    return listening


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "localhost" if host in ANY_ADDRESS else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def has_browser() -> bool:
    """Whether a window can be opened. A text browser in this terminal would only be in the way."""
    windows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return windows or platform.system() != "Linux"


def _print(url: str) -> None:
    sys.stdout.write(f"Tenka: {url}\n")
    sys.stdout.flush()
