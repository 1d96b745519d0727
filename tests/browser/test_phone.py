"""A phone held upright: fingers only, 390 points wide, in German."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import PHONE, Visits
from tests.browser.fingers import Finger
from tests.browser.look import misfits
from tests.browser.words import leftovers


def test_a_whole_game_by_touch(visit: Visits) -> None:
    page = visit("/", size=PHONE, touch=True, language="de-DE", still=True)
    page.get_by_test_id("new-zipang").tap()
    page.get_by_test_id("start-game").tap()
    page.wait_for_url("**/table/*")

    seen: set[str] = set()
    assert zipang.play_on(page, zipang.tap, table.tap_on, lambda page: look_once(page, seen)) > 0
    expect(page.get_by_test_id("game-over").locator("li")).to_have_count(4)
    look(page)
    page.get_by_test_id("watch-replay").tap()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_test_id("stepper")).to_be_visible()
    page.get_by_test_id("next").tap()
    expect(page.get_by_test_id("slider")).to_have_value("1")
    look(page)


def look_once(page: Page, seen: set[str]) -> None:
    """Read everything, and measure every kind of question once."""
    kind = "".join(table.offered(page)[:1]).partition(":")[0]
    if kind in seen:
        assert leftovers(page) == []
    else:
        look(page)
    seen.add(kind)


def look(page: Page) -> None:
    assert leftovers(page) == []
    assert misfits(page) == []


def test_the_log_is_a_drawer_and_a_card_is_read_by_holding_it(visit: Visits) -> None:
    context = visit.profile(size=PHONE, touch=True, still=True)
    page = visit.tab(context, f"/table/{table.create(context)}")
    table.until_asked(page, table.tap_on)
    expect(page.get_by_test_id("log")).not_to_be_visible()
    page.get_by_test_id("log-toggle").tap()
    expect(page.get_by_test_id("log")).to_be_visible()
    page.touchscreen.tap(20, 400)
    expect(page.get_by_test_id("log")).not_to_be_visible()
    a_card_is_read_by_holding_it(page)
    the_head_has_room_for_all(page)
    help_for_fingers_does_not_begin_with_keys(page)


LOW = """() => [...document.querySelectorAll('header :is(a, button)')].flatMap((thing) => {
    const { height } = thing.getBoundingClientRect()
    return height && height < 43.5 ? [`${thing.ariaLabel}: ${height}`] : []
})"""
"""What is too low for a fingertip at the top of a page."""


def the_head_has_room_for_all(page: Page) -> None:
    assert page.evaluate(LOW) == []
    page.get_by_test_id("skip-ahead").evaluate("(button) => void (button.disabled = false)")
    assert page.locator("header .title").evaluate("(title) => title.scrollWidth <= title.clientWidth")


def help_for_fingers_does_not_begin_with_keys(page: Page) -> None:
    page.get_by_test_id("open-help").tap()
    expect(page.get_by_test_id("keys").locator("summary")).to_be_visible()
    expect(page.get_by_test_id("keys").locator("dl")).not_to_be_visible()


def a_card_is_read_by_holding_it(page: Page) -> None:
    card = page.get_by_test_id("hand-card").first
    sheet, finger = page.get_by_test_id("explain"), Finger(page)
    finger.hold(card, sheet)
    expect(sheet).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    finger.tap_slowly(sheet)
    expect(sheet).to_have_count(0)
