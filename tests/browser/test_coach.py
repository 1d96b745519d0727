"""The coach in the browser: decisions of a finished game with their moments, and hints at a table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser import replay, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import STICKS_OUT, misfits
from tests.browser.replay import SHOGUN, choose_eyes
from tests.browser.server import Server, running
from tests.browser.table import BOT, ME
from tests.browser.tour import made
from tests.browser.words import leftovers

QUICK = '{"coach_simulations": 6}'
ANALYSIS = 80_000
"""Milliseconds. It is many decisions long."""


@pytest.fixture(scope="module")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose coach is quick."""
    before = os.environ.get("TENKA_LIMITS")
    os.environ["TENKA_LIMITS"] = QUICK
    try:
        folder: Path = tmp_path_factory.mktemp("coach")
        with running(Server(folder / "data")) as live:
            yield live
    finally:
        os.environ.pop("TENKA_LIMITS")
        if before is not None:
            os.environ["TENKA_LIMITS"] = before


def test_a_finished_game_is_gone_through_and_found_again(visit: Visits) -> None:
    context = visit.profile(still=True)
    at = table.finished(context)
    page = visit.tab(context, f"/replay/{at}?coach=1")
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-status", "none")
    page.get_by_test_id("coach-start").click()
    expect(coach).to_have_attribute("data-status", "done", timeout=ANALYSIS)
    rows = page.get_by_test_id("coach-decision")
    assert rows.count() > 3
    expect(rows.first).to_contain_text("You played")
    expect(page.get_by_test_id("coach-summary")).to_contain_text(f"{rows.count()} decisions")
    rows.last.focus()
    page.keyboard.press("Enter")
    expect(rows.last).to_have_attribute("aria-current", "step")
    moment = rows.last.get_attribute("data-moment")
    page.get_by_test_id("coach-by-size").click()
    assert violations(page) == []
    assert misfits(page) == []
    page.wait_for_url(f"**/replay/{at}?at={moment}&as=0&coach=1")
    page.reload()
    expect(coach).to_have_attribute("data-status", "done", timeout=ANALYSIS)
    page.keyboard.press("c")
    expect(coach).to_have_count(0)


def test_on_a_phone_in_german_plans_are_compared_and_the_panel_makes_way(visit: Visits) -> None:
    page = replay.watch(visit, SHOGUN, size=PHONE, touch=True, language="de-DE", dark=True, still=True)
    page.get_by_test_id("coach-toggle").tap()
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Wähle unten")
    page.get_by_test_id("sheet-close").tap()
    choose_eyes(page, "2")
    page.get_by_test_id("coach-toggle").tap()
    page.get_by_test_id("coach-start").tap()
    expect(coach).to_have_attribute("data-status", "done", timeout=ANALYSIS)
    plan = page.get_by_test_id("coach-decision").first
    expect(plan).to_contain_text("→")
    assert page.evaluate(STICKS_OUT) <= 0
    assert [word for word in leftovers(page) if not word.startswith("Seat ")] == []
    plan.tap()
    expect(coach).to_have_count(0)


def test_hints_only_where_the_table_allows_them(visit: Visits) -> None:
    page = visit("/new/zipang", still=True)
    page.get_by_test_id("table-settings").locator("summary").click()
    hints = page.get_by_test_id("table-settings-hints")
    expect(hints).to_be_checked()
    page.get_by_test_id("seat-choice").first.select_option("open")
    expect(hints).not_to_be_checked()
    page.get_by_test_id("seat-choice").first.select_option("bot:random")
    hints.check()
    page.get_by_test_id("start-game").click()
    page.wait_for_url("**/table/*")
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_enabled()
    hint.click()
    told = page.get_by_test_id("hint-told")
    expect(told).to_contain_text("Sharp would: ")
    assert violations(page) == []
    page.get_by_test_id("hint-close").click()
    expect(told).to_have_count(0)
    hint.click()
    page.get_by_test_id("hint-play").click()
    expect(page.get_by_test_id("log")).to_contain_text("You ask for a hint.")
    page.get_by_test_id("table-menu").click()
    expect(page.get_by_test_id("hints-used")).to_have_text("one hint")
    expect(page.get_by_test_id("table-settings-hints-told")).to_contain_text("Hints are allowed")
    plain = visit.tab(page.context, f"/table/{table.create(page.context)}")
    expect(plain.get_by_test_id("question")).to_be_visible()
    expect(plain.get_by_test_id("hint")).to_have_count(0)


def test_a_hint_that_comes_too_late_is_not_told(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{made(context, ME, BOT, BOT, settings={'hints': True})['id']}")
    table.until_asked(page)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/hint", hold)
    page.get_by_test_id("hint").click()
    told = page.get_by_test_id("hint-told")
    expect(told).to_be_visible()
    table.play(page, table.offered(page)[0])
    expect(told).to_have_count(0)
    table.until_asked(page)
    expect(page.get_by_test_id("hint")).to_be_enabled()
    asked[0].fulfill(json={"best": [], "chance": 0.5})
    page.evaluate(table.SOON)
    expect(told).to_have_count(0)
