"""Every screen after a game, by day on a desktop and by night on a phone; and that flaws would be noticed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.inspection import Look
from tests.browser.look import SPOIL, flaws, misfits
from tests.browser.tour import Tour, Walk, by, by_day_and_night, check


def zipang_end(tour: Tour) -> None:
    page = replayed(tour, "zipang")
    page.keyboard.press("g")
    tour.see(page, "replay-zipang-graph")
    page.keyboard.press("t")
    tour.see(page, "replay-tools")
    tour.see_dialog(page, page.get_by_test_id("fork"), "fork")
    tour.see_dialog(page, page.get_by_test_id("about-table"), "replay-about")
    ended(tour, page, "zipang")


def shitenno_end(tour: Tour) -> None:
    page = replayed(tour, "shitenno")
    if tour.look.size == DESKTOP:
        page.set_viewport_size({"width": 1024, "height": 768})
        page.goto(page.url.replace("as=all", "as=0&coach=1"))
        expect(page.get_by_test_id("stepper")).to_be_visible()
        page.keyboard.press("g")  # the titles have less room than they need
        expect(page.get_by_test_id("course")).to_be_visible()
        tour.inspection.found += misfits(page)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    ended(tour, page, "shitenno")


def shogun_end(tour: Tour) -> None:
    page = replayed(tour, "shogun")
    page.keyboard.press("g")  # with luck, of which Zipang's graph has none
    tour.see(page, "replay-shogun-graph")
    ended(tour, page, "shogun", f"{by('highlights')} > :first-child")


def replayed(tour: Tour, game: str) -> Page:
    context = tour.profile()
    page = tour.at(context, f"/replay/{table.finished(context, game)}?at=30&as=all", by("stepper"))
    tour.see(page, f"replay-{game}")
    return page


def ended(tour: Tour, page: Page, game: str, sign: str = by("game-over")) -> None:
    """`sign`: what comes last."""
    at = page.url.rpartition("/")[2].partition("?")[0]
    tour.see(tour.at(page.context, f"/table/{at}", sign), f"over-{game}")


@by_day_and_night(zipang_end, shitenno_end, shogun_end)
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_has_its_buttons_in_sight_and_a_picture_to_share(
    visit: Visits, size: tuple[int, int]
) -> None:
    context = visit.profile(size=size, still=True)
    page = visit.tab(context, f"/table/{table.finished(context, 'shogun')}")
    expect(page.get_by_test_id("highlights").locator("dt")).to_have_count(3)
    expect(page.get_by_test_id("points-bars")).to_be_visible()
    for button in ("play-again", "watch-replay", "open-coach", "share-picture"):
        expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)
    with page.expect_download() as download:
        page.get_by_test_id("share-picture").click()
    assert download.value.suggested_filename == "tenka-shogun.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
