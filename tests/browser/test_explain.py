"""Help in place: what a thing is, its paragraph, and why it cannot be used, by mouse, finger and key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shogun, table
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.fingers import Finger
from tests.browser.look import settle

TOLD = """() => {
    const box = document.querySelector('[data-testid="explain"]')
    const frame = box.getBoundingClientRect()
    const onIt = ({ left, top, right, bottom }) =>
        Math.min(right, frame.right) - Math.max(left, frame.left) > 1 &&
        Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > 1
    const there = (x, y) => document.elementsFromPoint(x, y)
    const seen = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return width && there(left + width / 2, top + height / 2).some((one) => element.contains(one))
    }
    const kinds = 'button:enabled, a[href], select, [data-face], .explored:not(svg)'
    const things = [...document.querySelectorAll(kinds)]
    const covered = things.filter((element) => onIt(element.getBoundingClientRect()))
        .filter((element) => !box.contains(element) && seen(element))
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
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }}
    return found
}}"""


def at_the_plan(visit: Visits, **profile: object) -> Page:
    context = visit.profile(still=True, **profile)  # type: ignore[arg-type]
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    shogun.advised(page)
    return page


def covered(page: Page) -> list[str]:
    """What lies under the explanation, once that has found its place."""
    settle(page)
    found: list[str] = page.evaluate(TOLD)["covered"]
    return found


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
    if size == DESKTOP:
        page.get_by_test_id("map").press("0")  # the whole map, so that all of it can be pointed at
    things: int = page.locator("[data-explain]:visible").count()
    page.keyboard.press("h")
    title = page.get_by_test_id("explain").locator("h3")
    first = title.inner_text()
    page.keyboard.press("ArrowRight")
    expect(title).not_to_have_text(first)
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
    assert covered(page) == []
    page.touchscreen.tap(*table.middle(told.locator(".text")))
    expect(told).to_have_count(0)
    page.touchscreen.tap(*table.middle(seal))
    expect(told.get_by_test_id("why")).to_have_text("11 spaces still need a card.")
    assert covered(page) == []
    page.touchscreen.tap(*table.middle(page.get_by_test_id("fill")))
    expect(told).to_have_count(0)
    expect(seal).to_be_enabled()


def test_the_server_tells_why_a_province_cannot_be_marched_to(visit: Visits) -> None:
    page = at_the_plan(visit)
    shogun.until_doing(page, "march")
    page.locator('.hits path:not(.target)[data-name="Mutsu"]').hover()
    expect(page.get_by_test_id("why")).to_have_text("These provinces are not neighbors.")


THINGS = {
    "zipang": """
        [data-testid="hand-card"]; [data-testid="pot"]; [data-testid="supply"]; [data-testid="discards"]
        [data-testid="discards"] [role="listitem"]; [data-testid="seat"][data-seat="0"] .coins
        [data-testid="seat"][data-seat="1"] .coins; [data-testid="seat"][data-seat="1"] .cards
    """,
    "shitenno": """
        [data-testid="hand-card"]; .worth; .tiles li; [data-testid="titles"] .title; .holder .points
        .holder .things span; [data-testid^="tray-"]; [data-testid^="tray-"] .print
        [data-testid^="province-"]
        [data-testid^="province-"] .torii; [data-testid^="province-"] .position; .map .marker; .track
        .map [aria-label^="troop deck"]; .map [aria-label^="koku deck"]
    """,
    "shogun": """
        [data-testid="track"] li; [data-testid="tower"] .title; [data-testid="space-castle"]
        [data-testid="card-chest1"]; [data-testid="map"]; [data-testid^="province-"]; [data-testid="seal"]
    """,
}
"""What a newcomer points at, at the first question of a game."""
UNTOLD = """(selectors) => selectors.filter((selector) => {
    const found = document.querySelector(selector)
    return !found || !found.closest('[data-explain]')
})"""


def at_the_first_question(visit: Visits, game: str) -> Page:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.create(context, game=game)}")
    if game == "shogun":
        shogun.doing(page)
    else:
        table.until_asked(page)
    return page


@pytest.mark.parametrize("game", THINGS)
def test_everything_that_a_newcomer_points_at_is_explained(visit: Visits, game: str) -> None:
    page = at_the_first_question(visit, game)
    selectors = [one.strip() for line in THINGS[game].splitlines() for one in line.split(";") if one.strip()]
    assert page.evaluate(UNTOLD, selectors) == []
    page.keyboard.press("h")
    expect(page.get_by_test_id("explain")).to_be_visible()
    if game != "shogun":  # whose table is walked through above
        walked = page.evaluate(WALK, page.locator("[data-explain]:visible").count())
        assert {told["title"]: told["covered"] for told in walked if told["covered"]} == {}
    assert violations(page) == []
    page.keyboard.press("Escape")
    goal_and_state_are_told(page)


def goal_and_state_are_told(page: Page) -> None:
    """In one sentence, at any time."""
    told = page.get_by_test_id("state-told")
    page.keyboard.press("w")
    expect(told).to_contain_text("Everybody wants the most")
    assert violations(page, within='[data-testid="state-told"]') == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_card_is_explained_by_resting_where_nothing_else_tells_of_it(visit: Visits) -> None:
    page = at_the_first_question(visit, "shitenno")
    told = rest_on(page, page.get_by_test_id("hand-card").first)
    expect(told.get_by_role("link").last).to_have_attribute("href", "/rules/shitenno#D2")
    told = rest_on(page, page.locator('[data-testid="titles"] .title').first)
    expect(told.locator("h3")).to_have_text("Daimyō")
