"""Who leads where and what the map shows: in a replay as at a table, by mouse, by key and on a phone."""

from __future__ import annotations

import re
from typing import Any, cast

from playwright.sync_api import Page, expect

from tenka import games
from tenka.core import record as records
from tenka.core.events import PUBLIC
from tenka.core.table import Table
from tenka.games.shogun.advice.overview import Overview, overview
from tenka.games.shogun.game import Shogun
from tests.browser import replay, table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.replay import SHOGUN

MOMENT = 150


def told() -> Overview:
    """What stands in the overview of the recorded game at that moment."""
    record = records.decode(SHOGUN.read_bytes())
    game = cast(Shogun, records.load_game(record, games.load))
    for at, seen in enumerate(Table.retrace(game, record)):
        if at == MOMENT:
            return overview(game, seen.observe(PUBLIC))
    raise AssertionError("the record is too short")


def watch(visit: Visits, **profile: Any) -> Page:
    return replay.watch(visit, SHOGUN, f"?at={MOMENT}&as=all", still=True, **profile)


def test_a_replay_tells_who_leads_and_what_a_scoring_would_give(visit: Visits) -> None:
    page = watch(visit)
    page.keyboard.press("o")
    board, expected = page.get_by_test_id("leads"), told()
    expect(board).to_be_visible()
    for seat, score in enumerate(expected.scores):
        expect(page.get_by_test_id(f"projected-{seat}").locator("td").last).to_have_text(str(score.total))
    for lead in expected.majorities:
        cell = page.get_by_test_id(f"lead-{lead.region}-{lead.building}")
        expect(cell.locator(".crest")).to_have_count(len(lead.leaders))
        expect(cell).to_contain_text(str(lead.points))
    assert any(len(lead.leaders) == 1 and lead.lead > 0 for lead in expected.majorities)
    assert violations(page) == []
    page.keyboard.press("o")
    expect(board).to_have_count(0)


def test_the_map_shows_dangers_by_number_and_remembers_it(visit: Visits) -> None:
    page = watch(visit)
    expect(page.get_by_test_id("layer")).to_have_count(0)
    page.get_by_test_id("layers").click()
    page.get_by_test_id("layer-danger").check()
    shown = page.get_by_test_id("layer")
    expect(shown).to_have_attribute("data-layer", "danger")
    dangers = [danger for danger in told().dangers.values() if danger.exposed or not danger.farmers]
    wanted = sorted(f"{danger.attackers}:{danger.defenders}" for danger in dangers)
    chips = page.locator(".pieces .chip").filter(has_text=":")
    table.until(
        page,
        lambda: sorted(text.strip() for text in chips.all_text_contents()) == wanted,
        f"the dangers are {wanted}",
    )
    expect(page.get_by_test_id("legend").locator("li")).to_have_count(4)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("legend")).to_have_count(0)
    page.reload()
    expect(shown).to_have_attribute("data-layer", "danger")
    expect(page.get_by_test_id("layer-name")).to_have_text("Danger")
    page.keyboard.press("p")
    expect(shown).to_have_count(0)
    expect(page.get_by_test_id("layer-name")).to_have_count(0)


def test_at_a_table_the_server_is_asked_and_answers_for_everybody(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.create(context, game='shogun')}")
    expect(page.locator(".shogun")).to_be_visible()
    page.get_by_test_id("board-web-shogun-leads").click()
    expect(page.get_by_test_id("projected-0").locator("td").last).to_have_text(re.compile(r"^\s*\d+\s*$"))
    expect(page.get_by_test_id("lead-green-castle")).to_contain_text("3")


def test_five_players_are_all_seen_in_a_low_window(visit: Visits) -> None:
    context = visit.profile(size=(1280, 720), language="de-DE", still=True)
    wish = {"game": "shogun", "seats": [table.ME, *[table.BOT] * 4]}
    at = context.request.post("/api/tables", data=wish).json()["id"]
    page = visit.tab(context, f"/table/{at}")
    page.get_by_test_id("board-web-shogun-leads").click()
    expect(page.get_by_test_id("projected-4")).to_be_visible()
    assert not page.locator(".panel.board").evaluate("(board) => board.scrollHeight > board.clientHeight")


def test_on_a_phone_both_have_room(visit: Visits) -> None:
    page = watch(visit, size=PHONE, touch=True, language="de-DE", dark=True)
    page.get_by_test_id("tab-boards").tap()
    expect(page.get_by_test_id("leads")).to_be_visible()
    assert misfits(page) == []
    page.get_by_test_id("layers").tap()
    page.get_by_test_id("layer-tax").check()
    expect(page.get_by_test_id("legend")).to_be_in_viewport()
    expect(page.get_by_test_id("layer")).to_have_attribute("data-layer", "tax")
    assert violations(page) == []
    page.get_by_test_id("layers-close").tap()
    expect(page.get_by_test_id("legend")).to_have_count(0)


CUT_CARDS = """() => [...document.querySelectorAll('[data-testid="plan-strip"] small')]
    .filter((card) => card.scrollWidth > card.clientWidth + 1)
    .map((card) => card.textContent.trim())"""


def test_a_replay_tells_which_chest_lies_where_on_a_plan(visit: Visits) -> None:
    page = replay.watch(visit, SHOGUN, "?at=14&as=all", size=(1920, 1080), still=True)
    cards = page.get_by_test_id("plan-strip").locator("small")
    expect(cards.filter(has_text=re.compile(r"^\s*\d\s*$")).first).to_be_visible()
    assert page.evaluate(CUT_CARDS) == []
