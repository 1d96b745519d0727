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
from tests.browser.quiet import settled
from tests.browser.replay import GOLDEN, SHOGUN, choose_eyes, open_file, watch
from tests.browser.words import leftovers

FORKED = {
    "zipang": (GOLDEN / "zipang" / "golden" / "4.json", 20),
    "shitenno": (GOLDEN / "shitenno" / "golden" / "3.json", 30),
    "shogun": (SHOGUN, 90),
}


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
        page.keyboard.press("t")
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
    page = watch(visit, SHOGUN, still=True)
    page.get_by_test_id("graph-toggle").click()
    expect(page.get_by_test_id("course-tab")).to_have_text(
        ["Points", "Provinces", "Armies", "Chests", "Luck"]
    )
    box = page.get_by_test_id("course-chart").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = int(page.get_by_test_id("slider").get_attribute("max") or 0)
    assert abs(place(page) - last / 2) <= 1
    page.get_by_test_id("course-tab").last.click()
    expect(page.get_by_test_id("course")).to_contain_text("than the odds promised")
    page.keyboard.press("g")
    expect(page.get_by_test_id("course")).to_have_count(0)


def test_a_game_without_odds_has_no_graph_of_luck(visit: Visits) -> None:
    page = watch(visit, FORKED["zipang"][0], still=True)
    page.keyboard.press("g")
    expect(page.get_by_test_id("course-tab")).to_have_text(["Coins"])


@pytest.mark.parametrize("game", FORKED)
def test_playing_on_from_a_moment(visit: Visits, game: str) -> None:
    """In German, on a phone: the replay and the fork fit, and the fork asks for a move."""
    file, moment = FORKED[game]
    page = watch(visit, file, f"?at={moment}&as=0", size=PHONE, touch=True, language="de-DE", still=True)
    assert misfits(page) == []
    assert [word for word in leftovers(page) if not word.startswith("Seat ")] == []
    page.get_by_test_id("tools-toggle").tap()
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


def place(page: Page) -> int:
    return settled(page, lambda page: int(page.get_by_test_id("slider").input_value()))


def test_keys_and_signs_lead_from_moment_to_moment(visit: Visits) -> None:
    """Forwards to the next battle or winter, backwards with Shift, by the list of kinds, to the ends."""
    page = watch(visit, SHOGUN, still=True)
    marks = page.get_by_test_id("moment")
    battles = marks.and_(page.locator('[data-kind="web-shogun-moments-battle"]'))
    expect(page.get_by_test_id("moments-b")).to_have_text(re.compile(rf"^\s*{battles.count()} battles\s*$"))
    seen = []
    for key in ("b", "b", "w", "Shift+b", "n", "Shift+N"):
        page.keyboard.press(key)
        seen.append(place(page))
    first, second, winter, back, following, before = seen
    assert 0 < first < second < winter
    assert second <= back < winter
    assert back < following <= winter
    assert before == back
    page.get_by_test_id("slider").focus()
    page.keyboard.press("b")
    assert place(page) > before, "keys also work with the focus on the line of time"
    page.keyboard.press("End")
    page.get_by_test_id("moments-b").click()
    assert place(page) == int(page.get_by_test_id("slider").get_attribute("max") or 0), "none is left"


def test_a_sign_that_is_pointed_at_tells_what_happened_there(visit: Visits) -> None:
    page = watch(visit, SHOGUN, still=True)
    slider = page.get_by_test_id("slider")
    page.keyboard.press("b")
    place(page)
    told = slider.get_attribute("aria-valuetext") or ""
    page.keyboard.press("Home")
    place(page)
    sign = page.locator('[data-kind="web-shogun-moments-battle"]').first.bounding_box()
    assert sign is not None
    page.mouse.move(sign["x"] + sign["width"] / 2, table.middle(slider)[1])
    expect(page.get_by_test_id("caption")).to_have_text(told)


def test_a_finger_scrubs_and_reads_what_it_passes(visit: Visits) -> None:
    page = watch(visit, SHOGUN, size=PHONE, touch=True, still=True)
    box = page.get_by_test_id("slider").bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 10, y)
    page.mouse.down()
    for part in (0.2, 0.4, 0.6, 0.8):
        page.mouse.move(box["x"] + part * box["width"], y)
    caption = page.get_by_test_id("caption")
    expect(caption).to_contain_text("year 2")
    bubble = caption.bounding_box()
    assert bubble is not None
    assert bubble["x"] >= 0
    assert bubble["x"] + bubble["width"] <= PHONE[0]
    last = int(page.get_by_test_id("slider").get_attribute("max") or 0)
    assert abs(place(page) - 0.8 * last) < 0.05 * last
    page.mouse.up()
    assert misfits(page) == []
    assert violations(page) == []


def test_names_in_the_log_light_up_the_board(visit: Visits) -> None:
    page = watch(visit, SHOGUN, still=True)
    page.keyboard.press("b")
    name = page.get_by_test_id("log").locator('[data-place^="province:"]').first
    name.hover()
    ring = page.get_by_test_id("lit")
    expect(ring).to_have_attribute("data-place", name.get_attribute("data-place") or "")
    lit, there = ring.bounding_box(), page.get_by_test_id("map").bounding_box()
    assert lit is not None
    assert there is not None
    assert there["x"] < lit["x"] < there["x"] + there["width"]
    page.mouse.move(5, 5)
    expect(ring).to_have_count(0)


def test_a_chapter_of_the_log_is_opened_by_key_and_leads_to_its_moment(visit: Visits) -> None:
    page = watch(visit, SHOGUN, still=True)
    page.keyboard.press("End")
    log = page.get_by_test_id("log")
    heads = log.locator("summary")
    folded = log.locator("details:not([open]) > summary")
    expect(heads.nth(30)).to_be_attached()
    expect(folded).to_have_count(heads.count() - 2)
    before = folded.count()
    log.get_by_role("region").focus()
    while page.evaluate("() => document.activeElement.closest('details')?.open ?? true"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(folded).to_have_count(before - 1)
    at = place(page)
    page.keyboard.press("ArrowDown")
    assert place(page) == at, "arrows walk in the log and leave the replay alone"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("slider")).not_to_have_value(str(at))
