"""Every screen after a game, by day on a desktop and by night on a phone; and that flaws would be noticed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Visits
from tests.browser.inspection import Look
from tests.browser.look import SPOIL, flaws
from tests.browser.tour import Tour, Walk, by, by_day_and_night, check


def ends(tour: Tour) -> None:
    context = tour.profile()
    for game in ("zipang", "shitenno", "shogun"):
        at = table.finished(context, game)
        page = tour.at(context, f"/replay/{at}?at=30&as=all", by("stepper"))
        tour.see(page, f"replay-{game}")
        if game != "shitenno":  # one with a graph of luck, and one without
            page.keyboard.press("g")
            tour.see(page, f"replay-{game}-graph")
        if game == "zipang":
            tour.see_dialog(page, page.get_by_test_id("fork"), "fork")
            tour.see_dialog(page, page.get_by_test_id("about-table"), "replay-about")
        page = tour.at(context, f"/table/{at}", by("game-over"))
        tour.see(page, f"over-{game}")


@by_day_and_night(ends)
def test_nothing_is_wrong_with_any_screen(visit: Visits, walk: Walk, look: Look) -> None:
    check(visit, walk, look)


SPOILT = {
    ".button { min-height: 0 !important; height: 12px; padding: 0 }": "not 24",
    "h2 { width: 20px; overflow: hidden; white-space: nowrap }": "is cut off",
    ".tagline { margin-top: -20px !important }": " on ",
    ".facts { padding-left: 330px; white-space: nowrap }": "sticks out of what holds it",
}


def test_flaws_would_be_noticed(visit: Visits) -> None:
    page = visit("/", still=True)
    expect(page.get_by_test_id("new-shogun")).to_be_visible()
    assert flaws(page) == []
    for style, complaint in SPOILT.items():
        page.evaluate(SPOIL, style)
        assert complaint in "\n".join(flaws(page)), style
