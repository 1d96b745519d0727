"""A table on a page, of any game: whose move it is, what is offered, and playing it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as PageTimeoutError

from tests.server.live import Person

LONGEST_WAIT = 60.0
"""Seconds for everybody else to move, with everything that is shown."""
SOON = "() => new Promise((go) => setTimeout(go, 20))"
LOOK_AGAIN = 100
"""Milliseconds to watch a scene or a flying card before hurrying it along."""
ME = {"kind": "me"}
OPEN = {"kind": "open"}
SOCKET = "**/api/tables/*/ws"
BOT = {"kind": "bot", "bot": "random"}
STEADY = {"kind": "bot", "bot": "steady"}

STATE = """() => {
    const has = (selector) => document.querySelector(selector) !== null
    if (has('[data-testid="game-over"]')) return 'over'
    if (has('[data-testid="moves-menu"]:not(:disabled)')) return 'asked'
    return ''
}"""

Act = Callable[[Page], None]
Press = Callable[[Locator], None]


def create(context: BrowserContext, *seats: dict[str, str], game: str = "zipang") -> str:
    """A table of whoever this browser profile belongs to; its id. No page of it may be open yet."""
    wish = {"game": game, "seats": list(seats or (ME, BOT, BOT))}
    answer = context.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    return str(table["id"])


def person(context: BrowserContext) -> Person:
    """Whoever this browser profile belongs to, without a page: plays in no time."""
    answer = context.request.get("/api/me")
    cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
    return Person(urlsplit(answer.url).netloc, cookies)


def at_a(
    wanted: Callable[[list[str]], bool],
    context: BrowserContext,
    *seats: dict[str, str],
    game: str = "zipang",
) -> str:
    """A table where such moves are offered to the one person there; found by playing at random."""
    with person(context) as someone:
        for attempt in range(15):
            table: str = someone.create(*(seats or (ME, STEADY, BOT, BOT)), game=game)["id"]
            if _play_until(wanted, someone, table, random.Random(attempt)):
                return table
    raise AssertionError("no game came to the wanted point")


def _play_until(
    wanted: Callable[[list[str]], bool], someone: Person, table: str, choice: random.Random
) -> bool:
    with someone.at(table) as page:
        while page.until_asked() and not page.is_over():
            if wanted(page.now["moves"]):
                return True
            page.play_and_wait(choice.choice(page.now["moves"]))
    return False


def finished(context: BrowserContext, game: str = "zipang") -> str:
    """A table whose game is over."""
    at = create(context, ME, STEADY, BOT, game=game)
    play_to_the_end(context, at)
    return at


def play_to_the_end(context: BrowserContext, at: str) -> None:
    """In no time, at random, by whoever this browser profile belongs to."""
    with person(context) as someone, someone.at(at) as page:
        page.play_to_the_end(random.Random(1))


def until(page: Page, holds: Callable[[], object], what: str) -> None:
    """Let the news of a page come in until something is so."""
    end = time.monotonic() + LONGEST_WAIT
    while not holds():
        assert time.monotonic() < end, f"it never came to this: {what}"
        page.evaluate(SOON)


def until_asked(page: Page, hurry: Act | None = None) -> bool:
    """Wait until a move is offered (True) or the game is over (False), and hurry what is shown until then."""
    return until_one_is_asked([page], hurry) is not None


def until_one_is_asked(pages: list[Page], hurry: Act | None = None) -> int | None:
    """Wait until a page offers a move: which one; None when the game is over."""
    number, state = until_one_says(STATE, pages, hurry)
    return None if state == "over" else number


def until_one_says(script: str, pages: list[Page], hurry: Act | None = None) -> tuple[int, str]:
    """Wait until a script has an answer on a page, and hurry what is shown: which page, and the answer."""
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        for number, page in enumerate(pages):
            try:
                return number, str(
                    page.wait_for_function(script, timeout=LOOK_AGAIN, polling=50).json_value()
                )
            except PageTimeoutError:
                if hurry is not None:
                    hurry(page)
    raise AssertionError(f"nothing was asked; the page says: {pages[0].locator('main').inner_text()}")


def middle(thing: Locator) -> tuple[float, float]:
    """Where to press something that is there for sure, without waiting until it holds still."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_on(page: Page) -> None:
    """Hurry with the mouse: a click on the headline, where no button ever comes up."""
    page.mouse.click(*middle(page.locator("header .title")))


def tap_on(page: Page) -> None:
    page.touchscreen.tap(*middle(page.locator("header .title")))


def press_space(page: Page) -> None:
    page.keyboard.press("Space")


def offered(page: Page) -> list[str]:
    """The moves that the page offers now, by their names."""
    moves: list[str] = page.get_by_test_id("move-button").evaluate_all(
        "buttons => buttons.map((button) => button.dataset.move)"
    )
    return moves


def play(page: Page, move: str) -> None:
    """Choose a move from the list of all moves."""
    page.get_by_test_id("moves-menu").click()
    page.locator(f'[data-testid="move-button"][data-move="{move}"]').click()


def lines(page: Page) -> list[str]:
    """The log, newest first."""
    return page.get_by_test_id("log-line").locator(".text").all_text_contents()


SNAPSHOT = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read)
    const label = (element) => element.getAttribute('aria-label')
    const parts = ['seat', 'pot', 'supply', 'discards'].map((id) => `[data-testid="${id}"]`).join(', ')
    return {
        things: all(parts, label),
        hand: all('[data-testid="hand-card"]', label),
        fan: all('[data-testid="discards"] button', label),
        moves: all('[data-testid="move-button"]', (button) => button.dataset.move),
        question: all('[data-testid="question"] .text', (text) => text.textContent),
        log: all('[data-testid="log-line"]', (line) => line.textContent),
    }
}"""


def snapshot(page: Page) -> dict[str, list[str]]:
    """Everything the page shows of the game, in words."""
    seen: dict[str, list[str]] = page.evaluate(SNAPSHOT)
    return seen
