"""A first game is one click away, and tells at every kind of decision what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits


@pytest.mark.parametrize("game", ["zipang", "shogun", "shitenno"])
def test_first_steps(visit: Visits, game: str) -> None:
    page = visit.tab(visit.profile(still=True, tips=True))
    page.get_by_test_id(f"first-{game}").click()
    page.wait_for_url("**/table/*")
    guide = page.get_by_test_id("guide")
    goal = guide.locator("p").inner_text()
    guide.get_by_role("button").first.click()
    expect(guide.locator("p")).not_to_have_text(goal)
    page.reload()
    expect(guide.locator("p")).not_to_have_text(goal)
    guide.get_by_role("button").nth(1).click()
    expect(guide).to_have_count(0)
