"""Shitennō in a real browser: whole games by mouse, touch and keyboard, two players, what is hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shitenno, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.words import leftovers


def look(page: Page) -> None:
    assert misfits(page) == []


def look_in_german(page: Page) -> None:
    assert leftovers(page) == []
    look(page)


def check_the_end(page: Page, seats: int) -> None:
    over = page.get_by_test_id("game-over")
    expect(over.locator("ol li")).to_have_count(seats)
    expect(over.locator("ul li")).to_have_count(8)


def test_a_whole_game_by_mouse(visit: Visits) -> None:
    context = visit.profile()
    page = visit.tab(context, f"/table/{shitenno.table_of(context)}")
    done = shitenno.play_to_the_end(page, lambda thing: thing.click(), table.click_on, look)
    assert done >= {"lot", "answer", "turn"}
    check_the_end(page, 4)


def test_a_whole_game_by_touch(visit: Visits) -> None:
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    page = visit.tab(context, f"/table/{shitenno.table_of(context, 3)}")
    done = shitenno.play_to_the_end(page, lambda thing: thing.tap(), table.tap_on, look_in_german)
    assert done >= {"answer", "turn"}
    assert done & {"split", "choose"}
    check_the_end(page, 3)


def test_a_whole_game_by_keyboard(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{shitenno.table_of(context)}")
    done = shitenno.play_by_keyboard(page)
    assert done >= {"lot", "answer", "turn"}
    check_the_end(page, 4)


@pytest.mark.parametrize(("seats", "dark"), [(4, False), (2, True)])
def test_everybody_can_use_it(visit: Visits, seats: int, dark: bool) -> None:
    """A look at the first two kinds of questions: the sharing and the provinces."""
    context = visit.profile(dark=dark, still=True)
    page = visit.tab(context, f"/table/{shitenno.table_of(context, seats)}")
    seen: set[str] = set()
    while len(seen) < 2:
        assert table.until_asked(page, table.press_space)
        before = table.offered(page)
        now = shitenno.doing(page)
        if now not in seen:
            assert violations(page) == []
        seen.add(now)
        shitenno.by_keys(page)
        shitenno.until_done(page, before)


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
