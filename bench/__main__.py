"""`python -m bench`: one run, one core, side by side."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bench import catan, ours, report, spiel
from bench.contests import CONTESTS, Contest
from bench.measure import Subject, measure
from tenka import _speed

PEERS: dict[str, Callable[[str], Subject]] = {"catanatron": catan.subject, "OpenSpiel": spiel.subject}
"""By the first word of a peer's name; the rest is given to the function."""


def peers(contest: Contest) -> list[Subject]:
    found: list[Subject] = []
    for bar in contest.bars:
        maker, _, name = bar.peer.partition(" ")
        try:
            found.append(PEERS[maker](name))
        except ImportError as error:
            print(f"{bar.peer} is not here ({error}); going on without it.")
    return found


def run(game: str, rounds: int, seconds: float) -> bool:
    """Measure one game beside its peers; whether all its bars hold."""
    contest = CONTESTS[game]
    mine = ours.subjects(game, contest.seats)
    measured = measure(mine + peers(contest), rounds, seconds)
    print(report.table(measured, mine[0].name))
    verdicts = report.verdicts(measured, mine[0].name, contest.bars)
    if contest.longest_copy is not None:
        verdicts.append(report.copy_verdict(measured[mine[0].name], contest.longest_copy))
    print("\n".join(text for text, _ in verdicts) + "\n", flush=True)
    return all(holds for _, holds in verdicts)


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
    held = [run(game, wish.rounds, wish.seconds) for game in wish.games or CONTESTS]
    return int(_speed.compiled() and not all(held))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
