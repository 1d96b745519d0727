"""Shogun's modules in a real browser: chosen at set-up, planned, asked, counted."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser import shogun
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.quiet import settled
from tests.browser.words import leftovers

SHOWS = {
    "tennos_court": '[data-testid="board-shogun-court-word"]',
    "samurai": '[data-testid="tally-katana"]',
    "military_leaders": '[data-testid="tally-statue"]',
    "chambers": '[data-testid="board-shogun-chambers-word"]',
}
"""What of a module is on the table from the start."""
SEATS = 3
DESKS = {"favor-desk", "leader-desk", "chamber-desk"}
"""What every game with all modules asks of everybody, if officials fell out of the tower."""
SEEN = """() => ['.question .text', '.desk.open', '[data-testid="players"]', '.log'].map(
    (selector) => document.querySelector(selector)?.innerText)"""


def set_up(visit: Visits, context: BrowserContext, *modules: str) -> Page:
    """Choose modules on the page for a new game, and start it against bots that do not think."""
    shogun.quick(context)
    page = visit.tab(context, "/new/shogun")
    page.locator(f'input[name="seats"][value="{SEATS}"]').check(force=True)
    for seat in page.get_by_test_id("seat-choice").all():
        seat.select_option("bot:random")
    for module in modules:
        page.get_by_test_id(f"module-{module}").check()
    page.get_by_test_id("start-game").click()
    return page


def seen(page: Page) -> Any:
    return page.evaluate(SEEN)


def test_each_module_alone(visit: Visits) -> None:
    context = visit.profile(still=True)
    for module, sign in SHOWS.items():
        page = set_up(visit, context, module)
        assert shogun.doing(page) == "plan"
        for other, mark in SHOWS.items():
            expect(page.locator(mark)).to_have_count(
                0 if other != module else SEATS if "tally" in mark else 1
            )
        extra = page.locator('[data-testid^="space-convert"]')
        expect(extra).to_have_count(3 if module == "tennos_court" else 0)
        assert page.locator(sign).first.is_visible()
        page.close()


def look(page: Page, doing: str) -> None:
    """Nothing is out of place, nobody is shut out, and a reload shows the same."""
    assert misfits(page) == []
    if doing not in DESKS:
        return
    assert violations(page, within="#tab-plan") == []
    before = settled(page, seen)
    page.reload()
    shogun.doing(page)
    assert settled(page, seen) == before


def test_a_whole_game_with_all_modules(visit: Visits) -> None:
    page = set_up(visit, visit.profile(still=True), *SHOWS)
    assert shogun.doing(page) == "plan"
    expect(page.get_by_test_id("players").locator(".done")).to_have_count(SEATS - 1)  # bots have sealed
    page.keyboard.press("x")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("space-convert3")).not_to_have_attribute("aria-label", re.compile("no card"))
    done = shogun.play(page, Locator.click, look)
    assert done >= {"plan", "special", *DESKS}
    check_the_points(page)


def check_the_points(page: Page) -> None:
    """Every point of the ranks comes from somewhere, and the modules' points are among them."""
    table = page.get_by_test_id("points-table")
    for source in ("Year 1", "Year 2", "Chambers", "Statues"):
        expect(table.get_by_role("rowheader", name=source)).to_be_visible()
    sums = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
    ranks = page.get_by_test_id("game-over").locator(".score").all_inner_texts()
    assert sums == [int(text) for text in ranks]
    expect(page.get_by_test_id("final-table").locator("thead th")).to_have_count(10)
    assert misfits(page) == []


def test_modules_on_a_phone(visit: Visits) -> None:
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True, dark=True)
    page = set_up(visit, context, *SHOWS)
    met: set[str] = set()
    while not met >= DESKS:
        now = shogun.doing(page)
        assert now != "over", f"of all desks only {met} came"
        if now not in met:
            check_on_a_phone(page)
        met.add(now)
        shogun.step(page, lambda thing: thing.tap(), random.Random(5))


def check_on_a_phone(page: Page) -> None:
    assert misfits(page) == []
    assert leftovers(page) == []
    assert violations(page) == []


def test_a_province_is_chosen_on_the_map(visit: Visits) -> None:
    page = set_up(visit, visit.profile(still=True), "military_leaders")
    shogun.until_doing(page, "leader-desk")
    place = str(page.locator('[data-testid^="at-"]').last.get_attribute("data-testid"))
    page.get_by_test_id(place.replace("at-", "province-")).dispatch_event("click")
    expect(page.get_by_test_id(place)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("confirm-province").click()
    expect(page.locator('[data-leader="0"]')).to_be_visible()
    page.get_by_test_id("map").focus()
