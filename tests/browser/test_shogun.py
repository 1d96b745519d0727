"""Shogun in a real browser: whole games by mouse, touch and keyboard, reloads, and what nobody may see."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import shogun, table
from tests.browser.conftest import DESKTOP, PHONE, RESULTS, Visits
from tests.browser.inspection import PICTURES
from tests.browser.look import crowded, misfits
from tests.browser.quiet import FRAMES, settled
from tests.browser.test_replay import SHOGUN, open_file
from tests.browser.words import leftovers

SHIFTS = """
    const sums = JSON.parse(sessionStorage.getItem('shifts') ?? '{}')
    new PerformanceObserver((list) => {
        const scene = document.querySelector('[data-testid="skip"]')?.dataset.scene
        const phase = scene ?? document.querySelector('.shogun')?.dataset.doing ?? 'loading'
        for (const { hadRecentInput, value } of list.getEntries()) {
            if (!hadRecentInput) sums[phase] = (sums[phase] ?? 0) + value
        }
        sessionStorage.setItem('shifts', JSON.stringify(sums))
    }).observe({ type: 'layout-shift', buffered: true })
"""
BY_TOUCH = {"claim", "plan", "special", "march"}
"""What is asked in the first season, and looked at on the moon side."""
STEADY = 0.05
"""What may move by itself in all that a phase shows in a whole game; a good page stays below 0.1 in 5 s."""


def restless(page: Page) -> dict[str, float]:
    """The phases in which things jumped, and how much."""
    shifts: dict[str, float] = page.evaluate("JSON.parse(sessionStorage.getItem('shifts') ?? '{}')")
    return {phase: total for phase, total in shifts.items() if total > STEADY}


def picture(page: Page, name: str) -> None:
    if not PICTURES:
        return
    RESULTS.mkdir(exist_ok=True)
    page.screenshot(path=RESULTS / f"shogun-{name}.png")


def look(page: Page, name: str) -> None:
    """Reload, and look at it on a desktop and on a phone."""
    size = page.viewport_size
    assert size is not None
    if name.endswith("-plan"):
        expect(page.get_by_test_id("players").locator(".done")).to_have_count(3)
    before = settled(page, shogun.view)
    page.reload()
    shogun.doing(page)
    assert settled(page, shogun.view) == before
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert misfits(page) == []
        assert crowded(page) == []
        picture(page, f"{name}-{width}")
    page.set_viewport_size(size)


def check_the_end(page: Page) -> None:
    expect(page.get_by_test_id("final-table").locator("tbody tr")).to_have_count(4)
    expect(page.get_by_test_id("chart").get_by_role("img")).to_be_visible()
    assert misfits(page) == []


def test_a_whole_game_by_mouse(visit: Visits) -> None:
    context = visit.profile()
    context.add_init_script(SHIFTS)
    shogun.quick(context)
    at_table = shogun.table_of(context)
    page = visit.tab(context, f"/table/{at_table}")

    def look_at(page: Page, now: str) -> None:
        assert misfits(page) == []
        if now not in BY_TOUCH:
            look(page, f"sun-{now}")

    done = shogun.play(page, Locator.click, look_at)
    assert done >= {"plan", "special", "march"}
    check_the_end(page)
    assert restless(page) == {}


def test_a_battle_in_a_replay_tells_its_odds_and_its_luck(visit: Visits) -> None:
    page = visit("/")
    open_file(page, SHOGUN)
    at_table = page.url.rpartition("/")[2].partition("?")[0]
    steps = page.request.get(f"/api/tables/{at_table}/replay").json()["steps"]
    fought = next(number for number, step in enumerate(steps) if step["battles"])
    page.get_by_test_id("slider").fill(str(fought - 1))
    page.get_by_test_id("stepper").get_by_label("Speed").select_option("0.5")
    page.keyboard.press("Escape")
    page.get_by_test_id("next").click()
    shown = page.get_by_test_id("battle")

    def is_shown() -> bool:
        if not shown.is_visible():
            page.keyboard.press("Space")
        return shown.is_visible()

    table.until(page, is_shown, "a battle is shown")
    watch_cubes_fall(page)
    expect(shown.get_by_test_id("odds")).to_contain_text("%")
    expect(shown.get_by_test_id("luck")).to_contain_text("Luck")


MOVED = """() => [...new Set(document.getAnimations().map(({ effect }) => effect)
    .filter(({ target }) => target.closest('[data-testid="battle"]'))
    .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))))]"""
FRAME = {"offset", "computedOffset", "easing", "composite"}


def watch_cubes_fall(page: Page) -> None:
    """While they fall no frame is laid out or painted anew: the browser only moves what it has painted."""
    browser = page.context.browser
    assert browser is not None
    expect(page.get_by_test_id("battle")).to_have_attribute("data-known", "false")
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    assert set(page.evaluate(MOVED)) - FRAME == {"transform"}
    page.wait_for_function("() => document.getAnimations().length === 0")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    work = Counter(event["name"] for event in events)
    assert work["UpdateLayoutTree"] > 0
    assert 4 * (work["Layout"] + work["Paint"]) < work["FireAnimationFrame"], work


def test_by_touch_on_the_moon_side(visit: Visits) -> None:
    """Claims and the first season by finger; the rest of the game is played without a page."""
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    context.add_init_script(SHIFTS)
    shogun.quick(context)
    at = shogun.table_of(context, side="moon")
    page = visit.tab(context, f"/table/{at}")

    def look_in_german(page: Page, now: str) -> None:
        assert leftovers(page) == []
        look(page, f"moon-{now}")

    assert shogun.play(page, Locator.tap, look_in_german, BY_TOUCH) >= BY_TOUCH
    assert restless(page) == {}
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_battle_tells_its_odds_and_its_luck_and_nothing_jumps(visit: Visits, size: tuple[int, int]) -> None:
    context = visit.profile(size=size)
    context.add_init_script(SHIFTS)
    shogun.settled(context, speed=4)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    shogun.until_battle(page, random.Random(3))
    battle = page.get_by_test_id("battle")
    shares = battle.get_by_test_id("odds").locator("dd b").all_text_contents()
    assert sum(int(share.split()[0]) for share in shares) in (99, 100, 101)
    expect(battle.get_by_test_id("luck")).to_be_visible()
    expect(battle.get_by_test_id("battle-result").locator("p")).to_have_count(3)
    for part in ("odds", "battle-result"):
        expect(battle.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    picture(page, f"battle-{size[0]}")
    page.keyboard.press("Space")
    expect(battle.first).not_to_be_visible()
    assert restless(page) == {}


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
