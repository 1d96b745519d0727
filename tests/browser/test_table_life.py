"""A table where people live: taking back, talking, leaving, coming back, broken lines, the back button."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser import table, zipang
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.table import BOT, ME, OPEN

SOCKET = "**/api/tables/*/ws"
NAME = "<svg onload=broken()>"
SCRIPT = "<img src=x onerror=\"document.title='broken in'\"> hello"


def open_table(context: BrowserContext, *seats: dict[str, str], game: str = "zipang", **chosen: Any) -> str:
    wish = {"game": game, "seats": list(seats), "settings": chosen}
    answer = context.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def two_people(visit: Visits, **chosen: Any) -> tuple[str, Page, Page]:
    one, other = visit.profile(still=True), visit.profile(still=True, size=PHONE, touch=True, dark=True)
    at_table = open_table(one, ME, OPEN, **chosen)
    invite = one.request.get(f"/api/tables/{at_table}").json()["invite"]
    assert other.request.post("/api/me", data={"name": NAME}).ok
    assert other.request.post(f"/api/tables/{at_table}/join", data={"invite": invite}).ok
    return at_table, visit.tab(one, f"/table/{at_table}"), visit.tab(other, f"/table/{at_table}")


def test_choices_are_taken_back_by_click_and_key_as_far_as_it_goes(visit: Visits) -> None:
    """The Tairō of Shitennō lays cards into a lot, one by one, and changes his mind."""
    context = visit.profile(still=True)
    page, added = at_the_first_lot(visit, context)
    before = table.offered(page)
    undo = page.get_by_test_id("take-back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.press("Enter")
    expect(page.get_by_test_id("notice")).to_contain_text("Nothing has been played yet")

    for _ in range(2):
        table.play(page, added)
        table.until_asked(page)
        added = next(move for move in table.offered(page) if move.startswith("add"))
    expect(undo).to_have_attribute("data-choices", "2")
    undo.dblclick()  # the second click belongs to nothing any more, or takes back the second card
    page.wait_for_function("() => document.querySelector('[data-testid=take-back]').dataset.choices < 2")
    page.keyboard.press("Control+Shift+z")
    expect(undo).to_have_attribute("data-choices", "0")
    table.until_asked(page)
    assert table.offered(page) == before
    expect(page.get_by_test_id("log-line").first).to_have_text("You take a choice back.")


def at_the_first_lot(visit: Visits, context: BrowserContext) -> tuple[Page, str]:
    for place in range(3):
        seats = [BOT, BOT, BOT]
        seats[place] = ME
        page = visit.tab(context, f"/table/{open_table(context, *seats, game='shitenno')}")
        table.until_asked(page)
        adds = [move for move in table.offered(page) if move.startswith("add")]
        if adds:
            return page, adds[0]
    raise AssertionError("nobody shares first")


def test_people_talk_note_leave_and_come_back(visit: Visits) -> None:
    at_table, ann, ben = two_people(visit, time_control={"kind": "live", "seconds": 3000, "more": 30})
    for page in (ann, ben):
        expect(page.get_by_test_id("clock")).to_have_count(2)
        expect(page.locator('[data-testid="clock"][data-running="true"]')).to_have_count(1)
    talk(ann, ben)
    notes_stay_private(ann, ben)
    leave_and_come_back(ann, ben, at_table)
    for page in (ann, ben):
        assert violations(page) == []


def talk(ann: Page, ben: Page) -> None:
    """What is said arrives as text, with a mark until it is read, and can be muted."""
    ben.get_by_test_id("log-toggle").tap()
    ben.get_by_test_id("side-chat").tap()
    ben.get_by_test_id("chat-input").fill(SCRIPT)
    ben.get_by_test_id("chat-input").press("Enter")
    expect(ann.get_by_test_id("unread")).to_have_text("1")
    ann.get_by_test_id("side-chat").click()
    expect(ann.get_by_test_id("chat-line").locator(".text")).to_have_text(SCRIPT)
    expect(ann.get_by_test_id("unread")).to_have_count(0)
    expect(ann.get_by_test_id("chat-line")).to_contain_text(NAME)
    for page in (ann, ben):  # a name that ran would fail in the console, for there is no such function
        expect(page).not_to_have_title("broken in")
        expect(page.locator("svg[onload], img[onerror]")).to_have_count(0)
    ann.get_by_test_id("mute").click()
    expect(ann.get_by_test_id("chat-line")).to_have_count(0)
    ann.get_by_test_id("unmute").click()
    expect(ann.get_by_test_id("chat-line")).to_have_count(1)


def notes_stay_private(ann: Page, ben: Page) -> None:
    ann.get_by_test_id("side-notes").click()
    ann.get_by_test_id("notes-text").fill("My secret plan")
    expect(ann.get_by_test_id("notes").get_by_role("status")).to_have_text("Kept.")
    ann.reload()
    ann.get_by_test_id("side-notes").click()
    expect(ann.get_by_test_id("notes-text")).to_have_value("My secret plan")
    ben.get_by_test_id("side-notes").tap()
    expect(ben.get_by_test_id("notes-text")).to_have_value("")
    ann.get_by_test_id("side-log").click()
    ben.reload()


def leave_and_come_back(ann: Page, ben: Page, at_table: str) -> None:
    ann.get_by_test_id("table-menu").click()
    assert violations(ann) == []
    ann.get_by_test_id("leave").click()
    ann.get_by_test_id("leave-now").click()
    ann.wait_for_url("**/")
    ann.goto(f"/table/{at_table}")
    expect(ann.get_by_test_id("stand-in-banner")).to_be_visible()
    ann.get_by_test_id("take-back-seat").click()
    expect(ann.get_by_test_id("stand-in-banner")).to_have_count(0)
    expect(ben.get_by_test_id("clock").first.get_by_role("timer")).to_be_visible()


def test_a_spectator_looks_over_a_shoulder_until_it_is_closed(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_table = table.at_a(zipang.is_turn, context, ME, BOT)
    player = visit.tab(context, f"/table/{at_table}")
    watcher = visit(f"/table/{at_table}", still=True)
    expect(watcher.get_by_test_id("hand-card")).to_have_count(0)
    player.get_by_test_id("table-menu").click()
    player.get_by_test_id("share").check()
    watcher.get_by_test_id("table-menu").click()
    watcher.get_by_test_id("look-0").click()
    cards = player.get_by_test_id("hand-card").count()
    assert cards > 0
    expect(watcher.get_by_test_id("hand-card")).to_have_count(cards)
    expect(watcher.get_by_test_id("looking-banner")).to_be_visible()
    assert table.offered(watcher) == []
    player.get_by_test_id("share").uncheck()
    expect(watcher.get_by_test_id("looking-banner")).to_have_count(0)
    expect(watcher.get_by_test_id("hand-card")).to_have_count(0)


class Line:
    """The line between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._ends: list[WebSocketRoute] = []
        self.deaf = False
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._ends = [page, server]
        page.on_message(lambda message: None if self.deaf else server.send(message))
        server.on_message(lambda message: None if self.deaf else page.send(message))

    def cut(self) -> None:
        for end in self._ends:
            end.close(code=4000)
        self.deaf = False


def test_a_move_that_the_line_swallowed_is_made_once_when_it_is_mended(visit: Visits) -> None:
    """As on a laptop that was asleep: everything that was on its way is gone, in both directions."""
    context = visit.profile(still=True)
    at_table = table.at_a(zipang.is_turn, context, ME, BOT)
    page = visit.tab(context)
    line = Line(page)
    page.goto(f"/table/{at_table}")
    assert table.until_asked(page)
    before, move = visit.server.moves(at_table, 0), table.offered(page)[0]
    line.deaf = True
    table.play(page, move)
    line.cut()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-status", "open")
    table.until_asked(page, table.click_on)
    after = visit.server.moves(at_table, 0)[len(before) :]
    assert after == [move, *["react:let"] * (len(after) - 1)]


def test_the_back_button_leads_back_to_the_same_view(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_table = table.at_a(zipang.is_turn, context, ME, BOT)
    page = visit.tab(context, "/")
    page.goto(f"/table/{at_table}")
    assert table.until_asked(page)
    before, moves = table.snapshot(page), visit.server.moves(at_table, 0)
    page.go_back()
    expect(page.get_by_test_id("new-zipang")).to_be_visible()
    page.go_forward()
    assert table.until_asked(page)
    assert table.snapshot(page) == before
    assert visit.server.moves(at_table, 0) == moves
