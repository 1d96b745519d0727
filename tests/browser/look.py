"""Looks at a page as a designer would: nothing sticks out, nothing covers what can be pressed."""

from __future__ import annotations

from itertools import combinations
from math import inf
from typing import Any

from playwright.sync_api import Page

SLACK = 1.5
"""Points that two neighbors may share: borders are drawn on the edge."""
TOUCH = 0.5
"""Points that two pieces on the map may share."""
AIR = 1.0
"""Points between the letters of a name and an army with its shadow."""

STICKS_OUT = """() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
}"""

BOXES = """() => {
    const parts = ['hand-card', 'seat', 'discards', 'pot', 'supply', 'question', 'log', 'stepper']
    const selector = parts.map((part) => `[data-testid="${part}"]`).join(', ')
    return [...document.querySelectorAll(selector)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const { testid, seat, card } = element.dataset
        return [{ name: [testid, seat ?? card].join(' '), left, top, right, bottom }]
    })
}"""

BURIED = """() => {
    const scrolledAway = (element, x, y) => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
            if (!/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue
            const { left, right, top, bottom } = parent.getBoundingClientRect()
            if (x < left + 1 || x > right - 1 || y < top + 1 || y > bottom - 1) return true
        }
        return false
    }
    // What a bar at the edge of a scrolled box covers comes out when it is scrolled.
    const stuck = (hit, element) => {
        for (let part = hit; part && !part.contains(element); part = part.parentElement) {
            if (getComputedStyle(part).position === 'sticky') return true
        }
        return false
    }
    const before = 'dialog[open], [role="dialog"], .picker, #all-moves.open'
    const open = [...document.querySelectorAll(before)].at(-1)
    const fanned = (element) => element.closest('[data-testid="discards"]')
    const aimed = (element) => element.matches('.known') && element.closest('.glows, .chosen')
    const things = [...document.querySelectorAll('button:enabled, a[href], input, select')]
    return things.flatMap((element) => {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!visible || fanned(element) || aimed(element) || element.closest('[inert]')) return []
        if (open && !open.contains(element)) return []
        const box = element.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (box.width === 0 || y < 0 || y >= innerHeight || scrolledAway(element, x, y)) return []
        const hit = document.elementFromPoint(x, y)
        const label = element.closest('label')
        if (hit && (element.contains(hit) || label?.contains(hit) || stuck(hit, element))) return []
        const name = element.getAttribute('aria-label') ?? element.textContent.trim()
        return [`${name} (${Math.round(x)}, ${Math.round(y)}) under ${hit?.className ?? 'nothing'}`]
    })
}"""

CROWDED = """() => {
    const frame = document.querySelector('[data-testid="map"]')?.getBoundingClientRect()
    const pen = document.createElement('canvas').getContext('2d')
    // A line is much higher than its letters.
    const letters = (name) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(name)
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const text = name.textContent.trim()
        const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text)
        const { left, right } = name.getBoundingClientRect()
        const { f: y, d: scale } = name.getScreenCTM().translate(0, name.y.baseVal[0].value)
        return { left, right, top: y - up * scale, bottom: y + down * scale }
    }
    const pieces = document.querySelectorAll('.pieces :is(.name, .block, .shade, .slot, .revolt)')
    return [...pieces].flatMap((piece) => {
        const box = piece.matches('.name') ? letters(piece) : piece.getBoundingClientRect()
        const { left, top, right, bottom } = box
        const outside = right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom
        const [kind] = piece.classList
        const name = piece.closest('.army, .name, .revolt')?.textContent.trim()
        return outside ? [] : [{ kind, name, left, top, right, bottom }]
    })
}"""

SMALL = """([least, main]) => {
    const kinds = 'button, a[href], input, select, textarea, summary, [role="button"]'
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    return [...open.querySelectorAll(kinds)].flatMap((element) => {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        const inText = element.matches('a') && getComputedStyle(element).display === 'inline'
        if (!visible || inText || element.closest('[inert], .sr-only')) return []
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        const wanted = element.matches('.button:not(.quiet, .icon, :disabled)') ? main : least
        const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML)
        if (Math.min(width, height) > wanted - 0.5 || width * height === 0) return []
        return [`${name.slice(0, 60)} is ${Math.round(width)} x ${Math.round(height)}, not ${wanted}`]
    })
}"""

TORN = """() => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const found = []
    // What hides the rest of its contents, and does not scroll; a folded chapter and a tip can be opened.
    const lid = (element) => {
        if (element.closest('summary, [data-testid="guide"]')) return null
        for (let parent = element; parent; parent = parent.parentElement) {
            const { overflowY } = getComputedStyle(parent)
            if (/auto|scroll/.test(overflowY)) return null
            if (/hidden|clip/.test(overflowY)) return parent.getBoundingClientRect()
        }
        return null
    }
    for (const element of open.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement) || element.closest('.sr-only, [title], [inert]')) continue
        const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
        const shown = element.clientWidth > 1 || getComputedStyle(element).display === 'inline'
        if (!texts.length || !shown || !element.checkVisibility({ visibilityProperty: true })) continue
        const { overflowX } = getComputedStyle(element)
        const name = element.textContent.trim().slice(0, 60)
        if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) {
            found.push(`"${name}" is cut off`)
        }
        const holder = element.closest('button, .button, .panel, dialog')?.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(texts[0])
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        const box = lid(element)
        const spare = parseFloat(getComputedStyle(element).fontSize) / 3
        if (box && width && (bottom > box.bottom + spare || top < box.top - spare)) {
            found.push(`"${name}" is cut in height`)
        }
        const leaves = holder && (left < holder.left - 2 || right > holder.right + 2)
        if (leaves && width && overflowX === 'visible') {
            found.push(`"${name}" sticks out of what holds it`)
        }
    }
    return found
}"""

WRITTEN = """() => {
    const opaque = (element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    }
    const covered = (hit, parent) => {
        for (let element = hit; element && !element.contains(parent); element = element.parentElement) {
            if (!parent.contains(element) && opaque(element)) return true
        }
        return false
    }
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const seen = ({ left, top, right, bottom }, parent) => {
        for (let element = parent; element; element = element.parentElement) {
            if (getComputedStyle(element).overflowX === 'visible') continue
            const box = element.getBoundingClientRect()
            ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
            ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
        }
        return { left, top, right, bottom }
    }
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = []
    for (let number = 0; walker.nextNode(); number++) {
        const node = walker.currentNode
        const parent = node.parentElement
        if (!node.data.trim() || !(parent instanceof HTMLElement) || parent.closest('.sr-only')) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
            const { left, top, right, bottom } = seen(rect, parent)
            if (right - left < 2 || bottom - top < 2) continue
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            const hit = document.elementFromPoint(x, y)
            if (!hit || covered(hit, parent)) continue
            const spare = (bottom - top) / 4
            const name = `"${node.data.trim().slice(0, 40)}"`
            found.push({ name, node: number, left, right, top: top + spare, bottom: bottom - spare })
        }
    }
    return found
}"""

DRAWN_ON = """(words) => {
    const opaque = (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const raised = (hit, drawing) => {
        for (let element = hit; element && !element.contains(drawing); element = element.parentElement) {
            if (opaque(element)) return true
        }
        return false
    }
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    return [...open.querySelectorAll('svg')].flatMap((drawing) => {
        if (!drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        if (drawing.getBoundingClientRect().width > 60) return []
        const drawn = [...drawing.querySelectorAll('path, circle, rect')]
        const shapes = drawn.map((one) => one.getBoundingClientRect())
        const left = Math.min(...shapes.map((one) => one.left))
        const right = Math.max(...shapes.map((one) => one.right))
        const top = Math.min(...shapes.map((one) => one.top))
        const bottom = Math.max(...shapes.map((one) => one.bottom))
        return words.flatMap((word) => {
            const x = [Math.max(left, word.left), Math.min(right, word.right)]
            const y = [Math.max(top, word.top), Math.min(bottom, word.bottom)]
            if (x[1] - x[0] < 1.5 || y[1] - y[0] < 1.5) return []
            const hit = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2)
            if (!hit || (!hit.contains(drawing) && raised(hit, drawing))) return []
            const { className } = drawing.parentElement
            return [`a mark on ${word.name} in ${className.baseVal ?? className}`]
        })
    })
}"""
"""Small drawings and words that lie on each other, unless the word has a ground of its own before it."""

SPOIL = """(style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
}"""
"""Makes a page ugly, to see whether that is noticed."""

SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()  // what depends on the size of something else ...
    await frame()  // ... is drawn a frame later
    const moving = () => document.getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
        .filter((animation) => animation.playState === 'running')
    for (let round = 0; moving().length && round < 20; round++) {
        await Promise.allSettled(moving().map((animation) => animation.finished))
        await frame()
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


def flaws(page: Page, least: int = 24, main: int = 24) -> list[str]:
    """What is too small to be pressed, words that are cut off or leave their box, words on words.

    What stands in a title or a name of its own can still be read, so it may be cut off."""
    settle(page)
    found: list[str] = page.evaluate(SMALL, [least, main])
    found += page.evaluate(TORN)
    words: list[Box] = page.evaluate(WRITTEN)
    pairs = ((a, b) for a, b in combinations(words, 2) if a["node"] != b["node"] and overlap(a, b))
    return found + [f"{a['name']} on {b['name']}" for a, b in pairs]


def drawn_on(page: Page) -> list[str]:
    """Words on a table of Shogun that lie on a mark, or under one."""
    settle(page)
    found: list[str] = page.evaluate(DRAWN_ON, page.evaluate(WRITTEN))
    return found


def crowded(page: Page) -> list[str]:
    """Names, armies, buildings and markers on the map that lie on each other."""
    settle(page)
    pieces: list[Box] = page.evaluate(CROWDED)
    return [f"{a} on {b}" for a, b in combinations(pieces, 2) if overlap(a, b, shared(a["kind"], b["kind"]))]


def shared(a: str, b: str) -> float:
    """Points that two kinds of pieces may share, or must have between them; shadows may fall on armies."""
    kinds = {a, b}
    if "name" in kinds:
        return -AIR if kinds & {"block", "shade"} else TOUCH
    return inf if "shade" in kinds else TOUCH


def overlap(a: Box, b: Box, slack: float = SLACK) -> bool:
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return bool(across > slack and down > slack)
