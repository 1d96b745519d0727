"""Real receivers of notices: a web server for webhooks and knocks, and a mail server."""

from __future__ import annotations

import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

from tests.support.waiting import PATIENCE


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class WebReceiver:
    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.status = 201
        self._received: queue.Queue[Received] = queue.Queue()

    def put(self, received: Received) -> None:
        self._received.put(received)

    def next(self) -> Received:
        return self._received.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        return self._received.empty()


@contextmanager
def receiving_web() -> Iterator[WebReceiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            receiver.put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(receiver.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver = WebReceiver(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join(PATIENCE)


class MailReceiver:
    def __init__(self, port: int) -> None:
        self.port = port
        self._letters: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self._letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self._letters.get(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def receiving_mail() -> Iterator[MailReceiver]:
    receiver = MailReceiver(free_port())
    controller = Controller(receiver, hostname="127.0.0.1", port=receiver.port)
    controller.start()
    try:
        yield receiver
    finally:
        controller.stop()
