"""A finger on a phone's screen, as slow as wished."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import middle

SLOW = 0.45
"""Seconds: longer than many a browser allows for a click, shorter than it takes to hold something."""
LONG = 0.6
STILL = "() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => null)"
"""Words get wider or narrower when their font comes, and what is pointed at moves."""
PASS = "(seconds) => new Promise((go) => setTimeout(go, 1000 * seconds))"


class Finger:
    """The browser is told how long it was down, so that a busy machine cannot make a hold of a tap."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        self._since = 0.0

    def down(self, thing: Locator) -> None:
        self._page.evaluate(STILL)
        x, y = middle(thing)
        self._since = self._page.evaluate("() => Date.now() / 1000")
        self._send("touchStart", self._since, [{"x": x, "y": y}])

    def up(self, seconds: float) -> None:
        self._send("touchEnd", self._since + seconds, [])

    def tap_slowly(self, thing: Locator) -> None:
        self.down(thing)
        self._page.evaluate(PASS, SLOW)
        self.up(SLOW)

    def hold(self, thing: Locator, told: Locator) -> None:
        """Until something is told of it."""
        self.down(thing)
        expect(told).to_be_visible()
        self.up(LONG)

    def _send(self, kind: str, when: float, points: list[dict[str, float]]) -> None:
        self._tools.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": when, "touchPoints": points})
