"""Makes pictures that Chromium has taken small enough to be sent."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

from playwright.sync_api import Browser

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


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    width, height = struct.unpack(">2I", picture[16:24])
    return width, height


def with_palette(browser: Browser, picture: bytes) -> bytes:
    """The same picture with at most 256 colors."""
    page = browser.new_page()
    reduced: dict[str, Any] = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    page.close()
    width, height = size_of(picture)
    indices = base64.b64decode(reduced["indices"])
    rows = b"".join(b"\0" + indices[start : start + width] for start in range(0, len(indices), width))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(reduced["palette"])),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        )
    )
