"""Finished games in the browser: points of view, moments, graphs, files, forks, the check of the draws."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tenka import games
from tenka.core import record as records
from tests.browser import table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.look import misfits
from tests.browser.words import leftovers

GOLDEN = Path(__file__).parents[1] / "games"
SHOGUN = GOLDEN / "shogun" / "golden" / "3.json"
FORKED = {
    "zipang": (GOLDEN / "zipang" / "golden" / "4.json", 20),
    "shitenno": (GOLDEN / "shitenno" / "golden" / "3.json", 30),
    "shogun": (SHOGUN, 90),
}


def open_file(page: Page, file: Path) -> None:
    """From the start page to the replay of a record that is kept as a file."""
    page.goto("/")
    page.get_by_test_id("upload-record").set_input_files(file)
    page.wait_for_url("**/replay/file-*")
    expect(page.get_by_test_id("stepper")).to_be_visible()


def choose_eyes(page: Page, viewer: str) -> None:
    page.get_by_test_id("viewpoint").select_option(viewer)
    expect(page).to_have_url(re.compile(f"as={viewer}$"))


def test_a_file_opens_is_watched_from_all_sides_and_comes_back(visit: Visits, tmp_path: Path) -> None:
    visit.guard.forgive("422")
    page = visit("/", still=True)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"tenka": 1}')
    page.get_by_test_id("upload-record").set_input_files(wrong)
    expect(page.get_by_role("alert").first).to_contain_text("not a game record")

    open_file(page, SHOGUN)
    expect(page.get_by_test_id("viewpoint")).to_have_value("public")
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("slider")).to_have_value("11")
    planning = page.url.partition("?")[0] + "?at=24&as=all"
    page.goto(planning)
    expect(page.get_by_test_id("viewpoint")).to_have_value("all")
    expect(page.locator(".theirs small")).to_have_count(4 + 11 + 9)
    choose_eyes(page, "2")
    expect(page).to_have_url(re.compile("at=2[0-4]&"))
    expect(page.locator(".theirs small")).to_have_count(0)
    choose_eyes(page, "public")
    expect(page.locator(".theirs small")).to_have_count(0)

    with page.expect_download() as download:
        page.get_by_test_id("download-record").click()
    data = download.value.path().read_bytes()
    assert data == SHOGUN.read_bytes()
    page.get_by_test_id("about-table").click()
    verdict = page.get_by_test_id("fairness")
    expect(verdict).to_have_attribute("data-verdict", "holds")
    verdict.locator("summary").click()
    record = records.decode(data)
    expect(verdict).to_contain_text(str(record.seed))
    expect(verdict).to_contain_text(record.commitment)
    assert records.verify(record, games.load)
    assert violations(page) == []


def test_the_graph_leads_to_its_moments(visit: Visits) -> None:
    page = visit("/", still=True)
    open_file(page, SHOGUN)
    page.get_by_test_id("graph-toggle").click()
    expect(page.get_by_test_id("course-tab")).to_have_text(
        ["Points", "Provinces", "Armies", "Chests", "Luck"]
    )
    box = page.get_by_test_id("course-chart").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = int(page.get_by_test_id("slider").get_attribute("max") or 0)
    assert abs(int(page.get_by_test_id("slider").input_value()) - last / 2) <= 1
    page.get_by_test_id("course-tab").last.click()
    expect(page.get_by_test_id("course")).to_contain_text("than the odds promised")
    page.keyboard.press("g")
    expect(page.get_by_test_id("course")).to_have_count(0)


def test_a_game_without_odds_has_no_graph_of_luck(visit: Visits) -> None:
    page = visit("/", still=True)
    open_file(page, FORKED["zipang"][0])
    page.keyboard.press("g")
    expect(page.get_by_test_id("course-tab")).to_have_text(["Coins"])


@pytest.mark.parametrize("game", FORKED)
def test_playing_on_from_a_moment(visit: Visits, game: str) -> None:
    """In German, on a phone: the replay and the fork fit, and the fork asks for a move."""
    file, moment = FORKED[game]
    page = visit("/", size=PHONE, touch=True, language="de-DE", still=True)
    open_file(page, file)
    page.goto(page.url.partition("?")[0] + f"?at={moment}&as=0")
    expect(page.get_by_test_id("stepper")).to_be_visible()
    assert misfits(page) == []
    assert [word for word in leftovers(page) if not word.startswith("Seat ")] == []
    page.get_by_test_id("fork").tap()
    expect(page.get_by_test_id("fork-start")).to_be_enabled()
    page.get_by_test_id("fork-start").tap()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("question")).to_be_visible()
    with table.person(page.context) as me, me.at(page.url.rpartition("/")[2]) as line:
        view = line.next()
        assert (view["table"]["origin"], view["observation"]["viewer"]) == ("fork", 0)
        line.until_asked()


def test_the_promise_stands_there_from_the_start(visit: Visits) -> None:
    context = visit.profile(still=True)
    at = table.create(context)
    promised = json.loads(context.request.get(f"/api/tables/{at}").body())["commitment"]
    page = visit.tab(context, f"/table/{at}")
    page.get_by_test_id("about-table").click()
    expect(page.get_by_test_id("fairness")).to_contain_text(promised)
