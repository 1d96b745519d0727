"""Small helpers that write SVG elements and path data."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Points = list[tuple[float, float]]


def number(value: float) -> str:
    """Write a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def element(tag: str, content: str = "", /, **attributes: object) -> str:
    """Return an element; underscores in attribute names become hyphens."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{format_value(value)}"' for name, value in attributes.items()
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def format_value(value: object) -> str:
    return f"{round(value, 2):g}" if isinstance(value, float) else escape(str(value))


def group(parts: Iterable[str], **attributes: object) -> str:
    return element("g", "".join(parts), **attributes)


def pairs(flat: list[float]) -> Points:
    return list(zip(flat[::2], flat[1::2], strict=True))


def path_data(points: Points, closed: bool = False) -> str:
    body = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{body}{'Z' if closed else ''}"


def centered_rect(spot: dict, **attributes: object) -> str:
    """Return a rectangle given by its center, width and height."""
    width, height = spot["width"], spot["height"]
    return element(
        "rect",
        x=spot["x"] - width / 2,
        y=spot["y"] - height / 2,
        width=width,
        height=height,
        **attributes,
    )


def circle(x: float, y: float, radius: float, **attributes: object) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def stroke(data: str, color: str, width: float, **attributes: object) -> str:
    """Return an unfilled line with round joins."""
    return element(
        "path",
        d=data,
        fill="none",
        stroke=color,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
        **attributes,
    )


def darker(color: str, factor: float) -> str:
    channels = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(channel * factor):02x}" for channel in channels)
