"""Prints what was measured: a table with ratios, and whether the bars hold."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from statistics import median

from bench.measure import Rates, ratio

HEAD = (
    "one core, medians",
    "decisions/s",
    "spread",
    "games/s",
    "copies/s",
    "ours is",
    "copies",
    "with chance",
)
WIDTHS = (34, 12, 22, 9, 12, 9, 9, 13)
NOTE = """\
A decision is a choice of a player. What chance does takes its time but counts nothing; where an engine makes
the caller play chance as steps of their own, `with chance` is our ratio if those counted as decisions too."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Our decisions or games a second should be at least `times` those of the peer."""

    peer: str
    times: float
    games: bool = False
    mine: str = ""
    """Which of our subjects is meant, by the end of its name; else the first."""

    def reached(self, ours: Rates, theirs: Rates) -> float:
        if self.games:
            return ratio(ours.games, theirs.games)
        return ratio(ours.decisions, theirs.decisions)


def line(cells: tuple[str, ...]) -> str:
    numbers = zip(cells[1:], WIDTHS[1:], strict=True)
    return cells[0].ljust(WIDTHS[0]) + "".join(cell.rjust(width) for cell, width in numbers)


def number(rates: list[float]) -> str:
    return f"{median(rates):,.0f}" if rates else "-"


def times(ours: list[float], theirs: list[float]) -> str:
    found = ratio(ours, theirs)
    return "-" if isnan(found) else f"{found:,.2f}x"


def row(name: str, rates: Rates, ours: Rates) -> tuple[str, ...]:
    return (
        name,
        number(rates.decisions),
        f"{min(rates.decisions):,.0f}-{max(rates.decisions):,.0f}",
        number(rates.games),
        number(rates.copies),
        times(ours.decisions, rates.decisions),
        times(ours.copies, rates.copies),
        times(ours.steps, rates.steps),
    )


def table(measured: dict[str, Rates], ours: str) -> str:
    rows = [row(name, rates, measured[ours]) for name, rates in measured.items()]
    return "\n".join([*(line(cells) for cells in (HEAD, *rows)), "", NOTE])


def verdicts(measured: dict[str, Rates], ours: str, bars: tuple[Bar, ...]) -> list[tuple[str, bool]]:
    """One sentence for each peer that has a bar, and whether it holds."""
    return [
        verdict(bar, measured[ours + bar.mine], measured[bar.peer]) for bar in bars if bar.peer in measured
    ]


def verdict(bar: Bar, ours: Rates, theirs: Rates) -> tuple[str, bool]:
    reached = bar.reached(ours, theirs)
    holds = reached >= bar.times
    what = " in games/s" if bar.games else ""
    end = "holds" if holds else "FAILS"
    return f"{bar.peer}: {reached:.2f}x{what}, wanted {bar.times:g}x: {end}", holds


def copy_verdict(ours: Rates, longest: float) -> tuple[str, bool]:
    """Whether copying a position is quick enough, in microseconds."""
    taken = 1e6 / median(ours.copies)
    verdict = "holds" if taken <= longest else "FAILS"
    return f"a copy: {taken:.1f} µs, wanted {longest:g} µs: {verdict}", taken <= longest
