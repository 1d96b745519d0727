"""Tours through the screens, by day on a desktop and by night on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Visits
from tests.browser.inspection import LOOKS, Inspection, Look

EMPTY = "about:blank"
FOLLOW = """path => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
"""As a link of the page does."""


class Tour:
    """Somebody with one way of looking, and the pages they open."""

    def __init__(self, visit: Visits, look: Look) -> None:
        self.visit, self.look = visit, look
        self.inspection = Inspection(look)
        self.see = self.inspection.see
        self.see_dialog = self.inspection.see_dialog
        self._pages: dict[BrowserContext, Page] = {}

    def profile(self, *, tips: bool = False) -> BrowserContext:
        size, language, dark = self.look.size, self.look.language, self.look.dark
        phone = self.look.name == "night"
        return self.visit.profile(size=size, touch=phone, language=language, dark=dark, still=True, tips=tips)

    def at(self, context: BrowserContext, path: str, sign: str) -> Page:
        """The one page of somebody, gone there."""
        if context not in self._pages:
            self._pages[context] = self.visit.tab(context)
        page = self._pages[context]
        if page.url == EMPTY or urlsplit(page.url).path == urlsplit(path).path:
            page.goto(path)
        else:
            page.evaluate(FOLLOW, path)
        expect(page.locator(sign).first).to_be_visible()
        return page


def by(name: str) -> str:
    return f'[data-testid="{name}"]'


def made(
    context: BrowserContext, *seats: dict[str, str], game: str = "zipang", **more: Any
) -> dict[str, Any]:
    answer = context.request.post("/api/tables", data={"game": game, "seats": list(seats), **more})
    assert answer.status == 201, answer.text()
    found: dict[str, Any] = answer.json()
    return found


Walk = Callable[[Tour], None]


def by_day_and_night(*walks: Walk) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Each walk through some screens, once by day and once by night."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        seen = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)(test)
        walked: Callable[..., None] = pytest.mark.parametrize("walk", walks, ids=lambda walk: walk.__name__)(
            seen
        )
        return walked

    return mark


def check(visit: Visits, walk: Walk, look: Look) -> None:
    visit.guard.forgive("Failed to load resource")
    tour = Tour(visit, look)
    walk(tour)
    assert tour.inspection.seen
    assert not tour.inspection.found, "\n".join(tour.inspection.found)
