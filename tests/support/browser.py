"""A real Chromium for tests, driven by Playwright's synchronous interface."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from tools import chromium

FLAGS = (
    "--no-sandbox",  # tests also run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """For synchronous tests: Playwright's synchronous side does not mix with a running event loop."""
    program = chromium.find()
    if program is None:
        raise RuntimeError(chromium.ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


LEFT = re.compile("svelte.dev/e/derived_inert")
"""An answer came to a page that was just left: it may read what it knew, and nobody sees it."""


class Guard:
    """Notes what no page may do: complain in the console, fail in a script, ask another site for anything."""

    def __init__(self, *origins: str) -> None:
        self._origins = origins
        self._forgiven = [LEFT]
        self._noted: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._noted.append(f"script: {error}"))
        page.on("request", self._on_request)

    def forgive(self, pattern: str) -> None:
        """What a test brings about on purpose, such as a connection that breaks."""
        self._forgiven.append(re.compile(pattern))

    def problems(self) -> list[str]:
        """What was noted and is not forgiven."""
        return [note for note in self._noted if not any(known.search(note) for known in self._forgiven)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._noted.append(f"console: {message.text} ({message.location.get('url')})")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((*self._origins, "data:", "blob:")):
            self._noted.append(f"request: {request.url}")
