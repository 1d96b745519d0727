"""A game tells whoever does not know it, at every kind of decision, what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Visits
from tests.browser.table import ME, STEADY


@pytest.mark.parametrize("game", ["zipang", "shogun", "shitenno"])
def test_first_steps(visit: Visits, game: str) -> None:
    context = visit.profile(still=True, tips=True)
    page = visit.tab(context, f"/table/{table.create(context, ME, *[STEADY] * 3, game=game)}")
    guide = page.get_by_test_id("guide")
    goal = guide.locator("p").inner_text()
    guide.get_by_test_id("tip-read").click()
    expect(guide.locator("p")).not_to_have_text(goal)
    page.reload()
    expect(guide.locator("p")).not_to_have_text(goal)
    guide.get_by_test_id("no-tips").click()
    expect(guide).to_have_count(0)
    page.get_by_test_id("tip").click()
    expect(guide.locator("p")).not_to_have_text(goal)
    page.keyboard.press("?")
    page.get_by_test_id("tips-again").click()
    expect(guide.locator("p")).to_have_text(goal)
