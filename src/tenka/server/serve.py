"""Starts the server: its port, its addresses, the browser, one process or several."""

from __future__ import annotations

import errno
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

from msgspec.structs import replace

from tenka.server import qr_code
from tenka.server.ops import logs
from tenka.server.private_files import private_folder
from tenka.server.process import CannotServe, run
from tenka.server.processes import serve_many
from tenka.server.settings import settings_from

OUTSIDE: Final = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # noqa: S104 - only compared with
"""For each host that means all networks, an address in none: the way there shows which one is ours."""
USUAL_PORT: Final = 1603
"""In that year the Edo period began."""
MANY_PORTS: Final = 100
LAST_PORT: Final = 65_535
PORT_FILE: Final = "port"
UNREAD: Final = 60_000
"""Milliseconds after which the system cuts a connection whose other end takes nothing in."""


class PortTaken(CannotServe):
    """Somebody listens there already."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    open_browser: bool = True,
    data: Path | None = None,
    processes: int = 1,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Serve until Ctrl+C or a signal. Without a port, at the one where this data was served last, else at
    the usual one or the next that is free: what browsers keep belongs to it. 0 is any that is free."""
    settings = settings_from(data=data)
    logs.set_up(settings.log)
    listening = listen_as_before(host, settings.data) if port is None else listen(host, port)
    number = listening.getsockname()[1]
    url, network = address(host, number), network_address(host, number)
    settings = replace(settings, network=network.rstrip("/"))

    def ready() -> None:
        if port is None:
            _remember_port(settings.data, number)
        (announce or _print)(url)
        if network:
            _print_network(network)
        if open_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    with listening, suppress(KeyboardInterrupt):
        if processes > 1:
            serve_many(settings, listening, processes, ready)
        else:
            run(settings, listening, ready)


def listen_as_before(host: str, data: Path) -> socket.socket:
    """At the port of the last time; if that is taken, at the next one that is free."""
    first = _last_port(data)
    for port in range(first, min(first + MANY_PORTS, LAST_PORT)):
        with suppress(PortTaken):
            return listen(host, port)
    return listen(host, first)  # says why not


def _last_port(data: Path) -> int:
    try:
        port = int((data / PORT_FILE).read_text("ascii"))
    except (OSError, ValueError):
        return USUAL_PORT
    return port if 0 < port <= LAST_PORT else USUAL_PORT


def _remember_port(data: Path, port: int) -> None:
    with suppress(OSError):  # a server without a folder of its own begins anew each time
        private_folder(data)
        (data / PORT_FILE).write_text(str(port), "ascii")


def listen(host: str, port: int) -> socket.socket:
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else every answer waits for an
    # acknowledgment, 40 ms on Linux
    listening = socket.socket(_family(host), socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # who is accepted here inherits it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        kind = PortTaken if getattr(error, "errno", None) == errno.EADDRINUSE else CannotServe
        raise kind(f"Port {port} of {host} cannot be used: {error}") from None
    return listening


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine: as for a server of its own, where that leads there, too.

    What a browser keeps of the site, from the language to seats, it keeps for one address.
    """
    return _url({"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, host), port)  # noqa: S104 - as above


def network_address(host: str, port: int) -> str:
    """What to type into a browser on another machine of the network; empty if none can get here."""
    if host not in OUTSIDE:
        return ""
    with suppress(OSError), socket.socket(_family(host), socket.SOCK_DGRAM) as way:
        way.connect((OUTSIDE[host], 9))  # sends nothing
        return _url(way.getsockname()[0], port)
    return ""


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def has_browser() -> bool:
    """Whether a window can be opened. A text browser in this terminal would only be in the way."""
    windows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return windows or platform.system() != "Linux"


def _print(url: str) -> None:
    sys.stdout.write(f"Tenka: {url}\n")
    sys.stdout.flush()


def _print_network(url: str) -> None:
    """For phones with a QR code, where somebody sees it."""
    code = f"\n{qr_code.in_terminal(url)}" if sys.stdout.isatty() else ""
    sys.stdout.write(f"In your network: {url}\n{code}")
    sys.stdout.flush()
