"""The ladder page: for each game, one of each rung against a table full of the rung below.

The results stand in a folder, one file a contest, so that the page can be made again, extended and checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tenka import bots
from tenka.games import INFO
from tenka.research.arena.contest import Contest, contest
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.results import BadResults, Results
from tenka.research.arena.scores import by_name
from tenka.texts import Texts

MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Step:
    """One rung against the one below."""

    game: str
    upper: str
    lower: str
    seats: int

    def contest(self, seed: int, trials: int | None) -> Contest:
        entrants = [Entrant(self.upper)] + [Entrant(self.lower)] * (self.seats - 1)
        return contest(self.game, entrants, self.seats, seed=seed, trials=trials)

    def words(self) -> str:
        return f"{self.game}: {self.upper} – {self.lower}"

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}-{self.upper}-{self.lower}.jsonl"


def steps(game: str) -> Iterator[Step]:
    """Every rung, at the smallest table and at the usual one."""
    levels = bots.levels(game)
    for lower, upper in pairwise(levels):
        for seats in dict.fromkeys((INFO[game].seats[0], min(MOST_SEATS, INFO[game].seats[-1]))):
            yield Step(game, upper, lower, seats)


class Climb:
    """All steps of some games, with what has been played of them."""

    def __init__(self, games: list[str], folder: Path, count: int, seed: int, trials: int | None) -> None:
        self.games, self.count, self.seed, self.trials = games, count, seed, trials
        found = [step for game in games for step in steps(game)]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadResults(f"The results cannot be kept in '{folder}': {error}.") from None
        self.steps = [(step, Results(step.contest(seed, trials), step.file(folder))) for step in found]

    def total(self) -> int:
        return sum(results.contest.whole(self.count) for _, results in self.steps)

    def missing(self) -> int:
        return sum(len(results.missing(results.contest.whole(self.count))) for _, results in self.steps)

    def command(self) -> str:
        budget = "" if self.trials is None else f" --simulations {self.trials}"
        return f"tenka ladder {' '.join(self.games)} --games {self.count} --seed {self.seed}{budget}"

    def page(self, texts: Texts) -> str:
        """Markdown."""
        lines = [texts("ladder-head", command=self.command()), ""]
        for game in self.games:
            lines += [f"## {texts(f'game-{game}')}", "", texts("ladder-columns"), "| --- " * 7 + "|"]
            lines += [_row(step, results, texts) for step, results in self.steps if step.game == game]
            lines.append("")
        return "\n".join(lines)


def _row(step: Step, results: Results, texts: Texts) -> str:
    score = by_name(results.contest, results.games())[0]
    low, high = score.interval
    verdict = "yes" if low > score.chance else "no"
    cells = [
        step.upper,
        f"{step.seats - 1} × {step.lower}",
        str(score.games),
        f"{score.rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{score.chance:.1%}",
        texts(f"ladder-beats-{verdict}"),
    ]
    return f"| {' | '.join(cells)} |"
