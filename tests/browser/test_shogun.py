"""Shogun in a real browser: by mouse, touch and keyboard, reloads, and a broken line."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import motion, shogun, table
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.look import crowded, misfits
from tests.browser.quiet import FRAMES, settled
from tests.browser.words import leftovers

BY_TOUCH = {"claim", "plan", "special", "march"}
"""What is asked in the first season, and looked at on the moon side."""


LEFTS = """(ahead) => {
    const lefts = () => [...document.querySelectorAll('header :is(a, button)')]
        .filter((thing) => thing !== ahead && thing.checkVisibility())
        .map((thing) => Math.round(thing.getBoundingClientRect().left))
    const before = lefts()
    ahead.disabled = !ahead.disabled
    return [before, lefts()]
}"""
"""Where the buttons of the head are before and after somebody else begins to decide."""


def look(page: Page, name: str) -> None:
    """Reload, and look at it on a desktop and on a phone."""
    size = page.viewport_size
    assert size is not None
    if name.endswith("-plan"):
        expect(page.get_by_test_id("players").locator(".done")).to_have_count(3)
    shogun.advised(page)
    before = settled(page, shogun.view)
    page.reload()
    shogun.doing(page)
    shogun.advised(page)
    assert settled(page, shogun.view) == before
    for seen in (DESKTOP, PHONE):
        shogun.resize(page, seen)
        assert misfits(page) == []
        assert crowded(page) == []
        motion.picture(page, f"{name}-{seen[0]}")
    page.set_viewport_size(size)


def check_the_end(page: Page) -> None:
    expect(page.get_by_test_id("final-table").locator("tbody tr")).to_have_count(4)
    expect(page.get_by_test_id("chart").get_by_role("img")).to_be_visible()
    assert misfits(page) == []


def test_a_whole_game_by_mouse(visit: Visits) -> None:
    context = visit.profile()
    context.add_init_script(motion.SHIFTS)
    shogun.quick(context)
    at_table = shogun.table_of(context)
    page = visit.tab(context, f"/table/{at_table}")

    def look_at(page: Page, now: str) -> None:
        assert misfits(page) == []
        if now not in BY_TOUCH:
            look(page, f"sun-{now}")

    first = {"plan", "special", "march"}
    assert shogun.play(page, Locator.click, look_at, first) >= first
    shogun.resize(page, PHONE)  # less to draw
    shogun.play(page, Locator.click, look_at)
    shogun.resize(page, DESKTOP)
    check_the_end(page)
    assert motion.restless(page) == {}


def test_by_touch_on_the_moon_side(visit: Visits) -> None:
    """Claims and the first season by finger; the rest of the game is played without a page."""
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    context.add_init_script(motion.SHIFTS)
    shogun.quick(context)
    at = shogun.table_of(context, side="moon")
    page = visit.tab(context, f"/table/{at}")

    def look_in_german(page: Page, now: str) -> None:
        assert leftovers(page) == []
        look(page, f"moon-{now}")

    assert shogun.play(page, Locator.tap, look_in_german, BY_TOUCH) >= BY_TOUCH
    before, after = page.get_by_test_id("skip-ahead").evaluate(LEFTS)
    assert before == after
    assert motion.restless(page) == {}
    table.play_to_the_end(context, at)
    page.reload()
    check_the_end(page)
    assert leftovers(page) == []


def test_by_keyboard_on_the_moon_side(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{shogun.table_of(context, side='moon')}")
    shogun.play_by_keyboard(page, {"claim", "plan", "special", "march"})
    shogun.play_by_keyboard(page, {"plan"})
    assert shogun.doing(page) != "plan"


def test_a_draft_of_a_plan_survives_a_reload(visit: Visits) -> None:
    context = visit.profile()
    shogun.quick(context)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    space = page.get_by_test_id("space-taxes")
    empty = space.get_attribute("aria-label") or ""
    space.click()
    page.locator("[data-hand] button:not(.used)").nth(1).click()
    expect(space).not_to_have_attribute("aria-label", empty)
    label = space.get_attribute("aria-label") or ""
    page.reload()
    assert shogun.doing(page) == "plan"
    expect(space).to_have_attribute("aria-label", label)
    expect(page.get_by_test_id("undo")).to_be_disabled()


def test_a_chosen_march_outlives_a_broken_line(visit: Visits) -> None:
    """The view that comes with a new line asks the same question: what was pointed at stays chosen."""
    lines: list[WebSocketRoute] = []
    heard: list[int] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        number, server = len(lines), line.connect_to_server()

        def tell(message: str | bytes) -> None:
            line.send(message)
            heard.append(number)

        server.on_message(tell)

    context = visit.profile(still=True)
    shogun.quick(context)
    page = visit.tab(context)
    page.route_web_socket(table.SOCKET, connect)
    page.goto(f"/table/{shogun.table_of(context)}")
    shogun.until_doing(page, "march")
    target = page.locator('[data-testid^="to-"]').last
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    lines[-1].close()
    table.until(page, lambda: 2 in heard, "the new line tells something")
    page.evaluate(FRAMES)
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("march")).to_be_enabled()


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
