"""Formats the measurements: a table with ratios, and whether the targets are met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan
from statistics import median

from bench.measure import Rates, ratio

HEAD = (
    "one core, medians",
    "decisions/s",
    "range",
    "games/s",
    "copies/s",
    "speedup",
    "copies",
    "with chance",
)
WIDTHS = (34, 12, 22, 9, 12, 9, 9, 13)
NOTE = """\
A decision is a player's choice. Chance takes time but is not counted. Some engines leave chance nodes to the
caller; `with chance` is our speedup if these are counted as decisions. Below 1.00x the other is faster."""


@dataclass(frozen=True, slots=True)
class Target:
    """Our decisions (or games) per second should be at least `factor` times the peer's."""

    peer: str
    factor: float
    games: bool = False
    subject: str = ""
    """Which of our subjects; the first one if empty."""

    def speedup(self, ours: Rates, theirs: Rates) -> float:
        if self.games:
            return ratio(ours.games, theirs.games)
        return ratio(ours.decisions, theirs.decisions)


def line(cells: tuple[str, ...]) -> str:
    numbers = zip(cells[1:], WIDTHS[1:], strict=True)
    return cells[0].ljust(WIDTHS[0]) + "".join(cell.rjust(width) for cell, width in numbers)


def number(rates: list[float]) -> str:
    return f"{median(rates):,.0f}" if rates else "-"


def factor(ours: list[float], theirs: list[float]) -> str:
    found = ratio(ours, theirs)
    return "-" if isnan(found) else f"{found:,.2f}x"


def row(name: str, rates: Rates, ours: Rates) -> tuple[str, ...]:
    return (
        name,
        number(rates.decisions),
        f"{min(rates.decisions):,.0f}-{max(rates.decisions):,.0f}",
        number(rates.games),
        number(rates.copies),
        factor(ours.decisions, rates.decisions),
        factor(ours.copies, rates.copies),
        factor(ours.steps, rates.steps),
    )


def table(measured: dict[str, Rates], ours: str) -> str:
    rows = [row(name, rates, measured[ours]) for name, rates in measured.items()]
    return "\n".join([*(line(cells) for cells in (HEAD, *rows)), "", NOTE])


def verdicts(measured: dict[str, Rates], ours: str, targets: tuple[Target, ...]) -> list[tuple[str, bool]]:
    """One line per measured peer with a target, and whether it is met."""
    return [
        verdict(target, measured[target.subject or ours], measured[target.peer])
        for target in targets
        if target.peer in measured
    ]


def verdict(target: Target, ours: Rates, theirs: Rates) -> tuple[str, bool]:
    speedup = target.speedup(ours, theirs)
    met = speedup >= target.factor
    unit = " in games/s" if target.games else ""
    named = f"{target.subject} / {target.peer}" if target.subject else target.peer
    return f"{named}: {speedup:.2f}x{unit}, target {target.factor:g}x: {outcome(met)}", met


def rate_verdict(name: str, ours: Rates, least: float) -> tuple[str, bool]:
    """Whether one of our subjects is as fast as it should be."""
    rate = median(ours.decisions)
    met = rate >= least
    return f"{name}: {rate:,.0f}/s, target {least:,.0f}/s: {outcome(met)}", met


def faster(measured: dict[str, Rates], ours: Sequence[str]) -> str:
    """Who is faster than all of ours, by how much."""
    best = max(ours, key=lambda name: median(measured[name].decisions))
    found = {
        name: ratio(rates.decisions, measured[best].decisions)
        for name, rates in measured.items()
        if name not in ours
    }
    lines = [f"{name} {times:.2f}x" for name, times in found.items() if times > 1]
    return f"Faster than {best}: {', '.join(lines) or 'nobody here'}."


def copy_verdict(ours: Rates, max_us: float) -> tuple[str, bool]:
    """Whether copying a position is fast enough."""
    microseconds = 1e6 / median(ours.copies)
    met = microseconds <= max_us
    return f"copy: {microseconds:.1f} µs, target {max_us:g} µs: {outcome(met)}", met


def outcome(met: bool) -> str:  # noqa: FBT001 - a label for a flag
    return "met" if met else "MISSED"
