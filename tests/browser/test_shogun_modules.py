"""Shogun's modules in a real browser: each alone, on a phone, and a province chosen on the map."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser import shogun, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.shogun_modules import DESKS, SEATS, SHOWS, set_up
from tests.browser.words import leftovers


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
        expect(page.locator(sign).first).to_be_visible()
        page.close()


def test_modules_on_a_phone(visit: Visits) -> None:
    """Play without a page, and open one whenever something is asked for the first time; answer there."""
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True, dark=True)
    page = set_up(visit, context, *SHOWS)
    page.wait_for_url("**/table/*")
    at, choice = page.url, random.Random(5)
    asked: set[str] = set()
    desks: set[str] = set()
    with table.person(context) as someone, someone.at(at.rpartition("/")[2]) as seat:
        while not desks >= DESKS:
            seat.until_asked()
            assert not seat.is_over(), f"of all desks only {desks} came"
            if seat.now["observation"]["step"] in asked:
                seat.play_and_wait(choice.choice(seat.now["moves"]))
            else:
                asked.add(seat.now["observation"]["step"])
                desks.add(answer_by_finger(page, at))
                seat.until_version(seat.now["version"] + 1)


def answer_by_finger(page: Page, at: str) -> str:
    page.goto(at)
    check_on_a_phone(page)
    desk = shogun.step(page, lambda thing: thing.tap(), random.Random(5))
    shogun.doing(page)
    page.goto("/robots.txt")
    return desk


def check_on_a_phone(page: Page) -> None:
    shogun.doing(page)
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
