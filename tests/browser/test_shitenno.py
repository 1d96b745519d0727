"""Shitennō in a real browser: whole games by mouse, touch and keyboard, two players, what is hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shitenno, shogun, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.words import leftovers

BESIDE = """() => [...document.querySelectorAll('svg.print')].flatMap((card) => {
    const field = card.querySelector('.field')?.getBoundingClientRect()
    return [...card.querySelectorAll('.name')].filter((name) => {
        const { left, right } = name.getBoundingClientRect()
        return field && (left < field.left || right > field.right)
    }).map((name) => name.textContent)
})"""
"""Names that leave the field of their card: light on light, they could not be read there."""
LOG = 160
"""Points of height that are enough to read it."""


def look(page: Page) -> None:
    assert misfits(page) == []


def look_in_german(page: Page) -> None:
    assert leftovers(page) == []
    look(page)


def check_the_end(page: Page, seats: int) -> None:
    over = page.get_by_test_id("game-over")
    expect(over.locator("ol li")).to_have_count(seats)
    expect(over.locator("ul li")).to_have_count(8)


def test_by_mouse_with_everything_shown(visit: Visits) -> None:
    context = visit.profile()
    shogun.settled(context, speed=4)
    page = visit.tab(context, f"/table/{shitenno.table_of(context)}")
    wanted = {"lot", "answer", "turn"}
    assert shitenno.play(page, Locator.click, table.click_on, look, wanted) >= wanted


def test_by_touch_with_three_and_its_end(visit: Visits) -> None:
    """Three players divide what is left. The rest of the game is played without a page."""
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    at = shitenno.table_of(context, 3)
    page = visit.tab(context, f"/table/{at}")
    wanted = {"answer", "turn", "split"}
    assert shitenno.play(page, Locator.tap, table.tap_on, look_in_german, wanted) >= wanted
    table.play_to_the_end(context, at)
    page.reload()
    check_the_end(page, 3)
    look_in_german(page)


@pytest.mark.parametrize(("seats", "dark"), [(4, False), (2, True)])
def test_a_whole_game_by_keyboard_that_everybody_can_use(visit: Visits, seats: int, dark: bool) -> None:
    context = visit.profile(dark=dark, still=True)
    page = visit.tab(context, f"/table/{shitenno.table_of(context, seats)}")
    done = shitenno.play_by_keyboard(page, lambda page: none(violations(page)))
    assert done >= ({"lot", "answer", "turn"} if seats == 4 else {"split", "turn"})
    check_the_end(page, seats)


def none(found: list[str]) -> None:
    assert found == []


def test_a_lot_is_hidden_until_it_is_offered(visit: Visits) -> None:
    """Cards that are being tapped stay in this browser."""
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{shitenno.table_of(context, 2)}")
    while table.until_asked(page, table.press_space) and shitenno.doing(page) != "split":
        before = table.offered(page)
        shitenno.by_keys(page)
        shitenno.until_done(page, before)
    before = table.offered(page)
    page.get_by_test_id("tray-card").first.click()
    page.get_by_test_id("tile").first.click()
    expect(page.get_by_test_id("confirm-lot")).to_be_disabled()
    assert table.offered(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("clear")).to_be_disabled()
    page.set_viewport_size({"width": 1366, "height": 768})
    log = page.locator("#tab-log").evaluate("(log) => log.clientHeight")
    assert log >= LOG, "the titles leave no room for the log"
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator(".mat").evaluate("(mat) => mat.scrollHeight - mat.clientHeight") == 0


def test_the_longest_name_of_a_troop_fits_its_card_on_a_phone(visit: Visits) -> None:
    page = visit("/learn/shitenno", size=PHONE, touch=True, language="fr-FR", still=True)
    expect(page.locator("svg.print", has_text="Samouraï").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    assert page.evaluate(BESIDE) == []
