"""A table of Shogun on a page: what is being done there, and doing it by hand or by keyboard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.table import BOT, ME

Press = Callable[[Locator], None]
LOOK = """() => {
    const root = document.querySelector('.shogun')
    if (!root) return ''
    if (document.querySelector('[data-testid="game-over"]')) return 'over'
    const open = (selector) => document.querySelector(selector) !== null
    const doing = root.dataset.doing
    if (doing === 'plan') return open('[data-testid="seal"]') ? 'plan' : ''
    if (doing === 'special') return open('[data-testid^="special-"]:enabled') ? 'special' : ''
    if (doing === 'march') return open('[data-testid^="to-"]') ? 'march' : ''
    const claims = '[data-testid^="claim-"]:enabled, [data-testid^="group-"]:enabled'
    if (doing === 'claim') return open(claims) ? 'claim' : ''
    if (doing === 'revolt') return open('[data-testid^="revolt-"]:enabled') ? 'revolt' : ''
    if (doing === 'module') {
        const asked = open('[data-choice]:enabled') || open('[data-testid^="at-"]')
        return asked ? document.querySelector('.desk [data-testid$="-desk"]').dataset.testid : ''
    }
    return ''
}"""


def quick(context: BrowserContext) -> None:
    """Show nothing, as somebody has set it who knows the game."""
    settled(context, speed=0)


def settled(context: BrowserContext, *, speed: float) -> None:
    """Things are shown so fast."""
    context.add_init_script(f"localStorage.setItem('tenka', {json.dumps(json.dumps({'speed': speed}))})")


def table_of(context: BrowserContext, **options: str) -> str:
    """A table for four, with bots that do not think; its id."""
    wish = {"game": "shogun", "seats": [ME, BOT, BOT, BOT], "options": options}
    answer = context.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def doing(page: Page) -> str:
    """Wait until something is to be done, or the game is over."""
    found: str = page.wait_for_function(LOOK, polling=50).json_value()
    return found


def advised(page: Page) -> None:
    """Wait until the server has told what the plan on the desk costs, where one is made."""
    page.wait_for_function(
        """() => document.querySelector('.shogun').dataset.doing !== 'plan'
            || document.querySelector('[data-testid="budget"] b') !== null"""
    )


def fill(page: Page, press: Press) -> None:
    """Some cards by hand, the rest sensibly; then seal."""
    advised(page)
    if page.get_by_test_id("fill").is_enabled():
        spaces = page.locator('[data-testid^="space-"]')
        press(spaces.first)
        press(page.locator("[data-hand] button:not(.used)").first)
        press(page.get_by_test_id("fill"))
    press(page.get_by_test_id("seal"))


def march(page: Page, press: Press, choice: random.Random) -> None:
    targets = page.locator('[data-testid^="to-"]')
    press(targets.nth(choice.randrange(targets.count())))
    press(page.get_by_test_id("march"))


def answer(page: Page, press: Press) -> None:
    """A question of a module: the first of a few answers, or a province of the list."""
    provinces = page.locator('[data-testid^="at-"]')
    if provinces.count():
        press(provinces.first)
        press(page.get_by_test_id("confirm-province"))
    else:
        press(page.locator("[data-choice]:enabled").first)


def step(page: Page, press: Press, choice: random.Random) -> str:
    """Do what is to be done now, whatever it is."""
    now = doing(page)
    if now == "plan":
        fill(page, press)
    elif now == "march":
        march(page, press, choice)
    elif now in ("special", "revolt"):
        press(page.locator(f'[data-testid^="{now}-"]:enabled').first)
    elif now == "claim":
        press(page.locator('[data-testid^="group-"]:enabled, [data-testid^="claim-"]:enabled').first)
    elif now.endswith("-desk"):
        answer(page, press)
    return now


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def until_doing(page: Page, wanted: str, press: Press = Locator.click) -> None:
    """Play on until something is asked."""
    choice = random.Random(1)
    while (now := doing(page)) != wanted:
        assert now != "over", f"{wanted} was never asked"
        step(page, press, choice)


def play(
    page: Page, press: Press, look: Callable[[Page, str], None], wanted: set[str] | None = None
) -> set[str]:
    """Until all that is wanted was done, or to the end. Look at each kind of question; which there were."""
    choice = random.Random(7)
    done: set[str] = set()
    while (now := doing(page)) != "over" and (wanted is None or not done >= wanted):
        if now not in done:
            look(page, now)
        done.add(now)
        step(page, press, choice)
    return done


VIEW = """() => {
    const root = document.querySelector('.shogun')
    const texts = (selector) => [...root.querySelectorAll(selector)].map((one) => one.textContent.trim())
    return {
        doing: root.dataset.doing,
        map: texts('.pieces .army, .pieces .revolt'),
        buildings: root.querySelectorAll('.pieces .building').length,
        players: texts('[data-testid="players"] li'),
        tower: texts('[data-testid="tower"] td'),
        question: texts('[data-testid="question"] .text'),
        desk: texts('#tab-plan'),
        log: texts('[data-testid="log"] :is(h3, li)'),
        moves: [...root.querySelectorAll('[data-move]')].map((button) => button.dataset.move),
    }
}"""


def view(page: Page) -> dict[str, object]:
    """Everything that the table shows, in words; of the map what is drawn however close one looks."""
    seen: dict[str, object] = page.evaluate(VIEW)
    return seen


def until_battle(page: Page, choice: random.Random) -> None:
    """Play on, hurrying all but battles, until one begins."""
    while (kind := page.wait_for_function(NEXT, polling=50).json_value()) != "battle":
        assert kind != "over", "nobody fought"
        if kind == "scene":
            page.keyboard.press("Space")
        else:
            step(page, lambda thing: thing.click(), choice)


NEXT = f"""() => {{
    if (document.querySelector('[data-testid="battle"]')) return 'battle'
    if (document.querySelector('[data-testid="skip"]')) return 'scene'
    return ({LOOK})()
}}"""


def key_step(page: Page, now: str) -> None:
    """Do what is to be done now by keyboard alone."""
    if now == "plan":
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.keyboard.press("f")
        expect(page.get_by_test_id("seal")).to_be_enabled()
        page.get_by_test_id("seal").focus()
        page.keyboard.press("Enter")
    elif now != "over":
        page.keyboard.press("m")
        page.wait_for_function("() => document.activeElement?.dataset?.move !== undefined")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def play_by_keyboard(page: Page, wanted: set[str]) -> None:
    """Until all that is wanted was asked and done; from the first choice on the focus is never lost."""
    to_do = set(wanted)
    started = False
    while to_do:
        now = doing(page)
        assert now != "over", f"never asked: {to_do}"
        if started:
            page.wait_for_function("() => document.activeElement !== document.body")
        started = True
        to_do.discard(now)
        key_step(page, now)
