"""Films docs/battle.webp from the running client: a battle of a recorded game of Shogun.

    python tools/moving_picture.py

The client must be built. Chromium hands over every frame with its moment; of each only what has changed is
kept, as one animated WebP.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.replay import SHOGUN
from tests.browser.server import Server, running
from tests.support.browser import running_browser
from tools.progress import say

TARGET: Final = Path(__file__).resolve().parent.parent / "docs/battle.webp"
WIDTH, HEIGHT = 1280, 800
SIZE: Final = {"maxWidth": 768, "maxHeight": 480}
SLOWNESS: Final = 2
"""The page shows everything so much slower than the film, so that Chromium keeps up."""
QUALITY: Final = 0.72
SHORTEST: Final = 0.05
"""Seconds between two frames that are kept."""
LAST: Final = 2.5
"""Seconds for which the last frame stands."""
MAX_BYTES: Final = 1_500_000
BEFORE: Final = 1.2
AFTER: Final = 2.0

CROP = """async ([png, quality]) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const { width, height } = image
    const brush = new OffscreenCanvas(width, height).getContext('2d', { alpha: false })
    brush.drawImage(image, 0, 0)
    const { data } = brush.getImageData(0, 0, width, height)
    const now = new Uint32Array(data.buffer)
    const last = window.last
    window.last = now
    let [left, top, right, bottom] = last ? [width, height, -1, -1] : [0, 0, width - 1, height - 1]
    for (let at = 0; last && at < now.length; at++) {
        if (now[at] === last[at]) continue
        const [x, y] = [at % width, Math.floor(at / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
    }
    if (right < 0) return null
    left -= left % 2
    top -= top % 2
    const part = new OffscreenCanvas(right - left + 1, bottom - top + 1)
    part.getContext('2d', { alpha: false }).drawImage(brush.canvas, -left, -top)
    const blob = await part.convertToBlob({ type: 'image/webp', quality })
    const packed = new Uint8Array(await blob.arrayBuffer())
    const webp = btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), ''))
    return { left, top, width: part.width, height: part.height, webp, canvas: [width, height] }
}"""


class Frame(NamedTuple):
    png: str
    moment: float


class Film:
    """What Chromium shows, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)
        self._session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1, **SIZE})

    def _keep(self, shown: dict[str, Any]) -> None:
        self.frames.append(Frame(shown["data"], shown["metadata"]["timestamp"] / SLOWNESS))
        self._session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    def end(self) -> list[Frame]:
        self._session.send("Page.stopScreencast")
        return self.frames


def film_battle(browser: Browser, server: Server) -> list[Frame]:
    page = browser.new_context(
        base_url=server.url, viewport={"width": WIDTH, "height": HEIGHT}, locale="en"
    ).new_page()
    made = page.request.post("/api/records", data=SHOGUN.read_bytes()).json()
    steps = page.request.get(f"/api/tables/{made['id']}/replay").json()["steps"]
    fought = next(number for number, step in enumerate(steps) if step["annotations"])
    page.goto(f"/replay/{made['id']}")
    page.get_by_test_id("slider").fill(str(fought - 1))
    page.get_by_test_id("stepper").get_by_label("Speed").select_option(str(1 / SLOWNESS))
    page.keyboard.press("Escape")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    film = Film(page)
    page.wait_for_timeout(1000 * SLOWNESS * BEFORE)
    page.get_by_test_id("next").click()
    page.get_by_test_id("battle").wait_for()
    page.get_by_test_id("battle").wait_for(state="detached")
    page.wait_for_timeout(1000 * SLOWNESS * AFTER)
    return film.end()


def thinned(frames: list[Frame]) -> list[Frame]:
    kept = frames[:1]
    for frame in frames[1:]:
        if frame.moment - kept[-1].moment >= SHORTEST:
            kept.append(frame)
    return kept


def chunk(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def u24(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def animated(browser: Browser, frames: list[Frame]) -> bytes:
    """One after the other, each for as long as it was shown; a frame without a change prolongs the last."""
    page = browser.new_page()
    parts: list[tuple[dict[str, Any], float]] = []
    for frame in frames:
        part = page.evaluate(CROP, [frame.png, QUALITY])
        if part is not None:
            parts.append((part, frame.moment))
    ends = [moment for _, moment in parts[1:]] + [parts[-1][1] + LAST]
    pieces = [_frame(part, end - moment) for (part, moment), end in zip(parts, ends, strict=True)]
    width, height = parts[0][0]["canvas"]
    head = chunk(b"VP8X", b"\x02\0\0\0" + u24(width - 1) + u24(height - 1)) + chunk(
        b"ANIM", b"\xff" * 4 + b"\0\0"
    )
    content = b"WEBP" + head + b"".join(pieces)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def _frame(part: dict[str, Any], seconds: float) -> bytes:
    """The picture without its file around it, at its place, over what is there."""
    place = u24(part["left"] // 2) + u24(part["top"] // 2) + u24(part["width"] - 1) + u24(part["height"] - 1)
    over = b"\x02"
    return chunk(
        b"ANMF", place + u24(round(1000 * seconds)) + over + image_of(base64.b64decode(part["webp"]))
    )


def image_of(webp: bytes) -> bytes:
    """The chunk with the picture itself."""
    at = 12
    while webp[at : at + 4] not in (b"VP8 ", b"VP8L"):
        size: int = struct.unpack_from("<I", webp, at + 4)[0]
        at += 8 + size + size % 2
    size = struct.unpack_from("<I", webp, at + 4)[0]
    return chunk(webp[at : at + 4], webp[at + 8 : at + 8 + size])


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, running_browser() as browser:
        with running(Server(Path(folder) / "data")) as server:
            frames = film_battle(browser, server)
        kept = thinned(frames)
        picture = animated(browser, kept)
    say(f"{TARGET.name}: {len(frames)} frames, {len(kept)} kept, {len(picture)} bytes.")
    if len(picture) > MAX_BYTES:
        say(f"that is more than {MAX_BYTES}; not saved.")
        return 1
    TARGET.write_bytes(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
