"""Accounts and the hosts' page, by clicks: make one, sign in elsewhere, leave nothing; close and ban."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tenka.server.identity.account_admin import set_role
from tenka.server.settings import Settings
from tenka.server.storage.address import database_url
from tenka.server.storage.database import Database
from tests.browser import table
from tests.browser.axe import by_day_and_night, violations
from tests.browser.conftest import PHONE, Visits
from tests.browser.table import BOT, ME, OPEN
from tests.browser.words import leftovers

PASSWORD = "seven quiet herons"
TOLD = "main p[role=status]"
ALERT = ":is(main, dialog) [role=alert]"


def fill(page: Page, name: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")


def make_host(data: Path, name: str) -> None:
    async def run() -> None:
        storage = Database(database_url(Settings(data=data)))
        await set_role(storage, name, "host")
        await storage.close()

    with ThreadPoolExecutor(1) as elsewhere:  # this thread is busy with a browser
        elsewhere.submit(asyncio.run, run()).result(30)


def test_an_account_from_the_first_click_to_the_last(visit: Visits, tmp_path: Path) -> None:
    visit.guard.forgive(r"status of 403")
    context = visit.profile(still=True)
    page = visit.tab(context, "/")
    expect(page.get_by_test_id("new-zipang")).to_be_visible()
    waiting = table.create(context, ME, OPEN)
    page.get_by_test_id("account").click()
    page.get_by_test_id("sign-up").click()
    assert by_day_and_night(page) == []
    fill(page, "Ieyasu of Edo")
    told = "You are signed in as Ieyasu of Edo. One table came along."
    expect(page.locator(TOLD)).to_have_text(told)
    phone = visit("/account", size=PHONE, touch=True, still=True)
    phone.get_by_test_id("sign-in").click()
    fill(phone, "Nobody at all")
    expect(phone.locator(ALERT)).to_have_text("Name or password are not right.")
    fill(phone, "ieyasu of edo")
    expect(phone.locator(TOLD)).to_have_text("You are signed in as Ieyasu of Edo.")
    assert violations(phone) == []
    phone.goto("/")
    expect(phone.locator(f'a[href="/table/{waiting}"]')).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    download.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["name"] == "Ieyasu of Edo"
    page.get_by_test_id("delete").click()
    sure = page.get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    page.get_by_label("Type your name").fill("Ieyasu of Edo")
    assert by_day_and_night(page) == []
    sure.click()
    expect(page.locator(TOLD)).to_have_text("Everything is deleted. You are somebody new now.")
    expect(page.get_by_role("heading", level=1)).to_have_text("You play as a guest")
    phone.goto("/account")
    expect(phone.get_by_role("heading", level=1)).to_have_text("You play as a guest")


TABS: dict[str, Callable[[Page], None]] = {
    "Load": lambda page: expect(page.get_by_test_id("load")).to_be_visible(),
    "Tables": lambda page: expect(page.get_by_test_id("tables")).to_be_visible(),
    "People": lambda page: expect(page.get_by_test_id("people")).to_be_visible(),
    "Bans": lambda page: expect(page.get_by_test_id("bans")).to_be_attached(),
    "Log": lambda page: expect(page.get_by_test_id("audit-log")).to_be_attached(),
}


def test_a_host_closes_a_table_and_bans_its_maker(visit: Visits) -> None:
    page = visit("/admin", still=True)
    visit.guard.forgive(r"status of 40[13]")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Make an account").click()
    fill(page, "Lord Host")
    expect(page.locator(TOLD)).to_be_visible()
    page.goto("/admin")
    expect(page.locator(ALERT)).to_have_text("This is for others to do.")
    make_host(visit.server.data, "Lord Host")
    other, first, second = rude_person(visit)
    page.reload()
    for name, shown in TABS.items():
        page.get_by_role("tab", name=name).click()
        shown(page)
        assert violations(page) == []
    assert by_day_and_night(page) == []
    page.get_by_role("tab", name="Tables").click()
    find(page, "Rude")
    page.locator("li").filter(has_text=first).get_by_role("button", name="Close").click()
    reason(page, "a trial", "Close the table")
    expect(page.locator("li").filter(has_text=first)).to_contain_text("closed: a trial")
    expect(other.get_by_test_id("notice")).to_contain_text("A host has closed this table. (a trial)")
    other.goto(f"/table/{second}")
    expect(other.get_by_test_id("question")).to_be_visible()
    page.get_by_role("tab", name="People").click()
    find(page, "Rude")
    page.get_by_role("button", name="Ban Rude Person").click()
    reason(page, "rude words", "Ban")
    expect(page.get_by_test_id("people")).to_contain_text("rude words")
    expect(other.get_by_test_id("notice")).to_contain_text("You may not play here at present.")
    other.goto("/account")
    expect(other.locator(ALERT)).to_contain_text("rude words")
    page.get_by_role("tab", name="Bans").click()
    page.get_by_role("button", name="Lift the ban of Rude Person").click()
    expect(page.get_by_test_id("bans").locator("li")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_test_id("audit-log").locator("li")).to_have_count(4)


def rude_person(visit: Visits) -> tuple[Page, str, str]:
    """At the first of two tables."""
    context = visit.profile(still=True)
    page = visit.tab(context, "/")
    page.get_by_test_id("rename").click()
    page.get_by_test_id("name-input").fill("Rude Person")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("my-name")).to_have_text("Rude Person")
    first, second = table.create(context, ME, BOT), table.create(context, ME, BOT)
    page.goto(f"/table/{first}")
    expect(page.get_by_test_id("question")).to_be_visible()
    return page, first, second


def find(page: Page, text: str) -> None:
    page.get_by_role("searchbox").fill(text)
    page.keyboard.press("Enter")


def reason(page: Page, text: str, button: str) -> None:
    page.get_by_label("Reason").fill(text)
    page.get_by_role("button", name=button, exact=True).click()


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_the_pages_are_german_and_fit(visit: Visits, size: tuple[int, int]) -> None:
    page = visit("/account", language="de-DE", size=size, still=True)
    for button in ("sign-up", "sign-in"):
        page.get_by_test_id(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert leftovers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
    page.get_by_test_id("delete").click()
    assert leftovers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
