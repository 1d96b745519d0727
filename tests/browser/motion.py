"""What moves by itself on a page of Shogun, and pictures of it for who wants them."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import RESULTS
from tests.browser.inspection import PICTURES

SHIFTS = """
    const sums = JSON.parse(sessionStorage.getItem('shifts') ?? '{}')
    // What answers a press may come late on a busy machine: what it moves is meant to move.
    let [pressed, answered] = [false, -Infinity]
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, () => (pressed = true), true)
    new MutationObserver(() => {
        if (pressed) [pressed, answered] = [false, performance.now()]
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-doing'] })
    new PerformanceObserver((list) => {
        const scene = document.querySelector('[data-testid="skip"]')?.dataset.scene
        const phase = scene ?? document.querySelector('.shogun')?.dataset.doing ?? 'loading'
        for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
            if (startTime - answered < 500) continue
            const node = sources[0]?.node
            const most = node instanceof Element ? node : node?.parentElement
            // The log folds what is past when an action begins; there it is meant to move.
            if (most?.closest('[data-testid="log"]')) continue
            if (!hadRecentInput) sums[phase] = (sums[phase] ?? 0) + value
        }
        sessionStorage.setItem('shifts', JSON.stringify(sums))
    }).observe({ type: 'layout-shift', buffered: true })
"""
STEADY = 0.05
"""What may move by itself in all that a phase shows in a whole game; a good page stays below 0.1 in 5 s."""


def restless(page: Page) -> dict[str, float]:
    """The phases in which things jumped, and how much."""
    shifts: dict[str, float] = page.evaluate("JSON.parse(sessionStorage.getItem('shifts') ?? '{}')")
    return {phase: total for phase, total in shifts.items() if total > STEADY}


def picture(page: Page, name: str) -> None:
    if not PICTURES:
        return
    RESULTS.mkdir(exist_ok=True)
    page.screenshot(path=RESULTS / f"shogun-{name}.png")
