"""Shogun under axe-core, by day and by night: the desks and scenes that no tour of test_screens comes to."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import replay, shogun, table
from tests.browser.axe import by_day_and_night
from tests.browser.conftest import DESKTOP, Visits
from tests.browser.look import flaws, misfits
from tests.browser.replay import SHOGUN

DESKS = {"claim", "group", "special", "battle", "revolt"}
"""What every player is asked in a game on the moon side, if it goes badly enough, but for plans."""
MOST_GAMES = 8
DESK, SCENE = "#tab-plan", ".veil"
"""The rest of the table is the same as in the tours."""
CHOICES = f"{DESK} button:enabled"
"""One of them is under the pointer."""
SIZES = ((1024, 768), (1280, 720))
CUT = "(element) => element.scrollHeight > element.clientHeight + 2"
CUT_NAMES = """all => all.filter((one) => getComputedStyle(one).overflowX === 'hidden')
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
SCENES = {"bids": "bids-revealed", "battle": "battle-ended", "winter": "winter-came", "scored": "scored"}
THREE = """() => {
    const all = document.querySelector('.revolts')
    while (all.children.length < 3) all.append(all.firstElementChild.cloneNode(true))
}"""
"""As many provinces as can rise in a winter."""
SMALL_PHONE, SIDEWAYS = (360, 640), (844, 390)
TWICE = "(side) => side.append(side.firstElementChild.cloneNode(true))"
"""As much as somebody throws with a special card, and farmers who stay away."""
STAND = """
    const wait = window.setTimeout.bind(window)
    window.setTimeout = (run, ms, ...more) => wait(run, ms > 2500 ? 1e8 : ms, ...more)
"""
"""Whatever would go away by itself after some seconds stays until somebody goes on."""


def test_every_desk(visit: Visits) -> None:
    """Play without a page, and open one whenever something is asked for the first time.

    Not every game asks for everything: in which order plans come in decides what is drawn.
    """
    context = visit.profile(still=True)
    page = visit.tab(context)
    to_meet = set(DESKS)
    for number in range(MOST_GAMES):
        if to_meet:
            meet_desks(page, to_meet, random.Random(number))
    assert not to_meet, f"never asked in {MOST_GAMES} games"


def meet_desks(page: Page, to_meet: set[str], choice: random.Random) -> None:
    at = shogun.table_of(page.context, side="moon")
    with table.person(page.context) as someone, someone.at(at) as seat:
        while to_meet and seat.until_asked() and not seat.is_over():
            asked = seat.now["observation"]["step"]
            if asked in to_meet:
                to_meet.remove(asked)
                check_desk(page, at)
            seat.play_and_wait(choice.choice(seat.now["moves"]))


@pytest.mark.parametrize("kind", SCENES)
def test_every_scene(visit: Visits, kind: str) -> None:
    """In the replay of a game that is kept as a file; nothing of them is cut or lies on anything else."""
    context = visit.profile(still=True)
    context.add_init_script(STAND)
    page = replay.watch_in(visit, context, SHOGUN)
    check_scene(page, page.url.rpartition("/")[2].partition("?")[0], kind)


def check_desk(page: Page, at: str) -> None:
    page.goto(f"/table/{at}")
    now = shogun.doing(page)
    if now == "march":
        page.locator('[data-testid^="to-"]').first.click()
        expect(page.get_by_test_id("march")).to_be_enabled()
        expect(page.locator("#head path")).not_to_have_css("fill", "none")
    page.locator(CHOICES).first.hover()
    assert by_day_and_night(page, DESK) == [], now
    if now == "revolt":
        page.evaluate(THREE)
        shogun.resize(page, SIZES[0])
        assert not page.locator(DESK).evaluate(CUT)
        shogun.resize(page, DESKTOP)
    page.goto("/robots.txt")


def show_scene(page: Page, at: str, kind: str) -> None:
    """The first of its kind in a replay."""
    with table.person(page.context) as someone:
        steps = [step for part in someone.pages(at, "public") for step in part["steps"]]
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


def check_scene(page: Page, at: str, kind: str) -> None:
    show_scene(page, at, kind)
    assert by_day_and_night(page, SCENE) == [], kind
    for size in SIZES:
        shogun.resize(page, size)
        assert [*misfits(page), *flaws(page)] == [], (kind, size)
        scene = page.locator(SCENE).locator('[role="dialog"]')
        assert not scene.evaluate(CUT), (kind, size)
        assert scene.locator("b").evaluate_all(CUT_NAMES) == [], (kind, size)
    if kind == "battle":
        for size in (SIDEWAYS, SMALL_PHONE):
            shogun.resize(page, size)
            assert not page.get_by_test_id("battle").evaluate(CUT), size
        page.locator(SCENE).locator(".side").first.evaluate(TWICE)
        for panel in page.locator(SCENE).locator(".side > .panel").all():
            assert not panel.evaluate(CUT)
    page.get_by_test_id("skip").click()
