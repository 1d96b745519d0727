"""Looks at screens one by one, and notes everything that is wrong with any of them."""

from __future__ import annotations

import os
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import ELSEWHERE, violations
from tests.browser.conftest import DESKTOP, PHONE, RESULTS
from tests.browser.look import flaws, misfits
from tests.browser.words import leftovers

AT_REST = """() => document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""
"""What moves only for a while has arrived."""
PICTURES = os.environ.get("TENKA_PICTURES") == "1"
"""Set it to 1 to get a picture of every screen in `test-results`."""
FOCUS = """() => {
    const focused = document.activeElement
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (!open) return 'nowhere'
    return open.contains(focused) ? 'inside' : focused === document.body ? 'nowhere' : 'outside'
}"""


class Look(NamedTuple):
    """How somebody sees the pages."""

    name: str
    size: tuple[int, int]
    language: str
    dark: bool
    main: int
    """How large whatever is pressed most must be; everything else is at least 24."""


LOOKS = (Look("day", DESKTOP, "en-GB", False, 32), Look("night", PHONE, "de-DE", True, 44))


class Inspection:
    """Goes on after a finding, so that one run tells everything."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.found: list[str] = []
        self.seen: list[str] = []

    def see(self, page: Page, name: str) -> None:
        """A screen as it stands there now."""
        if PICTURES:
            RESULTS.mkdir(exist_ok=True)
            page.wait_for_function(AT_REST)
            page.screenshot(path=RESULTS / f"screen-{self.look.name}-{name}.png")
        rules = () if self.look.name == "day" else ELSEWHERE
        found = [*violations(page, *rules), *misfits(page), *flaws(page, main=self.look.main)]
        if self.look.language.startswith("de"):
            found += [f"not German: {text}" for text in leftovers(page) if not text.startswith("Seat ")]
        self.seen.append(name)
        self.found += [f"{name}: {what}" for what in dict.fromkeys(found)]

    def see_dialog(self, page: Page, opener: Locator, name: str) -> None:
        """What a button opens: the focus goes in, stays in, and comes back to the button."""
        opener.focus()
        opener.press("Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        self.note(page, name, "inside", "the focus did not go into it")
        self.see(page, name)
        for _ in range(
            page.locator("dialog[open]").locator("button, a, input, select, textarea").count() + 2
        ):
            page.keyboard.press("Tab")
            if page.evaluate(FOCUS) == "outside":
                self.found.append(f"{name}: the focus left it")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        if not opener.evaluate("(element) => element === document.activeElement"):
            self.found.append(f"{name}: the focus did not come back")

    def note(self, page: Page, name: str, wanted: str, complaint: str) -> None:
        if page.evaluate(FOCUS) != wanted:
            self.found.append(f"{name}: {complaint}")
