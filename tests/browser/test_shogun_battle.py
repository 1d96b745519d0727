"""A battle of Shogun as it is shown: its odds, its luck, falling cubes, and nothing that jumps."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser import motion, replay, shogun
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.replay import SHOGUN


def test_a_battle_in_a_replay_tells_its_odds_and_its_luck(visit: Visits) -> None:
    page = replay.watch(visit, SHOGUN)
    at_table = page.url.rpartition("/")[2].partition("?")[0]
    steps = page.request.get(f"/api/tables/{at_table}/replay").json()["steps"]
    fought = next(number for number, step in enumerate(steps) if step["annotations"])
    page.get_by_test_id("slider").fill(str(fought - 1))
    page.get_by_test_id("stepper").get_by_label("Speed").select_option("0.5")
    page.keyboard.press("Escape")
    page.get_by_test_id("next").click()
    shown = page.get_by_test_id("battle")
    page.wait_for_function(SKIP_TO_BATTLE)
    watch_cubes_fall(page)
    expect(shown.get_by_test_id("odds")).to_contain_text("%")
    expect(shown.get_by_test_id("luck")).to_contain_text("Luck")


SKIP_TO_BATTLE = """() => {
    const shown = document.querySelector('[data-testid="battle"]') !== null
    if (!shown) document.querySelector('[data-testid="skip"]')?.click()
    return shown
}"""
MOVED = """() => {
    const moved = document.getAnimations().map(({ effect }) => effect)
        .filter(({ target }) => target.closest('[data-testid="battle"]'))
        .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    return moved.length ? [...new Set(moved)] : null
}"""
FRAME = {"offset", "computedOffset", "easing", "composite"}
MOST_SCRIPT = 4.0
"""Milliseconds of processor time for each frame, of which there are sixty a second."""


def watch_cubes_fall(page: Page) -> None:
    """While they fall no frame is laid out or painted anew: the browser only moves what it has painted."""
    browser = page.context.browser
    assert browser is not None
    moved = page.wait_for_function(MOVED).json_value()
    expect(page.get_by_test_id("battle")).to_have_attribute("data-known", "false")
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    assert set(moved) - FRAME == {"transform"}
    page.wait_for_function("() => document.getAnimations().length === 0")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    work = Counter(event["name"] for event in events)
    assert work["UpdateLayoutTree"] > 0
    assert 4 * (work["Layout"] + work["Paint"]) < work["FireAnimationFrame"], work
    script = sum(event.get("tdur", 0) for event in events if event["name"] == "FunctionCall") / 1000
    assert script < MOST_SCRIPT * work["FireAnimationFrame"], f"{script} ms"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_battle_tells_its_odds_and_its_luck_and_nothing_jumps(visit: Visits, size: tuple[int, int]) -> None:
    context = visit.profile(size=size)
    context.add_init_script(motion.SHIFTS)
    shogun.settled(context, speed=4)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    shogun.until_battle(page, random.Random(3))
    battle = page.get_by_test_id("battle")
    shares = battle.get_by_test_id("odds").locator("dd b")
    expect(shares.first).to_be_visible()
    assert sum(int(share.split()[0]) for share in shares.all_text_contents()) in (99, 100, 101)
    expect(battle.get_by_test_id("luck")).to_be_visible()
    expect(battle.get_by_test_id("battle-result").locator("p")).to_have_count(3)
    for part in ("odds", "battle-result"):
        expect(battle.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    motion.picture(page, f"battle-{size[0]}")
    page.keyboard.press("Space")
    expect(battle.first).not_to_be_visible()
    assert motion.restless(page) == {}


def test_a_battle_of_others_is_a_strip_that_can_be_enlarged(visit: Visits) -> None:
    """As the first seat sees the first battle that it has no part in."""
    page = replay.watch(visit, SHOGUN)
    at_table = page.url.rpartition("/")[2].partition("?")[0]
    steps = page.request.get(f"/api/tables/{at_table}/replay?viewer=0").json()["steps"]
    fought = next(number for number, step in enumerate(steps) if fought_by_others(step["events"], 0))
    page.goto(f"/replay/{at_table}?as=0&at={steps[fought - 1]['moment']}")
    page.get_by_test_id("next").click()
    page.wait_for_function(SKIP_TO_BATTLE.replace('"battle"', '"strip"'))
    page.get_by_test_id("strip").click()
    expect(page.get_by_test_id("battle")).to_be_visible()
    expect(page.get_by_test_id("strip")).to_have_count(0)


def fought_by_others(events: list[dict[str, object]], seat: int) -> bool:
    ends = [event for event in events if event["event"] == "battle-ended"]
    return len(ends) == 1 and seat not in (ends[0]["attacker"], ends[0]["defender"])


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "button"])
def test_one_press_skips_everything_until_one_is_asked(visit: Visits, by_key: bool) -> None:
    """Everything is shown so slowly that nobody would live to see the next question otherwise."""
    context = visit.profile()
    shogun.settled(context, speed=0.01)
    page = visit.tab(context, f"/table/{shogun.table_of(context)}")
    assert shogun.doing(page) == "plan"
    ahead = page.get_by_test_id("skip-ahead")
    expect(ahead).to_be_disabled()
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    expect(ahead).to_be_enabled()
    if by_key:
        page.keyboard.press("n")
    else:
        ahead.click()
    assert shogun.doing(page)
    expect(ahead).to_be_disabled()
    expect(ahead).to_have_attribute("aria-pressed", "false")
