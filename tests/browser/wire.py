"""Everything that the server lets a page know, byte for byte."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.server.live import with_what_was_told

Message = dict[str, Any]
FLEETING = {"id", "created", "updated", "invite", "key"}
"""What differs from table to table and from time to time, and says nothing of the game."""
ID = re.compile(r"(?<![\w-])[\w-]{20}(?![\w-])")
PONG = '{"type":"pong"}'
"""Comes when nothing else has come for a while."""


class Wire:
    """Listens to a page: the frames of its WebSockets and the bodies of its requests, without the assets."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        if str(frame) != PONG:
            self.frames.append(str(frame))

    def _note(self, response: Response) -> None:
        if "/api/" in response.url and not response.url.endswith("/ws"):
            self._answers.append(response)

    def bodies(self) -> list[str]:
        """By address: what a page asks for at the same time is answered in any order."""
        answers = sorted(self._answers, key=lambda response: ID.sub("id", response.url))
        return [response.text() for response in answers]

    def heard(self) -> list[Any]:
        """All of it so far, without what is fleeting."""
        return [lasting(json.loads(text)) for text in [*self.bodies(), *self.frames]]

    def messages(self, kind: str) -> list[Message]:
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == kind]

    def views(self) -> list[Message]:
        """All views and steps, with what a step left out because it was told before."""
        return whole([json.loads(frame) for frame in self.frames])


def whole(messages: list[Message]) -> list[Message]:
    """The views and steps among them, put together as the page does."""
    found: list[Message] = []
    for message in messages:
        if message["type"] in ("view", "step"):
            found.append(with_what_was_told(message, found[-1] if found else {}))
    return found


def lasting(anything: Any) -> Any:
    if isinstance(anything, dict):
        kept = ((name, value) for name, value in anything.items() if name not in FLEETING)
        return {ID.sub("id", name): lasting(value) for name, value in kept}
    return [lasting(each) for each in anything] if isinstance(anything, list) else anything
