"""Plain drawings for a report: SVG text, no library."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

WIDTH = 720
LEFT = 120
RIGHT = 690
ROW = 34
TINTS = ("#b5402f", "#33658a", "#758e4f", "#c58b2a", "#6d597a", "#4f7c7a")
"""Told apart by their places and words as well."""
STYLE = "text { font: 13px sans-serif; fill: #777; } .chance { stroke: #777; stroke-dasharray: 4 4; }"
"""Of a drawing that stands alone, on light and on dark."""


@dataclass(frozen=True, slots=True)
class Bar:
    name: str
    value: float
    low: float
    high: float
    words: str


def tint(number: int) -> str:
    return TINTS[number % len(TINTS)]


def _svg(height: float, title: str, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return f"{head}{''.join(parts)}</svg>"


def _name(text: str, y: float) -> str:
    return f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(text)}</text>'


def _line(kind: str, left: float, right: float, y: float) -> str:
    return f'<line class="{kind}" x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'


def bars(rows: list[Bar], low: float, high: float, chance: float | None, title: str) -> str:
    """A point with its interval for each name, on one scale; `chance` is a line across."""

    def x(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (RIGHT - 60 - LEFT)

    parts = []
    if chance is not None:
        parts.append(
            f'<line class="chance" x1="{x(chance):.1f}" x2="{x(chance):.1f}" y1="4" y2="{ROW * len(rows)}"/>'
        )
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        parts += [
            _name(row.name, y),
            _line("line", LEFT, RIGHT, y),
            _line("mark", x(row.low), x(row.high), y),
            f'<circle class="mark" cx="{x(row.value):.1f}" cy="{y:.1f}" r="5"/>',
            f'<text x="{x(row.high) + 10:.1f}" y="{y - 6:.1f}">{escape(row.words)}</text>',
        ]
    return _svg(ROW * len(rows) + 8, title, parts)


def stacks(rows: list[tuple[str, list[float]]], words: list[str], title: str) -> str:
    """For each name, how its games are divided among the places."""
    parts: list[str] = []
    for number, (name, shares) in enumerate(rows):
        parts.extend(_stack(name, shares, ROW * number + 6))
    y = ROW * len(rows) + 22
    return _svg(y + 10, title, [*parts, *_legend(words, y)])


def _stack(name: str, shares: list[float], y: int) -> Iterator[str]:
    yield _name(name, y + 11)
    x = float(LEFT)
    for place, share in enumerate(shares):
        width = share * (RIGHT - LEFT)
        yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="22" fill="{tint(place)}"/>'
        if width > 34:
            middle = f'x="{x + width / 2:.1f}" y="{y + 16}" text-anchor="middle"'
            yield f'<text {middle} style="fill:#fff">{share:.0%}</text>'
        x += width


def _legend(words: list[str], y: int) -> Iterator[str]:
    for place, word in enumerate(words):
        x = LEFT + place * 95
        yield f'<rect x="{x}" y="{y - 11}" width="12" height="12" fill="{tint(place)}"/>'
        yield f'<text class="soft" x="{x + 18}" y="{y}">{escape(word)}</text>'


def progress(rows: list[tuple[str, list[float]]], chance: float, title: str) -> str:
    """The rate of wins from game to game."""
    height, longest = 220, max(len(rates) for _, rates in rows)

    def y(rate: float) -> float:
        return 10 + (1 - rate) * (height - 30)

    parts = [_line("chance", LEFT, RIGHT, y(chance))]
    for percent in (0, 25, 50, 75, 100):
        parts.append(_name(f"{percent} %", y(percent / 100)))
    for number, (name, rates) in enumerate(rows):
        step = max(1, len(rates) // 300)
        points = [
            f"{LEFT + game / max(1, longest - 1) * (RIGHT - 90 - LEFT):.1f},{y(rate):.1f}"
            for game, rate in enumerate(rates)
            if game % step == 0 or game == len(rates) - 1
        ]
        parts.append(
            f'<polyline fill="none" stroke="{tint(number)}" stroke-width="2" points="{" ".join(points)}"/>'
        )
        parts.append(
            f'<text x="{RIGHT - 80}" y="{18 + 18 * number}" style="fill:{tint(number)}">{escape(name)}</text>'
        )
    return _svg(height, title, parts)


def standalone(plot: str) -> str:
    """A drawing as a file of its own; inside a report the page gives it its style."""
    head, _, parts = plot.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{parts}\n'
