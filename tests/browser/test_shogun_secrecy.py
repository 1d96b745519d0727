"""Two people plan in two browsers: neither ever holds the other's plan before it is revealed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import shogun, table
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME, OPEN
from tests.browser.wire import Wire

KEPT = """(table) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith(`tenka:plan:${table}:`))
    return localStorage.getItem(key)
}"""


def table_for_two(ann: BrowserContext, ben: BrowserContext) -> str:
    wish = {"game": "shogun", "seats": [ME, OPEN, BOT]}
    made = ann.request.post("/api/tables", data=wish).json()
    joined = ben.request.post(f"/api/tables/{made['id']}/join", data={"invite": made["invite"]})
    assert joined.ok, joined.text()
    with table.person(ben) as player, player.at(made["id"]) as page:
        page.until_version(2)  # the bot has sealed its plan
    return str(made["id"])


def watched(visit: Visits, context: BrowserContext, made: str) -> tuple[Page, Wire]:
    page = visit.tab(context, "/rules/shogun")
    wire = Wire(page)
    page.goto(f"/table/{made}")
    assert shogun.doing(page) == "plan"
    return page, wire


def plan(page: Page, bid: str, *, turned: bool) -> dict[str, str]:
    """Seal a plan, take it back, and seal it again; the cards on it."""
    cards = page.locator("[data-hand] button:not(.used)")
    for space, number in (("taxes", 3 if turned else 0), ("battle_a", 0 if turned else 3)):
        page.get_by_test_id(f"space-{space}").click()
        cards.nth(number).click()
    page.get_by_test_id("space-auction").click()
    page.get_by_test_id(f"card-{bid}").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    page.get_by_test_id("unseal").click()
    assert shogun.doing(page) == "plan"
    page.get_by_test_id("seal").click()
    expect(page.get_by_test_id("unseal")).to_be_visible()
    kept = page.evaluate(KEPT, page.url.rpartition("/")[2])
    return dict(json.loads(kept))


def test_neither_browser_ever_holds_the_others_plan(visit: Visits) -> None:
    """Two tables with the same draws; only the plan of one person differs. Then nobody else can notice."""
    ann, ben = visit.profile(still=True), visit.profile(still=True)
    for context in (ann, ben):
        shogun.quick(context)
    worlds: list[tuple[dict[str, str], list[Any], Page, Wire]] = []
    for turned, bid in ((False, "chest1"), (True, "chest3")):
        made = table_for_two(ann, ben)
        ben_page, wire = watched(visit, ben, made)
        ann_page, own = watched(visit, ann, made)
        ben_page.get_by_test_id("map").focus()
        ben_page.keyboard.press("ArrowRight")
        ben_page.keyboard.press("Enter")
        cards = plan(ann_page, bid, turned=turned)
        expect(ben_page.get_by_test_id("players").get_by_text("sealed", exact=True)).to_have_count(2)
        # whoever looks at something goes on looking at it while others seal
        expect(ben_page.get_by_test_id("province-panel")).to_be_visible()
        worlds.append((cards, wire.heard(), ben_page, wire))
        assert any("draft" in json.dumps(message) for message in own.heard())
        ann_page.close()

    (first, before, _, _), (second, after, page, wire) = worlds
    assert first != second
    assert len(before) > 3
    assert before == after

    for message in wire.views():
        seat = message["observation"]["seats"][0]
        assert set(seat["plan"].values()) <= {None}
    page.get_by_test_id("fill").click()
    page.get_by_test_id("seal").click()
    expect(page.get_by_test_id("log")).to_contain_text("The bids, in the order of choosing")
    events = [event for message in wire.messages("step") for event in message["events"]]
    bids = next(event["bids"] for event in events if event["event"] == "bids-revealed")
    assert {"seat": 0, "card": "chest3", "chests": 3} in bids
