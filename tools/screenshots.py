"""Takes docs/screenshot.png from the running client, reproducibly: the same game at the same position.

    python tools/screenshots.py

The client must be built. The picture is reduced to 256 colors to keep it small.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import table, zipang
from tests.browser.conftest import NO_TIPS
from tests.browser.look import settle
from tests.browser.server import Server, running
from tests.support.browser import running_browser
from tools.pictures import with_palette
from tools.progress import say

TARGET = Path(__file__).resolve().parent.parent / "docs/screenshot.png"
WIDTH, HEIGHT = 1440, 900
MAX_BYTES = 400_000
SEED = "screenshot"
NAME = "Hana"
SEATS = (table.ME, *[table.STEADY] * 4)
DECISIONS = 5
"""To answer before the picture is taken."""


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
    context.add_init_script(NO_TIPS)
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
