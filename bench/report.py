"""Formats the measurements: a table with ratios, and whether the targets are met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isnan
from statistics import median

from bench.measure import Rates, ratio

NAME_WIDTH = 34
MEANINGS = {
    "decisions": "A decision is a player's choice. Chance takes time but is not counted.",
    "simulations": "A simulation is one descent of the tree and a random game from there to its end.",
    "steps": "A step is a decision in one of the games.",
}
"""What is counted, by its name."""
SPEEDUP = "`speedup` compares the first line with this one: at 2.00x it is twice as fast, below 1.00x slower."
WITH_CHANCE = """\
Some engines leave chance nodes to the caller; `with chance` is the speedup if these count as decisions."""


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


def number(rates: list[float]) -> str:
    return f"{median(rates):,.0f}" if rates else "-"


def factor(ours: list[float], theirs: list[float]) -> str:
    found = ratio(ours, theirs)
    return "-" if isnan(found) else f"{found:,.2f}x"


@dataclass(frozen=True, slots=True)
class Column:
    head: str
    width: int
    cell: Callable[[Rates, Rates], str]
    """From the rates of the first line, and those of this one."""
    is_needed: Callable[[Rates], bool] = lambda _: True
    """A column is shown if somebody needs it."""


def columns(unit: str) -> list[Column]:
    return [
        Column(f"{unit}/s", 14, lambda _, its: number(its.decisions)),
        Column("range", 22, lambda _, its: f"{min(its.decisions):,.0f}-{max(its.decisions):,.0f}"),
        Column("games/s", 9, lambda _, its: number(its.games), lambda its: bool(its.games)),
        Column("copies/s", 12, lambda _, its: number(its.copies), lambda its: bool(its.copies)),
        Column("speedup", 9, lambda first, its: factor(first.decisions, its.decisions)),
        Column(
            "copies", 9, lambda first, its: factor(first.copies, its.copies), lambda its: bool(its.copies)
        ),
        Column("with chance", 13, lambda first, its: factor(first.steps, its.steps), has_chance),
    ]


def has_chance(rates: Rates) -> bool:
    return rates.steps != rates.decisions


def table(measured: dict[str, Rates], ours: Sequence[str], unit: str) -> str:
    """A line for each subject, the first of ours first, and what the columns mean."""
    shown = [column for column in columns(unit) if any(map(column.is_needed, measured.values()))]
    lines = ["one core, medians".ljust(NAME_WIDTH) + "".join(c.head.rjust(c.width) for c in shown)]
    for name, rates in measured.items():
        cells = [column.cell(measured[ours[0]], rates).rjust(column.width) for column in shown]
        lines.append(name.ljust(NAME_WIDTH) + "".join(cells))
    notes = [MEANINGS[unit], SPEEDUP]
    if any(map(has_chance, measured.values())):
        notes.append(WITH_CHANCE)
    return "\n".join([*lines, "", *notes])


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


def faster(measured: dict[str, Rates], ours: Sequence[str]) -> list[str]:
    """For each of ours, who is faster, by how much; nothing without peers."""
    peers = [name for name in measured if name not in ours]
    return [_faster(measured, own, peers) for own in ours] if peers else []


def _faster(measured: dict[str, Rates], own: str, peers: Sequence[str]) -> str:
    found = {name: ratio(measured[name].decisions, measured[own].decisions) for name in peers}
    said = [f"{name} {times:.2f}x" for name, times in found.items() if times > 1]
    return f"Faster than {own}: {', '.join(said) or 'nobody here'}."


def copy_verdict(ours: Rates, max_us: float) -> tuple[str, bool]:
    """Whether copying a position is fast enough."""
    microseconds = 1e6 / median(ours.copies)
    met = microseconds <= max_us
    return f"copy: {microseconds:.1f} µs, target {max_us:g} µs: {outcome(met)}", met


def outcome(met: bool) -> str:  # noqa: FBT001 - a label for a flag
    return "met" if met else "MISSED"
