"""First games that teach: pressing whatever the light falls on leads to the end, by mouse and by touch."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tenka.games import plugin_of
from tests.browser import table
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, RESULTS, Visits

MOST_PRESSES = 60
SMALL_PHONE = (360, 640)
SEEN = """() => {
    const panel = document.querySelector('[data-testid="lesson"]')
    if (!panel) return null
    const box = (element) => element?.getBoundingClientRect().toJSON() ?? null
    const primary = panel.querySelector('.primary')
    const button = (name) => panel.querySelector(`[data-testid="lesson-${name}"]`)
    return {
        task: panel.dataset.task,
        text: panel.querySelector('.text').textContent,
        read: button('next') !== null,
        last: button('play') !== null,
        panel: box(panel),
        light: box(document.querySelector('[data-testid="lesson-light"]')),
        cut: panel.scrollWidth > panel.clientWidth || box(panel).bottom < box(primary)?.bottom,
        discards: box(document.querySelector('[data-testid="discards"]')),
        price: box(document.querySelector('[data-testid="conquest"] .about')),
        armies: box(document.querySelector('[data-testid="march-desk"] .number')),
    }
}"""
TOLD = {"out": ["discards"], "troops": ["price"], "kokus": ["price"], "march": ["armies"]}
FRAMES = 4
SETTLED = f"""() => {{
    const seen = ({SEEN})()
    const now = JSON.stringify(seen)
    window.stillFor = now === window.seenLesson ? window.stillFor + 1 : 0
    window.seenLesson = now
    return window.stillFor < {FRAMES} ? null : seen
}}"""
"""What is shown, if it has been the same for some frames."""
PICTURES = bool(os.environ.get("TENKA_PICTURES"))

Press = Callable[[float, float], None]
Box = dict[str, float]


AFTER = f"""(before) => {{
    const now = ({SEEN})()
    const same = (thing) => JSON.stringify(now[thing]) === JSON.stringify(before[thing])
    return now === null || !same('task') || !same('light')
}}"""


def settled(page: Page, before: dict[str, object] | None = None) -> dict[str, object]:
    """What the lesson shows, once it is something else than before and nothing moves any more."""
    if before is not None:
        page.wait_for_function(AFTER, arg=before)
    seen: dict[str, object] = page.wait_for_function(SETTLED).json_value()
    return seen


def overlap(one: Box, other: Box) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def play_through(page: Page, game: str, press: Press) -> list[str]:
    """Press what the light falls on, or go on, until the last words; the tasks in their order."""
    tasks: list[str] = []
    seen: dict[str, object] | None = None
    for number in range(MOST_PRESSES):
        seen = settled(page, seen)
        if not tasks or tasks[-1] != seen["task"]:
            tasks.append(str(seen["task"]))
        picture(page, f"lesson-{game}-{number:02}-{seen['task']}")
        light, panel = seen["light"], seen["panel"]
        if isinstance(light, dict) and isinstance(panel, dict) and light["width"] < 500:
            assert not overlap(light, panel), f"{seen['task']}: the words lie on the thing"
        assert not seen["cut"], f"{seen['task']}: the words are cut"
        for thing in TOLD.get(str(seen["task"]), ()):
            box = seen[thing]
            if isinstance(panel, dict) and isinstance(box, dict):
                assert not overlap(box, panel), f"the words lie on what they tell of: {thing}"
        if seen["last"]:
            return tasks
        if seen["read"]:
            press(*table.middle(page.get_by_test_id("lesson-next")))
        else:
            assert isinstance(light, dict), f"{seen['task']}: there is no light"
            press((light["left"] + light["right"]) / 2, (light["top"] + light["bottom"]) / 2)
    raise AssertionError(f"the lesson has no end: {tasks}")


def picture(page: Page, name: str) -> None:
    if PICTURES:
        size = page.viewport_size or {"width": 0}
        language = page.evaluate("document.documentElement.lang")
        RESULTS.mkdir(exist_ok=True)
        page.screenshot(path=RESULTS / f"{name}-{size['width']}-{language}.png")


@pytest.mark.parametrize("game", ["zipang", "shitenno", "shogun"])
def test_a_first_game_by_mouse(visit: Visits, game: str) -> None:
    page = visit.tab(visit.profile(still=True, tips=True), f"/learn/{game}")
    page.wait_for_url("**/table/*")
    settled(page)
    assert violations(page) == []
    tasks = play_through(page, game, page.mouse.click)
    lesson = plugin_of(game).lesson
    assert lesson is not None
    assert tasks == [task.name for task in lesson.tasks()]
    page.get_by_test_id("lesson-play").click()
    expect(page.get_by_test_id("hint")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("zipang", PHONE), ("shitenno", PHONE), ("shogun", SMALL_PHONE)])
def test_a_first_game_by_touch_on_a_phone_in_german(visit: Visits, game: str, size: tuple[int, int]) -> None:
    page = visit(f"/learn/{game}", size=size, touch=True, language="de-DE", still=True)
    assert len(play_through(page, game, page.touchscreen.tap)) > 5
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_test_id("lesson-stay").tap()
    expect(page.get_by_test_id("hint")).to_be_visible()


def test_it_is_left_and_gone_on_with(visit: Visits) -> None:
    page = visit("/learn/zipang", size=DESKTOP, still=True)
    for task in ("coins", "pot", "hand"):
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-task", task)
        page.get_by_test_id("lesson-next").click()
    before = page.url
    page.get_by_test_id("hand-card").first.click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-task", "attack")
    page.locator('[data-testid="hand-card"][data-card="captain"]').click()
    page.locator('[data-testid="target"][data-target="1"]').click()
    expect(page.get_by_text("first the task of this lesson")).to_be_visible()
    page.get_by_test_id("lesson-back").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-task", "hand")
    page.get_by_test_id("lesson-leave").click()
    page.wait_for_url("**/")
    page.goto("/learn/zipang")
    page.wait_for_url(before)
    expect(page.get_by_test_id("lesson")).to_be_visible()
