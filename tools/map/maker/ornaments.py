"""Decoration of the sheet: paper fibres, patterns, cartouche, compass, waves."""

from __future__ import annotations

import math
import random
from html import escape

from tools.map.maker.markup import (
    centered_rect,
    circle,
    element,
    group,
    number,
    path_data,
    stroke,
)

FIBRE_TILE = 760
FIBRE_COUNT = 150
FIBRE_MARGIN = 45
PATTERN_TILE = 24
SCALE_RADIUS = 34.0
SCALE_RINGS = (1.0, 0.74, 0.48, 0.22)


def text(place: tuple[float, float], content: str, size: float, style: dict, **attributes: object) -> str:
    """Return a line of centered text in the map's serif face."""
    return element(
        "text",
        escape(content),
        x=place[0],
        y=place[1],
        font_size=size,
        font_family=style["font"],
        fill=style["ink"],
        text_anchor="middle",
        dominant_baseline="central",
        **attributes,
    )


def fibre_pattern(style: dict) -> str:
    """Return a tile of faint paper fibres."""
    rng = random.Random(7)
    strokes = []
    for _ in range(FIBRE_COUNT):
        x, y = (rng.uniform(FIBRE_MARGIN, FIBRE_TILE - FIBRE_MARGIN) for _ in range(2))
        angle, length = rng.uniform(0, 2 * math.pi), rng.uniform(10, 34)
        dx, dy = math.cos(angle) * length, math.sin(angle) * length
        bend_x, bend_y = rng.uniform(-9, 9), rng.uniform(-9, 9)
        middle = f"{number(dx / 2 + bend_x)} {number(dy / 2 + bend_y)}"
        strokes.append(f"M{number(x)} {number(y)}q{middle} {number(dx)} {number(dy)}")
    fibres = stroke("".join(strokes), style["fibre"], 0.8, opacity=0.26)
    return tile("fibres", FIBRE_TILE, fibres)


def tile(name: str, size: int, content: str) -> str:
    return element("pattern", content, id=name, width=size, height=size, patternUnits="userSpaceOnUse")


def region_patterns(style: dict) -> str:
    """Return one tile per pattern name used by the regions."""
    ink = style["ink"]
    tiles = {
        "dots": circle(6, 6, 1.5, fill=ink) + circle(18, 18, 1.5, fill=ink),
        "hatch": stroke("M-2 26 26 -2M-2 2 2 -2M22 26 26 22", ink, 1.1),
        "grid": stroke("M12 7v10M7 12h10", ink, 1.2),
        "waves": stroke("M0 9q6 -8 12 0t12 0M0 21q6 -8 12 0t12 0", ink, 1),
        "rain": stroke("M6 3v8M18 14v8", ink, 1.2),
    }
    return "".join(tile(f"pattern-{name}", PATTERN_TILE, body) for name, body in tiles.items())


def cartouche(box: dict, title: str, style: dict) -> str:
    """Return a double-framed title; text after a comma becomes the second line."""
    inner = {**box, "width": box["width"] - 18, "height": box["height"] - 18}
    heading, _, subtitle = title.partition(", ")
    x, y, height = box["x"], box["y"], box["height"]
    return (
        centered_rect(box, rx=14, fill=style["paper"], stroke=style["ink"], stroke_width=2.6)
        + centered_rect(inner, rx=6, fill="none", stroke=style["ink"], stroke_width=1.1)
        + text((x, y - 0.1 * height), heading, height * 0.3, style, letter_spacing=3)
        + text((x, y + 0.24 * height), subtitle, height * 0.15, style, font_style="italic")
    )


def star(radius: float) -> list[tuple[float, float]]:
    """Return an eight-pointed star, long rays on the four main directions."""
    points = []
    for step in range(16):
        share = 0.78 if step % 4 == 0 else 0.5 if step % 2 == 0 else 0.16
        angle = math.radians(step * 22.5)
        points.append((radius * share * math.sin(angle), -radius * share * math.cos(angle)))
    return points


def compass(box: dict, north_degrees: float, style: dict) -> str:
    ink, radius = style["ink"], box["width"] / 2
    needle = [(0.0, -radius * 0.78), (radius * 0.11, -radius * 0.1), (0.0, 0.0)]
    parts = [
        circle(0, 0, radius * 0.62, fill="none", stroke=ink, stroke_width=1.1, opacity=0.7),
        circle(0, 0, radius * 0.56, fill="none", stroke=ink, stroke_width=0.7, opacity=0.7),
        element(
            "path",
            d=path_data(star(radius), closed=True),
            fill=style["paper"],
            stroke=ink,
            stroke_width=1.4,
        ),
        element("path", d=path_data(needle, closed=True), fill=ink),
        text((0, -radius * 0.9), "N", radius * 0.22, style),
    ]
    place = f"translate({number(box['x'])} {number(box['y'])}) rotate({number(north_degrees)})"
    return group(parts, transform=place)


def wave_scale(x: float, y: float, style: dict) -> str:
    """Return one scale of the seigaiha pattern: a disc with concentric rings."""
    return "".join(
        circle(
            x,
            y,
            SCALE_RADIUS * share,
            fill=style["sea"],
            stroke=style["wave"],
            stroke_width=1.3,
        )
        for share in SCALE_RINGS
    )


def wave_field(box: dict, style: dict) -> str:
    """Return overlapping wave scales heaped up inside a box."""
    rows = int((box["height"] - SCALE_RADIUS) / (SCALE_RADIUS / 2)) + 1
    columns = int(box["width"] / (2 * SCALE_RADIUS))
    base = box["y"] + box["height"] / 2
    scales = []
    for row in reversed(range(rows)):
        count = columns - row
        y = base - row * SCALE_RADIUS / 2
        for column in range(count):
            x = box["x"] + (column - (count - 1) / 2) * 2 * SCALE_RADIUS
            scales.append(wave_scale(x, y, style))
    clip = element("clipPath", centered_rect(box), id="clip-waves")
    return clip + group(scales, clip_path="url(#clip-waves)", opacity=0.55)


def frame_lines(width: float, height: float, inset: float, style: dict) -> str:
    """Return the double line around the sheet."""
    return "".join(
        element(
            "rect",
            x=gap,
            y=gap,
            width=width - 2 * gap,
            height=height - 2 * gap,
            fill="none",
            stroke=style["ink"],
            stroke_width=line,
        )
        for gap, line in ((inset, 2.4), (inset - 8, 1.0))
    )
