"""A plan of Shogun on the map, on a phone, and from a hint."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from tests.browser import shogun, table
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import overlap
from tests.browser.table import BOT, ME

PROVINCES = """() => [...document.querySelectorAll('[data-hand] [data-testid^="card-"]')]
    .map((button) => button.dataset.testid.slice(5))
    .filter((card) => document.querySelector(`[data-testid="province-${card}"]`))"""
SMALL_PHONE = (360, 640)
NO_CARD = re.compile("no card|keine Karte")


def planning(visit: Visits, context: BrowserContext) -> tuple[Page, str]:
    """At the desk of a new table, and a province of one's own."""
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    own: list[str] = page.evaluate(PROVINCES)
    return page, own[0]


def test_a_chosen_province_shows_what_could_be_done_there(visit: Visits) -> None:
    page, province = planning(visit, visit.profile(still=True))
    page.get_by_test_id(f"province-{province}").click()
    here = page.get_by_test_id("actions-here")
    expect(here.get_by_test_id("here-castle")).to_have_accessible_name(re.compile("3 chests"))
    here.get_by_test_id("here-castle").click()
    expect(here).to_have_count(0)
    expect(page.get_by_test_id("space-castle")).not_to_have_attribute("aria-label", NO_CARD)
    expect(page.locator("[data-planned='castle']")).to_be_visible()
    expect(page.get_by_test_id("budget")).to_contain_text(re.compile(r"^\s*3 of \d+ chests"))
    page.get_by_test_id(f"province-{province}").click()
    expect(here.get_by_test_id("here-castle")).to_have_attribute("aria-pressed", "true")
    here.get_by_test_id("here-castle").click()
    expect(page.get_by_test_id("space-castle")).to_have_attribute("aria-label", NO_CARD)


def test_actions_lie_beside_each_province_and_on_no_panel(visit: Visits) -> None:
    context = visit.profile(size=(1280, 720), language="de-DE", still=True)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    for province in page.evaluate(PROVINCES):
        page.get_by_test_id(f"province-{province}").dispatch_event("click")
        here = box(page.get_by_test_id("actions-here"))
        for panel in page.locator(".dock > .desk, .tools .tools, .switches").all():
            assert not overlap(sides(here), sides(box(panel))), province
        page.get_by_test_id("here-close").click()


def sides(one: FloatRect) -> dict[str, float]:
    left, top = one["x"], one["y"]
    return {"left": left, "top": top, "right": left + one["width"], "bottom": top + one["height"]}


def test_a_chosen_action_shows_its_provinces_and_a_march_its_arrows(visit: Visits) -> None:
    page, province = planning(visit, visit.profile(still=True))
    page.get_by_test_id("space-battle_a").click()
    expect(page.get_by_test_id("question")).to_contain_text("Battle/Move A")
    expect(page.locator(".marks .target").first).to_be_attached()
    page.get_by_test_id(f"province-{province}").click()
    expect(page.locator("[data-planned='battle_a']")).to_be_visible()
    expect(page.locator("path.march").first).to_be_visible()


def test_a_card_that_does_nothing_looks_like_it(visit: Visits) -> None:
    page, _ = planning(visit, visit.profile(still=True))
    page.get_by_test_id("space-temple").click()
    page.get_by_test_id("card-chest3").click()
    expect(page.get_by_test_id("space-temple").locator(".idle")).to_be_visible()
    expect(page.get_by_test_id("space-temple")).to_contain_text("no action")


def test_a_hint_is_laid_on_the_desk_and_can_be_changed(visit: Visits) -> None:
    context = visit.profile(still=True)
    wish = {"game": "shogun", "seats": [ME, BOT, BOT], "settings": {"hints": True}}
    at = context.request.post("/api/tables", data=wish).json()["id"]
    page = visit.tab(context, f"/table/{at}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-play").click()
    expect(page.get_by_test_id("seal")).to_be_enabled()
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("space-taxes").press("Delete")
    expect(page.get_by_test_id("seal")).to_be_disabled()


def test_on_a_phone_the_cards_come_up_when_an_action_is_tapped(visit: Visits) -> None:
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    page, province = planning(visit, context)
    hand = page.locator("[data-hand]")
    expect(hand).not_to_be_visible()
    page.get_by_test_id("space-castle").tap()
    expect(page.get_by_test_id("question")).to_contain_text("Burg bauen")
    expect(hand).to_be_visible()
    expect(page.get_by_test_id("budget")).to_be_visible()
    page.get_by_test_id(f"card-{province}").tap()
    expect(page.get_by_test_id("space-castle")).not_to_have_attribute("aria-label", NO_CARD)
    table.until(page, lambda: is_seen(page, province), "the map moves to the province")
    expect(page.get_by_test_id("seal")).to_be_in_viewport()
    expect(page.locator(".mist:visible")).to_have_count(4)
    shogun.resize(page, SMALL_PHONE)
    season, icon = box(page.locator(".season b")), box(page.get_by_test_id("about-table"))
    assert season["x"] + season["width"] <= icon["x"], "a name lies under a button"
    assert box(page.get_by_test_id("undo"))["y"] == box(page.get_by_test_id("seal"))["y"], "not in one row"
    page.get_by_test_id("space-auction").tap()
    expect(page.locator("[data-hand] .other").first).to_be_in_viewport()


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def is_seen(page: Page, province: str) -> bool:
    """Whether the mark of the plan lies in the window on the map."""
    window = page.get_by_test_id("map").bounding_box()
    mark = page.locator("[data-planned]").bounding_box()
    assert window is not None
    return mark is not None and 0 <= mark["x"] <= window["width"]
