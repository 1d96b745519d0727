"""Several people at one screen: nothing that only one may know is on the page before that one sits there."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.table import BOT, ME
from tests.browser.wire import whole
from tests.browser.words import leftovers

OMA = {"kind": "here", "name": "Oma"}
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, location.href])"


STATE = """() => {
    const has = (selector) => document.querySelector(selector) !== null
    if (has('[data-testid="game-over"]')) return 'over'
    if (has('[data-testid="hand-over"]')) return 'handed'
    return has('[data-testid="moves-menu"]:not(:disabled)') ? 'asked' : ''
}"""


class Wire:
    """Everything that a page hears, and what of it came since somebody last sat down."""

    def __init__(self, page: Page) -> None:
        self.since: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.since.clear()
        self.since.append(message)

    def hands(self) -> list[list[str]]:
        return [told["observation"]["hand"] for told in whole(self.since) if told["observation"]]


def check_nothing_secret(page: Page, wire: Wire, others: list[str]) -> None:
    """Neither in the network's answers, nor on the page, nor in what the browser keeps."""
    assert wire.hands()
    assert not any(wire.hands())
    assert not any(told["moves"] or "'dealt'" in str(told.get("log")) for told in whole(wire.since))
    assert page.get_by_test_id("hand-card").count() == 0
    words = page.content() + str(page.evaluate(STORED))
    assert not [secret for secret in others if secret in words]


def sit_down(page: Page) -> int:
    button = page.get_by_test_id("sit-down").first
    expect(button).to_be_visible()
    seat = int(button.get_attribute("data-seat") or -1)
    button.click()
    expect(page.get_by_test_id("hand-over")).to_have_count(0)
    return seat


def until_one_may_act(page: Page) -> str:
    """Hurry on until the screen is to be handed over, a move is offered, or the game is over."""
    return table.until_one_says(STATE, [page], table.click_on)[1]


def private_lines(page: Page) -> list[str]:
    """What the log tells only the one who sits there: the dealt and the drawn cards."""
    return [line for line in table.lines(page) if "You are dealt" in line or "You draw" in line]


def test_two_at_one_screen_see_only_their_own(visit: Visits) -> None:
    page = visit("/new/zipang", still=True)
    wire = Wire(page)
    page.get_by_test_id("seat-choice").first.select_option("here")
    page.get_by_test_id("here-name").fill("Oma")
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    assert violations(page) == []
    secrets: list[str] = []
    sat: set[int] = set()
    choice = random.Random(2)
    for _ in range(8):
        if until_one_may_act(page) == "over":
            break
        if page.get_by_test_id("hand-over").count():
            check_nothing_secret(page, wire, secrets)
            sat.add(sit_down(page))
            expect(page.get_by_test_id("hand-card").first).to_be_visible()
            secrets += private_lines(page)
        else:
            table.play(page, choice.choice(table.offered(page)))
            expect(page.locator('[data-testid="moves-menu"]:enabled')).to_have_count(0)
    assert sat == {0, 1}
    assert secrets


@pytest.mark.parametrize("game", ["shogun", "shitenno"])
def test_the_screen_is_handed_on(visit: Visits, game: str) -> None:
    """On a phone, in German: it fits, and who got up takes the secrets along."""
    context = visit.profile(size=PHONE, touch=True, language="de-DE", still=True)
    at = table.create(context, ME, OMA, BOT, game=game)
    page = visit.tab(context)
    wire = Wire(page)
    page.goto(f"/table/{at}")
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    check_nothing_secret(page, wire, [])
    assert (misfits(page), leftovers(page)) == ([], [])
    sit_down(page)
    table.until(page, lambda: any(wire.hands()), "the hand of who sits there is told")
    page.get_by_test_id("pass-on").tap()
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    check_nothing_secret(page, wire, [])


def test_a_plan_of_one_leaves_nothing_for_the_next(visit: Visits) -> None:
    """Shogun: both plan, one after the other; the draft stays in the head of its author."""
    context = visit.profile(still=True)
    at = table.create(context, ME, OMA, BOT, game="shogun")
    page = visit.tab(context)
    wire = Wire(page)
    page.goto(f"/table/{at}")
    first = sit_down(page)
    page.keyboard.press("f")
    expect(page.locator('[data-doing="plan"]')).to_be_visible()
    assert "tenka:plan" not in str(page.evaluate(STORED))
    page.get_by_test_id("seal").click()
    expect(page.get_by_test_id("sit-down")).to_have_attribute("data-seat", str(1 - first))
    check_nothing_secret(page, wire, [])
    sit_down(page)
    expect(page.get_by_test_id("clear")).to_be_disabled()


def test_a_reload_asks_again_who_sits_there(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.create(context, ME, OMA, BOT)}")
    sit_down(page)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    expect(page.locator(zipang.CARD)).to_have_count(0)
