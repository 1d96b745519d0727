"""A newcomer with a mouse: from the start page through a whole game to its replay."""

from __future__ import annotations

import hashlib
import json

from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits


def test_from_the_start_page_to_the_end_of_the_replay(visit: Visits) -> None:
    page = visit("/")
    page.get_by_test_id("new-zipang").click()
    expect(page.get_by_test_id("seat-choice")).to_have_count(3)
    page.get_by_test_id("seat-choice").first.select_option("bot:random")
    page.get_by_test_id("start-game").click()
    page.wait_for_url("**/table/*")

    assert zipang.play_on(page, zipang.click, table.click_on, most=6) == 6
    show_nothing_more(page)
    assert zipang.play_on(page, zipang.click, table.click_on) > 0
    check_ranking(page)
    check_record(page)

    page.get_by_test_id("watch-replay").click()
    page.wait_for_url("**/replay/*")
    step_through(page)

    page.goto("/")
    own = page.locator('[data-testid="my-table"][href^="/replay/"]')
    expect(own).to_have_count(1)
    own.click()
    page.wait_for_url("**/replay/*")


def show_nothing_more(page: Page) -> None:
    """What was played is seen often enough by now."""
    page.get_by_test_id("open-settings").click()
    page.locator("#set-speed").select_option("0")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def check_ranking(page: Page) -> None:
    rows = page.get_by_test_id("game-over").locator("li")
    expect(rows).to_have_count(4)
    ranks = [int(text) for text in rows.locator(".rank").all_text_contents()]
    coins = [int(text) for text in rows.locator(".score").all_text_contents()]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    assert coins == sorted(coins, reverse=True)


def check_record(page: Page) -> None:
    """The record is there to take, and its seed is the one promised before the first card."""
    with page.expect_download() as download:
        page.get_by_test_id("download-record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    fairness = page.get_by_test_id("fairness")
    expect(fairness).to_have_attribute("data-verdict", "holds")
    promised, seed = fairness.locator("code").all_text_contents()[:2]
    assert record["seed"] == seed
    assert record["commitment"] == promised
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == promised


def step_through(page: Page) -> None:
    slider, following = page.get_by_test_id("slider"), page.get_by_test_id("next")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value("0")
    assert last > 10
    assert steps_on(page, 8) == list(range(1, 9))
    slider.fill(str(last - 3))
    assert steps_on(page, last) == [last - 2, last - 1, last]
    page.get_by_test_id("previous").click()
    expect(slider).to_have_value(str(last - 1))
    following.click()
    expect(page.get_by_test_id("log-line").first).not_to_be_empty()


def steps_on(page: Page, most: int) -> list[int]:
    """Press for the next moment, as often as it goes; where that led."""
    slider, following = page.get_by_test_id("slider"), page.get_by_test_id("next")
    seen = [int(slider.input_value())]
    for _ in range(20 * most):  # a press while something is shown only hurries it
        if len(seen) > most or following.is_disabled():
            break
        page.mouse.click(*table.middle(following))
        now = int(slider.input_value())
        seen += [now] if seen[-1:] != [now] else []
    return seen[1:]
