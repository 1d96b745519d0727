"""Playing Zipang Portable on a page: with the mouse, by touch, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PageTimeoutError

from tests.browser import table
from tests.browser.table import Press

SOON = 3000
"""Milliseconds for a press. What was asked may be answered by itself meanwhile; then we look again."""

CARD = '[data-testid="hand-card"][aria-disabled="false"]'
NEXT = (
    '[data-testid="pick-card"]',
    '[data-testid="choice"]',
    '[data-testid="target"]:not(:disabled)',
)


def is_turn(moves: list[str]) -> bool:
    return not moves[0].startswith(("react:", "take:"))


def is_reaction(moves: list[str]) -> bool:
    """A question that has more than one answer, so that it is not answered by itself."""
    return moves[0].startswith("react:") and len(moves) > 1


def is_pick(moves: list[str]) -> bool:
    return moves[0].startswith("take:") and len(moves) > 1


def click(thing: Locator) -> None:
    thing.click(timeout=SOON)


def tap(thing: Locator) -> None:
    thing.tap(timeout=SOON)


def press_one(page: Page, press: Press) -> None:
    """One more press on the way to a move: on a card, a target or a button, the last of those there are."""
    for selector in NEXT:
        if page.locator(selector).count():
            press(page.locator(selector).last)
            return
    press(page.locator(CARD).last)


def play_on(
    page: Page, press: Press, hurry: table.Act, look: table.Act | None = None, most: int = 1000
) -> int:
    """Play to the end of the game, or for a while, and look at every question; how many there were."""
    questions = 0
    while questions < most and table.until_asked(page, hurry):
        questions += 1
        if look is not None:
            look(page)
        make_move(page, press)
    return questions


def make_move(page: Page, press: Press) -> None:
    """Press until a move is made, or until it was made without us."""
    before = table.offered(page)
    for _ in range(10):
        try:
            press_one(page, press)
        except PageTimeoutError:
            return
        if table.offered(page) != before or not before:
            return
    raise AssertionError(f"no move came of ten presses; there were {before}")


# --- by keyboard -------------------------------------------------------------------------------------------


def by_digits(page: Page) -> None:
    """A digit for a card or an answer, then a letter for a target, or Enter."""
    before = table.offered(page)
    for _ in range(4):
        press_key(page)
        if table.offered(page) != before:
            return
    raise AssertionError(f"no move came of four keys; there were {before}")


def press_key(page: Page) -> None:
    """The next key on the way to a move, as the page itself shows them."""
    reaction = page.locator('[data-testid="choice"][data-choice^="react"]')
    if page.locator(NEXT[0]).count() or reaction.count():
        page.keyboard.press("1")
    elif page.locator(NEXT[2]).count():
        page.keyboard.press(page.locator(NEXT[2]).last.locator(".letter").inner_text(timeout=SOON))
    elif page.locator(NEXT[1]).count():
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(page.locator(CARD).last.locator(".digit").inner_text(timeout=SOON))


def by_menu(page: Page) -> None:
    """From the list of all moves."""
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement?.matches('[data-move]')", timeout=SOON)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def by_tab(page: Page) -> None:
    """With nothing but Tab and Enter: what every screen reader can do."""
    before = table.offered(page)
    for _ in range(4):
        there = [selector for selector in (*NEXT, CARD) if page.locator(selector).count()]
        if there and tab_to(page, there[0]):
            page.keyboard.press("Enter")
        if table.offered(page) != before:
            return
    raise AssertionError(f"no move came of it; there were {before}")


def tab_to(page: Page, selector: str) -> bool:
    """Press Tab until such an element has the focus; False if there is none any more."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return True
        if not page.locator(selector).count():
            return False
    raise AssertionError(f"Tab never came to {selector}")


WAYS: tuple[Callable[[Page], None], ...] = (by_digits, by_menu, by_tab)


def play_on_by_keyboard(page: Page) -> int:
    """Play to the end of the game, in one way after the other; how many questions there were."""
    questions = 0
    while table.until_asked(page, table.press_space):
        with suppress(PageTimeoutError):  # it was answered by itself meanwhile
            WAYS[questions % len(WAYS)](page)
        questions += 1
    return questions
