"""Language, theme and motion follow the system until somebody chooses; nothing comes from elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits
from tests.browser.table import ME, STEADY
from tests.browser.words import is_left_over, leftovers

COUNT_FLIGHTS = """() => {
    window.flights = 0
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node instanceof Element && node.matches('.sky .thing')) window.flights += 1
    }).observe(document, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize(("browser", "page_language"), [("de-AT", "de"), ("en-US", "en"), ("nl-NL", "en")])
def test_the_language_follows_the_browser(visit: Visits, browser: str, page_language: str) -> None:
    page = visit("/", language=browser)
    expect(page.locator("html")).to_have_attribute("lang", page_language)
    words = {"de": "Neues Spiel", "en": "New game"}
    expect(page.get_by_test_id("new-zipang")).to_have_text(words[page_language])


def test_a_chosen_language_and_theme_stay(visit: Visits) -> None:
    page = visit("/")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    theme = page.get_by_role("button", name="Hell").or_(page.get_by_role("button", name="Dunkel"))
    theme.click()
    theme.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_dark_follows_the_system(visit: Visits) -> None:
    page = visit("/", dark=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_english_would_be_noticed(visit: Visits) -> None:
    page = visit("/")
    expect(page.get_by_test_id("new-zipang")).to_be_visible()
    found = leftovers(page)
    assert {"New game", "Finished games"} <= set(found)
    assert is_left_over("web-new-game")
    assert is_left_over("Jemand chose the cards")
    assert not is_left_over("Neues Spiel")


@pytest.mark.parametrize("still", [False, True])
def test_cards_fly_unless_less_motion_is_wished(visit: Visits, still: bool) -> None:
    context = visit.profile(still=still, quick=False)
    context.add_init_script(f"({COUNT_FLIGHTS})()")
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context, ME, STEADY)}")
    assert table.until_asked(page)
    table.play(page, table.offered(page)[0])
    table.until_asked(page)
    if still:
        assert page.evaluate("() => window.flights") == 0
    else:
        page.wait_for_function("() => window.flights > 0")


def test_the_policy_of_the_page_is_strict_and_kept(visit: Visits) -> None:
    page = visit("/")
    answer = page.goto("/rules/zipang")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    visit.guard.forgive("Content Security Policy")
    assert not runs_inline_scripts(page)


def runs_inline_scripts(page: Page) -> bool:
    ran: bool = page.evaluate(
        """() => {
            const script = document.createElement('script')
            script.textContent = 'window.ran = true'
            document.head.append(script)
            return window.ran === true
        }"""
    )
    return ran


def test_a_page_without_its_server_says_so(visit: Visits) -> None:
    visit.guard.forgive("Failed to load resource")
    page = visit("/")
    expect(page.get_by_test_id("new-zipang")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_test_id("new-zipang").click()
    reload = page.get_by_test_id("reload")
    reload.click()
    expect(page.get_by_role("alert").filter(has_text="The server does not answer")).to_be_visible()
    page.context.set_offline(False)
    reload.click()
    expect(page.get_by_test_id("start-game")).to_be_visible()
