"""Finds puzzles in records: moments where one choice is clearly better than all others, as the coach sees it.

A choice is picked in some drawn worlds and confirmed in others, because it looks too good in those that it
was picked in. The same record gives the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import fmean
from typing import Final

import msgspec

from tenka import bots, games
from tenka.bots import coach
from tenka.core import record as records
from tenka.core.decisions import Decision, decisions
from tenka.core.game import AnyGame
from tenka.core.puzzle import MARGIN, Puzzle, PuzzleGuide, Search, Source, Tried, runner_up
from tenka.core.record import Player, Record
from tenka.core.table import Table

STAGES: Final = (24, 200)
"""After so many worlds a moment is given up if it is not likely enough to be a puzzle."""
WORLDS: Final = 1000
"""In which a choice is confirmed."""
MOST_MOVES: Final = 60
MOST_A_GAME: Final = 2
USUAL: Final = "steady"
"""What this bot finds, and whoever played as well, is no puzzle."""
DIGITS: Final = 4


def find_in(record: Record, source: Source) -> list[Puzzle]:
    """The clearest ones of a finished game, each about another question."""
    game, guide = records.load_game(record, games.load), games.plugin_of(record.game).puzzles
    found: dict[str, tuple[float, Puzzle]] = {}
    if guide is None:
        return []
    for seat in range(len(record.players)):
        for decision in decisions(game, record, seat):
            puzzle = find(game, guide, record, decision, source)
            if puzzle is None:
                continue
            step, lead = decision.observation.step, runner_up(guide, puzzle).gain
            if step not in found or lead > found[step][0]:
                found[step] = lead, puzzle
    best = sorted(found.values(), key=lambda one: -one[0])
    return [puzzle for _, puzzle in best[:MOST_A_GAME]]


def find(
    game: AnyGame, guide: PuzzleGuide, record: Record, decision: Decision, source: Source
) -> Puzzle | None:
    """None where nothing is clear, or where it is plain."""
    moves = decision.moves
    ideas = {guide.idea(move) for move in moves}
    if None in ideas or len(ideas) < 2 or len(moves) > MOST_MOVES:
        return None
    trial = _Trial(guide, decision)
    plain = _plain_idea(game, guide, decision)
    for worlds in STAGES:
        if not trial.is_promising(worlds) or guide.idea(trial.best) == plain:
            return None
    if _choice_of(coach.LEVEL, game, guide, decision) != guide.idea(trial.best):
        return None
    tried = trial.confirmed()
    if not all(_is_clear(one) for one in tried if guide.idea(one.move) != guide.idea(trial.best)):
        return None
    return Puzzle(
        game.name,
        game.version,
        game.seats,
        record.options,
        source,
        msgspec.to_builtins(decision.observation, str_keys=True),
        moves,
        tried,
        WORLDS,
    )


def _is_clear(one: Tried) -> bool:
    """Whether it loses enough, even if the estimate is off."""
    return one.gain - one.error >= MARGIN


def _plain_idea(game: AnyGame, guide: PuzzleGuide, decision: Decision) -> str | None:
    """What whoever played it chose, and the usual bot would, too."""
    played = guide.idea(decision.played[0])
    return played if _choice_of(USUAL, game, guide, decision) == played else None


def _choice_of(level: str, game: AnyGame, guide: PuzzleGuide, decision: Decision) -> str | None:
    bot = bots.make(game.name, level, coach.SEED)
    offered = [game.book.named[name] for name in decision.moves]
    return guide.idea(bot.decide(decision.observation, offered, None).name)


class _Trial:
    """All choices of a moment in the same worlds."""

    def __init__(self, guide: PuzzleGuide, decision: Decision) -> None:
        bot = bots.make(decision.observation.game, coach.LEVEL, coach.SEED)
        simulator = coach.simulator_of(bot, decision.observation, decision.moves)
        self._guide = guide
        self._value = {move: simulator.simulation([move]) for move in decision.moves}
        self._found: dict[str, list[float]] = {move: [] for move in decision.moves}
        self.best = decision.moves[0]

    def is_promising(self, worlds: int) -> bool:
        """Whether, after so many worlds, all choices about something else may lose enough."""
        self._try(range(len(self._found[self.best]), worlds))
        self.best = max(self._found, key=lambda move: fmean(self._found[move]))
        idea = self._guide.idea(self.best)
        return all(sum(self._gain(move)) >= MARGIN for move in self._found if self._guide.idea(move) != idea)

    def confirmed(self) -> list[Tried]:
        """The best first."""
        self._found = {move: [] for move in self._found}
        self._try(range(STAGES[-1], STAGES[-1] + WORLDS))
        rounded = partial(round, ndigits=DIGITS)
        tried = [
            Tried(move, rounded(fmean(found)), *map(rounded, self._gain(move)))
            for move, found in self._found.items()
        ]
        return sorted(tried, key=lambda one: (one.gain, one.move != self.best))

    def _try(self, worlds: range) -> None:
        for move, value in self._value.items():
            self._found[move] += map(value, worlds)

    def _gain(self, move: str) -> tuple[float, float]:
        pairs = zip(self._found[self.best], self._found[move], strict=True)
        return coach.mean_gain([better - mine for better, mine in pairs])


# --- games of bots -------------------------------------------------------------------------------------


def bots_game(search: Search, number: int) -> Record:
    """A whole game of a search, by its number."""
    seats = search.seats[number % len(search.seats)]
    game = games.load(search.game, seats, search.options)
    players = [Player(f"{search.bot} {seat}", "bot", search.bot) for seat in range(seats)]
    seed = (search.seed << 32) + number
    table = Table.open(game, players, seed.to_bytes(32, "big"), search.options)
    seated = [bots.make(search.game, search.bot, seed * seats + seat) for seat in range(seats)]
    while actors := table.actors():
        table.play(actors[0], table.ask(seated[actors[0]], actors[0]))
    return table.record()


def searched(search: Search, until: int) -> Iterator[list[Puzzle]]:
    """What is found in one game after the other, from where a search stands."""
    for number in range(search.games, until):
        yield find_in(bots_game(search, number), "bots")
