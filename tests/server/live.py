"""A real server on a real port, and people who talk to it over HTTP and WebSockets."""

from __future__ import annotations

import functools
import itertools
import operator
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Self

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect

from tenka.server.process import Server, run_in_loop
from tenka.server.protocol import socket
from tenka.server.serve import listen
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.storage.database import Database
from tests.support.waiting import PATIENCE

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}

Message = dict[str, Any]
Reopen = Callable[[], AbstractContextManager["Connection"]]
_decoder = msgspec.json.Decoder(socket.ServerMessage)


class LiveServer(msgspec.Struct, frozen=True):
    host: str
    stop: Callable[[], None]
    """Tells it to end, as a signal would."""

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def person(self) -> Person:
        return Person(self.host)


@contextmanager
def running(settings: Settings, storage: Database | None = None) -> Iterator[LiveServer]:
    """The application under uvicorn, in a thread."""
    listening = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = Server(Services(settings, storage), ready.set)
    thread = threading.Thread(target=lambda: run_in_loop(server.serve([listening])), daemon=True)
    thread.start()

    def end() -> None:
        server.should_exit = True

    try:
        assert ready.wait(PATIENCE), "the server did not start"
        yield LiveServer(f"127.0.0.1:{listening.getsockname()[1]}", end)
    finally:
        end()
        thread.join(PATIENCE)
        listening.close()
    assert not thread.is_alive(), "the server did not end"


class Person:
    """A browser without a page: keeps its cookie, speaks the protocol."""

    def __init__(self, host: str, cookies: dict[str, str] | None = None) -> None:
        self.host = host
        plain = httpx2.HTTPTransport(verify=False)  # to read all certificates takes long
        self.http = httpx2.Client(
            base_url=f"http://{host}", cookies=cookies, timeout=PATIENCE, transport=plain, trust_env=False
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        return _checked(self.http.get(f"/api{path}"), status)

    def post(self, path: str, content: Any, status: int = 200) -> Any:
        return _checked(self.http.post(f"/api{path}", json=content), status)

    def pages(self, table: str, viewer: str = "") -> list[Message]:
        """A whole replay, page by page."""
        path = f"/tables/{table}/replay?viewer={viewer}&from="
        pages = [self.get(path + "0")]
        while pages[-1]["next"] is not None:
            pages.append(self.get(path + str(pages[-1]["next"])))
        return pages

    def create(self, *seats: Message, game: str = "zipang") -> Message:
        table: Message = self.post("/tables", {"game": game, "seats": list(seats)}, 201)
        return table

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, **headers: str) -> Iterator[Connection]:
        """Connected to a table; the view is the first message."""
        given = {"Cookie": self.cookie(), **headers}
        with connect(
            f"ws://{self.host}/api/tables/{table}/ws",
            additional_headers=given,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
        ) as socket:
            yield Connection(socket, lambda: self.at(table))


class Connection:
    """What one page hears, message by message; each is checked against the protocol."""

    keys = itertools.count(1)

    def __init__(
        self, socket: ClientConnection, again: Callable[[], AbstractContextManager[Connection]]
    ) -> None:
        self.socket = socket
        self.again = again
        """Opens another page of the same person at the same table."""
        self.wire: list[str] = []
        """All that came, as it came."""
        self.heard: list[Message] = []
        """The same, with what a step left out because it was told before."""
        self.now: Message = {}
        """The last view or step."""

    def next(self) -> Message:
        try:
            data = self.socket.recv(PATIENCE)
        except TimeoutError:
            raise AssertionError(f"nothing more was told after {self.lately()}") from None
        assert isinstance(data, str)
        _decoder.decode(data)
        self.wire.append(data)
        message: Message = msgspec.json.decode(data)
        if message["type"] in ("view", "step"):
            message = self.now = with_what_was_told(message, self.now)
        self.heard.append(message)
        return message

    def lately(self) -> list[str]:
        return [message["type"] for message in self.heard[-9:]]

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        end = time.monotonic() + PATIENCE
        while not wanted(message := self.next()):
            assert time.monotonic() < end, f"what was waited for is not among {self.lately()}"
        return message

    def until_type(self, *kinds: str) -> Message:
        return self.until(lambda message: message["type"] in kinds)

    def until_asked(self) -> Message:
        """Wait until it is this seat's turn, or the game is over."""
        while not (self.now and (self.now["moves"] or self.now["observation"]["step"] == "over")):
            self.next()
        return self.now

    def whole_log(self) -> list[Message]:
        """All that happened, of which the view told the last steps."""
        view = self.until_type("view")
        steps, earlier = view["log"], view["earlier"]
        while earlier:
            self.send({"type": "earlier", "before": steps[0]["version"]})
            told = self.until_type("log")
            steps, earlier = told["steps"] + steps, told["earlier"]
        return list(steps)

    def send(self, message: Any) -> None:
        self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    def play(self, move: str, version: int | None = None, key: str | None = None) -> str:
        """Send a move; its key."""
        key = key or f"key-{next(self.keys)}"
        seen = self.now["version"] if version is None else version
        self.send({"type": "play", "version": seen, "key": key, "move": move})
        return key

    def play_and_wait(self, move: str) -> Message:
        """Send a move and take everything up to the step it led to."""
        version = self.now["version"]
        self.play(move)
        return self.until_version(version + 1)

    def until_version(self, version: int) -> Message:
        """Take everything up to the step that led there or further."""
        return self.until(lambda told: told["type"] in ("view", "step") and told["version"] >= version)

    def is_over(self) -> bool:
        return bool(self.now["observation"]["step"] == "over")

    def play_to_the_end(self, choice: random.Random) -> None:
        """Play any legal move whenever asked."""
        while self.until_asked() and not self.is_over():
            self.play_and_wait(choice.choice(self.now["moves"]))


def _checked(response: httpx2.Response, status: int) -> Any:
    assert response.status_code == status, response.text
    return response.json()


def as_sent(anything: Any) -> Any:
    """A Struct as it looks at the other end of the line."""
    return msgspec.json.decode(msgspec.json.encode(anything))


def with_what_was_told(message: Message, before: Message) -> Message:
    """A view or step with all that it left out because it was told before."""
    told = dict(message)
    if message["type"] == "step" and message["observation"] is None:
        told["observation"] = msgspec.json.decode(msgspec.json.encode(before["observation"]))
        for change in message["changes"]:
            *path, last = change["at"]
            functools.reduce(operator.getitem, path, told["observation"])[last] = change["to"]
    if message["moves"] is None:
        told["moves"] = before["moves"]
    return told
