"""Tables of Shogun with modules."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

from tests.browser import shogun
from tests.browser.conftest import Visits

SHOWS = {
    "tennos_court": '[data-testid="board-shogun-court-word"]',
    "samurai": '[data-testid="tally-katana"]',
    "military_leaders": '[data-testid="tally-statue"]',
    "chambers": '[data-testid="board-shogun-chambers-word"]',
}
"""What of a module is on the table from the start."""
SEATS = 3
DESKS = {"favor-desk", "leader-desk", "chamber-desk"}
"""What every game with all modules asks of everybody, if officials fell out of the tower."""


def set_up(visit: Visits, context: BrowserContext, *modules: str) -> Page:
    """Choose modules on the page for a new game, and start it against bots that do not think."""
    shogun.quick(context)
    page = visit.tab(context, "/new/shogun")
    page.locator(f'input[name="seats"][value="{SEATS}"]').check(force=True)
    for seat in page.get_by_test_id("seat-choice").all():
        seat.select_option("bot:random")
    for module in modules:
        page.get_by_test_id(f"module-{module}").check()
    page.get_by_test_id("start-game").click()
    return page
