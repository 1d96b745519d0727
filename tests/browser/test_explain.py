"""Help in place: what a thing is, its paragraph, and why it cannot be used, by mouse, finger and key."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import shogun, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits


def at_the_plan(visit: Visits, **profile: object) -> Page:
    context = visit.profile(still=True, **profile)  # type: ignore[arg-type]
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    return page


def rest_on(page: Page, thing: Locator) -> Locator:
    page.mouse.move(5, 5)
    x, y = table.middle(thing)
    page.mouse.move(x, y)
    told = page.get_by_test_id("explain")
    expect(told).to_be_visible()
    return told


def test_resting_on_a_thing_tells_what_it_is_and_its_paragraph(visit: Visits) -> None:
    page = at_the_plan(visit)
    told = rest_on(page, page.get_by_test_id("tower").locator("th .title"))
    expect(told.locator("h3")).to_have_text("The tower")
    expect(told.get_by_role("link").last).to_have_attribute("href", "/rules/shogun#B1")
    told = rest_on(page, page.locator(".pieces .army").first)
    expect(told.locator("h3")).to_contain_text("Armies")
    told = rest_on(page, page.get_by_test_id("seal"))
    expect(told.get_by_test_id("why")).to_have_text("11 spaces still need a card.")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_key_walks_through_everything(visit: Visits) -> None:
    page = at_the_plan(visit)
    things: int = page.locator("[data-explain]:visible").count()
    told = page.get_by_test_id("explain")
    titles: list[str] = []
    page.keyboard.press("h")
    for _ in range(things):
        titles.append(told.locator("h3").inner_text())
        page.keyboard.press("ArrowRight")
    wanted = {
        "Season",
        "Build a temple",
        "0 points",
        "Rice: 0",
        "The tower",
        "The tray",
        "Omi",
        "Seal the plan",
    }
    assert wanted <= set(titles)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_holding_a_thing_on_a_phone_tells_and_does_nothing(visit: Visits) -> None:
    page = at_the_plan(visit, size=PHONE, touch=True)
    touch = page.context.new_cdp_session(page)
    space = page.get_by_test_id("space-rice")
    x, y = table.middle(space)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    told = page.get_by_test_id("explain")
    expect(told.locator("h3")).to_have_text("Confiscate rice")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(space).to_have_attribute("aria-pressed", "false")
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)
    page.touchscreen.tap(*table.middle(page.get_by_test_id("seal")))
    expect(told.get_by_test_id("why")).to_have_text("11 spaces still need a card.")


def test_the_server_tells_why_a_province_cannot_be_marched_to(visit: Visits) -> None:
    page = at_the_plan(visit)
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    while shogun.doing(page) != "march":
        page.locator('[data-testid^="special-"]:enabled').first.click()
    page.locator('.hits path:not(.target)[data-name="Mutsu"]').hover()
    expect(page.get_by_test_id("why")).to_have_text("These provinces are not neighbors.")
