"""QR codes of addresses, for a terminal and for a page."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import groupby

import segno

WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def in_terminal(text: str) -> str:
    """In blocks for the light modules, white on black whatever the terminal's colors."""
    drawn = io.StringIO()
    segno.make_qr(text).terminal(drawn, compact=True)
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in drawn.getvalue().splitlines())


def outline(text: str) -> tuple[int, str]:
    """The size in modules, and the dark ones as the path of an SVG."""
    rows = segno.make_qr(text).matrix
    bars = ((x, y, length) for y, row in enumerate(rows) for x, length in _dark(row))
    return len(rows), "".join(f"M{x} {y}h{length}v1h-{length}z" for x, y, length in bars)


def _dark(row: bytearray) -> Iterator[tuple[int, int]]:
    """Where dark modules begin, and how many there are side by side."""
    at = 0
    for module, same in groupby(row):
        length = len(list(same))
        if module:
            yield at, length
        at += length
