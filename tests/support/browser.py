"""A real Chromium for tests, driven by Playwright's synchronous interface."""

from __future__ import annotations

import inspect
import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from traceback import walk_stack
from types import SimpleNamespace
from unittest.mock import patch

from playwright._impl import _sync_base
from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, Request, sync_playwright

from tools import chromium

FLAGS = (
    "--no-sandbox",  # tests also run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--single-threaded",  # two cores have no time for a second thread; a tenth less of it is spent
    # Every window would get pages of its own for suggestions below an address that nobody types, at twice the
    # cost of ours. The others are what Playwright switches off: only the last list counts.
    (
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled,"
        "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,"
        "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning"
    ),
)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """For synchronous tests: Playwright's synchronous side does not mix with a running event loop."""
    with running_chromium() as live:
        yield live.browser()


NEAREST = 12
"""Frames that Playwright is told: more than it has of its own above the line that calls it."""


def nearest_frames(context: int) -> list[inspect.FrameInfo]:
    """In place of `inspect.stack`, which took 20 ms: it looks for the module of every frame below pytest."""
    frames = islice(walk_stack(inspect.currentframe()), 1, NEAREST)
    return [
        inspect.FrameInfo(frame, frame.f_code.co_filename, line, frame.f_code.co_name, None, None)
        for frame, line in frames
    ]


@contextmanager
def running_chromium() -> Iterator[Chromium]:
    quick = patch.object(_sync_base, "inspect", SimpleNamespace(stack=nearest_frames))
    with quick, sync_playwright() as playwright:
        live = Chromium(playwright.chromium)
        try:
            yield live
        finally:
            live.close()


class Chromium:
    """One Chromium after the other: a new one only where the last has died."""

    def __init__(self, kind: BrowserType, *, windows: bool = False) -> None:
        program = chromium.find(windows=windows)
        if program is None:
            raise RuntimeError(chromium.ADVICE)
        self._kind, self._program = kind, program
        self._browser: Browser | None = None
        self._process = 0

    def with_windows(self) -> Chromium:
        """Another one, which shows notifications."""
        return Chromium(self._kind, windows=True)

    def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._kind.launch(executable_path=self._program, args=list(FLAGS))
            found = self._browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
            self._process = next(one["id"] for one in found["processInfo"] if one["type"] == "browser")
        return self._browser

    @contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """Not all of Playwright's calls have a limit: whatever waits after so long fails, where it stands."""
        self.browser()
        limit = threading.Timer(seconds, self._end)
        limit.start()
        try:
            yield
        finally:
            limit.cancel()

    def _end(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()


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
