"""Everything without a mouse: this file never touches one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits
from tests.browser.table import ME, STEADY

FOCUS_IS_SEEN = """() => {
    const style = getComputedStyle(document.activeElement)
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
}"""


def test_a_whole_game_and_its_replay(visit: Visits) -> None:
    page = visit("/", still=True)
    expect(page.get_by_test_id("new-zipang")).to_be_visible()
    zipang.tab_to(page, '[data-testid="new-zipang"]')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("start-game")).to_be_visible()
    zipang.tab_to(page, 'input[type="radio"]')
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("seat-choice")).to_have_count(1)
    zipang.tab_to(page, '[data-testid="start-game"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    assert zipang.play_on_by_keyboard(page) > 0
    expect(page.get_by_test_id("game-over").locator("li")).to_have_count(2)
    zipang.tab_to(page, '[data-testid="watch-replay"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")
    watch(page)


def watch(page: Page) -> None:
    slider = page.get_by_test_id("slider")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("play-pause")).to_have_accessible_name("Pause")


def test_a_choice_is_taken_back_with_escape(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context)}")
    table.until_asked(page)
    zipang.press_key(page)
    picked = page.locator('[data-testid="hand-card"][aria-pressed="true"]')
    expect(picked.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_test_id("move-button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("move-button").first).not_to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).not_to_be_visible()


def test_the_focus_is_seen_and_moves_in_reading_order(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.create(context, ME, STEADY, STEADY)}")
    table.until_asked(page, table.press_space)
    visited: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        where = page.evaluate("() => document.activeElement.dataset.testid ?? document.activeElement.tagName")
        if where == "BODY":
            break
        assert page.evaluate(FOCUS_IS_SEEN), f"{where} has the focus, and nothing shows it"
        visited.append(where)
    for thing in ("log-toggle", "moves-menu"):
        assert visited.count(thing) == 1
    if "hand-card" in visited:
        assert visited.index("log-toggle") < visited.index("hand-card")


def test_talk_settings_and_the_own_notes(visit: Visits) -> None:
    """At a turn, with the focus seen at every stop: say something, note something, change a setting, play."""
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context, ME, STEADY)}")
    assert table.until_asked(page)
    go_to(page, '[data-testid="side-log"]')
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("side-chat")).to_be_focused()
    go_to(page, '[data-testid="chat-input"]')
    page.keyboard.type("m, l and h are letters here?")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("chat-line")).to_contain_text("m, l and h are letters here?")
    page.get_by_test_id("side-chat").focus()
    page.keyboard.press("ArrowRight")
    go_to(page, '[data-testid="notes-text"]')
    page.keyboard.type("1 is the Monk")
    expect(page.get_by_test_id("hand-card").and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)
    go_to(page, '[data-testid="open-settings"]')
    page.keyboard.press("Enter")
    go_to(page, "#set-theme")
    page.keyboard.press("d")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-settings")).to_be_focused()
    zipang.by_menu(page)
    table.until_asked(page, table.press_space)


def go_to(page: Page, selector: str) -> None:
    assert zipang.tab_to(page, selector)
    assert page.evaluate(FOCUS_IS_SEEN), f"{selector} has the focus, and nothing shows it"


def test_what_happens_is_told_to_who_cannot_see_it(visit: Visits) -> None:
    """The live regions: whose turn, what is asked, what was played, and why something is refused."""
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context, ME, STEADY, STEADY)}")
    assert table.until_asked(page)
    told, alert = page.get_by_test_id("announced"), page.get_by_test_id("alerted")
    expect(alert).to_have_text(page.get_by_test_id("question").locator(".text").inner_text())
    page.evaluate(HEAR)
    table.play(page, table.offered(page)[0])
    table.until_asked(page, table.press_space)
    expect(told).not_to_be_empty()
    table.until(page, lambda: table.lines(page)[0].strip() in heard(page), "the newest line is said")
    assert "You play" in heard(page) or "You answer" in heard(page)
    undo = page.get_by_test_id("take-back")
    undo.focus()
    page.keyboard.press("Enter")
    refused = page.get_by_test_id("notice").locator("p").inner_text()
    expect(alert).to_contain_text(refused)


def heard(page: Page) -> str:
    return " ".join(page.evaluate("() => window.heard"))


HEAR = """() => {
    window.heard = []
    const note = (region) => window.heard.push(region.textContent)
    const all = { childList: true, characterData: true, subtree: true }
    for (const region of document.querySelectorAll('[aria-live]')) {
        new MutationObserver(() => note(region)).observe(region, all)
    }
}"""
