"""Shogun's table at every size: the map is the page, and nothing on it lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import motion, replay, shogun, table
from tests.browser.conftest import PHONE, Visits
from tests.browser.inspection import LOOKS
from tests.browser.look import crowded, drawn_on, flaws, misfits
from tests.browser.quiet import FRAMES
from tests.browser.replay import SHOGUN
from tests.browser.shogun_modules import SHOWS
from tests.browser.table import BOT, ME
from tests.browser.test_shogun_screens import CUT, SMALL_PHONE, show_scene

Sizes = tuple[tuple[int, int], ...]
SIZES: Sizes = ((2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768))
SOME: Sizes = ((2560, 1440), (1280, 720), (1024, 768))
LOW: Sizes = ((1280, 720), (1024, 768))
TIGHT: Sizes = ((1366, 768), *LOW)
WITH_TIP: Sizes = ((1280, 720), (1366, 768), (1024, 768), (1440, 900))
DAY = LOOKS[0]
NEAR = 1280
"""From this width on everything is drawn, however little of the map is free."""
LEAST_LOG = 160
MOST_DESK = 0.35
"""Of the height, for a plan."""
LOG = """() => {
    const log = document.querySelector('[data-testid="log"]')
    if (!log.checkVisibility()) return 0
    const { top, bottom } = log.closest('.panel').getBoundingClientRect()
    return Math.min(bottom, innerHeight) - top
}"""
"""How much of it is seen, with its head; nothing where it is folded."""
HEIGHT = "(element) => element.getBoundingClientRect().height"
CUT_NAMES = """() => [...document.querySelectorAll('.spaces .short, [data-testid="plan-strip"] .name')]
    .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
    .map((name) => `"${name.textContent}" is cut on the plan`)"""
CUT_EVENT = """() => [...document.querySelectorAll('.head .event')]
    .filter((event) => event.checkVisibility() && event.scrollHeight > event.clientHeight + 8)
    .map((event) => `"${event.innerText}" is cut in the head`)"""
FULL_CARDS = """() => document.querySelectorAll('[data-hand] .facts').forEach((facts) => {
    const mark = facts.querySelector('svg')
    for (let more = 0; more < 3; more++) facts.insertBefore(mark.cloneNode(true), facts.lastElementChild)
})"""
"""As if two buildings and a marker stood in every province."""
OUT_OF_CARD = """() => [...document.querySelectorAll('[data-hand] .card')].flatMap((card) => {
    const edge = card.getBoundingClientRect()
    const parts = [...card.querySelectorAll('.name, .facts > *')].map((part) => part.getBoundingClientRect())
    return parts.some(({ left, top, right, bottom }) => (
        left < edge.left || top < edge.top || right > edge.right || bottom > edge.bottom
    )) ? [`something sticks out of the card of ${card.title}`] : []
})"""
OUT_OF_SPECIAL = """() => [...document.querySelectorAll('.specials button')].flatMap((card) => {
    const edge = card.getBoundingClientRect()
    const shown = [...card.querySelectorAll('.text > *')].filter((part) => part.checkVisibility())
    const parts = shown.map((part) => part.getBoundingClientRect())
    const sticks = parts.some(({ top, bottom }) => top < edge.top || bottom > edge.bottom)
    return sticks ? [`the words of ${card.dataset.testid} stick out of it`] : []
})"""
ARROW = """() => {
    const arrow = document.querySelector('.arrow')
    const head = document.querySelector(`${getComputedStyle(arrow).markerEnd.slice(5, -2)} path`)
    const name = document.querySelector('.pieces .name')
    const under = arrow.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING
    return [
        ...(getComputedStyle(head).fill === 'none' ? ['the arrow has no head'] : []),
        ...(under ? [] : ['the arrow lies on names']),
    ]
}"""
BARE = "() => document.querySelectorAll('.pieces .slot').length === 0"

SOURCES = 3
"""Of the points of a year: provinces, buildings, majorities."""
COUNT_FLIGHTS = """() => {
    window.flown = 0
    const flies = (node) => node instanceof Element && node.closest('.sky') && node.querySelector('.gain')
    new MutationObserver((all) => {
        for (const { addedNodes } of all) window.flown += [...addedNodes].filter(flies).length
    }).observe(document.body, { childList: true, subtree: true })
}"""

COUNTED = """(sources) => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const numbers = (selector) => all(selector).map((element) => parseInt(element.innerText))
    const totals = numbers('[data-testid="scoring"] .total')
    const counted = all('[data-testid="scoring"] tbody .counted')
    if (!totals.length || counted.length < totals.length * sources) return null
    const gains = numbers('[data-testid="scoring"] tbody .gain')
    return { totals, gains, points: numbers('[data-testid="players"] .points b') }
}"""
"""Everything at once, as soon as all is counted: the scene goes away by itself."""


def a_table(context: BrowserContext, seats: int, modules: list[str]) -> str:
    wish = {"game": "shogun", "seats": [ME, *[BOT] * (seats - 1)], "options": {"modules": modules}}
    answer = context.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def complaints(page: Page) -> Iterator[str]:
    """What is wrong with a table as it stands there now."""
    yield from misfits(page)
    yield from flaws(page, main=DAY.main)
    yield from crowded(page)
    yield from drawn_on(page)
    for script in (CUT_NAMES, CUT_EVENT, OUT_OF_CARD, OUT_OF_SPECIAL):
        yield from page.evaluate(script)
    size = page.viewport_size
    assert size is not None
    if page.evaluate(LOG) < LEAST_LOG:
        yield "there is no room for the log"
    if page.locator("#tab-plan").evaluate(HEIGHT) > MOST_DESK * size["height"]:
        yield "the desk hides the map"
    if page.locator("#tab-plan").evaluate(CUT):
        yield "the desk is cut"
    if size["width"] >= NEAR and page.evaluate(BARE):
        yield "buildings are not drawn"
    if page.get_by_test_id("players").locator(".acts").count() > 1:
        yield "two are said to decide"


def look(page: Page, name: str, sizes: Sizes) -> list[str]:
    found = []
    for size in sizes:
        shogun.resize(page, size)
        page.evaluate(FRAMES)
        motion.picture(page, f"layout-{name}-{size[0]}")
        found += [f"{name} {size[0]}: {what}" for what in complaints(page)]
    return found


@pytest.mark.parametrize(
    ("seats", "modules", "sizes", "wanted"),
    [
        (3, [], SOME, ["plan", "special", "march"]),
        (4, list(SHOWS), TIGHT, ["plan", "special", "leader-desk", "favor-desk", "chamber-desk"]),
        (5, list(SHOWS), SIZES, ["plan", "special"]),
    ],
    ids=["three", "four", "five"],
)
def test_nothing_overlaps_at_any_size(
    visit: Visits, seats: int, modules: list[str], sizes: Sizes, wanted: list[str]
) -> None:
    """On one page, whose size changes: to plan, to choose in the auction, to march, what modules ask."""
    language = "de-DE" if seats == 4 else "en-GB"
    context = visit.profile(language=language, still=True)
    page = visit.tab(context, f"/table/{a_table(context, seats, modules)}")
    found = []
    for number, doing in enumerate(wanted):
        shogun.until_doing(page, doing)
        shogun.advised(page)
        page.evaluate(FULL_CARDS)
        found += look(page, f"{seats}-{doing}", TIGHT if number else sizes)
    if "march" in wanted:
        page.locator('[data-testid^="to-"]').first.click()
        expect(page.locator(".arrow")).to_be_visible()
        found += page.evaluate(ARROW)
        shogun.resize(page, SMALL_PHONE)
        expect(page.get_by_test_id("odds")).to_be_in_viewport(ratio=1)
    expect(page.locator("h1")).to_have_count(1)
    assert found == []


@pytest.mark.parametrize("seats", [3, 5])
def test_a_tip_folds_the_log_that_has_no_room_beside_it(visit: Visits, seats: int) -> None:
    context = visit.profile(still=True, tips=True)
    page = visit.tab(context, f"/table/{a_table(context, seats, [])}")
    assert shogun.doing(page) == "plan"
    for size in WITH_TIP:
        shogun.resize(page, size)
        assert misfits(page) == [], size
        expect(page.get_by_test_id("guide")).to_be_visible()
        height = page.evaluate(LOG)
        assert height == 0 or height >= LEAST_LOG, size
        expect(page.get_by_test_id("log-fold")).to_have_attribute("aria-expanded", str(height > 0).lower())
        assert height > 0 or (seats == 5 and size in LOW), size
    shogun.resize(page, LOW[0])
    page.get_by_test_id("no-tips").click()
    table.until(page, lambda: page.evaluate(LOG) >= LEAST_LOG, "the log is back")


def test_who_watches_sees_everything_at_any_size(visit: Visits) -> None:
    at = a_table(visit.profile(), 5, list(SHOWS))
    page = visit("/table/" + at, still=True)
    expect(page.get_by_test_id("plan-strip")).to_be_visible()
    assert look(page, "5-watch", SOME) == []


def test_the_map_of_a_phone_stays_where_it_is_in_winter(visit: Visits) -> None:
    page = replay.watch(visit, SHOGUN, size=PHONE, still=True)
    at = page.url.rpartition("/")[2].partition("?")[0]
    seen = {}
    for scene in ("battle", "winter"):
        show_scene(page, at, scene)
        page.get_by_test_id("skip").click()
        seen[page.locator(".round").inner_text().strip()] = page.locator(".map").first.bounding_box()
    assert len(seen) == 2
    assert len({box["y"] for box in seen.values() if box}) == 1


def test_points_fly_to_the_track_from_each_source(visit: Visits) -> None:
    page = replay.watch(visit, SHOGUN)
    page.evaluate(COUNT_FLIGHTS)
    show_scene(page, page.url.rpartition("/")[2].partition("?")[0], "scored")
    read = page.wait_for_function(COUNTED, arg=SOURCES).json_value()
    assert sum(read["totals"]) == sum(read["points"]) + sum(read["gains"])
    gains = len(read["gains"])
    assert gains > 0
    table.until(page, lambda: page.evaluate("() => window.flown") == gains, "all points have flown")


def test_the_log_is_folded_and_stays_so(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{a_table(context, 3, [])}")
    assert shogun.doing(page) == "plan"
    fold = page.get_by_test_id("log-fold")
    expect(page.get_by_test_id("log")).to_be_visible()
    fold.click()
    expect(page.get_by_test_id("log")).not_to_be_visible()
    page.reload()
    assert shogun.doing(page) == "plan"
    expect(page.get_by_test_id("log")).not_to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_be_visible()
