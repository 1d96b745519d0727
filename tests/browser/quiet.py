"""Waits until a page has got all that it asked the server for, and shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

from tests.browser import table

FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
T = TypeVar("T")

_underway: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()


def watch(page: Page) -> None:
    """Take note of its requests from now on."""
    requests = _underway[page] = set()

    def begun(request: Request) -> None:
        requests.add(request)

    def ended(request: Request) -> None:
        requests.discard(request)

    page.on("request", begun)
    page.on("requestfinished", ended)
    page.on("requestfailed", ended)


def settled(page: Page, read: Callable[[Page], T]) -> T:
    """What is read once nothing is on its way any more, such as odds that were asked for."""
    page.evaluate(FRAMES)
    while _underway[page]:
        table.until(page, lambda: not _underway[page], "all requests are answered")
        page.evaluate(FRAMES)
    return read(page)
