"""What moves by itself on a page of Shogun, and pictures of it for who wants them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import RESULTS
from tests.browser.inspection import PICTURES

SHIFTS = """
    const found = JSON.parse(sessionStorage.getItem('shifts') ?? '{}')
    // What somebody chose may be shown late on a busy machine, and what others decide at any time: what a new
    // question moves is meant to move. It is shown after some frames, and not after some time.
    let [pressed, frames, answered, asked] = [false, 0, -Infinity, '']
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, () => (pressed = true), true)
    const count = (now) => {
        answered = now
        if (--frames > 0) requestAnimationFrame(count)
    }
    new MutationObserver(() => {
        const doing = document.querySelector('.shogun')?.dataset.doing
        const now = `${doing} ${document.querySelector('[data-testid="question"] .text')?.textContent}`
        if (now === asked) return
        if (frames <= 0) requestAnimationFrame(count)
        ;[pressed, frames, asked] = [false, 30, now]
    }).observe(document, {
        subtree: true, childList: true, characterData: true, attributeFilter: ['data-doing']
    })
    new PerformanceObserver((list) => {
        const scene = document.querySelector('[data-testid="skip"]')?.dataset.scene
        const phase = scene ?? document.querySelector('.shogun')?.dataset.doing ?? 'loading'
        for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
            if (hadRecentInput || pressed || frames > 0 || startTime <= answered) continue
            const node = sources[0]?.node
            const most = node instanceof Element ? node : node?.parentElement
            // The log folds what is past when an action begins; there it is meant to move.
            if (most?.closest('[data-testid="log"]')) continue
            const one = (found[phase] ??= { sum: 0, what: [] })
            one.sum += value
            one.what.push(`${value.toFixed(3)} ${most?.outerHTML.slice(0, 100)}`)
        }
        sessionStorage.setItem('shifts', JSON.stringify(found))
    }).observe({ type: 'layout-shift', buffered: true })
"""
STEADY = 0.05
"""What may move by itself in all that a phase shows in a whole game; a good page stays below 0.1 in 5 s."""


def restless(page: Page) -> dict[str, list[str]]:
    """The phases in which things jumped, and which did, by how much."""
    shifts: dict[str, Any] = page.evaluate("JSON.parse(sessionStorage.getItem('shifts') ?? '{}')")
    return {phase: found["what"] for phase, found in shifts.items() if found["sum"] > STEADY}


def picture(page: Page, name: str) -> None:
    if not PICTURES:
        return
    RESULTS.mkdir(exist_ok=True)
    page.screenshot(path=RESULTS / f"shogun-{name}.png")
