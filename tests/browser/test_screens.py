"""Every screen there is, by day on a desktop and by night on a phone, and nothing wrong with any of them.

Each tour walks through the screens of one part of the client; a new screen is a line in one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import shogun, table, zipang
from tests.browser.conftest import Visits
from tests.browser.inspection import LOOKS, Inspection, Look
from tests.browser.look import SPOIL, flaws
from tests.browser.table import BOT, ME, OPEN, STEADY

OMA = {"kind": "here", "name": "Oma"}


class Tour:
    """Somebody with one way of looking, and the pages they open."""

    def __init__(self, visit: Visits, look: Look) -> None:
        self.visit, self.look = visit, look
        self.inspection = Inspection(look)
        self.see = self.inspection.see
        self.see_dialog = self.inspection.see_dialog
        self._pages: dict[BrowserContext, Page] = {}

    def profile(self, *, tips: bool = False) -> BrowserContext:
        size, language, dark = self.look.size, self.look.language, self.look.dark
        phone = self.look.name == "night"
        return self.visit.profile(size=size, touch=phone, language=language, dark=dark, still=True, tips=tips)

    def at(self, context: BrowserContext, path: str, sign: str) -> Page:
        """The one page of somebody, gone there."""
        if context not in self._pages:
            self._pages[context] = self.visit.tab(context, path)
        else:
            self._pages[context].goto(path)
        page = self._pages[context]
        expect(page.locator(sign).first).to_be_visible()
        return page


def by(name: str) -> str:
    return f'[data-testid="{name}"]'


def made(
    context: BrowserContext, *seats: dict[str, str], game: str = "zipang", **more: Any
) -> dict[str, Any]:
    answer = context.request.post("/api/tables", data={"game": game, "seats": list(seats), **more})
    assert answer.status == 201, answer.text()
    found: dict[str, Any] = answer.json()
    return found


# --- around the tables --------------------------------------------------------------------------------------


def front(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, "/", by("new-zipang"))
    tour.see(page, "front-new")
    tour.see_dialog(page, page.get_by_test_id("open-settings"), "settings")
    tour.see_dialog(page, page.get_by_test_id("open-help"), "help")
    page.get_by_test_id("rename").click()
    tour.see(page, "front-name")
    wrong = {"name": "wrong.json", "mimeType": "application/json", "buffer": b'{"tenka": 7}'}
    page.get_by_test_id("upload-record").set_input_files(wrong)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").first).to_contain_text("7")
    tour.see(page, "front-upload-refused")
    made(tour.profile(), ME, OPEN, listed=True)
    made(context, ME, BOT)
    made(context, ME, BOT, OPEN, game="shogun")
    table.finished(context)
    page.goto("/")
    expect(page.get_by_test_id("my-table").nth(3)).to_be_visible()
    tour.see(page, "front-tables")


def new(tour: Tour) -> None:
    context = tour.profile()
    for game in ("zipang", "shitenno", "shogun"):
        page = tour.at(context, f"/new/{game}", by("start-game"))
        tour.see(page, f"new-{game}")
        page.get_by_test_id("house").locator("summary").click()
        page.get_by_test_id("seat-choice").first.select_option("here")
        page.get_by_test_id("seat-choice").last.select_option("open")
        expect(page.get_by_test_id("listed")).to_be_visible()
        tour.see(page, f"new-{game}-people")


def words(tour: Tour) -> None:
    context = tour.profile()
    tour.see(tour.at(context, "/rules/shogun", "article h2"), "rules")  # the longest of the three
    tour.see(tour.at(context, "/nowhere", "main h1"), "lost")
    page = tour.at(context, "/table/nothing", '[role="alert"] a')
    tour.see(page, "no-table")
    page.get_by_role("link").first.click()
    expect(page.get_by_test_id("new-shogun")).to_be_visible()
    context.set_offline(True)
    page.get_by_test_id("new-shogun").click()
    expect(page.locator(".failure")).to_be_visible()
    tour.see(page, "offline")
    context.set_offline(False)


# --- people at a table --------------------------------------------------------------------------------------


def waiting(tour: Tour) -> None:
    host, guest = tour.profile(), tour.profile()
    at = made(host, ME, BOT, OPEN, OPEN)
    robot = {"name": "Robo", "invite": at["invite"]}
    assert host.request.post(f"/api/tables/{at['id']}/bots", data=robot).status == 201
    page = tour.at(host, f"/table/{at['id']}", by("waiting-room"))
    program = "Programm" if tour.look.name == "night" else "program"
    expect(page.get_by_test_id("waiting-seat").nth(2)).to_contain_text(program)
    tour.see(page, "waiting-host")
    tour.see(tour.at(guest, f"/table/{at['id']}", by("waiting-room")), "waiting-uninvited")
    invited = f"/table/{at['id']}?invite={at['invite']}"
    tour.see(tour.at(guest, invited, by("take-seat")), "waiting-invited")


def company(tour: Tour) -> None:
    """Clocks, somebody absent, talk, notes, leaving and coming back; and somebody who watches."""
    one, other, absent = tour.profile(), tour.profile(), tour.profile()
    at = made(one, ME, OPEN, OPEN, house={"rhythm": {"kind": "live", "seconds": 3000, "more": 30}})
    for guest in (other, absent):
        assert guest.request.post(f"/api/tables/{at['id']}/join", data={"invite": at["invite"]}).ok
    page = tour.at(one, f"/table/{at['id']}", by("clock"))
    there = tour.at(other, f"/table/{at['id']}", by("clock"))
    expect(page.get_by_test_id("vote-banner")).to_be_visible()
    tour.see(page, "clocks-and-vote")
    tour.see_dialog(page, page.get_by_test_id("table-menu"), "people")
    tour.see_dialog(page, page.get_by_test_id("about-table"), "about")
    open_side(there, "chat")
    there.get_by_test_id("chat-input").fill("Wie geht es dir?")
    there.get_by_test_id("chat-input").press("Enter")
    expect(page.get_by_test_id("announced").first).to_contain_text("Wie geht es dir?")
    open_side(page, "chat")
    expect(page.get_by_test_id("chat-line")).to_have_count(1)
    tour.see(page, "chat")
    page.get_by_test_id("side-notes").click()
    tour.see(page, "notes")
    page.keyboard.press("Escape")
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("share").check()
    page.get_by_test_id("leave").click()
    tour.see(page, "leaving")
    watcher = tour.at(tour.profile(), f"/table/{at['id']}", by("question"))
    tour.see(watcher, "watching")
    watcher.get_by_test_id("table-menu").click()
    watcher.get_by_test_id("look-0").click()
    expect(watcher.get_by_test_id("looking-banner")).to_be_visible()
    tour.see(watcher, "watching-shared")
    page.get_by_test_id("leave-now").click()
    page.goto(f"/table/{at['id']}")
    expect(page.get_by_test_id("stand-in-banner")).to_be_visible()
    tour.see(page, "stand-in")


def open_side(page: Page, tab: str) -> None:
    if not page.get_by_test_id(f"side-{tab}").is_visible():
        page.get_by_test_id("log-toggle").click()
    page.get_by_test_id(f"side-{tab}").click()


def hot_seat(tour: Tour) -> None:
    context = tour.profile()
    page = tour.at(context, f"/table/{made(context, ME, OMA, BOT)['id']}", by("hand-over"))
    tour.see(page, "hand-over")
    page.get_by_test_id("sit-down").first.click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    tour.see(page, "hand-over-sat-down")


def away(tour: Tour) -> None:
    """What was missed, and a server that cannot be reached."""
    context = tour.profile()
    at = table.at_a(zipang.is_turn, context)
    page = tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled")
    page.goto("/")
    with table.person(context) as someone, someone.at(at) as elsewhere:
        for _ in range(2):
            elsewhere.until_asked()
            elsewhere.play_and_wait(elsewhere.now["moves"][0])
    page.goto(f"/table/{at}")
    expect(page.get_by_test_id("recap")).to_be_visible()
    tour.see(page, "recap")
    page.route_web_socket("**/ws", lambda line: line.close())
    page.reload()
    expect(page.locator('[data-testid="connection"][data-status="broken"]')).to_be_visible()
    tour.see(page, "unreachable")


# --- the games ----------------------------------------------------------------------------------------------


def zipang_table(tour: Tour) -> None:
    context = tour.profile()
    at = table.at_a(zipang.is_turn, context, ME, STEADY, BOT, BOT, BOT)
    page = tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled")
    tour.see(page, "zipang-turn")
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
        at = table.at_a(wanted, context)
        tour.see(tour.at(context, f"/table/{at}", by("moves-menu") + ":enabled"), f"zipang-{kind}")


def ask_first(context: BrowserContext) -> BrowserContext:
    context.add_init_script(
        "localStorage.setItem('tenka', JSON.stringify({ speed: 0, confirm: true, forced: false }))"
    )
    return context


SHITENNO: dict[str, Callable[[list[str]], bool]] = {
    "lot": lambda moves: moves[0].startswith("add"),
    "answer": lambda moves: "accept" in moves,
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
        page = tour.at(tour.profile(tips=True), "/", by(f"first-{game}"))
        page.get_by_test_id(f"first-{game}").click()
        expect(page.get_by_test_id("guide")).to_be_visible()
        tour.see(page, f"guide-{game}")


# --- afterwards ---------------------------------------------------------------------------------------------


def ends(tour: Tour) -> None:
    context = tour.profile()
    for game in ("zipang", "shitenno", "shogun"):
        at = table.finished(context, game)
        page = tour.at(context, f"/replay/{at}?at=30&as=all", by("stepper"))
        tour.see(page, f"replay-{game}")
        page.keyboard.press("g")
        tour.see(page, f"replay-{game}-graph")
        if game == "zipang":
            tour.see_dialog(page, page.get_by_test_id("fork"), "fork")
            tour.see_dialog(page, page.get_by_test_id("about-table"), "replay-about")
        page = tour.at(context, f"/table/{at}", by("game-over"))
        tour.see(page, f"over-{game}")


TOURS: tuple[Callable[[Tour], None], ...] = (
    front, new, words, waiting, company, hot_seat, away,
    zipang_table, shitenno_table, shogun_table, guides, ends,
)  # fmt: skip


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("walk", TOURS, ids=lambda walk: walk.__name__)
def test_nothing_is_wrong_with_any_screen(visit: Visits, walk: Callable[[Tour], None], look: Look) -> None:
    visit.guard.forgive("Failed to load resource")
    tour = Tour(visit, look)
    walk(tour)
    assert tour.inspection.seen
    assert not tour.inspection.found, "\n".join(tour.inspection.found)


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
