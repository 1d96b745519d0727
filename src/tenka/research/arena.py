"""Bots against each other: every seating in turn, fixed seeds, win rates with their intervals.

`python -m tenka.research.arena zipang --bots steady,random,random,random --games 400`
`python -m tenka.research.arena shogun --bots steady,random,random --option side=moon`
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tenka import bots, games
from tenka.core.chance import FastChance
from tenka.core.errors import BadOptions, TenkaError
from tenka.core.game import Game
from tenka.core.record import Options

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Score:
    """How often one entrant came first. A shared first place counts its share."""

    level: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, after Wilson."""
        n, rate = self.games, self.rate
        centre = rate + Z95**2 / (2 * n)
        spread = Z95 * sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n**2))
        whole = 1 + Z95**2 / n
        return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def play(game: Game[Any], seated: list[bots.Bot], seed: int) -> list[int]:
    """One game; everybody's rank."""
    chance = FastChance(seed)
    state = game.start(chance)
    while actors := game.actors(state):
        seat = actors[0]
        move = seated[seat].decide(game.observe(state, seat), game.moves(state, seat), None)
        game.play(state, seat, move, chance)
    return game.standing(state).ranks


def match(
    name: str, levels: list[str], count: int, seed: int = 0, options: Options | None = None
) -> list[Score]:
    """Play `count` games, moving everybody one seat on from game to game; a score for each entrant.

    Each seed serves one whole round of seatings, so that no entrant has the better cards.
    """
    game = games.load(name, len(levels), options)
    wins = [0.0] * len(levels)
    for number in range(count):
        turn = number % len(levels)
        entrants = [(seat + turn) % len(levels) for seat in range(len(levels))]
        deal = seed + number // len(levels)
        brains = [bots.make(name, levels[who], deal * len(levels) + who) for who in entrants]
        ranks = play(game, brains, deal)
        for seat, who in enumerate(entrants):
            wins[who] += (ranks[seat] == 1) / ranks.count(1)
    return [Score(level, count, won) for level, won in zip(levels, wins, strict=True)]


def table(scores: list[Score]) -> str:
    lines = [f"{'bot':<12} {'games':>6} {'wins':>8} {'rate':>7}   95 % interval"]
    for score in scores:
        low, high = score.interval
        interval = f"{low:.1%} - {high:.1%}"
        lines.append(f"{score.level:<12} {score.games:>6} {score.wins:>8.1f} {score.rate:>7.1%}   {interval}")
    lines.append(f"chance alone: {1 / len(scores):.1%}")
    return "\n".join(lines)


def read_options(lines: list[str]) -> Options:
    """`name=value`: the value is JSON, or the text as it stands."""
    options: Options = {}
    for line in lines:
        name, found, text = line.partition("=")
        if not found:
            raise BadOptions(f"'{line}' is no option: it should read like side=moon.")
        try:
            options[name] = json.loads(text)
        except ValueError:
            options[name] = text
    return options


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tenka.research.arena", description=__doc__)
    parser.add_argument("game", choices=list(games.INFO))
    parser.add_argument("--bots", required=True, help="levels, one for each seat, with commas between")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    wish = parser.parse_args(arguments)
    try:
        options = read_options(wish.option)
        scores = match(wish.game, wish.bots.split(","), max(1, wish.games), wish.seed, options)
    except TenkaError as error:
        parser.error(str(error))
    sys.stdout.write(table(scores) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
