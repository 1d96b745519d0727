"""Being away and coming back: settings, notices, what was missed, open tables, playing again."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import table, zipang
from tests.browser.conftest import Visits
from tests.browser.table import BOT, ME, OPEN
from tests.support.waiting import wait_until


def open_settings(page: Page) -> None:
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("notices").get_by_label("webhook")).to_be_visible()


def test_settings_are_kept(visit: Visits) -> None:
    page = visit("/", still=True)
    open_settings(page)
    page.get_by_label("Motion").select_option("full")
    page.get_by_label("Colors").select_option("dark")
    page.get_by_label("Sound").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    open_settings(page)
    expect(page.get_by_label("Sound")).to_be_checked()


def test_a_webhook_into_the_hosts_network_is_refused(visit: Visits) -> None:
    visit.guard.forgive("Failed to load resource")
    page = visit("/")
    open_settings(page)
    page.get_by_label("webhook").fill(f"{visit.server.url}/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_test_id("notices").get_by_role("alert")).to_contain_text(
        "Nothing can be sent to this address."
    )


def test_a_move_can_be_asked_for_first(visit: Visits) -> None:
    context = visit.profile(still=True)
    page = visit.tab(context, f"/table/{table.at_a(zipang.is_turn, context)}")
    assert table.until_asked(page)
    open_settings(page)
    page.get_by_label("Ask before every move").check()
    page.keyboard.press("Escape")
    log = table.lines(page)
    move = table.offered(page)[0]
    table.play(page, move)
    page.get_by_role("button", name="Cancel").click()
    assert (table.lines(page), table.offered(page)[0]) == (log, move)
    table.play(page, move)
    page.get_by_test_id("confirm-move").click()
    expect(page.get_by_test_id("log-line").locator(".text").first).not_to_have_text(log[0])


def test_what_was_missed_is_shown_step_by_step(visit: Visits) -> None:
    """The page is closed, the game goes on elsewhere, and the page comes back."""
    context = visit.profile()
    game = table.at_a(zipang.is_turn, context)
    page = visit.tab(context, f"/table/{game}")
    assert table.until_asked(page)
    page.goto("/")
    with table.person(context) as someone, someone.at(game) as elsewhere:
        for _ in range(2):
            elsewhere.until_asked()
            elsewhere.play_and_wait(elsewhere.now["moves"][0])
        elsewhere.until_asked()
    page.goto(f"/table/{game}")
    expect(page.get_by_test_id("recap-show")).to_be_visible()
    now = table.snapshot(page)
    page.get_by_test_id("recap-show").click()
    expect(page.get_by_test_id("recap-skip")).to_be_visible()
    wait_until(lambda: len(table.lines(page)) < len(now["log"]), "what was missed is told anew")
    page.get_by_test_id("recap-skip").click()
    expect(page.get_by_test_id("recap")).to_have_count(0)
    assert table.until_asked(page, table.click_on)
    assert table.snapshot(page) == now


def test_strangers_meet_at_a_listed_table_and_play_again(visit: Visits) -> None:
    left, right = visit.profile(still=True), visit.profile(still=True)
    ann = visit.tab(left, "/new/zipang")
    ann.get_by_role("radio", name="2").check(force=True)
    ann.get_by_test_id("seat-choice").select_option("open")
    ann.get_by_test_id("listed").check()
    ann.get_by_test_id("start-game").click()
    ann.wait_for_url("**/table/*")
    ben = visit.tab(right, "/")
    ben.locator(f'a[href="/table/{ann.url.rpartition("/")[2]}"]').click()
    ben.get_by_test_id("take-seat").click()
    expect(ben.get_by_test_id("question")).to_be_visible()
    expect(ann.get_by_test_id("question")).to_be_visible()


def test_playing_again_leads_everybody_to_the_same_table(visit: Visits) -> None:
    left, right = visit.profile(still=True), visit.profile(still=True)
    game = finished_by_two(left, right)
    ann, ben = visit.tab(left, f"/table/{game}"), visit.tab(right, f"/table/{game}")
    ann.get_by_test_id("play-again").click()
    ann.wait_for_url(lambda url: not url.endswith(game))
    expect(ben.get_by_test_id("play-again")).to_have_text("Join the next game")
    ben.get_by_test_id("play-again").click()
    ben.wait_for_url(ann.url)
    expect(ben.get_by_test_id("question")).to_be_visible()
    expect(ann.get_by_test_id("question")).to_be_visible()


def finished_by_two(left: BrowserContext, right: BrowserContext) -> str:
    with table.person(left) as ann, table.person(right) as ben:
        made = ann.create(ME, OPEN, BOT)
        ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
        people, over, choice = (ann, ben), False, random.Random(4)
        while not over:
            for person in people:
                with person.at(made["id"]) as page:
                    page.until_type("view")
                    while page.now["moves"]:
                        page.play_and_wait(choice.choice(page.now["moves"]))
                    over = page.is_over()
    return str(made["id"])


def test_a_knock_shows_which_table_waits(visit_with_windows: Visits) -> None:
    """A real push message, handed to the worker by the browser's own tools."""
    context = visit_with_windows.profile(language="de-DE")
    context.grant_permissions(["notifications"])
    game = table.at_a(zipang.is_turn, context)
    page = visit_with_windows.tab(context, "/")
    page.evaluate("() => navigator.serviceWorker.register('/sw.js?language=de')")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    knock(context, page)
    table.until(page, lambda: page.evaluate(NOTIFICATIONS), "a notification")
    shown = page.evaluate(NOTIFICATIONS)
    assert shown == [{"title": "Du bist am Zug: Zipang Portable", "url": f"/table/{game}"}]


NOTIFICATIONS = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, data }) => ({ title, url: data.url }))
}"""


def knock(context: BrowserContext, page: Page) -> None:
    tools = context.new_cdp_session(page)
    registrations: list[str] = []

    def note(told: dict[str, Any]) -> None:
        registrations.extend(found["registrationId"] for found in told["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    table.until(page, lambda: registrations, "the worker is registered")
    origin = page.evaluate("() => location.origin")
    message = {"origin": origin, "registrationId": registrations[0], "data": ""}
    tools.send("ServiceWorker.deliverPushMessage", message)
