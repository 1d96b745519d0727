"""Every screen of the games while they are played, by day on a desktop and by night on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import shogun, table, zipang
from tests.browser.conftest import PHONE, Visits
from tests.browser.inspection import Look
from tests.browser.look import misfits
from tests.browser.table import BOT, ME, STEADY
from tests.browser.tour import Tour, Walk, by, by_day_and_night, check


def zipang_table(tour: Tour) -> None:
    context = tour.profile()
    at = table.at_a(zipang.is_turn, context, ME, STEADY, BOT, BOT, BOT)
    page = tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled")
    tour.see(page, "zipang-turn")
    fit_small_phones(tour, page)
    tour.see_dialog(page, page.get_by_test_id("open-help"), "zipang-help")
    page.keyboard.press("h")
    tour.see(page, "zipang-explained")
    page.keyboard.press("Escape")
    page.locator(zipang.CARD).last.click()
    tour.see(page, "zipang-chosen")
    page.get_by_test_id("moves-menu").click()
    tour.see(page, "zipang-moves")
    page = tour.at(ask_first(context), f"/table/{at}", by("moves-menu") + ":enabled")
    table.play(page, table.offered(page)[0])
    expect(page.get_by_test_id("confirm-move")).to_be_visible()
    tour.see(page, "confirm-move")
    for kind, wanted in (("reaction", zipang.is_reaction), ("pick", zipang.is_pick)):
        at = table.at_a(wanted, context, ME, STEADY, BOT)
        page = tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled")
        tour.see(page, f"zipang-{kind}")
        fit_small_phones(tour, page)


def fit_small_phones(tour: Tour, page: Page) -> None:
    if tour.look.size == PHONE:
        for height in (740, 640):
            page.set_viewport_size({"width": 360, "height": height})
            tour.inspection.found += misfits(page)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def ask_first(context: BrowserContext) -> BrowserContext:
    context.add_init_script(
        "localStorage.setItem('tenka', JSON.stringify({ speed: 0, confirm: true, forced: false }))"
    )
    return context


SHITENNO: dict[str, Callable[[list[str]], bool]] = {
    "lot": lambda moves: moves[0].startswith("add"),
    "answer": lambda moves: "accept" in moves,
    "choose": lambda moves: moves[0].startswith("choose"),
    "turn": lambda moves: "end" in moves,
}


def shitenno_table(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, "/", by("new-shitenno"))
    for kind, wanted in SHITENNO.items():
        page.goto(f"/table/{table.at_a(wanted, context, ME, BOT, BOT, game='shitenno')}")
        expect(page.locator(by("moves-menu") + ":enabled")).to_be_visible()
        tour.see(page, f"shitenno-{kind}")
    for tab in page.locator('[data-testid^="tab-"]:visible').all():
        tab.click()
        tour.see(page, f"shitenno-{tab.get_attribute('data-testid')}")
    page.keyboard.press("h")
    tour.see(page, "shitenno-explained")
    page.keyboard.press("Escape")
    tour.see_dialog(page, page.get_by_test_id("open-help"), "shitenno-help")


def shogun_table(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, f"/table/{shogun.table_of(context)}", by("seal"))
    tour.see(page, "shogun-plan")
    tour.see_dialog(page, page.get_by_test_id("open-help"), "shogun-help")
    page.keyboard.press("h")
    tour.see(page, "shogun-explained")
    page.keyboard.press("Escape")


def guides(tour: Tour) -> None:
    for game in ("zipang", "shitenno", "shogun"):
        context = tour.profile(tips=True)
        page = tour.at(context, f"/table/{table.create(context, ME, *[STEADY] * 3, game=game)}", by("guide"))
        tour.see(page, f"guide-{game}")
        if tour.look.size == PHONE:
            assert page.get_by_test_id("guide").evaluate("(tip) => tip.firstElementChild.offsetHeight") <= 48
            page.get_by_test_id("tip-whole").click()
            tour.see(page, f"guide-{game}-whole")


@by_day_and_night(zipang_table, shitenno_table, shogun_table, guides)
def test_nothing_is_wrong_with_any_screen(visit: Visits, walk: Walk, look: Look) -> None:
    check(visit, walk, look)
