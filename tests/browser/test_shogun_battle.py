"""A battle of Shogun as it is shown: its odds, its luck, falling cubes, and nothing that jumps."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser import motion, shogun
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.test_replay import SHOGUN, open_file


def test_a_battle_in_a_replay_tells_its_odds_and_its_luck(visit: Visits) -> None:
    page = visit("/")
    open_file(page, SHOGUN)
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
    shares = battle.get_by_test_id("odds").locator("dd b").all_text_contents()
    assert sum(int(share.split()[0]) for share in shares) in (99, 100, 101)
    expect(battle.get_by_test_id("luck")).to_be_visible()
    expect(battle.get_by_test_id("battle-result").locator("p")).to_have_count(3)
    for part in ("odds", "battle-result"):
        expect(battle.get_by_test_id(part)).to_be_in_viewport(ratio=1)
    motion.picture(page, f"battle-{size[0]}")
    page.keyboard.press("Space")
    expect(battle.first).not_to_be_visible()
    assert motion.restless(page) == {}
