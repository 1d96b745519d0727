"""Every kind of page under axe-core, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import table, zipang
from tests.browser.axe import by_day_and_night
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME, OPEN

Goal = Callable[[BrowserContext], str]


def start(context: BrowserContext) -> str:
    table.finished(context)
    table.create(context, ME, OPEN)
    return "/"


def turn(context: BrowserContext) -> str:
    return f"/table/{table.at_a(zipang.is_turn, context)}"


def reaction(context: BrowserContext) -> str:
    return f"/table/{table.at_a(zipang.is_reaction, context)}"


def pick(context: BrowserContext) -> str:
    return f"/table/{table.at_a(zipang.is_pick, context)}"


def waiting(context: BrowserContext) -> str:
    return f"/table/{table.create(context, ME, OPEN, BOT)}"


def over(context: BrowserContext) -> str:
    return f"/table/{table.finished(context)}"


def replay(context: BrowserContext) -> str:
    return f"/replay/{table.finished(context)}"


PLACES: dict[str, tuple[Goal, str]] = {
    "start": (start, '[data-testid="new-zipang"]'),
    "new": (lambda _: "/new/zipang", '[data-testid="start-game"]'),
    "waiting": (waiting, '[data-testid="waiting-room"]'),
    "turn": (turn, '[data-testid="moves-menu"]:enabled'),
    "reaction": (reaction, '[data-testid="choice"]'),
    "pick": (pick, '[data-testid="pick-card"]'),
    "over": (over, '[data-testid="game-over"]'),
    "replay": (replay, '[data-testid="stepper"]'),
    "rules": (lambda _: "/rules/zipang", "article h2"),
}


@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_anybodys_way(visit: Visits, place: str) -> None:
    goal, sign = PLACES[place]
    context = visit.profile(still=True)
    page = visit.tab(context, goal(context))
    expect(page.locator(sign).first).to_be_visible()
    assert by_day_and_night(page) == []
    if place == "turn":
        page.locator(zipang.CARD).last.click()
        page.get_by_test_id("moves-menu").click()
        assert by_day_and_night(page) == []


def test_help_is_a_dialog_that_can_be_left(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    assert by_day_and_night(page) == []
    page.get_by_role("dialog", name="Help").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_asked_is_also_spoken(visit: Visits) -> None:
    context = visit.profile()
    page = visit.tab(context, reaction(context))
    question = page.get_by_test_id("question").locator(".text")
    expect(page.get_by_role("alert")).to_have_text(question.inner_text())
