"""Help in place: what a thing is, its paragraph, and why it cannot be used, by mouse, finger and key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shogun, table
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.fingers import Finger

TOLD = """() => {
    const box = document.querySelector('[data-testid="explain"]')
    const frame = box.getBoundingClientRect()
    const onIt = ({ left, top, right, bottom }) =>
        Math.min(right, frame.right) - Math.max(left, frame.left) > 1 &&
        Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > 1
    const seen = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return width && document.elementsFromPoint(left + width / 2, top + height / 2).includes(element)
    }
    const things = [...document.querySelectorAll('button:enabled, a[href], select, .explored:not(svg)')]
    const covered = things.filter((element) => !box.contains(element) && seen(element))
        .filter((element) => onIt(element.getBoundingClientRect()))
    const name = (element) => element.getAttribute('aria-label') ?? element.textContent.trim()
    const outside = frame.left < 0 || frame.top < 0 || frame.right > innerWidth || frame.bottom > innerHeight
    return {
        title: box.querySelector('h3').innerText,
        covered: [...covered.map(name), ...(outside ? ['the edge of the page'] : [])],
    }
}"""
"""What is told now, and what lies under it that should not."""
WALK = f"""async (times) => {{
    const found = []
    for (; found.length < times; ) {{
        found.push(({TOLD})())
        document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowRight', bubbles: true }}))
        await new Promise(requestAnimationFrame)
    }}
    return found
}}"""


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_key_walks_through_everything_and_nothing_is_covered(visit: Visits, size: tuple[int, int]) -> None:
    page = at_the_plan(visit, size=size)
    things: int = page.locator("[data-explain]:visible").count()
    page.keyboard.press("h")
    first = page.evaluate(TOLD)["title"]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(TOLD)["title"] != first
    walked = page.evaluate(WALK, things)
    assert {told["title"]: told["covered"] for told in walked if told["covered"]} == {}
    titles = [told["title"] for told in walked]
    wanted = {"Season", "Build a temple", "Seal the plan"}
    if size == DESKTOP:
        wanted |= {"0 points", "Rice: 0", "The tower", "The tray", "Omi"}
    assert wanted <= set(titles)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("explain")).to_have_count(0)


def test_a_slow_tap_presses(visit: Visits) -> None:
    """By finger: longer than a browser allows for a click, and all the more on a page that is busy."""
    page = at_the_plan(visit, size=PHONE, touch=True)
    space, told = page.get_by_test_id("space-rice"), page.get_by_test_id("explain")
    Finger(page).tap_slowly(space)
    expect(space).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(0)
    finger = Finger(page)
    finger.down(page.get_by_test_id("fill"))
    expect(told).to_be_visible()  # the page was late to notice that the finger is gone
    finger.up(0.1)
    expect(told).to_have_count(0)
    expect(page.get_by_test_id("seal")).to_be_enabled()


def test_holding_a_thing_on_a_phone_tells_and_does_nothing(visit: Visits) -> None:
    page = at_the_plan(visit, size=PHONE, touch=True)
    finger, told, seal = Finger(page), page.get_by_test_id("explain"), page.get_by_test_id("seal")
    space = page.get_by_test_id("space-rice")
    finger.hold(space, told)
    expect(told.locator("h3")).to_have_text("Confiscate rice")
    expect(space).to_have_attribute("aria-pressed", "false")
    assert page.evaluate(TOLD)["covered"] == []
    page.touchscreen.tap(*table.middle(told.locator(".text")))
    expect(told).to_have_count(0)
    page.touchscreen.tap(*table.middle(seal))
    expect(told.get_by_test_id("why")).to_have_text("11 spaces still need a card.")
    assert page.evaluate(TOLD)["covered"] == []
    page.touchscreen.tap(*table.middle(page.get_by_test_id("fill")))
    expect(told).to_have_count(0)
    expect(seal).to_be_enabled()


def test_the_server_tells_why_a_province_cannot_be_marched_to(visit: Visits) -> None:
    page = at_the_plan(visit)
    shogun.until_doing(page, "march")
    page.locator('.hits path:not(.target)[data-name="Mutsu"]').hover()
    expect(page.get_by_test_id("why")).to_have_text("These provinces are not neighbors.")
