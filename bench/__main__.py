"""`python -m bench`: one run, one core, side by side."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bench import catan, others, ours, report, search, spiel
from bench.contests import CONTESTS, Contest
from bench.measure import Subject, measure
from tenka import _speed

PEERS: dict[str, Callable[[str], Subject]] = {
    "catanatron": catan.subject,
    "OpenSpiel": spiel.subject,
    "OpenSpiel-C++": spiel.by_its_bots,
    "ISMCTS": search.spiel,
    "RLCard": others.rlcard,
    "PettingZoo": others.pettingzoo,
    "python-chess": others.chess,
    "batch": lambda _name: ours.batch(1),
}
"""By the first word of a peer's name; the rest is given to the function."""
MINE: dict[str, Callable[[int], list[Subject]]] = {
    "search": lambda seats: [search.ours("zipang", seats)],
    "batch": lambda _seats: [ours.batch(256)],
}
"""What is measured of ours, where it is not random play."""
PAGE = Path(__file__).parent.parent / "docs/benchmarks.md"
HEAD = """\
# Benchmarks

Written by `python3 run.py bench`: everything in one run on one core, in processor time, each subject in turn
in every round; medians, and the lowest and highest round. Ratios count, absolute numbers belong to the
machine. Games differ, so a ratio between two of them tells an order of magnitude, not who is better.
"""


def peers(contest: Contest) -> list[Subject]:
    found: list[Subject] = []
    for peer in (*(bar.peer for bar in contest.bars), *contest.beside):
        maker, _, name = peer.partition(" ")
        try:
            found.append(PEERS[maker](name))
        except ImportError as error:
            print(f"{peer} is not here ({error}); going on without it.")
    return found


def run(game: str, rounds: int, seconds: float) -> tuple[str, bool]:
    """Measure one game beside its peers; what was found, and whether all its bars hold."""
    contest = CONTESTS[game]
    mine = MINE[game](contest.seats) if game in MINE else ours.subjects(game, contest.seats)
    measured = measure(mine + peers(contest), rounds, seconds)
    verdicts = report.verdicts(measured, mine[0].name, contest.bars)
    if contest.longest_copy is not None:
        verdicts.append(report.copy_verdict(measured[mine[0].name], contest.longest_copy))
    told = report.table(measured, mine[0].name) + "\n" + "\n".join(text for text, _ in verdicts) + "\n"
    print(told, flush=True)
    return told, all(holds for _, holds in verdicts)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py bench", description=__doc__)
    known = ", ".join(CONTESTS)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {known}; all if none is named")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each subject in each round")
    wish = parser.parse_args(arguments)
    if unknown := set(wish.games) - set(CONTESTS):
        parser.error(f"there is no '{min(unknown)}' to measure, only {known}")
    plain = "PLAIN PYTHON, several times slower than compiled: no bar applies"
    print(f"Our build: {'compiled' if _speed.compiled() else plain}.", flush=True)
    found = {game: run(game, wish.rounds, wish.seconds) for game in wish.games or CONTESTS}
    if _speed.compiled() and not wish.games:
        PAGE.write_text(page({game: told for game, (told, _) in found.items()}), "utf-8")
    return int(_speed.compiled() and not all(held for _, held in found.values()))


def page(told: dict[str, str]) -> str:
    return HEAD + "".join(f"\n## {game}\n\n```text\n{text}```\n" for game, text in told.items())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
