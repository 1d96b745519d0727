"""The ladder page: for each game, one of each rung against a table full of the rung below.

The results stand in a folder, one file a contest, so that the page can be made again, extended and checked.
A contest is looked at a few times, at numbers of games that are fixed before it begins, and ends when a look
shows who is better. Looking more often finds more by luck, so each look has its share of the 5 % of errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist

from tenka import bots
from tenka.core.errors import BadOptions
from tenka.games import PLUGINS
from tenka.research.arena.contest import Contest, Game, contest
from tenka.research.arena.entrants import Entrant
from tenka.research.arena.results import Results
from tenka.research.arena.scores import Score, by_name, seats_of
from tenka.research.folders import make_folder
from tenka.texts import Texts

MOST_SEATS = 4
LOOKS = 6
"""At all games, at half of them, and so on."""
ERRORS = 0.05
Z_A_LOOK = NormalDist().inv_cdf(1 - ERRORS / LOOKS / 2)
COLUMNS = 8

Budgets = dict[str, int]
"""Simulations a decision, by level."""


@dataclass(frozen=True, slots=True)
class Step:
    """One rung against the one below."""

    game: str
    upper: str
    lower: str
    seats: int

    def contest(self, seed: int, budgets: Budgets) -> Contest:
        upper, lower = (_entrant(level, budgets) for level in (self.upper, self.lower))
        return contest(self.game, [upper] + [lower] * (self.seats - 1), self.seats, seed=seed)

    def words(self) -> str:
        return f"{self.game}: {self.upper} – {self.lower}"

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}-{self.upper}-{self.lower}.jsonl"


def _entrant(level: str, budgets: Budgets) -> Entrant:
    return Entrant(f"{level}:{budgets[level]}" if level in budgets else level)


def read_budgets(text: str) -> Budgets:
    """`sharp:300,master:900`."""
    found = dict(part.strip().partition(":")[::2] for part in text.split(",") if part.strip())
    known = {level for game in PLUGINS for level in bots.levels(game)}
    if not known.issuperset(found) or not all(
        number.isdecimal() and int(number) for number in found.values()
    ):
        raise BadOptions("ladder-simulations", simulations=text)
    return {level: int(number) for level, number in found.items()}


def steps(games: list[str]) -> Iterator[Step]:
    """Every rung, at the usual table and then at the smallest one; what is played quickly comes first."""
    rungs = [(rung, game, *pair) for game in games for rung, pair in enumerate(pairwise(bots.levels(game)))]
    for wide in (True, False):
        for _, game, lower, upper in sorted(rungs, key=lambda rung: rung[0]):
            seats = PLUGINS[game].seats
            yield Step(game, upper, lower, min(MOST_SEATS, seats[-1]) if wide else seats[0])


class Climb:
    """All steps of some games, with what has been played of them."""

    def __init__(self, games: list[str], folder: Path, most: int, seed: int, budgets: Budgets) -> None:
        self.games, self.most, self.seed, self.budgets = games, most, seed, budgets
        make_folder(folder)
        found = dict.fromkeys(steps(games))
        self.steps = [(step, Results(step.contest(seed, budgets), step.file(folder))) for step in found]

    def looks(self, made: Contest) -> list[int]:
        """After how many games a contest is looked at."""
        return sorted({made.whole(self.most >> halved) for halved in range(LOOKS)})

    def decide(self, results: Results, play: Callable[[int], None]) -> None:
        """Let more and more games of a contest be played until a look decides it."""
        for count in self.looks(results.contest):
            play(count)
            if verdict(first_of(results, count)) != "open":
                return

    def counted(self, results: Results) -> int:
        """How many games of a contest count: as many as the last look that has all of its games."""
        whole = [count for count in self.looks(results.contest) if not results.missing(count)]
        decided = (count for count in whole if verdict(first_of(results, count)) != "open")
        return next(decided, whole[-1] if whole else 0)

    def command(self) -> str:
        own = ",".join(f"{level}:{number}" for level, number in self.budgets.items())
        budget = f" --simulations {own}" if own else ""
        return f"tenka ladder {' '.join(self.games)} --games {self.most} --seed {self.seed}{budget}"

    def page(self, texts: Texts) -> str:
        """Markdown."""
        looks = ", ".join(str(self.most >> halved) for halved in reversed(range(LOOKS)))
        each = f"{1 - ERRORS / LOOKS:.2%}"
        lines = [texts("ladder-head", command=self.command(), looks=looks, each=each), ""]
        for game in self.games:
            lines += [f"## {texts(f'game-{game}')}", "", texts("ladder-columns"), "| --- " * COLUMNS + "|"]
            lines += [self._row(step, results, texts) for step, results in self.steps if step.game == game]
            lines.append("")
        return "\n".join(lines)

    def _row(self, step: Step, results: Results, texts: Texts) -> str:
        count = self.counted(results)
        cells = [
            _player(results.contest.entrants[0], step.game),
            f"{step.seats - 1} × {_player(results.contest.entrants[-1], step.game)}",
        ]
        if not count:
            return f"| {' | '.join([*cells, *['–'] * (COLUMNS - 3), texts('ladder-beats-unplayed')])} |"
        score = first_of(results, count)
        low, high = score.wilson(Z_A_LOOK)
        cells += [
            str(score.games),
            f"{score.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{score.chance:.1%}",
            _seconds(results, count),
            texts(f"ladder-beats-{verdict(score)}"),
        ]
        return f"| {' | '.join(cells)} |"


def first_of(results: Results, count: int) -> Score:
    """The score of the upper rung in the first games."""
    return by_name(results.contest, _first(results, count))[0]


def _first(results: Results, count: int) -> list[Game]:
    return [game for game in results.games() if game.number < count]


def verdict(score: Score) -> str:
    """`better` or `worse` than chance, if one look shows it."""
    low, high = score.wilson(Z_A_LOOK)
    if low > score.chance:
        return "better"
    return "worse" if high < score.chance else "open"


def _player(entrant: Entrant, game: str) -> str:
    """A bot, with its simulations if it searches."""
    level = entrant.name.partition(":")[0]
    simulations = entrant.make(game, 0, None).simulations
    return f"`{level}` ({simulations})" if simulations else f"`{level}`"


def _seconds(results: Results, count: int) -> str:
    """What the two sides thought in a game, on average for a seat, in processor seconds."""
    made = results.contest
    sides = [
        _thought(made, _first(results, count), entrant.name) for entrant in made.entrants[:: made.seats - 1]
    ]
    return " / ".join(f"{seconds:.2f}" for seconds in sides)


def _thought(made: Contest, games: list[Game], name: str) -> float:
    spent = [game.thought[seat] for game in games for seat in seats_of(made, game, name=name)]
    return sum(spent) / len(spent)
