"""A table of Shitennō on a page: what is being done there, and doing it by hand or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page

from tests.browser import table
from tests.browser.table import BOT, ME, STEADY

Press = Callable[[Locator], None]
Look = Callable[[Page], None]


def table_of(context: BrowserContext, seats: int = 4) -> str:
    """A table with bots, one of them steady; its id."""
    return table.create(context, ME, STEADY, *[BOT] * (seats - 2), game="shitenno")


def doing(page: Page) -> str:
    return page.locator(".shitenno").get_attribute("data-doing") or ""


def until_done(page: Page, before: list[str]) -> None:
    """Wait until the moves are no longer those."""
    page.wait_for_function(
        """(before) => {
            const now = [...document.querySelectorAll('[data-testid="move-button"]')]
            return now.map((button) => button.dataset.move).join() !== before
        }""",
        arg=",".join(before),
    )


def form(page: Page, press: Press, choice: random.Random) -> None:
    """Tap a few cards into the lot, give it a tile, offer it; or divide the rest into two."""
    dividing = doing(page) == "split"
    cards = page.get_by_test_id("tray-card")
    for _ in range(min(cards.count(), choice.randrange(4))):
        press(cards.first)
    tiles = page.get_by_test_id("tile")
    press(tiles.first if dividing else tiles.nth(choice.randrange(tiles.count())))
    if dividing:
        press(tiles.last)
    press(page.get_by_test_id("confirm-lot"))


def conquer(page: Page, press: Press, choice: random.Random) -> None:
    """Tap a glowing province and one of the ways to pay, or end the turn."""
    glowing = page.locator('[data-testid^="province-"][data-target="true"] .plate')
    if glowing.count():
        press(glowing.nth(choice.randrange(glowing.count())))
        press(page.get_by_test_id("payment").last)
    else:
        press(page.locator('[data-testid^="plain-"]').first)


def gild(page: Page, press: Press) -> None:
    if not page.get_by_test_id("gild").first.is_visible():
        press(page.get_by_test_id("tab-mat"))
    press(page.get_by_test_id("gild").first)


def step(page: Page, press: Press, choice: random.Random) -> str:
    """Do what is asked now, whatever it is."""
    now = doing(page)
    if now in ("lot", "split"):
        form(page, press, choice)
    elif now == "answer":
        press(page.get_by_test_id(choice.choice(["accept", "refuse"])))
    elif now == "choose":
        press(page.get_by_test_id("choose-lot").nth(choice.randrange(2)))
    elif now == "gild":
        gild(page, press)
    else:
        conquer(page, press, choice)
    return now


def play(page: Page, press: Press, hurry: table.Act, look: Look, wanted: set[str]) -> set[str]:
    """Play until all that is wanted was asked, with a look at everything that is asked for the first time."""
    choice = random.Random(5)
    done: set[str] = set()
    while not done >= wanted and table.until_asked(page, hurry):
        before = table.offered(page)
        now = doing(page)
        if now not in done:
            look(page)
        done.add(now)
        step(page, press, choice)
        until_done(page, before)
    return done


# --- by keyboard -------------------------------------------------------------------------------------------


def by_keys(page: Page) -> None:
    """With the keys that the page shows."""
    now = doing(page)
    keys = page.keyboard
    if now in ("lot", "split"):
        keys.press("1")
        keys.press("1")
        keys.press("t")
        if now == "split":
            keys.press("Shift+t")
        keys.press("Enter")
    elif now == "answer":
        keys.press("a")
    elif now == "turn" and page.get_by_test_id("target").count():
        keys.press("1")
        page.get_by_test_id("payment").first.wait_for()
        keys.press("1")
    else:
        keys.press("e" if now == "turn" else "1")


def by_menu(page: Page) -> None:
    """The last but one of all moves."""
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement?.dataset?.move !== undefined")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def play_by_keyboard(page: Page, look: Look) -> set[str]:
    """A whole game, with a look at everything that is asked for the first time; what that was."""
    done: set[str] = set()
    number = 0
    while table.until_asked(page, table.press_space):
        before = table.offered(page)
        if doing(page) not in done:
            look(page)
        done.add(doing(page))
        by_menu(page) if number % 3 == 2 else by_keys(page)
        number += 1
        until_done(page, before)
    return done
