"""Takes docs/screenshot.png from the running client, reproducibly: the same game at the same position.

    python tools/screenshots.py

The client must be built. The picture is reduced to 256 colors to keep it small.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import table, zipang
from tests.browser.look import settle
from tests.browser.server import Server, running
from tests.support.browser import running_browser
from tools.progress import say

TARGET = Path(__file__).resolve().parent.parent / "docs/screenshot.png"
WIDTH, HEIGHT = 1440, 900
MAX_BYTES = 400_000
SEED = "screenshot"
NAME = "Hana"
SEATS = (table.ME, *[table.STEADY] * 4)
DECISIONS = 5
"""To answer before the picture is taken."""

REDUCE = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')
    brush.drawImage(image, 0, 0)
    const { data } = brush.getImageData(0, 0, image.width, image.height)
    const pixels = new Uint32Array(data.buffer)
    const counts = new Map()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)

    const parts = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
    const colors = [...counts].map(([pixel, count]) => ({ pixel, count, rgb: parts(pixel) }))
    const mean = (box, channel) => {
        let [sum, all] = [0, 0]
        for (const { rgb, count } of box) {
            sum += rgb[channel] * count
            all += count
        }
        return sum / all
    }
    // Median cut: again and again, the box whose colors differ most is split at its mean.
    const measured = (box) => {
        const spreads = [0, 1, 2].map((channel) => {
            const middle = mean(box, channel)
            const far = ({ rgb, count }) => Math.sqrt(count) * (rgb[channel] - middle) ** 2
            return box.reduce((sum, color) => sum + far(color), 0)
        })
        const spread = Math.max(...spreads)
        return { box, spread: box.length > 1 ? spread : 0, channel: spreads.indexOf(spread) }
    }
    const boxes = [measured(colors)]
    while (boxes.length < 256) {
        boxes.sort((a, b) => a.spread - b.spread)
        const { box, channel, spread } = boxes.pop()
        if (spread === 0) break
        const middle = mean(box, channel)
        const low = box.filter(({ rgb }) => rgb[channel] <= middle)
        boxes.push(measured(low), measured(box.filter(({ rgb }) => rgb[channel] > middle)))
    }
    const palette = boxes.map(({ box }) => [0, 1, 2].map((channel) => Math.round(mean(box, channel))))
    const nearest = ([r, g, b]) => {
        let [best, found] = [Infinity, 0]
        for (let index = 0; index < palette.length; index++) {
            const [x, y, z] = palette[index]
            const far = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2
            if (far < best) [best, found] = [far, index]
        }
        return found
    }
    const index = new Map(colors.map(({ pixel, rgb }) => [pixel, nearest(rgb)]))
    let text = ''
    for (const pixel of pixels) text += String.fromCharCode(index.get(pixel))
    return { palette: palette.flat(), indices: btoa(text) }
}"""


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def with_palette(browser: Browser, picture: bytes) -> bytes:
    """The same picture with at most 256 colors."""
    page = browser.new_page()
    reduced: dict[str, Any] = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    page.close()
    indices = base64.b64decode(reduced["indices"])
    rows = b"".join(b"\0" + indices[start : start + WIDTH] for start in range(0, len(indices), WIDTH))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(reduced["palette"])),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        )
    )


def is_good(moves: list[str]) -> bool:
    """A turn with a choice of targets."""
    return zipang.is_turn(moves) and sum(":" in move for move in moves) >= 4


def some_way_in(context: BrowserContext) -> str:
    """A table in the middle of a game, at a suitable position."""
    asked = iter(range(1000))
    return table.at_a(lambda moves: next(asked) >= DECISIONS and is_good(moves), context, *SEATS)


def take(browser: Browser, server: Server) -> bytes:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": WIDTH, "height": HEIGHT},
        locale="en",
        reduced_motion="reduce",
    )
    context.request.get("/api/me")
    context.request.post("/api/me", data={"name": NAME})
    page = context.new_page()
    page.goto(f"/table/{some_way_in(context)}")
    table.until_asked(page)
    for card in page.locator(zipang.CARD).all():
        card.click()
        if page.get_by_test_id("target").count() > 2:
            break
    expect(page.get_by_test_id("target").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    settle(page)
    return page.screenshot()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, running_browser() as browser:
        with running(Server(Path(folder) / "data", seed=SEED)) as server:
            picture = take(browser, server)
        small = with_palette(browser, picture)
    if len(small) > MAX_BYTES:
        say(f"the picture has {len(small)} bytes, more than {MAX_BYTES}; not saved.")
        return 1
    TARGET.write_bytes(small)
    say(f"{TARGET.name}: {len(picture)} bytes, {len(small)} after reducing the colors.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
