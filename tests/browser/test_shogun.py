"""Shogun in a real browser: whole games by mouse, touch and keyboard, reloads, and what nobody may see."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shogun
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.words import leftovers


def look(page: Page) -> None:
    assert misfits(page) == []


def look_in_german(page: Page) -> None:
    assert leftovers(page) == []
    look(page)


def check_the_end(page: Page) -> None:
    expect(page.get_by_test_id("final-table").locator("tbody tr")).to_have_count(4)
    expect(page.get_by_test_id("chart").get_by_role("img")).to_be_visible()
    look(page)


def test_a_whole_game_by_mouse(visit: Visits) -> None:
    context = visit.profile()
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    done = shogun.play_to_the_end(page, lambda thing: thing.click(), look)
    assert done >= {"plan", "special", "march"}
    check_the_end(page)


def test_a_whole_game_by_touch_on_the_moon_side(visit: Visits) -> None:
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context, side='moon')}")
    done = shogun.play_to_the_end(page, lambda thing: thing.tap(), look_in_german)
    assert done >= {"claim", "plan", "special", "march"}
    check_the_end(page)


def test_a_whole_game_by_keyboard(visit: Visits) -> None:
    context = visit.profile(still=True)
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    while shogun.key_step(page) != "over":
        pass
    check_the_end(page)


def test_battles_are_shown_and_can_be_skipped(visit: Visits) -> None:
    context = visit.profile()
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog", name="The bids")).not_to_be_visible()


def test_a_draft_of_a_plan_survives_a_reload(visit: Visits) -> None:
    context = visit.profile()
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("space-taxes").click()
    page.locator("[data-hand] button:not(.used)").nth(1).click()
    label = page.get_by_test_id("space-taxes").get_attribute("aria-label")
    page.reload()
    assert shogun.doing(page) == "plan"
    assert page.get_by_test_id("space-taxes").get_attribute("aria-label") == label
    page.get_by_test_id("undo").is_disabled()


def test_the_map_is_walked_by_arrow_keys(visit: Visits) -> None:
    context = visit.profile()
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("map").focus()
    page.keyboard.press("ArrowRight")
    first = page.get_by_test_id("province-panel").locator("h3").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("province-panel").locator("h3")).not_to_have_text(first)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_grave(visit: Visits, dark: bool) -> None:
    context = visit.profile(dark=dark, still=True)
    shogun.quick(context)
    page = visit.tab(context, "/new/shogun")
    expect(page.get_by_test_id("start-game")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("fill").click()
    assert violations(page) == []
    page.get_by_test_id("seal").click()
    seen = {"plan"}
    choice = random.Random(3)
    while not {"special", "march"} <= seen:
        now = shogun.doing(page)
        if now not in seen:
            assert violations(page) == []
            seen.add(now)
        shogun.step(page, lambda thing: thing.click(), choice)
