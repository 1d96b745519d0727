"""The server is killed in the middle of a game: pages come back by themselves, and every move counts once."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.browser import table
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME, OPEN


def table_for_two(one: BrowserContext, other: BrowserContext) -> str:
    at_table = table.create(one, ME, OPEN, BOT)
    invite = one.request.get(f"/api/tables/{at_table}").json()["invite"]
    assert other.request.post(f"/api/tables/{at_table}/join", data={"invite": invite}).ok
    return at_table


def test_killed_and_restarted_nothing_is_lost_or_doubled(visit_own: Visits) -> None:
    server = visit_own.server
    visit_own.guard.forgive("WebSocket connection to")
    people = [visit_own.profile(still=True), visit_own.profile(still=True)]
    at_table = table_for_two(*people)
    pages = [visit_own.tab(context, f"/table/{at_table}") for context in people]
    played: list[list[str]] = [[], []]

    for number in range(4):
        seat = table.until_one_is_asked(pages, table.click_on)
        if seat is None:
            break
        page = pages[seat]
        move = table.offered(page)[-1]
        if number % 3 == 1:  # killed with the move on its way
            table.play(page, move)
            server.kill()
            server.start()
        elif number % 3 == 2:  # killed before the move: it waits on the page
            server.kill()
            expect(page.get_by_test_id("connection")).not_to_have_attribute("data-status", "open")
            table.play(page, move)
            server.start()
        else:
            table.play(page, move)
        played[seat].append(move)
        for other in pages:
            expect(other.get_by_test_id("connection")).to_have_attribute("data-status", "open")

    table.until_one_is_asked(pages, table.click_on)
    assert [server.moves(at_table, seat) for seat in (0, 1)] == played
    assert len(played[0]) > 0
    assert len(played[1]) > 0
