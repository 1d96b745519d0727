"""axe-core, the accessibility checker, on a page."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.look import settle
from tests.browser.server import ROOT

SCRIPT = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}
RUN = """([only, within, left]) => axe.run(within ?? document, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false, // the element itself is told
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
    ...(only.length ? { runOnly: only } : {}),
})"""
LEFT_OUT = (
    "label-content-name-mismatch",  # also reads what is drawn on a card; MISNAMED asks it of words
    *("aria-allowed-role", "heading-order", "landmark-one-main", "landmark-unique", "region"),  # never grave
)
ELSEWHERE = (
    "color-contrast",
    "link-in-text-block",
    "button-name",
    "link-name",
    "label",
    "aria-hidden-focus",
    "nested-interactive",
    "scrollable-region-focusable",
)
"""What can be wrong by night or on a phone, where by day on a desktop it is right."""
MISNAMED = """() => {
    const plain = (text) => text.replace(/\\s+/g, ' ').trim().toLowerCase()
    const shown = (node) => {
        if (node instanceof Text) return node.textContent
        if (!(node instanceof HTMLElement)) return ''
        const hidden = node.ariaHidden === 'true' || !node.checkVisibility()
        return hidden || node.matches('.sr-only, .key') ? '' : [...node.childNodes].map(shown).join(' ')
    }
    return [...document.querySelectorAll('button[aria-label], a[aria-label]')]
        .filter((element) => /\\p{L}/u.test(shown(element)))
        .filter((element) => !plain(element.ariaLabel).includes(plain(shown(element))))
        .map((element) => `${element.ariaLabel} is named without what it shows: ${shown(element)}`)
}"""


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page, *only: str, within: str | None = None) -> list[str]:
    """What stands in the way of somebody: the rule and the elements.

    All rules, unless some are named; on the whole page, unless the rest of it is looked at elsewhere."""
    settle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    result: dict[str, Any] = page.evaluate(RUN, [list(only), within, LEFT_OUT])
    misnamed: list[str] = page.evaluate(MISNAMED)
    return misnamed + [
        f"{found['id']} ({found['impact']}): {node['html'][:160]}  {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in GRAVE
        for node in found["nodes"]
    ]


def by_day_and_night(page: Page, within: str | None = None) -> list[str]:
    """Everything by day; by night only the colors differ."""
    in_scheme(page, "light")
    found = violations(page, within=within)
    in_scheme(page, "dark")
    return found + violations(page, "color-contrast", within=within)


def in_scheme(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
