"""Several people, several pages: invitations, reloads, double clicks, two tabs, spectators."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME
from tests.browser.wire import whole

Message = dict[str, Any]
SOCKET = "**/api/tables/*/ws"


def test_two_people_by_invitation_and_a_reload_in_the_middle(visit: Visits) -> None:
    ann = visit("/new/zipang", still=True)
    ann.locator('input[type="radio"][value="3"]').check(force=True)
    expect(ann.get_by_test_id("seat-choice")).to_have_count(2)
    ann.get_by_test_id("seat-choice").first.select_option("open")
    ann.get_by_test_id("start-game").click()
    expect(ann.get_by_test_id("waiting-room")).to_be_visible()

    ben = visit(ann.get_by_test_id("invite-link").input_value(), still=True)
    expect(ben.get_by_test_id("waiting-seat")).to_have_count(3)
    ben.get_by_test_id("take-seat").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("hand-card").first).to_be_visible()
    expect(ben).not_to_have_url("**invite**")

    for turn in range(6):
        asked = table.until_one_is_asked([ann, ben], table.click_on)
        if asked is None:
            break
        if turn == 3:
            reload_is_harmless((ann, ben)[asked])
        zipang.make_move((ann, ben)[asked], zipang.click)
    asked = table.until_one_is_asked([ann, ben], table.click_on) or 0
    for thing in ("pot", "supply", "discards"):
        shown = (ann, ben)[asked].get_by_test_id(thing).get_attribute("aria-label") or ""
        expect((ben, ann)[asked].get_by_test_id(thing)).to_have_attribute("aria-label", shown)


def reload_is_harmless(page: Page) -> None:
    before = table.snapshot(page)
    page.reload()
    assert table.until_asked(page)
    assert table.snapshot(page) == before


def plays_sent(page: Page) -> dict[str, str]:
    """Fills with the moves that a page sends from now on, by their keys."""
    sent: dict[str, str] = {}

    def note(frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        sent[message["key"]] = message["move"]

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def test_a_double_click_plays_once(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_turn = table.at_a(zipang.is_reaction, context)
    before = visit.server.moves(at_turn, 0)
    page = visit.tab(context)
    sent = plays_sent(page)
    page.goto(f"/table/{at_turn}")
    assert table.until_asked(page)
    page.get_by_test_id("choice").first.dblclick()
    if table.until_asked(page, table.click_on) and zipang.is_turn(table.offered(page)):
        page.locator(zipang.CARD).last.click()
        page.locator('[data-testid="target-button"], [data-testid="choice"]').last.dblclick()
    table.until_asked(page, table.click_on)
    assert visit.server.moves(at_turn, 0) == [*before, *sent.values()]
    assert len(sent) >= 1


def test_two_tabs_of_one_seat_show_the_same(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_table = table.at_a(zipang.is_turn, context, ME, BOT)
    one, two = (visit.tab(context, f"/table/{at_table}") for _ in range(2))
    assert table.until_asked(one)
    assert table.until_asked(two)
    assert table.snapshot(one) == table.snapshot(two)
    zipang.make_move(one, zipang.click)
    go_on_to_the_same(one, two)


def go_on_to_the_same(*tabs: Page) -> None:
    """What is asked next may be answered by itself, so look again until the tabs agree."""
    views: list[dict[str, list[str]]] = []
    for _ in range(100):
        for tab in tabs:
            table.until_asked(tab, table.click_on)
        views = [table.snapshot(tab) for tab in tabs]
        if all(view == views[0] for view in views):
            return
    raise AssertionError(f"the tabs never agreed: {views}")


class Gate:
    """Stands between a page and the server's news; the page's own commands go through."""

    def __init__(self, page: Page) -> None:
        self._waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        self.closed = False
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._on_news)

    def _on_news(self, message: str | bytes) -> None:
        assert self._page is not None
        if self.closed:
            self._waiting.append(message)
        else:
            self._page.send(message)

    def open(self) -> None:
        self.closed = False
        for message in self._waiting:
            self._on_news(message)


def test_a_move_in_an_outdated_tab_is_refused_and_explained(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_table = table.at_a(zipang.is_turn, context, ME, BOT)
    one, two = visit.tab(context, f"/table/{at_table}"), visit.tab(context)
    gate = Gate(two)
    two.goto(f"/table/{at_table}")
    assert table.until_asked(one)
    assert table.until_asked(two)
    before, move = visit.server.moves(at_table, 0), table.offered(two)[0]

    gate.closed = True
    table.play(one, move)
    table.until_asked(one, table.click_on)
    table.play(two, move)
    after = visit.server.moves(at_table, 0)[len(before) :]
    assert after == [move, *["react:let"] * (len(after) - 1)]  # an answer without a choice gives itself

    gate.open()
    expect(two.get_by_test_id("notice")).to_contain_text("Something happened in the meantime")
    go_on_to_the_same(one, two)


def test_spectators_see_no_hidden_card(visit: Visits) -> None:
    context = visit.profile(still=True)
    at_table = table.create(context, ME, BOT, BOT)
    player = visit.tab(context, f"/table/{at_table}")
    table.until_asked(player, table.click_on)
    watcher = visit.tab(visit.profile(still=True))
    heard = news(watcher)
    watcher.goto(f"/table/{at_table}")
    expect(watcher.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(watcher.get_by_test_id("seat")).to_have_count(3)
    for _ in range(3):
        if not table.until_asked(player, table.click_on):
            break
        zipang.make_move(player, zipang.click)
    expect(watcher.get_by_test_id("hand-card")).to_have_count(0)
    expect(watcher.get_by_test_id("moves-menu")).to_have_count(0)
    told = whole(heard)
    views = [message["observation"] for message in told if message["observation"]]
    assert views
    assert all(view["viewer"] == -1 and view["hand"] == [] for view in views)
    assert all(event.get("card") is None for message in heard for event in drawn(message))
    assert all(message["moves"] == [] for message in told)


def drawn(message: Message) -> list[Message]:
    return [event for event in message.get("events", []) if event["event"] in {"drew", "dealt"}]


def news(page: Page) -> list[Message]:
    """Fills with what the server tells this page from now on."""
    heard: list[Message] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard
