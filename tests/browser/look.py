"""Looks at a page as a designer would: nothing sticks out, nothing covers what can be pressed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import Page

SLACK = 1.5
"""Points that two neighbours may share: borders are drawn on the edge."""

STICKS_OUT = """() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
}"""

BOXES = """() => {
    const parts = ['hand-card', 'seat', 'pot', 'supply', 'question', 'log', 'stepper']
    const selector = parts.map((part) => `[data-testid="${part}"]`).join(', ')
    return [...document.querySelectorAll(selector)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const { testid, seat, card } = element.dataset
        return [{ name: [testid, seat ?? card].join(' '), left, top, right, bottom }]
    })
}"""

BURIED = """() => {
    const open = [...document.querySelectorAll('dialog[open], [role="dialog"], .picker')].at(-1)
    const fanned = (element) => element.closest('[data-testid="discards"]')
    const aimed = (element) => element.matches('.known') && element.closest('.glows, .chosen')
    const scrolledAway = (element, x, y) => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
            if (!/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue
            const { left, right, top, bottom } = parent.getBoundingClientRect()
            if (x < left || x > right || y < top || y > bottom) return true
        }
        return false
    }
    const things = [...document.querySelectorAll('button:enabled, a[href], input, select')]
    return things.flatMap((element) => {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!visible || fanned(element) || aimed(element) || (open && !open.contains(element))) return []
        const box = element.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (box.width === 0 || y < 0 || y >= innerHeight || scrolledAway(element, x, y)) return []
        const hit = document.elementFromPoint(x, y)
        const label = element.closest('label')
        if (hit && (element.contains(hit) || label?.contains(hit))) return []
        const name = element.getAttribute('aria-label') ?? element.textContent.trim()
        return [`${name} (${Math.round(x)}, ${Math.round(y)}) under ${hit?.className ?? 'nothing'}`]
    })
}"""

CROWDED = """() => {
    const frame = document.querySelector('[data-testid="map"]')?.getBoundingClientRect()
    const pieces = document.querySelectorAll('.pieces .name, .pieces .block, .pieces .slot, .pieces .revolt')
    return [...pieces].flatMap((piece) => {
        const { left, top, right, bottom } = piece.getBoundingClientRect()
        const outside = right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom
        const name = `${piece.classList[0]} ${piece.textContent}`
        return outside ? [] : [{ name, left, top, right, bottom }]
    })
}"""

SETTLED = """async () => {
    const moving = () => document.getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
        .filter((animation) => animation.playState === 'running')
    for (let round = 0; moving().length && round < 20; round++) {
        await Promise.allSettled(moving().map((animation) => animation.finished))
        await new Promise(requestAnimationFrame)
    }
}"""

Box = dict[str, Any]


def settle(page: Page) -> None:
    """Wait until nothing moves any more; what pulses for ever may pulse."""
    page.evaluate(SETTLED)


def misfits(page: Page) -> list[str]:
    """What is wider than the page, lies on something else, or can be pressed and is covered."""
    settle(page)
    found: list[str] = page.evaluate(BURIED)
    boxes: list[Box] = page.evaluate(BOXES)
    width = page.evaluate("() => innerWidth")
    if page.evaluate(STICKS_OUT) > 0:
        found.append("the page scrolls sideways")
    found += [f"{box} sticks out" for box in boxes if box["left"] < -SLACK or box["right"] > width + SLACK]
    return found + [f"{a} on {b}" for a, b in combinations(boxes, 2) if overlap(a, b)]


def crowded(page: Page) -> list[str]:
    """Names, armies, buildings and markers on the map that lie on each other."""
    settle(page)
    pieces: list[Box] = page.evaluate(CROWDED)
    return [f"{a} on {b}" for a, b in combinations(pieces, 2) if overlap(a, b)]


def overlap(a: Box, b: Box) -> bool:
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return bool(across > SLACK and down > SLACK)
