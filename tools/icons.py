"""Draws the icons of the web app in web/public from web/public/icons/icon.svg: `python tools/icons.py`."""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.support.browser import running_browser

PUBLIC = Path(__file__).resolve().parent.parent / "web/public"
ICON = PUBLIC / "icons/icon.svg"
PAPER = "#F5EEDC"
WHOLE, FULL, SAFE = 1.0, 1.02, 0.8
"""The part of an icon that the drawing takes: as it is, without its round corners, and with the margin that a
system may cut off."""
PICTURES = {
    "icons/icon-192.png": (192, WHOLE),
    "icons/icon-512.png": (512, WHOLE),
    "icons/maskable-512.png": (512, SAFE),
    "icons/apple-180.png": (180, FULL),
}
FAVICON = 32


def drawn(browser: Browser, size: int, part: float) -> bytes:
    square = "" if part == WHOLE else f"background: {PAPER};"
    drawing = re.sub(r' rx="\d+"', "" if square else r"\g<0>", ICON.read_text("utf-8"))
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f'<body style="margin: 0; {square} display: grid; place-items: center; height: 100vh">'
        f'<div style="width: {100 * part}vw; line-height: 0">{drawing}</div>'
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def as_favicon(picture: bytes) -> bytes:
    """An .ico file with one picture in it."""
    head = struct.pack("<3H", 0, 1, 1)
    entry = struct.pack("<4B2H2L", FAVICON, FAVICON, 0, 0, 1, 32, len(picture), 22)
    return head + entry + picture


def main() -> int:
    with running_browser() as browser:
        for name, (size, part) in PICTURES.items():
            (PUBLIC / name).write_bytes(drawn(browser, size, part))
        (PUBLIC / "favicon.ico").write_bytes(as_favicon(drawn(browser, FAVICON, WHOLE)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
