"""Every desk and every scene of Shogun under axe-core, by day and by night."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import shogun, table
from tests.browser.axe import by_day_and_night
from tests.browser.conftest import Visits

DESKS = {"claim", "group", "plan", "special", "battle", "revolt"}
"""What every player is asked in a game on the moon side, if it goes badly enough."""
SCENES = {"bids": "bids-revealed", "battle": "battle-ended", "winter": "winter-came", "scored": "scored"}
STAND = """
    const wait = window.setTimeout.bind(window)
    window.setTimeout = (run, ms, ...more) => wait(run, ms > 2500 ? 1e8 : ms, ...more)
"""
"""Whatever would go away by itself after some seconds stays until somebody goes on."""


def test_every_desk_and_every_scene(visit: Visits) -> None:
    context = visit.profile(still=True)
    context.add_init_script(STAND)
    shogun.quick(context)
    page = visit.tab(context, "/new/shogun")
    expect(page.get_by_test_id("start-game")).to_be_visible()
    assert by_day_and_night(page) == []
    at = shogun.table_of(context, side="moon")
    check_desks(context, page, at)
    page.goto(f"/replay/{at}")
    for kind in SCENES:
        check_scene(page, at, kind)


def check_desks(context: BrowserContext, page: Page, at: str) -> None:
    """Play without a page, and open one whenever something is asked for the first time."""
    choice = random.Random(3)
    met: set[str] = set()
    with table.person(context) as someone, someone.at(at) as seat:
        while seat.until_asked() and not seat.is_over():
            asked = seat.now["observation"]["step"]
            if asked not in met:
                met.add(asked)
                check_desk(page, at)
            seat.play_and_wait(choice.choice(seat.now["moves"]))
    assert met >= DESKS
    check_desk(page, at)


def check_desk(page: Page, at: str) -> None:
    page.goto(f"/table/{at}")
    now = shogun.doing(page)
    assert by_day_and_night(page) == [], now
    if now == "march":
        page.locator('[data-testid^="to-"]').first.click()
        expect(page.get_by_test_id("march")).to_be_enabled()
        assert by_day_and_night(page) == []
    page.goto("/rules/zipang")


def check_scene(page: Page, at: str, kind: str) -> None:
    """Show the first of its kind in the replay."""
    steps = page.request.get(f"/api/tables/{at}/replay").json()["steps"]
    told = [{event["event"] for event in step["events"]} for step in steps]
    first = next(number for number, tags in enumerate(told) if SCENES[kind] in tags)
    page.get_by_test_id("slider").fill(str(first - 1))
    page.get_by_test_id("next").click()
    page.wait_for_function(f"""() => {{
        const skip = document.querySelector('[data-testid="skip"]')
        if (skip && skip.dataset.scene !== '{kind}') skip.click()
        return skip?.dataset.scene === '{kind}'
    }}""")
    if kind == "battle":
        expect(page.get_by_test_id("battle")).to_have_attribute("data-known", "true")
    assert by_day_and_night(page) == [], kind
    page.get_by_test_id("skip").click()
