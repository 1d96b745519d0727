"""`python -m bench`: one run, one core, side by side."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bench import catan, ours, report, spiel
from bench.measure import Subject, measure
from tenka import _speed

Peers = dict[str, Callable[[], list[Subject]]]

PEERS: Peers = {"catanatron": catan.subjects, "OpenSpiel": spiel.subjects}
INSTEAD: dict[str, Peers] = {"shogun": {"OpenSpiel": lambda: spiel.subjects(("hearts",))}}
"""By game: peers other than the usual ones."""
BARS = {"zipang": report.BARS, "shogun": report.SHOGUN_BARS}


def peers(game: str) -> list[Subject]:
    found: list[Subject] = []
    for name, subjects in (PEERS | INSTEAD.get(game, {})).items():
        try:
            found += subjects()
        except ImportError as error:
            print(f"{name} is not here ({error}); going on without it.")
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py bench", description=__doc__)
    parser.add_argument("--game", choices=list(BARS), default="zipang")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each subject in each round")
    wish = parser.parse_args(arguments)
    build = (
        "compiled"
        if _speed.compiled()
        else "PLAIN PYTHON, several times slower than compiled: no bar applies"
    )
    print(f"Our build: {build}.", flush=True)
    mine = ours.subjects(wish.game, 4)
    measured = measure(mine + peers(wish.game), wish.rounds, wish.seconds)
    print(report.table(measured, mine[0].name))
    verdicts = report.verdicts(measured, mine[0].name, BARS[wish.game])
    if wish.game in report.LONGEST_COPY:
        verdicts.append(report.copy_verdict(measured[mine[0].name], report.LONGEST_COPY[wish.game]))
    print("\n".join(text for text, _ in verdicts))
    return int(_speed.compiled() and not all(holds for _, holds in verdicts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
