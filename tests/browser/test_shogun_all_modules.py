"""A game of Shogun with all modules: planned, asked, counted."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import shogun, table
from tests.browser.axe import by_day_and_night
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.look import flaws, misfits
from tests.browser.quiet import settled
from tests.browser.shogun_modules import DESKS, SEATS, SHOWS, set_up

SEEN = """() => ['.question .text', '.desk.open', '[data-testid="players"]', '.log'].map(
    (selector) => document.querySelector(selector)?.innerText)"""


def seen(page: Page) -> Any:
    return page.evaluate(SEEN)


def look(page: Page, doing: str) -> None:
    """Nothing is out of place, nobody is shut out, and a reload shows the same."""
    shogun.resize(page, DESKTOP)
    assert misfits(page) == []
    if doing in DESKS:
        page.locator("#tab-plan button:enabled").first.hover()
        assert by_day_and_night(page, "#tab-plan") == []
        before = settled(page, seen)
        page.reload()
        shogun.doing(page)
        assert settled(page, seen) == before
    shogun.resize(page, PHONE)  # less to draw


def test_a_game_with_all_modules(visit: Visits) -> None:
    """Until every desk was used; the rest of the game is played without a page."""
    page = set_up(visit, visit.profile(still=True), *SHOWS)
    assert shogun.doing(page) == "plan"
    expect(page.get_by_test_id("players").locator(".done")).to_have_count(SEATS - 1)  # bots have sealed
    page.keyboard.press("x")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("space-convert3")).not_to_have_attribute("aria-label", re.compile("no card"))
    wanted = {"plan", "special", *DESKS}
    assert shogun.play(page, Locator.click, look, wanted) >= wanted
    at = page.url
    page.goto("/robots.txt")
    table.play_to_the_end(page.context, at.rpartition("/")[2])
    shogun.resize(page, DESKTOP)
    page.goto(at)
    check_the_points(page)


def check_the_points(page: Page) -> None:
    """Every point of the ranks comes from somewhere, and the modules' points are among them."""
    points = page.get_by_test_id("points-table")
    for source in ("Year 1", "Year 2", "Chambers", "Statues"):
        expect(points.get_by_role("rowheader", name=source)).to_be_visible()
    sums = [int(text) for text in points.locator("tfoot td").all_inner_texts()]
    ranks = page.get_by_test_id("game-over").locator(".score").all_inner_texts()
    assert sums == [int(text) for text in ranks]
    expect(page.get_by_test_id("final-table").locator("thead th")).to_have_count(10)
    for size in ((1024, 768), (2560, 1440)):
        shogun.resize(page, size)
        assert [*misfits(page), *flaws(page)] == [], size
